"""Adapter between a position of Knister and the kernels that search it."""

import threading
from collections.abc import Sequence

import numpy as np

from fivebyfive.bots.interface import Position
from fivebyfive.bots.learned.deepening import MAX_DEPTH, Values, widths_by_depth
from fivebyfive.bots.learned.opponents import strongest_opponents
from fivebyfive.bots.learned.weight_files import knister_spread, knister_weights
from fivebyfive.kernels.knister import endgame as knister_endgame
from fivebyfive.kernels.knister import search as knister_search
from fivebyfive.kernels.knister import state as knister_state
from fivebyfive.kernels.win_probability import (
    CURVE_STEPS_PER_POINT,
    MAX_POINTS,
    Objective,
    fill_win_probability,
    points_objective,
)
from fivebyfive.rules import Cell, Move, Roll, Sheet, Write

_thread_local = threading.local()  # each thread has its own search memory


class KnisterAdapter:
    """One position of Knister; values are points, or with `to_win` win probabilities."""

    def __init__(self, position: Position, to_win: bool, coach: bool = False) -> None:
        self.tables, self.weights = knister_state.build_tables(), knister_weights(coach)
        self.stack = _thread_stack()
        self.stack.nodes[0] = 0
        self.roll: Roll = position.roll - 2
        self.sheet = knister_state.empty_sheet()
        self.filled = self._read(position.sheet, self.sheet)
        self.cells: list[Cell] = list(position.sheet.free_cells)
        objective = self._win_objective(position) if to_win else points_objective()
        self.model = knister_search.ValueModel(self.tables, self.weights, objective)
        self.to_win = to_win

    @property
    def nodes(self) -> int:
        """Sheets evaluated so far."""
        return int(self.stack.nodes[0])

    def moves(self) -> list[Move]:
        """The moves, in the order of the values."""
        return [self.move(number) for number in range(len(self.cells))]

    def move(self, number: int) -> Move:
        """A move as `rules/` has it."""
        return Write(self.cells[number])

    def static_values(self) -> Values:
        points = knister_search.static_values(self.sheet, self.filled, self.model, self.stack)
        values: Values = points[self.roll, self.cells].astype(np.float64)
        if not self.to_win:
            return values
        curve = self.model.objective.win_probability[0, 0]
        wins: Values = np.interp(values, np.arange(len(curve)) / CURVE_STEPS_PER_POINT, curve)
        return wins

    def search_moves(self, numbers: Sequence[int], widths: Sequence[int]) -> Values:
        cells = np.array([self.cells[number] for number in numbers])
        found = np.zeros(len(cells), dtype=np.float32)
        knister_search.fill_move_values(
            self.sheet,
            self.filled,
            self.roll,
            cells,
            len(widths) + 1,
            widths_by_depth(widths),
            self.model,
            self.stack,
            found,
        )
        return found.astype(np.float64)

    def solve(self) -> Values:
        """The exact expected points of every move; the time is exponential in the free cells."""
        found = np.zeros(len(self.cells))
        cells = np.array(self.cells)
        knister_endgame.solve_moves(self.sheet, self.roll, cells, self.tables, found)
        return found

    def _read(self, sheet: Sheet, into: knister_state.Sheet) -> int:
        return knister_state.read_sheet(np.array(sheet.numbers), self.tables, into)

    def _win_objective(self, position: Position) -> Objective:
        """Win probability by points, against the others after their best moves with this roll."""
        opponents = []
        sheet = knister_state.empty_sheet()
        model = knister_search.ValueModel(self.tables, self.weights, points_objective())
        for other in strongest_opponents(position):
            filled = self._read(other, sheet)
            values = knister_search.static_values(sheet, filled, model, self.stack)
            opponents.append(max(values[self.roll, list(other.free_cells)]))
        curve = np.zeros((1, 1, MAX_POINTS * CURVE_STEPS_PER_POINT + 1), dtype=np.float32)
        spread = float(knister_spread()[self.filled + 1])
        fill_win_probability(np.array(opponents, dtype=np.float32), spread, curve[0, 0])
        return Objective(curve)


def _thread_stack() -> knister_search.SearchStack:
    if not hasattr(_thread_local, "stack"):
        _thread_local.stack = knister_search.new_search_stack(MAX_DEPTH)
    stack: knister_search.SearchStack = _thread_local.stack
    return stack
