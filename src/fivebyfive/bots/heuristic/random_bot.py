"""The level `random`: uniformly random legal moves."""

from random import Random

from fivebyfive.bots.interface import Budget, Position
from fivebyfive.rules import Move


class RandomBot:
    """Chooses uniformly among the legal moves, that is, among the possible resulting sheets."""

    def choose(self, position: Position, rng: Random, budget: Budget) -> Move:
        """One of the legal moves. Ignores the budget."""
        return rng.choice(position.sheet.legal_moves(position.roll, position.last))
