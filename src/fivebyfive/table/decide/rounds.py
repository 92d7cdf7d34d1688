"""In a game: moves, and what else is said in a round."""

from collections.abc import Iterator
from typing import Final, assert_never

from fivebyfive.rules import parse_move, parse_throw
from fivebyfive.table import commands as c
from fivebyfive.table import events as e
from fivebyfive.table.decide.guards import (
    require_game,
    require_no_pending_roll,
    require_open_round,
    require_own_seat,
)
from fivebyfive.table.decide.late_join import sit_late
from fivebyfive.table.decide.rolls import give_part, next_round
from fivebyfive.table.errors import TableCode, TableError
from fivebyfive.table.state import Table

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
        case c.GivePart():
            return give_part(table, command, by, now)
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
    after = game.play(seat, move, stand_in)  # refuses what is not legal
    if after.open_round != game.open_round:
        require_no_pending_roll(table)
        yield e.MoveMade(now, seat, table.round, str(move), stand_in)


def take_back(table: Table, command: c.TakeBack, by: str, now: int) -> Iterator[e.Event]:
    """A person takes their move back while the round is open."""
    game = require_open_round(table, command)
    require_own_seat(table, command.seat, by)
    if game.open_round and game.open_round.moves[command.seat] is not None:
        require_no_pending_roll(table)
        yield e.MoveTakenBack(now, command.seat, command.round)


def take_hint(table: Table, command: c.TakeHint, by: str, now: int) -> Iterator[e.Event]:
    """Somebody alone asks the coach. With others it would not be fair."""
    require_open_round(table, command)
    require_own_seat(table, command.seat, by)
    if len(table.participants) > 1:
        raise TableError(TableCode.NOT_ALONE)
    if table.round not in table.hints:
        yield e.HintTaken(now, command.seat, table.round)


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
