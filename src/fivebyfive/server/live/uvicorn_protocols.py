"""Uvicorn's two protocols with limits of ours. All that depends on Uvicorn's insides is here.

What is overridden is no public interface: pyproject.toml bounds the version, and `check_overrides`
looks at every start whether the names still exist. Each override says which attack it stops.

Closing a connection in good order waits until everything was read, which may be never; so after a
while it is aborted instead.
"""

import asyncio
from functools import partial
from typing import Any, Final, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from fivebyfive.server.security.rate_limit import TokenBucket

TRANSPORT_EXTENSION: Final = "fivebyfive.pipe"  # in a scope's extensions: see `TextTransport`
PAUSE_READING_AT: Final = 4  # messages that are read before the first of them is looked at
ABORT_AT: Final = 1_000  # messages that came in one go; who sends so many is cut off
READ_CHUNK: Final = 4096  # bytes that are taken apart at a time
# Frames that are no messages: pings, and parts of a message. Browsers send hardly any.
CONTROL_FRAME_BURST: Final = 200
CONTROL_FRAMES_PER_SECOND: Final = 20
CLOSE_WITHIN: Final = 15.0  # seconds
LAST_REQUEST_WITHIN: Final = 1.0  # seconds, for a request or a hello when the server stops
RESTART_CODE: Final = 1012  # the code of a WebSocket that closes because its server restarts


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket with flood limits that can be aborted, and that never logs messages."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.conn.debug = False  # it would log every message: tokens, names and hidden moves
        self._control_frame_limit = TokenBucket(CONTROL_FRAME_BURST, CONTROL_FRAMES_PER_SECOND)
        self._has_session = False  # whether the application says goodbye when the server stops
        self._is_stopping = False

    def handle_connect(self, event: Request) -> None:
        """Hand this protocol to the application, which has not begun to run yet."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: dict[str, Any] = self.scope.setdefault("extensions", {}) or {}
            extensions[TRANSPORT_EXTENSION] = self

    def shutdown(self) -> None:
        """Let the application answer what has come, and say goodbye, before the socket closes.

        Uvicorn would close at once. Whoever waits for an answer could not know what became of their
        request.
        """
        self._is_stopping = True
        if self.close_sent:
            super().shutdown()
        elif self._has_session:
            self._ask_for_goodbye()
        else:  # its hello may be on its way
            self.loop.call_later(LAST_REQUEST_WITHIN, self._close_without_session)

    def begin_session(self) -> None:
        """Somebody was let in: from now on the application says goodbye when the server stops."""
        self._has_session = True
        if self._is_stopping:
            self._ask_for_goodbye()

    def _ask_for_goodbye(self) -> None:
        self.stop_keepalive()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": RESTART_CODE})

    def _close_without_session(self) -> None:
        if not self._has_session and not self.disconnected:
            super().shutdown()

    def data_received(self, data: bytes) -> None:
        """Stops floods of tiny frames: data is parsed in chunks, and an abort ends the rest."""
        for at in range(0, len(data), READ_CHUNK):
            if not self.transport.is_closing():
                super().data_received(data[at : at + READ_CHUNK])

    def handle_cont(self, event: Frame) -> None:
        """Stops endless messages of empty fragments."""
        if self._may_take_frame():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        """Stops ping floods: each would be answered, whether or not anybody reads the answer."""
        if self._may_take_frame():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Stops floods of pongs that nobody asked for."""
        if self._may_take_frame():
            super().handle_pong(event)

    def _may_take_frame(self) -> bool:
        if not self._control_frame_limit.try_take():
            self.transport.abort()
        return not self.transport.is_closing()

    def send_now(self, text: str) -> None:
        """See `TextTransport.send_now`: straight to the socket, without an ASGI message."""
        if self.conn.state is State.OPEN and not self.transport.is_closing():
            self.transport.write(make_text_frame(text.encode()))

    def count_unread_bytes(self) -> int:
        """See `TextTransport.count_unread_bytes`."""
        return self.transport.get_write_buffer_size()

    def abort(self) -> None:
        """See `TextTransport.abort`."""
        self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """Stops message floods and texts that are no UTF-8, with which Uvicorn would fill the log.

        Reading pauses after some messages, not after each as in Uvicorn, which takes two system
        calls a message.
        """
        if self.close_sent:
            self.frames = []
            return
        data, self.frames = b"".join(self.frames), []
        try:
            text = data.decode() if self.curr_msg_data_type == "text" else ""
        except UnicodeDecodeError:
            self.conn.send_close(1007)
            self.handle_parser_exception()
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() > ABORT_AT:
            self.transport.abort()
        elif not self.read_paused and self.queue.qsize() >= PAUSE_READING_AT:
            self.read_paused = True
            self.transport.pause_reading()

    def keepalive_timeout(self) -> None:
        """Stops half-open connections: nobody who answers no ping will read a goodbye."""
        super().keepalive_timeout()
        self.transport.abort()

    async def run_asgi(self) -> None:
        """Stops clients that never read the end: the connection is aborted after a while."""
        await super().run_asgi()
        # Nobody needs it any more; we would hold ourselves, and all we have, until it is noticed.
        (self.scope.get("extensions") or {}).pop(TRANSPORT_EXTENSION, None)
        if not self.disconnected:
            self.loop.call_later(CLOSE_WITHIN, self.transport.abort)


def make_text_frame(payload: bytes) -> bytes:
    """A whole text message in one frame, as a server sends it: not masked (RFC 6455, 5.2).

    websockets would make it by way of several objects, which costs as much as to send it. It knows
    of no extensions: we negotiate none (`ws_per_message_deflate`).
    """
    size = len(payload)
    if size < 126:
        return b"\x81" + size.to_bytes(1, "big") + payload
    if size < 2**16:
        return b"\x81\x7e" + size.to_bytes(2, "big") + payload
    return b"\x81\x7f" + size.to_bytes(8, "big") + payload


class TimedHttpProtocol(H11Protocol):
    """HTTP with a deadline for a whole request and its answer: stops slow requests (slowloris)."""

    def __init__(self, *args: Any, within: float = 120.0, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.within = within
        self._deadline: asyncio.TimerHandle | None = None
        self._is_stopping = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Stops connections that never send a request."""
        super().connection_made(transport)
        self._begin()

    def data_received(self, data: bytes) -> None:
        """The next request of the same connection has a time of its own."""
        if self._deadline is None:
            self._begin()
        super().data_received(data)
        if self._is_stopping:
            self._announce_close()

    def on_response_complete(self) -> None:
        """What follows may have come already."""
        self._begin()
        super().on_response_complete()
        if self.cycle.response_complete:
            self._end()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """A socket stays as long as it likes."""
        self._end()
        super().handle_websocket_upgrade(event)
        if self._is_stopping:
            cast("WebSocketProtocol", self.transport.get_protocol()).shutdown()

    def shutdown(self) -> None:
        """Answer a request that is on its way, and say in the answer that it was the last one.

        Uvicorn would close a connection that it has accepted just now, and a request would fail.
        """
        self._is_stopping = True
        self._announce_close()
        self.loop.call_later(LAST_REQUEST_WITHIN, self._close_if_idle)

    def _announce_close(self) -> None:
        cycle = self._find_cycle()
        if cycle is None:
            return
        if cycle.keep_alive and not cycle.response_started:
            cycle.default_headers = [*cycle.default_headers, (b"connection", b"close")]
        cycle.keep_alive = False

    def _close_if_idle(self) -> None:
        cycle = self._find_cycle()
        is_idle = cycle is None or cycle.response_complete
        if is_idle and self.transport.get_protocol() is self and not self.transport.is_closing():
            super().shutdown()

    def _find_cycle(self) -> RequestResponseCycle | None:
        """The newest request and its answer; Uvicorn does not say that there may be none."""
        return self.cycle

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing to wait for any more."""
        self._end()
        super().connection_lost(exc)

    def _begin(self) -> None:
        self._end()
        self._deadline = self.loop.call_later(self.within, self.transport.abort)

    def _end(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


def make_http_protocol(seconds: float) -> type[TimedHttpProtocol]:
    """The protocol of HTTP with another time, in a form that can be sent to another process."""
    return cast("type[TimedHttpProtocol]", partial(TimedHttpProtocol, within=seconds))


def check_overrides() -> None:
    """Refuse to start where Uvicorn has no longer what is overridden or used here.

    An override of a name that Uvicorn does not call would silently protect nobody.
    """
    for protocol in (WebSocketProtocol, TimedHttpProtocol):
        base = protocol.__mro__[1]
        inherited = {name for cls in base.__mro__ for name in vars(cls)}
        ours = {name for name in vars(protocol) if not name.startswith("_")} - _OWN_METHODS
        if missing := sorted(ours - inherited):
            names = ", ".join(missing)
            raise RuntimeError(f"this version of Uvicorn has no {names} in {base.__name__}")


_OWN_METHODS: Final = {"send_now", "count_unread_bytes", "abort", "begin_session"}
