"""The tables of a worker on a real store, without HTTP and sockets."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from fivebyfive.dice import new_secret
from fivebyfive.server.config import Limits
from fivebyfive.server.live.broadcast import Audiences
from fivebyfive.server.live.presence import OpenSockets, Presence
from fivebyfive.server.live.reaper import Reaper
from fivebyfive.server.ops.metrics import Metrics
from fivebyfive.server.periodic import BackgroundTasks, now_ms
from fivebyfive.server.tables.club_rooms import ClubRooms
from fivebyfive.server.tables.factory import make_table_parts
from fivebyfive.server.tables.observer import TableObserver
from fivebyfive.server.tables.timers import Timers
from fivebyfive.server.tables.tokens import new_worker
from fivebyfive.store import ClubRoomClaim, Store, open_store
from fivebyfive.table import Event, Table
from fivebyfive.table.session import Reply, TableAsk


@dataclass(eq=False)
class BareWorker:
    """What `make_app` makes of tables, with a clock and a secret that a test may replace."""

    store: Store
    clock: Callable[[], int] = now_ms
    new_secret: Callable[[], str] = new_secret
    id: str = field(default_factory=new_worker)
    limits: Limits = field(default_factory=Limits)

    def __post_init__(self) -> None:
        self.metrics, self.sockets, self.tasks = Metrics(), OpenSockets(), BackgroundTasks()
        self.observers, self.cache, self.batcher, self.tables = make_table_parts(
            self.store, self.metrics, self.now, limits=self.limits, new_secret=self.new_secret
        )
        self.audiences = Audiences(self.now)
        self.presence = Presence(self.tables, self.cache, self.store, self.sockets, self.id)
        self.reaper = Reaper(self.cache, self.audiences, self.limits)
        self.club_rooms = ClubRooms(self.tables, self.store, self.now, self.metrics, self.id)

    def now(self) -> int:
        """By the clock of this moment."""
        return self.clock()

    async def start(self) -> None:
        """Work as a server does: also by timers, and by what other workers write."""
        in_use = self.audiences.has_subscribers
        timers = Timers(self.tables, self.store, in_use, self.now, self.metrics)
        self.start_batches()
        self.tasks.start(timers.run(), self.cache.run_catch_up(), self.cache.run_comparison())
        sent = self.metrics.notifications.labels("sent").inc
        await self.store.follow(self.id, self.cache.on_notification, sent)

    def start_batches(self) -> None:
        """Carry out commands, and do nothing by itself."""
        self.tasks.start(self.batcher.run())

    async def stop(self) -> None:
        """Finish what is under way and stop."""
        await self.batcher.drain()
        await self.tasks.cancel()

    async def open(
        self,
        preset: str,
        changes: dict[str, str | int | bool | None],
        first_commands: Sequence[Any] = (),
        claim: ClubRoomClaim | None = None,
    ) -> str:
        return await self.tables.open(preset, changes, first_commands, claim)

    async def join(self, code: str, nonce: str, host_key: str = "") -> str:
        return await self.tables.join(code, nonce, host_key)

    async def submit(self, code: str, ask: TableAsk, by: str | None) -> Reply:
        return await self.tables.submit(code, ask, by)

    async def get(self, code: str) -> Table:
        return await self.tables.get(code)

    async def get_latest(self, code: str) -> Table:
        return await self.tables.get_latest(code)


class EventRecorder(TableObserver):
    """An observer that keeps what it is told of."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.committed: list[Event] = []

    async def on_events(self, code: str, table: Table, events: Sequence[Event]) -> None:
        self.events += events

    async def on_committed(self, code: str, table: Table, events: Sequence[Event]) -> None:
        self.committed += events


async def run_with_worker(path: Path, work: Callable[[BareWorker], Awaitable[None]]) -> None:
    """Let a coroutine work with a worker whose log is in a folder."""
    store = open_store(str(path / "log.sqlite"))
    await store.open()
    worker = BareWorker(store)
    await worker.start()
    try:
        await work(worker)
    finally:
        await worker.stop()
        await store.close()
