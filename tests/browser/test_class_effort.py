"""A class of thirty: whoever plays wins, and what computers did is marked for everybody."""

import csv
import io
from contextlib import ExitStack
from typing import Any, Final

from playwright.sync_api import expect

from support.browser.invitations import Invite
from support.browser.person import ALL_CELLS, Person
from support.browser.viewports import PROJECTOR
from support.server.devices import Device, join_device, open_device

PLAYERS: Final = [f"Player {number}" for number in range(1, 25)]
DREAMERS: Final = ["Dreamer 1", "Dreamer 2", "Dreamer 3"]
LEFT: Final = 4  # the round in which two leave
STEPS: Final = [step for step in range(1, 25) if step % 5]
LEAVERS: Final = ["Leaver 1", "Leaver 2"]


class Class:
    """Thirty pupils: 24 on sockets, one with a phone, three who never move, two who leave."""

    def __init__(self, url: str, stack: ExitStack) -> None:
        self.host = stack.enter_context(open_device(url, preset="class"))
        self.code = self.host.code

        def join(*names: str) -> Device:
            return stack.enter_context(join_device(url, self.code, *names))

        self.players = [join(*PLAYERS[at : at + 6]) for at in range(0, 24, 6)]
        join(*DREAMERS)
        self.leavers = [join(name) for name in LEAVERS]

    def play(self, round_: int, phone: Device) -> None:
        """Everybody who plays moves; the leader closes the round for all others."""
        playing = [*self.players, phone, *(self.leavers if round_ < LEFT else [])]
        for device in playing:
            for own in device.refresh().yours["seats"]:
                device.send("move", seat=own["seat"], round=round_, move=pick_cell(own, round_))
        for device in playing:
            device.refresh()
        self.host.ask("close-round", round=round_)
        while len((moved := self.host.refresh().table["moved"])["seats"]) < moved["of"]:
            pass

    def roll(self, round_: int) -> None:
        self.host.ask("next", round=round_)
        while self.host.refresh().table["round"] == round_ != 25:
            pass


def pick_cell(own: dict[str, list[str]], round_: int) -> str:
    """Everybody fills the sheet in another order, and so has other points."""
    step = STEPS[int(str(own["seat"])) % len(STEPS)]
    wanted = ALL_CELLS[(round_ - 1) * step % 25]
    return wanted if wanted in own["write"] else own["write"][0]


def test_whoever_plays_wins(timed_invite: Invite, stack: ExitStack) -> None:
    phone = timed_invite()
    pupils = Class(phone.url, stack)
    phone.join(f"{phone.url}/{pupils.code}", "Phone")
    screen = timed_invite(viewport=PROJECTOR)
    screen.remember("tickets", [pupils.host.ticket()])
    screen.go(f"{pupils.code}/screen")
    expect(screen.page.locator("[data-players='30']")).to_be_visible()
    screen.press("PageDown")  # starts,
    screen.wait_for_round(0)
    expect(screen.page.locator(".roll")).to_have_attribute("aria-disabled", "false")
    screen.press("PageDown")  # and rolls
    phone.wait_for_round(1)
    phone.tap("c3")
    phone.wait_until_stored()
    phones_device = stack.enter_context(phone.connect_device())
    for round_ in range(1, 26):
        if round_ == LEFT:
            for device in pupils.leavers:
                device.ask("leave")
        pupils.play(round_, phones_device)
        if round_ == 12:
            check_the_running_game(screen)
        pupils.roll(round_)

    table = pupils.host.refresh().table
    check_the_big_screen(screen, table)
    check_the_phone(phone, table)
    check_the_leaders_list(screen, pupils.code)
    check_the_csv(screen)


def check_the_running_game(screen: Person) -> None:
    """Nobody is among the top five for whom a computer plays."""
    top = screen.page.locator("main section li .name")
    expect(top).to_have_count(5)
    assert not [name for name in top.all_inner_texts() if name.startswith(("Dream", "Leav"))]


def check_the_big_screen(screen: Person, table: dict[str, Any]) -> None:
    """On the podium is whoever has most points of those who played."""
    names = [seat["name"] for seat in table["seats"]]
    played = [seat for seat, name in enumerate(names) if name not in DREAMERS + LEAVERS]
    best = max(table["totals"][seat] for seat in played)
    winners = {names[seat] for seat in played if table["totals"][seat] == best}
    first = screen.page.locator("[data-place='1'] .names li:not(.more)")
    expect(first.first).to_be_visible()
    assert {name.strip() for name in first.all_inner_texts()} <= winners
    mean = sum(table["totals"][seat] for seat in played) / len(played)
    shown = screen.page.get_by_text("On average: ").inner_text().split()[2]
    assert abs(float(shown) - mean) < 0.051


def check_the_phone(phone: Person, table: dict[str, Any]) -> None:
    """The own place first; who was last, and who did nothing, stays untold."""
    seat = [one["name"] for one in table["seats"]].index("Phone")
    place = table["result"]["ranks"][seat]
    heading = "You win!" if place == 1 else f"Your place: {place} of 25"
    expect(phone.page.get_by_role("heading", level=1)).to_contain_text(heading)
    rows = phone.page.locator(".ranking li .name")
    expect(rows.first).to_contain_text("Phone")
    assert rows.count() <= 7
    for name in DREAMERS + LEAVERS:
        expect(phone.page.get_by_text(name)).to_have_count(0)


def check_the_leaders_list(screen: Person, code: str) -> None:
    """Everybody, and apart from all others those for whom a computer played."""
    screen.go(code)
    rows = screen.page.locator(".ranking li")
    expect(rows).to_have_count(31)  # with the line between the two groups
    texts = [" ".join(text.split()) for text in rows.all_inner_texts()]
    line = texts.index("Ranked apart: a computer made more than a fifth of their moves.")
    assert line == 25
    for text in texts[line + 1 :]:
        assert text.startswith(("– Dreamer", "– Leaver"))
        assert ("25 rounds by computer" if "Dreamer" in text else "22 rounds by computer") in text


def check_the_csv(screen: Person) -> None:
    """The table for spreadsheets agrees: the same people, the same rounds."""
    screen.button("Print for the class").click()
    with screen.page.expect_download() as started:
        screen.page.get_by_role("link", name="Results as a table").click()
    text = started.value.path().read_text("utf-8-sig")
    rows = list(csv.reader(io.StringIO(text)))
    by_name = {cell: row for row in rows for cell in row if cell in DREAMERS + LEAVERS + ["Phone"]}
    assert all("25" in by_name[name] for name in DREAMERS)
    assert all("22" in by_name[name] for name in LEAVERS)
