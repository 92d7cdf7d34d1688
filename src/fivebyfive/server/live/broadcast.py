"""Who listens to which table, and what they are told."""

import asyncio
import time
from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import Final

from fivebyfive.server.errors import ServerCode, ServerError
from fivebyfive.server.live.encoding import encode_private_view
from fivebyfive.server.live.public_delta import PublicDelta
from fivebyfive.server.live.subscriber import Subscriber
from fivebyfive.server.tables.service import TableService
from fivebyfive.table import Event, Table, events

MOVE_DELAY: Final = 0.5  # seconds until the others are told who has moved
LAST_MOVE_DELAY: Final = 0.1  # seconds until they are told that everybody has
CROWD: Final = 50  # listeners; from here on they are told in slices
CROWD_DELAY_EACH: Final = (
    0.002  # seconds, for each of a crowd, between two news of who comes and goes
)

_MOVES: Final = (events.MoveMade, events.MoveTakenBack)
# What happens a thousand times while a thousand people come, sit down and go.
_COMING: Final = (
    *(events.DeviceJoined, events.DeviceLeft, events.DeviceConnected, events.DeviceDisconnected),
    *(events.NonceGiven, events.SeatTaken, events.SeatFreed, events.SeatRenamed),
    *(events.SeatTakenLate, events.Reacted),
    *(events.PaperTaken, events.PaperFreed, events.PaperRenamed, events.PaperTyped),
)


@dataclass(slots=True)
class Audience:
    """The listeners of one table, and what they have to be told."""

    table: Table
    subscribers: set[Subscriber] = field(default_factory=set)
    delta: PublicDelta = field(default_factory=PublicDelta)
    broadcast_at: float = 0.0
    has_more_than_moves: bool = False  # more than moves has happened since
    timer: "asyncio.TimerHandle | None" = None
    pending_private: set[Subscriber] = field(default_factory=set)  # of what only they may see
    private_task: "asyncio.Task[None] | None" = None

    def schedule_broadcast(self, at: float, hub: TableService) -> None:
        """Tell then, or earlier if that is planned already; at once if it is time."""
        loop = asyncio.get_running_loop()
        if at <= loop.time():
            self.broadcast(hub)
        elif self.timer is None or self.timer.when() > at:
            self.cancel_timer()
            self.timer = loop.call_at(at, self.broadcast, hub)

    def cancel_timer(self) -> None:
        """Plan nothing."""
        if self.timer:
            self.timer.cancel()
            self.timer = None

    def broadcast(self, hub: TableService) -> None:
        """Tell everybody what is new to them."""
        self.cancel_timer()
        self.send_public(self.subscribers, hub)
        if self.has_more_than_moves:
            self.has_more_than_moves = False
            self.broadcast_at = asyncio.get_running_loop().time()
            if len(self.subscribers) <= CROWD:
                self.send_private(self.subscribers)
            else:
                self.pending_private = set(self.subscribers)
                self.private_task = self.private_task or asyncio.create_task(
                    self._send_private_in_slices()
                )

    def send_public(self, subscribers: Iterable[Subscriber], hub: TableService) -> None:
        """Tell some what is new of what everybody may see."""
        self.delta.update(self.table, only_moves=not self.has_more_than_moves)
        texts: dict[int, str] = {}
        for listener in subscribers:
            if listener.version < self.delta.version:
                if listener.version not in texts:
                    changes = self.delta.changes_since(listener.version)
                    text = f'{{"type":"table","table":{changes},"now":{hub.clock()}}}'
                    texts[listener.version] = text
                listener.send_text(texts[listener.version])
                listener.version = self.delta.version

    def send_private(self, subscribers: Iterable[Subscriber]) -> None:
        """Tell some what is new of what only they may see."""
        seats = seats_by_device(self.table)
        for listener in subscribers:
            if listener.device in self.table.devices:
                own = seats.get(listener.device, ())
                listener.send_private(encode_private_view(self.table, listener.device, own))

    async def _send_private_in_slices(self) -> None:
        """In slices, so that the public news leave first and nobody else waits for so many."""
        try:
            while self.pending_private:
                await asyncio.sleep(0)
                some = set(islice(self.pending_private, CROWD))
                self.pending_private -= some
                self.send_private(some & self.subscribers)
        finally:
            self.private_task = None


def seats_by_device(table: Table) -> dict[str, list[int]]:
    """The seats that each device owns."""
    seats = defaultdict(list)
    for seat, chair in enumerate(table.seats):
        if chair.device is not None:
            seats[chair.device].append(seat)
    return seats


@dataclass(slots=True)
class Audiences:
    """The listeners of every table."""

    hub: TableService
    _audiences: dict[str, Audience] = field(default_factory=dict)
    _open_sockets: Counter[tuple[str, str]] = field(default_factory=Counter)
    active_at: dict[str, float] = field(default_factory=dict)  # when something happened last

    def list_subscribers(self) -> Iterable[tuple[str, set[Subscriber]]]:
        """Everybody who listens, by table."""
        return [(code, room.subscribers) for code, room in self._audiences.items()]

    def mark_active(self, code: str) -> None:
        """Somebody at a table did something."""
        self.active_at[code] = time.monotonic()

    def on_loaded(self, code: str, table: Table) -> None:
        """A table was read from the log: whoever listens may have missed something."""
        if room := self._audiences.get(code):
            room.table = table
            room.has_more_than_moves = True
            room.schedule_broadcast(0, self.hub)

    def subscribe(self, code: str, subscriber: Subscriber, table: Table) -> str:
        """Begin to listen to a table: the public state, as JSON. Changes follow."""
        room = self._audiences.setdefault(code, Audience(table))
        room.table = table
        room.delta.update(table)
        room.subscribers.add(subscriber)
        self.mark_active(code)
        subscriber.version = room.delta.version
        return room.delta.changes_since(0)

    def unsubscribe(self, code: str, subscriber: Subscriber) -> None:
        """Stop listening."""
        room = self._audiences[code]
        room.subscribers.discard(subscriber)
        if not room.subscribers:
            room.cancel_timer()
            del self._audiences[code]
            self.active_at.pop(code, None)

    def has_subscribers(self, code: str) -> bool:
        """Whether anybody listens to a table."""
        return code in self._audiences

    def count_tables(self) -> int:
        """How many tables anybody listens to."""
        return len(self._audiences)

    def count_subscribers(self) -> int:
        """How many sockets listen."""
        return sum(len(room.subscribers) for room in self._audiences.values())

    def add_socket(self, code: str, device: str) -> None:
        """A device has one more open socket, even if it does not listen yet."""
        self._open_sockets[code, device] += 1

    def remove_socket(self, code: str, device: str) -> None:
        """And one less."""
        self._open_sockets[code, device] -= 1
        if not self._open_sockets[code, device]:
            del self._open_sockets[code, device]

    def list_connected(self) -> list[tuple[str, str]]:
        """The tables and devices that have an open socket."""
        return list(self._open_sockets)

    def is_connected(self, code: str, device: str) -> bool:
        """Whether a device has an open socket."""
        return self.count_sockets(code, device) > 0

    def count_sockets(self, code: str, device: str) -> int:
        """How many sockets of a device are open."""
        return self._open_sockets[code, device]

    async def on_events(self, code: str, table: Table, happened: Sequence[Event]) -> None:
        """Tell everybody at a table what they may know of what happened.

        At once; but that somebody has moved, only themselves, the others a little later: there
        may be more of it then. And to a crowd it is said less often who comes and goes.
        """
        room = self._audiences.get(code)
        if not room:
            return
        self.mark_active(code)
        room.table = table
        if any(isinstance(event, events.DeviceLeft) for event in happened):
            _close_departed(room.subscribers, table)
        if all(isinstance(event, _MOVES) for event in happened):
            movers = {table.seats[e.seat].device for e in happened if isinstance(e, _MOVES)}
            own = [one for one in room.subscribers if one.device in movers]
            room.send_private(own)
            if len(room.subscribers) <= CROWD:
                room.send_public(own, self.hub)
            if len(room.subscribers) > min(len(own), CROWD):
                # Where a roll is near, it brings the news with it.
                within = MOVE_DELAY if table.waiting_for else LAST_MOVE_DELAY
                room.schedule_broadcast(asyncio.get_running_loop().time() + within, self.hub)
            return
        room.has_more_than_moves = True
        crowd = len(room.subscribers) if len(room.subscribers) > CROWD else 0
        coming = all(isinstance(event, (*_MOVES, *_COMING)) for event in happened)
        room.schedule_broadcast(
            room.broadcast_at + CROWD_DELAY_EACH * crowd if coming else 0, self.hub
        )


def _close_departed(listeners: Collection[Subscriber], table: Table) -> None:
    for listener in listeners:
        if listener.device not in table.devices:
            listener.close(ServerError(ServerCode.WRONG_TOKEN))  # its token is dead
