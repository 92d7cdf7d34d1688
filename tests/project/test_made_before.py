"""What an earlier version has stored, told and been given is good for this one, too."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from fivebyfive.client import Client, join_table
from fivebyfive.store.event_codec import decode_event, encode_event
from support.cli_runner import run_in_process
from support.made_before import (
    FOLDER,
    TOKENS,
    copy_database,
    play_to_the_end,
    read_kept_text,
    set_age,
)
from support.server.records import fetch_record
from support.server.server_process import run_server
from support.server.threaded_server import run_server_in_thread

BOT = f"{FOLDER / 'my_bot.py'}:MyBot"
OPEN = FOLDER.parents[2] / "examples" / "open.5x5"


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server on what another one has left; nobody was in the club's room for weeks."""
    database = copy_database(tmp_path_factory.mktemp("made_before"))
    set_age(database, TOKENS["room"]["code"], minutes_ago=30 * 24 * 60)
    with run_server(str(database), rehearsal=False) as server:
        for kept in TOKENS.values():  # else whoever connects would try again and again
            answer = httpx.get(f"{server.url}/api/tables/{kept['code']}")
            assert answer.status_code == httpx.codes.OK, answer.text
        yield server.url


def test_a_game_goes_on_with_the_old_keys_and_dice(url: str) -> None:
    kept = TOKENS["playing"]

    async def play() -> None:
        async with Client(url, kept["Tim"]) as tim, Client(url, kept["Ola"]) as ola:
            assert (tim.table["round"], tim.table["moved"]["seats"]) == (kept["round"], [0])
            await play_to_the_end([tim, ola])

    asyncio.run(play())
    assert fetch_record(url, kept["code"]) == read_kept_text("knaster.5x5")


def test_a_game_that_was_over(url: str, tmp_path: Path) -> None:
    kept = TOKENS["finished"]

    async def look() -> tuple[str, Any]:
        async with Client(url, kept["Ola"]) as ola:
            return ola.table["phase"], await ola.ask("coach", seat=0)

    text = read_kept_text("knister.5x5")
    assert fetch_record(url, kept["code"]) == text  # as it was stored
    assert fetch_record(url, kept["code"], None) == text  # made anew from what happened
    assert asyncio.run(look()) == ("over", json.loads(read_kept_text("coach.json")))
    (tmp_path / "game.5x5").write_text(text, encoding="utf-8")
    run_in_process("verify", tmp_path / "game.5x5")  # else its status is 1


def test_a_lobby_and_the_link_that_makes_a_host(url: str) -> None:
    kept = TOKENS["lobby"]

    async def start() -> None:
        async with Client(url, kept["Ola"]) as ola:
            assert (ola.table["phase"], ola.yours["host"]) == ("lobby", True)
            token = await join_table(url, kept["code"], names=["Tim"], host_key=kept["host_key"])
            async with Client(url, token) as tim:
                assert tim.yours["host"]
                await tim.ask("start")
            await ola.until(lambda: bool(ola.table["phase"] == "playing"))

    asyncio.run(start())


def test_a_clubs_room_weeks_later(url: str) -> None:
    room = f"{url}/api/rooms/{TOKENS['room']['name']}"
    assert httpx.get(room).json()["code"] is None
    opened = httpx.post(room, json={"names": ["Ola"]})
    assert opened.status_code == httpx.codes.CREATED
    assert httpx.get(room).json()["code"] == opened.json()["code"] != TOKENS["room"]["code"]


def test_a_clubs_room_on_the_same_evening(tmp_path: Path) -> None:
    kept = TOKENS["room"]
    database = copy_database(tmp_path)
    set_age(database, kept["code"], minutes_ago=1)

    async def come_back(url: str) -> tuple[str, bool]:
        async with Client(url, kept["Ola"]) as ola:
            return ola.table["room"], ola.yours["host"]

    with run_server_in_thread(str(database)) as server:
        found = httpx.get(f"{server.url}/api/rooms/{kept['name']}").json()
        assert found["code"] == kept["code"]
        assert asyncio.run(come_back(server.url)) == (kept["name"], True)


def test_every_event_that_was_ever_stored() -> None:
    first, later = (
        read_kept_text(name).splitlines() for name in ("events.jsonl", "events_with_parts.jsonl")
    )
    for line in (*first, *later):  # with a default for what was added later
        stored, again = json.loads(line), json.loads(encode_event(decode_event(line)))
        assert stored.items() <= again.items()
    assert len({json.loads(line)["type"] for line in first}) == 40
    assert len({json.loads(line)["type"] for line in (*first, *later)}) == 43


def test_a_bot_written_after_the_docs() -> None:
    out, _ = run_in_process("check-bot", BOT, "--json")
    assert json.loads(out)["good"]
    assert figures() == json.loads(read_kept_text("my_bot.json"))


def figures() -> dict[str, Any]:
    """How that bot plays and advises; all of it follows from a seed."""
    found: dict[str, Any] = {}
    for game in ("knister", "knaster"):
        bots = ("--bots", f"{BOT},{BOT}", "--games", "3", "--seed", "7", "--jobs", "1")
        played = json.loads(run_in_process("simulate", game, *bots, "--json")[0])["seats"]
        found[game] = [{key: seat[key] for key in ("mean", "min", "max")} for seat in played]
    advice = json.loads(run_in_process("advise", OPEN, "--bot", BOT, "--json")[0])
    advice["moves"].sort(key=lambda one: one["move"])  # they are equally good
    return {**found, "advise": advice}
