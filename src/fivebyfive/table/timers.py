"""What a table waits for. Timers are data: `due_at` says when to look again.

Whoever gets there first sends a Tick; what is due then depends on the state alone, so doing it
twice does nothing.
"""

from collections.abc import Iterator
from typing import Final

from fivebyfive.table.dice_parts import list_awaited_nonces, list_missing_witnesses
from fivebyfive.table.state import Seat, Table

ROLL_FOR_ABSENT_AFTER_MS: Final = (
    10_000  # ms that a roller is away before anybody may roll for them
)
STAND_IN_AFTER_MS: Final = 30_000  # before a computer may play for them
HOST_PASSES_AFTER_MS: Final = 120_000  # before the role of the host passes on
AUTO_ROLL_AFTER_MS: Final = 2_000  # between the last move and a roll that nobody presses for
PARTS_WITHIN_MS: Final = 1_000  # that a roll waits for the parts of its witnesses
NONCES_WITHIN_MS: Final = 2_000  # that a start waits for nonces


def due_at(table: Table) -> int | None:
    """When something happens by itself if nobody does anything before; None for never."""
    times = [time for time, _ in pending_timers(table)]
    return min(times, default=None)


def pending_timers(table: Table) -> Iterator[tuple[int, str]]:
    """All that the table waits for: when, and what."""
    if table.phase == "playing" and not table.paused and table.is_attended:
        if _is_timed(table):
            hurried = [seat for seat in table.waiting_for if not table.is_time_up(seat)]
            more = {table.seats[seat].more_time for seat in hurried}
            if False in more:
                yield _deadline(table, more=False), "time-up"
            if True in more:
                yield _deadline(table, more=True), "more-time-up"
        if table.pending_roll is not None:
            patience = PARTS_WITHIN_MS if list_missing_witnesses(table) else 0
            yield table.pending_roll.since + patience, "parts"
        elif rolls_by_itself(table) and not table.waiting_for:
            yield table.waiting_since + AUTO_ROLL_AFTER_MS, "roll"
        if table.settings.stand_ins == "auto":
            for holder in table.seats:
                away = away_since(table, holder)
                if away is not None and not holder.stand_in:
                    yield away + STAND_IN_AFTER_MS, "stand-in"
    if table.starting_since is not None:
        patience = NONCES_WITHIN_MS if list_awaited_nonces(table) else 0
        yield table.starting_since + patience, "start"
    if table.settings.host_passes:
        gone = hosts_gone_since(table)
        if gone is not None and next_host(table):
            yield max(gone, table.attended_since) + HOST_PASSES_AFTER_MS, "host"


def _is_timed(table: Table) -> bool:
    return table.settings.seconds is not None and table.round > table.settings.untimed


def _deadline(table: Table, more: bool) -> int:
    return table.waiting_since + 1000 * (table.settings.seconds or 0) * (2 if more else 1)


def time_up_at(table: Table) -> int | None:
    """When computers move for those who have not, or for the first of them."""
    if not _is_timed(table):
        return None
    return min((at for at, what in pending_timers(table) if what.endswith("time-up")), default=None)


def seat_time_up_at(table: Table, seat: int) -> int | None:
    """When a computer moves for a seat that is waited for."""
    if table.phase != "playing" or table.paused or not _is_timed(table):
        return None
    game = table.game
    waited_for = game is not None and game.open_round and game.open_round.moves[seat] is None
    if not waited_for or table.is_time_up(seat):
        return None
    return _deadline(table, table.seats[seat].more_time)


def rolls_by_itself(table: Table) -> bool:
    """Whether nobody has to press for the next roll: the table or a computer rolls."""
    if table.settings.dice == "real" or table.game is None:
        return False
    if table.settings.rolls == "auto":
        return True
    if table.settings.rolls != "turn" or not table.seats[next_roller(table)].is_played_by_computer:
        return False
    # Computers alone would roll on and on while people look for a place on their paper.
    return not table.papers or any(not holder.is_played_by_computer for holder in table.seats)


def next_roller(table: Table) -> int:
    """The seat whose button the next roll is."""
    return table.game.next_roller if table.game else 0


def gone_since(table: Table, holder: Seat) -> int | None:
    """Since when a person is away from their seat, None if they are there or nobody owns it."""
    device = table.devices.get(holder.device or "")
    return device.gone_since if device else None


def away_since(table: Table, holder: Seat) -> int | None:
    """The same, not counting the time in which nobody at all was there."""
    gone = gone_since(table, holder)
    return None if gone is None else max(gone, table.attended_since)


def hosts_gone_since(table: Table, besides: str | None = None) -> int | None:
    """Since when no host is there, None while one is; 0 where there is none at all."""
    host = table.devices.get(table.host)
    if host is not None and host.gone_since is None and table.host != besides:
        return None  # as nearly always
    hosts = {table.host, *table.co_hosts} - {besides}
    gone = [table.devices[device].gone_since for device in hosts if device in table.devices]
    times = [since for since in gone if since is not None]
    return None if len(times) < len(gone) else max(times, default=0)


def next_host(table: Table) -> str | None:
    """Who gets the role when the host is gone: a further host, the next seated, else anybody."""
    seated = [one.device for one in table.participants if one.device]
    for device in [*table.co_hosts, *seated, *table.devices]:
        if device != table.host and table.devices[device].gone_since is None:
            return device
    return None
