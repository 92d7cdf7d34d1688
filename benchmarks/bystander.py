"""People at tables of their own, in a process of their own: how long a server keeps them waiting.

`benchmarks/attacks.py` starts it. The process reads how many seconds to play, a line each, and
answers each with a line of JSON. It has a high priority where it may: what is measured is the
server, not how an attacker and a bystander share the cores of one machine.
"""

import asyncio
import contextlib
import json
import os
import random
import sys
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Final

sys.path.append(str(Path(__file__).parents[1] / "tests"))

from fivebyfive.client import Client, open_table
from support.plugins.httpx_defaults import configure_httpx

PEOPLE: Final = 5
PAUSE: Final = (0.05, 0.15)  # seconds between two moves, drawn so that nobody falls into step
PRIORITY: Final = -10


@asynccontextmanager
async def sit_down(url: str) -> AsyncIterator[Client]:
    """Somebody alone at a table, where dice are thrown."""
    async with Client(url, await open_table(url, names=["Bystander"])) as client:
        await client.ask("start")
        await client.ask("next", round=0)
        await client.until(lambda: client.table["round"] == 1)
        yield client


async def change_moves(client: Client, until: float, rng: random.Random) -> list[float]:
    """Change a move about ten times a second: the seconds that each answer took."""
    waits: list[float] = []
    while (start := time.perf_counter()) < until:
        move = "ab"[len(waits) % 2] + "1"
        await client.ask("move", seat=0, round=1, move=move)
        waits.append(time.perf_counter() - start)
        await asyncio.sleep(rng.uniform(*PAUSE))
    return waits


def summarize(waits: list[float]) -> dict[str, float]:
    """The median, the last of a hundred and the longest, in milliseconds."""
    ordered = sorted(waits)
    return {
        "moves": len(ordered),
        "p50_ms": round(1000 * ordered[len(ordered) // 2], 1),
        "p99_ms": round(1000 * ordered[int(len(ordered) * 0.99)], 1),
        "max_ms": round(1000 * ordered[-1], 1),
    }


async def main(url: str) -> None:
    """Play for as long as each line says."""
    configure_httpx()
    with contextlib.suppress(PermissionError):  # only root may
        os.nice(PRIORITY)
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(sit_down(url)) for _ in range(PEOPLE)]
        print("ready", flush=True)
        while line := await asyncio.to_thread(sys.stdin.readline):
            until = time.perf_counter() + float(line)
            playing = [
                change_moves(one, until, random.Random(number)) for number, one in enumerate(people)
            ]
            waits = await asyncio.gather(*playing)
            print(json.dumps(summarize([one for some in waits for one in some])), flush=True)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
