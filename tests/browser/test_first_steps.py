"""What somebody who has never played does first, and what is said to them."""

import re

from playwright.sync_api import expect

from support.browser.invitations import Invite


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
    both = invite().open_table("Emma")
    both.add_player("Ola")
    both.start()
    expect(both.page.get_by_text(re.compile("^(Emma|Ola) rolls next$"))).to_be_visible()
    expect(both.page.get_by_text("You begin")).to_have_count(0)
