"""A server for tests: whoever opens a table may decide its dice by a seed."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from fivebyfive.client import Client, open_table
from support.cli_runner import run_in_process
from support.server.server_process import Server, run_server
from support.server.socket_players import disconnect_all

ROUNDS = 6


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("log") / "server.log"


@pytest.fixture(scope="module")
def rehearsing(tmp_path_factory: pytest.TempPathFactory, log: Path) -> Iterator[Server]:
    database = str(tmp_path_factory.mktemp("db") / "log.sqlite")
    with run_server(database, log=log) as server:
        yield server


async def play(url: str, rounds: int = ROUNDS, **wishes: Any) -> list[list[str]]:
    """A person and a computer at a new table: what was rolled, and how the computer moved."""
    settings = {"game": "knister", "rolls": "host"}
    computers = [{"name": "Robo", "level": "random"}]
    token = await open_table(url, names=["Ola"], settings=settings, computers=computers, **wishes)
    me = Client(url, token)
    await me.__aenter__()
    await me.ask("start")
    for round_ in range(rounds):
        await me.ask("next", round=round_)
        await me.ask("move", seat=0, round=round_ + 1, move="abcde"[round_ % 5] + "1")
        await me.until(lambda: len(me.table["moved"]["seats"]) == 2)
    await me.ask("abandon")
    await me.until(lambda: me.table["phase"] == "over")
    record = httpx.get(f"{url}/api/tables/{me.code}/record").text
    await disconnect_all([me])
    head, rounds_played = record.split("\n\n")
    assert "Dice: rehearsal" in head
    return [line.split()[1:] for line in rounds_played.splitlines()]


def test_a_seed_decides_the_dice_and_the_computers(rehearsing: Server) -> None:
    async def rehearse(seed: str) -> list[list[str]]:
        return await play(rehearsing.url, rounds=5, rehearsal=seed)

    first, second, other = [asyncio.run(rehearse(seed)) for seed in ("one", "one", "two")]
    assert first == second
    assert [row[0] for row in first] != [row[0] for row in other]


def test_a_club_may_rehearse(rehearsing: Server) -> None:
    url = f"{rehearsing.url}/api/rooms/rehearsing-club"
    ticket = httpx.post(url, json={"names": ["Ola"], "rehearsal": "one"}).json()["ticket"]
    table = httpx.get(f"{rehearsing.url}/api/tables/{ticket['code']}").json()
    assert table["commit"] == ""


def test_without_a_seed_its_dice_are_checkable(rehearsing: Server) -> None:
    token = asyncio.run(open_table(rehearsing.url))
    table = httpx.get(f"{rehearsing.url}/api/tables/{token.split('.')[0]}").json()
    assert len(table["commit"]) == 64


def test_its_log_says_what_it_is(rehearsing: Server, log: Path) -> None:
    assert "rehearsal: whoever opens a table may decide its dice" in log.read_text()


def test_elsewhere_a_seed_is_refused(tmp_path: Path) -> None:
    with run_server(str(tmp_path / "log.sqlite"), rehearsal=False) as server:
        for path in ("tables", "rooms/club"):
            refused = httpx.post(f"{server.url}/api/{path}", json={"rehearsal": "one"})
            assert (refused.status_code, refused.json()["code"]) == (403, "no-rehearsal")
        assert httpx.get(f"{server.url}/api/rooms/club").json()["code"] is None


@pytest.mark.parametrize(
    "options",
    [["--host", "0.0.0.0"], ["--host", "192.0.2.1"], ["--public-url", "https://example.org"]],
    ids=["everywhere", "elsewhere", "proxied"],
)
def test_nobody_else_can_reach_it(options: list[str], tmp_path: Path) -> None:
    database = tmp_path / "log.sqlite"
    _, said = run_in_process("serve", "--rehearsal", "--database", database, *options, status=1)
    assert "--rehearsal is for tests and listens on this machine only" in said
    assert not database.exists()
