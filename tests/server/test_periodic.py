"""Work that is repeated for as long as the server runs, and no longer."""

import asyncio
import logging

from fivebyfive.server.periodic import BackgroundTasks, run_periodically

log = logging.getLogger(__name__)


class StubbornWork:
    """Work whose cancellation becomes another exception, as in the clean-up of a library."""

    def __init__(self) -> None:
        self.runs = 0
        self.waiting = asyncio.Event()

    async def run(self) -> None:
        self.runs += 1
        self.waiting.set()
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            raise TimeoutError from None


def test_a_cancellation_that_became_another_exception_ends_the_loop() -> None:
    async def cancel_once() -> int:
        work = StubbornWork()
        task = asyncio.create_task(run_periodically(0, work.run, log, "failed", immediately=True))
        await work.waiting.wait()
        task.cancel()
        await asyncio.wait([task])
        assert task.cancelled()
        return work.runs

    assert asyncio.run(cancel_once()) == 1


def test_a_task_that_swallows_a_cancellation_is_cancelled_again() -> None:
    async def swallow_one() -> list[str]:
        told = []

        async def work() -> None:
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                told.append("swallowed")
            await asyncio.Event().wait()

        tasks = BackgroundTasks()
        tasks.start(work())
        await asyncio.sleep(0)
        await tasks.cancel()
        return told

    assert asyncio.run(swallow_one()) == ["swallowed"]


def test_other_failures_do_not_end_it() -> None:
    async def fail_twice() -> int:
        runs, done = 0, asyncio.Event()

        async def work() -> None:
            nonlocal runs
            runs += 1
            if runs < 3:
                raise ValueError
            done.set()

        tasks = BackgroundTasks()
        tasks.start(run_periodically(0, work, log, "failed"))
        await done.wait()
        await tasks.cancel()
        return runs

    assert asyncio.run(fail_twice()) >= 3
