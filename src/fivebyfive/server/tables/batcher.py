"""Commands in batches: gather, plan, commit, settle.

Stored before told: answers and observers come after the commit. A batch is decided against the
newest state of the log, which another worker may have written; so deciding may run twice, early on
the state in memory and again inside the transaction.
"""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from fivebyfive.server.config import Limits
from fivebyfive.server.errors import ServerCode, ServerError
from fivebyfive.server.ops.event_metrics import count_events
from fivebyfive.server.ops.metrics import Metrics
from fivebyfive.server.periodic import check_cancelled
from fivebyfive.server.tables.cache import TableCache
from fivebyfive.server.tables.log_budget import LogBudget
from fivebyfive.server.tables.observer import TableObservers
from fivebyfive.store import (
    Store,
    StoreCode,
    StoredEvent,
    StoreError,
    TableUpdate,
    UpdateResult,
    Writes,
)
from fivebyfive.store.event_codec import decode_event, encode_event
from fivebyfive.table import Event, Table, build_record, due_at, evolve, fold
from fivebyfive.table.session import Reply, Supplies, TableAsk, respond

# Commands are gathered before a commit, from the first on. Where many came in the batch before, for
# longer: a commit costs the processor as much as several moves, however many are in it.
GATHER_SECONDS: Final = 0.003
GATHER_SECONDS_EACH: Final = 0.0005
MAX_GATHER_SECONDS: Final = 0.008

log = logging.getLogger(__name__)


class PendingAsk(NamedTuple):
    """What waits for its batch; `by` is None for the server itself."""

    ask: TableAsk
    by: str | None
    done: "asyncio.Future[CommittedReply]"


class CommittedReply(NamedTuple):
    """A reply whose events are stored, and how many bytes of the log they are."""

    reply: Reply
    log_bytes: int


class Decision(NamedTuple):
    """What the requests of one table came to."""

    table: Table
    replies: list[CommittedReply | Exception]  # in the order of the requests
    events: list[Event]  # those of other workers that were newer, then our own
    newer_count: int  # how many of them are of other workers

    @property
    def own_events(self) -> list[Event]:
        """Those of this batch."""
        return self.events[self.newer_count :]


@dataclass(slots=True)
class CommandBatcher:
    """Carries out the commands of all tables of this worker, one batch after the other."""

    store: Store
    cache: TableCache
    observers: TableObservers
    supplies: Supplies
    clock: Callable[[], int]
    metrics: Metrics
    limits: Limits
    _pending: dict[str, list[PendingAsk]] = field(default_factory=lambda: defaultdict(list))
    _has_pending: asyncio.Event = field(default_factory=asyncio.Event)
    _pending_since: float = 0.0  # when the first of them came, by the clock of the event loop
    _is_working: bool = False
    _is_closing: bool = False

    def submit(self, code: str, ask: TableAsk, by: str | None) -> "asyncio.Future[CommittedReply]":
        """Carry out what was asked; when the future is done, its events are stored."""
        self.check_open()
        loop = asyncio.get_running_loop()
        done: asyncio.Future[CommittedReply] = loop.create_future()
        if not self._pending:
            self._pending_since = loop.time()
            self._has_pending.set()
        self._pending[code].append(PendingAsk(ask, by, done))
        return done

    def check_open(self) -> None:
        """Refuse whatever comes while the server stops. Raises `ServerError` (closing)."""
        if self._is_closing:
            raise ServerError(ServerCode.CLOSING)

    def count_pending(self) -> int:
        """How many commands wait for the next batch."""
        return sum(map(len, self._pending.values()))

    async def drain(self) -> None:
        """Take nothing more, and finish what is under way."""
        self._is_closing = True
        while self._is_working or self._pending:
            await asyncio.sleep(GATHER_SECONDS)

    async def run(self) -> None:
        """Batch after batch, for as long as the server runs."""
        loop, last_size = asyncio.get_running_loop(), 0
        while True:
            await self._has_pending.wait()
            self._is_working = True
            gathered = loop.time() - self._pending_since
            await asyncio.sleep(max(0.0, find_gather_seconds(last_size) - gathered))
            batch, self._pending = self._pending, defaultdict(list)
            last_size = sum(map(len, batch.values()))
            self._has_pending.clear()
            try:
                await self._carry_out(batch)
            except Exception as error:  # one bad batch must not stop all tables
                log.exception("batch failed")
                for code, requests in batch.items():
                    self._fail(code, requests, error)
            self._is_working = False
            check_cancelled()

    async def _carry_out(self, batch: dict[str, list[PendingAsk]]) -> None:
        now = self.clock()
        updates = [self._plan(code, requests, now) for code, requests in batch.items()]
        self.metrics.batch_size.observe(sum(map(len, batch.values())))
        try:
            with self.metrics.measure_store("commit"):
                results = await self.store.commit(updates, now)
        except StoreError as error:
            results = [error] * len(updates)
        self._count(batch, results)
        for (code, requests), result in zip(batch.items(), results, strict=True):
            if isinstance(result, UpdateResult):
                await self._settle(code, requests, result)
            else:
                self._fail(code, requests, result)

    def _plan(self, code: str, requests: list[PendingAsk], now: int) -> TableUpdate:
        known = self.cache.peek(code)
        table, seq, created_at, log_bytes = (
            (known.table, known.seq, known.created_at, known.log_bytes)
            if known
            else (None, 0, None, 0)
        )

        log_budget = LogBudget.of(self.limits, seq, log_bytes)

        def decide(newer: tuple[StoredEvent, ...]) -> Writes:
            others = [decode_event(event.body) for event in newer]
            budget = log_budget
            if newer:
                budget = budget.spend(len(newer), sum(len(event.body) for event in newer))
            return decide_batch(table, others, requests, now, self.supplies, budget)

        if known is None:
            return TableUpdate(code, seq, decide, created_at)
        # Nearly always nobody else has written, so it is decided here and now: where the tables
        # have been in use all the time, and not in a thread that has to wait for its turns.
        try:
            early = decide(())
        except Exception:  # the store asks again, and keeps it from the other tables
            return TableUpdate(code, seq, decide, created_at)
        return TableUpdate(code, seq, lambda newer: decide(newer) if newer else early, created_at)

    def _count(self, codes: Iterable[str], results: Sequence[UpdateResult | Exception]) -> None:
        """Count what was stored, for the whole batch at once."""
        done = [
            (code, one)
            for code, one in zip(codes, results, strict=True)
            if isinstance(one, UpdateResult)
        ]
        self.metrics.count_stored(event for _, one in done for event in one.appended)
        count_events(self.metrics, ((code, _decision_of(one).own_events) for code, one in done))

    async def _settle(self, code: str, requests: list[PendingAsk], result: UpdateResult) -> None:
        decision = _decision_of(result)
        stored = (*result.newer, *result.appended)
        news = self.cache.advance(code, decision.table, stored, decision.events)
        for request, reply in zip(requests, decision.replies, strict=True):
            if request.done.done():
                continue  # its sender is gone
            if isinstance(reply, Exception):
                request.done.set_exception(reply)
            else:
                request.done.set_result(reply)
        await self.observers.notify_events(code, decision.table, news)
        # Also of what a notification brought first: nobody else does what follows from it.
        await self.observers.notify_committed(code, decision.table, decision.events)

    def _fail(self, code: str, requests: list[PendingAsk], error: Exception) -> None:
        """Whatever went wrong, the log knows better than memory."""
        if isinstance(error, StoreError) and error.code == StoreCode.NO_SUCH_TABLE:
            self.cache.evict(code)
        else:
            self.cache.mark_stale(code)
        for request in requests:
            if not request.done.done():
                request.done.set_exception(error)


def _decision_of(result: UpdateResult) -> Decision:
    decision = result.result
    assert isinstance(decision, Decision)  # noqa: S101 -- decide_batch put it there
    return decision


def find_gather_seconds(last_size: int) -> float:
    """How long commands are gathered, by how many there were in the last batch."""
    return min(MAX_GATHER_SECONDS, GATHER_SECONDS + GATHER_SECONDS_EACH * max(0, last_size - 1))


def decide_batch(
    table: Table | None,
    newer: Sequence[Event],
    requests: Sequence[PendingAsk],
    now: int,
    supplies: Supplies,
    budget: LogBudget,
) -> Writes:
    """Decide the requests of a table one after the other; the `Decision` is in the result."""
    state = fold(newer, table)
    events = list(newer)
    bodies: list[str] = []
    replies: list[CommittedReply | Exception] = []
    records: list[tuple[int, str]] = []
    for request in requests:
        try:
            budget.check(request.ask, request.by)
            reply = respond(state, request.ask, request.by, now, supplies)
        except Exception as error:  # every refusal goes to its sender
            replies.append(error)
            continue
        for event in reply.events:
            state = evolve(state, event)
            if state.phase == "over" and event.CHANGES_RECORD:
                records.append((state.game_number, str(build_record(state))))
        events.extend(reply.events)
        own = list(map(encode_event, reply.events))
        bodies += own
        size = sum(map(len, own))
        budget = budget.spend(len(own), size)
        replies.append(CommittedReply(reply, size))
    return Writes(
        bodies=tuple(bodies),
        due_at=due_at(state),
        records=tuple(records),
        result=Decision(state, replies, events, len(newer)),
        room=state.club_room,
    )
