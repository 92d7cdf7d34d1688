"""How much longer the log of a table may become."""

from typing import NamedTuple

from fivebyfive.server.errors import ServerCode, ServerError
from fivebyfive.table import commands, requests
from fivebyfive.table.session import TableAsk


class LogBudget(NamedTuple):
    """The events and bytes that are left to a table.

    When they are used up, devices may still ask, come and go; timers and computer players end what
    has begun.
    """

    events: int
    size: int

    def spend(self, events: int, size: int) -> "LogBudget":
        """What is left after some more."""
        return LogBudget(self.events - events, self.size - size)

    def check(self, ask: TableAsk) -> None:
        """Refuse a command for which there is no room. Raises `ServerError` (log-full)."""
        is_full = self.events <= 0 or self.size <= 0
        if is_full and not isinstance(ask, commands.ConnectionCommand | requests.Query):
            raise ServerError(ServerCode.LOG_FULL)
