"""Somebody who has the link but not the key: every command is tried, with every kind of wrong key.

The commands are those of the messages themselves, so a new one cannot be forgotten here.
"""

import contextlib
import itertools
import json
import re
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from typing import Any, Literal, get_args, get_type_hints

import httpx
import pytest
from websockets.exceptions import ConnectionClosedError
from websockets.sync.client import connect

from fivebyfive.client import messages_in
from fivebyfive.server import Limits
from fivebyfive.server.live.messages import Ask
from support.server.devices import Device, join_device, open_device
from support.server.server_process import Server, socket_url
from support.server.threaded_server import run_server_in_thread

Phase = Literal["lobby", "round", "over"]
HIDDEN = "c3"  # what the owner has written in the open round


@dataclass(frozen=True)
class Attempt:
    """A command that the owner may give in a phase, and what anybody else gets for it."""

    phase: Phase
    refused: str | None  # None: everybody at the table may, for themselves
    fields: dict[str, Any]
    owner: str | None = None  # how far the owner gets, where that is not the whole way


TRIES = {
    "sit": Attempt("lobby", None, {"name": "Eve"}),
    "seat-computer": Attempt("lobby", "not-host", {"name": "Otto", "level": "random"}),
    "remove": Attempt("lobby", "not-your-seat", {"seat": 0}),
    "rename": Attempt("round", "not-your-seat", {"seat": 0, "name": "Eve"}),
    "reorder": Attempt("lobby", "not-host", {"order": [1, 0]}),
    "change": Attempt("lobby", "not-host", {"settings": {"game": "knaster"}}),
    "nonce": Attempt("lobby", None, {"nonce": "abc"}),
    "lock": Attempt("round", "not-host", {"locked": True}),
    "start": Attempt("lobby", "not-host", {}),
    "move": Attempt("round", "not-your-seat", {"seat": 0, "round": 1, "move": "d4"}),
    "take-back": Attempt("round", "not-your-seat", {"seat": 0, "round": 1}),
    "next": Attempt("round", "not-host", {"round": 1, "roll": "8"}),
    "part": Attempt(
        "round", "part-unwanted", {"round": 2, "part": "x" * 43}, owner="part-unwanted"
    ),
    "correct-roll": Attempt("round", "not-host", {"round": 1, "roll": "8"}),
    "close-round": Attempt("round", "not-host", {"round": 1}),
    "allow-name": Attempt("round", "not-host", {"name": "Eve"}),
    "pause": Attempt("round", "not-host", {"paused": True}),
    "stand-in": Attempt("round", "not-host", {"seat": 1}, owner="not-away"),
    "abandon": Attempt("round", "not-host", {}),
    "leave": Attempt("round", None, {}),
    "claim": Attempt("round", "seat-taken", {"seat": 0}),
    "answer-claim": Attempt("lobby", "not-host", {"device": "…", "yes": True}),
    "hand-over": Attempt("round", "not-host", {"device": "…"}),
    "dismiss-host": Attempt("round", "not-host", {"device": "…"}),
    "rematch": Attempt("over", "not-host", {}),
    "look": Attempt("round", None, {"seat": 0}),
    "sit-paper": Attempt("round", None, {"name": "Eve"}),
    "to-paper": Attempt("lobby", "not-your-seat", {"seat": 0}),
    "from-paper": Attempt("lobby", "not-your-seat", {"paper": 1}),
    "remove-paper": Attempt("over", "not-your-seat", {"paper": 1}),
    "rename-paper": Attempt("round", "not-your-seat", {"paper": 1, "name": "Eve"}),
    "paper-full": Attempt(
        "round", "not-your-seat", {"paper": 1, "round": 1}, owner="not-ended-by-full"
    ),
    "paper-sheet": Attempt("over", "not-your-seat", {"paper": 1, "sheet": "7" + " ." * 24}),
    "look-paper": Attempt("over", None, {"paper": 1}),
    "rolls": Attempt("round", None, {}),
    "host-link": Attempt("lobby", "not-host", {}),
    "more-time": Attempt("lobby", "not-host", {"seat": 1}),
    "react": Attempt("round", "not-your-seat", {"seat": 0, "kind": "wow"}),
    "sit-late": Attempt("round", None, {"name": "Eve", "moves": []}),
    "hint": Attempt("round", "not-your-seat", {"seat": 0, "round": 1}, owner="not-alone"),
    "coach": Attempt("over", "not-your-seat", {"seat": 0}, owner="coach-unfinished"),
    "owed": Attempt("round", "not-your-seat", {"seat": 0, "round": 1, "move": HIDDEN}),
    "possible": Attempt("round", "not-your-seat", {"seat": 0}),
    "roster": Attempt("lobby", "not-host", {"names": ["Ola", "Tim"], "only": True}),
    "teams": Attempt("round", "not-host", {"teams": {"Red": ["Ola"], "Blue": ["Tim"]}}),
    "read-roster": Attempt("lobby", None, {"text": "Ola\nTim"}),
    "ping": Attempt("round", None, {}),
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    database = str(tmp_path_factory.mktemp("db") / "log.sqlite")
    with run_server_in_thread(database, Limits(wrong_at_once=1000)) as running:
        yield running


@dataclass
class Scene:
    """A table of two people and one on paper with somebody who watches, in a phase."""

    server: Server
    owner: Device
    guest: Device
    spectator: Device

    @classmethod
    def set_up(cls, server: Server, stack: ExitStack, phase: Phase) -> "Scene":
        settings = {"dice": "real", "rolls": "host"}
        owner = stack.enter_context(open_device(server.url, names=["Ola"], settings=settings))
        guest = stack.enter_context(join_device(server.url, owner.code, "Tim"))
        spectator = stack.enter_context(join_device(server.url, owner.code))
        owner.ask("sit-paper", name="Grandma")
        if phase != "lobby":
            owner.ask("start")
            owner.ask("next", round=0, roll="7")
            owner.move(0, 1, HIDDEN)
            guest.refresh().move(1, 1, "a1")
        if phase == "over":
            owner.ask("abandon")
        return cls(server, owner.refresh(), guest.refresh(), spectator.refresh())

    def fields_of(self, kind: str) -> dict[str, Any]:
        """The fields of a command, at this table."""
        if kind == "answer-claim":
            return {"device": self.spectator.device_id, "yes": True}
        if kind in ("hand-over", "dismiss-host"):
            return {"device": self.guest.device_id}
        return TRIES[kind].fields

    def join_without_coming(self, *names: str) -> str:
        """The token of somebody who is away from the beginning."""
        url = f"{self.server.url}/api/tables/{self.owner.code}/devices"
        return str(httpx.post(url, json={"names": names}).json()["token"])

    def seen(self) -> tuple[Any, Any]:
        """All that could have been changed: what everybody sees, and what the owner does."""
        url = f"{self.server.url}/api/tables/{self.owner.code}"
        return httpx.get(url).json(), self.owner.refresh().yours


def shows_hidden(told: Any) -> bool:
    """Whether the hidden move is in it, as a word: names of devices are random letters."""
    return bool(re.search(rf"\b{HIDDEN}\b", json.dumps(told)))


def kinds() -> list[str]:
    """The type of every command and question that a device can send."""
    union = get_args(get_args(Ask)[0])
    return [get_args(get_type_hints(one)["type"])[0] for one in union]


def test_every_command_is_tried() -> None:
    assert sorted(kinds()) == sorted(TRIES)


@pytest.mark.parametrize("kind", TRIES)
def test_with_the_key_of_somebody_else(server: Server, kind: str) -> None:
    case = TRIES[kind]
    with ExitStack() as stack:
        scene = Scene.set_up(server, stack, case.phase)
        elsewhere = Scene.set_up(server, stack, case.phase).guest
        if kind == "answer-claim":
            scene.join_without_coming("Old")
            scene.spectator.ask("claim", seat=2)
        before = scene.seen()
        fields = scene.fields_of(kind)
        for number, intruder in enumerate((elsewhere, scene.guest, scene.spectator)):
            if kind in ("sit", "sit-late", "sit-paper"):
                fields = {**fields, "name": f"Eve {number}"}
            told = intruder.wait_for_answer(intruder.send(kind, **fields))
            assert case.phase != "round" or not shows_hidden(told.get("answer"))
            if intruder is elsewhere:
                assert scene.seen() == before  # whatever it did, it did it at its own table
            elif case.refused:
                assert (told["type"], told["code"]) == ("refusal", case.refused)
                assert scene.seen() == before
            else:
                assert told["type"] == "answer"
                assert scene.seen()[1]["seats"] == before[1]["seats"]
        # The same from the owner is carried out: it was the key that was missing.
        told = scene.owner.wait_for_answer(scene.owner.send(kind, **scene.fields_of(kind)))
        assert told.get("code") == case.owner


def test_a_hidden_move_is_shown_to_nobody_else(server: Server) -> None:
    with ExitStack() as stack:
        scene = Scene.set_up(server, stack, "round")
        assert scene.owner.yours["seats"][0]["move"] == HIDDEN
        for other in (scene.guest, scene.spectator):
            assert HIDDEN not in str([seat["move"] for seat in other.yours["seats"]])
            assert [seat["seat"] for seat in other.yours["seats"]] != [0]
            sheet = other.ask("look", seat=0)
            assert set(sheet["sheet"]["numbers"]) == {0}
        url = f"{server.url}/api/tables/{scene.owner.code}"
        public = httpx.get(url).json()
        assert public["closed"] is None
        assert not shows_hidden({**public, "nonces": ""})
        assert "1. " not in httpx.get(f"{url}/record").text


@pytest.fixture(scope="module")
def scenes(server: Server) -> Iterator[dict[Phase, Scene]]:
    """A table in each phase; nobody gets far enough to change it."""
    with ExitStack() as stack:
        yield {phase: Scene.set_up(server, stack, phase) for phase in get_args(Phase)}


def dead_tokens(scene: Scene) -> list[str]:
    """Of a device that left, and in the lobby of one whose seat was moved to another.

    Everybody who came has left: who only closes the connection is seen to be away some time later.
    """
    url, code = scene.server.url, scene.owner.code
    with join_device(url, code) as gone:
        gone.ask("leave")
    if scene.owner.table["phase"] != "lobby":
        return [gone.token]
    old = scene.join_without_coming("Old")
    with join_device(url, code) as new:
        new.ask("claim", seat=2)
        scene.owner.ask("answer-claim", device=new.device_id, yes=True)
        scene.owner.ask("remove", seat=2)
        new.ask("leave")
    return [gone.token, old]


@pytest.mark.parametrize("phase", get_args(Phase))
def test_with_a_key_that_opens_nothing(
    server: Server, scenes: dict[Phase, Scene], phase: Phase
) -> None:
    scene = scenes[phase]
    code, device, secret = scene.owner.token.split(".")
    swapped = secret[::-1]
    dead = dead_tokens(scene)
    wrong = [f"{code}.{device}.{swapped}", f"{code}.{scene.guest.device_id}.{secret}", *dead]
    before = scene.seen()
    for kind, token in itertools.product(TRIES, [None, *wrong]):
        ask = {"type": kind, **scene.fields_of(kind)}
        with connect(socket_url(server)) as ws:
            if token is not None:
                ws.send(json.dumps({"type": "hello", "token": token}))
            with contextlib.suppress(ConnectionClosedError):  # it may be over already
                ws.send(json.dumps({"type": "ask", "id": 1, "ask": ask}))
            told: list[dict[str, Any]] = []
            with contextlib.suppress(ConnectionClosedError):
                while all(one["type"] == "bye" for one in told):
                    told += messages_in(ws.recv())
        expected = "hello-first" if token is None else "wrong-token"
        assert [(one["type"], one["code"]) for one in told] == [("bye", expected)], kind
    assert scene.seen() == before
