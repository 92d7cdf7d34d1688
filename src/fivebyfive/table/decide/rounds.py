"""In a game: rolls, moves, and the close of a round."""

from collections.abc import Iterator
from typing import Final, assert_never

from fivebyfive.dice import CheckableDice, rehearsal_dice
from fivebyfive.rules import Throw, parse_move, parse_throw
from fivebyfive.table import commands as c
from fivebyfive.table import events as e
from fivebyfive.table.decide.guards import (
    require_game,
    require_open_round,
    require_own_seat,
    require_same_game,
)
from fivebyfive.table.decide.late_join import sit_late
from fivebyfive.table.errors import TableCode, TableError
from fivebyfive.table.state import Table
from fivebyfive.table.timers import (
    ROLL_FOR_ABSENT_AFTER_MS,
    gone_since,
    hosts_gone_since,
    next_roller,
    rolls_by_itself,
)

REACTION_INTERVAL_MS: Final = 2_000  # ms between two reactions from one seat


def decide_round(table: Table, command: c.RoundCommand, by: str, now: int) -> Iterator[e.Event]:
    """Commands in a running game."""
    match command:
        case c.MakeMove():
            return make_move(table, command, by, now)
        case c.ComputerMove():
            return computer_move(table, command, now)
        case c.Next():
            return next_round(table, command, by, now)
        case c.TakeBack():
            return take_back(table, command, by, now)
        case c.TakeHint():
            return take_hint(table, command, by, now)
        case c.CorrectRoll():
            return correct_roll(table, command, by, now)
        case c.React():
            return react(table, command, by, now)
        case c.SitLate():
            return sit_late(table, command, by, now)
    assert_never(command)


def make_move(table: Table, command: c.MakeMove, by: str, now: int) -> Iterator[e.Event]:
    """A person moves or changes their move while the round is open."""
    require_open_round(table, command)
    require_own_seat(table, command.seat, by)
    yield from _move(table, command.seat, command.move, now, stand_in=False)


def computer_move(table: Table, command: c.ComputerMove, now: int) -> Iterator[e.Event]:
    """A computer moves where one has to; if somebody was faster, nothing happens."""
    game = table.game
    if game is None or game.open_round is None or command.round != table.round:
        return
    same_roll = command.roll in ("", str(game.open_round.throw))
    if same_roll and command.seat in table.seats_awaiting_computer():
        stand_in = table.seat_at(command.seat).bot is None
        yield from _move(table, command.seat, command.move, now, stand_in)


def _move(table: Table, seat: int, text: str, now: int, stand_in: bool) -> Iterator[e.Event]:
    game = require_game(table)
    move = parse_move(text)
    assert game.open_round is not None  # noqa: S101 -- checked by the callers
    after = game.play(seat, move, stand_in)  # refuses what is not legal
    if after != game:
        yield e.MoveMade(now, seat, table.round, str(move), stand_in)


def take_back(table: Table, command: c.TakeBack, by: str, now: int) -> Iterator[e.Event]:
    """A person takes their move back while the round is open."""
    game = require_open_round(table, command)
    require_own_seat(table, command.seat, by)
    if game.open_round and game.open_round.moves[command.seat] is not None:
        yield e.MoveTakenBack(now, command.seat, command.round)


def take_hint(table: Table, command: c.TakeHint, by: str, now: int) -> Iterator[e.Event]:
    """Somebody alone asks the coach. With others it would not be fair."""
    require_open_round(table, command)
    require_own_seat(table, command.seat, by)
    if len(table.participants) > 1:
        raise TableError(TableCode.NOT_ALONE)
    if table.round not in table.hints:
        yield e.HintTaken(now, command.seat, table.round)


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
    ends = game.is_last and table.is_open
    yield from close_and_roll(table, None if ends else _throw(table, command.roll), now)


def close_and_roll(table: Table, throw: Throw | None, now: int) -> Iterator[e.Event]:
    """Close the open round, if there is one; then the next roll, or the end of the game."""
    if table.is_open:
        yield e.RoundClosed(now, table.round)
    if throw is None:
        yield e.GameEnded(now)
    else:
        yield e.Rolled(now, table.round + 1, str(throw))


def _throw(table: Table, typed: str | None) -> Throw:
    if table.settings.dice == "real":
        if typed is None:
            raise TableError(TableCode.ROLL_NEEDED)
        return parse_throw(typed)
    if typed is not None:
        raise TableError(TableCode.ROLL_UNWANTED)
    return next_app_throw(table)


def next_app_throw(table: Table) -> Throw:
    """The next roll of the table's own dice: the same again where wanted, else checkable ones.

    At a rehearsal those of its seed.
    """
    round_ = table.round + 1
    if round_ <= len(table.repeated_rolls):
        return table.repeated_rolls[round_ - 1]
    if table.rehearsal is not None:
        return rehearsal_dice(table.rehearsal, table.game_number).throw(round_)
    return CheckableDice(table.secret, table.code, table.nonces).throw(round_)


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


def correct_roll(table: Table, command: c.CorrectRoll, by: str, now: int) -> Iterator[e.Event]:
    """Real dice were typed wrongly: by the host, or by whoever rolled."""
    game = require_open_round(table, command)
    if table.settings.dice != "real":
        raise TableError(TableCode.ROLL_UNWANTED)
    if not table.is_host(by) and table.seats[game.roller].device != by:
        raise TableError(TableCode.NOT_HOST)
    throw = parse_throw(command.roll)
    if game.open_round and throw != game.open_round.throw:
        yield e.RollCorrected(now, command.round, str(throw))


def react(table: Table, command: c.React, by: str, now: int) -> Iterator[e.Event]:
    """One of a few things to say, with one tap; not so fast that it disturbs."""
    require_own_seat(table, command.seat, by)
    if table.phase == "lobby":
        raise TableError(TableCode.NOT_PLAYING)
    if not table.settings.reactions:
        raise TableError(TableCode.NO_REACTIONS)
    last = table.last_reactions.get(command.seat)
    if last and 0 <= now - last.at < REACTION_INTERVAL_MS:  # a clock may have been set back
        raise TableError(TableCode.TOO_SOON, seconds=REACTION_INTERVAL_MS // 1000)
    yield e.Reacted(now, command.seat, command.kind)
