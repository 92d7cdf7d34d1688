"""Every screen by name, brought up in any browser: for tests of the look and for pictures.

The games are played with typed dice, so that they are the same every time; the page is told that
the dice are its own, except where they are typed.
"""

import json
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from typing import Any, Final

import httpx
from playwright.sync_api import Locator, Route, WebSocketRoute, expect

from fivebyfive.client import messages_in
from support.browser.person import Person
from support.server.devices import (
    Device,
    ScriptedGame,
    join_device,
    open_device,
    send_moves_together,
)

NAMES: Final = (
    "Marek",
    "Emma",
    "João",
    "Zofia",
    "Pablo",
    "Nele",
    "Ben",
    "Iga",
    "Inês",
    "Leo",
    "Mia",
)
REVIEW_TIMEOUT: Final = 180_000  # ms at most, beside other tests
LONG_NAMES: Final = tuple(f"Maximiliane Wilhelmine {letter}" for letter in "abcdefghijk")
CELLS: Final = [column + row for row in "12345" for column in "abcde"]
# c3 completes row 3 with a full house and column c with three of a kind.
TWO_LINES: Final = ScriptedGame(
    "knaster",
    ["4+3", "6+1", "2+3", "4+1", "2+2", "5+2", "3+4", "5+1", "1+6"],
    ["a3", "b3", "d3", "e3", "c1", "c2", "c4", "c5"],
)
# In the page, because what goes through a route of Playwright's costs a window that is used again.
PRETEND_PAGE_DICE: Final = """(() => {
  const { get } = Object.getOwnPropertyDescriptor(MessageEvent.prototype, "data");
  Object.defineProperty(MessageEvent.prototype, "data", {
    get() {
      const data = get.call(this);
      return typeof data === "string" ? data.replaceAll('"dice":"real"', '"dice":"app"') : data;
    },
  });
})();"""


@dataclass
class Stage:
    """A server with a table for each screen, brought into its position when it is first wanted."""

    url: str
    stack: ExitStack
    names: Sequence[str] = NAMES
    devices: dict[object, Device] = field(default_factory=dict)

    def show(self, name: str, person: Person) -> None:
        """Bring somebody to the screen of this name."""
        SCREENS[name](self, person)
        person.page.evaluate("document.fonts.ready.then(() => null)")

    def device_at(self, position: ScriptedGame) -> Device:
        """The device of a table that has come so far."""
        key = str(position)
        if key not in self.devices:
            self.devices[key] = position.set_up(self.url, self.stack)
        return self.devices[key]

    def running_game(self, game: str, others: int = 0, rounds: int = 15) -> Device:
        """A game that is on, with a roll to be used."""
        return self.device_at(ScriptedGame.from_bot_game(game, rounds, *self.names[:others]))

    def finished_game(self, game: str, others: int = 0) -> Device:
        """A game that is over."""
        return self.device_at(
            ScriptedGame.from_bot_game(game, 0, *self.names[:others], finished=True)
        )

    def class_game(self) -> Device:
        """A class of thirty in its sixth round, in which three have not moved yet."""
        if "class" not in self.devices:
            settings = {"dice": "real", "seconds": 3600, "untimed": 0}
            host = open_device(self.url, preset="class", settings=settings, rehearsal="class")
            self.devices["class"] = self.stack.enter_context(host)
            names = [f"{name} {number}"[-24:] for number in (1, 2, 3) for name in self.names[:10]]
            pupils = [
                self.stack.enter_context(join_device(self.url, host.code, *names[at : at + 5]))
                for at in range(0, 30, 5)
            ]
            host.ask("start")
            for round_, roll in enumerate(["3+4", "2+6", "5+2", "4+4", "6+1", "6+6"], 1):
                host.ask("next", round=round_ - 1, roll=roll)
                # A third each writes into a row, into a diagonal, and nothing that scores.
                moves = [
                    "a5" if round_ == 6 else CELLS[(round_ - 1) * (1, 6, 2)[seat % 3]]
                    for seat in range(30 if round_ < 6 else 27)
                ]
                send_moves_together(
                    [pupils[seat // 5] for seat in range(len(moves))], round_, moves
                )
            host.refresh()
        return self.devices["class"]

    def waiting_table(self, others: int) -> Device:
        """A table that waits to begin, with a computer player."""
        if others not in self.devices:
            self.devices[others] = host = open_device(self.url, names=["Ola"], rehearsal="lobby")
            self.stack.enter_context(host)
            for name in self.names[:others]:
                self.stack.enter_context(join_device(self.url, host.code, name))
            host.ask("seat-computer", name="Robo 1", level="casual")
            host.refresh()
        return self.devices[others]


# Going there


def store_tickets(person: Person, *tickets: dict[str, Any]) -> None:
    """Tables that this browser knows."""
    person.remember("tickets", list(tickets))


def open_as_device(person: Person, device: Device, alone: bool = True) -> None:
    """Go to a table as a device of it."""
    device.socket.close()
    store_tickets(person, device.ticket(alone))
    person.go(device.code)


def rewrite_server_messages(person: Person, changed: Callable[[str], str]) -> None:
    """The page hears what the server says with a change."""

    def between(browser: WebSocketRoute) -> None:
        server = browser.connect_to_server()
        server.on_message(lambda text: browser.send(changed(str(text))))

    person.page.route_web_socket("**/api/live", between)


def pretend_page_dice(person: Person) -> None:
    """Dice that were typed are told to be the page's own."""
    person.page.add_init_script(PRETEND_PAGE_DICE)


def open_running_game(person: Person, device: Device, alone: bool = True) -> None:
    """Go to a game, told that its dice are the page's own."""
    pretend_page_dice(person)
    open_as_device(person, device, alone)
    expect(person.page.locator("[data-round]")).to_be_visible()


def pretend_public_address(person: Person) -> None:
    """The page is told that other devices reach its server."""

    def answer(route: Route) -> None:
        shared = {"address": "http://192.168.7.7:8555", "nearby": True}
        route.fulfill(json={**route.fetch().json(), **shared})

    person.page.route("**/api/about", answer)


def open_projector(person: Person, device: Device) -> None:
    """Go to the big screen of a table, told that its dice are the page's own."""
    pretend_page_dice(person)
    store_tickets(person, device.ticket())
    person.go(f"{device.code}/screen")
    wait_for_visible(person, "[data-big]")


def wait_for_review(person: Person) -> None:
    """Wait until the coach has gone through the game."""
    expect(person.page.locator("[data-coach] .sentence")).to_be_visible(timeout=REVIEW_TIMEOUT)


def wait_for_visible(person: Person, what: str) -> Locator:
    """Wait for it."""
    found = person.page.locator(what).locator("visible=true").first
    expect(found).to_be_visible()
    return found


# The screens

Screen = Callable[[Stage, Person], None]
SCREENS: Final[dict[str, Screen]] = {}


def register_screen(show: Screen) -> Screen:
    """One of the screens, by the name of its function."""
    SCREENS[show.__name__] = show
    return show


@register_screen
def home(_: Stage, person: Person) -> None:
    person.open_home()


@register_screen
def home_continue(stage: Stage, person: Person) -> None:
    store_tickets(
        person, stage.running_game("knister").ticket(alone=True), stage.waiting_table(2).ticket()
    )
    person.open_home()
    expect(person.page.locator("section li")).to_have_count(2)


@register_screen
def preferences(_: Stage, person: Person) -> None:
    person.open_home()
    person.page.locator(".aside button").click()
    wait_for_visible(person, "dialog")


@register_screen
def rules_knister(_: Stage, person: Person) -> None:
    person.go("rules/knister")
    wait_for_visible(person, "article")


@register_screen
def rules_knaster(_: Stage, person: Person) -> None:
    person.go("rules/knaster")
    wait_for_visible(person, "article")


@register_screen
def join(stage: Stage, person: Person) -> None:
    person.go(stage.waiting_table(2).code)
    wait_for_visible(person, "form input")


@register_screen
def wrong_code(stage: Stage, person: Person) -> None:
    person.expected.append("404")
    taken = {device.code for device in stage.devices.values()}
    person.go(next(code for code in ("271828", "314159") if code not in taken))
    expect(person.page.get_by_role("alert").first).not_to_be_empty()


@register_screen
def table_gone(stage: Stage, person: Person) -> None:
    """A table that does not know this device any more."""
    ticket = stage.waiting_table(2).ticket()
    store_tickets(person, {**ticket, "token": ticket["token"][:-8] + "forged.."})
    person.go(ticket["code"])
    wait_for_visible(person, "h1")


@register_screen
def not_found(_: Stage, person: Person) -> None:
    person.expected.append("404")
    person.go("nowhere")
    wait_for_visible(person, "h1")


@register_screen
def lobby_few(stage: Stage, person: Person) -> None:
    open_as_device(person, stage.waiting_table(2), alone=False)
    expect(person.page.locator("ol li")).to_have_count(4)
    wait_for_visible(person, ".about section:last-child")


@register_screen
def lobby_many(stage: Stage, person: Person) -> None:
    open_as_device(person, stage.waiting_table(10), alone=False)
    expect(person.page.locator("ol li")).to_have_count(12)


@register_screen
def knister(stage: Stage, person: Person) -> None:
    open_running_game(person, stage.running_game("knister"))


@register_screen
def knister_others(stage: Stage, person: Person) -> None:
    open_running_game(person, stage.running_game("knister", 3), alone=False)


@register_screen
def knister_many(stage: Stage, person: Person) -> None:
    open_running_game(person, stage.running_game("knister", 11), alone=False)


@register_screen
def knaster(stage: Stage, person: Person) -> None:
    open_running_game(person, stage.running_game("knaster"))


@register_screen
def knaster_others(stage: Stage, person: Person) -> None:
    open_running_game(person, stage.running_game("knaster", 3, 24), alone=False)


@register_screen
def knaster_many(stage: Stage, person: Person) -> None:
    open_running_game(person, stage.running_game("knaster", 11), alone=False)


@register_screen
def which_line(stage: Stage, person: Person) -> None:
    open_running_game(person, stage.device_at(TWO_LINES))
    person.tap("c3")
    expect(person.page.locator("[data-cell].lit")).to_have_count(8)


@register_screen
def circles(stage: Stage, person: Person) -> None:
    which_line(stage, person)
    person.line_box("3").click()
    expect(person.page.locator("[data-cell].lit")).to_have_count(5)


@register_screen
def tutorial(stage: Stage, person: Person) -> None:
    person.remember("prefs", {})
    open_running_game(person, stage.device_at(ScriptedGame("knister", ["3+4"], [])))
    # The first one is about the roll, which has been made.
    expect(person.page.locator(".tutorial")).to_contain_text("2 / 4")


@register_screen
def keypad(stage: Stage, person: Person) -> None:
    position = ScriptedGame("knister", ["3+4", "2+6"], ["c3 a1", "b2 d4"], stage.names[:1])
    open_as_device(person, stage.device_at(position), alone=False)
    wait_for_visible(person, ".keypad")


@register_screen
def real_dice(stage: Stage, person: Person) -> None:
    open_as_device(person, stage.running_game("knister", 3), alone=False)
    wait_for_visible(person, ".wrong")


@register_screen
def real_dice_alone(stage: Stage, person: Person) -> None:
    """The most buttons that stand in one row."""
    open_as_device(person, stage.running_game("knister"))
    wait_for_visible(person, ".wrong")


@register_screen
def waiting(stage: Stage, person: Person) -> None:
    """One has moved, the other has not."""
    position = ScriptedGame("knister", ["3+4", "2+6"], ["c3 a1"], stage.names[:1])
    if str(position) not in stage.devices:
        stage.device_at(position).move(0, 2, "c4")
    open_running_game(person, stage.device_at(position), alone=False)
    expect(person.page.locator(".current-roll p")).to_contain_text(stage.names[0])


@register_screen
def menu(stage: Stage, person: Person) -> None:
    knister_others(stage, person)
    person.page.locator(".top button").first.click()
    wait_for_visible(person, "dialog")


@register_screen
def line(stage: Stage, person: Person) -> None:
    knaster_others(stage, person)
    person.line_box("a").click()
    wait_for_visible(person, "dialog")


@register_screen
def combinations(stage: Stage, person: Person) -> None:
    """Said beside the sheet where there is room."""
    knister(stage, person)
    found = wait_for_visible(person, "button.strip, .right h2")
    if found.evaluate("found => found.matches('button')"):
        found.click()
        wait_for_visible(person, "dialog")


@register_screen
def sheet_of_another(stage: Stage, person: Person) -> None:
    knaster_others(stage, person)
    person.page.locator(".player-strip button, .left button").locator("visible=true").nth(1).click()
    wait_for_visible(person, "dialog .sheet")


@register_screen
def leaderboard(stage: Stage, person: Person) -> None:
    """Beside the sheet where there is room."""
    knister_many(stage, person)
    found = wait_for_visible(person, ".player-strip .more, .left ul")
    if found.evaluate("found => found.matches('button')"):
        found.click()
        wait_for_visible(person, "dialog")


@register_screen
def two_sheets(stage: Stage, person: Person) -> None:
    """Two people on one device."""
    if "two" not in stage.devices:
        settings: dict[str, Any] = {"game": "knister", "dice": "real"}
        device = open_device(stage.url, names=["Ola", stage.names[0]], settings=settings)
        stage.devices["two"] = stage.stack.enter_context(device)
        device.ask("start")
        device.ask("next", round=0, roll="3+5")
        device.move(0, 1, "c3")
    open_running_game(person, stage.devices["two"], alone=False)


@register_screen
def end_alone(stage: Stage, person: Person) -> None:
    open_as_device(person, stage.finished_game("knister"))
    wait_for_visible(person, "[data-ended] .sheet")


@register_screen
def end_several(stage: Stage, person: Person) -> None:
    open_as_device(person, stage.finished_game("knaster", 3), alone=False)
    wait_for_visible(person, "[data-ended] .sheet")


@register_screen
def history_empty(_: Stage, person: Person) -> None:
    person.go("history")
    wait_for_visible(person, ".empty")


def store_history(stage: Stage, person: Person) -> None:
    """Games of both kinds, of people who share the device, and of somebody alone."""
    person.remember(
        "history",
        [
            {
                "code": "123456",
                "number": 40 - at,
                "seat": 0,
                "at": 1.7e12 - at * 5e8,
                "game": "knaster" if at % 7 == 3 else "knister",
                "name": ("", stage.names[0], stage.names[1])[at % 3],
                "total": 40 + at * at * 7 % 53,
                "place": 1 + at % 4,
                "of": 1 if at % 3 == 0 else 12,
                "alone": at % 3 == 0,
                "verdict": ("good", None, None, "spectacular", None, None)[at % 6],
                "hints": 2 if at == 3 else 0,
            }
            for at in range(36)
        ],
    )


@register_screen
def history(stage: Stage, person: Person) -> None:
    store_history(stage, person)
    person.go("history")
    wait_for_visible(person, "[data-best]")


@register_screen
def history_game(stage: Stage, person: Person) -> None:
    history(stage, person)
    person.page.locator("li button").first.click()
    wait_for_visible(person, "dialog")


@register_screen
def club_rooms(_: Stage, person: Person) -> None:
    person.remember("rooms", ["chess-club", "w" * 32])
    person.go("r")
    wait_for_visible(person, "form input")


@register_screen
def sheets(stage: Stage, person: Person) -> None:
    """Sheets to print, with names and with rules on their backs."""
    person.go("sheets")
    person.page.locator("input[type=text]").fill(", ".join(stage.names[:5]))
    person.page.locator("input[type=checkbox]").check()
    wait_for_previews(person, 2)


def wait_for_previews(person: Person, sides: int = 1) -> None:
    """Wait until the pictures of all sides are those of what was chosen."""
    expect(person.page.locator("[data-drawn=true] img")).to_have_count(sides)


@register_screen
def big_lobby(stage: Stage, person: Person) -> None:
    pretend_public_address(person)
    open_projector(person, stage.waiting_table(10))
    expect(person.page.locator("main li")).to_have_count(12)
    wait_for_visible(person, ".qr svg")


@register_screen
def big_screen(stage: Stage, person: Person) -> None:
    open_projector(person, stage.class_game())
    expect(person.page.locator("[data-moved='27']")).to_be_visible()


@register_screen
def big_end(stage: Stage, person: Person) -> None:
    open_projector(person, stage.finished_game("knister", 11))
    wait_for_visible(person, "[data-ended] .columns")


@register_screen
def big_menu(stage: Stage, person: Person) -> None:
    big_screen(stage, person)
    person.page.locator("header button").last.click()
    wait_for_visible(person, "dialog")


def open_caller(person: Person, rolls: int, **facts: Any) -> None:
    """A caller that has thrown so often."""
    thrown = [f"{1 + at * 5 % 6}+{1 + at * at % 6}" for at in range(rolls)]
    person.remember("caller", {"rolls": thrown, **facts})
    person.go("caller")
    expect(person.page.locator(f"[data-rolls='{rolls}']")).to_be_attached()


@register_screen
def caller_begin(_: Stage, person: Person) -> None:
    open_caller(person, 0)
    wait_for_visible(person, "fieldset")


@register_screen
def caller(_: Stage, person: Person) -> None:
    open_caller(person, 31, game="knaster", full=True)


@register_screen
def caller_end(_: Stage, person: Person) -> None:
    open_caller(person, 25, game="knister", of=25)


@register_screen
def class_lobby(stage: Stage, person: Person) -> None:
    """A host without a seat, and pupils who have come."""
    if "class lobby" not in stage.devices:
        host = stage.stack.enter_context(open_device(stage.url, preset="class", rehearsal="class"))
        stage.devices["class lobby"] = host
        stage.stack.enter_context(join_device(stage.url, host.code, *stage.names[:6]))
        host.ask("more-time", seat=2, on=True)
        host.refresh()
    open_as_device(person, stage.devices["class lobby"], alone=False)
    expect(person.page.locator("main ol li")).to_have_count(6)


@register_screen
def host_list(stage: Stage, person: Person) -> None:
    open_running_game(person, stage.class_game(), alone=False)
    person.page.locator(".top button").first.click()
    expect(person.page.locator("dialog li")).to_have_count(30)


@register_screen
def host_link(stage: Stage, person: Person) -> None:
    pretend_public_address(person)
    host_list(stage, person)
    person.page.locator("dialog .create-host-link").click()
    wait_for_visible(person, "[data-host-link] svg")


@register_screen
def join_late(stage: Stage, person: Person) -> None:
    person.go(stage.class_game().code)
    wait_for_visible(person, "button.primary")


@register_screen
def late(stage: Stage, person: Person) -> None:
    """Three of five missed numbers are placed."""
    join_late(stage, person)
    person.page.locator("button.primary").click()
    for cell in ("c3", "b2", "d4"):
        person.page.locator(f"[data-late] [data-cell='{cell}']").click()
    expect(person.page.locator("[data-placed='3']")).to_be_visible()


@register_screen
def late_done(stage: Stage, person: Person) -> None:
    late(stage, person)
    for cell in ("a1", "e5"):
        person.page.locator(f"[data-late] [data-cell='{cell}']").click()
    wait_for_visible(person, "form input")


@register_screen
def club_room(_: Stage, person: Person) -> None:
    """Nobody is there yet."""
    person.go("r/" + "kółko-gier-w-bibliotece-miejskiej"[:32])
    wait_for_visible(person, "[data-room=empty] fieldset:nth-of-type(2)")


@register_screen
def club_room_open(stage: Stage, person: Person) -> None:
    """A table is open."""
    if "room" not in stage.devices:
        opened = httpx.post(f"{stage.url}/api/rooms/board-games", json={"names": ["Ola", "Tim"]})
        device = Device(stage.url, opened.json()["ticket"]["token"])
        stage.devices["room"] = stage.stack.enter_context(device)
    pretend_public_address(person)
    person.go("r/board-games")
    wait_for_visible(person, "[data-room=lobby]")
    wait_for_visible(person, ".qr svg")


@register_screen
def returning_player(stage: Stage, person: Person) -> None:
    """Somebody takes a tablet in hand that was away from its table for long."""
    store_tickets(person, {**stage.running_game("knister", 3).ticket(), "seen": 1})
    person.go(stage.running_game("knister", 3).code)
    wait_for_visible(person, "[data-back] button.primary")


@register_screen
def reactions(stage: Stage, person: Person) -> None:
    """Beside the sheet where there is room."""
    knister_others(stage, person)
    found = wait_for_visible(person, ".smile, .top .reactions")
    if found.evaluate("found => found.matches('button')"):
        found.click()
    wait_for_visible(person, ".reactions")


@register_screen
def end_review_pending(stage: Stage, person: Person) -> None:
    """The coach is not ready yet, and never will be."""

    def not_yet(text: str) -> str:
        messages = messages_in(text)
        for message in messages:
            if "coaching" in (message.get("answer") or {}):
                message["answer"] = {"done": 14, "of": 37, "coaching": None}
        return json.dumps(messages)

    rewrite_server_messages(person, not_yet)
    open_as_device(person, stage.finished_game("knaster"))
    wait_for_visible(person, "progress[value='14']")


@register_screen
def end_review(stage: Stage, person: Person) -> None:
    pretend_page_dice(person)
    open_as_device(person, stage.finished_game("knister"))
    wait_for_review(person)
    person.page.locator("[data-coach] summary").click()


@register_screen
def end_review_circles(stage: Stage, person: Person) -> None:
    open_as_device(person, stage.finished_game("knaster", 3), alone=False)
    wait_for_review(person)


@register_screen
def hint(stage: Stage, person: Person) -> None:
    knaster(stage, person)
    person.page.locator(".bar .hint").click()
    wait_for_visible(person, "[data-hint]").get_by_role("button").first.click()


@register_screen
def score(_: Stage, person: Person) -> None:
    """A sheet of paper with all that may be wrong: no roll, and circles that were forgotten."""
    rows = ["(4) (5) (6) (7) (8)", "9 3 8 10 2", "7 (7) (11) (4) 13", "6 6 6 9 9", "8 12 7 . ."]
    person.remember("paper", {"game": "knaster", "cells": " ".join(rows).split()})
    person.go("score")
    expect(person.page.locator("[data-doubt]")).to_have_count(2)


# Those that are read from the last row.
PROJECTOR_SCREENS: Final = [name for name in SCREENS if name.startswith(("big_", "caller"))]


# Paper

LATIN_SQUARE: Final = "8 9 10 11 12 9 10 11 12 8 10 11 12 8 9 11 12 8 9 10 12 8 9 10 11"


@register_screen
def lobby_paper(stage: Stage, person: Person) -> None:
    if "lobby with paper" not in stage.devices:
        host = open_device(stage.url, names=["Ola"], rehearsal="alone")
        stage.devices["lobby with paper"] = stage.stack.enter_context(host)
        guest = stage.stack.enter_context(join_device(stage.url, host.code))
        host.ask("sit-paper", name=stage.names[0])
        guest.ask("sit-paper", name=stage.names[1])
        host.refresh()
    device = stage.devices["lobby with paper"]
    open_as_device(person, device, alone=False)
    wait_for_visible(person, "[data-paper]")


@register_screen
def paper_table(stage: Stage, person: Person) -> None:
    """A device of paper alone, when a sheet may be full."""
    if "paper" not in stage.devices:
        host = stage.device_at(ScriptedGame.from_bot_game("knaster", 27, *stage.names[:2]))
        paper = join_device(stage.url, host.code)
        stage.devices["paper"] = stage.stack.enter_context(paper)
        paper.ask("sit-paper", name=stage.names[3])
    open_running_game(person, stage.devices["paper"], alone=False)
    wait_for_visible(person, ".on-paper ol")


def open_finished_paper_game(stage: Stage, person: Person) -> None:
    """One sheet was typed in, the other one is missing."""
    position = ScriptedGame.from_bot_game("knaster", 0, stage.names[2], finished=True)
    position.papers = stage.names[:2]
    host = stage.device_at(position)
    if host.table["papers"][0]["total"] is None:
        host.ask("paper-sheet", paper=1, sheet=LATIN_SQUARE.replace("12", "(12)"))
        host.refresh()
    pretend_page_dice(person)
    open_as_device(person, host, alone=False)
    wait_for_visible(person, "[data-paper]")


@register_screen
def end_paper(stage: Stage, person: Person) -> None:
    open_finished_paper_game(stage, person)
    person.page.locator("[aria-pressed]", has_text=stage.names[0]).click()
    wait_for_visible(person, ".correct")


@register_screen
def type_sheet(stage: Stage, person: Person) -> None:
    open_finished_paper_game(stage, person)
    person.page.locator("[data-paper] .type").click()
    wait_for_visible(person, "dialog input")
