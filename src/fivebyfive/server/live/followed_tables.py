"""Which tables this worker has open sockets for, as the store is told, to be notified of them."""

import asyncio
import logging
from dataclasses import dataclass, field
from typing import Final

from fivebyfive.server.live.presence import OpenSockets
from fivebyfive.server.ops.log_format import facts, find_failure_reason
from fivebyfive.server.periodic import run_periodically
from fivebyfive.store import Store, StoreError

# Seconds between two looks for tables whose last socket is gone. Long: people reload pages.
UPDATE_INTERVAL: Final = 10.0

log = logging.getLogger(__name__)


@dataclass(slots=True)
class FollowedTables:
    """A table is followed from before its first socket here is connected.

    What cannot be said to the store now is said later. Until then, and of tables that are in memory
    without a socket, this worker learns by comparing them with the log.
    """

    store: Store
    sockets: OpenSockets
    _stored: set[str] = field(default_factory=set)  # as far as the store was told
    _waiting: set[str] = field(default_factory=set)  # to be added by the next who may
    _undropped: set[str] = field(default_factory=set)  # dropped here, and maybe not in the store
    _lock: asyncio.Lock = field(default_factory=asyncio.Lock)  # around changes, to keep their order

    async def add(self, code: str) -> None:
        """Follow a table, if it is not followed yet."""
        if code in self._stored:
            return
        self._waiting.add(code)
        async with self._lock:
            if code not in self._waiting:  # others came at the same moment, and said it for all
                return
            added, self._waiting = self._waiting, set()
            try:
                await self._change(added, set())
            except StoreError as error:
                log.warning("store failed", extra=facts(reason=find_failure_reason(error)))
            except BaseException:  # this socket is gone, the others still wait
                self._waiting |= added
                raise

    async def run(self) -> None:
        """For as long as the server runs."""
        await run_periodically(UPDATE_INTERVAL, self.update, log, "following tables failed")

    async def update(self) -> None:
        """Follow no longer what nobody is connected to, and all else, if that failed before."""
        async with self._lock:
            wanted = {code for code, _ in self.sockets.list_connected()}
            added = wanted - self._stored
            dropped = (self._stored | self._undropped) - wanted
            if added or dropped:
                await self._change(added, dropped)

    async def _change(self, added: set[str], dropped: set[str]) -> None:
        self._stored -= dropped  # before: whoever comes now has to wait and add it again
        self._undropped |= dropped
        await self.store.follow_tables(added, dropped)
        self._undropped -= added | dropped
        self._stored |= added
        self._waiting -= added
