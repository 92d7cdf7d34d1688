"""What a sheet, a menu and a page look like: circles, strokes, groups, dates, the way home."""

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Final

import pytest
from playwright.sync_api import expect

from support.browser.invitations import Invite
from support.browser.screens.stage import Stage
from support.browser.viewports import PHONE
from support.server.server_process import Server

HAS_WAY_HOME: Final = (
    *("rules_knister", "history", "score", "sheets", "club_rooms", "club_room", "privacy"),
    *("join", "lobby_few", "end_alone", "menu"),
)


@pytest.fixture(scope="module")
def stage(server: Server) -> Iterator[Stage]:
    with ExitStack() as stack:
        yield Stage(server.url, stack)


def test_a_scored_white_box_of_knaster_is_circled(stage: Stage, invite: Invite) -> None:
    """As the rulebook asks for; the value stays printed there."""
    person = invite()
    stage.show("full_sheet", person)
    circled = person.page.locator(".own-sheet [data-line]:has(.circle)")
    assert circled.evaluate_all("all => all.map((one) => one.dataset.line).sort()") == [
        *("/", "1", "3", "4", "\\", "a", "d"),
    ]
    expect(person.line_box("a")).to_have_text("9")
    expect(person.line_box("b").locator(".circle")).to_have_count(0)


def test_strokes_in_ink_leave_a_full_sheet_readable(stage: Stage, invite: Invite) -> None:
    person = invite(reduced_motion="reduce")
    stage.show("full_sheet", person)
    strokes = person.page.locator(".own-sheet .cells > svg path:not(.pencilled)")
    opacities = strokes.evaluate_all("all => all.map((one) => +getComputedStyle(one).opacity)")
    assert len(opacities) == 7
    assert max(opacities) <= 0.2


def test_rules_end_with_a_game(invite: Invite) -> None:
    person = invite().go("rules/knaster")
    person.button("Play now").click()
    expect(person.roll_button).to_be_visible()
    expect(person.page.get_by_role("heading", name="Knaster")).to_be_visible()
    first = person.code
    person.go("rules/knaster").button("Play now").click()
    expect(person.roll_button).to_be_visible()
    assert person.code == first  # nothing was rolled in it
    person.go("rules/knister").button("Play now").click()
    expect(person.roll_button).to_be_visible()
    expect(person.page.get_by_role("heading", name="Knister")).to_be_visible()
    assert person.code != first


def test_the_menu_has_groups_and_can_always_be_closed(stage: Stage, invite: Invite) -> None:
    person = invite(viewport=PHONE)
    stage.show("menu", person)
    menu = person.page.get_by_role("dialog")
    for group in ("This game", "The table", "This device"):
        expect(menu.get_by_role("region", name=group)).to_be_attached()
    menu.evaluate("menu => menu.scrollTo(0, menu.scrollHeight)")
    close = menu.get_by_role("button", name="Close")
    expect(close).to_be_in_viewport(ratio=1)
    close.click()
    expect(menu).to_have_count(0)


@pytest.mark.parametrize("name", HAS_WAY_HOME)
def test_the_same_way_home(name: str, stage: Stage, invite: Invite) -> None:
    person = invite()
    stage.show(name, person)
    home = person.page.locator("[data-home]").locator("visible=true")
    expect(home).to_have_count(1)
    expect(home).to_have_accessible_name("Home")
    home.click()
    expect(person.page.get_by_role("heading", level=1, name="Five by Five")).to_be_visible()


@pytest.mark.parametrize(
    ("locale", "day"),
    [("en-GB", "14 Nov 2023"), ("en-US", "Nov 14, 2023"), ("de-DE", "14.11.2023")],
)
def test_dates_are_in_the_order_of_the_region(
    locale: str, day: str, stage: Stage, invite: Invite
) -> None:
    person = invite(locale=locale)
    stage.show("history", person)
    expect(person.page.locator("main li").first).to_contain_text(day)
