"""The row of everybody below the sheet."""

from contextlib import ExitStack

from playwright.sync_api import expect

from support.browser.invitations import Invite
from support.server.devices import join_device, open_device
from support.server.server_process import Server


def test_own_points_are_those_of_the_heading_and_the_ring_is_on_who_rolls_next(
    invite: Invite, server: Server, stack: ExitStack
) -> None:
    settings = {"game": "knaster", "dice": "real"}
    host = stack.enter_context(open_device(server.url, names=["Emma"], settings=settings))
    leo = stack.enter_context(join_device(server.url, host.code, "Leo"))
    host.ask("start")
    host.ask("next", round=0, roll="7")
    host.refresh().move(0, 1, "a1")
    leo.refresh().move(1, 1, "a1")
    emma = invite().sit_down_as(host, alone=False)
    emma.wait_for_round(1)
    ringed = emma.page.locator(".player-strip .rolls")
    expect(ringed).to_have_accessible_name("Leo, 0 points, has moved")

    leo.ask("next", round=1, roll="7")
    emma.wait_for_round(2)
    emma.tap("a1")
    emma.wait_until_stored()
    expect(emma.page.locator(".top .total")).to_have_accessible_name("One point")
    expect(emma.player_button("Emma")).to_have_accessible_name("Emma, 1 point, has moved")
    expect(ringed).to_have_accessible_name("Emma, 1 point, has moved")
