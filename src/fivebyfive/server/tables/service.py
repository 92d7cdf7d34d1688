"""The tables of this process: commands are gathered, decided and stored in batches, then told.

Stored before told: an answer goes out only after the commit. The state in memory is a cache of the
log; each batch brings in what another process may have written, and so does news of it.
"""

import asyncio
import contextlib
import logging
import time
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from fivebyfive.dice import new_secret
from fivebyfive.server.errors import ServerCode, ServerError
from fivebyfive.server.ops.event_metrics import count_events
from fivebyfive.server.ops.log_format import facts
from fivebyfive.server.ops.metrics import Metrics
from fivebyfive.server.periodic import run_periodically
from fivebyfive.server.tables.cache import TableCache, TableObserver
from fivebyfive.server.tables.tokens import (
    hash_token,
    matches_hash,
    new_code,
    new_device,
    new_host_key,
    new_token,
    new_worker,
    split_token,
)
from fivebyfive.store import (
    ClubRoomClaim,
    Store,
    StoreCode,
    StoredEvent,
    StoreError,
    TableUpdate,
    UpdateResult,
    Writes,
)
from fivebyfive.store.event_codec import decode_event, encode_event
from fivebyfive.table import (
    Event,
    Table,
    build_record,
    commands,
    create_table,
    decide,
    due_at,
    events,
    evolve,
    fold,
)

GATHER_SECONDS: Final = 0.003  # seconds that commands are gathered before a commit
TIMER_INTERVAL: Final = 0.25  # seconds between looks for tables with something due
OTHER_WORKER_GRACE_MS: Final = (
    1000  # ms: what is due at a table of another process is left to it first
)
MAX_CODE_ATTEMPTS: Final = 50
MAX_CACHED_TABLES: Final = 5_000  # tables in memory; the log has them all

# What a game that is over is kept anew for: a name that is taken off is off there, too, and a sheet
# of paper is typed in when everybody has seen the end.
_RECORD_EVENTS: Final = (
    *(events.GameEnded, events.SeatRenamed),
    *(events.PaperRenamed, events.PaperFreed, events.PaperTyped),
)

log = logging.getLogger(__name__)


def now_ms() -> int:
    """The wall clock, in milliseconds since the epoch."""
    return time.time_ns() // 1_000_000


class ClubRoomTakenError(Exception):
    """Somebody else has opened a table for the room at the same moment."""


@dataclass(slots=True)
class _Request:
    code: str
    command: commands.Command
    by: str | None
    done: "asyncio.Future[list[Event]]"


@dataclass(slots=True)
class _Decision:
    """What the requests of one table came to, filled in inside the transaction."""

    requests: list[_Request]
    table: Table | None = None
    results: list[list[Event] | Exception] = field(default_factory=list)
    happened: list[Event] = field(default_factory=list)


@dataclass(slots=True)
class TableService:
    """All tables of this process."""

    store: Store
    commit_observers: list[TableObserver] = field(
        default_factory=list
    )  # told of what this process did alone
    is_in_use: Callable[[str], bool] = lambda code: False
    check_capacity: Callable[[Table, Sequence[Event]], None] = lambda table, new: None
    clock: Callable[[], int] = now_ms
    worker: str = field(default_factory=new_worker)
    metrics: Metrics = field(default_factory=Metrics)
    may_rehearse: bool = False  # whether a table may be opened whose dice a seed decides
    cache: TableCache = field(init=False)
    _requests: list[_Request] = field(default_factory=list)
    _has_requests: asyncio.Event = field(default_factory=asyncio.Event)
    _tasks: list["asyncio.Task[None]"] = field(default_factory=list)
    _is_working: bool = False
    _is_stopping: bool = False

    def __post_init__(self) -> None:
        self.cache = TableCache(self.store, self.metrics)

    async def start(self) -> None:
        """Begin to work."""
        works = (
            self._run_batches,
            self._run_timers,
            self.cache.run_catch_up,
            self.cache.run_comparison,
        )
        self._tasks = [asyncio.create_task(work()) for work in works]
        await self.store.follow(self.worker, self.cache.note_head)

    async def stop(self) -> None:
        """Finish what is under way and stop."""
        self._is_stopping = True
        while self._is_working or self._requests:
            await asyncio.sleep(GATHER_SECONDS)
        for task in self._tasks:
            task.cancel()
        for task in self._tasks:
            with contextlib.suppress(asyncio.CancelledError):
                await task

    async def open(
        self,
        preset: str,
        changes: Mapping[str, str | int | bool | None],
        first_commands: Sequence[commands.Command] = (),
        claim: ClubRoomClaim | None = None,
        rehearsal: str = "",
    ) -> str:
        """A new table, with what its host wishes at once: the token of the host.

        Either all of it comes true, or there is no table. For a `place` the table is the room's
        then; raises `RoomMovedError` if the room has another one meanwhile. With a `rehearsal`
        that seed decides its dice; raises `ServerError` (no-rehearsal) where that is not allowed.
        """
        if rehearsal and not self.may_rehearse:
            raise ServerError(ServerCode.NO_REHEARSAL)
        for _ in range(MAX_CODE_ATTEMPTS):
            code, device, now = new_code(), new_device(), self.clock()
            token = new_token(code, device)
            event = create_table(
                code=code,
                device=device,
                token_hash=hash_token(token),
                secret=new_secret(),
                now=now,
                preset=preset,
                changes=changes,
                club_room=claim.room if claim else "",
                rehearsal=rehearsal,
            )
            happened: list[Event] = [event]
            for wish in first_commands:
                table = fold(happened)
                new = decide(table, wish, device, now)
                self.check_capacity(table, new)
                happened += new
            with self.metrics.measure_store("create"):
                bodies = [encode_event(one) for one in happened]
                made = await self.store.create(code, bodies, now, claim=claim)
            if made:
                self.cache.evict(code)  # an old table may have had the same code
                self.metrics.opened.inc()
                log.info("table opened", extra=facts(table=code, device=device))
                return token
            if claim and await self.store.read_room_table(claim.room) != claim.previous_table:
                raise ClubRoomTakenError
        raise ServerError(ServerCode.NO_CODE_FREE)

    async def join(self, code: str, nonce: str, host_key: str = "") -> str:
        """A further device at a table, which is a host if it has the key: its token."""
        device = new_device()
        token = new_token(code, device)
        key_hash = hash_token(host_key) if host_key else ""
        await self.submit(code, commands.Join(device, hash_token(token), nonce, key_hash), None)
        return token

    async def make_host_link(self, code: str, device: str) -> str:
        """A new key that makes a device a host; the log has only its hash."""
        key = new_host_key()
        await self.submit(code, commands.MakeHostLink(hash_token(key)), device)
        return key

    async def authenticate(self, token: str) -> tuple[str, str]:
        """The table and the device of a token. Raises `ServerError` (wrong-token)."""
        code, device = split_token(token)
        try:
            table = await self.get(code)
        except StoreError as error:
            if error.code != StoreCode.NO_SUCH_TABLE:
                raise
            raise ServerError(ServerCode.WRONG_TOKEN) from None
        if device not in table.devices:  # another process may have let it join just now
            table = await self.get_latest(code)
        known = table.devices.get(device)
        if known is None or not matches_hash(token, known.token_hash):
            raise ServerError(ServerCode.WRONG_TOKEN)
        return code, device

    async def get(self, code: str) -> Table:
        """A table as this process knows it, read from the log where it does not yet."""
        return await self.cache.get(code)

    async def get_latest(self, code: str) -> Table:
        """A table as the log has it, also where another process has added to it just now."""
        await self.cache.catch_up([code])
        return await self.get(code)

    async def submit(self, code: str, command: commands.Command, by: str | None) -> list[Event]:
        """Carry out a command; when this returns, it is stored."""
        if self._is_stopping:
            raise ServerError(ServerCode.CLOSING)
        await self.get(code)
        if isinstance(command, commands.Rematch):
            command = replace(command, secret=new_secret())
        done: asyncio.Future[list[Event]] = asyncio.get_running_loop().create_future()
        self._requests.append(_Request(code, command, by, done))
        self._has_requests.set()
        return await done

    async def _run_batches(self) -> None:
        while True:
            await self._has_requests.wait()
            self._is_working = True
            await asyncio.sleep(GATHER_SECONDS)
            requests, self._requests = self._requests, []
            self._has_requests.clear()
            try:
                await self._commit_batch(requests)
            except Exception as error:  # one bad batch must not stop all tables
                log.exception("batch failed")
                for request in requests:
                    self._distrust_cache(request.code, error)
                    if not request.done.done():
                        request.done.set_exception(error)
            self._is_working = False

    async def _commit_batch(self, requests: list[_Request]) -> None:
        by_table: dict[str, list[_Request]] = defaultdict(list)
        for request in requests:
            by_table[request.code].append(request)
        now = self.clock()
        decisions = {code: _Decision(group) for code, group in by_table.items()}
        works = [self._plan_table(code, decision, now) for code, decision in decisions.items()]
        self.metrics.batch_size.observe(len(requests))
        try:
            with self.metrics.measure_store("commit"):
                results = await self.store.commit(works, now)
        except StoreError as error:
            results = [error] * len(works)
        for work, result in zip(works, results, strict=True):
            decision = decisions[work.table]
            if isinstance(result, UpdateResult):
                await self._settle_table(work.table, decision, result)
            else:
                self._distrust_cache(work.table, result)
                for request in decision.requests:
                    if not request.done.done():
                        request.done.set_exception(result)

    def _plan_table(self, code: str, decision: _Decision, now: int) -> TableUpdate:
        known = self.cache.peek(code)
        start, seq, born = (known.table, known.seq, known.created_at) if known else (None, 0, None)

        def decide_all(newer: tuple[StoredEvent, ...]) -> Writes:
            others = [decode_event(event.body) for event in newer]
            table = fold(others, start)
            decision.results = []  # a store may try a transaction again
            happened: list[Event] = []
            records: list[tuple[int, str]] = []
            for request in decision.requests:
                try:
                    new = decide(table, request.command, request.by, now)
                    self.check_capacity(table, new)
                except Exception as error:  # every refusal goes to its sender
                    decision.results.append(error)
                else:
                    for event in new:
                        table = evolve(table, event)
                        if table.phase == "over" and isinstance(event, _RECORD_EVENTS):
                            records.append((table.game_number, str(build_record(table))))
                    happened.extend(new)
                    decision.results.append(new)
            decision.table = table
            decision.happened = [*others, *happened]
            return Writes(tuple(map(encode_event, happened)), due_at(table), tuple(records))

        if known is None:
            return TableUpdate(code, seq, decide_all, born)
        # Nearly always nobody else has written, so it is decided here and now: where the tables
        # have been in use all the time, and not in a thread that has to wait for its turns.
        try:
            early = decide_all(())
        except Exception:  # the store asks again, and keeps it from the other tables
            return TableUpdate(code, seq, decide_all, born)
        return TableUpdate(code, seq, lambda newer: decide_all(newer) if newer else early, born)

    async def _settle_table(self, code: str, decision: _Decision, done: UpdateResult) -> None:
        if decision.table is None:
            return
        stored = (*done.newer, *done.appended)
        happened = self.cache.advance(code, decision.table, stored, decision.happened)
        for request, result in zip(decision.requests, decision.results, strict=True):
            count_events(self.metrics, code, result)
            if request.done.done():
                continue  # its sender is gone
            if isinstance(result, Exception):
                request.done.set_exception(result)
            else:
                request.done.set_result(result)
        await self.cache.notify(self.cache.observers, code, decision.table, happened)
        # Also of what news told us first: nobody else does what follows from it.
        await self.cache.notify(self.commit_observers, code, decision.table, decision.happened)

    def _distrust_cache(self, code: str, error: Exception) -> None:
        """Whatever went wrong, the log knows better."""
        if isinstance(error, StoreError) and error.code == StoreCode.NO_SUCH_TABLE:
            self.cache.evict(code)
        else:
            self.cache.mark_stale(code)

    async def _run_timers(self) -> None:
        await run_periodically(TIMER_INTERVAL, self._fire_due_timers, log, "timers failed")

    async def _fire_due_timers(self) -> None:
        with self.metrics.measure_store("due"):
            due = await self._find_due()
        ticks = [self.submit(code, commands.Tick(), None) for code in due]
        for result in await asyncio.gather(*ticks, return_exceptions=True):
            if isinstance(result, Exception):  # the other tables have timers too
                log.error("timer failed", exc_info=result)
        if len(self.cache) > MAX_CACHED_TABLES:
            self.cache.evict_idle(self.is_in_use)

    async def _find_due(self) -> list[str]:
        now = self.clock()
        due = await self.store.read_due(now)
        late = set(await self.store.read_due(now - OTHER_WORKER_GRACE_MS)) if due else set()
        return [code for code in due if self.is_in_use(code) or code in late]
