"""A second tap in the same place is not meant for the button that has appeared there."""

from playwright.sync_api import Locator, expect

from support.browser.invitations import Invite, play_without_taps
from support.browser.person import Person
from support.browser.timed_pages import ARMING, DOUBLE_TAP, freeze_time
from support.browser.viewports import PHONE


def tap_at(person: Person, button: Locator) -> tuple[float, float]:
    """Tap a button; where."""
    box = button.bounding_box()
    assert box
    point = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    person.page.mouse.click(*point)
    return point


def start(invite: Invite) -> Person:
    """Somebody alone at a phone, whose time stands still."""
    person = invite(viewport=PHONE)
    freeze_time(person.page)
    person.open_home().start_solo_game("knister")
    return person


def test_finish_does_not_begin_the_next_game(invite: Invite) -> None:
    me = start(invite)
    play_without_taps(25, [me])
    expect(me.roll_button).to_have_text("Finish")
    me.page.clock.run_for(DOUBLE_TAP)
    point = tap_at(me, me.roll_button)
    again = me.button("Play again")
    expect(again).to_be_visible()
    box = again.bounding_box()
    assert box
    assert box["x"] < point[0] < box["x"] + box["width"]
    assert box["y"] < point[1] < box["y"] + box["height"]
    me.page.clock.run_for(DOUBLE_TAP - 1)
    me.page.mouse.click(*point)
    expect(again).to_be_enabled(enabled=False)
    me.page.clock.run_for(1)
    expect(again).to_be_enabled()
    expect(me.page.locator("[data-ended]")).to_be_visible()
    me.page.mouse.click(*point)
    me.wait_for_round(0)
    # And its second tap does not roll.
    me.page.clock.run_for(DOUBLE_TAP - 1)
    expect(me.roll_button).to_be_enabled(enabled=False)
    me.page.clock.run_for(1)
    expect(me.roll_button).to_be_enabled()


def test_a_key_begins_the_next_game_at_once(invite: Invite) -> None:
    me = start(invite)
    play_without_taps(25, [me])
    me.page.clock.run_for(DOUBLE_TAP)
    me.roll()
    me.button("Play again").press("Enter")
    me.wait_for_round(0)


def test_stop_does_not_roll(invite: Invite) -> None:
    me = start(invite)
    me.button("Auto-roll").click()
    me.page.clock.run_for(DOUBLE_TAP)
    me.roll()
    me.tap("a1")
    me.wait_until_stored()
    me.page.clock.run_for(ARMING)
    expect(me.roll_button).to_have_text("Stop")
    point = tap_at(me, me.roll_button)
    expect(me.roll_button).to_have_text("Roll")
    me.page.clock.run_for(DOUBLE_TAP - 1)
    me.page.mouse.click(*point)
    me.tap("b1")  # what was sent before this would be carried out before it
    me.wait_until_stored()
    assert me.round == 1
    me.page.clock.run_for(DOUBLE_TAP)
    me.page.mouse.click(*point)
    me.wait_for_round(2)
