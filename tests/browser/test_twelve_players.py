"""Twelve at a table: everything has its place, on the smallest phones too."""

import httpx
import pytest
from playwright.sync_api import ViewportSize, expect

from support.browser.animation_frames import resize
from support.browser.invitations import Invite
from support.browser.person import Person
from support.browser.viewports import SMALL_PHONE
from support.server.server_process import Server

NARROW: ViewportSize = {"width": 320, "height": 640}


@pytest.mark.parametrize("locale", ["en", "pl", "de"])
def test_twelve_players_fit(locale: str, invite: Invite, server: Server) -> None:
    me = invite(viewport=NARROW, locale=locale)
    sit_down_with_computers(me, server)
    expect(me.page.locator("main ol > li")).to_have_count(12)
    me.page.locator("summary").click()
    expect_fits(me, NARROW)
    me.page.locator(".bottom .primary").click()
    me.wait_for_round(0)
    expect_fits_small_phone(me)
    me.roll()
    expect_fits_small_phone(me)
    me.make_random_move()
    expect(me.roll_button).to_have_attribute("aria-disabled", "false")
    expect_fits_small_phone(me)
    me.roll()

    me.page.locator(".player-strip .more").click()
    expect(me.page.locator("dialog li")).to_have_count(12)
    expect_fits(me, NARROW)


def sit_down_with_computers(me: Person, server: Server) -> None:
    """At a table of twelve with long names, whose host is this device."""
    computers = [{"name": f"Wolfeschlegelstein {n}", "level": "random"} for n in range(1, 12)]
    names = ["Wolfeschlegelsteinhausen"]
    wishes = {"names": names, "computers": computers, "settings": {"rolls": "host"}}
    ticket = httpx.post(f"{server.url}/api/tables", json=wishes).json()
    me.open_home().keep_ticket(ticket)
    me.go(ticket["code"])


def expect_fits_small_phone(me: Person) -> None:
    """Across at 320 pixels; at 360 by 560 all of it."""
    expect_fits(me, NARROW)
    resize(me.page, SMALL_PHONE)
    assert me.measure_overflow() == (0, 0)


def expect_fits(me: Person, size: ViewportSize) -> None:
    resize(me.page, size)
    assert me.measure_overflow()[0] == 0
