"""How many a table may hold, by the limits of the server."""

from collections import Counter
from collections.abc import Sequence

from fivebyfive.server.config import Limits
from fivebyfive.server.errors import ServerCode, ServerError
from fivebyfive.table import Event, Table, TableCode, TableError, events


def check_capacity(limits: Limits, table: Table, new: Sequence[Event]) -> None:
    """Refuse events for which a table is too full. Raises `TableError`, `ServerError`."""
    if all(event.IS_MOVE for event in new):
        return  # as nearly always
    more = sum(event.PARTICIPANTS for event in new)
    if more > 0 and len(table.participants) + more > limits.seats:
        raise TableError(TableCode.TABLE_FULL, seats=limits.seats)
    _check_seats(limits, table, new)
    devices = sum(isinstance(event, events.DeviceJoined) for event in new)
    if devices and len(table.devices) + devices > limits.devices:
        raise ServerError(ServerCode.TOO_MANY_DEVICES, most=limits.devices)


def _check_seats(limits: Limits, table: Table, new: Sequence[Event]) -> None:
    seated = [one for one in new if isinstance(one, events.SeatTaken | events.SeatTakenLate)]
    for device, more in Counter(event.device for event in seated).items():
        if device is None:  # computer players
            if sum(seat.bot is not None for seat in table.seats) + more > limits.computers:
                raise ServerError(ServerCode.TOO_MANY_COMPUTERS, most=limits.computers)
        elif len(table.seats_of(device)) + more > limits.seats_a_device:
            raise ServerError(ServerCode.TOO_MANY_SEATS, most=limits.seats_a_device)
