"""Who hears of tables: observers, and the list of them that a worker has."""

import contextlib
import logging
from collections.abc import Iterator, Sequence

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

    def add(self, *observers: TableObserver) -> None:
        """Tell these, too, from now on, in this order."""
        self._observers += observers

    def notify_loaded(self, code: str, table: Table) -> None:
        """Tell everybody that a table was read from the log."""
        for observer in self._observers:
            with _log_failure(code):
                observer.on_loaded(code, table)

    async def notify_events(self, code: str, table: Table, events: Sequence[Event]) -> None:
        """Tell everybody of events, if there are any."""
        for observer in self._observers if events else ():
            with _log_failure(code):
                await observer.on_events(code, table, events)

    async def notify_committed(self, code: str, table: Table, events: Sequence[Event]) -> None:
        """Tell everybody of a commit of this worker, if there are events."""
        for observer in self._observers if events else ():
            with _log_failure(code):
                await observer.on_committed(code, table, events)


@contextlib.contextmanager
def _log_failure(code: str) -> Iterator[None]:
    """Keep a failing observer from the others: what it should have told is stored."""
    try:
        yield
    except Exception:
        log.exception("observer failed", extra=facts(table=code))
