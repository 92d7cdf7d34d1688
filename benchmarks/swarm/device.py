"""The WebSocket client of a scripted player; it reconnects by itself.

It shares its cores with the server, so it has to be cheap: picows reads and writes the frames, and
of each message only the type and the id are parsed.
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
_SEPARATOR: Final = b',{"type":"'  # of messages in a list; objects inside of them have no `type`
PAUSE: Final = 0.1  # seconds before the first attempt to reconnect
MAX_PAUSE: Final = 2.0  # seconds; the pause doubles up to here


class Owner(Protocol):
    """Who uses a device, and is told what happens to it."""

    def on_message(self, kind: bytes, number: int, message: bytes) -> None:
        """A message arrived: first letter of its type, id if it is an answer, all of its bytes."""

    def failed(self, why: str) -> None:
        """Something that must not happen."""

    def on_disconnect(self) -> None:
        """The connection is lost; the device reconnects by itself."""


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
            except Exception as error:  # picows would only disconnect, and we would reconnect
                self.device.owner.failed(f"{type(error).__name__}: {error}")
        elif frame.msg_type == WSMsgType.CLOSE:
            transport.disconnect()

    def on_ws_disconnected(self, transport: "WSTransport") -> None:
        self.device.disconnected()


class Device:
    """A WebSocket to a server, which reconnects after a loss."""

    def __init__(self, url: str, token: str, owner: Owner) -> None:
        self.url = url.replace("http", "ws", 1) + "/api/live"
        self.token = token
        self.owner = owner
        self.losses = 0
        self._transport: WSTransport | None = None
        self._closing = False
        self._reconnecting: asyncio.Task[None] | None = None

    async def connect(self) -> None:
        """Connect; try again until it works."""
        pause = PAUSE
        while not self._closing:
            connection = _Connection(self)
            with contextlib.suppress(OSError, WSError, TimeoutError):
                await ws_connect(lambda connection=connection: connection, self.url)
            # picows raises nothing if the server disconnects during the handshake.
            if connection.opened:
                return
            await asyncio.sleep(pause * (0.5 + random()))
            pause = min(2 * pause, MAX_PAUSE)

    def send(self, message: bytes) -> None:
        """Send if connected; if not, the owner sends it again after the welcome."""
        if self._transport is not None:
            self._transport.send(WSMsgType.TEXT, message)

    def connected(self, transport: "WSTransport") -> None:
        """Authenticate with `hello`; an echo server needs none."""
        self._transport = transport
        if self.token:
            self.send(b'{"type":"hello","token":"%b"}' % self.token.encode())

    def receive(self, message: bytes) -> None:
        """Handle one message, or several in a list."""
        if message[:1] != b"[":
            self._dispatch(message)
            return
        first, *others = message[1:-1].split(_SEPARATOR)
        self._dispatch(first)
        for other in others:
            self._dispatch(_SEPARATOR[1:] + other)

    def _dispatch(self, message: bytes) -> None:
        """Give the owner a message, with the first letter of its type and its id."""
        kind = message[KIND_AT : KIND_AT + 1]
        at = _ID_AT.get(kind)
        number = int(message[at : message.index(b",", at)]) if at else 0
        self.owner.on_message(kind, number, message)

    def disconnected(self) -> None:
        """Reconnect, unless this side has closed the connection."""
        self._transport = None
        if not self._closing:
            self.losses += 1
            self.owner.on_disconnect()
            self._reconnecting = asyncio.get_running_loop().create_task(self._reconnect())

    async def _reconnect(self) -> None:
        await asyncio.sleep(PAUSE * random())
        try:
            await self.connect()
        except Exception as error:
            self.owner.failed(f"could not reconnect: {type(error).__name__}: {error}")

    def describe(self) -> str:
        """Return the state of the connection, for error messages."""
        state = "connected" if self._transport else "not connected"
        if self._reconnecting is not None and not self._reconnecting.done():
            state += ", reconnecting"
        return f"{state}, lost {self.losses} times"

    def close(self) -> None:
        """Disconnect for good."""
        self._closing = True
        if self._reconnecting:
            self._reconnecting.cancel()
        if self._transport:
            self._transport.disconnect()
