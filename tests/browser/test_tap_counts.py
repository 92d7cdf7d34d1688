"""How many taps it takes: to begin, for a round, and for two people on one phone."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from support.browser.invitations import Invite
from support.browser.person import Person
from support.browser.viewports import PROJECTOR
from support.server.devices import join_device
from support.server.server_process import Server

# Every tap that reaches the page; kept in the tab, which goes from screen to screen.
COUNT_TAPS: Final = """
  addEventListener("click", (event) => {
    if (event.isTrusted) sessionStorage.taps = Number(sessionStorage.taps ?? 0) + 1;
  }, true);"""


@contextmanager
def counted_taps(person: Person, most: int) -> Iterator[None]:
    """Exactly so many taps are made in the block."""
    before = read_taps(person)
    yield
    assert read_taps(person) - before == most


def read_taps(person: Person) -> int:
    return int(person.page.evaluate("Number(sessionStorage.taps ?? 0)"))


def invite_counted(invite: Invite, **options: Any) -> Person:
    """Somebody with a phone whose taps are counted."""
    person = invite(has_touch=True, is_mobile=True, **options)
    person.page.add_init_script(COUNT_TAPS)
    return person


@pytest.mark.parametrize("game", ["knister", "knaster"])
def test_the_first_roll_takes_two_taps(game: str, invite: Invite) -> None:
    me = invite_counted(invite).open_home()
    with counted_taps(me, 2):
        me.page.locator(f"[data-game={game}]").get_by_role("button", name="Play").tap()
        expect(me.roll_button).to_have_attribute("aria-disabled", "false")
        me.roll_button.tap()
        me.wait_for_round(1)


def test_a_class_rolls_after_at_most_six_taps(
    invite: Invite, server: Server, stack: ExitStack
) -> None:
    """From the home page over the big screen; pupils come meanwhile."""
    teacher = invite_counted(invite, viewport=PROJECTOR).open_home()
    with counted_taps(teacher, 6):  # five: that on a label counts for its radio button, too
        teacher.button("With friends or computer players").tap()
        teacher.page.locator("label").get_by_text("Class", exact=True).tap()
        expect(teacher.page.get_by_text("You lead the game without a seat.")).to_be_visible()
        pupil = stack.enter_context(join_device(server.url, teacher.code, "Ada", "Ben"))
        teacher.page.get_by_role("link", name="Big screen").tap()
        teacher.button("Start").tap()
        expect(teacher.button("Roll")).to_have_attribute("aria-disabled", "false")
        teacher.button("Roll").tap()
        teacher.wait_for_round(1)
    assert [seat["name"] for seat in pupil.refresh().table["seats"]] == ["Ada", "Ben"]


@pytest.mark.parametrize("game", ["Knister", "Knaster"])
def test_a_computer_opponent_takes_two_taps(game: str, invite: Invite) -> None:
    me = invite_counted(invite).open_home()
    with counted_taps(me, 2):
        me.button(f"{game} against the computer").tap()
        me.page.locator("[data-level=casual]").tap()
        expect(me.roll_button).to_have_attribute("aria-disabled", "false")
    expect(me.page.locator(".player-strip")).to_be_visible()  # somebody else is there


def test_a_round_takes_one_tap_with_auto_roll(invite: Invite) -> None:
    me = invite_counted(invite).open_home()
    me.start_solo_game("knister")
    with counted_taps(me, 1):  # and none in a menu
        me.button("Auto-roll").tap()
    me.roll()
    for round_, cell in enumerate(("a1", "b1", "c1"), start=1):
        with counted_taps(me, 1):
            me.cell(cell).tap()
            me.wait_for_round(round_ + 1)


def test_two_people_on_a_phone_take_three_taps_a_round(invite: Invite) -> None:
    both = invite_counted(invite).open_table("Emma")
    both.add_player("Ola")
    both.start()
    names = ["Emma", "Ola"]
    for round_, cell in enumerate(("a1", "b1", "c1"), start=1):
        with counted_taps(both, 3):
            expect(both.roll_button).to_have_attribute("aria-disabled", "false")
            both.roll_button.tap()
            both.wait_for_round(round_)
            for name in names:
                expect(both.page.get_by_role("grid", name=f"Sheet of {name}")).to_be_visible()
                both.cell(cell).tap()
                expect(both.page.get_by_role("tab", name=f"{name} has moved")).to_be_visible()
        names.reverse()  # who moved last is the first of the next round
