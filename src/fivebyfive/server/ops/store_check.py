"""Whether the store can be used: read now, and written to as far as the last write tells."""

import asyncio
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from fivebyfive.server.ops.log_format import facts, find_failure_reason
from fivebyfive.server.ops.metrics import Metrics
from fivebyfive.store import Store, StoreCode, StoreError

PATIENCE: Final = 2.0  # seconds for the store to answer
CACHE_SECONDS: Final = 1.0  # seconds that an answer is true for
CHECK_INTERVAL: Final = 5.0  # seconds between two checks that nobody asked for

log = logging.getLogger(__name__)


@dataclass(slots=True)
class StoreCheck:
    """Checks the store, once a second at most, however many ask; at once where a write failed.

    Reading alone would not notice a full disk. So the result of every real write is remembered, and
    where the last one failed, or there was none for a while, a row is written and committed.
    """

    store: Store
    metrics: Metrics
    clock: Callable[[], int]
    _trouble: StoreError | None = None
    _until: float = 0.0
    _asking: asyncio.Lock = field(default_factory=asyncio.Lock)

    async def find_trouble(self) -> StoreError | None:
        """Why the store cannot be used; None if it can."""
        async with self._asking:
            news = self._trouble is None and self.metrics.writes.failure is not None
            if news or time.monotonic() >= self._until:
                self._note(await self._check())
                self._until = time.monotonic() + CACHE_SECONDS
        return self._trouble

    async def run_once(self) -> None:
        """Check without being asked, so that the metrics know and a failure ends."""
        await self.find_trouble()

    async def _check(self) -> StoreError | None:
        try:
            with self.metrics.measure_store("health"):
                await self._use_store()
        except StoreError as error:
            return error
        return self.metrics.writes.failure  # a write of somebody else may have failed meanwhile

    async def _use_store(self) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                await self.store.read_due(0, limit=1)
                if self.metrics.writes.is_due():
                    await self.store.probe(self.clock())
                    self.metrics.writes.note_success()
        except TimeoutError:
            raise StoreError(StoreCode.UNAVAILABLE, reason="no answer in time") from None

    def _note(self, trouble: StoreError | None) -> None:
        if trouble and not self._trouble:
            log.error("not ready", extra=facts(reason=find_failure_reason(trouble)))
        elif self._trouble and not trouble:
            log.info("ready again")
        self._trouble = trouble
        self.metrics.ready.set(not trouble)
