"""Teams of a class: dealt in the lobby, on the big screen in the game and at its end."""

from contextlib import ExitStack

from playwright.sync_api import expect

from support.browser.invitations import Invite
from support.browser.person import ALL_CELLS
from support.browser.viewports import PROJECTOR
from support.server.devices import join_device, open_device, send_moves_together
from support.server.server_process import Server

APART = ["a1", "c2", "e3", "b4", "d5"]  # no line gets full


def test_teams_from_the_lobby_to_the_end(invite: Invite, server: Server, stack: ExitStack) -> None:
    settings = {"dice": "real", "seconds": None}
    host = stack.enter_context(open_device(server.url, preset="class", settings=settings))
    names = ("Ada", "Ben", "Cem")
    pupils = [stack.enter_context(join_device(server.url, host.code, name)) for name in names]
    leader = invite(viewport=PROJECTOR)
    leader.remember("tickets", [host.ticket()])
    leader.go(host.code)
    leader.button("Teams").click()
    leader.button("In order of the list").click()
    dialog = leader.page.get_by_role("dialog")
    expect(dialog.get_by_label("Team of Ben")).to_have_value("1")
    dialog.get_by_label("Name of team 1").fill("Red")
    leader.button("Use these teams").click()
    teams = leader.page.locator("[data-teams]")
    expect(teams.locator("li").first).to_contain_text("Ada, Cem")

    leader.page.get_by_role("link", name="Big screen").click()
    host.ask("start")
    for round_ in range(1, 6):
        host.ask("next", round=round_ - 1, roll="7")
        for pupil in pupils:
            pupil.refresh()
        moves = [ALL_CELLS[round_ - 1], APART[round_ - 1], ALL_CELLS[round_ - 1]]
        send_moves_together(pupils, round_, moves)
    host.ask("next", round=5, roll="7")
    totals = host.refresh().table["totals"]
    expect(teams.locator("li").first).to_contain_text("Red")
    expect(teams.locator("li").first).to_contain_text(
        f"on average {(totals[0] + totals[2]) / 2:.1f}"
    )
    host.ask("abandon")
    expect(leader.page.locator("[data-ended] [data-teams]")).to_contain_text("Red")
