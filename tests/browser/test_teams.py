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
    leader.go(host.code)  # where the leader has the whole list
    expect(leader.page.locator("[data-ended] [data-teams]")).to_contain_text("Red")


def test_teams_that_are_not_in_use_yet_are_not_lost(
    invite: Invite, server: Server, stack: ExitStack
) -> None:
    host = stack.enter_context(open_device(server.url, preset="class"))
    stack.enter_context(join_device(server.url, host.code, "Ada", "Ben", "Cem"))
    leader = invite()
    leader.remember("tickets", [host.ticket()])
    leader.go(host.code)
    leader.button("Teams").click()
    leader.button("In order of the list").click()
    dialog = leader.page.get_by_role("dialog")
    dialog.get_by_label("Name of team 1").fill("Red")
    leader.press("Escape")
    expect(dialog).to_have_count(0)
    expect(leader.page.locator("[data-unsaved]")).to_contain_text("not in use yet")
    leader.button("Teams").click()
    expect(dialog.get_by_label("Name of team 1")).to_have_value("Red")

    dialog.get_by_label("Name of team 2").fill("red ")
    leader.button("Use these teams").click()
    expect(dialog.get_by_text("Two teams are called “red”.")).to_be_visible()
    dialog.get_by_label("Name of team 2").fill("Blue")
    expect(dialog.get_by_text("Two teams are called")).to_have_count(0)
    leader.button("Use these teams").click()
    expect(leader.page.locator("[data-teams] li")).to_have_count(2)
    expect(leader.page.locator("[data-unsaved]")).to_have_count(0)

    leader.button("Teams").click()
    dialog.get_by_label("Team of Ada").select_option("no team")
    leader.button("Discard the changes").click()
    expect(dialog.get_by_label("Team of Ada")).to_have_value("0")
    expect(leader.button("Discard the changes")).to_have_count(0)


def test_everybody_sees_the_teams_before_the_game(
    invite: Invite, server: Server, stack: ExitStack
) -> None:
    host = stack.enter_context(open_device(server.url, preset="class"))
    pupil = stack.enter_context(join_device(server.url, host.code, "Ada"))
    stack.enter_context(join_device(server.url, host.code, "Ben", "Cem"))
    host.ask("roster", names=["Ada", "Ben", "Zoe"])
    host.ask("teams", teams={"Red": ["Ada", "Zoe"], "Blue": ["Ben"]})
    phone = invite()
    phone.remember("tickets", [pupil.ticket()])
    phone.go(host.code)
    red = phone.page.locator("[data-teams] li").first
    expect(red).to_contain_text("Ada, Zoe")
    expect(red).to_contain_text("Players: 1")  # Zoe has not come

    screen = invite(viewport=PROJECTOR).go(f"{host.code}/screen")
    expect(screen.page.locator("[data-team]")).to_have_text(["Red", "Blue"])
    lists = screen.page.locator("section:last-child ul")
    expect(lists).to_have_count(3)
    expect(lists.nth(0).locator("li")).to_have_text(["Ada"])
    expect(lists.nth(1).locator("li")).to_have_text(["Ben"])
    expect(lists.nth(2).locator("li")).to_have_text(["Cem"])
