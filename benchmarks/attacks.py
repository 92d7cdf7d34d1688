"""What one device can do to the others: attacks on a server while somebody plays at another table.

Part of `make soak`. Each attack runs against a server process of its own. Five bystanders, who are
a process of their own, change a move about ten times a second each, first while nobody else is
there and then during the attack; the ratio of the two is what the attack costs them. An attacker is
elsewhere: this process has the lowest priority, so that on a machine with few cores its own work is
not mistaken for that of the server. `--limit` restores what a server without budgets allowed.
"""

import asyncio
import json
import os
import platform
import sys
import tempfile
import time
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import count
from multiprocessing import get_context
from pathlib import Path
from typing import Annotated, Any, Final

import typer

sys.path.append(str(Path(__file__).parents[1] / "tests"))

from fivebyfive.client import Client, Refused, open_table
from fivebyfive.store import open_store
from support.plugins.httpx_defaults import configure_httpx
from support.server.server_process import Server

BYSTANDER: Final = Path(__file__).with_name("bystander.py")
RESULTS: Final = Path(__file__).parent / "results" / "attacks.json"
QUIET_SECONDS: Final = 20.0
ATTACK_SECONDS: Final = 20.0
LONG_LOG: Final = 250_000  # events
MAX_RATIO: Final = 2.0  # of the bystander's p99 under attack to the quiet one
# Below this many milliseconds the times are those of the machine, and their ratio says nothing.
UNNOTICED_MS: Final = 25.0

Begin = Callable[[], float]  # the preparation is done; until when the attack goes on
Attack = Callable[[Server, Begin], Awaitable[dict[str, Any]]]


class Bystander:
    """People at other tables, in a process of their own (`bystander.py`)."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    @classmethod
    @asynccontextmanager
    async def enter(cls, url: str) -> "AsyncIterator[Bystander]":
        """Sit down and roll."""
        process = await asyncio.create_subprocess_exec(
            sys.executable, BYSTANDER, url, stdin=PIPE, stdout=PIPE
        )
        bystander = cls(process)
        try:
            await bystander._read_line()
            yield bystander
        finally:
            process.stdin.close()  # type: ignore[union-attr] # it ends with that
            await process.wait()

    async def play(self, seconds: float) -> dict[str, float]:
        """Change moves; how long the answers took."""
        self.process.stdin.write(f"{seconds}\n".encode())  # type: ignore[union-attr]
        return dict(json.loads(await self._read_line()))

    async def _read_line(self) -> bytes:
        line = await self.process.stdout.readline()  # type: ignore[union-attr]
        if not line:
            sys.exit("The bystander ended: see above.")
        return line


async def repeat(
    client: Client, until: float, type_: str, wish: Callable[[int], dict[str, Any]]
) -> int:
    """Ask for something as fast as answers come, each time a little different; how often."""
    done = 0
    while time.perf_counter() < until:
        try:
            await client.ask(type_, **wish(done))
            done += 1
        except Refused as refused:
            if not refused.code.startswith("too-"):
                return done
            await asyncio.sleep(0.05)
    return done


async def repeat_until_refused(
    client: Client, type_: str, most: int, wish: Callable[[int], dict[str, Any]]
) -> int:
    """Ask for something until the table refuses, or so many times; how often it was done."""
    for done in range(most):
        try:
            await client.ask(type_, **wish(done))
        except Refused:
            return done
    return most


async def seat_many(client: Client, most: int) -> int:
    """Take seats until the table refuses."""
    return await repeat_until_refused(client, "sit", most, lambda n: {"name": f"Nobody {n}"})


async def seat_computers(client: Client, level: str, most: int) -> int:
    """Seat computer players until the table refuses."""
    return await repeat_until_refused(
        client, "seat-computer", most, lambda n: {"name": f"Bot {n}", "level": level}
    )


async def reorder(server: Server, begin: Begin) -> dict[str, Any]:
    """A device with as many seats as it gets reorders them over 20 sockets."""
    token = await open_table(server.url)
    async with AsyncExitStack() as stack:
        sockets = [await stack.enter_async_context(Client(server.url, token)) for _ in range(20)]
        seats = await seat_many(sockets[0], 2_000)
        until = begin()
        order = list(reversed(range(seats)))  # never as it was
        done = await asyncio.gather(
            *(repeat(one, until, "reorder", lambda _: {"order": order}) for one in sockets)
        )
    return {"seats": seats, "commands": sum(done)}


async def rename(server: Server, begin: Begin) -> dict[str, Any]:
    """Devices at twelve tables rename their seats over 240 sockets."""
    async with AsyncExitStack() as stack:
        sockets = []
        for _ in range(12):
            token = await open_table(server.url, names=["Nobody"])
            sockets += [
                await stack.enter_async_context(Client(server.url, token)) for _ in range(20)
            ]
        until = begin()
        numbers = count()  # so that no name is as it was

        def wish(_: int) -> dict[str, Any]:
            return {"seat": 0, "name": f"Nobody {next(numbers)}"}

        done = await asyncio.gather(*(repeat(one, until, "rename", wish) for one in sockets))
    return {"commands": sum(done)}


async def long_log(server: Server, begin: Begin) -> dict[str, Any]:
    """Somebody looks again and again at a table with a very long log, that is not in memory."""
    looked, until = 0, begin()
    async with Client(server.url, (Path(server.database).parent / "token").read_text()) as client:
        while time.perf_counter() < until:
            await client.ask("rolls")
            looked += 1
            await asyncio.sleep(0.2)
    return {"events": LONG_LOG, "looked": looked}


async def masters(server: Server, begin: Begin) -> dict[str, Any]:
    """Ten tables with as many masters as they get begin, and everybody leaves but a newcomer."""
    seated = 0
    for number in range(10):
        token = await open_table(server.url, names=[f"Host {number}"], settings={"rolls": "auto"})
        async with Client(server.url, token) as host:
            seated += await seat_computers(host, "master", 50)
            await host.ask("start")
    computers = [{"name": "Master", "level": "master"}]
    token = await open_table(server.url, names=["Newcomer"], computers=computers)
    waits = []
    async with Client(server.url, token) as client:
        await client.ask("start")
        until = begin()
        while time.perf_counter() < until and client.table["round"] < 20:
            round_ = client.table["round"]
            await client.ask("next", round=round_)
            start = time.perf_counter()
            await client.until(lambda r=round_: client.table["round"] == r + 1)  # type: ignore[misc]
            await client.until(lambda: 1 in client.table["moved"]["seats"])
            waits.append(time.perf_counter() - start)
            free = client.yours["seats"][0]["write"][0]
            await client.ask("move", seat=0, round=round_ + 1, move=free)
    return {"masters": seated, "longest_thought_s": round(max(waits), 2), "rounds": len(waits)}


async def beginners(server: Server, begin: Begin) -> dict[str, Any]:
    """One table with as many beginners as it gets, that rolls by itself."""
    token = await open_table(server.url, names=["Host"], settings={"rolls": "auto", "seconds": 5})
    async with Client(server.url, token) as host:
        seated = await seat_computers(host, "random", 2_000)
        await host.ask("start")
        await asyncio.sleep(begin() - time.perf_counter())
    return {"beginners": seated}


async def many_seats(server: Server, begin: Begin) -> dict[str, Any]:
    """A device with as many seats as it gets, and 20 sockets, moves ten times a second."""
    token = await open_table(server.url)
    async with AsyncExitStack() as stack:
        sockets = [await stack.enter_async_context(Client(server.url, token)) for _ in range(20)]
        seats = await seat_many(sockets[0], 2_000)
        await sockets[0].ask("start")
        await sockets[0].ask("next", round=0)
        until, moves = begin(), 0
        while (start := time.perf_counter()) < until:
            move = {"seat": moves % seats, "round": 1, "move": "ab"[moves // seats % 2] + "1"}
            await sockets[0].ask("move", **move)
            moves += 1
            await asyncio.sleep(max(0.0, 0.1 - (time.perf_counter() - start)))
    return {"seats": seats, "moves": moves}


ATTACKS: Final[dict[str, Attack]] = {
    attack.__name__: attack
    for attack in (reorder, rename, long_log, masters, beginners, many_seats)
}


async def make_long_log(database: str) -> None:
    """A table whose log has very many events: somebody was renamed all night."""
    server = Server(database, rehearsal=False, log=Path(database).with_name("log"))
    server.start()
    try:
        token = await open_table(server.url, names=["Nobody"])
    finally:
        server.close()
    Path(database).with_name("token").write_text(token)
    store = open_store(database)
    await store.open()
    first = await store.read(token.split(".")[0])
    renamed = json.dumps({"type": "SeatRenamed", "at": first[0].at, "seat": 0, "name": "Nobody"})
    await store.close()
    import sqlite3  # noqa: PLC0415 -- nothing else here goes around the store

    with sqlite3.connect(database) as db:
        code, last = token.split(".")[0], len(first)
        rows = ((code, last + n, first[0].at, renamed) for n in range(1, LONG_LOG + 1))
        db.executemany("INSERT INTO events VALUES (?, ?, ?, ?)", rows)
        db.execute("UPDATE tables SET last_seq = ? WHERE name = ?", (last + LONG_LOG, code))


async def run_attack(name: str, options: list[str]) -> dict[str, Any]:
    """One attack on a server of its own."""
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "log.sqlite")
        if name == "long_log":
            await make_long_log(database)
        server = Server(database, rehearsal=False, options=options, log=Path(folder) / "log")
        server.start()
        try:
            async with Bystander.enter(server.url) as bystander:
                quiet = await bystander.play(QUIET_SECONDS)
                os.nice(19)  # not before the others were started, who would be given it too
                begun: list[tuple[int, asyncio.Task[dict[str, float]]]] = []

                def begin() -> float:
                    playing = asyncio.create_task(bystander.play(ATTACK_SECONDS))
                    begun.append((measure_files(Path(folder)), playing))
                    return time.perf_counter() + ATTACK_SECONDS

                facts = await ATTACKS[name](server, begin)
                before, playing = begun[0]
                attacked = await playing
                written = measure_files(Path(folder)) - before
        finally:
            server.close()
    ratio = round(attacked["p99_ms"] / quiet["p99_ms"], 1)
    return {
        "what": ATTACKS[name].__doc__,
        **facts,
        "written_mb": round(written / 1e6, 1),
        "quiet": quiet,
        "attacked": attacked,
        "p99_ratio": ratio,
    }


def run_in_process(name: str, options: list[str]) -> dict[str, Any]:
    """One attack, from a process of its own."""
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as process:
        return process.submit(run_alone, name, options).result()


def run_alone(name: str, options: list[str]) -> dict[str, Any]:
    """One attack; this process has the lowest priority from then on."""
    configure_httpx()
    return asyncio.run(run_attack(name, options))


def measure_files(folder: Path) -> int:
    """Bytes of a database, with what it has yet to move into its file."""
    return sum(path.stat().st_size for path in folder.glob("log.sqlite*"))


def main(
    only: Annotated[list[str] | None, typer.Argument(help=f"Of {', '.join(ATTACKS)}.")] = None,
    limit: Annotated[list[str] | None, typer.Option(help="As of `fivebyfive serve`.")] = None,
    runs: Annotated[int, typer.Option(help="Of each; that on the quietest machine counts.")] = 1,
) -> None:
    """Attack a server, and fail if somebody at another table notices."""
    options = [word for one in limit or () for word in ("--limit", one)]
    results, noticed = {}, []
    for name in only or ATTACKS:
        # Of several runs the one counts in which the machine was quietest: that is the strictest.
        several = [run_in_process(name, options) for _ in range(runs)]
        results[name] = result = min(several, key=lambda one: one["quiet"]["p99_ms"])
        print(name, json.dumps(result), flush=True)
        if result["p99_ratio"] > MAX_RATIO and result["attacked"]["p99_ms"] > UNNOTICED_MS:
            noticed.append(f"{name}: p99 is {result['p99_ratio']} times the quiet one")
    if not limit and not only:
        machine = f"{platform.machine()}, Python {platform.python_version()}"
        machine += f", {os.cpu_count()} cores; the quietest of {runs} runs each"
        RESULTS.write_text(json.dumps({"machine": machine, **results}, indent=1) + "\n")
    if noticed:
        sys.exit("\n".join(noticed))


if __name__ == "__main__":
    typer.run(main)
