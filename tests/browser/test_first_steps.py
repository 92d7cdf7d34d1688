"""What somebody who has never played does first, and what is said to them."""

import re

import pytest
from playwright.sync_api import expect

from support.browser.announcements import read_announcements, record_announcements
from support.browser.invitations import Invite
from support.browser.person import Person
from support.browser.polling import wait_until


def test_a_tap_before_the_first_roll_is_answered_and_forgotten(invite: Invite) -> None:
    me = invite().open_home()
    me.start_solo_game("knister")
    me.tap("c3")
    said = me.page.get_by_role("alert").get_by_text("First comes the roll, then tap a cell.")
    expect(said).to_be_visible()
    me.roll()
    expect(said).to_have_count(0)  # the advice is followed
    me.tap("a1")
    me.wait_until_stored()
    me.roll()
    expect(me.page.get_by_text("too late")).to_have_count(0)


def test_who_joins_without_a_name_is_told_so(invite: Invite) -> None:
    host = invite().open_table("Emma")
    guest = invite().go(host.code)
    field = guest.page.get_by_label(re.compile("^Your name$"))
    field.fill("")
    guest.page.get_by_role("button", name="Join", exact=True).click()
    expect(field).to_be_focused()
    expect(field).to_have_accessible_description("Type a name first.")


def test_a_shared_device_names_who_rolls(invite: Invite) -> None:
    both = invite()
    record_announcements(both)
    both.open_table("Emma")
    both.add_player("Ola")
    both.start()
    status = both.page.locator(".current-roll p")
    expect(status).to_have_text(re.compile("^(Emma|Ola) rolls next$"))
    expect(both.page.get_by_text("You begin")).to_have_count(0)
    wait_until(both.page, lambda: find_rollers(both))
    assert "Your turn to roll." not in read_announcements(both)


def find_rollers(person: Person) -> list[str]:
    """Who was announced to roll."""
    return [line for line in read_announcements(person) if line.endswith(" rolls next")]


def test_knaster_says_that_its_combinations_give_circles(invite: Invite) -> None:
    me = invite().open_home()
    me.start_solo_game("knaster")
    me.page.locator(".strip").click()
    said = me.page.get_by_text("The numbers say how many free circles the line gives.")
    expect(said).to_be_visible()
    expect(me.page.locator("dialog .circled").first).to_be_visible()
    me.open_home().start_solo_game("knister")
    me.page.locator(".strip").click()
    expect(me.page.get_by_text("Both diagonals count double.")).to_be_visible()
    expect(me.page.locator(".circled").or_(said)).to_have_count(0)


@pytest.mark.parametrize("is_mobile", [True, False])
def test_only_who_has_keys_is_asked_about_them(is_mobile: bool, invite: Invite) -> None:
    me = invite(has_touch=is_mobile, is_mobile=is_mobile).open_table("Emma")
    me.button("Language and colours").click()
    expect(me.page.get_by_role("group", name="Sound")).to_be_visible()
    keys = me.page.get_by_role("group", name=re.compile("^Single keys"))
    expect(keys).to_have_count(0 if is_mobile else 1)
