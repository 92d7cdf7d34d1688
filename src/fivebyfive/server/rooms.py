"""Who listens to which table, and what they are told."""

import asyncio
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from fivebyfive.table import Event, Table, events, moved, private_view, public_view

from .errors import ServerCode, ServerError
from .hub import Hub
from .limits import Limits
from .messages import MovedNews, TableNews, Wire, YourNews

MOVED_EVERY: Final = 0.25  # seconds between two "n of N have moved"


@dataclass(slots=True, eq=False)
class Listener:
    """One open socket of a device; what it has to be sent waits in a queue of bounded length."""

    device: str
    outbox: "asyncio.Queue[str | None]" = field(
        default_factory=lambda: asyncio.Queue(Limits().backlog)
    )
    abort: Callable[[], None] = lambda: None  # cuts it off, even while something is being sent
    too_slow: bool = False
    sending_since: float | None = None  # while something is being sent
    goodbye: ServerError | None = None

    def send(self, message: Wire) -> None:
        """Send a message to this socket alone."""
        self.send_text(message.model_dump_json())

    def send_text(self, text: str) -> None:
        """Send what was encoded before; a reader that is too far behind is dropped."""
        try:
            self.outbox.put_nowait(text)
        except asyncio.QueueFull:
            self.too_slow = True

    def close(self, why: ServerError) -> None:
        """Say goodbye, after what is already being sent."""
        self.goodbye = why
        asyncio.get_running_loop().call_soon(self._put_end)

    def _put_end(self) -> None:
        try:
            self.outbox.put_nowait(None)
        except asyncio.QueueFull:
            self.too_slow = True


@dataclass(slots=True)
class Rooms:
    """The listeners of every table."""

    hub: Hub
    _rooms: dict[str, set[Listener]] = field(default_factory=lambda: defaultdict(set))
    _moved: dict[str, "asyncio.Task[None]"] = field(default_factory=dict)
    _present: Counter[tuple[str, str]] = field(default_factory=Counter)
    touched: dict[str, float] = field(default_factory=dict)  # when something happened last

    def all(self) -> Iterable[tuple[str, set[Listener]]]:
        """Everybody who listens, by table."""
        return list(self._rooms.items())

    def touch(self, code: str) -> None:
        """Somebody at a table did something."""
        self.touched[code] = time.monotonic()

    def enter(self, code: str, listener: Listener) -> None:
        """Begin to listen to a table."""
        self._rooms[code].add(listener)
        self.touch(code)

    def leave(self, code: str, listener: Listener) -> None:
        """Stop listening."""
        room = self._rooms[code]
        room.discard(listener)
        if not room:
            del self._rooms[code]
            self.touched.pop(code, None)

    def is_open(self, code: str) -> bool:
        """Whether anybody listens to a table."""
        return code in self._rooms

    def count_open(self) -> int:
        """How many tables anybody listens to."""
        return len(self._rooms)

    def count_sockets(self) -> int:
        """How many sockets listen."""
        return sum(map(len, self._rooms.values()))

    def arrive(self, code: str, device: str) -> None:
        """A device has one more open socket, even if it does not listen yet."""
        self._present[code, device] += 1

    def depart(self, code: str, device: str) -> None:
        """And one less."""
        self._present[code, device] -= 1
        self._present += Counter()  # forget who is gone

    def present(self) -> list[tuple[str, str]]:
        """The tables and devices that have an open socket."""
        return list(self._present)

    def is_here(self, code: str, device: str) -> bool:
        """Whether a device has an open socket."""
        return self.sockets_of(code, device) > 0

    def sockets_of(self, code: str, device: str) -> int:
        """How many sockets of a device are open."""
        return self._present[code, device]

    async def tell(self, code: str, table: Table, happened: Sequence[Event]) -> None:
        """Tell everybody at a table what they may know of what happened."""
        room = self._rooms.get(code)
        if not room:
            return
        self.touch(code)
        if all(isinstance(event, events.Moved | events.TakenBack) for event in happened):
            seats = {event.seat for event in happened if hasattr(event, "seat")}
            devices = {table.chairs[seat].device for seat in seats}
            self._tell_moved_soon(code)
        else:
            news = TableNews(table=public_view(table), now=self.hub.clock()).model_dump_json()
            for listener in room:
                listener.send_text(news)
            devices = {listener.device for listener in room}
        for listener in room:
            if listener.device not in table.devices:
                listener.close(ServerError(ServerCode.WRONG_TOKEN))  # its token is dead
            elif listener.device in devices:
                listener.send(YourNews(yours=private_view(table, listener.device)))

    def _tell_moved_soon(self, code: str) -> None:
        if code not in self._moved:
            self._moved[code] = asyncio.create_task(self._tell_moved(code))

    async def _tell_moved(self, code: str) -> None:
        """At once; what happens in the quarter of a second after it makes one more message."""
        told = None
        try:
            while (news := moved(await self.hub.look(code))) != told:
                text = MovedNews(moved=news).model_dump_json()
                for listener in self._rooms.get(code, ()):
                    listener.send_text(text)
                told = news
                await asyncio.sleep(MOVED_EVERY)
        finally:
            del self._moved[code]
