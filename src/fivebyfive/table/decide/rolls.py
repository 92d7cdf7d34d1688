"""Rolls: who may ask for the next one, the parts of devices in it, and where it comes from."""

from collections.abc import Iterator

from fivebyfive.dice import CheckableDice, check_part, rehearsal_dice
from fivebyfive.rules import Throw, parse_throw
from fivebyfive.table import commands as c
from fivebyfive.table import events as e
from fivebyfive.table.decide.guards import require_game, require_same_game
from fivebyfive.table.dice_parts import (
    choose_witnesses,
    find_nonce_place,
    list_missing_witnesses,
    list_roll_parts,
)
from fivebyfive.table.errors import TableCode, TableError
from fivebyfive.table.evolve import evolve
from fivebyfive.table.state import GivenPart, Table
from fivebyfive.table.timers import (
    ROLL_FOR_ABSENT_AFTER_MS,
    gone_since,
    hosts_gone_since,
    next_roller,
    rolls_by_itself,
)


def next_round(table: Table, command: c.Next, by: str, now: int) -> Iterator[e.Event]:
    """The roller's button: close the round and roll, or finish."""
    game = require_game(table)
    require_same_game(table, command.game)
    if command.round == table.round - 1:
        return  # pressed twice, or by two people: it has been done
    if command.round != table.round:
        raise TableError(TableCode.STALE_ROUND, round=table.round)
    if table.paused:
        raise TableError(TableCode.PAUSED)
    if not may_roll(table, by, now):
        if table.settings.rolls == "host":
            raise TableError(TableCode.NOT_HOST)
        name = table.seats[next_roller(table)].name
        raise TableError(TableCode.NOT_YOUR_ROLL, name=name)
    if table.waiting_for:
        raise TableError(TableCode.TOO_EARLY, missing=len(table.waiting_for))
    if table.pending_roll is not None:
        return  # pressed twice: it waits for parts
    if game.is_last and table.is_open:
        yield from _close_and_roll(table, None, now)
    elif table.settings.dice == "real":
        yield from _close_and_roll(table, _parse_real_throw(command.roll), now)
    elif command.roll is not None:
        raise TableError(TableCode.ROLL_UNWANTED)
    else:
        yield from ask_or_roll(table, now)


def ask_or_roll(table: Table, now: int) -> Iterator[e.Event]:
    """Ask the witnesses for their parts of the next roll; without any, roll at once.

    Only now, when no move of the open round can be changed any more: whoever reads the log knows
    the roll as soon as all of its parts are there.
    """
    ends = table.game is not None and table.game.is_last and table.is_open
    witnesses = [] if ends else choose_witnesses(table)
    if witnesses:
        yield e.RollRequested(now, table.round + 1, witnesses)
    else:
        yield from roll_now(table, now)


def give_part(table: Table, command: c.GivePart, by: str, now: int) -> Iterator[e.Event]:
    """A witness gives its part; the last one that is waited for brings the roll."""
    require_same_game(table, command.game)
    place = find_nonce_place(table, by)
    if GivenPart(command.round, place, command.part) in table.parts:
        return  # sent twice
    require_game(table)
    if command.round <= table.round:
        raise TableError(TableCode.STALE_ROUND, round=table.round)
    pending = table.pending_roll
    if pending is None or pending.round != command.round or by not in pending.witnesses:
        raise TableError(TableCode.PART_UNWANTED, round=command.round)
    check_part(table.nonces[place - 1], command.round, command.part)
    event = e.PartGiven(now, by, command.round, command.part)
    yield event
    after = evolve(table, event)
    if not table.paused and not list_missing_witnesses(after):
        yield from roll_now(after, now)


def roll_now(table: Table, now: int) -> Iterator[e.Event]:
    """Close the open round, if there is one, and roll the table's own dice, or finish."""
    ends = table.game is not None and table.game.is_last and table.is_open
    yield from _close_and_roll(table, None if ends else _next_app_throw(table), now)


def _close_and_roll(table: Table, throw: Throw | None, now: int) -> Iterator[e.Event]:
    """Close the open round, if there is one; then the next roll, or the end of the game."""
    if table.is_open:
        yield e.RoundClosed(now, table.round)
    if throw is None:
        yield e.GameEnded(now)
    else:
        yield e.Rolled(now, table.round + 1, str(throw))


def _parse_real_throw(typed: str | None) -> Throw:
    if typed is None:
        raise TableError(TableCode.ROLL_NEEDED)
    return parse_throw(typed)


def _next_app_throw(table: Table) -> Throw:
    """The next roll of the table's own dice: the same again where wanted, else checkable ones.

    At a rehearsal those of its seed.
    """
    round_ = table.round + 1
    if round_ <= len(table.repeated_rolls):
        return table.repeated_rolls[round_ - 1]
    if table.rehearsal is not None:
        return rehearsal_dice(table.rehearsal, table.game_number).throw(round_)
    parts = {round_: list_roll_parts(table, round_)}
    return CheckableDice(table.secret, table.code, table.nonces, parts).throw(round_)


def may_roll(table: Table, by: str, now: int) -> bool:
    """Whether the next roll is this device's button."""
    if table.settings.rolls == "auto" and table.settings.dice == "app":
        return False
    if table.settings.rolls == "host":
        gone = _is_gone(hosts_gone_since(table), now)
        return table.is_host(by) or (gone and bool(table.seats_of(by)))
    holder = table.seats[next_roller(table)]
    if holder.device == by:
        return True
    if not table.seats_of(by) and not table.is_host(by):
        return False
    return (
        holder.is_played_by_computer
        or rolls_by_itself(table)
        or _is_gone(gone_since(table, holder), now)
    )


def _is_gone(since: int | None, now: int) -> bool:
    return since is not None and now - since >= ROLL_FOR_ABSENT_AFTER_MS
