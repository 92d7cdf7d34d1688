"""A thread pool shared fairly: the table that was served least goes first.

Start-time fair queuing (Goyal, Vin and Cheng, 1996) with the seconds of a thread as the cost. A
table with many computer players waits for itself; one with a single player waits at most for the
thoughts that are under way.
"""

import asyncio
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, Generic, NamedTuple, TypeVar

Result = TypeVar("Result")


class _Job(NamedTuple, Generic[Result]):
    """Work that waits for a thread."""

    work: Callable[[], Result]
    done: "asyncio.Future[Result]"


@dataclass(slots=True)
class _Share:
    """What one table has waiting, and the virtual time until which it was served."""

    served_until: float
    jobs: deque[_Job[Any]] = field(default_factory=deque)


class FairQueue:
    """Work of many tables on a few threads. Use it from one event loop."""

    def __init__(
        self, threads: int, name: str, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._pool = ThreadPoolExecutor(threads, name)
        self._idle = threads
        self._clock = clock
        self._shares: dict[str, _Share] = {}
        self._virtual_time = 0.0  # of the share that was served last

    @property
    def waiting(self) -> int:
        """How much waits for a thread."""
        return sum(len(share.jobs) for share in self._shares.values())

    async def run(self, table: str, work: Callable[[], Result]) -> Result:
        """Do work of a table in a thread, when it is its turn."""
        done: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        share = self._shares.setdefault(table, _Share(self._virtual_time))
        if not share.jobs:  # time in which it wanted nothing is not saved up
            share.served_until = max(share.served_until, self._virtual_time)
        share.jobs.append(_Job(work, done))
        self._start_next()
        return await done

    def stop(self) -> None:
        """Start nothing more. What is under way ends by itself."""
        for share in self._shares.values():
            for job in share.jobs:
                job.done.cancel()
        self._shares.clear()
        self._idle = 0
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _start_next(self) -> None:
        while self._idle and (table := self._find_least_served()):
            share = self._shares[table]
            job = share.jobs.popleft()
            if job.done.done():  # whoever wanted it is gone
                continue
            self._virtual_time = share.served_until
            self._idle -= 1
            self._run(table, job)

    def _find_least_served(self) -> str | None:
        waiting = [
            (share.served_until, table) for table, share in self._shares.items() if share.jobs
        ]
        return min(waiting)[1] if waiting else None

    def _run(self, table: str, job: _Job[Any]) -> None:
        loop, started = asyncio.get_running_loop(), self._clock()

        def settle(thought: "asyncio.Future[Any]") -> None:
            self._idle += 1
            self._charge(table, self._clock() - started)
            if not job.done.done() and not thought.cancelled():
                if error := thought.exception():
                    job.done.set_exception(error)
                else:
                    job.done.set_result(thought.result())
            self._start_next()

        loop.run_in_executor(self._pool, job.work).add_done_callback(settle)

    def _charge(self, table: str, seconds: float) -> None:
        share = self._shares.get(table)
        if share is None:
            return
        share.served_until += seconds
        for other in [one for one, its in self._shares.items() if self._is_forgotten(its)]:
            del self._shares[other]

    def _is_forgotten(self, share: _Share) -> bool:
        """Whether a share is worth what a new one is."""
        return not share.jobs and share.served_until <= self._virtual_time
