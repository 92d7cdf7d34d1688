"""A computer player as somebody wrote it after reading docs/bots.md, and nothing else."""

from collections.abc import Sequence
from random import Random

from fivebyfive.bots import Budget, Position, Weighed
from fivebyfive.rules import Move


class MyBot:
    """Takes the points that are there, and of equal moves any."""

    def weigh(self, position: Position, rng: Random, budget: Budget) -> Sequence[Weighed]:
        sheet, roll, last = position.sheet, position.roll, position.last
        win = 1 / len(position.sheets) if len(position.sheets) > 1 else None
        return [
            Weighed(move=move, expected=float(sheet.play(roll, move, last).score().total), win=win)
            for move in sheet.legal_moves(roll, last)
        ]

    def choose(self, position: Position, rng: Random, budget: Budget) -> Move:
        assert position.kind in ("knister", "knaster")
        assert position.round >= 1
        assert 0 <= position.seat < len(position.sheets)
        assert budget.nodes is None or budget.nodes > 0
        assert budget.ms is None or budget.ms > 0
        weighed = self.weigh(position, rng, budget)
        most = max(one.expected for one in weighed)
        return rng.choice([one.move for one in weighed if one.expected == most])
