"""The level `random`: knows the rules and nothing else."""

from random import Random

from fivebyfive.bots.interface import Budget, Position
from fivebyfive.rules import Move


class RandomBot:
    """Takes any of the sheets that can come of the roll, each as likely as the other."""

    def choose(self, position: Position, rng: Random, budget: Budget) -> Move:
        """One of the legal moves. Needs no budget."""
        return rng.choice(position.sheet.legal_moves(position.roll, position.last))
