"""Servers under load: the real one, and one that only echoes."""

import asyncio
import contextlib
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import httpx

from support.cli_runner import COMMAND
from support.server.server_process import Server

AT_ONCE: Final = 16  # concurrent requests to open and join tables
# All players come from one address, so its limit is lifted; thousands of log lines are left out.
OPTIONS: Final = [
    *("--limit", "tables_at_once=100000"),
    *("--log-level", "warning"),
]

ECHO: Final = """
import socket, uvicorn
from fastapi import FastAPI, WebSocket, WebSocketDisconnect
app = FastAPI()
@app.websocket("/api/live")
async def live(ws: WebSocket):
    await ws.accept()
    try:
        while True:
            await ws.send_text(await ws.receive_text())
    except WebSocketDisconnect:
        pass
listener = socket.create_server(("127.0.0.1", 0), backlog=2048)
print(listener.getsockname()[1], flush=True)
uvicorn.Server(uvicorn.Config(app, log_level="error")).run(sockets=[listener])
"""


@contextlib.contextmanager
def run_load_server(
    database: str, options: Sequence[str] = OPTIONS, command: Path = COMMAND
) -> Iterator[Server]:
    """Run a server that can be killed and started again on the same port."""
    server = Server(database, options=list(options), rehearsal=False, command=command)
    server.start()
    try:
        yield server
    finally:
        server.close()


@contextlib.contextmanager
def run_echo_server() -> Iterator[str]:
    """Run a server that only echoes; yield its URL."""
    with run_echo_process() as (url, _):
        yield url


@contextlib.contextmanager
def run_echo_process() -> Iterator[tuple[str, int]]:
    """The same; yield its URL and the id of its process."""
    echo = subprocess.Popen([sys.executable, "-c", ECHO], stdout=subprocess.PIPE, text=True)
    assert echo.stdout is not None
    try:
        yield f"http://127.0.0.1:{echo.stdout.readline().strip()}", echo.pid
    finally:
        echo.kill()
        echo.wait()
        echo.stdout.close()


async def seat_tables(url: str, tables: int, people: int) -> list[list[str]]:
    """Open tables with so many people, each on a device: return the tokens by table and seat."""
    limits = httpx.Limits(max_connections=AT_ONCE)
    gate = asyncio.Semaphore(AT_ONCE)
    async with httpx.AsyncClient(base_url=url, limits=limits, timeout=120) as http:

        async def post(path: str, seat: int) -> str:
            async with gate:
                body: dict[str, object] = {"names": [f"P{seat + 1}"]}
                if seat:
                    body["nonce"] = f"n{seat}"
                answer = await http.post(path, json=body)
                answer.raise_for_status()
                return str(answer.json()["token"])

        async def seat_one() -> list[str]:
            host = await post("/api/tables", 0)
            path = f"/api/tables/{host.split('.')[0]}/devices"
            others = await asyncio.gather(*(post(path, seat) for seat in range(1, people)))
            # The order of the seats need not be that of the requests.
            by_device = {token.split(".")[1]: token for token in (host, *others)}
            async with gate:
                table = (await http.get(f"/api/tables/{host.split('.')[0]}")).json()
            return [by_device[seat["device"]] for seat in table["seats"]]

        return await asyncio.gather(*(seat_one() for _ in range(tables)))


def cpu_seconds(server: Server) -> float:
    """Return the CPU time of a server process; 0 where the system does not say."""
    return process_cpu_seconds(server.process.pid) if server.process else 0.0


def process_cpu_seconds(pid: int) -> float:
    """Return the CPU time of a process with all its threads; 0 where the system does not say."""
    with contextlib.suppress(OSError):
        fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / 100
    return 0.0


def kill_and_restart(server: Server) -> float:
    """Kill a server without warning and start it again; return the seconds it was away."""
    start = time.perf_counter()
    server.kill()
    server.start()
    return time.perf_counter() - start
