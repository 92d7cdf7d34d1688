"""Throughput of moves of one server process, each acknowledged after its commit.

Many devices, each at a table of its own, change their move again and again and wait for every
answer. The baseline, in the same run, is the same client with a server that only echoes: the
ratio is what deciding, storing and broadcasting cost. Client and server share the machine.
"""

import asyncio
import json
import platform
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import psutil  # type: ignore[import-untyped]
from websockets.asyncio.client import ClientConnection, connect

sys.path.append(str(Path(__file__).parents[1] / "tests"))

from fivebyfive.client import Client, messages_in, open_table
from support.plugins.httpx_defaults import configure_httpx
from support.plugins.postgres import remove_postgres, start_postgres
from support.server.server_process import Server, limit_options
from swarm.servers import run_echo_server

SOCKETS, SECONDS, RUNS = 150, 5.0, 3
RESULTS = Path(__file__).parent / "results" / "moves.json"


async def _exchange(ws: ClientConnection, number: int, until: float, echo: bool) -> list[float]:
    """Change the move until the time is up; return how long each answer durations."""
    durations = []
    while (start := time.perf_counter()) < until:
        number += 1
        move = {"type": "move", "seat": 0, "round": 1, "move": "ab"[number % 2] + "1"}
        await ws.send(json.dumps({"type": "ask", "id": number, "ask": move}))
        answered = False
        while not answered:
            for message in messages_in(await ws.recv()):
                answered |= echo or message.get("id") == number
                assert message["type"] != "refusal", message
        durations.append(time.perf_counter() - start)
    return durations


async def measure(url: str, tokens: list[str], echo: bool) -> dict[str, Any]:
    """Let all devices change their moves for some seconds, and summarize the durations."""
    sockets = []
    for token in tokens:
        ws = await connect(url.replace("http", "ws") + "/api/live")
        if not echo:
            await ws.send(json.dumps({"type": "hello", "token": token}))
            await ws.recv()
        sockets.append(ws)
    until = time.perf_counter() + SECONDS
    durations = sorted(
        one
        for some in await asyncio.gather(*(_exchange(ws, 0, until, echo) for ws in sockets))
        for one in some
    )
    for ws in sockets:
        await ws.close()
    return {
        "a_second": round(len(durations) / SECONDS),
        "median_ms": round(1000 * durations[len(durations) // 2], 1),
        "p99_ms": round(1000 * durations[int(len(durations) * 0.99)], 1),
    }


async def start_tables(url: str) -> list[str]:
    """Open tables of one seat each, and start their first round; return the tokens."""
    tokens = []
    for _ in range(SOCKETS):
        tokens.append(await open_table(url, names=["P1"]))
        async with Client(url, tokens[-1]) as client:
            await client.ask("start")
            await client.ask("next", round=0)
            await client.until(lambda: client.table["round"] == 1)
    return tokens


def measure_server(database: str) -> dict[str, Any]:
    """Measure a server with this database."""
    # Without the limits of devices: it is the server that decides how many a second there are.
    unlimited = limit_options(messages_at_once=10**9, messages_a_second=10**9)
    server = Server(database, rehearsal=False, options=unlimited)
    server.start()
    try:
        tokens = asyncio.run(start_tables(server.url))
        assert server.process is not None
        process = psutil.Process(server.process.pid)
        before = sum(process.cpu_times()[:2])
        found = asyncio.run(measure(server.url, tokens, echo=False))
        used = sum(process.cpu_times()[:2]) - before
        per_thousand = 1000 * used / (found["a_second"] * SECONDS)
        return {**found, "processor_s_per_1000": round(per_thousand, 3)}
    finally:
        server.stop()


def measure_echo() -> dict[str, Any]:
    """Measure a server that only echoes."""
    with run_echo_server() as url:
        time.sleep(1)
        return asyncio.run(measure(url, [""] * SOCKETS, echo=True))


def main() -> None:
    """Measure all three in turn, several times, and save the median runs."""
    configure_httpx()
    runs: dict[str, list[dict[str, Any]]] = {"echo": [], "sqlite": [], "postgresql": []}
    with tempfile.TemporaryDirectory() as folder:
        postgres = Path(tempfile.mkdtemp())
        url = start_postgres(postgres).get_uri()
        for number in range(RUNS):
            runs["echo"].append(measure_echo())
            runs["sqlite"].append(measure_server(str(Path(folder) / f"{number}.sqlite")))
            runs["postgresql"].append(measure_server(url))
            print({name: some[-1] for name, some in runs.items()}, flush=True)
        remove_postgres(postgres)
    medians = {
        name: sorted(some, key=lambda run: run["a_second"])[RUNS // 2]
        for name, some in runs.items()
    }
    machine = f"{platform.machine()}, Python {platform.python_version()}"
    result = {"machine": machine, "sockets": SOCKETS, **medians}
    RESULTS.write_text(json.dumps(result, indent=1) + "\n")
    print(json.dumps(result, indent=1))


if __name__ == "__main__":
    main()
