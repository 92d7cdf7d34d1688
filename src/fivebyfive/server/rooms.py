"""Who listens to which table, and what they are told."""

import asyncio
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import Final

from pydantic import TypeAdapter

from fivebyfive.table import Event, Table, events, private_view
from fivebyfive.table.shapes import PrivateView

from .errors import ServerCode, ServerError
from .hub import Hub
from .limits import Limits
from .messages import Wire
from .news import News

MOVED_EVERY: Final = 0.25  # seconds between two "n of N have moved"
ROLL_IS_NEAR: Final = 0.1  # seconds
CROWD: Final = 50  # listeners; from here on they are told in slices
EACH: Final = 0.002  # seconds, for each of a crowd, between two news of who comes and goes

_PRIVATE: Final = TypeAdapter(PrivateView)
_MOVES: Final = (events.Moved, events.TakenBack)
# What happens a thousand times while a thousand people come, sit down and go.
_COMING: Final = (
    *(events.DeviceJoined, events.DeviceLeft, events.Connected, events.Disconnected),
    *(events.NonceGiven, events.SeatTaken, events.SeatFreed, events.SeatRenamed),
)


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
    knows: int = 0  # the newest public news it was sent
    yours: PrivateView | None = None  # the newest private ones

    def send(self, message: Wire) -> None:
        """Send a message to this socket alone."""
        self.send_text(message.model_dump_json())

    def send_text(self, text: str) -> None:
        """Send what was encoded before; a reader that is too far behind is dropped."""
        try:
            self.outbox.put_nowait(text)
        except asyncio.QueueFull:
            self.too_slow = True

    def welcome(self, public: str, yours: PrivateView, now: int) -> None:
        """Send everything it may know; the public part is encoded already."""
        self.yours = yours
        own = _PRIVATE.dump_json(yours).decode()
        self.send_text(f'{{"type":"welcome","table":{public},"yours":{own},"now":{now}}}')

    def send_yours(self, yours: PrivateView) -> None:
        """Send what only its device may see, if that is new."""
        if yours != self.yours:
            self.yours = yours
            self.send_text(f'{{"type":"yours","yours":{_PRIVATE.dump_json(yours).decode()}}}')

    async def next_texts(self) -> list[str]:
        """All that waits to be sent, as soon as there is something; nothing at the end."""
        first = await self.outbox.get()
        texts = []
        while first is not None:
            texts.append(first)
            if self.outbox.empty():
                break
            if (first := self.outbox.get_nowait()) is None:
                self.outbox.put_nowait(None)  # the end comes after them
        return texts

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
class Room:
    """The listeners of one table, and what they have to be told."""

    table: Table
    listeners: set[Listener] = field(default_factory=set)
    news: News = field(default_factory=News)
    told_at: float = 0.0
    moved_at: float = 0.0
    all_of_it: bool = False  # more than moves has happened since
    due: "asyncio.TimerHandle | None" = None
    untold: set[Listener] = field(default_factory=set)  # of what only they may see
    slices: "asyncio.Task[None] | None" = None

    def tell_later(self, at: float, hub: Hub) -> None:
        """Tell then, or earlier if that is planned already; at once if it is time."""
        loop = asyncio.get_running_loop()
        if at <= loop.time():
            self.tell(hub)
        elif self.due is None or self.due.when() > at:
            self.forget_due()
            self.due = loop.call_at(at, self.tell, hub)

    def forget_due(self) -> None:
        """Plan nothing."""
        if self.due:
            self.due.cancel()
            self.due = None

    def tell(self, hub: Hub) -> None:
        """Tell everybody what is new to them."""
        self.forget_due()
        now = asyncio.get_running_loop().time()
        self.moved_at = now
        self.news.update(self.table, only_moves=not self.all_of_it)
        texts: dict[int, str] = {}
        for listener in self.listeners:
            if listener.knows < self.news.number:
                if listener.knows not in texts:
                    changes = self.news.since(listener.knows)
                    text = f'{{"type":"table","table":{changes},"now":{hub.clock()}}}'
                    texts[listener.knows] = text
                listener.send_text(texts[listener.knows])
                listener.knows = self.news.number
        if self.all_of_it:
            self.all_of_it = False
            self.told_at = now
            if len(self.listeners) <= CROWD:
                self.tell_own(self.listeners)
            else:
                self.untold = set(self.listeners)
                self.slices = self.slices or asyncio.create_task(self._tell_crowd())

    def tell_own(self, listeners: Iterable[Listener]) -> None:
        """Tell some what is new of what only they may see."""
        seats = seats_by_device(self.table)
        for listener in listeners:
            if listener.device in self.table.devices:
                own = seats.get(listener.device, ())
                listener.send_yours(private_view(self.table, listener.device, own))

    async def _tell_crowd(self) -> None:
        """In slices, so that the public news leave first and nobody else waits for so many."""
        try:
            while self.untold:
                await asyncio.sleep(0)
                some = set(islice(self.untold, CROWD))
                self.untold -= some
                self.tell_own(some & self.listeners)
        finally:
            self.slices = None


def seats_by_device(table: Table) -> dict[str, list[int]]:
    """The seats that each device owns."""
    seats = defaultdict(list)
    for seat, chair in enumerate(table.chairs):
        if chair.device is not None:
            seats[chair.device].append(seat)
    return seats


@dataclass(slots=True)
class Rooms:
    """The listeners of every table."""

    hub: Hub
    _rooms: dict[str, Room] = field(default_factory=dict)
    _present: Counter[tuple[str, str]] = field(default_factory=Counter)
    touched: dict[str, float] = field(default_factory=dict)  # when something happened last

    def all(self) -> Iterable[tuple[str, set[Listener]]]:
        """Everybody who listens, by table."""
        return [(code, room.listeners) for code, room in self._rooms.items()]

    def touch(self, code: str) -> None:
        """Somebody at a table did something."""
        self.touched[code] = time.monotonic()

    def enter(self, code: str, listener: Listener, table: Table) -> str:
        """Begin to listen to a table: the public state, as JSON. Changes follow."""
        room = self._rooms.setdefault(code, Room(table))
        room.table = table
        room.news.update(table)
        room.listeners.add(listener)
        self.touch(code)
        listener.knows = room.news.number
        return room.news.since(0)

    def leave(self, code: str, listener: Listener) -> None:
        """Stop listening."""
        room = self._rooms[code]
        room.listeners.discard(listener)
        if not room.listeners:
            room.forget_due()
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
        return sum(len(room.listeners) for room in self._rooms.values())

    def arrive(self, code: str, device: str) -> None:
        """A device has one more open socket, even if it does not listen yet."""
        self._present[code, device] += 1

    def depart(self, code: str, device: str) -> None:
        """And one less."""
        self._present[code, device] -= 1
        if not self._present[code, device]:
            del self._present[code, device]

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
        """Tell everybody at a table what they may know of what happened.

        At once; but moves at most every `MOVED_EVERY`, and to a crowd it is said less often who
        comes and goes.
        """
        room = self._rooms.get(code)
        if not room:
            return
        self.touch(code)
        room.table = table
        if any(isinstance(event, events.DeviceLeft) for event in happened):
            _say_goodbye(room.listeners, table)
        if all(isinstance(event, _MOVES) for event in happened):
            movers = {table.chairs[e.seat].device for e in happened if isinstance(e, _MOVES)}
            room.tell_own([one for one in room.listeners if one.device in movers])
            at = room.moved_at + MOVED_EVERY
            if not table.waiting_for and len(room.listeners) > 1:
                # The roll is near, and brings the news with it.
                at = max(at, asyncio.get_running_loop().time() + ROLL_IS_NEAR)
            room.tell_later(at, self.hub)
            return
        room.all_of_it = True
        crowd = len(room.listeners) if len(room.listeners) > CROWD else 0
        coming = all(isinstance(event, (*_MOVES, *_COMING)) for event in happened)
        room.tell_later(room.told_at + EACH * crowd if coming else 0, self.hub)


def _say_goodbye(listeners: Collection[Listener], table: Table) -> None:
    for listener in listeners:
        if listener.device not in table.devices:
            listener.close(ServerError(ServerCode.WRONG_TOKEN))  # its token is dead
