"""What to do with a roll: every move that can be made, and what it is worth."""

from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from fivebyfive.analysis.errors import AnalysisCode, AnalysisError
from fivebyfive.bots import Adviser, Aim, Budget, Position
from fivebyfive.rules import Move, Record, SeatIndex


class AdvisedMove(NamedTuple):
    """A move with what it may come to.

    `lost` is the most points to be expected of any move, less its own: never negative. Where moves
    stand in the order of their chances to win, the first may lose some.
    """

    move: Move
    expected: float
    lost: float
    win: float | None


@dataclass(frozen=True, slots=True)
class Advice:
    """All moves of a seat, the best first."""

    name: str
    position: Position
    moves: tuple[AdvisedMove, ...]


def find_open_seat(record: Record, name: str | None = None) -> SeatIndex:
    """The seat with this name, else the first that has not moved in the open round.

    Raises `AnalysisError` where there is nothing to advise.
    """
    game = record.game
    if game.finished:
        raise AnalysisError(AnalysisCode.FINISHED)
    if game.open_round is None:
        raise AnalysisError(AnalysisCode.NO_OPEN_ROUND)
    return game.open_round.waiting_for[0] if name is None else find_named_seat(record, name)


def find_named_seat(record: Record, name: str) -> SeatIndex:
    """The seat with this name. Raises `AnalysisError` (no-such-name)."""
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
    """Weigh every move of a seat in the open round, as if it had not moved yet.

    For a win against others the best is the one that wins most often, else the one with most
    points to be expected. Raises `AnalysisError` (bad-advice) for a bot that leaves moves out.
    """
    position = Position.of(record.game, seat)
    legal = position.sheet.legal_moves(position.roll, position.last)
    weighed = list(bot.weigh(position, rng, budget or Budget()))
    place = {move: at for at, move in enumerate(legal)}
    if len(weighed) != len(legal) or {one.move for one in weighed} != set(legal):
        raise AnalysisError(AnalysisCode.BAD_ADVICE, bot=type(bot).__name__)
    to_win = aim is Aim.WIN and all(one.win is not None for one in weighed)
    weighed.sort(
        key=lambda one: (-(one.win or 0.0) if to_win else 0.0, -one.expected, place[one.move])
    )
    most = max(one.expected for one in weighed)
    moves = (AdvisedMove(move, worth, most - worth, win) for move, worth, win in weighed)
    return Advice(record.players[seat].name, position, tuple(moves))
