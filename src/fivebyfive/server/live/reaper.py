"""Who stalls is cut off, who has nothing more to say is sent home, empty tables are put away."""

import logging
import time
from dataclasses import dataclass, field
from typing import Final

from fivebyfive.server.config import Limits
from fivebyfive.server.errors import ServerCode, ServerError
from fivebyfive.server.live.broadcast import Rooms
from fivebyfive.server.periodic import for_ever
from fivebyfive.server.tables.service import Hub
from fivebyfive.store import StoreCode, StoreError

EVERY: Final = 1.0  # seconds

log = logging.getLogger(__name__)


@dataclass(slots=True)
class Sweep:
    """Looks after the sockets and tables of one process."""

    hub: Hub
    rooms: Rooms
    limits: Limits
    _empty_since: dict[str, float] = field(default_factory=dict)

    async def run(self) -> None:
        """For as long as the server runs."""
        await for_ever(EVERY, self._sweep, log, "sweeping failed")

    async def _sweep(self) -> None:
        self.look(time.monotonic())
        await self._read_again()

    def look(self, now: float) -> None:
        """Once through all that is there."""
        most = self.limits.read_within
        for code, room in self.rooms.all():
            idle = now - self.rooms.touched.get(code, now) > self.limits.idle_after
            for listener in list(room):
                unread = listener.pipe.unread()
                listener.behind_since = (listener.behind_since or now) if unread else None
                behind = now - (listener.behind_since or now)
                if unread and (listener.too_slow or behind > most):
                    listener.pipe.abort()
                elif unread > listener.backlog:
                    listener.close(ServerError(ServerCode.TOO_SLOW))
                elif idle and not listener.goodbye:
                    listener.close(ServerError(ServerCode.IDLE))
        self._put_away(now)

    async def _read_again(self) -> None:
        """Where somebody listens to a table that was let go, it is read, and they are told."""
        for code, _ in self.rooms.all():
            if self.hub.cache.get(code) is None:
                try:
                    await self.hub.look(code)
                except StoreError as error:
                    if error.code != StoreCode.NO_SUCH_TABLE:
                        raise

    def _put_away(self, now: float) -> None:
        empty = {code for code in self.hub.cache.codes() if not self.rooms.is_open(code)}
        self._empty_since = {code: self._empty_since.get(code, now) for code in empty}
        for code, since in list(self._empty_since.items()):
            if now - since > self.limits.memory_after:
                self.hub.cache.forget(code)
                del self._empty_since[code]
