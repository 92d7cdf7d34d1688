"""Large windows are used: large sheets, and beside them what is known about lines and players."""

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Final

import pytest
from playwright.sync_api import FloatRect, Locator, ViewportSize, expect

from support.browser.invitations import Invite
from support.browser.screens.navigation import open_running_game
from support.browser.screens.stage import Stage
from support.browser.viewports import SIZES, name_size
from support.server.devices import open_device
from support.server.server_process import Server

UPRIGHT, LYING, LAPTOP, DESKTOP = SIZES[4:]
LINES: Final = "What your lines can still become"


@pytest.fixture(scope="module")
def stage(server: Server) -> Iterator[Stage]:
    with ExitStack() as stack:
        yield Stage(server.url, stack)


def get_box(found: Locator) -> FloatRect:
    box = found.bounding_box()
    assert box
    return box


@pytest.mark.parametrize("window", [LYING, LAPTOP, DESKTOP], ids=name_size)
def test_three_on_a_device_see_what_their_lines_can_become(
    window: ViewportSize, invite: Invite, server: Server
) -> None:
    person = invite(viewport=window)
    with open_device(server.url, names=["Ola", "Kim", "Ben"]) as device:
        device.ask("start")
        device.ask("next", round=0)
        open_running_game(person, device, alone=False)
    expect(person.page.get_by_role("region", name=LINES)).to_be_visible()
    expect(person.page.get_by_text("Rolls so far")).to_have_count(1)
    assert person.measure_overflow() == (0, 0)


def test_a_single_opponent_has_a_large_sheet(stage: Stage, invite: Invite) -> None:
    person = invite(viewport=DESKTOP)
    stage.show("full_sheet", person)
    sheet = person.page.locator(".left .small")
    expect(sheet).to_be_visible()
    assert get_box(sheet)["width"] > 270
    expect(person.page.get_by_role("region", name=LINES)).to_be_visible()
    person.page.set_viewport_size(LAPTOP)  # has no room below the sheet
    expect(person.page.get_by_role("region", name=LINES)).to_have_count(0)


@pytest.mark.parametrize("window", [LYING, DESKTOP], ids=name_size)
def test_the_sheet_at_the_end_has_the_height_of_the_window(
    window: ViewportSize, stage: Stage, invite: Invite
) -> None:
    person = invite(viewport=window)
    stage.show("end_several", person)
    sheet, bar = (get_box(person.page.locator(one)) for one in (".sheet-panel", "footer"))
    assert 0.75 * bar["y"] < sheet["y"] + sheet["height"] < bar["y"]


@pytest.mark.parametrize("window", [UPRIGHT, DESKTOP], ids=name_size)
def test_the_settings_of_a_few_have_the_width_of_the_window(
    window: ViewportSize, stage: Stage, invite: Invite
) -> None:
    person = invite(viewport=window)
    stage.show("lobby_few", person)
    settings = get_box(person.page.locator("section[aria-labelledby=game]"))
    assert settings["width"] > 0.8 * window["width"]
    assert person.measure_overflow()[0] == 0
