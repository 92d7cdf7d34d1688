"""Latency of moves while strong bots think at other tables of the same server.

People at tables of their own change their move a few times a second and wait for every answer,
which comes after the commit. Games go on at other tables, first without bots, then with a master
and two experts at each. Client and server share the machine.
"""

import asyncio
import json
import os
import platform
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

sys.path.append(str(Path(__file__).parents[1] / "tests"))

from fivebyfive.bots.learned.precompile import compile_kernels
from fivebyfive.client import Client, open_table
from support.plugins.httpx_defaults import configure_httpx
from support.server.server_process import run_server
from support.server.socket_players import choose_random_move

PEOPLE, MOVES_PER_SECOND = 40, 5
TABLES, ROUND_SECONDS = 10, 1.5  # other tables, and the least time of a round there
LOADING_SECONDS, SECONDS = 6.0, 20.0  # the bots are loaded in the first ones
BOTS = [
    {"name": name, "level": level}
    for name, level in (("Ma", "master"), ("Ex", "expert"), ("Ep", "expert"))
]
RESULTS = Path(__file__).parent / "results" / "strong_server.json"


@asynccontextmanager
async def open_started_table(url: str, number: int, **options: Any) -> AsyncIterator[Client]:
    """Open a table, start its game and roll; yield the client of its host."""
    settings = {"game": ("knister", "knaster")[number % 2], "rolls": "host"}
    token = await open_table(url, names=["Ola"], settings=settings, **options)
    async with Client(url, token) as client:
        await client.ask("start")
        await client.ask("next", round=0)
        await client.until(lambda: client.table["round"] == 1)
        yield client


async def change_moves(client: Client, until: float) -> list[float]:
    """Change the move until the time is up; return how long each answer durations, in ms."""
    durations: list[float] = []
    while (start := time.perf_counter()) < until:
        await client.ask("move", seat=0, round=1, move="ab"[len(durations) % 2] + "1")
        durations.append(1000 * (time.perf_counter() - start))
        await asyncio.sleep(max(0.0, 1 / MOVES_PER_SECOND - durations[-1] / 1000))
    return durations


async def play_on(client: Client, rounds: list[float]) -> None:
    """Play rounds until cancelled; append the ms of each until all had moved."""
    rng = Random(0)
    while client.table["phase"] == "playing":
        start, number = time.perf_counter(), client.table["round"]
        await client.until(lambda now=number: client.yours["round"] == now)  # type: ignore[misc]
        move = await choose_random_move(client, client.yours["seats"][0], number, rng)
        await client.ask("move", seat=0, round=number, move=move)
        await client.until(lambda: _all_have_moved(client.table["moved"]))
        rounds.append(1000 * (time.perf_counter() - start))
        await asyncio.sleep(max(0.0, ROUND_SECONDS - rounds[-1] / 1000))
        await client.ask("next", round=number)
        await client.until(
            lambda now=number: client.table["round"] != now or client.table["phase"] == "over"  # type: ignore[misc]
        )


def _all_have_moved(moved: dict[str, Any]) -> bool:
    return bool(len(moved["seats"]) == moved["of"])


async def measure(people: list[Client], seconds: float) -> dict[str, float]:
    """Let all people change their moves for some seconds, and summarize the durations."""
    until = time.perf_counter() + seconds
    durations = await asyncio.gather(*(change_moves(client, until) for client in people))
    return summary([one for some in durations for one in some])


def summary(durations: list[float]) -> dict[str, float]:
    """Return count, median, p99 and maximum of durations in ms."""
    durations = sorted(durations)
    return {
        "count": len(durations),
        "median_ms": round(durations[len(durations) // 2], 1),
        "p99_ms": round(durations[int(len(durations) * 0.99)], 1),
        "most_ms": round(durations[-1], 1),
    }


async def measure_beside(url: str, people: list[Client], **options: Any) -> dict[str, Any]:
    """Measure while games go on at other tables; their first seconds count separately."""
    async with AsyncExitStack() as stack:
        opened = [open_started_table(url, number, **options) for number in range(TABLES)]
        tables = [await stack.enter_async_context(table) for table in opened]
        rounds: list[float] = []
        playing = [asyncio.create_task(play_on(table, rounds)) for table in tables]
        first = await measure(people, LOADING_SECONDS)
        rounds.clear()
        later = await measure(people, SECONDS)
        rounds_elsewhere = summary(rounds)
        for task in playing:
            assert not task.done(), task
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    return {"first_seconds": first, "then": later, "rounds_elsewhere": rounds_elsewhere}


async def measure_both(url: str) -> dict[str, Any]:
    """Measure without bots, and with them."""
    async with AsyncExitStack() as stack:
        seats = [open_started_table(url, 2 * number) for number in range(PEOPLE)]
        people = [await stack.enter_async_context(seat) for seat in seats]
        without = await measure_beside(url, people)
        return {
            "without": without,
            "with": await measure_beside(url, people, computers=BOTS),
        }


def main() -> None:
    """Measure both on one server, print the results and save them."""
    configure_httpx()
    compile_kernels()
    with (
        tempfile.TemporaryDirectory() as folder,
        run_server(str(Path(folder) / "log"), rehearsal=False) as server,
    ):
        found = asyncio.run(measure_both(server.url))
    result = {
        "cores": os.cpu_count(),
        "python": platform.python_version(),
        "people": PEOPLE,
        "moves_a_second": PEOPLE * MOVES_PER_SECOND,
        "tables_elsewhere": TABLES,
        **found,
    }
    print(json.dumps(result, indent=1))
    RESULTS.write_text(json.dumps(result, indent=1) + "\n")


if __name__ == "__main__":
    main()
