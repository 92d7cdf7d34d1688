"""Everything of `fuzz_messages` is sent to a real server, while other people play on."""

import asyncio
import contextlib
import itertools
import json
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from fivebyfive.client import Client, Refused, join_table, messages_in
from support.fluent_messages import CODE_ENUMS
from support.plugins.rehearsal import open_table
from support.server.fuzz_messages import Frame, generate_frames
from support.server.server_process import Server
from support.server.socket_players import disconnect_all, play_random_game, seat_people

CODES: Final = {str(code) for vocabulary in CODE_ENUMS.values() for code in vocabulary}
OUR_FAULT: Final = {"internal-error", "unavailable"}
ATTACKERS: Final = 12
BEFORE_THE_NEXT: Final = 100  # messages over one socket
# So that messages are looked at, and not only counted; and no table grows beyond all bounds.
OPTIONS: Final = [
    *("--limit", "messages_at_once=1000000", "--limit", "messages_a_second=1000000"),
    *("--limit", "faults=1000000", "--limit", "tables_at_once=1000000"),
    *("--limit", "seats=12", "--limit", "devices=30", "--limit", "memory_after=5"),
]


@dataclass
class FuzzReport:
    """What an attack came to."""

    sent: Counter[str] = field(default_factory=Counter)  # by kind
    refused: Counter[str] = field(default_factory=Counter)  # by code
    done: int = 0
    closed: int = 0
    rounds: int = 0  # that the others have played meanwhile
    memory: list[tuple[int, float]] = field(default_factory=list)  # messages, megabytes
    faults: list[str] = field(default_factory=list)

    @property
    def messages(self) -> int:
        """How many were sent."""
        return self.sent.total()


def resident_megabytes(server: Server) -> float:
    """The memory that a server has in use."""
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(status.split("VmRSS:")[1].split()[0]) / 1024


async def fuzz_sockets(
    server: Server,
    messages: int,
    seed: int,
    step: Callable[[FuzzReport], None] = lambda report: None,
) -> FuzzReport:
    """Send so many messages over several sockets; the report says what was wrong."""
    report = FuzzReport()
    peace = asyncio.create_task(_play_on(server, report))
    rngs = [Random(f"{seed} {number}") for number in range(ATTACKERS)]
    fighting = [asyncio.create_task(_fight(server, rng, report, messages)) for rng in rngs]
    while not all(task.done() for task in fighting):
        if len(report.memory) < 2 and report.messages >= messages * (0.2, 0.5)[len(report.memory)]:
            report.memory.append((report.messages, resident_megabytes(server)))
        step(report)
        await asyncio.sleep(0.1)
        if peace.done():
            break
    for task in fighting:
        task.cancel() if peace.done() else await task
    played = report.rounds
    while report.rounds == played and not peace.done():  # they play on, also after all of it
        await asyncio.sleep(0.05)
    report.memory.append((report.messages, resident_megabytes(server)))
    if peace.done():
        peace.result()
    peace.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await peace
    return report


async def _play_on(server: Server, report: FuzzReport) -> None:
    """Two people who have nothing to do with it."""
    clients = await seat_people(server.url, 2)
    counting = asyncio.create_task(_count_rounds(clients[0], report))
    try:
        while True:
            await clients[0].ask("start")
            await asyncio.gather(
                *(play_random_game(one, Random(seat)) for seat, one in enumerate(clients))
            )
            await clients[0].ask("rematch")
            await clients[0].until(lambda: clients[0].table["phase"] == "lobby")
    finally:
        counting.cancel()
        await disconnect_all(clients)


async def _count_rounds(client: Client, report: FuzzReport) -> None:
    seen = 0
    while True:
        await client.until(lambda seen=seen: client.table["round"] != seen)  # type: ignore[misc]
        seen = client.table["round"]
        report.rounds += seen > 0


async def _fight(server: Server, rng: Random, report: FuzzReport, messages: int) -> None:
    source = generate_frames(rng)
    while report.messages < messages:
        token = await open_table(server.url, names=["Eve"])
        guest = await join_table(server.url, token.split(".")[0], names=["Mallory"])
        with contextlib.suppress(ConnectionClosed):  # such as after something far too large
            for one in (token, guest, token):
                await _talk(server, one, source, report, messages)
        report.closed += 1


async def _talk(server: Server, token: str, source: Any, report: FuzzReport, messages: int) -> None:
    url = server.url.replace("http", "ws") + "/api/live"
    async with connect(url, max_size=None, compression=None) as ws:
        await ws.send(json.dumps({"type": "hello", "token": token}))
        for kind, frame in itertools.islice(source, BEFORE_THE_NEXT):
            if report.messages >= messages:
                return
            report.sent[kind] += 1
            told = await _answer(ws, kind, frame)
            _judge(report, kind, frame, told)
            if told["type"] == "bye":
                return


async def _answer(ws: ClientConnection, kind: str, frame: Frame) -> dict[str, Any]:
    """What is said to a frame: every one is answered, unless it ends the connection."""
    await ws.send(frame, text=kind == "no_text" or None)
    while True:
        for told in messages_in(await ws.recv()):
            if told["type"] in ("answer", "refusal", "bye"):
                return told


def _judge(report: FuzzReport, kind: str, frame: Frame, told: dict[str, Any]) -> None:
    if told["type"] == "answer":
        report.done += 1
        return
    code = told["code"]
    report.refused[code] += 1
    if code not in CODES or code in OUR_FAULT or not told["message"]:
        report.faults.append(f"{kind}: {frame!r:.300} -> {code}")


def is_usable(server: Server) -> bool:
    """Whether somebody new can still open a table."""

    async def come() -> bool:
        with contextlib.suppress(Refused):
            async with Client(server.url, await open_table(server.url)) as client:
                return client.connected
        return False

    return asyncio.run(come())
