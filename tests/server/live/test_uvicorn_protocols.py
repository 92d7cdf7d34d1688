"""Readers that do not read, and requests that never end: they are cut off, and nobody waits."""

import asyncio
import base64
import contextlib
import itertools
import json
import os
import signal
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.client import ClientProtocol
from websockets.exceptions import ConnectionClosed, InvalidMessage
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from fivebyfive.client import Client, join_table, messages_in
from fivebyfive.server import Limits
from fivebyfive.server.live import uvicorn_protocols
from support.plugins.rehearsal import open_table
from support.server.server_process import Server, limit_options, run_server, socket_url
from support.server.threaded_server import run_server_in_thread


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that keeps little for a reader, and is told much."""
    limits = Limits(
        backlog=20_000, messages_at_once=10_000, messages_a_second=10_000, changes_at_once=10_000
    )
    with run_server_in_thread(str(tmp_path_factory.mktemp("db") / "log.sqlite"), limits) as running:
        yield running


@pytest.fixture(scope="module")
def impatient_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that waits for no request; nobody else should ask it anything."""
    limits = Limits(request_within=1)
    with run_server_in_thread(str(tmp_path_factory.mktemp("db") / "log.sqlite"), limits) as running:
        yield running


def frame(message: dict[str, str]) -> bytes:
    """A message as a browser would frame it; the mask of zeros changes nothing."""
    data = json.dumps(message).encode()
    return bytes([0x81, 0x80 | 126]) + len(data).to_bytes(2, "big") + bytes(4) + data


def connect_without_reading(server: Server, token: str) -> socket.socket:
    """A device that says hello and never reads a word."""
    sock = raw_socket(server)
    sock.sendall(frame({"type": "hello", "token": token}))
    return sock


def raw_socket(server: Server) -> socket.socket:
    """A WebSocket of which every byte is ours."""
    sock = socket.socket()
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    sock.connect(("127.0.0.1", server.port))
    key = base64.b64encode(os.urandom(16)).decode()
    sock.sendall(
        f"GET /api/live HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
        "".encode()
    )
    sock.recv(1)  # the handshake is over
    return sock


def wait_until_cut_off(sock: socket.socket) -> None:
    """Read until there is an end to what can be read."""
    with contextlib.suppress(ConnectionResetError):
        while sock.recv(65536):
            pass


def test_a_reader_that_never_reads_is_cut_off_while_the_others_play(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        uvicorn_protocols, "CLOSE_WITHIN", 0.1
    )  # nobody waits for a goodbye to be read

    async def play() -> None:
        names = [f"Somebody with a name {number}" for number in range(10, 50)]
        token = await open_table(server.url, names=["Ola", *names])
        async with Client(server.url, token) as ola:
            silent = stack.enter_context(
                connect_without_reading(server, await join_table(server.url, ola.code))
            )
            await ola.until(lambda: [one["here"] for one in ola.table["devices"]] == [True, True])
            # Some hundred fill what the system keeps for a reader; after far more it is noticed.
            numbers = itertools.count()
            while ola.table["devices"][1]["here"]:
                await ola.ask("rename", seat=0, name=f"Ola {next(numbers)}")
            await asyncio.to_thread(wait_until_cut_off, silent)

    with ExitStack() as stack:
        asyncio.run(play())


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET /api/about HTTP/1.1\r\nHost: he",
        b"POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n"
        b"Content-Length: 100\r\n\r\n{",
        b"GET /api/about HTTP/1.1\r\nHost: here\r\n\r\nGET /api/about HTTP/1.1\r\n",
    ],
)
def test_a_request_that_never_ends(impatient_server: Server, begun: bytes) -> None:
    with socket.create_connection(("127.0.0.1", impatient_server.port)) as slow:
        slow.sendall(begun)
        wait_until_cut_off(slow)


def test_a_socket_may_take_longer_than_a_request(impatient_server: Server) -> None:
    async def stay() -> str:
        ws = None
        while ws is None:
            with contextlib.suppress(InvalidMessage):  # we were too slow with our request
                ws = await connect(socket_url(impatient_server))
        async with ws:
            # What is begun later is cut off later.
            with socket.create_connection(("127.0.0.1", impatient_server.port)) as slow:
                await asyncio.to_thread(wait_until_cut_off, slow)
            await ws.send(json.dumps({"type": "ask", "id": 1, "ask": {"type": "ping"}}))
            return str(messages_in(await ws.recv())[0]["code"])

    assert asyncio.run(stay()) == "hello-first"


EMPTY = bytes([0x80]) + bytes(4)  # the length and the mask of a frame with nothing in it
BEGUN = bytes([0x01]) + EMPTY  # the first part of a text


@pytest.mark.parametrize(
    "flood",
    [
        BEGUN + (bytes([0x00]) + EMPTY) * 100_000,
        (bytes([0x89]) + EMPTY) * 100_000,
        (bytes([0x8A]) + EMPTY) * 100_000,
        (bytes([0x81]) + EMPTY) * 100_000,
    ],
    ids=["parts", "pings", "pongs", "messages"],
)
def test_a_flood_of_tiny_frames_is_cut_off(server: Server, flood: bytes) -> None:
    """Before anybody has said hello."""
    with raw_socket(server) as sock:
        with contextlib.suppress(ConnectionError):
            sock.sendall(flood)
        wait_until_cut_off(sock)
    assert asyncio.run(open_table(server.url))  # it is there for others


def test_all_refusals_come_before_the_goodbye(tmp_path: Path) -> None:
    limits = Limits(faults=10, messages_at_once=1000)

    async def say(ws: ClientConnection) -> None:
        many = {"type": "ask", "id": 1, "ask": {"type": "reorder", "order": ["x"] * 3000}}
        with contextlib.suppress(ConnectionClosed):  # it may be over before all is said
            for text in ["{"] * 5 + [json.dumps(many)] * 15:
                await ws.send(text)

    async def annoy(server: Server) -> list[str]:
        token = await open_table(server.url)
        async with connect(socket_url(server)) as ws:
            await ws.send(json.dumps({"type": "hello", "token": token}))
            await ws.recv()
            saying = asyncio.create_task(say(ws))
            heard = []
            with contextlib.suppress(ConnectionClosed):
                while True:
                    heard += messages_in(await ws.recv())
            await saying
        return [str(message.get("code", message["type"])) for message in heard]

    with run_server_in_thread(str(tmp_path / "log.sqlite"), limits) as server:
        codes = asyncio.run(annoy(server))
    assert [code for code in codes if code != "table"] == ["bad-message"] * 10 + ["too-fast"]


def test_a_request_that_never_ends_does_not_keep_a_server_from_stopping(tmp_path: Path) -> None:
    database = tmp_path / "log.sqlite"
    with (
        run_server(str(database), *limit_options(request_within=3600)) as server,
        socket.create_connection(("127.0.0.1", server.port)) as slow,
    ):
        slow.sendall(
            b"POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n"
            b"Content-Length: 100\r\n\r\n{"
        )
        asyncio.run(open_table(server.url))  # by now it is being read
        assert server.process is not None
        server.stop()
        assert server.process.returncode == 0
    assert [file.name for file in tmp_path.iterdir()] == [database.name]  # no journal is left


def test_hanging_up_ends_it_in_good_order(tmp_path: Path) -> None:
    # Where the tests run under `nohup`, a server would be right to ignore it.
    before = signal.signal(signal.SIGHUP, signal.SIG_DFL)
    try:
        with run_server(str(tmp_path / "log.sqlite")) as server:
            asyncio.run(open_table(server.url))
            assert server.process is not None
            server.process.send_signal(signal.SIGHUP)
            assert server.process.wait() == 128 + signal.SIGHUP
            assert server.process.stdout is not None
            server.process.stdout.close()
    finally:
        signal.signal(signal.SIGHUP, before)
    assert [file.name for file in tmp_path.iterdir()] == ["log.sqlite"]


def test_a_file_that_was_taken_away_is_noticed(tmp_path: Path) -> None:
    database = tmp_path / "log.sqlite"
    with run_server(str(database)) as server:
        token = asyncio.run(open_table(server.url))
        database.rename(tmp_path / "elsewhere.sqlite")
        with httpx.Client(base_url=server.url) as http:
            while http.get("/healthz").status_code == 200:
                time.sleep(0.1)
            code = token.split(".")[0]
            refused = http.post(f"/api/tables/{code}/devices", json={"nonce": "n"})
            assert (refused.status_code, refused.json()["code"]) == (503, "unavailable")
            (tmp_path / "elsewhere.sqlite").rename(database)
            while http.get("/healthz").status_code != 200:
                time.sleep(0.1)
            assert http.post(f"/api/tables/{code}/devices", json={"nonce": "n"}).is_success


def test_an_override_that_uvicorn_does_not_call_stops_the_start(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    uvicorn_protocols.check_overrides()
    monkeypatch.setattr(
        uvicorn_protocols.WebSocketProtocol, "handle_pongs", lambda _: None, raising=False
    )
    with pytest.raises(RuntimeError, match="no handle_pongs in WebSocketsSansIOProtocol"):
        uvicorn_protocols.check_overrides()


@pytest.mark.parametrize("size", [0, 1, 125, 126, 2**16 - 1, 2**16])
def test_frames_are_read_as_they_were_meant(size: int) -> None:
    """By websockets' own parser, at all sizes at which the header changes."""
    client = ClientProtocol(parse_uri("ws://localhost/"), state=State.OPEN)
    client.receive_data(uvicorn_protocols.make_text_frame(b"a" * size) * 2)
    assert client.events_received() == [Frame(Opcode.TEXT, b"a" * size)] * 2
