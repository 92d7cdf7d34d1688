"""`fivebyfive admin rooms` and `forget-room`, and names that are erased in rooms."""

import asyncio
import json
from pathlib import Path

import pytest

from fivebyfive.server.tables.room_season import make_person_id
from fivebyfive.store import TableUpdate
from fivebyfive.store import room_memory as memory
from fivebyfive.store.operator_log import read_acts
from fivebyfive.store.room_memory import PersonNote, RoomKey
from support.cli_runner import run_in_process
from support.paths import GOLDEN
from support.stores import always_append, commit_one, connect_store

DECEMBER = 1_766_599_205_000


@pytest.fixture
def database(tmp_path: Path) -> str:
    """A room with a game of P1, P2 and P3, of whom P2 is hidden."""
    url = str(tmp_path / "log.sqlite")
    text = (GOLDEN / "knaster-three.5x5").read_text()

    async def fill() -> None:
        async with connect_store(url) as store:
            await store.create("123456", [], now=1)
            ended = always_append(records=((1, text),), room="chess-club")
            await commit_one(store, TableUpdate("123456", 0, ended), DECEMBER)
            await memory.add_key(store, "chess-club", RoomKey("hash", True, "123456", 1))
            hidden = PersonNote(make_person_id("chess-club", "P2"), is_hidden=True)
            await memory.save_people(store, "chess-club", [hidden])

    asyncio.run(fill())
    return url


def run_admin(database: str, *words: str, status: int = 0, stdin: bytes = b"") -> tuple[str, str]:
    return run_in_process("admin", *words, "--database", database, status=status, stdin=stdin)


def test_rooms_are_listed(database: str) -> None:
    said, _ = run_admin(database, "rooms")
    assert said == "chess-club  1  2025-12-24 18:00  2025-12-24 18:00\n"
    [room] = map(json.loads, run_admin(database, "rooms", "--json")[0].splitlines())
    at = "2025-12-24T18:00:05+00:00"
    assert room == {"room": "chess-club", "games": 1, "first": at, "last": at}


def test_a_room_is_forgotten_when_the_operator_says_so(database: str) -> None:
    run_admin(database, "forget-room", "Chess-Club", status=1, stdin=b"n\n")
    said, _ = run_admin(database, "forget-room", "Chess-Club", stdin=b"y\n")
    assert said.endswith("The club room has forgotten one game.\n")
    assert run_admin(database, "rooms")[0] == "No club room remembers anything.\n"
    _, err = run_admin(database, "forget-room", "chess-club", "--yes", status=1)
    assert "Check how it is written" in err
    assert "3 to 32 letters" in run_admin(database, "forget-room", "!", "--yes", status=1)[1]

    async def look() -> None:
        async with connect_store(database) as store:
            assert await memory.find_key(store, "chess-club", "hash") is None
            assert await store.count_records() == 1
            [act] = await read_acts(store, 5)
            assert (act.act, act.facts["games"]) == ("forget-room", 1)

    asyncio.run(look())


def test_an_erased_name_is_erased_in_rooms(database: str) -> None:
    run_admin(database, "erase-name", "P2", "--yes")

    async def look() -> None:
        async with connect_store(database) as store:
            assert await memory.read_people(store, "chess-club") == []
            [game] = await memory.read_games(store, "chess-club")
            assert "P2" not in game.text
            assert "N.N." in game.text

    asyncio.run(look())
