"""The client's own care; that it plays and comes back is seen at real servers elsewhere."""

import asyncio
import contextlib
from typing import Any, cast

import pytest
from websockets.exceptions import ConnectionClosed

from fivebyfive.client import Client, Refused


class ClosedConnection:
    """A connection that has ended, before the client has noticed."""

    def __init__(self) -> None:
        self.sends = 0

    async def send(self, message: str) -> None:
        self.sends += 1
        assert self.sends == 1, "it tries a closed connection again and again"
        raise ConnectionClosed(None, None)


def make_client(closed: ClosedConnection) -> Client:
    client = Client("http://there", "1.2.3")
    client._ws = cast("Any", closed)  # this moment cannot be met from outside
    return client


def test_what_can_be_asked_again_waits_for_the_next_connection() -> None:
    async def ask() -> None:
        client = make_client(closed := ClosedConnection())
        asking = asyncio.create_task(client.ask("look", seat=0))
        while client.connected:
            await asyncio.sleep(0)
        for _ in range(10):  # as often as it likes: there is nothing else that it could wait for
            await asyncio.sleep(0)
        assert (closed.sends, asking.done()) == (1, False)
        asking.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await asking

    asyncio.run(ask())


def test_what_cannot_is_refused() -> None:
    client = make_client(ClosedConnection())
    with pytest.raises(Refused, match="connection-lost"):
        asyncio.run(client.ask("start"))
    assert not client.connected
