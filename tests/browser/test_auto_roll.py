"""Auto-roll: easy to find, seen before it rolls, and stopped by a tap."""

import pytest
from playwright.sync_api import expect

from support.browser.invitations import Invite
from support.browser.person import Person
from support.browser.timed_pages import ARMING, DOUBLE_TAP, freeze_time

COUNTDOWN = 1200  # milliseconds from then on until it rolls


@pytest.fixture
def me(invite: Invite) -> Person:
    """Somebody alone after a first move, whose time stands still."""
    person = invite()
    freeze_time(person.page)
    person.open_home().start_solo_game("knister")
    person.button("Auto-roll").click()
    expect(person.button("Auto-roll")).to_have_attribute("aria-pressed", "true")
    person.page.clock.run_for(DOUBLE_TAP)
    person.roll()  # the first roll is always one's own
    person.tap("a1")
    person.wait_until_stored()
    return person


def test_the_button_fills_before_it_rolls(me: Person) -> None:
    me.page.clock.run_for(ARMING)
    expect(me.roll_button).to_have_text("Stop")
    filling = "button => getComputedStyle(button, '::before').animationDuration"
    assert me.roll_button.evaluate(filling) == "1.2s"
    me.page.clock.run_for(COUNTDOWN - 1)
    assert me.round == 1
    me.page.clock.run_for(1)
    me.wait_for_round(2)


def test_a_tap_stops_it_and_does_nothing_else(me: Person) -> None:
    me.page.clock.run_for(ARMING)
    expect(me.roll_button).to_have_text("Stop")
    me.roll_button.click()
    expect(me.roll_button).to_have_text("Roll")
    me.page.clock.run_for(10 * COUNTDOWN)
    me.tap("b1")  # what was sent before this would be carried out before it
    me.wait_until_stored()
    assert me.round == 1
    me.page.clock.run_for(10 * COUNTDOWN)  # stopped is stopped, until the next round
    me.tap("c1")
    me.wait_until_stored()
    assert me.round == 1
    me.page.clock.run_for(ARMING)
    me.roll()
    me.tap("d1")
    me.wait_until_stored()
    me.page.clock.run_for(ARMING)
    expect(me.roll_button).to_have_text("Stop")
    me.button("Auto-roll").click()  # off
    expect(me.roll_button).to_have_text("Roll")


def test_only_where_it_can_roll(invite: Invite) -> None:
    both = invite().open_table("Emma")
    both.add_player("Ola")
    both.start()
    expect(both.roll_button).to_be_visible()
    assert not both.button("Auto-roll").count()
