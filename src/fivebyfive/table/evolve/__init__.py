"""From a state and an event to the next state. Events are trusted: `decide` has checked them."""

from collections.abc import Iterable
from functools import reduce
from typing import assert_never

from fivebyfive.table import events as e
from fivebyfive.table.class_events import ClassEvent
from fivebyfive.table.evolve.classroom import evolve_class
from fivebyfive.table.evolve.devices import evolve_devices
from fivebyfive.table.evolve.game import evolve_game
from fivebyfive.table.evolve.paper import evolve_paper
from fivebyfive.table.evolve.rounds import evolve_rounds
from fivebyfive.table.evolve.seats import evolve_seats
from fivebyfive.table.settings import Settings
from fivebyfive.table.state import Device, Table


def fold(events: Iterable[e.Event], table: Table | None = None) -> Table:
    """The state after the events; without one to start from, the first opens the table."""
    state = reduce(_step, events, table)
    if state is None:
        raise ValueError("a table needs at least its first event")
    return state


def _step(table: Table | None, event: e.Event) -> Table:
    if isinstance(event, e.TableOpened):
        return _apply_table_opened(event)
    assert table is not None  # noqa: S101 -- the first event of a log is TableOpened
    return evolve(table, event)


def evolve(table: Table, event: e.Event) -> Table:
    """The state after one event."""
    if isinstance(event, e.RoundEvent):
        return evolve_rounds(table, event)
    if isinstance(event, e.DeviceEvent):
        return evolve_devices(table, event)
    if isinstance(event, e.SeatEvent):
        return evolve_seats(table, event)
    if isinstance(event, e.GameEvent):
        return evolve_game(table, event)
    if isinstance(event, e.PaperEvent):
        return evolve_paper(table, event)
    if isinstance(event, ClassEvent):
        return evolve_class(table, event)
    if isinstance(event, e.TableOpened):
        return _apply_table_opened(event)
    assert_never(event)


def _apply_table_opened(event: e.TableOpened) -> Table:
    device = Device(
        event.device,
        event.token_hash,
        event.nonce,
        gone_since=event.at,
        gives_nonces=bool(event.nonce),
    )
    return Table(
        code=event.code,
        settings=Settings(**event.settings),  # type: ignore[arg-type]
        host=device.id,
        permanent_host=device.id,
        secret=event.secret,
        club_room=event.room or None,
        rehearsal=event.rehearsal or None,
        devices={device.id: device},
    )
