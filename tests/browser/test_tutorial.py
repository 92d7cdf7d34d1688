"""The bubbles of a first game: they follow the game, and lie beside the sheet."""

from contextlib import ExitStack
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect

from fivebyfive.words import Language, say
from support.browser.invitations import Invite
from support.browser.layout_checks import (
    FIND_CLASHES,
    FIND_COVERED,
    enlarge_text,
    resize_and_wait,
)
from support.browser.person import Person
from support.browser.viewports import SIZES, name_size
from support.plugins.hypothesis_profiles import is_soak
from support.server.devices import join_device, open_device
from support.server.server_process import Server


def bubble_of(person: Person) -> Locator:
    return person.page.get_by_role("complementary", name="How to play")


@pytest.mark.parametrize("game", ["knister", "knaster"])
def test_it_follows_the_game_without_a_tap_on_it(game: str, invite: Invite) -> None:
    me = invite(taught=False).open_home()
    me.start_solo_game(game)
    bubble = bubble_of(me)
    expect(bubble).to_contain_text("1 / 4")
    me.roll()
    expect(bubble).to_contain_text("2 / 4")
    me.make_random_move()
    expect(bubble).to_contain_text("3 / 4")
    me.roll()
    me.make_random_move()
    expect(bubble).to_contain_text("4 / 4")
    me.roll()
    me.make_random_move()
    expect(bubble).to_have_count(0)
    me.page.reload()  # it was learned
    me.wait_for_round(3)
    expect(bubble).to_have_count(0)


def test_a_guest_is_not_told_to_roll(invite: Invite, server: Server, stack: ExitStack) -> None:
    emma = stack.enter_context(open_device(server.url, names=["Emma"], settings={"rolls": "host"}))
    kims = join_device(server.url, emma.code, "Kim")
    emma.ask("start")
    for device, message in ((kims, "teach-host"), (emma, "teach-roll")):
        device.socket.close()
        person = invite(taught=False)
        person.remember("tickets", [device.ticket()])
        person.go(device.code).wait_for_round(0)
        expect(bubble_of(person)).to_contain_text(say(Language.EN, message))


COMPANIES: Final = {  # the names on this device, those of others
    "alone": (["Ola"], []),
    "an opponent": (["Ola"], ["Kim"]),
    "two here": (["Ola", "Kim"], []),
    "four": (["Ola"], ["Kim", "Ben", "Iga"]),
}
LOCALES: Final = ("es-ES", "pt-PT", "de-DE", "pl-PL")
CASES: Final = [
    (company, game, locale)
    for at, company in enumerate(COMPANIES)
    for game_at, game in enumerate(("knister", "knaster"))
    for locale_at, locale in enumerate(LOCALES)
    if is_soak() or ((at + game_at) % 2 == 0 and locale_at == at)
]


@pytest.mark.parametrize(("company", "game", "locale"), CASES)
def test_it_has_room_in_every_window_and_moves_nothing(
    company: str, game: str, locale: str, invite: Invite, server: Server, stack: ExitStack
) -> None:
    here, others = COMPANIES[company]
    settings = {"game": game, "rolls": "host"}
    host = stack.enter_context(open_device(server.url, names=here, settings=settings))
    guests = [stack.enter_context(join_device(server.url, host.code, name)) for name in others]
    host.ask("start")
    me = invite(taught=False, locale=locale, has_touch=True)
    me.remember("tickets", [host.ticket(alone=company == "alone")])
    me.go(host.code).wait_for_round(0)
    bubble = me.page.locator(".tutorial")
    found: dict[str, Any] = {}
    places: dict[str, Any] = {}

    def look(step: str) -> None:
        """In all windows: all can be seen, and is where it was before."""
        for window in SIZES:
            at = f"{step} {name_size(window)}"
            resize_and_wait(me.page, window)
            seen = me.page.evaluate(PLACES)
            found[f"{at}: outside"] = [
                name
                for name, boxes in seen.items()
                for box in boxes
                if box[0] < 0
                or box[1] < 0
                or box[0] + box[2] > window["width"]
                or box[1] + box[3] > window["height"]
            ]
            found[f"{at}: higher by"] = me.measure_overflow()[1]
            found[f"{at}: clashes"] = me.page.evaluate(FIND_CLASHES)
            found[f"{at}: covered"] = me.page.evaluate(FIND_COVERED)
            before = places.setdefault(name_size(window), seen)
            for name in ("sheet", "roll", *(["tutorial"] if seen["tutorial"] else [])):
                if seen[name] != before[name]:
                    found[f"{at}: {name} has moved"] = (before[name], seen[name])

    def move_all(round_: int) -> None:
        cell = "abcde"[round_ - 1] + "3"
        for seat in range(len(here)):
            host.move(seat, round_, cell)
        for seat, guest in enumerate(guests, len(here)):
            guest.move(seat, round_, cell)

    expect(bubble).to_contain_text("1 / 4")
    look("1")
    host.ask("next", round=0)
    expect(bubble).to_contain_text("2 / 4")
    look("2")
    move_all(1)
    expect(bubble).to_contain_text("3 / 4")
    look("3")
    host.ask("next", round=1)
    move_all(2)
    expect(bubble).to_contain_text("4 / 4")
    look("4")
    for window in SIZES:
        resize_and_wait(me.page, window)
        enlarge_text(me.page, 200)
        found[f"large {name_size(window)}: covered"] = me.page.evaluate(FIND_COVERED)
        enlarge_text(me.page, 100)
    host.ask("next", round=2)
    move_all(3)
    expect(bubble).to_have_count(0)
    look("over")
    assert {look: wrong for look, wrong in found.items() if wrong} == {}


# Where the sheets, the tutorial and the roll button are; the sheets first, then what is on them.
PLACES: Final = """() => Object.fromEntries(
  Object.entries({ sheet: ".own-sheet .sheet", roll: ".bar .roll", tutorial: ".tutorial" })
    .map(([name, selector]) => [name, [...document.querySelectorAll(selector)].map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return [x, y, width, height].map(Math.round);
    })]))"""
