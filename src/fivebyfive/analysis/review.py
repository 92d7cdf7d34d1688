"""Game review: the cost of every move and the luck of every roll.

Both are in expected points at the end of the game, as `advise` gives them. They add up exactly:

    total = expected at the start + luck of all rolls - cost of all moves
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
MISTAKE_THRESHOLD: Final = 0.5  # points; chosen, not measured: smaller differences cannot be seen
REFERENCE_LEVEL: Final = "expert"  # the level that replays the same dice


class ReviewedMove(NamedTuple):
    """A move that was made, and the best one instead."""

    round: int
    roll: Roll
    sheet: Sheet  # as it was before
    last: bool  # whether it was the last roll
    move: Move
    best: Move  # with the most expected points
    expected: float  # points, after the move that was made
    cost: float  # expected points of the best move minus those of this one; never negative
    luck: float  # expected points of the best move minus those before the roll
    stand_in: bool  # whether a computer made the move in the player's place


@dataclass(frozen=True)
class GameReview:
    """The review of one seat's game."""

    name: str
    total: int
    start: float  # expected points before the first roll
    moves: tuple[ReviewedMove, ...]

    @cached_property
    def luck(self) -> float:
        """The luck of all rolls together."""
        return sum(move.luck for move in self.moves)

    @cached_property
    def cost(self) -> float:
        """The cost of all moves together."""
        return sum(move.cost for move in self.moves)

    def costliest(self, limit: int = COSTLIEST_COUNT) -> list[ReviewedMove]:
        """Return the player's mistakes, the costliest first; of equal ones the earlier first."""
        own = [move for move in self.moves if not move.stand_in]
        mistakes = [move for move in own if move.cost >= MISTAKE_THRESHOLD]
        return sorted(mistakes, key=lambda move: -move.cost)[:limit]


def review_with_reference(
    record: Record,
    seat: SeatIndex,
    later_throws: Callable[[int], Throw] | None = None,
    progress: Callable[[int, int], None] = lambda done, of: None,
) -> tuple[GameReview, int]:
    """Review a seat's game with the coach; also return the total of an expert on the same dice.

    Raises as `review_game` does; `later_throws` is for `replay_seat`.
    """
    adviser, reference = find_adviser(COACH), find_level(REFERENCE_LEVEL, Aim.POINTS)
    review = review_game(record, seat, adviser, lambda done, of: progress(done, of + 1))
    return review, replay_seat(record, seat, reference, later_throws).score().total


def review_game(
    record: Record,
    seat: SeatIndex,
    bot: Adviser,
    progress: Callable[[int, int], None] = lambda done, of: None,
) -> GameReview:
    """Review all moves of a seat. Raises `AnalysisError` (coach-unfinished, bad-advice).

    `progress` is called with the number of positions evaluated so far, and of all.
    """
    if not record.game.finished:
        raise AnalysisError(AnalysisCode.UNFINISHED)
    rounds = record.game.rounds
    positions = len(ROLL_ODDS) + len(rounds)
    before = start = _expected_at_start(record, seat, bot, lambda n: progress(n, positions))
    moves = []
    for done, game in enumerate(_replay_rounds(record.game), 1):
        played = rounds[done - 1]
        advice = _advise_seat(record, game, seat, bot)
        made = played.moves[seat]
        assert made is not None  # noqa: S101 -- a closed round has the moves of all seats
        expected = _find_move_value(advice, made, bot)
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
        progress(len(ROLL_ODDS) + done, positions)
    total = record.game.sheets[seat].score().total
    return GameReview(record.players[seat].name, total, start, tuple(moves))


def _replay_rounds(game: Game) -> Iterator[Game]:
    """Yield the game after each roll, before anybody has moved."""
    now = _rewind(game)
    for played in game.rounds:
        now = now.roll(played.throw)
        yield now
        now = now.play_all(played.moves, played.stand_ins).close()


def _rewind(game: Game) -> Game:
    """Return the game before its first roll, with the round in which a paper sheet becomes full."""
    start = Game.start(game.kind, len(game.sheets))
    return start if game.full_on_paper is None else start.fill_on_paper(game.full_on_paper)


def _advise_seat(record: Record, game: Game, seat: SeatIndex, bot: Adviser) -> Advice:
    # With the seed of `fivebyfive advise`, so that both say the same.
    return advise(Record(game, record.players), seat, bot, Random(0))  # noqa: S311


def _find_move_value(advice: Advice, made: Move, bot: Adviser) -> float:
    """Return the expected points after a move; equal moves may be written differently."""
    position = advice.position
    after = position.sheet.play(position.roll, made, position.last)
    for one in advice.moves:
        if position.sheet.play(position.roll, one.move, position.last) == after:
            return one.expected
    raise AnalysisError(AnalysisCode.BAD_ADVICE, bot=type(bot).__name__)


def _expected_at_start(
    record: Record,
    seat: SeatIndex,
    bot: Adviser,
    progress: Callable[[int], None],
) -> float:
    """Return the mean over all rolls of the expected points after the best move."""
    empty = Game.start(record.game.kind, len(record.players))
    expected = 0.0
    for number, (roll, probability) in enumerate(ROLL_ODDS.items(), 1):
        advice = _advise_seat(record, empty.roll(roll), seat, bot)
        expected += probability * max(one.expected for one in advice.moves)
        progress(number)
    return expected


def replay_seat(
    record: Record,
    seat: SeatIndex,
    bot: Bot,
    later_throws: Callable[[int], Throw] | None = None,
) -> Sheet:
    """Return the sheet that a bot fills at a seat, with the rolls of a finished game.

    The others make their recorded moves. If the bot needs more rolls than the record has, they
    come from `later_throws` by their number, if it is given and nobody else plays; otherwise the
    record's last roll is the last.
    """
    rng = Random(0)  # noqa: S311 -- the same result every time
    rounds = record.game.rounds
    throws: Iterable[Throw] = [played.throw for played in rounds]
    alone = len(record.players) == 1 and not record.papers
    continuation = later_throws if alone else None
    if continuation:
        throws = chain(throws, map(continuation, count(len(rounds) + 1)))
    game = _rewind(record.game)
    for number, throw in enumerate(throws, 1):
        game = game.roll(throw)
        position = Position.of(game, seat)
        if number == len(rounds) and not continuation:
            position = replace(position, last=True)
        move = bot.choose(position, rng, Budget())
        if position.last:
            return position.sheet.play(position.roll, move, last=True)
        known = number <= len(rounds)
        moves: list[Move | None] = list(rounds[number - 1].moves) if known else [None]
        moves[seat] = move
        game = game.play_all(moves).close()
    raise ValueError("a finished game has a last roll")
