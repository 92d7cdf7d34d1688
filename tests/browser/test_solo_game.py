"""A game alone, from the home page to the end."""

from contextlib import ExitStack

import pytest
from playwright.sync_api import expect

from fivebyfive.words import Language, say
from support.browser.invitations import Invite, play_without_taps
from support.server.records import fetch_totals
from support.server.scripted_game import ScriptedGame
from support.server.server_process import Server


@pytest.mark.parametrize("game", ["knister", "knaster"])
def test_a_game_by_mouse(game: str, invite: Invite, server: Server) -> None:
    me = invite().open_home()
    me.start_solo_game(game)
    for _ in range(3):
        me.roll()
        me.make_random_move()
    play_without_taps(24, [me])
    me.play_alone_to_the_end()
    assert me.totals() == fetch_totals(server.url, me.code)


def test_a_goal_while_playing_alone(invite: Invite, server: Server, stack: ExitStack) -> None:
    """The next verdict, and how far it is; with others there is none."""
    me = invite()
    row = ["7", "7", "7", "7", "7"]  # five of a kind: 10 points
    device = ScriptedGame("knister", row, ["a1", "b1", "c1", "d1"]).set_up(server.url, stack)
    me.sit_down_as(device)
    goal = me.page.locator("[data-goal]")
    expect(goal).to_have_text("51 to good")
    me.tap("e1")
    me.wait_until_stored()
    expect(goal).to_have_text("41 to good")

    us = invite()
    with_ada = ScriptedGame("knister", ["7"], [], ["Ada"]).set_up(server.url, stack)
    us.sit_down_as(with_ada, alone=False)
    expect(us.page.locator(".player-strip")).to_be_visible()
    expect(us.page.locator("[data-goal]")).to_have_count(0)


def test_the_way_back_closes_what_lies_over_the_table(invite: Invite) -> None:
    me = invite().open_home()
    me.start_solo_game("knister")
    dialog = me.page.get_by_role("dialog")
    for _ in range(2):
        me.press_in_menu()
        me.page.go_back()
        expect(dialog).to_have_count(0)
        expect(me.roll_button).to_be_visible()
    me.press_in_menu()
    dialog.get_by_role("link", name="Rules").click()
    expect(me.page.get_by_role("article")).to_be_visible()
    me.page.go_back()
    expect(me.roll_button).to_be_visible()
    me.press_in_menu("Close")  # which leaves nothing to go back over
    expect(dialog).to_have_count(0)
    me.line_box("a").click()
    expect(dialog).to_be_visible()
    me.press("Escape")
    expect(dialog).to_have_count(0)
    me.press_browser_back()
    expect(me.button("Play Knister")).to_be_visible()


def test_somebody_alone_ends_a_game_for_nobody_else(invite: Invite) -> None:
    me = invite().open_home()
    me.start_solo_game("knister")
    me.press_in_menu("End the game")
    dialog = me.page.get_by_role("dialog")
    expect(dialog.get_by_text("End this game?", exact=True)).to_be_visible()
    no = dialog.get_by_role("button", name="No", exact=True)
    expect(no).to_be_in_viewport(ratio=1)
    seen, button = dialog.bounding_box(), no.bounding_box()
    assert seen
    assert button
    assert button["y"] + button["height"] <= seen["y"] + seen["height"]
    assert button["x"] + button["width"] <= seen["x"] + seen["width"]


def test_a_tap_flashes_nothing(invite: Invite) -> None:
    me = invite(has_touch=True, is_mobile=True).open_home()
    me.start_solo_game("knister")
    for touched in (me.cell("c3"), me.roll_button, me.line_box("a")):
        expect(touched).to_have_css("-webkit-tap-highlight-color", "rgba(0, 0, 0, 0)")


def test_nothing_of_a_screen_is_announced_after_it(invite: Invite) -> None:
    me = invite().open_home()
    me.start_solo_game("knister")
    me.roll()
    announcement = me.page.locator("p[role=status].visually-hidden")
    expect(announcement).to_contain_text("Round 1: ")
    me.press_in_menu()
    me.page.get_by_role("dialog").get_by_role("link", name="Home").click()
    expect(me.button("Play Knister")).to_be_visible()
    expect(announcement).to_have_text("")


def test_the_four_bubbles_of_a_first_game(invite: Invite) -> None:
    me = invite(taught=False, viewport={"width": 390, "height": 844}).open_home()
    me.start_solo_game("knister")
    bubble = me.page.get_by_role("complementary", name="How to play")
    for step, message in enumerate(["roll-alone", "write", "knister-lines", "knister-points"]):
        expect(bubble).to_contain_text(say(Language.EN, f"teach-{message}"))
        bubble.get_by_role("button", name="Got it").click()
        if step == 0:
            me.roll()
        elif step == 1:
            me.make_random_move()
        elif step == 2:
            me.roll()
    expect(bubble).to_have_count(0)
    me.make_random_move()
    me.roll()
    expect(bubble).to_have_count(0)

    me.open_home().start_solo_game("knister")  # never again
    expect(me.roll_button).to_be_visible()
    expect(bubble).to_have_count(0)
    me.open_home().start_solo_game("knaster")  # another game, other bubbles; skipped at once
    bubble.get_by_role("button", name="Skip").click()
    me.roll()
    expect(bubble).to_have_count(0)
