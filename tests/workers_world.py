"""Several processes of a server in one test: each can die, miss news, or have a wrong clock."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from fivebyfive.server.config import Limits
from fivebyfive.server.live.broadcast import Rooms
from fivebyfive.server.live.presence import Attendance
from fivebyfive.server.live.reaper import Sweep
from fivebyfive.server.tables.service import Hub
from fivebyfive.store import Done, Millis, StoreCode, StoreError, Work
from fivebyfive.store.postgres import PostgresStore

# What can happen to a commit, each the next time one is made.
DIES_BEFORE = "the process dies before the commit"
DIES_AFTER = "the process dies after the commit, and others hear of it"
DIES_SILENTLY = "the process dies after the commit, and nobody hears of it"
AWAY = "the database is away"
UNSURE = "the database commits, and the answer is lost"
FAULTS = (DIES_BEFORE, DIES_AFTER, DIES_SILENTLY, AWAY, UNSURE)


class DiedError(Exception):
    """A process is no more."""


@dataclass
class Weather:
    """What all processes have in common: the next fault, and who lives."""

    fault: str | None = None
    workers: list["Worker"] = field(default_factory=list)

    def strike(self) -> str | None:
        """The fault of this commit."""
        fault, self.fault = self.fault, None
        return fault

    def spread(self, table: str, seq: int) -> None:
        """News of a commit is on its way to everybody."""
        for worker in self.workers:
            worker.news.append((table, seq))


class FaultyStore(PostgresStore):
    """The real log, with the faults of the weather."""

    def __init__(self, url: str, weather: Weather) -> None:
        super().__init__(url)
        self.weather = weather

    async def commit(self, works: Sequence[Work], now: Millis) -> list[Done | Exception]:
        """Commit, unless something happens."""
        fault = self.weather.strike()
        if fault == DIES_BEFORE:
            raise DiedError
        if fault == AWAY:
            raise StoreError(StoreCode.UNAVAILABLE, reason=fault)
        results = await super().commit(works, now)
        if fault != DIES_SILENTLY:
            for work, result in zip(works, results, strict=True):
                if isinstance(result, Done) and result.appended:
                    self.weather.spread(work.table, result.appended[-1].seq)
        if fault in (DIES_AFTER, DIES_SILENTLY):
            raise DiedError
        if fault == UNSURE:
            raise StoreError(StoreCode.UNAVAILABLE, reason=fault)
        return results

    async def follow(self, worker: str, heard: Callable[[str, int], None]) -> None:
        """News goes through the hands of the test."""

    async def workers(self) -> frozenset[str]:
        """Those that live."""
        return frozenset(worker.hub.worker for worker in self.weather.workers)


@dataclass(eq=False)
class Worker:
    """One process: it does nothing by itself but what it was asked to."""

    hub: Hub
    rooms: Rooms
    attendance: Attendance
    offset: int = 0  # how wrong its clock is, in milliseconds
    news: list[tuple[str, int]] = field(default_factory=list)

    @classmethod
    async def start(cls, url: str, weather: Weather, clock: Callable[[], int]) -> "Worker":
        """One more process on the log."""
        store = FaultyStore(url, weather)
        await store.open()
        hub = Hub(store)
        rooms = Rooms(hub)
        worker = cls(hub, rooms, Attendance(hub, rooms))
        hub.clock = lambda: clock() + worker.offset
        hub.in_use = rooms.is_open
        hub.cache.on_load = rooms.loaded
        hub.cache.listeners += [rooms.tell, worker.attendance.tell]
        hub._tasks = [asyncio.create_task(hub._work())]
        weather.workers.append(worker)
        return worker

    async def end(self) -> None:
        """It is gone, with everything it knew and had not stored."""
        for task in self.hub._tasks:
            task.cancel()
        await asyncio.gather(*self.hub._tasks, return_exceptions=True)
        await self.hub.store.close()

    async def compare(self) -> None:
        """What happens once a second."""
        await self.hub.cache.compare_once()
        await self.hub.cache.keep_up_once()
        await Sweep(self.hub, self.rooms, Limits())._read_again()
