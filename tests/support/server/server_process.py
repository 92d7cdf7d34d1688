"""A real server process, and devices that play on it without knowing any rules."""

import asyncio
import contextlib
import signal
import socket
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx
import psutil  # type: ignore[import-untyped]

from fivebyfive.client import Client, Refused, join_table
from support.cli_runner import CLEAN_ENVIRON, COMMAND
from support.plugins.httpx_defaults import configure_httpx
from support.plugins.rehearsal import open_table

configure_httpx()


@dataclass
class Server:
    """`fivebyfive serve` on a database; it can be killed and started again on the same port."""

    database: str
    port: int = 0
    process: "subprocess.Popen[str] | None" = None
    url: str = ""
    options: list[str] = field(default_factory=list)
    command: Path = COMMAND
    environ: dict[str, str] = field(default_factory=lambda: CLEAN_ENVIRON)
    log: Path | None = None  # where its error output goes
    rehearsal: bool = True  # whether tests decide its dice; else it is as people have it
    _held: socket.socket | None = None

    def start(self) -> None:
        if not self.port:
            self._held = reserve_port()
            self.port = self._held.getsockname()[1]
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
        # Connections are taken from before it announces itself; a proxy takes its path off.
        assert httpx.get(f"http://127.0.0.1:{self.port}/api/about").status_code == 200

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

    def close(self) -> None:
        """Stop it for good: its port is for others from now on."""
        self.stop()
        if self._held:
            self._held.close()

    def _wait(self) -> None:
        assert self.process is not None
        assert self.process.stdout is not None
        self.process.wait()
        self.process.stdout.close()


def reserve_port() -> socket.socket:
    """A port that is nobody else's while a server that was killed is away.

    A bound socket that does not listen: a server may listen on its port, and whoever connects
    before the server is back is refused. The system gives the port to nobody, not even to a client
    that tries to come back, which would be connected with itself.
    """
    held = socket.socket()
    held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    held.bind(("127.0.0.1", 0))
    return held


@contextlib.contextmanager
def run_server(
    database: str, *options: str, log: Path | None = None, port: int = 0, rehearsal: bool = True
) -> Iterator[Server]:
    """A server for the time of a test."""
    server = Server(database, port, options=list(options), log=log, rehearsal=rehearsal)
    server.start()
    try:
        yield server
    finally:
        server.close()


def limit_options(**limits: int) -> list[str]:
    """The options of a server with other limits."""
    return [word for name, value in limits.items() for word in ("--limit", f"{name}={value}")]


def socket_url(server: Server) -> str:
    """Where devices connect to a server."""
    return server.url.replace("http", "ws", 1) + "/api/live"


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


async def disconnect_all(clients: list[Client]) -> None:
    """Everybody disconnects."""
    for client in clients:
        await client.__aexit__(None, None, None)


async def choose_random_move(client: Client, seat: dict[str, Any], round_: int, rng: Random) -> str:
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
        move = append_circle(move, line["line"], rng.choice(line["cells"]))


def append_circle(move: str, line: str, cell: str) -> str:
    """One more circle in the text of a move: a new group, or the last one grown."""
    if "{" not in move:
        return f"{move}{{{line}:{cell}}}"
    body = move[:-1]
    begun = body.rsplit("{", 1)[1].split(",")[-1].startswith(f"{line}:")
    return f"{body}{cell}}}" if begun else f"{body},{line}:{cell}}}"


async def play_random_game(client: Client, rng: Random, change: float = 0.2) -> None:
    """Play all seats of a device from the start until the game is over, and press to roll.

    Some moves are changed afterwards, if the round is still open. What is chosen does not depend
    on when news come: each choice has a source of chance of its own.
    """
    seed = rng.random()
    doubted: set[tuple[int, int]] = set()  # rounds and seats whose move will be changed
    await client.until(lambda: client.table["phase"] != "lobby")  # others have heard it before
    while client.table["phase"] == "playing":
        if client.ended:
            raise client.ended
        # What is new while this is looked at, is looked at the next time.
        table, yours = client.table, client.yours
        round_ = table["round"]
        for seat in yours["seats"] if table["roll"] and yours["round"] == round_ else ():
            move = (round_, seat["seat"])
            choice = Random(f"{seed} {move} {move in doubted}")
            if seat["move"] is None:
                await _move(client, seat, round_, choice)
                if choice.random() < change:
                    doubted.add(move)
            elif move in doubted:
                doubted.remove(move)
                await _move(client, seat, round_, choice)
        if _may_roll(client, table):
            try:
                await client.ask("next", round=round_)
            except Refused as refused:  # somebody changed a move, or was faster
                assert refused.code in ("too-early", "stale-round", "not-playing"), refused
            await asyncio.sleep(0)
            continue
        await client.until(
            lambda table=table, yours=yours: (  # type: ignore[misc]
                client.table is not table or client.yours is not yours or client.ended is not None
            )
        )


def _may_roll(client: Client, table: dict[str, Any]) -> bool:
    """Whether a device presses for the next roll of a table as it was seen."""
    moved = client.table["moved"]
    everybody = table["round"] == 0 or len(moved["seats"]) == moved["of"]
    if client.table["round"] != table["round"] or not everybody:
        return False
    hosts = client.yours["host"] and table["settings"]["rolls"] == "host"
    here = {seat["seat"] for seat in client.yours["seats"]}
    turn = table["settings"]["rolls"] == "turn" and table["roller"] in here
    computer = client.yours["host"] and table["rolls_by_itself"]  # no need to wait for it
    return bool(hosts or turn or computer)


async def _move(client: Client, seat: dict[str, Any], round_: int, rng: Random) -> None:
    try:
        move = await choose_random_move(client, seat, round_, rng)
        await client.ask("move", seat=seat["seat"], round=round_, move=move)
    except Refused as refused:
        if refused.code not in ("stale-round", "not-playing"):
            raise
