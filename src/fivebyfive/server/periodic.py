"""The wall clock, and work that is repeated for as long as the server runs."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final

from fivebyfive.server.ops.log_format import facts, find_failure_reason
from fivebyfive.store import StoreError

CANCEL_AGAIN_SECONDS: Final = 1.0  # until a task that has not ended is cancelled once more

log = logging.getLogger(__name__)


def now_ms() -> int:
    """The wall clock, in milliseconds since the epoch."""
    return time.time_ns() // 1_000_000


async def run_periodically(
    interval: float,
    action: Callable[[], Awaitable[None]],
    log: logging.Logger,
    failure_message: str,
    immediately: bool = False,
) -> None:
    """Act again and again, so many seconds apart; one failure must not be the last action."""
    if not immediately:
        await asyncio.sleep(interval)
    while True:
        try:
            await action()
        except StoreError as error:
            log.warning("store failed", extra=facts(reason=find_failure_reason(error)))
        except Exception:
            log.exception(failure_message)
        check_cancelled()
        await asyncio.sleep(interval)


def check_cancelled() -> None:
    """End this task if it was cancelled, even if the cancellation came out as another exception.

    Code that is cancelled while it waits may raise something else on its way out, such as a
    `TimeoutError` of its clean-up. A loop that goes on after exceptions would then never end.
    """
    task = asyncio.current_task()
    if task and task.cancelling():
        raise asyncio.CancelledError


class BackgroundTasks:
    """Tasks that run beside everything else until they are cancelled; failures are logged."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self, *works: Coroutine[Any, Any, None]) -> None:
        """Begin these at once."""
        for work in works:
            task = asyncio.create_task(work)
            self._tasks.add(task)  # the event loop keeps only a weak reference
            task.add_done_callback(self._forget)

    def _forget(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("work in the background failed", exc_info=error)

    def request_cancel(self) -> None:
        """End all that still run, without waiting: a database that is away may hold them up."""
        for task in self._tasks:
            task.cancel()

    async def cancel(self) -> None:
        """The same, and wait until they have ended."""
        tasks = set(self._tasks)
        while tasks:
            for task in tasks:
                task.cancel()
            _, tasks = await asyncio.wait(tasks, timeout=CANCEL_AGAIN_SECONDS)
