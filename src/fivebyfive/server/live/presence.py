"""Presence: which devices are connected, kept true across workers, also when one of them dies.

The normal end of a socket is noted by `Connection`; this repairs what it missed, such as a worker
that died. The log says at which worker a device is. A worker that sees its own device gone says
that it is there, and those that see a device at a worker which is no more say that it is gone.
"""

import logging
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from fivebyfive.rules import CodedError
from fivebyfive.server.ops.log_format import facts
from fivebyfive.server.periodic import BackgroundTasks, run_periodically
from fivebyfive.server.tables.cache import TableCache
from fivebyfive.server.tables.observer import TableObserver
from fivebyfive.server.tables.service import TableService
from fivebyfive.store import Store
from fivebyfive.table import Event, Table, commands
from fivebyfive.table.events import DeviceDisconnected

RECONCILE_INTERVAL: Final = 3.0  # seconds: who is missing twice in a row is gone

log = logging.getLogger(__name__)


class OpenSockets:
    """How many open sockets each device of each table has at this worker."""

    def __init__(self) -> None:
        self._counts: Counter[tuple[str, str]] = Counter()

    def add(self, code: str, device: str) -> None:
        """A device has one more open socket, even if it follows nothing yet."""
        self._counts[code, device] += 1

    def remove(self, code: str, device: str) -> None:
        """And one less."""
        self._counts[code, device] -= 1
        if not self._counts[code, device]:
            del self._counts[code, device]

    def count(self, code: str, device: str) -> int:
        """How many sockets of a device are open."""
        return self._counts[code, device]

    def has(self, code: str, device: str) -> bool:
        """Whether a device has an open socket."""
        return self._counts[code, device] > 0

    def list_connected(self) -> list[tuple[str, str]]:
        """The tables and devices that have an open socket."""
        return list(self._counts)


class MissingDevice(NamedTuple):
    """A device that should be at a process, and is not."""

    code: str
    device: str
    worker: str


@dataclass(slots=True)
class Presence(TableObserver):
    """Compares what the log says of devices with the sockets that there are."""

    tables: TableService
    cache: TableCache
    store: Store
    sockets: OpenSockets
    worker: str
    _missing: set[MissingDevice] = field(default_factory=set)
    _tasks: BackgroundTasks = field(default_factory=BackgroundTasks)

    async def on_events(self, code: str, table: Table, events: Sequence[Event]) -> None:
        """Another process has said that a device is gone, which is back with us."""
        for event in events:
            if isinstance(event, DeviceDisconnected) and self.sockets.has(code, event.device):
                self._tasks.start(self._report_connected(code, event.device))

    async def run(self) -> None:
        """Look again and again, for ever."""
        await run_periodically(RECONCILE_INTERVAL, self.reconcile, log, "presence failed")

    async def reconcile(self) -> None:
        """Put right what is wrong."""
        for code, device in self.sockets.list_connected():
            known = self.cache.peek(code)
            seen = known.table.devices.get(device) if known else None
            if seen and seen.gone_since is not None:
                await self._report_connected(code, device)
        missing = self._find_missing(await self.store.read_workers() | {self.worker})
        for code, device, worker in missing & self._missing:
            await self._submit(code, device, commands.Disconnect(worker))
        self._missing = missing

    def _find_missing(self, alive: frozenset[str]) -> set[MissingDevice]:
        return {
            MissingDevice(code, device.id, device.worker)
            for code, table in self.cache.tables()
            for device in table.devices.values()
            if device.gone_since is None
            and (
                device.worker not in alive
                or (device.worker == self.worker and not self.sockets.has(code, device.id))
            )
        }

    async def _report_connected(self, code: str, device: str) -> None:
        if self.sockets.has(code, device):
            await self._submit(code, device, commands.Connect(self.worker))

    async def _submit(self, code: str, device: str, command: commands.Command) -> None:
        try:
            await self.tables.submit(code, command, device)
        except CodedError as error:  # it has left, or the database is away: we look again
            log.info("presence not noted", extra=facts(table=code, why=error.code))
