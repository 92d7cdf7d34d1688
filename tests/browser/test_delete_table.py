"""Whoever leads a class reads what is kept of it, and deletes its table for good."""

from contextlib import ExitStack

import pytest
from playwright.sync_api import expect

from support.browser.invitations import Invite
from support.browser.person import Person
from support.server.devices import Device, join_device, open_device
from support.server.server_process import Server


@pytest.fixture
def host(server: Server, stack: ExitStack) -> Device:
    """Leads a class with one pupil, and plays along."""
    settings = {"dice": "real", "seconds": None}
    return stack.enter_context(
        open_device(server.url, preset="class", settings=settings, names=["Ola"])
    )


def make_saved_game(code: str) -> dict[str, object]:
    """A finished game as the history of a browser has it."""
    seen = {"at": 1_790_000_000_000, "game": "knister", "name": "Ola", "total": 30, "place": 1}
    rest: dict[str, object] = {"of": 2, "verdict": None, "alone": False, "uncounted": []}
    return {"code": code, "number": 1, "seat": 0, **seen, **rest}


def read_stored(person: Person, key: str) -> list[dict[str, object]]:
    """What the browser of somebody keeps."""
    found: list[dict[str, object]] = person.page.evaluate(
        "key => JSON.parse(localStorage['fivebyfive.' + key] ?? '[]')", key
    )
    return found


def test_the_note_for_schools_is_a_tap_away(invite: Invite, host: Device) -> None:
    leader = invite()
    leader.remember("tickets", [host.ticket()])
    leader.go(host.code)
    leader.page.get_by_role("link", name="Privacy for schools").click()
    heading = leader.page.get_by_role("heading", name="For schools")
    expect(heading).to_be_in_viewport()
    expect(leader.page.locator("article")).to_contain_text("Delete this table")


def test_a_table_is_deleted_from_the_menu(
    invite: Invite, server: Server, stack: ExitStack, host: Device
) -> None:
    pupil = invite()
    guest = stack.enter_context(join_device(server.url, host.code, "Ada"))
    pupil.remember("tickets", [guest.ticket()])
    host.ask("start")
    pupil.go(host.code)
    leader = invite()
    leader.remember("tickets", [host.ticket()])
    leader.go(host.code)
    leader.press_in_menu("Delete this table")
    dialog = leader.page.get_by_role("dialog", name="Delete this table?")
    leader.button("Keep it").click()
    expect(dialog).to_have_count(0)
    leader.button("Delete this table").click()
    leader.button("Delete for good").click()
    expect(leader.page).to_have_url(f"{server.url}/")
    assert read_stored(leader, "tickets") == []
    expect(pupil.page.get_by_role("heading", level=1)).to_contain_text("There is no table")


@pytest.mark.parametrize("is_here_too", [True, False])
def test_what_the_browser_keeps_goes_too_when_the_game_is_over(
    invite: Invite, server: Server, host: Device, is_here_too: bool
) -> None:
    host.ask("start")
    host.ask("abandon")
    leader = invite()
    leader.remember("tickets", [host.ticket()])
    leader.remember("history", [make_saved_game(host.code), make_saved_game("000000")])
    led = {"number": 1, "game": "knister", "at": 1_790_000_000_000, "people": 2}
    leader.remember("led", [{"code": code, **led} for code in (host.code, "000000")])
    leader.go(host.code)
    leader.button("Delete this table").click()
    leader.page.get_by_label("Also delete what this browser keeps").set_checked(is_here_too)
    leader.button("Delete for good").click()
    expect(leader.page).to_have_url(f"{server.url}/")
    wanted = ["000000"] if is_here_too else [host.code, "000000"]
    for kept in ("history", "led"):
        assert [game["code"] for game in read_stored(leader, kept)] == wanted
    assert read_stored(leader, "tickets") == []


def test_pupils_cannot(invite: Invite, server: Server, stack: ExitStack, host: Device) -> None:
    guest = stack.enter_context(join_device(server.url, host.code, "Ada"))
    host.ask("start")
    host.ask("abandon")
    pupil = invite()
    pupil.remember("tickets", [guest.ticket()])
    pupil.go(host.code)
    expect(pupil.page.locator("[data-ended]")).to_be_visible()
    expect(pupil.button("Delete this table")).to_have_count(0)
