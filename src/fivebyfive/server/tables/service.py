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
from fivebyfive.server.ops.event_metrics import note_events
from fivebyfive.server.ops.log_format import facts
from fivebyfive.server.ops.metrics import Metrics
from fivebyfive.server.periodic import for_ever
from fivebyfive.server.tables.cache import Cache, Listener
from fivebyfive.server.tables.tokens import (
    fits_hash,
    hash_token,
    new_code,
    new_device,
    new_host_key,
    new_token,
    new_worker,
    split_token,
)
from fivebyfive.store import Done, Outcome, Place, Store, StoreCode, StoredEvent, StoreError, Work
from fivebyfive.table import (
    Event,
    Table,
    build_record,
    commands,
    create_table,
    decide,
    decode_event,
    due_at,
    encode_event,
    events,
    evolve,
    fold,
)

GATHER: Final = 0.003  # seconds that commands are gathered before a commit
LOOK_FOR_DUE: Final = 0.25  # seconds between looks for tables with something due
LEFT_TO_OTHERS: Final = 1000  # ms: what is due at a table of another process is left to it first
TRIES_FOR_A_CODE: Final = 50
MOST_CACHED: Final = 5_000  # tables in memory; the log has them all

# What a game that is over is kept anew for: a name that is taken off is off there, too, and a sheet
# of paper is typed in when everybody has seen the end.
_IN_THE_RECORD: Final = (
    *(events.GameEnded, events.SeatRenamed),
    *(events.PaperRenamed, events.PaperFreed, events.PaperTyped),
)

log = logging.getLogger(__name__)


def now_ms() -> int:
    """The wall clock, in milliseconds since the epoch."""
    return time.time_ns() // 1_000_000


class RoomMovedError(Exception):
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
class Hub:
    """All tables of this process."""

    store: Store
    after_own: list[Listener] = field(default_factory=list)  # told of what this process did alone
    in_use: Callable[[str], bool] = lambda code: False
    check: Callable[[Table, Sequence[Event]], None] = lambda table, new: None
    clock: Callable[[], int] = now_ms
    worker: str = field(default_factory=new_worker)
    metrics: Metrics = field(default_factory=Metrics)
    rehearsals: bool = False  # whether a table may be opened whose dice a seed decides
    cache: Cache = field(init=False)
    _requests: list[_Request] = field(default_factory=list)
    _asked: asyncio.Event = field(default_factory=asyncio.Event)
    _tasks: list["asyncio.Task[None]"] = field(default_factory=list)
    _working: bool = False
    _stopping: bool = False

    def __post_init__(self) -> None:
        self.cache = Cache(self.store, self.metrics)

    async def start(self) -> None:
        """Begin to work."""
        works = (self._work, self._tick, self.cache.keep_up, self.cache.compare)
        self._tasks = [asyncio.create_task(work()) for work in works]
        await self.store.follow(self.worker, self.cache.hear)

    async def stop(self) -> None:
        """Finish what is under way and stop."""
        self._stopping = True
        while self._working or self._requests:
            await asyncio.sleep(GATHER)
        for task in self._tasks:
            task.cancel()
        for task in self._tasks:
            with contextlib.suppress(asyncio.CancelledError):
                await task

    async def open(
        self,
        preset: str,
        changes: Mapping[str, str | int | bool | None],
        wishes: Sequence[commands.Command] = (),
        place: Place | None = None,
        rehearsal: str = "",
    ) -> str:
        """A new table, with what its host wishes at once: the token of the host.

        Either all of it comes true, or there is no table. For a `place` the table is the room's
        then; raises `RoomMovedError` if the room has another one meanwhile. With a `rehearsal`
        that seed decides its dice; raises `ServerError` (no-rehearsal) where that is not allowed.
        """
        if rehearsal and not self.rehearsals:
            raise ServerError(ServerCode.NO_REHEARSAL)
        for _ in range(TRIES_FOR_A_CODE):
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
                club_room=place.room if place else "",
                rehearsal=rehearsal,
            )
            happened: list[Event] = [event]
            for wish in wishes:
                table = fold(happened)
                new = decide(table, wish, device, now)
                self.check(table, new)
                happened += new
            with self.metrics.using("create"):
                bodies = [encode_event(one) for one in happened]
                made = await self.store.create(code, bodies, now, place=place)
            if made:
                self.cache.forget(code)  # an old table may have had the same code
                self.metrics.opened.inc()
                log.info("table opened", extra=facts(table=code, device=device))
                return token
            if place and await self.store.room(place.room) != place.before:
                raise RoomMovedError
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

    async def device_of(self, token: str) -> tuple[str, str]:
        """The table and the device of a token. Raises `ServerError` (wrong-token)."""
        code, device = split_token(token)
        try:
            table = await self.look(code)
        except StoreError as error:
            if error.code != StoreCode.NO_SUCH_TABLE:
                raise
            raise ServerError(ServerCode.WRONG_TOKEN) from None
        if device not in table.devices:  # another process may have let it join just now
            table = await self.look_now(code)
        known = table.devices.get(device)
        if known is None or not fits_hash(token, known.token_hash):
            raise ServerError(ServerCode.WRONG_TOKEN)
        return code, device

    async def look(self, code: str) -> Table:
        """A table as this process knows it, read from the log where it does not yet."""
        return await self.cache.look(code)

    async def look_now(self, code: str) -> Table:
        """A table as the log has it, also where another process has added to it just now."""
        await self.cache.catch_up([code])
        return await self.look(code)

    async def submit(self, code: str, command: commands.Command, by: str | None) -> list[Event]:
        """Carry out a command; when this returns, it is stored."""
        if self._stopping:
            raise ServerError(ServerCode.CLOSING)
        await self.look(code)
        if isinstance(command, commands.Rematch):
            command = replace(command, secret=new_secret())
        done: asyncio.Future[list[Event]] = asyncio.get_running_loop().create_future()
        self._requests.append(_Request(code, command, by, done))
        self._asked.set()
        return await done

    async def _work(self) -> None:
        while True:
            await self._asked.wait()
            self._working = True
            await asyncio.sleep(GATHER)
            requests, self._requests = self._requests, []
            self._asked.clear()
            try:
                await self._carry_out(requests)
            except Exception as error:  # one bad batch must not stop all tables
                log.exception("batch failed")
                for request in requests:
                    self._doubt(request.code, error)
                    if not request.done.done():
                        request.done.set_exception(error)
            self._working = False

    async def _carry_out(self, requests: list[_Request]) -> None:
        by_table: dict[str, list[_Request]] = defaultdict(list)
        for request in requests:
            by_table[request.code].append(request)
        now = self.clock()
        decisions = {code: _Decision(group) for code, group in by_table.items()}
        works = [self._work_on(code, decision, now) for code, decision in decisions.items()]
        self.metrics.batch.observe(len(requests))
        try:
            with self.metrics.using("commit"):
                results = await self.store.commit(works, now)
        except StoreError as error:
            results = [error] * len(works)
        for work, result in zip(works, results, strict=True):
            decision = decisions[work.table]
            if isinstance(result, Done):
                await self._done(work.table, decision, result)
            else:
                self._doubt(work.table, result)
                for request in decision.requests:
                    if not request.done.done():
                        request.done.set_exception(result)

    def _work_on(self, code: str, decision: _Decision, now: int) -> Work:
        known = self.cache.get(code)
        start, seq, born = (known.table, known.seq, known.born) if known else (None, 0, None)

        def decide_all(newer: tuple[StoredEvent, ...]) -> Outcome:
            others = [decode_event(event.body) for event in newer]
            table = fold(others, start)
            decision.results = []  # a store may try a transaction again
            happened: list[Event] = []
            records: list[tuple[int, str]] = []
            for request in decision.requests:
                try:
                    new = decide(table, request.command, request.by, now)
                    self.check(table, new)
                except Exception as error:  # every refusal goes to its sender
                    decision.results.append(error)
                else:
                    for event in new:
                        table = evolve(table, event)
                        if table.phase == "over" and isinstance(event, _IN_THE_RECORD):
                            records.append((table.game_number, str(build_record(table))))
                    happened.extend(new)
                    decision.results.append(new)
            decision.table = table
            decision.happened = [*others, *happened]
            return Outcome(tuple(map(encode_event, happened)), due_at(table), tuple(records))

        if known is None:
            return Work(code, seq, decide_all, born)
        # Nearly always nobody else has written, so it is decided here and now: where the tables
        # have been in use all the time, and not in a thread that has to wait for its turns.
        try:
            early = decide_all(())
        except Exception:  # the store asks again, and keeps it from the other tables
            return Work(code, seq, decide_all, born)
        return Work(code, seq, lambda newer: decide_all(newer) if newer else early, born)

    async def _done(self, code: str, decision: _Decision, done: Done) -> None:
        if decision.table is None:
            return
        stored = (*done.newer, *done.appended)
        happened = self.cache.advance(code, decision.table, stored, decision.happened)
        for request, result in zip(decision.requests, decision.results, strict=True):
            note_events(self.metrics, code, result)
            if request.done.done():
                continue  # its sender is gone
            if isinstance(result, Exception):
                request.done.set_exception(result)
            else:
                request.done.set_result(result)
        await self.cache.tell(self.cache.listeners, code, decision.table, happened)
        # Also of what news told us first: nobody else does what follows from it.
        await self.cache.tell(self.after_own, code, decision.table, decision.happened)

    def _doubt(self, code: str, error: Exception) -> None:
        """Whatever went wrong, the log knows better."""
        if isinstance(error, StoreError) and error.code == StoreCode.NO_SUCH_TABLE:
            self.cache.forget(code)
        else:
            self.cache.doubt(code)

    async def _tick(self) -> None:
        await for_ever(LOOK_FOR_DUE, self._tick_once, log, "timers failed")

    async def _tick_once(self) -> None:
        with self.metrics.using("due"):
            due = await self._due()
        ticks = [self.submit(code, commands.Tick(), None) for code in due]
        for result in await asyncio.gather(*ticks, return_exceptions=True):
            if isinstance(result, Exception):  # the other tables have timers too
                log.error("timer failed", exc_info=result)
        if len(self.cache) > MOST_CACHED:
            self.cache.forget_idle(self.in_use)

    async def _due(self) -> list[str]:
        now = self.clock()
        due = await self.store.due(now)
        late = set(await self.store.due(now - LEFT_TO_OTHERS)) if due else set()
        return [code for code in due if self.in_use(code) or code in late]
