"""Where the focus is after a screen or a question has appeared, and what is said of it."""

from contextlib import ExitStack

from playwright.sync_api import expect

from support.browser.announcements import read_announcements, record_announcements
from support.browser.invitations import Invite
from support.browser.person import Person
from support.browser.polling import wait_until
from support.browser.screens.navigation import open_as_device
from support.server.devices import join_device, open_device
from support.server.scripted_game import ScriptedGame
from support.server.server_process import Server


def open_table_by_keys(person: Person) -> None:
    person.open_home()
    person.button("With friends or computer players").press("Enter")
    expect(person.button("Start")).to_be_visible()


def test_a_name_is_typed_and_entered_without_a_false_alarm(invite: Invite) -> None:
    emma = invite()
    record_announcements(emma)
    open_table_by_keys(emma)
    emma.button("Player on this device").press("Enter")
    expect(emma.page.get_by_label("Name", exact=True)).to_be_focused()
    emma.page.keyboard.type("Oma")
    emma.press("Enter")
    expect(emma.seat("Oma")).to_be_visible()
    expect(emma.page.get_by_role("dialog")).to_have_count(0)
    assert not [one for one in read_announcements(emma) if "taken" in one]


def test_a_lobby_has_the_focus_on_its_heading(invite: Invite) -> None:
    emma, tim = invite(), invite()
    open_table_by_keys(emma)
    expect(emma.page.get_by_role("heading", level=1)).to_be_focused()
    tim.page.goto(emma.link)
    tim.page.get_by_label("Your name").fill("Tim")
    tim.press("Enter")
    expect(tim.seat("Tim")).to_be_visible()
    expect(tim.page.get_by_role("heading", level=1)).to_be_focused()


def test_a_question_has_the_focus_on_its_answer(
    invite: Invite, server: Server, stack: ExitStack
) -> None:
    me = invite().sit_down_as(ScriptedGame("knister", ["3+4"], []).set_up(server.url, stack))
    me.press("h")
    no = me.page.get_by_role("button", name="No", exact=True)
    expect(no).to_be_focused()  # a hint cannot be taken back
    me.press("Enter")
    expect(me.page.get_by_role("dialog")).to_have_count(0)
    me.button("Menu").press("Enter")
    me.button("End the game").press("Enter")
    expect(no).to_be_focused()
    expect(no).to_have_accessible_description("End this game?")
    no.press("Enter")
    expect(me.button("End the game")).to_be_focused()


def test_a_guest_hears_of_the_next_game(invite: Invite, server: Server) -> None:
    host = open_device(server.url, names=["Emma"])
    guest = join_device(server.url, host.code, "Tim")
    host.ask("start")
    host.ask("abandon")
    tim = invite()
    record_announcements(tim)
    open_as_device(tim, guest, alone=False)
    expect(tim.page.locator("[data-ended]")).to_be_visible()
    host.refresh().ask("rematch")
    expect(tim.page.get_by_text("Waiting for Emma to start.")).to_be_visible()
    wait_until(tim.page, lambda: "The next game is about to begin." in read_announcements(tim))
    expect(tim.page.get_by_role("heading", level=1)).to_be_focused()


def test_a_lobby_tells_who_came(invite: Invite, server: Server) -> None:
    emma = invite()
    open_table_by_keys(emma)
    for name in ("Tim", "Ola"):
        join_device(server.url, emma.code, name)
    said = emma.page.locator("p[role=status].visually-hidden")
    expect(said).to_contain_text("Now at the table: Tim")
