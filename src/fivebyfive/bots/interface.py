"""What a computer player is given, and what it answers."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from random import Random
from typing import NamedTuple, Protocol, Self

from fivebyfive.rules import Game, GameError, Move, Roll, SeatIndex, Sheet
from fivebyfive.rules.errors import RulesCode


@dataclass(frozen=True, slots=True)
class Position:
    """A roll to be used by one seat.

    The sheets are those of all seats as the closed rounds left them: what others do with this very
    roll is not in reach.
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
    """How much a player may think about one move; None leaves it to the player.

    `nodes` counts looked-at sheets, so that a seed gives the same game on any machine. `ms` is a
    time limit for live play: with it the same seed need not give the same move.
    """

    nodes: int | None = None
    ms: int | None = None


class Aim(StrEnum):
    """What a player plays for; alone both are the same."""

    WIN = "win"  # to be the first, however few points that takes
    POINTS = "points"  # as many as possible, whoever wins


class Bot(Protocol):
    """A computer player.

    The same position, state of `rng` and nodes give the same move, whatever was asked before: a bot
    keeps nothing between two calls and takes every chance from `rng`. `check_bot` sees to that.
    """

    def choose(self, position: Position, rng: Random, budget: Budget) -> Move:
        """A legal move; `position` has at least one. Calls may come from several threads."""
        ...


class Weighed(NamedTuple):
    """A move, and what it may come to."""

    move: Move
    expected: float  # points at the end of the game
    win: float | None  # the chance to win, a tie as a part of it; None without opponents


class Adviser(Bot, Protocol):
    """A player who can also say what every move is worth. Keeps to the same rules as a `Bot`."""

    def weigh(self, position: Position, rng: Random, budget: Budget) -> Sequence[Weighed]:
        """Every move of `position.sheet.legal_moves` once, in any order."""
        ...
