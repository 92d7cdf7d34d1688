"""Readers that do not read, and requests that never end: they are cut off, and nobody waits."""

import asyncio
import base64
import json
import os
import socket
from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from websockets.asyncio.client import connect

from fivebyfive.client import Client, join_table, messages_in, open_table
from live import Server, serving
from server.test_limits import limited, live

# Some hundred messages fill what the system keeps for a reader; after far more Uvicorn notices.
TRIES = 2000


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    few = limited(
        backlog=20_000, request_within=1, messages_at_once=10_000, messages_a_second=10_000
    )
    with serving(str(tmp_path_factory.mktemp("db") / "log.sqlite"), *few) as running:
        yield running


def frame(message: dict[str, str]) -> bytes:
    """A message as a browser would frame it; the mask of zeros changes nothing."""
    data = json.dumps(message).encode()
    return bytes([0x81, 0x80 | 126]) + len(data).to_bytes(2, "big") + bytes(4) + data


def deaf(server: Server, token: str) -> socket.socket:
    """A device that says hello and never reads a word."""
    ear = socket.socket()
    ear.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    ear.connect(("127.0.0.1", server.port))
    key = base64.b64encode(os.urandom(16)).decode()
    ear.sendall(
        f"GET /api/live HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
        "".encode()
    )
    ear.recv(1)  # the handshake is over
    ear.sendall(frame({"type": "hello", "token": token}))
    return ear


def is_cut_off(ear: socket.socket) -> bool:
    """Whether there is an end to what can be read."""
    ear.settimeout(20)
    try:
        while ear.recv(65536):
            pass
    except ConnectionResetError:
        return True
    except TimeoutError:
        return False
    return True


def test_a_reader_that_never_reads_is_cut_off_while_the_others_play(server: Server) -> None:
    async def play() -> None:
        names = [f"Somebody with a name {number}" for number in range(10, 50)]
        token = await open_table(server.url, names=["Ola", *names])
        async with Client(server.url, token) as ola:
            silent = stack.enter_context(deaf(server, await join_table(server.url, ola.code)))
            await ola.until(lambda: [one["here"] for one in ola.table["devices"]] == [True, True])
            for number in range(TRIES):
                await ola.ask("rename", seat=0, name=f"Ola {number}")
                await asyncio.sleep(0.002)
                if not ola.table["devices"][1]["here"]:
                    break
            else:
                pytest.fail("it is still believed to be there")
            assert await asyncio.to_thread(is_cut_off, silent)

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
def test_a_request_that_never_ends(server: Server, begun: bytes) -> None:
    with socket.create_connection(("127.0.0.1", server.port)) as slow:
        slow.sendall(begun)
        assert is_cut_off(slow)


def test_a_socket_may_take_longer_than_a_request(server: Server) -> None:
    async def stay() -> str:
        async with connect(live(server)) as ws:
            token = await open_table(server.url)
            await ws.send(json.dumps({"type": "hello", "token": token}))
            await ws.recv()
            await asyncio.sleep(1.5)
            await ws.send(json.dumps({"type": "ask", "id": 1, "ask": {"type": "ping"}}))
            return str(messages_in(await ws.recv())[0]["type"])

    assert asyncio.run(stay()) == "answer"
