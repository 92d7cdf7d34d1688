"""Who is at the tables: kept right across processes, also when one of them dies.

The log says at which process a device is. A process that sees its own device gone says that it is
there, and those that see a device at a process which is no more say that it is gone.
"""

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from fivebyfive.rules import CodedError
from fivebyfive.server.live.broadcast import Audiences
from fivebyfive.server.ops.log_format import facts
from fivebyfive.server.periodic import run_periodically
from fivebyfive.server.tables.service import TableService
from fivebyfive.table import Event, Table, commands, events

RECONCILE_INTERVAL: Final = 3.0  # seconds: who is missing twice in a row is gone

log = logging.getLogger(__name__)


class MissingDevice(NamedTuple):
    """A device that should be at a process, and is not."""

    code: str
    device: str
    worker: str


@dataclass(slots=True)
class Presence:
    """Compares what the log says of devices with the sockets that there are."""

    hub: TableService
    audiences: Audiences
    _missing: set[MissingDevice] = field(default_factory=set)
    _tasks: set["asyncio.Task[None]"] = field(default_factory=set)

    async def on_events(self, code: str, table: Table, happened: Sequence[Event]) -> None:
        """Another process has said that a device is gone, which is back with us."""
        for event in happened:
            if isinstance(event, events.DeviceDisconnected) and self.audiences.is_connected(
                code, event.device
            ):
                task = asyncio.create_task(self._report_connected(code, event.device))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def run(self) -> None:
        """Look again and again, for ever."""
        await run_periodically(RECONCILE_INTERVAL, self.reconcile, log, "attendance failed")

    async def reconcile(self) -> None:
        """Put right what is wrong."""
        for code, device in self.audiences.list_connected():
            known = self.hub.cache.peek(code)
            seen = known.table.devices.get(device) if known else None
            if seen and seen.gone_since is not None:
                await self._report_connected(code, device)
        missing = self._find_missing(await self.hub.store.read_workers() | {self.hub.worker})
        for code, device, worker in missing & self._missing:
            await self._submit(code, device, commands.Disconnect(worker))
        self._missing = missing

    def _find_missing(self, alive: frozenset[str]) -> set[MissingDevice]:
        return {
            MissingDevice(code, device.id, device.worker)
            for code, table in self.hub.cache.tables()
            for device in table.devices.values()
            if device.gone_since is None
            and (
                device.worker not in alive
                or (
                    device.worker == self.hub.worker
                    and not self.audiences.is_connected(code, device.id)
                )
            )
        }

    async def _report_connected(self, code: str, device: str) -> None:
        if self.audiences.is_connected(code, device):
            await self._submit(code, device, commands.Connect(self.hub.worker))

    async def _submit(self, code: str, device: str, command: commands.Command) -> None:
        try:
            await self.hub.submit(code, command, device)
        except CodedError as error:  # it has left, or the database is away: we look again
            log.info("attendance not noted", extra=facts(table=code, why=error.code))
