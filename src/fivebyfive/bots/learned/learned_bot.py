"""The levels `expert` and `master`: learned values, and expectimax within a budget."""

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

import numpy as np

from fivebyfive.bots.interface import Aim, Budget, Position, Weighed
from fivebyfive.bots.learned.coach_calibration import calibrate_values
from fivebyfive.bots.learned.deepening import PASSES, SearchResult, deepen
from fivebyfive.bots.learned.knaster_adapter import KnasterAdapter
from fivebyfive.bots.learned.knister_adapter import KnisterAdapter
from fivebyfive.kernels.win_probability import POINTS_TIE_BREAK
from fivebyfive.rules import Move

MAX_EXACT_CELLS: Final = (
    4  # of Knister, free before this roll: with more, exact endgames take too long
)
TOLERANCE: Final = 1e-5  # values that differ less are equal but for rounding


@dataclass(frozen=True, slots=True)
class LearnedBot:
    """A player by learned values that evaluates at most `nodes` sheets a move, by game.

    Alone it maximises points; with opponents the win probability, if that is its aim.
    """

    aim: Aim
    nodes: Mapping[str, int]
    coach: bool = False  # whether values are right for positions of weak players, too

    def choose(self, position: Position, rng: Random, budget: Budget) -> Move:
        """The move with the highest value; of several equal ones a random one."""
        search = self._search(position, self._plays_to_win(position))
        values, searched = self._evaluate(search, position, budget)
        best = [number for number in searched if values[number] >= values.max() - TOLERANCE]
        return search.move(best[rng.randrange(len(best))])

    def weigh(self, position: Position, rng: Random, budget: Budget) -> Sequence[Weighed]:
        """The expected points of every move and, with opponents, its win probability."""
        if len(position.sheets) > 1 and budget.ms is not None:
            budget = budget._replace(ms=max(budget.ms // 2, 1))  # two searches
        search = self._search(position, to_win=False)
        expected = self._evaluate(search, position, budget).values
        moves = search.moves()
        if self.coach and position.kind == "knaster":
            expected = calibrate_values(position, moves, expected)
        if len(position.sheets) == 1:
            wins: list[float | None] = [None] * len(moves)
        else:
            winning = self._search(position, to_win=True)
            found = self._evaluate(winning, position, budget).values
            # The tie-break by points is no part of the probability.
            wins = [float(win) for win in np.clip(found - POINTS_TIE_BREAK * expected, 0.0, 1.0)]
        return [
            Weighed(move, float(points), win)
            for move, points, win in zip(moves, expected, wins, strict=True)
        ]

    def _search(self, position: Position, to_win: bool) -> KnisterAdapter | KnasterAdapter:
        if position.kind == "knaster":
            return KnasterAdapter(position, to_win)
        return KnisterAdapter(position, to_win, self.coach)

    def _plays_to_win(self, position: Position) -> bool:
        return self.aim is Aim.WIN and len(position.sheets) > 1

    def _evaluate(
        self, search: KnisterAdapter | KnasterAdapter, position: Position, budget: Budget
    ) -> SearchResult:
        deadline = None if budget.ms is None else time.monotonic() + budget.ms / 1000
        nodes = self.nodes[position.kind] if budget.nodes is None else budget.nodes
        if (
            isinstance(search, KnisterAdapter)
            and not search.to_win
            and len(search.cells) <= MAX_EXACT_CELLS
            and nodes >= self.nodes[position.kind]
        ):
            return SearchResult(search.solve(), range(len(search.cells)))
        return deepen(search, PASSES[position.kind], nodes, deadline)


def expert(aim: Aim = Aim.WIN) -> LearnedBot:
    """On average at most 2 ms a move on one core (docs/strength.md)."""
    return LearnedBot(aim, {"knister": 300, "knaster": 150})


def master(aim: Aim = Aim.WIN) -> LearnedBot:
    """On average at most 100 ms a move on one core (docs/strength.md)."""
    return LearnedBot(aim, {"knister": 8_000, "knaster": 7_000})


def coach(aim: Aim = Aim.WIN) -> LearnedBot:
    """Values moves of people; as fast as `expert`, with opponents half as fast."""
    return LearnedBot(aim, {"knister": 300, "knaster": 150}, coach=True)
