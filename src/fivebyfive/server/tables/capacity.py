"""How many a table may hold, by the limits of the server."""

from collections.abc import Sequence

from fivebyfive.server.config import Limits
from fivebyfive.server.errors import ServerCode, ServerError
from fivebyfive.table import Event, Table, TableCode, TableError, events


def check_capacity(limits: Limits, table: Table, new: Sequence[Event]) -> None:
    """Refuse events for which a table is too full. Raises `TableError`, `ServerError`."""
    more = sum(event.PARTICIPANTS for event in new)
    if more > 0 and len(table.participants) + more > limits.seats:
        raise TableError(TableCode.TABLE_FULL, seats=limits.seats)
    devices = sum(isinstance(event, events.DeviceJoined) for event in new)
    if devices and len(table.devices) + devices > limits.devices:
        raise ServerError(ServerCode.TOO_MANY_DEVICES, most=limits.devices)
