"""Retention: tables and records that are old enough are deleted, if the clock can be trusted."""

import logging
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

from fivebyfive.server.ops.log_format import facts
from fivebyfive.server.ops.metrics import Metrics
from fivebyfive.server.periodic import run_periodically
from fivebyfive.store import Millis, Store
from fivebyfive.store.bans import delete_ended_bans
from fivebyfive.store.clock_guard import DAY_MS, check_clock
from fivebyfive.store.maintenance import delete_old_records
from fivebyfive.store.operator_log import delete_old_acts
from fivebyfive.store.spendings import delete_refilled_spendings

RETENTION_INTERVAL: Final = 3600  # seconds

log = logging.getLogger(__name__)


@dataclass(slots=True)
class Retention:
    """Deletes what is old, once an hour. Every worker does: what is gone is gone once."""

    store: Store
    clock: Callable[[], int]
    metrics: Metrics
    keep_days: int | None
    keep_records_days: int | None
    on_deleted: Callable[[], None]  # tables were deleted: let those that nobody follows go

    async def run(self) -> None:
        """For as long as the server runs, from its start on."""
        await run_periodically(
            RETENTION_INTERVAL, self.delete_old, log, "deleting old tables failed", immediately=True
        )

    async def delete_old(self) -> None:
        """Once. The clock is judged even where nothing is deleted, to know it when something is."""
        now = self.clock()
        state = await check_clock(self.store, now, self.keep_days)
        if state.is_trusted:
            await delete_ended_bans(self.store, now)
            await delete_refilled_spendings(self.store, now)
            await delete_old_acts(self.store, now)
        if self.keep_days is None:
            return
        if not state.is_trusted:
            self.metrics.deletions_refused.inc()
            log.warning(
                "clock doubted, nothing deleted",
                extra=facts(now=format_time(now), trusted=format_time(state.trusted_at)),
            )
            return
        before = now - self.keep_days * DAY_MS
        self._note("tables", await self.store.delete_before(before), before)
        self.on_deleted()
        if self.keep_records_days is not None:
            before = now - self.keep_records_days * DAY_MS
            deleted = 0
            while some := await delete_old_records(self.store, before):
                deleted += some
            self._note("records", deleted, before)

    def _note(self, what: str, count: int, before: Millis) -> None:
        if count:
            self.metrics.deleted.labels(what).inc(count)
            known = facts(what=what, count=count, before=format_time(before))
            log.info("old ones deleted", extra=known)


def format_time(at: Millis) -> str:
    """A time as log lines have it."""
    return datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="seconds")
