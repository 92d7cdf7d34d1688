"""A device of the swarm: a socket that says hello, asks, hears, and comes back after a loss.

It is cheap, because it shares its cores with the server: picows reads and writes the frames, and
of what arrives only the kind and the id are looked at.
"""

import asyncio
import contextlib
from random import random
from typing import TYPE_CHECKING, Final, Protocol

from picows import WSError, WSListener, WSMsgType, ws_connect

if TYPE_CHECKING:
    from picows import WSFrame, WSTransport

KIND_AT: Final = len(b'{"type":"')
_ID_AT: Final = {b"a": len(b'{"type":"answer","id":'), b"r": len(b'{"type":"refusal","id":')}
_BETWEEN: Final = b',{"type":"'  # what is inside of messages has no `type`
PAUSE: Final = 0.1  # seconds before the first try to come back
LONGEST_PAUSE: Final = 2.0


class Owner(Protocol):
    """Who sits at a device."""

    def on_message(self, kind: bytes, number: int, message: bytes) -> None:
        """A message: the first letter of its type, the id if it is an answer, and all of it."""

    def failed(self, why: str) -> None:
        """Something that must not happen."""

    def on_disconnect(self) -> None:
        """The connection is gone; the device tries to come back by itself."""


class _Connection(WSListener):
    """One connection of a device."""

    def __init__(self, device: "Device") -> None:
        self.device = device
        self.opened = False

    def on_ws_connected(self, transport: "WSTransport") -> None:
        self.opened = True
        self.device.connected(transport)

    def on_ws_frame(self, transport: "WSTransport", frame: "WSFrame") -> None:
        if frame.msg_type == WSMsgType.TEXT:
            try:
                self.device.receive(frame.get_payload_as_bytes())
            except Exception as error:  # picows would only hang up, and we would come back
                self.device.owner.failed(f"{type(error).__name__}: {error}")
        elif frame.msg_type == WSMsgType.CLOSE:
            transport.disconnect()

    def on_ws_disconnected(self, transport: "WSTransport") -> None:
        self.device.disconnected()


class Device:
    """A socket to a server; it comes back after a loss."""

    def __init__(self, url: str, token: str, owner: Owner) -> None:
        self.url = url.replace("http", "ws", 1) + "/api/live"
        self.token = token
        self.owner = owner
        self.losses = 0
        self._wire: WSTransport | None = None
        self._closing = False
        self._reconnecting: asyncio.Task[None] | None = None

    async def connect(self) -> None:
        """Try until it works."""
        pause = PAUSE
        while not self._closing:
            line = _Connection(self)
            with contextlib.suppress(OSError, WSError, TimeoutError):
                await ws_connect(lambda line=line: line, self.url)
            if line.opened:  # picows says nothing when the other side goes during the handshake
                return
            await asyncio.sleep(pause * (0.5 + random()))
            pause = min(2 * pause, LONGEST_PAUSE)

    def send(self, message: bytes) -> None:
        """Send, if there is a connection; else the owner sends it again after the welcome."""
        if self._wire is not None:
            self._wire.send(WSMsgType.TEXT, message)

    def connected(self, wire: "WSTransport") -> None:
        """Say hello; an echo has no tokens."""
        self._wire = wire
        if self.token:
            self.send(b'{"type":"hello","token":"%b"}' % self.token.encode())

    def receive(self, message: bytes) -> None:
        """One message, or several in a list."""
        if message[:1] != b"[":
            self._hear(message)
            return
        first, *others = message[1:-1].split(_BETWEEN)
        self._hear(first)
        for other in others:
            self._hear(_BETWEEN[1:] + other)

    def _hear(self, message: bytes) -> None:
        """Find out what kind of message it is, and whose answer."""
        kind = message[KIND_AT : KIND_AT + 1]
        at = _ID_AT.get(kind)
        number = int(message[at : message.index(b",", at)]) if at else 0
        self.owner.on_message(kind, number, message)

    def disconnected(self) -> None:
        """Come back, unless it was we who left."""
        self._wire = None
        if not self._closing:
            self.losses += 1
            self.owner.on_disconnect()
            self._reconnecting = asyncio.get_running_loop().create_task(self._reconnect())

    async def _reconnect(self) -> None:
        await asyncio.sleep(PAUSE * random())
        try:
            await self.connect()
        except Exception as error:
            self.owner.failed(f"could not come back: {type(error).__name__}: {error}")

    def describe(self) -> str:
        """How the connection is, for whoever looks for a mistake."""
        coming = "" if self._reconnecting is None or self._reconnecting.done() else ", coming back"
        return f"{'a' if self._wire else 'no'} connection{coming}, lost {self.losses} times"

    def close(self) -> None:
        """Leave for good."""
        self._closing = True
        if self._reconnecting:
            self._reconnecting.cancel()
        if self._wire:
            self._wire.disconnect()
