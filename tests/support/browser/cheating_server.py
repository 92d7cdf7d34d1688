"""A cheating server, as a browser meets it: a real one whose messages and records are rewritten."""

import json
import re
from dataclasses import dataclass, field
from typing import Any, Final

from playwright.sync_api import Page, Route, WebSocketRoute

from fivebyfive import Throw, parse_record
from fivebyfive.client import messages_in
from fivebyfive.dice import (
    CheckableDice,
    HashChain,
    commitment,
    list_parts,
    read_dice_headers,
)

OTHER_NONCE: Final = HashChain(b"not the one that was given".ljust(32)).nonce


@dataclass
class HonestServer:
    """Lets everything through, and keeps the records that the browser was given."""

    page: Page
    records: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.page.route(re.compile(r"/api/tables/\d+/record"), self._route_record)
        self.page.route_web_socket(re.compile(r"/api/live$"), self._route_socket)

    @property
    def record(self) -> str:
        """The newest record."""
        return self.records[-1]

    # What a cheater overrides

    def rewrite_record(self, text: str) -> str:
        """The record that the browser gets."""
        return text

    def rewrite_view(self, view: dict[str, Any]) -> None:
        """Change the public view, or some fields of it, before the browser gets them."""

    def is_dropped(self, _ask: dict[str, Any]) -> bool:
        """Whether a request is acknowledged, but never reaches the table."""
        return False

    # How it does that

    def _route_record(self, route: Route) -> None:
        answer = route.fetch()
        self.records.append(self.rewrite_record(answer.text()))
        route.fulfill(response=answer, body=self.record)

    def _route_socket(self, browser: WebSocketRoute) -> None:
        server = browser.connect_to_server()

        def hear_browser(text: str | bytes) -> None:
            [message] = messages_in(text)
            if message["type"] == "ask" and self.is_dropped(message["ask"]):
                browser.send(json.dumps({"type": "answer", "id": message["id"], "answer": None}))
            else:
                server.send(text)

        def hear_server(text: str | bytes) -> None:
            messages = messages_in(text)
            for message in messages:
                if "table" in message:
                    self.rewrite_view(message["table"])
            browser.send(json.dumps(messages))

        browser.on_message(hear_browser)
        server.on_message(hear_server)


def another_throw(text: str) -> str:
    """Other dice; every move of Knister is legal with them, too."""
    first, second = map(int, text.split("+"))
    return f"{first % 6 + 1}+{second}"


class RollChanger(HonestServer):
    """Shows other dice in every round, in the game and in the record."""

    def rewrite_record(self, text: str) -> str:
        return re.sub(
            r"^(\d+\. )(\d\+\d)", lambda m: m[1] + another_throw(m[2]), text, flags=re.MULTILINE
        )

    def rewrite_view(self, view: dict[str, Any]) -> None:
        if view.get("roll"):
            view["roll"] = another_throw(view["roll"])
        if view.get("closed"):
            view["closed"]["roll"] = another_throw(view["closed"]["roll"])


class NonceSwapper(HonestServer):
    """Says that the device has given another nonce."""

    def rewrite_record(self, text: str) -> str:
        lines = text.splitlines(keepends=True)
        return "".join(
            f"Nonces: {OTHER_NONCE}\n" if line.startswith("Nonces:") else line for line in lines
        )

    def rewrite_view(self, view: dict[str, Any]) -> None:
        if view.get("nonces"):
            view["nonces"] = [OTHER_NONCE]


class SecretGrinder(HonestServer):
    """Finds another secret that gives the same rolls, and says that it was committed to that one.

    So everything in its record fits together, as it would with rolls of its choice.
    """

    secret = ""

    def rewrite_record(self, text: str) -> str:
        record = parse_record(text)
        headers = read_dice_headers(record.headers)
        assert headers is not None
        assert headers.secret is not None
        rolls = [played.throw for played in record.game.rounds]
        self.secret = grind_secret(rolls, headers.table, headers.nonces, list_parts(headers))
        text = text.replace(headers.secret, self.secret)
        return text.replace(headers.commit, commitment(self.secret))

    def rewrite_view(self, view: dict[str, Any]) -> None:
        if self.secret and view.get("result"):
            view["result"]["secret"], view["commit"] = self.secret, commitment(self.secret)


def grind_secret(rolls: list[Throw], table: str, nonces: tuple[str, ...], parts: Any) -> str:
    """Another secret for the same rolls: with two of them it takes about 1,296 tries."""
    number = 0
    while True:
        dice = CheckableDice(f"{number:064x}", table, nonces, parts)
        if [dice.throw(at) for at in range(1, len(rolls) + 1)] == rolls:
            return dice.secret
        number += 1


class PartDropper(HonestServer):
    """Acknowledges the parts of the device, and rolls without them."""

    def is_dropped(self, ask: dict[str, Any]) -> bool:
        return bool(ask["type"] == "part")
