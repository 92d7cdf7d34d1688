"""Which pages' scripts may open a socket, and what the server keeps to itself."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from fivebyfive.client import messages_in
from fivebyfive.server import Limits
from fivebyfive.server.security.admission import Admission, parse_origins
from support.server.server_process import Server, socket_url
from support.server.threaded_server import run_server_in_thread


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    friends = parse_origins(["https://friends.example"])
    with run_server_in_thread(str(tmp_path / "log.sqlite"), origins=friends) as running:
        yield running


async def try_to_connect(server: Server, origin: str | None) -> str:
    """The code with which a socket is refused before it is opened; or that it was opened."""
    try:
        async with connect(socket_url(server), origin=Origin(origin) if origin else None) as ws:
            await ws.send("{")
            return str(messages_in(await ws.recv())[0]["code"])
    except InvalidStatus as refused:
        assert refused.response.status_code == 403
        return str(json.loads(refused.response.body or b"")["code"])


def test_pages_of_others_open_no_socket(server: Server) -> None:
    own = f"http://127.0.0.1:{server.port}"
    let_in = [None, own, f"https://127.0.0.1:{server.port}", "https://friends.example"]
    kept_out = [
        "null",
        "https://evil.example",
        "http://127.0.0.1",
        f"{own}.evil.example",
        "file://",
    ]
    for origin in let_in:
        assert asyncio.run(try_to_connect(server, origin)) == "bad-message", origin
    for origin in kept_out:
        assert asyncio.run(try_to_connect(server, origin)) == "wrong-origin", origin


@pytest.mark.parametrize(
    ("origin", "host", "ours"),
    [
        ("https://five.example", "five.example", True),
        ("https://five.example", "five.example:443", True),
        ("https://five.example:443", "FIVE.example", True),
        ("http://[::1]:8555", "[::1]:8555", True),
        ("http://five.example:8555", "five.example:8556", False),
        ("http://five.example", "five.example:8555", False),
        ("https://five.example:bad", "five.example", False),
        ("https://[five.example", "five.example", False),
        ("javascript://five.example", "five.example", False),
        ("https://", "", False),
        ("", "", False),
        ("https://public.example", "inside:8555", True),
        ("http://public.example", "inside:8555", False),
    ],
)
def test_whose_page_it_is(origin: str, host: str, ours: bool) -> None:
    doors = Admission(Limits(), parse_origins(["https://public.example"]))
    assert doors.is_allowed_origin(origin, host) == ours
