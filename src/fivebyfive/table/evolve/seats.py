"""What events make of seats and of claims to them."""

from dataclasses import replace
from typing import Any, assert_never

from fivebyfive.rules.grid import SeatIndex
from fivebyfive.table import events as e
from fivebyfive.table.evolve.devices import without_key
from fivebyfive.table.evolve.names import allow_name, bar_name, give_name
from fivebyfive.table.series import rename_standing
from fivebyfive.table.state import Seat, Table
from fivebyfive.table.teams import rename_member


def evolve_seats(table: Table, event: e.SeatEvent) -> Table:
    """The state after an event about a seat."""
    match event:
        case e.SeatTaken():
            return _apply_seat_taken(table, event)
        case e.SeatFreed():
            return _apply_seat_freed(table, event)
        case e.SeatLeft():
            return _apply_seat_left(table, event)
        case e.SeatRenamed():
            return _apply_seat_renamed(table, event)
        case e.SeatsReordered():
            return _apply_seats_reordered(table, event)
        case e.SeatClaimed():
            return _apply_seat_claimed(table, event)
        case e.ClaimRefused():
            return _apply_claim_refused(table, event)
        case e.SeatMoved():
            return _apply_seat_moved(table, event)
        case e.MoreTimeSet():
            return _apply_more_time_set(table, event)
        case e.StandInSet():
            return _apply_stand_in_set(table, event)
    assert_never(event)


def _with_seat(table: Table, seat: SeatIndex, **changes: Any) -> Table:
    seats = list(table.seats)
    seats[seat] = replace(seats[seat], **changes)
    return replace(table, seats=tuple(seats))


def _apply_seat_taken(table: Table, event: e.SeatTaken) -> Table:
    holder = Seat(event.name, event.device, event.bot)
    return replace(allow_name(table, event.name), seats=(*table.seats, holder))


def _apply_seat_freed(table: Table, event: e.SeatFreed) -> Table:
    if event.by_host:
        table = bar_name(table, table.seats[event.seat].name)
    seats = table.seats[: event.seat] + table.seats[event.seat + 1 :]
    # Claims name seats by place; those that still fit are made again. Nobody starts without seats.
    starting_since = table.starting_since if seats else None
    return replace(table, seats=seats, claims={}, starting_since=starting_since)


def _apply_seat_left(table: Table, event: e.SeatLeft) -> Table:
    return _with_seat(table, event.seat, device=None, stand_in=True)


def _apply_seat_renamed(table: Table, event: e.SeatRenamed) -> Table:
    old = table.seats[event.seat].name
    series = rename_standing(table.series, old, event.name)
    teams = rename_member(table.teams, old, event.name)
    table = give_name(table, old, event.name) if event.by_host else allow_name(table, event.name)
    return _with_seat(replace(table, series=series, teams=teams), event.seat, name=event.name)


def _apply_seats_reordered(table: Table, event: e.SeatsReordered) -> Table:
    return replace(table, seats=tuple(table.seats[seat] for seat in event.order), claims={})


def _apply_seat_claimed(table: Table, event: e.SeatClaimed) -> Table:
    return replace(table, claims={**table.claims, event.device: event.seat})


def _apply_claim_refused(table: Table, event: e.ClaimRefused) -> Table:
    return replace(table, claims=without_key(table.claims, event.device))


def _apply_seat_moved(table: Table, event: e.SeatMoved) -> Table:
    table = replace(table, claims=without_key(table.claims, event.device))
    return _with_seat(table, event.seat, device=event.device, stand_in=False)


def _apply_more_time_set(table: Table, event: e.MoreTimeSet) -> Table:
    return _with_seat(table, event.seat, more_time=event.on)


def _apply_stand_in_set(table: Table, event: e.StandInSet) -> Table:
    return _with_seat(table, event.seat, stand_in=event.on)
