"""Whole games over real sockets against a real server process."""

import asyncio
import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from command import fivebyfive
from fivebyfive.client import Client
from live import leave, play, seat_people, serving


def scored(text: str) -> list[int]:
    """The totals of `fivebyfive score`."""
    out, _ = fivebyfive("score", "--json", "-", stdin=text.encode())
    result = json.loads(out)
    assert result["finished"]
    return [seat["total"] for seat in result["seats"]]


def verified(text: str) -> bool:
    out, _ = fivebyfive("verify", "--json", "-", stdin=text.encode())
    return bool(json.loads(out)["verdict"] == "verified")


def playing(client: Client) -> Callable[[], bool]:
    return lambda: bool(client.table["phase"] == "playing")


async def game_of(url: str, kind: str, people: int, **wishes: Any) -> tuple[list[Any], str]:
    """Everybody's last words about the totals, and the record."""
    wishes.setdefault("settings", {})["game"] = kind
    clients = await seat_people(url, people, **wishes)
    await clients[0].ask("start")
    await asyncio.gather(*(client.until(playing(client)) for client in clients))
    rngs = [Random(seed) for seed in range(people)]
    await asyncio.gather(*(play(c, rng) for c, rng in zip(clients, rngs, strict=True)))
    told = [client.table["totals"] for client in clients]
    await leave(clients)
    async with httpx.AsyncClient() as http:
        record = (await http.get(f"{url}/api/tables/{clients[0].code}/record")).text
    return told, record


@pytest.mark.parametrize("people", [1, 4, 30])
@pytest.mark.parametrize("kind", ["knister", "knaster"])
def test_whole_games(kind: str, people: int, tmp_path: Path) -> None:
    database, out = str(tmp_path / "log.sqlite"), tmp_path / "out"
    with serving(database) as server:
        told, record = asyncio.run(game_of(server.url, kind, people))
    fivebyfive("export", "--database", database, "--out", out)
    [exported] = out.glob("*.5x5")
    assert exported.read_text() == record
    totals = scored(record)
    assert len(totals) == people
    assert all(totals == heard for heard in told)
    assert verified(record)
    assert (out / "results.csv").read_text("utf-8-sig").count("\n") == people + 1


def test_a_game_on_postgresql(postgres_url: str) -> None:
    with serving(postgres_url) as server:
        told, record = asyncio.run(game_of(server.url, "knaster", 4))
    assert all(scored(record) == heard for heard in told)


@pytest.mark.parametrize("kind", ["knister", "knaster"])
def test_against_computer_players(kind: str, tmp_path: Path) -> None:
    computers = [{"name": level.title(), "level": level} for level in ("random", "beginner")]
    with serving(str(tmp_path / "log.sqlite")) as server:
        told, record = asyncio.run(game_of(server.url, kind, 2, computers=computers))
    assert all(scored(record) == heard for heard in told)
    assert "Random [random], Beginner [beginner]" in record


def test_the_program_in_the_readme(tmp_path: Path) -> None:
    readme = (Path(__file__).parents[2] / "README.md").read_text()
    [program] = re.findall(r"```python\n(import asyncio\n.*?)```", readme, re.DOTALL)
    with serving(str(tmp_path / "log.sqlite")) as server:
        program = program.replace("http://127.0.0.1:8555", server.url)
        done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True)
    totals, verdict = done.stdout.decode().split()
    assert totals.startswith("[")
    assert verdict in ("None", "good", "brilliant", "spectacular")
