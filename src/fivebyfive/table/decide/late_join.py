"""Somebody comes when the game has begun: the numbers missed are placed first."""

from collections.abc import Iterator

from fivebyfive.rules import parse_move
from fivebyfive.table import commands as c
from fivebyfive.table import events as e
from fivebyfive.table.decide.guards import (
    check_name,
    require_capacity,
    require_game,
    require_listed,
    require_no_pending_roll,
    require_same_game,
    require_unlocked,
)
from fivebyfive.table.errors import TableCode, TableError
from fivebyfive.table.state import Table


def sit_late(table: Table, command: c.SitLate, by: str, now: int) -> Iterator[e.Event]:
    """A person on this device takes a seat in the running game.

    While they placed the numbers a further round may have been closed: then they see its roll,
    place it too, and nothing of the rest is lost.
    """
    game = require_game(table)
    require_unlocked(table, by)
    require_same_game(table, command.game)
    require_capacity(table)
    require_listed(table, command.name, by)
    check_name(table, command.name, by)
    moves = [parse_move(text) for text in command.moves]
    if game.admits and len(moves) != len(game.rounds):
        raise TableError(TableCode.STALE_ROUND, round=table.round)
    game.admit(moves)  # refuses what is not legal
    if table.is_open:
        require_no_pending_roll(table)  # a further move would be made in its round
    yield e.SeatTakenLate(now, command.name, by, [str(move) for move in moves])
