"""Broadcasting: the subscribers of each table, and when they are sent what changed."""

import asyncio
import time
from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import Final

from fivebyfive.rules import SeatIndex
from fivebyfive.server.errors import ServerCode, ServerError
from fivebyfive.server.live.encoding import EncodedDelta, EncodedPrivateView, encode_private_view
from fivebyfive.server.live.subscriber import Subscriber
from fivebyfive.server.tables.observer import TableObserver
from fivebyfive.table import Event, Table
from fivebyfive.table.session import describe_notice

MOVE_DELAY: Final = 0.5  # seconds until the others are told who has moved
LAST_MOVE_DELAY: Final = 0.1  # seconds until they are told that everybody has
CROWD: Final = 50  # subscribers; from here on private views are sent in slices
# Seconds for each of a crowd, between two broadcasts of who comes and goes.
CROWD_DELAY_EACH: Final = 0.002


@dataclass(slots=True)
class Audience:
    """The subscribers of one table, and what they have yet to be sent."""

    table: Table
    clock: Callable[[], int]
    subscribers: set[Subscriber] = field(default_factory=set)
    delta: EncodedDelta = field(default_factory=EncodedDelta)
    broadcast_at: float = 0.0
    has_more_than_moves: bool = False  # since the last broadcast
    timer: "asyncio.TimerHandle | None" = None
    pending_private: set[Subscriber] = field(default_factory=set)  # still to get private views
    private_task: "asyncio.Task[None] | None" = None

    def schedule_broadcast(self, at: float) -> None:
        """Tell then, or earlier if that is planned already; at once if it is time."""
        loop = asyncio.get_running_loop()
        if at <= loop.time():
            self.broadcast()
        elif self.timer is None or self.timer.when() > at:
            self.cancel_timer()
            self.timer = loop.call_at(at, self.broadcast)

    def broadcast_all(self, at: float) -> None:
        """Send everybody everything that is new to them, at a time of the event loop."""
        self.has_more_than_moves = True
        self.schedule_broadcast(at)

    def broadcast_moves(self, movers: Collection[str]) -> None:
        """Send movers their own move at once, and the others soon who has moved."""
        own = [one for one in self.subscribers if one.device in movers]
        self.send_private(own, {device: self.table.seats_of(device) for device in movers})
        if len(self.subscribers) <= CROWD:
            self.send_public(own)
        if len(self.subscribers) > min(len(own), CROWD):
            # Where a roll is near, it brings the moves with it.
            delay = MOVE_DELAY if self.table.waiting_for else LAST_MOVE_DELAY
            self.schedule_broadcast(asyncio.get_running_loop().time() + delay)

    def cancel_timer(self) -> None:
        """Plan nothing."""
        if self.timer:
            self.timer.cancel()
            self.timer = None

    def broadcast(self) -> None:
        """Tell everybody what is new to them."""
        self.cancel_timer()
        self.send_public(self.subscribers)
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

    def send_public(self, subscribers: Iterable[Subscriber]) -> None:
        """Tell some what is new of what everybody may see."""
        self.delta.update(self.table, only_moves=not self.has_more_than_moves)
        texts: dict[int, str] = {}
        for subscriber in subscribers:
            if subscriber.version < self.delta.version:
                if subscriber.version not in texts:
                    changes = self.delta.changes_since(subscriber.version)
                    text = f'{{"type":"table","table":{changes},"now":{self.clock()}}}'
                    texts[subscriber.version] = text
                subscriber.send_public(texts[subscriber.version], self.delta.version)

    def send_private(
        self,
        subscribers: Iterable[Subscriber],
        seats: Mapping[str, Sequence[SeatIndex]] | None = None,
    ) -> None:
        """Tell some what is new of what only they may see, with the `seats` of their devices."""
        seats = seats_by_device(self.table) if seats is None else seats
        views: dict[str, EncodedPrivateView] = {}  # a device may have several sockets
        for subscriber in subscribers:
            device = subscriber.device
            if device in self.table.devices:
                if device not in views:
                    own = seats.get(device, ())
                    views[device] = encode_private_view(self.table, device, own)
                subscriber.send_private(views[device])

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
    for seat, holder in enumerate(table.seats):
        if holder.device is not None:
            seats[holder.device].append(seat)
    return seats


@dataclass(slots=True)
class Audiences(TableObserver):
    """The subscribers of every table of this worker."""

    clock: Callable[[], int]
    _audiences: dict[str, Audience] = field(default_factory=dict)
    active_at: dict[str, float] = field(default_factory=dict)  # when something happened last

    def list_subscribers(self) -> Iterable[tuple[str, set[Subscriber]]]:
        """Everybody who listens, by table."""
        return [(code, audience.subscribers) for code, audience in self._audiences.items()]

    def mark_active(self, code: str) -> None:
        """Somebody at a table did something."""
        self.active_at[code] = time.monotonic()

    def on_loaded(self, code: str, table: Table) -> None:
        """A table was read from the log: whoever listens may have missed something."""
        if audience := self._audiences.get(code):
            audience.table = table
            audience.broadcast_all(0)

    def subscribe(self, code: str, subscriber: Subscriber, table: Table) -> str:
        """Begin to listen to a table: the public state, as JSON. Changes follow."""
        audience = self._audiences.setdefault(code, Audience(table, self.clock))
        audience.table = table
        audience.delta.update(table)
        audience.subscribers.add(subscriber)
        self.mark_active(code)
        subscriber.begin_at(audience.delta.version)
        return audience.delta.changes_since(0)

    def unsubscribe(self, code: str, subscriber: Subscriber) -> None:
        """Stop listening."""
        audience = self._audiences[code]
        audience.subscribers.discard(subscriber)
        if not audience.subscribers:
            audience.cancel_timer()
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
        return sum(len(audience.subscribers) for audience in self._audiences.values())

    async def on_events(self, code: str, table: Table, events: Sequence[Event]) -> None:
        """Send everybody at a table what they may know of what happened.

        At once; but that somebody has moved, only to themselves, and to the others a little later:
        there may be more moves by then. In a crowd, who comes and goes is sent less often.
        """
        audience = self._audiences.get(code)
        if not audience:
            return
        self.mark_active(code)
        audience.table = table
        notice = describe_notice(table, events)
        if notice.somebody_left:
            _close_departed(audience.subscribers, table)
        if notice.only_moves:
            audience.broadcast_moves(notice.movers)
            return
        crowd = len(audience.subscribers) if len(audience.subscribers) > CROWD else 0
        delayed_until = audience.broadcast_at + CROWD_DELAY_EACH * crowd
        audience.broadcast_all(delayed_until if notice.only_arrivals else 0)


def _close_departed(subscribers: Collection[Subscriber], table: Table) -> None:
    for subscriber in subscribers:
        if subscriber.device not in table.devices:
            subscriber.close(ServerError(ServerCode.WRONG_TOKEN))  # its token is dead
