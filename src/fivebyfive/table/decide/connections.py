"""Coming and going, and what becomes due."""

from collections.abc import Iterator
from typing import assert_never

from fivebyfive.table import commands as c
from fivebyfive.table import events as e
from fivebyfive.table.decide.lobby import begin_game
from fivebyfive.table.decide.rolls import ask_or_roll, roll_now
from fivebyfive.table.errors import TableCode, TableError
from fivebyfive.table.evolve import fold
from fivebyfive.table.state import Table
from fivebyfive.table.timers import (
    STAND_IN_AFTER_MS,
    away_since,
    hosts_gone_since,
    next_host,
    pending_timers,
)


def decide_connection(
    table: Table, command: c.ConnectionCommand, by: str, now: int
) -> Iterator[e.Event]:
    """Commands about who is connected, and what becomes due."""
    match command:
        case c.Connect():
            return connect(table, command, by, now)
        case c.Disconnect():
            return disconnect(table, command, by, now)
        case c.Leave():
            return leave(table, by, now)
        case c.Claim():
            return claim(table, command, by, now)
        case c.Tick():
            return tick(table, now)
    assert_never(command)


def connect(table: Table, command: c.Connect, by: str, now: int) -> Iterator[e.Event]:
    """A device is back: in its seats, and in its role."""
    device = table.devices[by]
    if device.gone_since is not None or device.worker != command.worker:
        yield e.DeviceConnected(now, by, command.worker)
    for seat in table.seats_of(by):
        if table.seats[seat].stand_in:
            yield e.StandInSet(now, seat, on=False)
    if by == table.permanent_host and table.host != by:
        yield e.HostPassed(now, by, home=True)


def disconnect(table: Table, command: c.Disconnect, by: str, now: int) -> Iterator[e.Event]:
    """A device is gone, perhaps only for a moment."""
    device = table.devices[by]
    if device.gone_since is None and device.worker == command.worker:
        yield e.DeviceDisconnected(now, by)


def leave(table: Table, by: str, now: int) -> Iterator[e.Event]:
    """A device goes for good."""
    for seat in reversed(table.seats_of(by)):
        yield e.SeatFreed(now, seat) if table.phase == "lobby" else e.SeatLeft(now, seat)
    for number in [paper.number for paper in table.papers_of(by)]:
        # In a game their sheet is still to be typed in, by the host.
        yield e.PaperFreed(now, number) if table.phase == "lobby" else e.PaperMoved(now, number)
    passes = table.settings.host_passes or hosts_gone_since(table, besides=by) is None
    successor = next_host(table) if passes else None
    if by == table.host and successor is not None:
        yield e.HostPassed(now, successor, home=by == table.permanent_host)
    if by != table.host or successor is not None:
        yield e.DeviceLeft(now, by)
    elif table.devices[by].gone_since is None:
        yield e.DeviceDisconnected(now, by)  # the last one out keeps the key


def claim(table: Table, command: c.Claim, by: str, now: int) -> Iterator[e.Event]:
    """I am the person of this seat; one who is there needs no other device."""
    holder = table.seat_at(command.seat)
    if holder.device == by:
        return  # it is this very device's seat
    if holder.bot is not None or not table.is_away(holder):
        raise TableError(TableCode.SEAT_TAKEN, name=holder.name)
    if table.claims.get(by) != command.seat:
        yield e.SeatClaimed(now, command.seat, by)


def tick(table: Table, now: int) -> Iterator[e.Event]:
    """Do what is due. The state says what that is, so a second tick finds nothing to do.

    One thing may make another due: a computer that stands in for the roller rolls.
    """
    while happened := list(_decide_due(table, now)):
        yield from happened
        table = fold(happened, table)


def _decide_due(table: Table, now: int) -> Iterator[e.Event]:
    due = {what for at, what in pending_timers(table) if at <= now}
    if "host" in due and (successor := next_host(table)):
        yield e.HostPassed(now, successor, home=False)
    if "stand-in" in due:
        for seat, holder in enumerate(table.seats):
            away = away_since(table, holder)
            if away is not None and now - away >= STAND_IN_AFTER_MS and not holder.stand_in:
                yield e.StandInSet(now, seat, on=True)
    if "time-up" in due:
        yield e.TimeUp(now, table.round)
    if "more-time-up" in due:
        yield e.TimeUp(now, table.round, more=True)
    if "roll" in due:
        yield from ask_or_roll(table, now)
    if "parts" in due:
        yield from roll_now(table, now)
    if "start" in due:
        yield begin_game(table, now)
