"""Tokens that no server gave out, on both databases: wrong, and never more than that."""

import asyncio
import json
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from fivebyfive.client import messages_in
from fivebyfive.server import Limits
from support.server.server_process import Server, socket_url
from support.server.threaded_server import run_server_in_thread

STRANGE = ["\0", "\0.a.b", "123456\0.a.b", "x.y.z", "١٢٣٤٥٦.a.b", "....", "🎲" * 90, "9" * 100]


async def hello(server: Server, token: str) -> str:
    async with connect(socket_url(server)) as ws:
        await ws.send(json.dumps({"type": "hello", "token": token}))
        return str(messages_in(await ws.recv())[0]["code"])


def try_tokens(database: str) -> None:
    with run_server_in_thread(database, Limits(wrong_at_once=1000)) as server:
        for token in STRANGE:
            assert asyncio.run(hello(server, token)) == "wrong-token", token
        assert asyncio.run(hello(server, "\ud800")) == "bad-message"


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_strange_tokens(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    sqlite = kind == "sqlite"
    try_tokens(str(tmp_path / "log.sqlite") if sqlite else request.getfixturevalue("postgres_url"))
