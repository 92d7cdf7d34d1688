"""What a leader prints when a game of a class is over: all in one place."""

from contextlib import ExitStack

from playwright.sync_api import Locator, expect

from support.browser.invitations import Invite
from support.browser.person import Person
from support.browser.viewports import PROJECTOR
from support.pdf_pages import read_pdf_text
from support.server.devices import Device, join_device, open_device
from support.server.server_process import Server


def lead_to_the_end(server: Server, stack: ExitStack, leader: Person) -> Device:
    """A class game that was ended after two rounds, on the leader's big screen."""
    settings = {"dice": "real", "seconds": None}
    host = stack.enter_context(open_device(server.url, preset="class", settings=settings))
    pupils = stack.enter_context(join_device(server.url, host.code, "Ada", "Łucja"))
    host.ask("start")
    for round_ in (1, 2):
        host.ask("next", round=round_ - 1, roll="7")
        for seat in (0, 1):
            pupils.refresh().move(seat, round_, f"a{round_}")
    host.ask("next", round=2, roll="7")
    host.ask("abandon")
    leader.remember("tickets", [host.ticket()])
    leader.go(f"{host.code}/screen")
    return host


def download(leader: Person, link: Locator) -> str:
    with leader.page.expect_download() as started:
        link.click()
    return read_pdf_text(started.value.path().read_bytes())


def test_everything_is_printed_from_one_place(
    invite: Invite, server: Server, stack: ExitStack
) -> None:
    leader = invite(viewport=PROJECTOR)
    lead_to_the_end(server, stack, leader)
    leader.button("Print for the class").click()
    dialog = leader.page.get_by_role("dialog")
    assert "Results" in download(leader, dialog.get_by_role("link", name="Result sheet"))
    everybody = download(leader, dialog.get_by_role("link", name="Certificates for all"))
    assert everybody.count("for taking part") + everybody.count("First place") == 2
    dialog.get_by_label("Name", exact=True).select_option("Łucja")
    one = download(leader, dialog.get_by_role("link", name="Print certificate"))
    assert "Łucja" in one
    assert "Ada" not in one
    assert "Solutions" in download(leader, dialog.get_by_role("link", name="Worksheet"))
    leader.press("Escape")
    expect(dialog).to_have_count(0)
    leader.press_in_menu("Print for the class")
    expect(dialog.get_by_role("link", name="Result sheet")).to_be_visible()


def test_only_the_leader_prints_for_the_class(
    invite: Invite, server: Server, stack: ExitStack
) -> None:
    leader = invite(viewport=PROJECTOR)
    lead_to_the_end(server, stack, leader)
    expect(leader.button("Print for the class")).to_be_visible()
    spectator = invite(viewport=PROJECTOR).go(leader.code)
    spectator.button("Watch").click()
    expect(spectator.page.locator("[data-ended]")).to_be_visible()
    expect(spectator.button("Print for the class")).to_have_count(0)


def test_the_last_game_is_printed_while_the_next_one_is_prepared(
    invite: Invite, server: Server, stack: ExitStack
) -> None:
    leader = invite()
    leader.expected.append("status of 409")  # what is refused is read in the dialog
    host = lead_to_the_end(server, stack, leader)
    leader.go(host.code)
    expect(leader.button("Print for the class")).to_be_visible()
    host.ask("rematch")
    leader.button("Print the last game").click()
    dialog = leader.page.get_by_role("dialog")
    everybody = download(leader, dialog.get_by_role("link", name="Certificates for all"))
    assert everybody.count("for taking part") + everybody.count("First place") == 2
    host.ask("rename", seat=1, name="Lucy")  # who is called otherwise now is not in it
    dialog.get_by_label("Name", exact=True).select_option("Lucy")
    dialog.get_by_role("link", name="Print certificate").click()
    expect(dialog.get_by_text("Nobody called “Lucy” has a sheet in this game.")).to_be_visible()
    with leader.page.expect_download() as started:
        dialog.get_by_role("link", name="Results as a table").click()
    assert "Łucja" in started.value.path().read_text("utf-8-sig")


def test_a_refusal_to_print_is_read(invite: Invite, server: Server, stack: ExitStack) -> None:
    """A game that was ended before a round was closed."""
    leader = invite()
    leader.expected.append("status of 409")  # what is refused is read in the dialog
    host = lead_to_the_end(server, stack, leader)
    for ask in ("rematch", "start", "abandon", "rematch"):
        host.ask(ask)
    leader.go(host.code)
    leader.button("Print the last game").click()
    dialog = leader.page.get_by_role("dialog")
    dialog.get_by_role("link", name="Result sheet").click()
    expect(dialog.get_by_text("there is nothing to print")).to_be_visible()
