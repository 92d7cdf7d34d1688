"""People at a real Chromium: what they tap and type, and what they see."""

import json
import re
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final
from urllib.parse import urlsplit

from playwright.sync_api import ConsoleMessage, Locator, Page, Request, StorageState, expect

from support.browser.polling import wait_until
from support.server.devices import Device

ALL_CELLS: Final = [column + row for row in "12345" for column in "abcde"]


@dataclass
class Person:
    """Somebody with a browser. In the end `assert_no_complaints` says what went wrong."""

    page: Page
    url: str
    rng: Random = field(default_factory=lambda: Random(1))
    complaints: list[str] = field(default_factory=list)
    expected: list[str] = field(default_factory=list)  # parts of complaints that a test provokes
    remembered_count: int = 0

    def __post_init__(self) -> None:
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        self.page.on("request", self._request)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text}")

    def _request(self, request: Request) -> None:
        host = urlsplit(request.url).netloc
        if request.url.startswith(("blob:", "data:")) or host == urlsplit(self.url).netloc:
            return
        self.complaints.append(f"asked another host: {request.url}")

    def assert_no_complaints(self) -> None:
        """No error, no warning, no violated policy, no request to another host."""
        bad = [one for one in self.complaints if not any(part in one for part in self.expected)]
        assert not bad, "\n".join(bad)

    # Going somewhere

    def go(self, path: str = "") -> "Person":
        self.page.goto(f"{self.url}/{path}")
        return self

    def open_home(self) -> "Person":
        self.go()
        expect(self.page.get_by_role("heading", level=1)).to_be_visible()
        return self

    def remember(self, key: str, value: Any) -> None:
        """Before the page is opened: what this browser has kept."""
        kept = json.dumps(json.dumps(value))
        self.remembered_count += 1
        done = f"sessionStorage['kept.{self.remembered_count}']"
        self.page.add_init_script(
            f"if (!{done}) localStorage['fivebyfive.{key}'] = {kept}; {done} = 'once';"
        )

    def record_speech(self) -> None:
        """Before the page is opened: the device has a voice, and what it says is kept."""
        self.page.add_init_script("""
            window.heard = [];
            const voice = { localService: true, lang: "en-GB" };
            speechSynthesis.getVoices = () => [voice];
            speechSynthesis.speak = (words) => heard.push(words.text);
            window.SpeechSynthesisUtterance = class {
                constructor(text) { this.text = text; }
            };
        """)

    def spoken_texts(self) -> list[str]:
        """What the device has said aloud."""
        return list(self.page.evaluate("window.heard"))

    def sit_down_as(self, device: Device, alone: bool = True) -> "Person":
        """Go on with a device that has brought its table so far."""
        device.socket.close()
        self.remember("tickets", [device.ticket(alone)])
        self.go(device.code)
        expect(self.page.locator("[data-round]")).to_be_visible()
        return self

    @property
    def code(self) -> str:
        """The six digits of the table in the address."""
        # Not `page.url`: Playwright is not told of it when a page of Firefox changes its address.
        path = str(self.page.evaluate("location.pathname"))
        found = re.search(r"/([0-9]{6})(?:/screen)?$", path)
        assert found, path
        return found[1]

    # Coming together

    def open_table(self, name: str) -> "Person":
        """Open a table for friends from the home page, and say who one is."""
        self.open_home()
        self.button("With friends or computer players").click()
        self.button("Change your name").click()
        self.give_name(name, "Save")
        expect(self.seat(name)).to_contain_text("you · host")
        return self

    def give_name(self, name: str, button: str) -> None:
        self.page.get_by_label(re.compile("^(Your n|N)ame$")).fill(name)
        self.page.get_by_role("button", name=button, exact=True).click()

    @property
    def link(self) -> str:
        """What the host sends to friends."""
        return self.page.get_by_label("Link to this table").input_value()

    def join(self, link: str, name: str) -> "Person":
        """Follow a link and take a seat; six digits are typed on the home page."""
        if link.isdigit():
            self.open_home().type_code(link)
        else:
            self.page.goto(link)
        self.give_name(name, "Join")
        expect(self.seat(name)).to_contain_text("you")
        return self

    def join_as_spectator(self, code: str) -> "Person":
        self.go(code).button("Just watch").click()
        expect(self.button("Just watch")).to_have_count(0)
        return self

    def type_code(self, code: str) -> None:
        self.page.get_by_label("Join with a code").press_sequentially(code)

    def seat(self, name: str) -> Locator:
        """The row of a seat in the lobby."""
        name_there = self.page.get_by_text(name, exact=True)
        return self.page.locator("main li").filter(has=name_there)

    def add_player(self, name: str) -> None:
        """Another person on this device."""
        self.button("Player on this device").click()
        self.give_name(name, "Add")
        expect(self.seat(name)).to_be_visible()

    def choose(self, text: str) -> None:
        """One of a few choices side by side."""
        self.page.locator("label:visible").get_by_text(text, exact=True).first.click()
        expect(self.page.get_by_role("radio", name=text, exact=True).first).to_be_checked()

    def start(self) -> None:
        self.button("Start").click()
        self.wait_for_round(0)

    def open_class_table(self) -> "Person":
        """Open a table for a class, whose host has no seat."""
        self.open_table("Teacher")
        self.choose("Class")
        expect(self.page.get_by_text("You lead the game without a seat.")).to_be_visible()
        return self

    def open_projector(self) -> None:
        """From the lobby."""
        self.page.get_by_role("link", name="Big screen").click()
        expect(self.page.locator("[data-big]")).to_be_visible()

    def press_in_menu(self, *buttons: str) -> None:
        """Open the menu of the table, and press one button after the other in it."""
        self.button("Menu").click()
        expect(self.page.get_by_role("dialog")).to_be_visible()  # it is fetched
        for name in buttons:
            self.page.get_by_role("dialog").get_by_role("button", name=name).click()

    def player_button(self, name: str) -> Locator:
        """Somebody in the row of everybody below the sheet."""
        return self.page.locator(".player-strip").get_by_role("button", name=f"{name}, ")

    def close_browser(self) -> StorageState:
        """Close the browser; what it remembers is there when it is opened again."""
        remembered = self.page.context.storage_state()
        self.page.context.close()
        return remembered

    def press_browser_back(self) -> None:
        """Press the button of the browser, when the page's own step back is done."""
        wait_until(self.page, lambda: not self.page.evaluate("history.state?.over"))
        self.page.go_back()

    def connect_device(self) -> Device:
        """The device that this browser is, once more and without a screen."""
        kept = json.loads(self.page.evaluate("localStorage['fivebyfive.tickets']"))
        [token] = [one["token"] for one in kept if one["code"] == self.code]
        return Device(self.url, token)

    def keep_ticket(self, ticket: dict[str, str]) -> None:
        """Make this browser the device that opened or joined a table elsewhere."""
        kept = [{**ticket, "at": 0, "game": "knister", "alone": False}]
        self.page.evaluate("kept => localStorage['fivebyfive.tickets'] = kept", json.dumps(kept))

    def measure_overflow(self) -> tuple[int, int]:
        """How many pixels of the page are beside the screen, and how many below it."""
        page = "document.documentElement"
        across = self.page.evaluate(f"{page}.scrollWidth - {page}.clientWidth")
        down = self.page.evaluate(f"{page}.scrollHeight - {page}.clientHeight")
        return int(across), int(down)

    # What there is on the page, found as people find it or by marks that are the same everywhere

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name)

    @property
    def roll_button(self) -> Locator:
        return self.page.locator(".bar .roll")

    def cell(self, name: str, sheet: int = 0) -> Locator:
        return self.page.locator(".own-sheet").nth(sheet).locator(f"[data-cell='{name}']")

    def line_box(self, line: str, sheet: int = 0) -> Locator:
        escaped = line.replace("\\", "\\\\")
        return self.page.locator(".own-sheet").nth(sheet).locator(f'[data-line="{escaped}"]')

    def numbers(self, sheet: int = 0) -> list[int]:
        """The 25 numbers as they are seen, 0 for a free cell."""
        cells = self.page.locator(".own-sheet").nth(sheet).locator("[data-cell]")
        return [int(text.strip() or 0) for text in cells.all_text_contents()]

    def list_tappable_cells(self, sheet: int = 0) -> list[str]:
        """The cells that the page offers for a move."""
        cells = self.page.locator(".own-sheet").nth(sheet).locator("[data-cell].playable")
        return [str(name) for name in cells.evaluate_all("all => all.map(e => e.dataset.cell)")]

    def list_lit_cells(self, sheet: int = 0) -> list[str]:
        """The cells that are lit to choose a circle from."""
        cells = self.page.locator(".own-sheet").nth(sheet).locator("[data-cell].lit")
        return [str(name) for name in cells.evaluate_all("all => all.map(e => e.dataset.cell)")]

    @property
    def round(self) -> int:
        return int(self.page.locator("[data-round]").first.get_attribute("data-round") or 0)

    def wait_for_round(self, number: int) -> None:
        expect(self.page.locator(f"[data-round='{number}']")).to_be_attached()

    # Playing

    def start_solo_game(self, game: str) -> None:
        """Begin a game alone, from the home page."""
        self.page.locator(f"[data-game={game}]").get_by_role("button", name="Play").click()
        expect(self.roll_button).to_be_visible()

    def roll(self) -> None:
        """Press the one button, as soon as it is armed."""
        before = self.page.locator("[data-round]").get_attribute("data-round")
        expect(self.roll_button).to_have_attribute("aria-disabled", "false")
        self.roll_button.click()
        gone = f"[data-round='{before}']"
        expect(self.page.locator(gone)).to_have_count(0)

    def tap(self, cell: str, sheet: int = 0) -> None:
        self.cell(cell, sheet).click()

    def type_roll(self, total: int) -> None:
        """What real dice show, on the keypad."""
        before = self.round
        self.button(re.compile(f"^{total}$")).click()
        self.wait_for_round(before + 1)

    def wait_until_stored(self, sheet: int = 0) -> None:
        """Wait until the server has the move."""
        expect(self.page.locator(".own-sheet").nth(sheet)).to_have_attribute("data-state", "stored")

    def make_random_move(self, sheet: int = 0) -> None:
        """A random move of what the page offers, with its circles; stored when it returns."""
        own = self.page.locator(".own-sheet").nth(sheet)
        expect(
            own.locator("[data-cell].playable").or_(self.page.locator(".nothing")).first
        ).to_be_visible()
        cells = self.list_tappable_cells(sheet)
        if not cells:
            self.page.locator(".nothing").first.click()
        else:
            self.tap(self.rng.choice(cells), sheet)
        self.choose_circles(sheet)

    def choose_circles(self, sheet: int = 0) -> None:
        """Choose what is lit until the move is stored."""
        own = self.page.locator(".own-sheet").nth(sheet)
        while True:
            expect(
                own.and_(self.page.locator("[data-state=stored], [data-state=choosing]"))
            ).to_be_visible()
            if own.get_attribute("data-state") == "stored":
                return
            lit = self.list_lit_cells(sheet)
            before = own.get_attribute("data-wish") or ""
            if lit:
                self.tap(self.rng.choice(lit), sheet)
            expect(own).not_to_have_attribute("data-wish", before)

    # By keyboard

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def tab_to(self, wanted: Locator, back: bool = False) -> None:
        """Press Tab until it has the focus; everything on the way can be seen."""
        for _ in range(60):
            if wanted.evaluate("wanted => wanted === document.activeElement"):
                return
            self.press("Shift+Tab" if back else "Tab")
        raise AssertionError(f"Tab does not lead to {wanted}")

    def walk_to(self, cell: str) -> None:
        """By arrow keys from the cell that has the focus."""
        here = str(self.page.evaluate("document.activeElement.dataset.cell"))
        across, down = ord(cell[0]) - ord(here[0]), int(cell[1]) - int(here[1])
        self.press(*["ArrowRight" if across > 0 else "ArrowLeft"] * abs(across))
        self.press(*["ArrowDown" if down > 0 else "ArrowUp"] * abs(down))
        expect(self.cell(cell)).to_be_focused()

    def play_alone_to_the_end(self) -> None:
        """Roll and move until the game is over."""
        while True:
            self.roll()
            # The screen of the end is fetched: between the two there may be neither.
            expect(self.page.locator("[data-ended], .own-sheet").first).to_be_visible()
            if self.is_over():
                return
            self.make_random_move()

    def is_over(self) -> bool:
        return self.page.locator("[data-ended]").count() > 0

    # The end

    def totals(self) -> list[int]:
        """The totals of all seats in rolling order, as the end screen shows them."""
        expect(self.page.locator("[data-ended]")).to_be_visible()
        ranked = self.page.locator("[data-ended] button[data-seat]")
        if not ranked.count():
            return [int(self.page.locator("[data-ended] [data-sum]").inner_text())]
        seats = [int(button.get_attribute("data-seat") or 0) for button in ranked.all()]
        shown = [int(text) for text in ranked.locator(".total").all_inner_texts()]
        return [total for _, total in sorted(zip(seats, shown, strict=True))]
