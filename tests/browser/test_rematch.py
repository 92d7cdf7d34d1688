"""Another game of the same people."""

import re
from typing import Any

import httpx
from playwright.sync_api import expect

from support.browser.announcements import read_announcements, record_announcements
from support.browser.invitations import Invite
from support.browser.screens.navigation import open_as_device, wait_for_review
from support.browser.timed_pages import advance_time
from support.server.devices import Device, join_device, open_device
from support.server.server_process import Server
from support.server.stopped_clock import StoppedClock


def fetch_table(device: Device) -> dict[str, Any]:
    """The public state of a table."""
    found: dict[str, Any] = httpx.get(f"{device.url}/api/tables/{device.code}").json()
    return found


def play_to_the_end(devices: list[Device]) -> None:
    """The same moves for all: a shared win."""
    host = devices[0]
    for number in range(1, 26):
        host.ask("next", round=number - 1)
        for seat, device in enumerate(devices):
            cell = "abcde"[(number - 1) % 5] + str(1 + (number - 1) // 5)
            device.move(seat, number, cell)
    host.ask("next", round=25)


def test_the_review_stays_open_to_who_reads_it(invite: Invite, server: Server) -> None:
    """The next game begins: whoever reads goes there with a tap, the others at once."""
    host = open_device(server.url, names=["Emma"], settings={"rolls": "host"})
    guests = [join_device(server.url, host.code, name) for name in ("Ola", "Tim")]
    host.ask("start")
    play_to_the_end([host, *guests])
    ola, tim = invite(), invite()
    for person, device in zip((ola, tim), guests, strict=True):
        open_as_device(person, device, alone=False)
        expect(person.page.locator("[data-ended]")).to_be_visible()
    wait_for_review(ola)
    ola.page.locator("[data-coach] summary").click()
    host.refresh().ask("rematch")
    expect(tim.page.get_by_text("Waiting for Emma to start.")).to_be_visible()
    expect(ola.button("To the next game")).to_be_visible()
    expect(ola.page.locator("[data-coach] dl")).to_be_visible()
    host.ask("start")
    tim.wait_for_round(0)
    expect(ola.page.locator("[data-coach] dl")).to_be_visible()
    ola.button("To the next game").click()
    ola.wait_for_round(0)


def test_a_tap_of_the_host_begins_the_next_game_of_a_series(invite: Invite, server: Server) -> None:
    host = open_device(server.url, names=["Emma"], settings={"rolls": "host"})
    guest = join_device(server.url, host.code, "Ola")
    host.ask("start")
    play_to_the_end([host, guest])
    [points, _] = fetch_table(host)["totals"]
    emma, ola = invite(), invite()
    for person, device in ((emma, host), (ola, guest)):
        open_as_device(person, device, alone=False)
        expect(person.page.locator("[data-ended]")).to_be_visible()
    expect(emma.page.locator("[data-series]")).to_have_count(0)  # the ranking says it

    emma.button("Change something first").click()
    expect(ola.page.get_by_text("Waiting for Emma to start.")).to_be_visible()
    rows = emma.page.locator("[data-series] tbody tr")
    shown = [f"Emma 1 1 {points}", f"Ola 1 1 {points}"]
    expect(rows).to_have_text(shown, use_inner_text=True)
    emma.start()
    emma.press_in_menu("End the game", "Yes")
    expect(ola.page.locator("[data-ended]")).to_be_visible()
    expect(emma.page.locator("[data-series]")).to_have_count(0)  # it was not played to its end

    emma.button("Same people again").click()
    for person in (emma, ola):
        person.wait_for_round(0)
    play_to_the_end([emma.connect_device(), ola.connect_device()])
    more = fetch_table(host)["totals"][0] + points
    for person in (emma, ola):
        expect(person.page.locator("[data-ended]")).to_be_visible()
        rows = person.page.locator("[data-series] tbody tr")
        shown = [f"Emma 2 2 {more}", f"Ola 2 2 {more}"]
        expect(rows).to_have_text(shown, use_inner_text=True)


def test_the_lobby_comes_first_where_somebody_is_missing(invite: Invite, server: Server) -> None:
    host = open_device(server.url, names=["Emma"], settings={"rolls": "host"})
    guest = join_device(server.url, host.code, "Ola")
    host.ask("start")
    host.ask("abandon")
    guest.socket.close()
    emma = invite()
    open_as_device(emma, host, alone=False)
    expect(emma.button("Same people again")).to_be_visible()
    expect(emma.button("Change something first")).to_have_count(0)
    emma.button("Same people again").click()
    expect(emma.button("Start")).to_be_visible()


def test_who_reads_through_the_next_game_sees_its_end(invite: Invite, server: Server) -> None:
    """They are told that it opens and begins; its end has its own sheets."""
    host = open_device(server.url, names=["Emma"], settings={"rolls": "host"})
    guest = join_device(server.url, host.code, "Ola")
    host.ask("start")
    host.ask("next", round=0)
    written = sum(int(die) for die in host.refresh().table["roll"].split("+"))
    host.move(0, 1, "a1")
    guest.move(1, 1, "a1")
    host.refresh().ask("next", round=1)
    host.ask("abandon")
    ola = invite()
    open_as_device(ola, guest, alone=False)
    emma = ola.page.locator(".ranking").get_by_role("button", name="Emma")
    rows = ola.page.get_by_role("table", name="Sheet of Emma").get_by_role("row")
    emma.click()
    expect(rows.nth(1)).to_contain_text(re.compile(rf"not complete\s*{written}"))

    told = ola.page.locator("p[role=status]")
    host.refresh().ask("rematch")
    expect(ola.button("To the next game")).to_be_visible()
    expect(told).to_contain_text("The next game is about to begin.")
    host.ask("start")
    expect(told).to_contain_text("The next game has begun.")
    host.ask("abandon")
    expect(ola.button("To the next game")).to_have_count(0)
    emma.click()
    expect(rows.nth(1)).to_contain_text("not complete")
    expect(rows.nth(1)).not_to_contain_text(str(written))


def test_who_reads_is_told_when_the_next_game_waits_for_them(
    invite: Invite, server: Server
) -> None:
    """Each round in which they have to move is shown, and announced once."""
    host = open_device(server.url, names=["Emma"], settings={"rolls": "host"})
    guest = join_device(server.url, host.code, "Ola")
    host.ask("start")
    host.ask("abandon")
    ola = invite()
    record_announcements(ola)
    open_as_device(ola, guest, alone=False)
    ola.page.locator("[data-ended] h1").click()
    before = len(read_announcements(ola))
    bar = ola.page.locator("[data-next-round]")
    host.refresh().ask("rematch")
    expect(bar).to_have_text("The next game is about to begin.")
    host.ask("start")
    expect(bar).to_have_text("The next game has begun.")
    host.ask("next", round=0)
    expect(bar).to_have_text("The next game is at round 1. It is your turn.")
    expect(bar.get_by_role("timer")).to_have_count(0)  # nobody is in a hurry
    host.move(0, 1, "a1")
    expect(bar).to_have_text("The next game is at round 1. Everybody is waiting for you.")
    with ola.connect_device() as other_tab:
        other_tab.move(1, 1, "a1")
    host.refresh().ask("next", round=1)
    expect(bar).to_have_text("The next game is at round 2. It is your turn.")
    assert read_announcements(ola)[before:] == [
        "The next game is about to begin.",
        "The next game has begun.",
        "The next game is at round 1. It is your turn.",
        "The next game is at round 1. Everybody is waiting for you.",
        "The next game is at round 2. It is your turn.",
    ]
    ola.button("To the next game").click()
    ola.wait_for_round(2)


def test_who_reads_sees_the_time_that_is_left_in_the_next_game(
    timed_invite: Invite, clock: StoppedClock
) -> None:
    """And, once there, what the computer played for them when it was up."""
    ola = timed_invite()
    host = open_device(ola.url, names=["Emma"], settings={"rolls": "host", "seconds": 20})
    guest = join_device(ola.url, host.code, "Ola")
    host.ask("start")
    host.ask("abandon")
    open_as_device(ola, guest, alone=False)
    ola.page.locator("[data-ended] h1").click()
    bar = ola.page.locator("[data-next-round]")
    host.refresh().ask("rematch")
    host.ask("start")
    host.ask("next", round=0)
    expect(bar).to_contain_text("It is your turn.")
    expect(bar.get_by_role("timer")).to_have_accessible_name("20 seconds left")
    host.move(0, 1, "a1")
    advance_time(clock, 21, ola)
    expect(bar).to_have_text("The next game is at round 1.")
    host.refresh().ask("next", round=1)
    expect(bar).to_contain_text("The next game is at round 2. It is your turn.")
    ola.button("To the next game").click()
    expect(ola.page.get_by_text("the computer played")).to_be_visible()
