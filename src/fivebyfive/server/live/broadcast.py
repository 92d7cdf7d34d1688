"""Who listens to which table, and what they are told."""

import asyncio
import time
from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import Final

from fivebyfive.server.errors import ServerCode, ServerError
from fivebyfive.server.live.public_delta import News
from fivebyfive.server.live.subscriber import Listener
from fivebyfive.server.tables.service import Hub
from fivebyfive.table import Event, Table, encode_private_view, events

MOVED_WITHIN: Final = 0.5  # seconds until the others are told who has moved
ROLL_IS_NEAR: Final = 0.1  # seconds until they are told that everybody has
CROWD: Final = 50  # listeners; from here on they are told in slices
EACH: Final = 0.002  # seconds, for each of a crowd, between two news of who comes and goes

_MOVES: Final = (events.Moved, events.TakenBack)
# What happens a thousand times while a thousand people come, sit down and go.
_COMING: Final = (
    *(events.DeviceJoined, events.DeviceLeft, events.Connected, events.Disconnected),
    *(events.NonceGiven, events.SeatTaken, events.SeatFreed, events.SeatRenamed),
    *(events.SeatTakenLate, events.Reacted),
    *(events.PaperTaken, events.PaperFreed, events.PaperRenamed, events.PaperTyped),
)


@dataclass(slots=True)
class Room:
    """The listeners of one table, and what they have to be told."""

    table: Table
    listeners: set[Listener] = field(default_factory=set)
    news: News = field(default_factory=News)
    told_at: float = 0.0
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
        self.tell_public(self.listeners, hub)
        if self.all_of_it:
            self.all_of_it = False
            self.told_at = asyncio.get_running_loop().time()
            if len(self.listeners) <= CROWD:
                self.tell_own(self.listeners)
            else:
                self.untold = set(self.listeners)
                self.slices = self.slices or asyncio.create_task(self._tell_crowd())

    def tell_public(self, listeners: Iterable[Listener], hub: Hub) -> None:
        """Tell some what is new of what everybody may see."""
        self.news.update(self.table, only_moves=not self.all_of_it)
        texts: dict[int, str] = {}
        for listener in listeners:
            if listener.knows < self.news.number:
                if listener.knows not in texts:
                    changes = self.news.since(listener.knows)
                    text = f'{{"type":"table","table":{changes},"now":{hub.clock()}}}'
                    texts[listener.knows] = text
                listener.send_text(texts[listener.knows])
                listener.knows = self.news.number

    def tell_own(self, listeners: Iterable[Listener]) -> None:
        """Tell some what is new of what only they may see."""
        seats = seats_by_device(self.table)
        for listener in listeners:
            if listener.device in self.table.devices:
                own = seats.get(listener.device, ())
                listener.send_yours(encode_private_view(self.table, listener.device, own))

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
    for seat, chair in enumerate(table.seats):
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

    def loaded(self, code: str, table: Table) -> None:
        """A table was read from the log: whoever listens may have missed something."""
        if room := self._rooms.get(code):
            room.table = table
            room.all_of_it = True
            room.tell_later(0, self.hub)

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

        At once; but that somebody has moved, only themselves, the others a little later: there
        may be more of it then. And to a crowd it is said less often who comes and goes.
        """
        room = self._rooms.get(code)
        if not room:
            return
        self.touch(code)
        room.table = table
        if any(isinstance(event, events.DeviceLeft) for event in happened):
            _say_goodbye(room.listeners, table)
        if all(isinstance(event, _MOVES) for event in happened):
            movers = {table.seats[e.seat].device for e in happened if isinstance(e, _MOVES)}
            own = [one for one in room.listeners if one.device in movers]
            room.tell_own(own)
            if len(room.listeners) <= CROWD:
                room.tell_public(own, self.hub)
            if len(room.listeners) > min(len(own), CROWD):
                # Where a roll is near, it brings the news with it.
                within = MOVED_WITHIN if table.waiting_for else ROLL_IS_NEAR
                room.tell_later(asyncio.get_running_loop().time() + within, self.hub)
            return
        room.all_of_it = True
        crowd = len(room.listeners) if len(room.listeners) > CROWD else 0
        coming = all(isinstance(event, (*_MOVES, *_COMING)) for event in happened)
        room.tell_later(room.told_at + EACH * crowd if coming else 0, self.hub)


def _say_goodbye(listeners: Collection[Listener], table: Table) -> None:
    for listener in listeners:
        if listener.device not in table.devices:
            listener.close(ServerError(ServerCode.WRONG_TOKEN))  # its token is dead
