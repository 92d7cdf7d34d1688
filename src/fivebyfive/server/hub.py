"""The tables of this process: commands are gathered, decided and stored in batches, then told.

Stored before told: an answer goes out only after the commit. The state in memory is a cache of the
log; each batch brings in what another process may have written.
"""

import asyncio
import contextlib
import logging
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from fivebyfive.dice import new_secret
from fivebyfive.store import Done, Outcome, Store, StoreCode, StoredEvent, StoreError, Work
from fivebyfive.table import (
    Event,
    Table,
    commands,
    decide,
    due_at,
    events,
    evolve,
    fold,
    from_json,
    open_table,
    record_of,
    to_json,
)

from .errors import ServerCode, ServerError
from .tokens import fits_hash, hash_token, new_code, new_device, new_token, split_token

GATHER: Final = 0.003  # seconds that commands are gathered before a commit
LOOK_FOR_DUE: Final = 0.25  # seconds between looks for tables with something due
TRIES_FOR_A_CODE: Final = 50
MOST_CACHED: Final = 5_000  # tables in memory; the log has them all

log = logging.getLogger(__name__)

Listener = Callable[[str, Table, Sequence[Event]], Awaitable[None]]


def now_ms() -> int:
    """The wall clock, in milliseconds since the epoch."""
    return time.time_ns() // 1_000_000


@dataclass(slots=True)
class _Cached:
    table: Table
    seq: int


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


@dataclass(slots=True)
class Hub:
    """All tables of this process."""

    store: Store
    listeners: list[Listener] = field(default_factory=list)
    on_load: Callable[[str, Table], None] = lambda code, table: None
    in_use: Callable[[str], bool] = lambda code: False
    clock: Callable[[], int] = now_ms
    _cache: dict[str, _Cached] = field(default_factory=dict)
    _queue: "asyncio.Queue[_Request]" = field(default_factory=asyncio.Queue)
    _tasks: list["asyncio.Task[None]"] = field(default_factory=list)
    _working: bool = False
    _stopping: bool = False

    async def start(self) -> None:
        """Begin to work."""
        self._tasks = [asyncio.create_task(self._work()), asyncio.create_task(self._tick())]

    async def stop(self) -> None:
        """Finish what is under way and stop."""
        self._stopping = True
        while self._working or not self._queue.empty():
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
    ) -> str:
        """A new table, with what its host wishes at once: the token of the host.

        Either all of it comes true, or there is no table.
        """
        for _ in range(TRIES_FOR_A_CODE):
            code, device, now = new_code(), new_device(), self.clock()
            token = new_token(code, device)
            event = open_table(
                code=code,
                device=device,
                token_hash=hash_token(token),
                secret=new_secret(),
                now=now,
                preset=preset,
                changes=changes,
            )
            happened: list[Event] = [event]
            for wish in wishes:
                happened += decide(fold(happened), wish, device, now)
            if await self.store.create(code, [to_json(event) for event in happened], now):
                self.forget(code)  # an old table may have had the same code
                return token
        raise ServerError(ServerCode.NO_CODE_FREE)

    async def join(self, code: str, nonce: str) -> str:
        """A further device at a table: its token."""
        device = new_device()
        token = new_token(code, device)
        await self.submit(code, commands.Join(device, hash_token(token), nonce), None)
        return token

    async def device_of(self, token: str) -> tuple[str, str]:
        """The table and the device of a token. Raises `ServerError` (wrong-token)."""
        code, device = split_token(token)
        try:
            table = await self.look(code)
        except StoreError as error:
            if error.code != StoreCode.NO_SUCH_TABLE:
                raise
            raise ServerError(ServerCode.WRONG_TOKEN) from None
        known = table.devices.get(device)
        if known is None or not fits_hash(token, known.token_hash):
            raise ServerError(ServerCode.WRONG_TOKEN)
        return code, device

    async def look(self, code: str) -> Table:
        """A table as this process knows it, read from the log where it does not yet."""
        cached = self._cache.get(code)
        if cached is None:
            stored = await self.store.read(code)
            cached = self._cache.get(code)
            if cached is None:  # else somebody has read it meanwhile, and gone on
                table = fold([from_json(event.body) for event in stored])
                cached = self._cache[code] = _Cached(table, stored[-1].seq)
                self.on_load(code, table)
        return cached.table

    async def submit(self, code: str, command: commands.Command, by: str | None) -> list[Event]:
        """Carry out a command; when this returns, it is stored."""
        if self._stopping:
            raise ServerError(ServerCode.CLOSING)
        await self.look(code)
        if isinstance(command, commands.Rematch):
            command = replace(command, secret=new_secret())
        done: asyncio.Future[list[Event]] = asyncio.get_running_loop().create_future()
        await self._queue.put(_Request(code, command, by, done))
        return await done

    def forget(self, code: str) -> None:
        """Let a table go from memory; the log has it."""
        self._cache.pop(code, None)

    async def _work(self) -> None:
        while True:
            requests = [await self._queue.get()]
            self._working = True
            await asyncio.sleep(GATHER)
            while not self._queue.empty():
                requests.append(self._queue.get_nowait())
            try:
                await self._carry_out(requests)
            except Exception as error:  # one bad batch must not stop all tables
                log.exception("A batch failed")
                for request in requests:
                    self.forget(request.code)
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
        try:
            results = await self.store.commit(works, now)
        except StoreError as error:
            results = [error] * len(works)
        for work, result in zip(works, results, strict=True):
            decision = decisions[work.table]
            if isinstance(result, Done):
                await self._tell(work.table, decision, result)
            else:
                self.forget(work.table)  # whatever went wrong, the log knows better
                for request in decision.requests:
                    if not request.done.done():
                        request.done.set_exception(result)

    def _work_on(self, code: str, decision: _Decision, now: int) -> Work:
        cached = self._cache.get(code)
        start, known = (cached.table, cached.seq) if cached else (None, 0)

        def decide_all(newer: tuple[StoredEvent, ...]) -> Outcome:
            table = fold([from_json(event.body) for event in newer], start)
            decision.results = []  # a store may try a transaction again
            happened: list[Event] = []
            records: list[tuple[int, str]] = []
            for request in decision.requests:
                try:
                    new = decide(table, request.command, request.by, now)
                except Exception as error:  # every refusal goes to its sender
                    decision.results.append(error)
                else:
                    for event in new:
                        table = evolve(table, event)
                        if isinstance(event, events.GameEnded):
                            records.append((table.game_number, str(record_of(table))))
                    happened.extend(new)
                    decision.results.append(new)
            decision.table = table
            return Outcome(tuple(map(to_json, happened)), due_at(table), tuple(records))

        return Work(code, known, decide_all)

    async def _tell(self, code: str, decision: _Decision, done: Done) -> None:
        if decision.table is None:
            return
        cached = self._cache.get(code)
        seq = max([cached.seq if cached else 0, *(e.seq for e in (*done.newer, *done.appended))])
        self._cache[code] = _Cached(decision.table, seq)
        happened = [from_json(event.body) for event in (*done.newer, *done.appended)]
        for request, result in zip(decision.requests, decision.results, strict=True):
            if request.done.done():
                continue  # its sender is gone
            if isinstance(result, Exception):
                request.done.set_exception(result)
            else:
                request.done.set_result(result)
        if happened:
            for listener in self.listeners:
                try:
                    await listener(code, decision.table, happened)
                except Exception:  # it is stored; who could not be told sees it on reconnecting
                    log.exception("A listener failed")

    async def _tick(self) -> None:
        while True:
            await asyncio.sleep(LOOK_FOR_DUE)
            try:
                due = await self.store.due(self.clock())
            except StoreError:
                log.warning("The database did not answer; trying again")
                continue
            ticks = [self.submit(code, commands.Tick(), None) for code in due]
            for result in await asyncio.gather(*ticks, return_exceptions=True):
                if isinstance(result, Exception):  # the other tables have timers too
                    log.error("A timer failed", exc_info=result)
            if len(self._cache) > MOST_CACHED:
                self.forget_idle()

    def forget_idle(self) -> None:
        """Let all tables go that nobody listens to."""
        for code in [code for code in self._cache if not self.in_use(code)]:
            self.forget(code)
