"""How much longer the log of a table may become."""

from typing import Final, NamedTuple

from fivebyfive.server.config import Limits
from fivebyfive.server.errors import ServerCode, ServerError
from fivebyfive.table import commands, requests
from fivebyfive.table.session import TableAsk

RESERVE: Final = 0.5  # of the limits: what a game that has begun may add to a full log

# What ends a game that has begun.
_OF_GAMES: Final = commands.RoundCommand | commands.Abandon
# What a full log takes in any case: people come, look and go.
_ALWAYS: Final = commands.Connect | commands.Disconnect | commands.Leave | requests.Query


class LogBudget(NamedTuple):
    """The events and bytes that are left to a table; below zero they come from the reserve."""

    events: int
    size: int
    reserved_events: int = 0
    reserved_size: int = 0

    @classmethod
    def of(cls, limits: Limits, events: int, size: int) -> "LogBudget":
        """What is left of the limits to a log of a certain length."""
        return cls(
            limits.events - events,
            limits.log_size - size,
            int(limits.events * RESERVE),
            int(limits.log_size * RESERVE),
        )

    def spend(self, events: int, size: int) -> "LogBudget":
        """What is left after some more."""
        events, size = self.events - events, self.size - size
        return LogBudget(events, size, self.reserved_events, self.reserved_size)

    def check(self, ask: TableAsk, by: str | None) -> None:
        """Refuse what there is no room for. Raises `ServerError` (log-full).

        Timers and computer players, which are no device's, end what has begun.
        """
        is_full = self.events <= 0 or self.size <= 0
        if not is_full or isinstance(ask, _ALWAYS):
            return
        if by is None and not isinstance(ask, commands.Join):
            return
        is_empty = self.events <= -self.reserved_events or self.size <= -self.reserved_size
        if isinstance(ask, commands.Abandon) or (isinstance(ask, _OF_GAMES) and not is_empty):
            return
        raise ServerError(ServerCode.LOG_FULL)
