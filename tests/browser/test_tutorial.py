"""The bubbles of a first game: they follow the game, and lie beside the sheet."""

from contextlib import ExitStack

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from fivebyfive.words import Language, say
from support.browser.animation_frames import TWO_FRAMES_LATER
from support.browser.invitations import Invite
from support.browser.person import Person
from support.browser.viewports import DESKTOP, PHONE
from support.server.devices import join_device, open_device
from support.server.scripted_game import ScriptedGame
from support.server.server_process import Server

TABLET: ViewportSize = {"width": 820, "height": 1180}
LANDSCAPE: ViewportSize = {"width": 1180, "height": 820}


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
    for device, message in ((kims, "teach-wait"), (emma, "teach-roll")):
        device.socket.close()
        person = invite(taught=False)
        person.remember("tickets", [device.ticket()])
        person.go(device.code).wait_for_round(0)
        expect(bubble_of(person)).to_contain_text(say(Language.EN, message))


@pytest.mark.parametrize("viewport", [PHONE, TABLET, LANDSCAPE, DESKTOP], ids=str)
@pytest.mark.parametrize("percent", [100, 200])
def test_it_lies_beside_the_sheet(
    percent: int, viewport: ViewportSize, invite: Invite, server: Server, stack: ExitStack
) -> None:
    position = ScriptedGame("knister", ["3+4"], [])
    me = invite(taught=False, viewport=viewport, locale="pl-PL")
    me.sit_down_as(position.set_up(server.url, stack))
    me.page.evaluate(f"document.documentElement.style.fontSize = '{percent}%'")
    me.page.evaluate(TWO_FRAMES_LATER)
    bubble, sheet, dice = (
        me.page.locator(name).bounding_box()
        for name in (".tutorial", ".own-sheet", ".current-roll")
    )
    assert bubble
    for other in (sheet, dice):
        assert other
        beside = (
            bubble["x"] >= other["x"] + other["width"]
            or bubble["x"] + bubble["width"] <= other["x"]
        )
        above_or_below = (
            bubble["y"] >= other["y"] + other["height"]
            or bubble["y"] + bubble["height"] <= other["y"]
        )
        assert beside or above_or_below
