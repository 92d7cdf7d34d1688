"""Devices without a screen: they bring tables into positions while people sit at browsers.

They talk over the real socket and know no rules; where circles are owed they take the first.
"""

import itertools
import json
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Self

import httpx
from websockets.sync.client import ClientConnection, connect

from fivebyfive.client import messages_in
from support.plugins.rehearsal import add_seed
from support.server.socket_players import append_circle


@dataclass
class Device:
    """One device at a table, connected until it leaves."""

    url: str
    token: str
    table: dict[str, Any] = field(default_factory=dict)
    yours: dict[str, Any] = field(default_factory=dict)
    ids: Any = field(default_factory=lambda: itertools.count(1))
    inbox: list[dict[str, Any]] = field(default_factory=list)  # heard, and not looked at yet

    def __post_init__(self) -> None:
        live = self.url.replace("http", "ws", 1) + "/api/live"
        self.socket: ClientConnection = connect(live, max_size=2**24, max_queue=None).__enter__()
        self.socket.send(json.dumps({"type": "hello", "token": self.token}))
        while not self.table:
            self._hear()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    @property
    def code(self) -> str:
        """The six digits of the table."""
        return self.token.split(".")[0]

    @property
    def device_id(self) -> str:
        """The public name of this device."""
        return self.token.split(".")[1]

    def _hear(self) -> dict[str, Any]:
        if not self.inbox:
            self.inbox = messages_in(self.socket.recv(timeout=20))
        message = self.inbox.pop(0)
        self.table |= message.get("table", {})  # news have only what has changed
        self.yours = message.get("yours", self.yours)
        return message

    def ask(self, type_: str, **fields: Any) -> Any:
        """Send a command or a question: its answer, when it is stored."""
        while True:
            message = self.wait_for_answer(self.send(type_, **fields))
            if message.get("code") != "too-fast":
                break
            time.sleep(0.2)
        assert message["type"] == "answer", message
        return message["answer"]

    def send(self, type_: str, **fields: Any) -> int:
        """Send without waiting: the number of the answer to come."""
        number = next(self.ids)
        ask = {"type": type_, **fields}
        self.socket.send(json.dumps({"type": "ask", "id": number, "ask": ask}))
        return int(number)

    def wait_for_answer(self, number: int) -> dict[str, Any]:
        """Wait for what the server says to a number."""
        while (message := self._hear()).get("id") != number:
            pass
        return message

    def refresh(self) -> Self:
        """Everything that the server has said until now is heard."""
        self.ask("ping")
        return self

    def until(self, condition: Callable[[], object]) -> None:
        """Listen until something is so."""
        while not condition():
            self._hear()

    def wait_for_moves(self) -> None:
        """Listen until everybody has moved in the round, if one has begun and is open."""

        def nobody_is_waited_for() -> bool:
            moved, closed = self.table["moved"], self.table["closed"] or {}
            if moved["round"] in (0, closed.get("round")):
                return True
            return bool(len(moved["seats"]) == moved["of"])

        self.until(nobody_is_waited_for)

    def move(self, seat: int, round_: int, move: str) -> None:
        """Make a move; its free circles are the first that are offered."""
        if self.table["settings"]["game"] == "knaster" and move[0] in "abcde" and "{" not in move:
            while (owed := self.ask("owed", seat=seat, round=round_, move=move))["lines"]:
                line = owed["lines"][0]
                move = append_circle(owed["move"], line["line"], line["cells"][0])
            move = owed["move"]
        self.ask("move", seat=seat, round=round_, move=move)

    def ticket(self, alone: bool = False) -> dict[str, Any]:
        """What a browser keeps to be this device."""
        game = self.table["settings"]["game"]
        return {"code": self.code, "token": self.token, "at": 1, "game": game, "alone": alone}


def _post(url: str, wishes: dict[str, Any]) -> str:
    answer = httpx.post(url, json=wishes, timeout=30)
    assert answer.status_code == httpx.codes.CREATED, answer.text
    return str(answer.json()["token"])


def open_device(url: str, **wishes: Any) -> Device:
    """The host of a new table. Wishes are those of POST /api/tables."""
    return Device(url, _post(f"{url}/api/tables", add_seed(wishes)))


def join_device(url: str, code: str, *names: str) -> Device:
    """A further device at a table."""
    return Device(url, _post(f"{url}/api/tables/{code}/devices", {"names": names}))


def send_moves_together(devices: Sequence[Device], round_: int, moves: Sequence[str]) -> None:
    """Everybody moves at the same time, on a seat each."""
    sent = [
        device.send("move", seat=seat, round=round_, move=moves[seat])
        for seat, device in enumerate(devices)
    ]
    for seat, (device, number) in enumerate(zip(devices, sent, strict=True)):
        if (
            device.wait_for_answer(number)["type"] != "answer"
        ):  # too fast, if it is allowed a moment later
            device.ask("move", seat=seat, round=round_, move=moves[seat])
