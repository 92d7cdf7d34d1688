"""Advice for an open round: every legal move with its expected points."""

from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from fivebyfive.analysis.errors import AnalysisCode, AnalysisError
from fivebyfive.bots import Adviser, Aim, Budget, Position
from fivebyfive.rules import Move, Record, SeatIndex


class AdvisedMove(NamedTuple):
    """A legal move and its value.

    `lost` is the highest `expected` of all moves minus that of this move: never negative. If moves
    are sorted by their probability to win, the first may have lost some.
    """

    move: Move
    expected: float  # points at the end of the game
    lost: float
    win: float | None  # probability; None if the adviser does not say


@dataclass(frozen=True, slots=True)
class Advice:
    """All legal moves of a seat, the best first."""

    name: str
    position: Position
    moves: tuple[AdvisedMove, ...]


def find_open_seat(record: Record, name: str | None = None) -> SeatIndex:
    """Return the seat with this name; without a name the first that has not moved.

    Raises `AnalysisError` if no round is open.
    """
    game = record.game
    if game.finished:
        raise AnalysisError(AnalysisCode.FINISHED)
    if game.open_round is None:
        raise AnalysisError(AnalysisCode.NO_OPEN_ROUND)
    return game.open_round.waiting_for[0] if name is None else find_named_seat(record, name)


def find_named_seat(record: Record, name: str) -> SeatIndex:
    """Return the seat with this name. Raises `AnalysisError` (no-such-name)."""
    names = [player.name for player in record.players]
    if name not in names:
        raise AnalysisError(AnalysisCode.NO_SUCH_NAME, name=name, names=", ".join(names))
    return names.index(name)


def advise(
    record: Record,
    seat: SeatIndex,
    bot: Adviser,
    rng: Random,
    budget: Budget | None = None,
    aim: Aim = Aim.WIN,
) -> Advice:
    """Evaluate every legal move of a seat in the open round, as if it had not moved yet.

    With the aim to win, moves are sorted by their probability to win, if the bot gives it; else
    by expected points. Raises `AnalysisError` (bad-advice) for a bot that leaves moves out.
    """
    position = Position.of(record.game, seat)
    legal = position.sheet.legal_moves(position.roll, position.last)
    weighed = list(bot.weigh(position, rng, budget or Budget()))
    order = {move: number for number, move in enumerate(legal)}  # of equal moves
    if len(weighed) != len(legal) or {one.move for one in weighed} != set(legal):
        raise AnalysisError(AnalysisCode.BAD_ADVICE, bot=type(bot).__name__)
    to_win = aim is Aim.WIN and all(one.win is not None for one in weighed)
    weighed.sort(
        key=lambda one: (-(one.win or 0.0) if to_win else 0.0, -one.expected, order[one.move])
    )
    best = max(one.expected for one in weighed)
    moves = (AdvisedMove(move, value, best - value, win) for move, value, win in weighed)
    return Advice(record.players[seat].name, position, tuple(moves))
