"""A real server process, and devices that play on it without knowing any rules."""

import asyncio
import contextlib
import signal
import subprocess
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlsplit

import httpx
import psutil  # type: ignore[import-untyped]

from command import COMMAND, PLAIN
from fivebyfive.client import Client, Refused, join_table
from support.rehearsal import open_table


@dataclass
class Server:
    """`fivebyfive serve` on a database; it can be killed and started again on the same port."""

    database: str
    port: int = 0
    process: "subprocess.Popen[str] | None" = None
    url: str = ""
    options: list[str] = field(default_factory=list)
    command: Path = COMMAND
    environ: dict[str, str] = field(default_factory=lambda: PLAIN)
    log: Path | None = None  # where its error output goes
    rehearsal: bool = True  # whether tests decide its dice; else it is as people have it

    def start(self) -> None:
        log = self.log.open("a") if self.log else None
        self.process = subprocess.Popen(
            [
                *(self.command, "serve", "--port", str(self.port), "--database", self.database),
                *(["--rehearsal"] if self.rehearsal else []),
                *self.options,
            ],
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
            env=self.environ | {"PYTHONUNBUFFERED": "1"},
        )
        if log:
            log.close()
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "://" in line, f"the server did not start: {line!r}"
        self.url = next(word for word in line.split() if word.startswith("http"))
        self.port = self.port or urlsplit(self.url).port or 0
        while self.process.poll() is None:  # it announces itself a moment before it accepts
            with contextlib.suppress(httpx.HTTPError):
                about = f"http://127.0.0.1:{self.port}/api/about"  # a proxy takes its path off
                if httpx.get(about, timeout=10).status_code == 200:
                    return
            time.sleep(0.05)
        raise AssertionError("the server ended as soon as it had started")

    def kill(self) -> None:
        """As a power cut would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self._wait()

    def workers(self) -> list[psutil.Process]:
        """The processes that serve, of several; a helper of multiprocessing is none of them."""
        assert self.process is not None
        found = []
        for child in psutil.Process(self.process.pid).children():
            with contextlib.suppress(psutil.NoSuchProcess):  # killed a moment ago
                if "spawn_main" in " ".join(child.cmdline()):
                    found.append(child)
        return found

    def stop(self) -> None:
        if self.process and self.process.poll() is None:
            self.process.terminate()
            self._wait()

    def _wait(self) -> None:
        assert self.process is not None
        assert self.process.stdout is not None
        self.process.wait()
        self.process.stdout.close()


@contextlib.contextmanager
def serving(
    database: str, *options: str, log: Path | None = None, port: int = 0, rehearsal: bool = True
) -> Iterator[Server]:
    """A server for the time of a test."""
    server = Server(database, port, options=list(options), log=log, rehearsal=rehearsal)
    server.start()
    try:
        yield server
    finally:
        server.stop()


async def seat_people(url: str, people: int, **wishes: Any) -> list[Client]:
    """A table with so many people on a device each, all connected; the first is the host.

    With `rehearsal=""` its dice are those of a server that allows no other.
    """
    tokens = [await open_table(url, names=["P1"], **wishes)]
    code = tokens[0].split(".")[0]
    tokens += [
        await join_table(url, code, names=[f"P{number}"], nonce=f"n{number}")
        for number in range(2, people + 1)
    ]
    clients = [Client(url, token) for token in tokens]
    await asyncio.gather(*(client.__aenter__() for client in clients))
    return clients


async def leave(clients: list[Client]) -> None:
    """Everybody disconnects."""
    for client in clients:
        await client.__aexit__(None, None, None)


async def choose(client: Client, seat: dict[str, Any], round_: int, rng: Random) -> str:
    """A random move out of what the server said may be done in a round."""
    if seat["circle"] and (not seat["write"] or rng.random() < 0.6):
        return f"({rng.choice(seat['circle'])})"
    if not seat["write"]:
        return "-"
    move = rng.choice(seat["write"])
    while True:
        answer = await client.ask("owed", seat=seat["seat"], round=round_, move=move)
        move = answer["move"]
        if not answer["lines"]:
            return str(move)
        line = rng.choice(answer["lines"])
        move = with_circle(move, line["line"], rng.choice(line["cells"]))


def with_circle(move: str, line: str, cell: str) -> str:
    """One more circle in the text of a move: a new group, or the last one grown."""
    if "{" not in move:
        return f"{move}{{{line}:{cell}}}"
    body = move[:-1]
    begun = body.rsplit("{", 1)[1].split(",")[-1].startswith(f"{line}:")
    return f"{body}{cell}}}" if begun else f"{body},{line}:{cell}}}"


async def play(client: Client, rng: Random, change: float = 0.2) -> None:
    """Play all seats of a device until the game is over, and press for the next roll."""
    while client.table["phase"] == "playing":
        table, yours = client.table, client.yours
        round_ = table["round"]
        if table["roll"] is not None and yours["round"] == round_:
            for seat in yours["seats"]:
                if seat["move"] is None or rng.random() < change:
                    await _move(client, seat, round_, rng)
        here = {seat["seat"] for seat in yours["seats"]}
        moved = len(client.table["moved"]["seats"]) == client.table["moved"]["of"]
        if client.table["round"] == round_ and (round_ == 0 or moved):
            hosts = client.yours["host"] and table["settings"]["rolls"] == "host"
            turn = table["settings"]["rolls"] == "turn" and table["roller"] in here
            computer = client.yours["host"] and table["rolls_by_itself"]  # no need to wait for it
            if hosts or turn or computer:
                try:
                    await client.ask("next", round=round_)
                except Refused as refused:  # somebody changed a move, or was faster
                    assert refused.code in ("too-early", "stale-round", "not-playing"), refused
                await asyncio.sleep(0)
                continue
        before = (client.table, client.yours, client.table["moved"])
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(
                client.until(
                    lambda old=before: (  # type: ignore[misc]
                        client.table is not old[0]
                        or client.yours is not old[1]
                        or client.table["moved"] is not old[2]
                    )
                ),
                5,
            )


async def _move(client: Client, seat: dict[str, Any], round_: int, rng: Random) -> None:
    try:
        move = await choose(client, seat, round_, rng)
        await client.ask("move", seat=seat["seat"], round=round_, move=move)
    except Refused as refused:
        if refused.code not in ("stale-round", "not-playing"):
            raise
