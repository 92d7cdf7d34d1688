"""A real server process, on a port of its own."""

import contextlib
import re
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import psutil  # type: ignore[import-untyped]

from support.cli_runner import CLEAN_ENVIRON, COMMAND


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
    announced: str = ""  # the line that says where it is
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
        line = self.announced = self.process.stdout.readline()
        assert "://" in line, f"the server did not start: {line!r}"
        self.url = re.findall(r'https?://[^\s"]+', line)[0]
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

    def replace_workers(self) -> None:
        """One after the other, until all of them are others."""
        assert self.process is not None
        before = {worker.pid for worker in self.workers()}
        self.process.send_signal(signal.SIGHUP)
        while {worker.pid for worker in self.workers()} & before:
            time.sleep(0.05)

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
