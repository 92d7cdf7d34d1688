"""The tables in the memory of this worker: a cache of the log that keeps up with it.

A table that is not in memory is read from its newest snapshot and the events after it, in slices
between which others have their turn.

Other workers add to the same log. Notifications say so (`on_notification`), but only of tables
that somebody follows here, and they can be lost; so the cache is compared with the log every
second. Either way new events are read and observers told.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from fivebyfive.server.ops.log_format import facts, find_failure_reason
from fivebyfive.server.ops.metrics import Metrics
from fivebyfive.server.periodic import check_cancelled, run_periodically
from fivebyfive.server.tables.observer import TableObservers
from fivebyfive.server.tables.snapshots import CachedTable, Snapshots
from fivebyfive.store import Store, StoredEvent, StoreError
from fivebyfive.store.erase_names import count_erasures
from fivebyfive.store.event_codec import decode_event
from fivebyfive.table import Event, Table, fold

COMPARE_INTERVAL: Final = 1.0  # seconds between comparisons with the log
PAGE_SIZE: Final = 1_000  # events of a long log that are read at a time
# Events that are folded before others have their turn: about 1 ms where a table has 30 seats.
# A move of somebody else takes several turns of the loop, and waits for a slice at each of them.
SLICE_SIZE: Final = 50

log = logging.getLogger(__name__)


@dataclass(slots=True)
class TableCache:
    """All tables in memory."""

    store: Store
    metrics: Metrics
    observers: TableObservers
    snapshots: Snapshots
    _loading: "dict[str, asyncio.Task[CachedTable]]" = field(default_factory=dict)
    _tables: dict[str, CachedTable] = field(default_factory=dict)
    _stale: set[str] = field(default_factory=set)  # tables that others have added to
    _has_stale: asyncio.Event = field(default_factory=asyncio.Event)

    def __len__(self) -> int:
        return len(self._tables)

    def peek(self, code: str) -> CachedTable | None:
        """A table, if it is in memory."""
        return self._tables.get(code)

    def codes(self) -> list[str]:
        """The codes of all tables in memory."""
        return list(self._tables)

    def tables(self) -> list[tuple[str, Table]]:
        """All tables in memory."""
        return [(code, known.table) for code, known in self._tables.items()]

    async def get(self, code: str) -> Table:
        """A table as this process knows it, read from the log where it does not yet."""
        known = self._tables.get(code) or await self._load(code)
        return known.table

    async def _load(self, code: str) -> CachedTable:
        """Read a table once, however many want it, such as a class after a restart."""
        loading = self._loading.get(code)
        if loading is None:
            loading = self._loading[code] = asyncio.create_task(self._read_table(code))
            loading.add_done_callback(lambda done: self._end_loading(code, done))
        return await asyncio.shield(loading)

    def _end_loading(self, code: str, loading: "asyncio.Task[CachedTable]") -> None:
        if not loading.cancelled():
            loading.exception()  # seen, also where everybody who waited is gone
        if self._loading.get(code) is loading:
            del self._loading[code]

    async def _read_table(self, code: str) -> CachedTable:
        with self.metrics.measure_store("read"):
            erasures = await count_erasures(self.store, code)
            known = await self.snapshots.load(code)
            first_page = True
            while True:
                stored = await self.store.read(code, known.seq if known else 0, PAGE_SIZE)
                for at in range(0, len(stored), SLICE_SIZE):
                    start = time.perf_counter()
                    known = _fold_stored(known, stored[at : at + SLICE_SIZE])
                    # A log that goes on has half of the loop's time: the threads of the store need
                    # Python, too, for what others do meanwhile.
                    await asyncio.sleep(0 if first_page else time.perf_counter() - start)
                if len(stored) < PAGE_SIZE:
                    break
                first_page = False
        assert known is not None  # noqa: S101 -- the store refuses a table without events
        known = known._replace(erasures=erasures)
        if self._loading.get(code) is asyncio.current_task():  # else it was evicted meanwhile
            self._keep(code, known)
            self.observers.notify_loaded(code, known.table)
        return known

    def _keep(self, code: str, known: CachedTable) -> None:
        if self.snapshots.is_due(known):
            self.snapshots.save(code, known)
            known = known._replace(snapshot_seq=known.seq)
        self._tables[code] = known

    def advance(
        self, code: str, table: Table, stored: Sequence[StoredEvent], happened: Sequence[Event]
    ) -> Sequence[Event]:
        """A commit of our own led to this state: what of its events has not been told yet."""
        known = self._tables.get(code)
        if known is None:  # it was let go meanwhile, or never read
            if stored and stored[0].seq == 1:
                self._keep(code, _fold_stored(None, stored, table))
            return happened
        # News of the commit may have been quicker than its answer.
        told = sum(event.seq <= known.seq for event in stored)
        if told < len(stored):
            self._keep(code, _fold_stored(known, stored[told:], table))
        return happened[told:]

    def on_notification(self, code: str, seq: int) -> None:
        """Another worker has notified us of what it added to a table."""
        self.metrics.notifications.labels("heard").inc()
        self.note_head(code, seq)

    def note_head(self, code: str, seq: int) -> None:
        """Somebody has added to a table, perhaps we ourselves."""
        known = self._tables.get(code)
        if known is not None and known.seq < seq:
            self._stale.add(code)
            self._has_stale.set()

    def mark_stale(self, code: str) -> None:
        """Nobody knows whether a commit came to pass: the log is asked."""
        if code in self._tables:
            self._stale.add(code)
            self._has_stale.set()

    async def catch_up(self, codes: Iterable[str]) -> None:
        """Read what others have added to tables that are in memory, and tell of it."""
        seqs = {code: self._tables[code].seq for code in codes if code in self._tables}
        if not seqs:
            return
        with self.metrics.measure_store("newer"):
            newer = await self.store.read_newer(seqs)
        for code, stored in newer.items():
            known = self._tables.get(code)
            if known is None:
                continue
            unknown = [event for event in stored if event.seq > known.seq]
            try:
                new = [decode_event(event.body) for event in unknown]
            except StoreError as error:  # of a newer version; the other tables have news too
                log.warning("table cannot be read", extra=facts(table=code, code=error.code))
                self.evict(code)
                continue
            if new:
                table = fold(new, known.table)
                self._keep(code, _fold_stored(known, unknown, table))
                await self.observers.notify_events(code, table, new)

    def evict(self, code: str) -> None:
        """Let a table go from memory; the log has it."""
        self._tables.pop(code, None)
        self._loading.pop(code, None)  # what is being read now may be out of date

    def evict_unused(self, in_use: Callable[[str], bool]) -> None:
        """Let all tables go that nobody listens to."""
        for code in [code for code in self._tables if not in_use(code)]:
            self.evict(code)

    async def run_catch_up(self) -> None:
        """Read on where there is news, for ever; many tables in one go."""
        while True:
            await self._has_stale.wait()
            await self.catch_up_stale()
            check_cancelled()

    async def catch_up_stale(self) -> None:
        """Read the tables that are known to be behind."""
        self._has_stale.clear()
        behind, self._stale = self._stale, set()
        try:
            await self.catch_up(behind)
        except StoreError as error:  # what is missed now is found when the log is compared
            log.warning("store failed", extra=facts(reason=find_failure_reason(error)))
        except Exception:  # the other tables have news too
            log.exception("reading newer events failed")
            for code in behind:
                self.evict(code)

    async def run_comparison(self) -> None:
        """See what the log has that nobody told us of, for ever."""
        await run_periodically(COMPARE_INTERVAL, self.compare_with_log, log, "comparing failed")

    async def compare_with_log(self) -> None:
        """Notice all that was added, and let go what was deleted."""
        asked = {code: known.created_at for code, known in self._tables.items()}
        with self.metrics.measure_store("heads"):
            heads = await self.store.read_heads(list(asked))
        for code, born in asked.items():
            head = heads.get(code)
            if head is not None and head.created_at == born:
                self.note_head(code, head.seq)
            elif (known := self._tables.get(code)) and known.created_at == born:
                self.evict(code)


def _fold_stored(
    known: CachedTable | None, stored: Sequence[StoredEvent], table: Table | None = None
) -> CachedTable:
    """What is known after some more events; where their state is known, it is `table`."""
    if table is None:
        table = fold([decode_event(event.body) for event in stored], known.table if known else None)
    more = sum(len(event.body) for event in stored)
    if known is None:
        return CachedTable(table, stored[-1].seq, stored[0].at, more)
    return known._replace(table=table, seq=stored[-1].seq, log_bytes=known.log_bytes + more)
