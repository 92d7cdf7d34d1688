"""A computer player of one's own: it takes the move that brings most points at once."""

from random import Random

from fivebyfive.bots import Budget, Position
from fivebyfive.rules import Move


class FirstBot:
    """Takes what is there, and has no plan."""

    def choose(self, position: Position, rng: Random, budget: Budget) -> Move:
        sheet, roll, last = position.sheet, position.roll, position.last
        moves = sheet.legal_moves(roll, last)
        points = [sheet.play(roll, move, last).score().total for move in moves]
        best = [move for move, made in zip(moves, points, strict=True) if made == max(points)]
        return rng.choice(best)
