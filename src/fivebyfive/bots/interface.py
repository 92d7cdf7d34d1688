"""The protocols of computer players: the position they get, and the move they answer."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from random import Random
from typing import NamedTuple, Protocol, Self

from fivebyfive.rules import Game, GameError, Move, Roll, SeatIndex, Sheet
from fivebyfive.rules.errors import RulesCode


@dataclass(frozen=True, slots=True)
class Position:
    """A roll that one seat has to use.

    The sheets of all seats are as after the last closed round: the others' moves with this roll are
    hidden.
    """

    kind: str
    sheets: tuple[Sheet, ...]
    seat: SeatIndex
    roll: Roll
    last: bool  # whether this is the last roll of the game
    round: int  # counted from 1

    @classmethod
    def of(cls, game: Game, seat: SeatIndex) -> Self:
        """The position of a seat in the open round. Raises `GameError` if there is none."""
        number = len(game.rounds) + 1
        if game.open_round is None:
            raise GameError(RulesCode.NO_ROLL, round=number)
        if not 0 <= seat < len(game.sheets):
            raise GameError(RulesCode.UNKNOWN_SEAT, seat=seat, seats=len(game.sheets))
        return cls(game.kind, game.sheets, seat, game.open_round.throw.sum, game.is_last, number)

    @property
    def sheet(self) -> Sheet:
        """The sheet the roll is for."""
        return self.sheets[self.seat]


class Budget(NamedTuple):
    """Search budget for one move; None leaves it to the player.

    `nodes` limits the evaluated sheets: with it, a seed gives the same game on any machine. `ms`
    is a time limit for live play: with it, the same seed may give other moves.
    """

    nodes: int | None = None
    ms: int | None = None


class Aim(StrEnum):
    """What a player maximises; alone both are the same."""

    WIN = "win"  # the probability to finish first, with however few points
    POINTS = "points"  # expected points, whoever wins


class Bot(Protocol):
    """A computer player.

    The same position, state of `rng` and nodes give the same move, whatever was asked before: a bot
    has no state between calls, and draws all random numbers from `rng`. `check_bot` tests that.
    """

    def choose(self, position: Position, rng: Random, budget: Budget) -> Move:
        """A legal move; `position` has at least one. Calls may come from several threads."""
        ...


class Weighed(NamedTuple):
    """A move and its values."""

    move: Move
    expected: float  # points at the end of the game
    win: float | None  # win probability, a tie as a share of a win; None without opponents


class Adviser(Bot, Protocol):
    """A player who can also give the value of every move. The rules of `Bot` hold for it, too."""

    def weigh(self, position: Position, rng: Random, budget: Budget) -> Sequence[Weighed]:
        """The values of all `position.sheet.legal_moves`, each move once, in any order."""
        ...
