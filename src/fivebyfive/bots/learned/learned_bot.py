"""The levels `expert` and `master`: learned values, and looking ahead as far as a budget goes."""

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

import numpy as np

from fivebyfive.bots.interface import Aim, Budget, Position, Weighed
from fivebyfive.bots.learned.coach_calibration import calibrate_values
from fivebyfive.bots.learned.deepening import Pass, SearchResult, deepen
from fivebyfive.bots.learned.knaster_search import KnasterSearch
from fivebyfive.bots.learned.knister_search import KnisterSearch
from fivebyfive.kernels.win_probability import POINTS_TIE_BREAK
from fivebyfive.rules import Move

# Every next pass is dearer. The budget says how many of them are made.
PASSES: Final[Mapping[str, Sequence[Pass]]] = {
    "knister": (
        Pass(25),
        Pass(5, (3,)),
        Pass(5, (4, 3)),
        Pass(6, (5, 4)),
        Pass(4, (4, 3, 3)),
    ),
    "knaster": (
        Pass(12),
        Pass(3, (2,)),
        Pass(4, (4, 3)),
        Pass(6, (5, 5)),
        Pass(4, (4, 3, 3)),
    ),
}
MAX_EXACT_CELLS: Final = 4  # free cells of Knister, the one for this roll included
TOLERANCE: Final = 1e-5  # values that are the same but for rounding


@dataclass(frozen=True, slots=True)
class LearnedBot:
    """A level that thinks about so many sheets a move.

    Alone it plays for points; with opponents for the win, if that is its aim.
    """

    aim: Aim
    nodes: Mapping[str, int]
    coach: bool = False  # whether it knows what positions of weak players are worth

    def choose(self, position: Position, rng: Random, budget: Budget) -> Move:
        """The move that is worth most; one of them, if there are several."""
        search = self._search(position, self._plays_to_win(position))
        values, looked_at = self._evaluate(search, position, budget)
        best = [number for number in looked_at if values[number] >= values.max() - TOLERANCE]
        return search.move(best[rng.randrange(len(best))])

    def weigh(self, position: Position, rng: Random, budget: Budget) -> Sequence[Weighed]:
        """The expected points of every move, and where there are opponents the chance to win."""
        if len(position.sheets) > 1 and budget.ms is not None:
            budget = budget._replace(ms=max(budget.ms // 2, 1))  # it is thought about twice
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
            # Without the grain that only decides between moves that win alike.
            wins = [float(win) for win in np.clip(found - POINTS_TIE_BREAK * expected, 0.0, 1.0)]
        return [
            Weighed(move, float(points), win)
            for move, points, win in zip(moves, expected, wins, strict=True)
        ]

    def _search(self, position: Position, to_win: bool) -> KnisterSearch | KnasterSearch:
        if position.kind == "knaster":
            return KnasterSearch(position, to_win)
        return KnisterSearch(position, to_win, self.coach)

    def _plays_to_win(self, position: Position) -> bool:
        return self.aim is Aim.WIN and len(position.sheets) > 1

    def _evaluate(
        self, search: KnisterSearch | KnasterSearch, position: Position, budget: Budget
    ) -> SearchResult:
        deadline = None if budget.ms is None else time.monotonic() + budget.ms / 1000
        nodes = self.nodes[position.kind] if budget.nodes is None else budget.nodes
        if (
            isinstance(search, KnisterSearch)
            and not search.to_win
            and len(search.cells) <= MAX_EXACT_CELLS
            and nodes >= self.nodes[position.kind]
        ):
            return SearchResult(search.solve(), range(len(search.cells)))
        return deepen(search, PASSES[position.kind], nodes, deadline)


def expert(aim: Aim = Aim.WIN) -> LearnedBot:
    """At most 2 ms a move on one core."""
    return LearnedBot(aim, {"knister": 300, "knaster": 150})


def master(aim: Aim = Aim.WIN) -> LearnedBot:
    """At most 100 ms a move on one core."""
    return LearnedBot(aim, {"knister": 8_000, "knaster": 7_000})


def coach(aim: Aim = Aim.WIN) -> LearnedBot:
    """Who weighs moves of people: at most 2 ms a move on one core, twice that with opponents."""
    return LearnedBot(aim, {"knister": 300, "knaster": 150}, coach=True)
