"""Reloads, lost connections and a server that dies: nothing is lost, and little is said."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Error, expect

from support.browser.announcements import read_announcements, record_announcements
from support.browser.invitations import Invite, open_invitations
from support.browser.lost_connections import (
    NETWORK,
    PAUSES,
    QUIET,
    advance_to_next_retry,
    expect_disconnected,
    hold_time,
)
from support.browser.person import Person
from support.browser.polling import wait_until
from support.browser.tcp_proxy import TcpProxy, run_proxy
from support.plugins.postgres import create_database
from support.server.devices import Device
from support.server.scripted_game import ScriptedGame
from support.server.server_process import Server, run_server

OPEN_ROUND = ScriptedGame("knister", ["7", "5"], ["a1"])
TWO_LINES = ScriptedGame(
    "knaster",
    ["7", "7", "5", "5", "4", "7", "7", "6", "7"],
    ["a3", "b3", "d3", "e3", "c1", "c2", "c4", "c5"],
)
# Everything that the line beside the dice says from now on.
LISTEN: Final = """() => {
  const line = document.querySelector(".current-roll p");
  const heard = (window.heard = [line.textContent]);
  const hear = () => heard.push(line.textContent);
  new MutationObserver(hear).observe(line, { characterData: true, childList: true, subtree: true });
}"""
SILENCE: Final = 7500  # more than it takes to notice that nothing comes; as api/live.ts has it


@pytest.fixture
def proxy(server: Server) -> Iterator[TcpProxy]:
    with run_proxy(server.port) as between:
        yield between


@pytest.fixture
def invite(browser: Browser, proxy: TcpProxy) -> Iterator[Invite]:
    with open_invitations(browser, proxy.url) as inviting_people:
        yield inviting_people


def stored_move(server: Server, device: Device) -> str | None:
    """What the server has of the open round, as the same person on another browser sees it."""
    with Device(server.url, device.token) as other:
        move: str | None = other.yours["seats"][0]["move"]
        return move


def sit_down(invite: Invite, device: Device) -> Person:
    """At a page whose time stands still: it knocks and complains when the test says so."""
    return hold_time(invite()).sit_down_as(device)


def test_a_reload_keeps_the_pencilled_move(
    invite: Invite, server: Server, stack: ExitStack
) -> None:
    device = OPEN_ROUND.set_up(server.url, stack)
    me = invite().sit_down_as(device)
    me.tap("c3")
    me.wait_until_stored()
    me.page.reload()
    expect(me.cell("c3")).to_have_accessible_name("c3, 5, pencilled")
    me.wait_until_stored()
    me.tap("d3")  # and it can still be changed
    me.wait_until_stored()
    assert stored_move(server, device) == "d3"


def test_a_short_loss_is_nobodys_business(
    invite: Invite, server: Server, proxy: TcpProxy, stack: ExitStack
) -> None:
    me = sit_down(invite, OPEN_ROUND.set_up(server.url, stack))
    me.page.evaluate(LISTEN)
    proxy.cut()
    for pause in PAUSES[:3]:
        expect_disconnected(me)
        me.page.clock.run_for(pause)
    proxy.wait_for_refusals(3)
    expect_disconnected(me)
    me.tap("c3")
    proxy.mend()
    me.page.clock.run_for(PAUSES[3])
    me.wait_until_stored()
    assert not [text for text in me.page.evaluate("heard") if "Reconnecting" in text]


def test_a_tap_without_a_network_says_at_once_that_it_waits(
    invite: Invite, server: Server, stack: ExitStack
) -> None:
    me = sit_down(invite, OPEN_ROUND.set_up(server.url, stack))
    me.page.context.set_offline(True)  # closes no socket
    me.tap("c3")
    expect(me.roll_button).to_have_text("Not sent yet")
    me.page.context.set_offline(False)
    me.page.clock.run_for(QUIET)
    me.wait_until_stored()


def test_a_long_loss_keeps_a_tap_and_sends_it(
    invite: Invite, server: Server, proxy: TcpProxy, stack: ExitStack
) -> None:
    device = OPEN_ROUND.set_up(server.url, stack)
    me = sit_down(invite, device)
    proxy.cut()
    expect_disconnected(me)
    me.page.clock.run_for(QUIET - 1)
    assert "Reconnecting" not in me.page.locator(".current-roll p").inner_text()
    me.page.clock.run_for(1)
    expect(me.page.get_by_text("Reconnecting …", exact=True)).to_be_visible()
    assert me.numbers()[0] == 7  # the sheet stays
    me.tap("c3")
    expect(me.page.get_by_text("Your move is waiting to be sent.")).to_be_visible()
    expect(me.roll_button).to_have_text("Not sent yet")
    expect(me.cell("c3")).to_have_text("5")
    number = me.cell("c3").locator(".number")
    expect(number).to_have_css("text-decoration-line", "underline")  # not by colour alone
    assert stored_move(server, device) is None

    expect_disconnected(me)
    proxy.mend()
    advance_to_next_retry(me)
    me.wait_until_stored()
    expect(number).to_have_css("text-decoration-line", "none")
    expect(me.page.get_by_text("Reconnecting")).to_have_count(0)
    assert stored_move(server, device) == "c3"


def test_a_loss_and_the_return_are_announced_once(
    invite: Invite, server: Server, proxy: TcpProxy, stack: ExitStack
) -> None:
    me = hold_time(invite())
    record_announcements(me)
    me.sit_down_as(OPEN_ROUND.set_up(server.url, stack))
    before = read_announcements(me)
    heard = partial(read_announcements, me)
    proxy.cut()
    expect_disconnected(me)
    me.page.clock.run_for(QUIET - 1)
    assert heard() == before
    me.page.clock.run_for(1)
    lost = [*before, "The connection is lost. Reconnecting …"]
    wait_until(me.page, lambda: heard() == lost)
    expect_disconnected(me)
    proxy.mend()
    advance_to_next_retry(me)
    wait_until(me.page, lambda: heard() == [*lost, "Connected again."])


def test_a_network_that_died_without_a_word(
    invite: Invite, server: Server, proxy: TcpProxy, stack: ExitStack
) -> None:
    device = OPEN_ROUND.set_up(server.url, stack)
    me = sit_down(invite, device)
    proxy.freeze()
    me.tap("c3")
    expect(me.cell("c3")).to_have_text("5")
    me.page.clock.run_for(SILENCE)
    expect(me.page.get_by_text("Your move is waiting to be sent.")).to_be_visible()
    me.tap("d3")  # another mind; what was under way comes through as well, and too late
    proxy.deliver_pending()
    wait_until(me.page, lambda: stored_move(server, device) == "c3")
    expect_disconnected(me)
    proxy.mend()
    advance_to_next_retry(me)
    me.wait_until_stored()
    expect(me.cell("d3")).to_have_accessible_name("d3, 5, pencilled")
    assert stored_move(server, device) == "d3"


@pytest.mark.parametrize("page_comes", [True, False])
def test_a_reload_loses_no_tap(
    page_comes: bool, invite: Invite, server: Server, proxy: TcpProxy, stack: ExitStack
) -> None:
    device = OPEN_ROUND.set_up(server.url, stack)
    me = invite().sit_down_as(device)
    me.expected += NETWORK
    me.expected.append("Storage' property")  # our own script on Chromium's page about the failure
    proxy.cut(live_only=page_comes)
    proxy.wait_for_refusals(1)
    me.tap("c3")
    expect(me.cell("c3")).to_have_text("5")
    if page_comes:
        me.page.reload()
        proxy.mend()
    else:
        with pytest.raises(Error, match="ERR_CONNECTION"):
            me.page.reload()
        me.page.wait_for_url("chrome-error:**")
        proxy.mend()
        me.go(device.code)
    me.wait_until_stored()
    assert stored_move(server, device) == "c3"


def test_workers_are_replaced_while_somebody_plays(browser: Browser) -> None:
    with ThreadPoolExecutor(1) as thread:  # this one has an event loop, of Playwright
        database = thread.submit(create_database).result()
    with (
        run_server(database, "--workers", "2") as server,
        open_invitations(browser, server.url) as invite,
        ExitStack() as stack,
    ):
        device = OPEN_ROUND.set_up(server.url, stack)
        me = invite().sit_down_as(device)
        me.page.evaluate(LISTEN)
        server.replace_workers()
        me.tap("c3")
        me.wait_until_stored()
        assert stored_move(server, device) == "c3"
        assert not [text for text in me.page.evaluate("heard") if "Reconnecting" in text]
        assert "".join(me.page.get_by_role("alert").all_inner_texts()).strip() == ""


def test_the_server_dies_and_comes_back(browser: Browser, tmp_path: Path) -> None:
    with (
        run_server(str(tmp_path / "tables.sqlite")) as server,
        open_invitations(browser, server.url) as invite,
        ExitStack() as stack,
    ):
        device = OPEN_ROUND.set_up(server.url, stack)
        circles = TWO_LINES.set_up(server.url, stack)
        me, other = sit_down(invite, device), sit_down(invite, circles)
        me.tap("c3")
        me.wait_until_stored()
        other.tap("c3")
        expect(other.page.get_by_text("Circles in several lines").first).to_be_visible()
        other.line_box("3").click()
        other.tap("b3")
        expect(other.page.get_by_text("row 3, full house: 1 left")).to_be_visible()

        server.kill()
        expect_disconnected(me)
        me.page.clock.run_for(QUIET)
        expect(me.page.get_by_text("Reconnecting …", exact=True)).to_be_visible()
        for person in (me, other):
            expect_disconnected(person)
        server.start()
        for person in (me, other):
            advance_to_next_retry(person)

        expect(me.page.get_by_text("Reconnecting")).to_have_count(0)
        expect(me.cell("c3")).to_have_accessible_name("c3, 5, pencilled")
        for round_, cell in enumerate(["b1", "c1", "d1"], start=3):
            me.type_roll(8)
            me.tap(cell)
            me.wait_until_stored()
            assert me.round == round_
        assert me.numbers()[:5] == [7, 8, 8, 8, 0]
        assert stored_move(server, device) == "d1"

        # Circles half chosen are chosen on.
        expect(other.page.get_by_text("row 3, full house: 1 left")).to_be_visible()
        other.tap("c3")
        expect(other.page.get_by_text("column c, three of a kind: choose a circle")).to_be_visible()
        other.tap("c5")
        other.wait_until_stored()
        assert stored_move(server, circles) == "c3{3:b3c3,c:c5}"
