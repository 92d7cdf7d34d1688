"""Another game of the same people."""

from playwright.sync_api import expect

from support.browser.invitations import Invite
from support.browser.screens.navigation import open_as_device, wait_for_review
from support.server.devices import join_device, open_device
from support.server.server_process import Server


def test_the_review_stays_open_to_who_reads_it(invite: Invite, server: Server) -> None:
    """The next game begins: whoever reads goes there with a tap, the others at once."""
    host = open_device(server.url, names=["Emma"], settings={"rolls": "host"})
    guests = [join_device(server.url, host.code, name) for name in ("Ola", "Tim")]
    host.ask("start")
    for number in range(1, 26):
        host.ask("next", round=number - 1)
        for seat, device in enumerate((host, *guests)):
            cell = "abcde"[(number - 1) % 5] + str(1 + (number - 1) // 5)
            device.move(seat, number, cell)
    host.ask("next", round=25)
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
