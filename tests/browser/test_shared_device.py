"""A tablet that several people use: whose it is now, and names that are a tap away."""

import re
from contextlib import ExitStack
from datetime import timedelta

from playwright.sync_api import expect

from support.browser.invitations import Invite
from support.browser.person import Person
from support.browser.timed_pages import advance_date, freeze_date
from support.server.devices import Device, join_device, open_device


def with_tablet(invite: Invite) -> Person:
    """Somebody whose date stands still while they do not go away."""
    person = invite()
    freeze_date(person.page)
    return person


def go_away_for(person: Person, minutes: float) -> None:
    """Close the page, and come back so much later."""
    person.go("rules/knister")
    advance_date(person.page, timedelta(minutes=minutes))


def ola_at_a_table(invite: Invite, stack: ExitStack) -> tuple[Person, Device]:
    """Somebody who joined a table of others, and its host."""
    tablet = with_tablet(invite)
    host = stack.enter_context(open_device(tablet.url, names=["Emma"]))
    tablet.join(host.code, "Ola")
    return tablet, host


def names_away(host: Device) -> dict[str, bool]:
    return {seat["name"]: seat["away"] for seat in host.refresh().table["seats"]}


def test_back_as_the_same_person(invite: Invite, stack: ExitStack) -> None:
    tablet, host = ola_at_a_table(invite, stack)
    go_away_for(tablet, 4)
    tablet.go(host.code)
    expect(tablet.seat("Ola")).to_contain_text("you")
    go_away_for(tablet, 6)
    tablet.go(host.code)
    expect(tablet.button("Back as Ola")).to_be_visible()
    tablet.button("Back as Ola").click()
    expect(tablet.seat("Ola")).to_contain_text("you")
    assert set(names_away(host)) == {"Emma", "Ola"}


def test_somebody_else_takes_the_tablet(invite: Invite, stack: ExitStack) -> None:
    tablet, host = ola_at_a_table(invite, stack)
    go_away_for(tablet, 6)
    tablet.go(host.code)
    tablet.button("Someone else").click()
    name = tablet.page.get_by_label("Your name")
    expect(name).to_have_value("")
    expect(tablet.button("Back as Ola")).to_be_visible()
    expect(tablet.button("I am Ola")).to_have_count(0)
    tablet.give_name("Tim", "Join")
    expect(tablet.seat("Tim")).to_contain_text("you")
    expect(tablet.seat("Ola")).to_contain_text("away")
    assert names_away(host) == {"Emma": False, "Ola": True, "Tim": False}

    # Both are found again from the home page.
    tablet.open_home()
    row = tablet.page.locator("section li")
    expect(row).to_have_count(2)
    row.filter(has_text="As Ola").get_by_role("link").click()
    expect(tablet.seat("Ola")).to_contain_text("you")
    expect(tablet.seat("Tim")).to_contain_text("away")
    go_away_for(tablet, 6)
    tablet.go(host.code)
    expect(tablet.page.locator("[data-back] .primary")).to_have_text("Back as Ola")
    tablet.button("Back as Tim").click()
    expect(tablet.seat("Tim")).to_contain_text("you")

    # Who leaves takes only the own ticket along.
    tablet.button("Leave the table").click()
    expect(tablet.page.locator("section li")).to_have_count(1)
    tablet.go(host.code)
    expect(tablet.button("Back as Tim")).to_have_count(0)
    tablet.button("Back as Ola").click()
    expect(tablet.seat("Ola")).to_contain_text("you")


def test_in_a_game_with_others_it_is_asked_too(invite: Invite, stack: ExitStack) -> None:
    tablet, host = ola_at_a_table(invite, stack)
    host.ask("start")
    tablet.wait_for_round(0)
    go_away_for(tablet, 6)
    tablet.go(host.code)
    expect(tablet.page.locator("[data-back]")).to_contain_text("Who is playing now?")
    tablet.button("Back as Ola").click()
    tablet.wait_for_round(0)
    host.ask("abandon")
    expect(tablet.page.locator("[data-ended]")).to_be_visible()
    go_away_for(tablet, 6)
    tablet.go(host.code)  # nothing can be played any more
    expect(tablet.page.locator("[data-ended]")).to_be_visible()


def test_who_plays_alone_is_never_asked(invite: Invite) -> None:
    person = with_tablet(invite).open_home()
    person.start_solo_game("knister")
    code = person.code
    go_away_for(person, 600)
    person.go(code)
    person.wait_for_round(0)
    # Nor who waits alone in a lobby, or plays with computers only.
    person.open_table("Ola")
    code = person.code
    go_away_for(person, 600)
    person.go(code)
    expect(person.seat("Ola")).to_contain_text("you")


def test_names_of_before_are_a_tap_away(invite: Invite, stack: ExitStack) -> None:
    tablet, _ = ola_at_a_table(invite, stack)
    second = stack.enter_context(open_device(tablet.url, names=["Emma"]))
    tablet.join(second.code, "Zofia").add_player("Nele")
    host = stack.enter_context(open_device(tablet.url, names=["Nele"]))
    tablet.go(host.code)
    expect(tablet.page.get_by_label("Your name")).to_have_value("Zofia")
    as_buttons = tablet.button(re.compile("^Join as "))
    expect(as_buttons.filter(has_text="Nele")).to_have_count(0)  # is taken here
    as_buttons.filter(has_text="Ola").click()
    expect(tablet.seat("Ola")).to_contain_text("you")


def test_a_spectator_is_not_asked(invite: Invite, stack: ExitStack) -> None:
    tablet = with_tablet(invite)
    host = stack.enter_context(open_device(tablet.url, names=["Emma"]))
    stack.enter_context(join_device(tablet.url, host.code, "Tim"))
    tablet.join_as_spectator(host.code)
    expect(tablet.seat("Emma")).to_be_visible()
    go_away_for(tablet, 6)
    tablet.go(host.code)
    expect(tablet.seat("Emma")).to_be_visible()
