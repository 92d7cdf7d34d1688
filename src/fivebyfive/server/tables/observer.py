"""Who hears of tables: observers, and the list of them that a worker has."""

import logging
from collections.abc import Sequence

from fivebyfive.server.ops.log_format import facts
from fivebyfive.table import Event, Table

log = logging.getLogger(__name__)


class TableObserver:
    """Hears of tables of this worker, always after the commit: stored before told.

    An observer overrides what concerns it.
    """

    def on_loaded(self, code: str, table: Table) -> None:
        """A table was read from the log; events may have been missed before."""

    async def on_events(self, code: str, table: Table, events: Sequence[Event]) -> None:
        """Events happened, whichever worker wrote them: each once here, in their order."""

    async def on_committed(self, code: str, table: Table, events: Sequence[Event]) -> None:
        """A commit of this worker: its own events, and those of others that it found newer.

        Only one worker is told of a commit in this way, so this is where work begins that must be
        done once, such as a computer player's move.
        """


class TableObservers:
    """The observers of a worker. `make_app` adds them all in one place."""

    def __init__(self) -> None:
        self._observers: list[TableObserver] = []
        # Of every move, so only those are asked who listen to it.
        self._of_events: list[TableObserver] = []
        self._of_commits: list[TableObserver] = []

    def add(self, *observers: TableObserver) -> None:
        """Tell these, too, from now on, in this order."""
        self._observers += observers
        self._of_events += [one for one in observers if _overrides(one, "on_events")]
        self._of_commits += [one for one in observers if _overrides(one, "on_committed")]

    def notify_loaded(self, code: str, table: Table) -> None:
        """Tell everybody that a table was read from the log."""
        for observer in self._observers:
            try:
                observer.on_loaded(code, table)
            except Exception:
                _log_failure(code)

    async def notify_events(self, code: str, table: Table, events: Sequence[Event]) -> None:
        """Tell everybody of events, if there are any."""
        for observer in self._of_events if events else ():
            try:
                await observer.on_events(code, table, events)
            except Exception:
                _log_failure(code)

    async def notify_committed(self, code: str, table: Table, events: Sequence[Event]) -> None:
        """Tell everybody of a commit of this worker, if there are events."""
        for observer in self._of_commits if events else ():
            try:
                await observer.on_committed(code, table, events)
            except Exception:
                _log_failure(code)


def _overrides(observer: TableObserver, method: str) -> bool:
    return getattr(type(observer), method) is not getattr(TableObserver, method)


def _log_failure(code: str) -> None:
    """A failing observer is kept from the others: what it should have told is stored."""
    log.exception("observer failed", extra=facts(table=code))
