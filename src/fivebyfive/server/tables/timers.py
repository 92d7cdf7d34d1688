"""Timers of tables: what is due by itself is carried out, whichever worker has the table."""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from fivebyfive.server.ops.metrics import Metrics
from fivebyfive.server.periodic import run_periodically
from fivebyfive.server.tables.service import TableService
from fivebyfive.store import Store
from fivebyfive.table import commands

TIMER_INTERVAL: Final = 0.25  # seconds between looks for tables with something due
OTHER_WORKER_GRACE_MS: Final = 1000  # what is due at another worker's table is left to it first

log = logging.getLogger(__name__)


@dataclass(slots=True)
class Timers:
    """Sends a tick to every table for which the log says that something is due."""

    tables: TableService
    store: Store
    is_in_use: Callable[[str], bool]  # whether a table has subscribers at this worker
    clock: Callable[[], int]
    metrics: Metrics

    async def run(self) -> None:
        """For as long as the server runs."""
        await run_periodically(TIMER_INTERVAL, self.tick_due_tables, log, "timers failed")

    async def tick_due_tables(self) -> None:
        """Once through what is due."""
        with self.metrics.measure_store("due"):
            due = await self._find_due()
        ticks = [self.tables.submit(code, commands.Tick(), None) for code in due]
        for result in await asyncio.gather(*ticks, return_exceptions=True):
            if isinstance(result, Exception):  # the other tables have timers too
                log.error("timer failed", exc_info=result)

    async def _find_due(self) -> list[str]:
        now = self.clock()
        due = await self.store.read_due(now)
        late = set(await self.store.read_due(now - OTHER_WORKER_GRACE_MS)) if due else set()
        return [code for code in due if self.is_in_use(code) or code in late]
