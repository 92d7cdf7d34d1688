"""The reaper drops slow and idle sockets, and evicts tables that nobody follows from memory."""

import logging
import time
from dataclasses import dataclass, field
from typing import Final

from fivebyfive.server.config import Limits
from fivebyfive.server.errors import ServerCode, ServerError
from fivebyfive.server.live.broadcast import Audiences
from fivebyfive.server.periodic import run_periodically
from fivebyfive.server.problems import TOLD_STORE_CODES
from fivebyfive.server.security.bans import BanList
from fivebyfive.server.tables.cache import TableCache
from fivebyfive.store import StoreError

REAP_INTERVAL: Final = 1.0  # seconds
MAX_CACHED_TABLES: Final = 5_000  # tables in memory; the log has them all

log = logging.getLogger(__name__)


@dataclass(slots=True)
class Reaper:
    """Looks after the sockets and tables of one process."""

    cache: TableCache
    audiences: Audiences
    limits: Limits
    _empty_since: dict[str, float] = field(default_factory=dict)

    async def run(self) -> None:
        """For as long as the server runs."""
        await run_periodically(REAP_INTERVAL, self._run_once, log, "evicting idle tables failed")

    async def _run_once(self) -> None:
        self.reap(time.monotonic())
        await self._reload_evicted()

    def reap(self, now: float) -> None:
        """Once through all that is there."""
        most = self.limits.read_within
        for code, subscribers in self.audiences.list_subscribers():
            idle = now - self.audiences.active_at.get(code, now) > self.limits.idle_after
            for subscriber in list(subscribers):
                unread = subscriber.transport.count_unread_bytes()
                behind = subscriber.measure_lag(unread, now)
                if unread and (subscriber.is_too_slow or behind > most):
                    subscriber.transport.abort()
                elif unread > subscriber.backlog:
                    subscriber.close(ServerError(ServerCode.TOO_SLOW))
                elif idle and not subscriber.close_reason:
                    subscriber.close(ServerError(ServerCode.IDLE))
        self._evict_long_unfollowed(now)
        if len(self.cache) > MAX_CACHED_TABLES:
            self.evict_unfollowed()

    def evict_unfollowed(self) -> None:
        """Let all tables go that nobody follows, for example when old ones were deleted."""
        self.cache.evict_unused(self.audiences.has_subscribers)

    def close_banned(self, bans: BanList) -> None:
        """Close the sockets of addresses that were banned while they were open."""
        for _, subscribers in self.audiences.list_subscribers():
            for subscriber in subscribers:
                if bans.is_banned(subscriber.address):
                    subscriber.close(ServerError(ServerCode.BANNED))

    async def _reload_evicted(self) -> None:
        """Where somebody listens to a table that was let go, it is read, and they are told.

        A table that was deleted, or that only a newer version can read, is over for its sockets.
        """
        for code, subscribers in self.audiences.list_subscribers():
            if self.cache.peek(code) is None:
                try:
                    await self.cache.get(code)
                except StoreError as error:
                    if error.code not in TOLD_STORE_CODES:
                        raise
                    for subscriber in list(subscribers):
                        subscriber.close(error)

    def _evict_long_unfollowed(self, now: float) -> None:
        empty = {code for code in self.cache.codes() if not self.audiences.has_subscribers(code)}
        self._empty_since = {code: self._empty_since.get(code, now) for code in empty}
        for code, since in list(self._empty_since.items()):
            if now - since > self.limits.memory_after:
                self.cache.evict(code)
                del self._empty_since[code]
