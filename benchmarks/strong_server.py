"""What people at other tables notice of computer players that think: the p99 of their moves.

People at tables of their own change their move a few times a second and wait for every answer,
which comes after the commit. Elsewhere on the same server games go on, first without computer
players, then with a master and two experts at each table. Client and server share the machine.
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
from support.server.server_process import choose_random_move, run_server

PEOPLE, A_SECOND = 40, 5
TABLES, ROUND = 10, 1.5  # seconds that a round takes at least
LOADING, SECONDS = 6.0, 20.0
COMPUTERS = [
    {"name": name, "level": level}
    for name, level in (("Ma", "master"), ("Ex", "expert"), ("Ep", "expert"))
]
RESULTS = Path(__file__).parent / "results" / "strong_server.json"


@asynccontextmanager
async def open_started_table(url: str, number: int, **wishes: Any) -> AsyncIterator[Client]:
    """Somebody who has opened a table, sits at it, and has rolled."""
    settings = {"game": ("knister", "knaster")[number % 2], "rolls": "host"}
    token = await open_table(url, names=["Ola"], settings=settings, **wishes)
    async with Client(url, token) as client:
        await client.ask("start")
        await client.ask("next", round=0)
        yield client


async def change_moves(client: Client, until: float) -> list[float]:
    """How long each answer took, in ms."""
    took: list[float] = []
    while (start := time.perf_counter()) < until:
        await client.ask("move", seat=0, round=1, move="ab"[len(took) % 2] + "1")
        took.append(1000 * (time.perf_counter() - start))
        await asyncio.sleep(max(0.0, 1 / A_SECOND - took[-1] / 1000))
    return took


async def play_on(client: Client, rounds: list[float]) -> None:
    """Round after round, for longer than is measured; how long each took until all had moved."""
    rng = Random(0)
    while client.table["phase"] == "playing":
        start, number = time.perf_counter(), client.table["round"]
        await client.until(lambda now=number: client.yours["round"] == now)  # type: ignore[misc]
        move = await choose_random_move(client, client.yours["seats"][0], number, rng)
        await client.ask("move", seat=0, round=number, move=move)
        await client.until(lambda: _all_have_moved(client.table["moved"]))
        rounds.append(1000 * (time.perf_counter() - start))
        await asyncio.sleep(max(0.0, ROUND - rounds[-1] / 1000))
        await client.ask("next", round=number)


def _all_have_moved(moved: dict[str, Any]) -> bool:
    return bool(len(moved["seats"]) == moved["of"])


async def measure(people: list[Client], seconds: float) -> dict[str, float]:
    """Everybody at once for some seconds."""
    until = time.perf_counter() + seconds
    took = await asyncio.gather(*(change_moves(client, until) for client in people))
    return summary([one for some in took for one in some])


def summary(took: list[float]) -> dict[str, float]:
    """In ms."""
    took = sorted(took)
    return {
        "count": len(took),
        "median_ms": round(took[len(took) // 2], 1),
        "p99_ms": round(took[int(len(took) * 0.99)], 1),
        "most_ms": round(took[-1], 1),
    }


async def measure_beside(url: str, people: list[Client], **wishes: Any) -> dict[str, Any]:
    """While games go on at other tables; apart from that, the first seconds of them."""
    async with AsyncExitStack() as stack:
        opened = [open_started_table(url, number, **wishes) for number in range(TABLES)]
        tables = [await stack.enter_async_context(table) for table in opened]
        rounds: list[float] = []
        playing = [asyncio.create_task(play_on(table, rounds)) for table in tables]
        first = await measure(people, LOADING)
        rounds.clear()
        later = await measure(people, SECONDS)
        thought = summary(rounds)
        for task in playing:
            assert not task.done(), task
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    return {"first_seconds": first, "then": later, "rounds_elsewhere": thought}


async def measure_both(url: str) -> dict[str, Any]:
    """Without computer players, and with them."""
    async with AsyncExitStack() as stack:
        seats = [open_started_table(url, 2 * number) for number in range(PEOPLE)]
        people = [await stack.enter_async_context(seat) for seat in seats]
        without = await measure_beside(url, people)
        return {
            "without": without,
            "with": await measure_beside(url, people, computers=COMPUTERS),
        }


def main() -> None:
    """Measure both on one server, print them and write them down."""
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
        "moves_a_second": PEOPLE * A_SECOND,
        "tables_elsewhere": TABLES,
        **found,
    }
    print(json.dumps(result, indent=1))
    RESULTS.write_text(json.dumps(result, indent=1) + "\n")


if __name__ == "__main__":
    main()
