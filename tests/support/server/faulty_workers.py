"""Several processes of a server in one test: each can die, miss news, or have a wrong clock."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from fivebyfive.server.live.broadcast import Audiences
from fivebyfive.server.live.presence import Presence
from fivebyfive.store import Millis, StoreCode, StoreError, TableUpdate, UpdateResult
from fivebyfive.store.postgres import PostgresStore
from support.server.bare_worker import BareWorker

# What can happen to a commit, each the next time one is made.
DIES_BEFORE = "the process dies before the commit"
DIES_AFTER = "the process dies after the commit, and others hear of it"
DIES_SILENTLY = "the process dies after the commit, and nobody hears of it"
AWAY = "the database is away"
UNSURE = "the database commits, and the answer is lost"
FAULTS = (DIES_BEFORE, DIES_AFTER, DIES_SILENTLY, AWAY, UNSURE)


class WorkerDiedError(Exception):
    """A process is no more."""


@dataclass
class FaultInjector:
    """What all processes have in common: the next fault, and who lives."""

    fault: str | None = None
    workers: list["Worker"] = field(default_factory=list)

    def take_fault(self) -> str | None:
        """The fault of this commit."""
        fault, self.fault = self.fault, None
        return fault

    def announce_commit(self, table: str, seq: int) -> None:
        """News of a commit is on its way to everybody."""
        for worker in self.workers:
            worker.pending_notifications.append((table, seq))


class FaultyStore(PostgresStore):
    """The real store, with injected faults."""

    def __init__(self, url: str, faults: FaultInjector) -> None:
        super().__init__(url)
        self.faults = faults

    async def commit(
        self, updates: Sequence[TableUpdate], now: Millis
    ) -> list[UpdateResult | Exception]:
        """Commit, unless something happens."""
        fault = self.faults.take_fault()
        if fault == DIES_BEFORE:
            raise WorkerDiedError
        if fault == AWAY:
            raise StoreError(StoreCode.UNAVAILABLE, reason=fault)
        results = await super().commit(updates, now)
        if fault != DIES_SILENTLY:
            for work, result in zip(updates, results, strict=True):
                if isinstance(result, UpdateResult) and result.appended:
                    self.faults.announce_commit(work.table, result.appended[-1].seq)
        if fault in (DIES_AFTER, DIES_SILENTLY):
            raise WorkerDiedError
        if fault == UNSURE:
            raise StoreError(StoreCode.UNAVAILABLE, reason=fault)
        return results

    async def follow(self, worker: str, *_: Callable[..., None]) -> None:
        """The test passes notifications on by itself."""

    async def read_workers(self) -> frozenset[str]:
        """Those that live."""
        return frozenset(worker.inner.id for worker in self.faults.workers)


@dataclass(eq=False)
class Worker:
    """One process: it does nothing by itself but what it was asked to."""

    inner: BareWorker
    audiences: Audiences
    presence: Presence
    offset: int = 0  # how wrong its clock is, in milliseconds
    pending_notifications: list[tuple[str, int]] = field(default_factory=list)

    @classmethod
    async def start(cls, url: str, faults: FaultInjector, clock: Callable[[], int]) -> "Worker":
        """One more process on the log."""
        store = FaultyStore(url, faults)
        await store.open()
        inner = BareWorker(store)
        worker = cls(inner, inner.audiences, inner.presence)
        inner.clock = lambda: clock() + worker.offset
        inner.observers.add(inner.audiences, inner.presence)
        inner.start_batches()
        faults.workers.append(worker)
        return worker

    async def stop(self) -> None:
        """It is gone, with everything it knew and had not stored."""
        await self.inner.tasks.cancel()
        await self.inner.store.close()

    async def reconcile(self) -> None:
        """What happens once a second."""
        await self.inner.cache.compare_with_log()
        await self.inner.cache.catch_up_stale()
        await self.inner.reaper._reload_evicted()
