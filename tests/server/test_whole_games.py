"""Whole games over real sockets against a real server process."""

import asyncio
import json
import re
import subprocess
import sys
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from fivebyfive.client import Client
from support.cli_runner import run_in_process
from support.paths import PROJECT
from support.server.server_process import Server, run_server
from support.server.socket_players import disconnect_all, play_random_game, seat_people
from support.totals import compute_all_totals, compute_totals

GAMES = [(kind, people) for kind in ("knister", "knaster") for people in (1, 4, 12)]


def playing(client: Client) -> Callable[[], bool]:
    return lambda: bool(client.table["phase"] == "playing")


async def game_of(url: str, kind: str, people: int, **wishes: Any) -> tuple[list[Any], str]:
    """Everybody's last words about the totals, and the record."""
    wishes.setdefault("settings", {})["game"] = kind
    clients = await seat_people(url, people, **wishes)
    await clients[0].ask("start")
    await asyncio.gather(*(client.until(playing(client)) for client in clients))
    rngs = [Random(seed) for seed in range(people)]
    await asyncio.gather(*(play_random_game(c, rng) for c, rng in zip(clients, rngs, strict=True)))
    told = [client.table["totals"] for client in clients]
    await disconnect_all(clients)
    async with httpx.AsyncClient() as http:
        record = (await http.get(f"{url}/api/tables/{clients[0].code}/record")).text
    return told, record


async def games_of(url: str, games: list[tuple[str, int]], **wishes: Any) -> list[Any]:
    """Several games at the same time, as a server has them."""
    all_of_them = [game_of(url, kind, people, **deepcopy(wishes)) for kind, people in games]
    return list(await asyncio.gather(*all_of_them))


def test_whole_games(tmp_path: Path) -> None:
    database, out = str(tmp_path / "log.sqlite"), tmp_path / "out"
    with run_server(database) as server:
        played = asyncio.run(games_of(server.url, GAMES, rehearsal=""))
    run_in_process("export", "--database", database, "--out", out)
    files = {file.read_text(): file for file in out.glob("*.5x5")}
    assert set(files) == {record for _, record in played}
    in_order = [files[record] for _, record in played]
    for game, (told, _), totals in zip(GAMES, played, compute_all_totals(*in_order), strict=True):
        assert told == [totals] * game[1], game
        assert len(totals) == game[1], game
    verdicts = run_in_process("verify", "--json", *in_order)[0].splitlines()
    assert [json.loads(line)["verdict"] for line in verdicts] == ["verified"] * len(GAMES)
    seats = sum(people for _, people in GAMES)
    assert (out / "results.csv").read_text("utf-8-sig").count("\n") == seats + 1


def test_a_game_on_postgresql(postgres_url: str) -> None:
    with run_server(postgres_url) as server:
        told, record = asyncio.run(game_of(server.url, "knaster", 4))
    assert all(compute_totals(record) == heard for heard in told)


@pytest.mark.parametrize("levels", [("random", "beginner"), ("casual", "expert", "master")])
def test_against_computer_players(server: Server, levels: tuple[str, ...]) -> None:
    computers = [{"name": level.title(), "level": level} for level in levels]
    games = [("knister", 2), ("knaster", 2)]
    for told, record in asyncio.run(games_of(server.url, games, computers=computers)):
        assert all(compute_totals(record) == heard for heard in told), record
        assert ", ".join(f"{level.title()} [{level}]" for level in levels) in record


def test_the_program_in_the_readme(server: Server) -> None:
    readme = (PROJECT / "README.md").read_text()
    [program] = re.findall(r"```python\n(import asyncio\n.*?)```", readme, re.DOTALL)
    program = program.replace("http://127.0.0.1:8555", server.url)
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True)
    totals, verdict = done.stdout.decode().split()
    assert totals.startswith("[")
    assert verdict in ("None", "good", "brilliant", "spectacular")
