"""The lobby of a class of thirty: all names in sight, and what can be done with each."""

from contextlib import ExitStack
from typing import Final

import pytest
from playwright.sync_api import ViewportSize, expect

from support.browser.invitations import Invite
from support.server.devices import Device, join_device, open_device
from support.server.server_process import Server

NAMES: Final = [f"Pupil {number}" for number in range(1, 30)]
PHONE: Final[ViewportSize] = {"width": 360, "height": 640}
LAPTOP: Final[ViewportSize] = {"width": 1280, "height": 720}


@pytest.fixture
def host(server: Server, stack: ExitStack) -> Device:
    """Leads a class of thirty."""
    host = stack.enter_context(open_device(server.url, preset="class"))
    stack.enter_context(join_device(server.url, host.code, *NAMES))
    return host


@pytest.mark.parametrize(("window", "screens"), [(PHONE, 3.2), (LAPTOP, 1.8)])
def test_thirty_names_stand_side_by_side(
    window: ViewportSize, screens: float, invite: Invite, host: Device, server: Server
) -> None:
    with join_device(server.url, host.code, "Poo"):
        leader = invite(viewport=window)
        leader.remember("tickets", [host.ticket()])
        leader.go(host.code)
        chips = leader.page.locator("section ol button")
        expect(chips).to_have_count(30)
        expect(leader.page.locator("[data-roster-open]")).to_be_visible()
        height = leader.page.evaluate("document.documentElement.scrollHeight")
        assert height < screens * window["height"]
        expect(leader.button("Start")).to_be_in_viewport()

        leader.button("Change Poo").click()  # what can be done with somebody is in a dialog
        leader.button("Another name for Poo").click()
        expect(leader.page.get_by_role("dialog")).to_have_count(0)
        expect(leader.page.get_by_text("Names taken off")).to_be_visible()
        expect(leader.page.locator("section ol").get_by_text("Poo")).to_have_count(0)


def test_a_pupil_changes_only_the_own_name(invite: Invite, host: Device, server: Server) -> None:
    with join_device(server.url, host.code, "Ada") as device:
        pupil = invite(viewport=PHONE)
        pupil.remember("tickets", [device.ticket()])
        pupil.go(host.code)
        expect(pupil.page.locator("section ol li")).to_have_count(30)
        expect(pupil.page.locator("section ol button")).to_have_count(1)
        pupil.button("Change Ada, you").click()
        pupil.give_name("Ida", "Save")
        expect(pupil.seat("Ida")).to_contain_text("you")


def test_names_taken_off_stay_off_in_the_next_game(
    invite: Invite, server: Server, stack: ExitStack
) -> None:
    """The leader is told, and lets them go."""
    host = stack.enter_context(open_device(server.url, preset="class"))
    pupil = stack.enter_context(join_device(server.url, host.code, "Ada", "Poo"))
    host.ask("rename", seat=1, name="Blue Fox")
    for ask in ("start", "abandon", "rematch"):
        host.ask(ask)
    leader = invite()
    leader.remember("tickets", [host.ticket()])
    leader.go(host.code)
    expect(leader.page.get_by_text("Names taken off")).to_be_visible()
    expect(leader.page.get_by_text("further games at this table")).to_be_visible()
    leader.button("Allow “Poo” again").click()
    expect(leader.page.get_by_text("Names taken off")).to_have_count(0)
    pupil.ask("rename", seat=1, name="Poo")
