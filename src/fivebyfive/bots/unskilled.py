"""The level `random`: knows the rules and nothing else."""

from random import Random

from ..rules import Move
from .protocol import Budget, Position


class Unskilled:
    """Takes any of the sheets that can come of the roll, each as likely as the other."""

    def choose(self, position: Position, rng: Random, budget: Budget) -> Move:
        """One of the legal moves. Needs no budget."""
        return rng.choice(position.sheet.legal_moves(position.roll, position.last))
