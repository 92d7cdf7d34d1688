"""What a game came to, move by move: what each cost, and how lucky each roll was.

All in points to be expected at the end, as `advise` gives them. They add up: what was to be
expected at the start, and the luck of every roll, less the cost of every move, is the total.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import chain, count
from random import Random
from typing import Final, NamedTuple

from fivebyfive.analysis.advise import Advice, advise
from fivebyfive.analysis.errors import AnalysisCode, AnalysisError
from fivebyfive.bots import COACH, Adviser, Aim, Bot, Budget, Position, find_adviser, find_level
from fivebyfive.rules import Game, Move, Record, Roll, SeatIndex, Sheet, Throw
from fivebyfive.rules.odds import ROLL_ODDS

COSTLIEST_COUNT: Final = 3
MISTAKE_THRESHOLD: Final = 0.5  # points; what costs less is no mistake that anybody could see
REFERENCE_LEVEL: Final = "expert"  # who plays the same dice


class ReviewedMove(NamedTuple):
    """A move that was made, and what else could have been."""

    round: int
    roll: Roll
    sheet: Sheet  # as it was before
    last: bool  # whether it was the last roll
    move: Move
    best: Move  # with most points to be expected
    expected: float  # after the move that was made
    cost: float  # what the best would have brought more; never negative
    luck: float  # what the roll brought against what had been expected before it
    stand_in: bool  # a computer made it


@dataclass(frozen=True)
class GameReview:
    """The whole game of one seat."""

    name: str
    total: int
    start: float  # points to be expected before the first roll
    moves: tuple[ReviewedMove, ...]

    @cached_property
    def luck(self) -> float:
        """Of all rolls together."""
        return sum(move.luck for move in self.moves)

    @cached_property
    def cost(self) -> float:
        """Of all moves together."""
        return sum(move.cost for move in self.moves)

    def costliest(self, most: int = COSTLIEST_COUNT) -> list[ReviewedMove]:
        """The own moves that cost most, the dearest first; of equal ones the earlier."""
        dear = [move for move in self.moves if move.cost >= MISTAKE_THRESHOLD and not move.stand_in]
        return sorted(dear, key=lambda move: -move.cost)[:most]


def review_with_reference(
    record: Record,
    seat: SeatIndex,
    later_throws: Callable[[int], Throw] | None = None,
    progress: Callable[[int, int], None] = lambda done, of: None,
) -> tuple[GameReview, int]:
    """What our coach says of a seat's game, and what an expert made of the same dice.

    Raises as `coach` does; `more` is for `same_dice`.
    """
    found = review_game(record, seat, find_adviser(COACH), lambda done, of: progress(done, of + 1))
    other = replay_seat(record, seat, find_level(REFERENCE_LEVEL, Aim.POINTS), later_throws)
    return found, other.score().total


def review_game(
    record: Record,
    seat: SeatIndex,
    bot: Adviser,
    progress: Callable[[int, int], None] = lambda done, of: None,
) -> GameReview:
    """Go through all moves of a seat. Raises `AnalysisError` (coach-unfinished, bad-advice).

    `progress` is told how many of all positions have been thought about.
    """
    if not record.game.finished:
        raise AnalysisError(AnalysisCode.UNFINISHED)
    rounds = record.game.rounds
    of = len(ROLL_ODDS) + len(rounds)
    before = start = _expected_at_start(record, seat, bot, lambda n: progress(n, of))
    moves = []
    for done, game in enumerate(_replay_rounds(record.game), 1):
        played = rounds[done - 1]
        advice = _advise_seat(record, game, seat, bot)
        made = played.moves[seat]
        assert made is not None  # noqa: S101 -- a closed round has the moves of all
        expected = _find_move_value(advice, made)
        best = max(advice.moves, key=lambda one: one.expected)
        moves.append(
            ReviewedMove(
                round=done,
                roll=played.throw.sum,
                sheet=game.sheets[seat],
                last=game.is_last,
                move=made,
                best=best.move,
                expected=expected,
                cost=best.expected - expected,
                luck=best.expected - before,
                stand_in=seat in played.stand_ins,
            )
        )
        before = expected
        progress(len(ROLL_ODDS) + done, of)
    total = record.game.sheets[seat].score().total
    return GameReview(record.players[seat].name, total, start, tuple(moves))


def _replay_rounds(game: Game) -> Iterator[Game]:
    """The game again and again, each time with the next roll and nobody's move."""
    now = _rewind(game)
    for played in game.rounds:
        now = now.roll(played.throw)
        yield now
        now = now.play_all(played.moves, played.stand_ins).close()


def _rewind(game: Game) -> Game:
    """The game before its first roll, with what was to come from those on paper."""
    start = Game.start(game.kind, len(game.sheets))
    return start if game.full_on_paper is None else start.fill_on_paper(game.full_on_paper)


def _advise_seat(record: Record, game: Game, seat: SeatIndex, bot: Adviser) -> Advice:
    # As the command does it, so that both say the same.
    return advise(Record(game, record.players), seat, bot, Random(0))  # noqa: S311


def _find_move_value(advice: Advice, made: Move) -> float:
    """What is to be expected after a move, however it is written down."""
    position = advice.position
    after = position.sheet.play(position.roll, made, position.last)
    for one in advice.moves:
        if position.sheet.play(position.roll, one.move, position.last) == after:
            return one.expected
    raise AnalysisError(AnalysisCode.BAD_ADVICE, bot=str(made))


def _expected_at_start(
    record: Record,
    seat: SeatIndex,
    bot: Adviser,
    done: Callable[[int], None],
) -> float:
    empty = Game.start(record.game.kind, len(record.players))
    worth = 0.0
    for number, (roll, chance) in enumerate(ROLL_ODDS.items(), 1):
        advice = _advise_seat(record, empty.roll(roll), seat, bot)
        worth += chance * max(one.expected for one in advice.moves)
        done(number)
    return worth


def replay_seat(
    record: Record,
    seat: SeatIndex,
    bot: Bot,
    later_throws: Callable[[int], Throw] | None = None,
) -> Sheet:
    """The sheet of another player who sat at a seat, with the rolls of a finished game.

    The others do what they did. A game that needs further rolls gets `more` by their number if
    nobody else plays and they are known; else the last one of the record is the last.
    """
    rng = Random(0)  # noqa: S311 -- the same every time
    rounds = record.game.rounds
    throws: Iterable[Throw] = [played.throw for played in rounds]
    alone = len(record.players) == 1 and not record.papers
    goes_on = later_throws if alone else None
    if goes_on:
        throws = chain(throws, map(goes_on, count(len(rounds) + 1)))
    game = _rewind(record.game)
    for number, throw in enumerate(throws, 1):
        game = game.roll(throw)
        position = Position.of(game, seat)
        if number == len(rounds) and not goes_on:
            position = replace(position, last=True)
        move = bot.choose(position, rng, Budget())
        if position.last:
            return position.sheet.play(position.roll, move, last=True)
        known = number <= len(rounds)
        moves: list[Move | None] = list(rounds[number - 1].moves) if known else [None]
        moves[seat] = move
        game = game.play_all(moves).close()
    raise ValueError("a finished game has a last roll")
