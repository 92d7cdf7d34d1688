"""A move that was tapped without a connection and came too late: one true sentence about it."""

from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, expect

from fivebyfive.table.timers import STAND_IN_AFTER_MS
from support.browser.invitations import Invite, open_invitations
from support.browser.lost_connections import (
    QUIET,
    advance_to_next_retry,
    expect_disconnected,
    hold_time,
)
from support.browser.person import Person
from support.browser.polling import wait_until
from support.browser.tcp_proxy import TcpProxy, run_proxy
from support.server.devices import Device, join_device, open_device
from support.server.records import fetch_record
from support.server.server_process import Server
from support.server.stopped_clock import StoppedClock


@pytest.fixture
def proxy(timed_server: Server) -> Iterator[TcpProxy]:
    with run_proxy(timed_server.port) as between:
        yield between


@pytest.fixture
def invite(browser: Browser, proxy: TcpProxy) -> Iterator[Invite]:
    with open_invitations(browser, proxy.url) as inviting_people:
        yield inviting_people


@pytest.fixture
def emma(timed_server: Server, stack: ExitStack) -> Device:
    """The host, who rolls, in the first round of a game with Kim."""
    settings = {"game": "knister", "dice": "real", "rolls": "host"}
    return stack.enter_context(open_device(timed_server.url, names=["Emma"], settings=settings))


def begin(emma: Device, invite: Invite) -> Person:
    """Kim, at a page, when 5 was rolled."""
    kims = join_device(emma.url, emma.code, "Kim")
    emma.ask("start")
    emma.ask("next", round=0, roll="5")
    emma.move(0, 1, "a1")
    return hold_time(invite()).sit_down_as(kims, alone=False)


def tap_without_connection(kim: Person, proxy: TcpProxy, cell: str) -> None:
    proxy.cut()
    expect_disconnected(kim)
    kim.page.clock.run_for(QUIET)
    kim.tap(cell)
    expect(kim.roll_button).to_have_text("Not sent yet")
    expect(kim.page.locator(".current-roll p")).to_have_text(
        "Reconnecting … Your move is waiting to be sent."
    )
    expect_disconnected(kim)


def come_back(kim: Person, proxy: TcpProxy) -> None:
    proxy.mend()
    advance_to_next_retry(kim)
    kim.wait_for_round(2)


def expect_only(kim: Person, sentence: str) -> None:
    """It is the only message on the page, lies over nothing, and goes with a tap."""
    notice = kim.page.locator(".notice")
    expect(notice.locator("p")).to_have_text(sentence)
    assert "".join(kim.page.get_by_role("alert").all_inner_texts()).strip() == ""
    expect(kim.page.get_by_text("While you were away")).to_have_count(0)
    below, sheet = notice.bounding_box(), kim.page.locator(".own-sheet").bounding_box()
    assert below
    assert sheet
    assert below["y"] >= sheet["y"] + sheet["height"]
    kim.button("Got it").click()
    expect(notice).to_have_count(0)
    expect(kim.page.get_by_text("came too late")).to_have_count(0)


def test_the_computer_was_faster(
    emma: Device, invite: Invite, proxy: TcpProxy, clock: StoppedClock
) -> None:
    kim = begin(emma, invite)
    tap_without_connection(kim, proxy, "e5")
    wait_until(kim.page, lambda: emma.refresh().table["seats"][1]["gone_since"] is not None)
    clock.now += STAND_IN_AFTER_MS / 1000
    emma.ask("stand-in", seat=1, on=True)
    wait_until(kim.page, lambda: emma.refresh().table["moved"]["seats"] == [0, 1])
    emma.ask("stand-in", seat=1, on=False)
    emma.ask("next", round=1, roll="8")
    come_back(kim, proxy)
    played = fetch_record(emma.url, emma.code, None).splitlines()[-1].split()[3].rstrip("*")
    expect_only(kim, f"Your 5 in e5 came too late: the computer wrote in {played}.")


def test_an_earlier_move_stays(emma: Device, invite: Invite, proxy: TcpProxy) -> None:
    kim = begin(emma, invite)
    kim.tap("d5")
    kim.wait_until_stored()
    tap_without_connection(kim, proxy, "e5")
    emma.ask("next", round=1, roll="8")
    come_back(kim, proxy)
    expect_only(kim, "Your 5 in e5 came too late: d5 stays.")
    expect(kim.cell("d5")).to_have_text("5")


def test_in_time_after_all(emma: Device, invite: Invite, proxy: TcpProxy) -> None:
    """The move was stored, only its answer was lost: nothing is to be said."""
    kim = begin(emma, invite)
    proxy.freeze()
    kim.tap("e5")
    kim.page.clock.run_for(7500)  # more than it takes to notice that nothing comes
    proxy.deliver_pending()
    wait_until(kim.page, lambda: emma.refresh().table["moved"]["seats"] == [0, 1])
    expect_disconnected(kim)
    emma.ask("next", round=1, roll="8")
    come_back(kim, proxy)
    expect(kim.cell("e5")).to_have_accessible_name("e5, 5")
    expect(kim.page.locator(".notice")).to_have_count(0)
    assert "".join(kim.page.get_by_role("alert").all_inner_texts()).strip() == ""
