"""Opening the store of a server: a database that is not there yet is waited for."""

import asyncio
import logging
import time
from typing import Final

from fivebyfive.cli.stop_deadline import StopDeadline
from fivebyfive.server.ops.log_format import facts, find_failure_reason
from fivebyfive.server.ops.sd_notify import ALIVE, ask_for_time, notify_systemd
from fivebyfive.store import Store, StoreCode, StoreError

# Seconds; chosen, not measured.
FIRST_PAUSE: Final = 0.25
LONGEST_PAUSE: Final = 4.0
START_SECONDS: Final = 60.0  # that systemd is asked for at each attempt, longer than one may take
STOP_INTERVAL: Final = 0.2  # between two looks whether to stop

log = logging.getLogger(__name__)


class StoppedBeforeOpenError(Exception):
    """A signal to stop came before the store could be opened."""


async def open_when_available(store: Store, seconds: float) -> None:
    """Open the store; one that is unavailable is tried again for so many seconds.

    Raises `StoreError`: at once where waiting cannot help, such as for the database of a newer
    version, and else the error of the last attempt.
    """
    deadline = time.monotonic() + seconds
    pause = FIRST_PAUSE
    while True:
        try:
            await store.open()
        except StoreError as error:
            left = deadline - time.monotonic()
            if error.code != StoreCode.UNAVAILABLE or left <= 0:
                raise
            told = facts(reason=find_failure_reason(error), seconds_left=round(left))
            log.warning("waiting for the database", extra=told)
            notify_systemd(ask_for_time(START_SECONDS), "STATUS=waiting for the database", ALIVE)
        else:
            notify_systemd("STATUS=")
            return
        await asyncio.sleep(min(pause, left))
        pause = min(2 * pause, LONGEST_PAUSE)


async def open_unless_stopped(store: Store, stop: StopDeadline) -> None:
    """Open the store of a worker, however long that takes, unless the worker is stopped."""
    opening = asyncio.create_task(_open_at_last(store))
    try:
        while not opening.done():
            if stop.is_stopping:
                raise StoppedBeforeOpenError
            await asyncio.wait([opening], timeout=STOP_INTERVAL)
    finally:
        opening.cancel()
    await opening


async def _open_at_last(store: Store) -> None:
    """Any error is waited out: the supervisor has opened the same store, so it can be opened."""
    pause = FIRST_PAUSE
    while True:
        try:
            return await store.open()
        except StoreError as error:
            log.warning("store failed", extra=facts(reason=find_failure_reason(error)))
            notify_systemd(ALIVE)
        await asyncio.sleep(pause)
        pause = min(2 * pause, LONGEST_PAUSE)
