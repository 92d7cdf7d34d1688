"""Who stalls is cut off, who has nothing more to say is sent home, empty tables are put away."""

import asyncio
import time
from dataclasses import dataclass, field
from typing import Final

from .errors import ServerCode, ServerError
from .hub import Hub
from .limits import Limits
from .rooms import Rooms

EVERY: Final = 1.0  # seconds


@dataclass(slots=True)
class Sweep:
    """Looks after the sockets and tables of one process."""

    hub: Hub
    rooms: Rooms
    limits: Limits
    _empty_since: dict[str, float] = field(default_factory=dict)

    async def run(self) -> None:
        """For as long as the server runs."""
        while True:
            await asyncio.sleep(EVERY)
            self.look(time.monotonic())

    def look(self, now: float) -> None:
        """Once through all that is there."""
        most = self.limits.read_within
        for code, room in self.rooms.all():
            idle = now - self.rooms.touched.get(code, now) > self.limits.idle_after
            for listener in list(room):
                behind = listener.pipe.unread() > 0
                listener.behind_since = (listener.behind_since or now) if behind else None
                if behind and (listener.too_slow or now - (listener.behind_since or now) > most):
                    listener.pipe.abort()
                elif idle and not listener.goodbye:
                    listener.close(ServerError(ServerCode.IDLE))
        self._put_away(now)

    def _put_away(self, now: float) -> None:
        empty = {code for code in self.hub.cache.codes() if not self.rooms.is_open(code)}
        self._empty_since = {code: self._empty_since.get(code, now) for code in empty}
        for code, since in list(self._empty_since.items()):
            if now - since > self.limits.memory_after:
                self.hub.cache.forget(code)
                del self._empty_since[code]
