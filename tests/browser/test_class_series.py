"""Two games of a class: the running total, and who sees how much of it."""

from contextlib import ExitStack
from typing import Final

from playwright.sync_api import expect

from fivebyfive.rules import CELL_NAMES
from support.browser.invitations import Invite
from support.browser.viewports import PROJECTOR
from support.server.devices import Device, join_device, open_device, send_moves_together
from support.server.server_process import Server

NAMES: Final = ("Ada", "Ben", "Cem", "Dora", "Eve", "Finn")


def play_game(host: Device, pupils: list[Device]) -> None:
    """Everybody makes five of a kind in each row, but Finn, who scores nothing."""
    host.ask("start")
    for round_ in range(25):
        block, at = divmod(round_, 5)
        host.ask("next", round=round_, roll=str(2 + 2 * block))
        for pupil in pupils:
            pupil.refresh()
        scattered = CELL_NAMES[at * 5 + (block + 2 * at) % 5]  # no line has two equal numbers
        send_moves_together(pupils, round_ + 1, [*[CELL_NAMES[round_]] * 5, scattered])
    host.ask("next", round=25)


def test_nobody_at_the_bottom_is_shown_to_others(
    invite: Invite, server: Server, stack: ExitStack
) -> None:
    settings = {"dice": "real", "seconds": None}
    host = stack.enter_context(open_device(server.url, preset="class", settings=settings))
    pupils = [stack.enter_context(join_device(server.url, host.code, name)) for name in NAMES]
    screen, leader, finn, ada = (invite(viewport=PROJECTOR), invite(), invite(), invite())
    for person, device in ((screen, host), (leader, host), (finn, pupils[5]), (ada, pupils[0])):
        person.remember("tickets", [device.ticket()])
    play_game(host, pupils)
    assert host.refresh().table["totals"][4:] == [50, 0]
    host.ask("rematch")
    play_game(host, pupils)

    screen.go(f"{host.code}/screen")
    total = screen.page.locator("[data-ended] [data-running-total] .name")
    expect(total).to_have_text([*NAMES[:5]])
    for person in (leader, finn, ada):
        person.go(host.code)
    rows = "[data-series] tbody th"
    expect(leader.page.locator(rows)).to_have_text([*NAMES])
    expect(finn.page.locator(rows)).to_have_text([*NAMES[:3], "Finn"])
    expect(ada.page.locator(rows)).to_have_text([*NAMES[:3]])
    expect(ada.page.get_by_text("Finn")).to_have_count(0)

    host.ask("rematch")  # in the lobby the same
    expect(leader.page.locator(rows)).to_have_text([*NAMES])
    expect(finn.page.locator(rows)).to_have_text([*NAMES[:3], "Finn"])
    screen.button("Last results").click()
    dialog = screen.page.get_by_role("dialog")
    expect(dialog.locator("[data-running-total] .name")).to_have_text([*NAMES[:5]])
    expect(dialog.get_by_text("Finn")).to_have_count(0)
