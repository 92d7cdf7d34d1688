"""Adapter between a position of Knaster and the kernels that search it."""

import threading
from collections.abc import Sequence

import numpy as np

from fivebyfive.bots.interface import Position
from fivebyfive.bots.learned.deepening import MAX_DEPTH, Values, widths_by_depth
from fivebyfive.bots.learned.opponents import MAX_OPPONENTS, strongest_opponents
from fivebyfive.bots.learned.weight_files import knaster_spread, knaster_weights
from fivebyfive.kernels.knaster import moves as knaster_moves
from fivebyfive.kernels.knaster import opponents as knaster_opponents
from fivebyfive.kernels.knaster import search as knaster_search
from fivebyfive.kernels.knaster import state as knaster_state
from fivebyfive.kernels.knaster.state import NO_OPPONENTS
from fivebyfive.kernels.win_probability import (
    CURVE_STEPS_PER_POINT,
    MAX_POINTS,
    Objective,
    points_objective,
)
from fivebyfive.rules import LINES, NOTHING, Circle, Move, Roll, Sheet, Write
from fivebyfive.rules.grid import LINES_THROUGH

_thread_local = threading.local()  # each thread has its own search memory


class KnasterAdapter:
    """One position of Knaster; values are points, or with `to_win` win probabilities."""

    def __init__(self, position: Position, to_win: bool) -> None:
        self.tables = knaster_state.build_tables()
        self.weights = knaster_weights(alone=len(position.sheets) == 1)
        self.stack, self.legal, self.opponent_sheets = _thread_memory()
        self.stack.nodes[0] = 0
        self.roll: Roll = position.roll - 2
        self.last = position.last
        self.sheet = knaster_state.empty_sheet()
        self._read(position.sheet, self.sheet)
        count = knaster_moves.fill_legal_moves(
            self.sheet, self.roll, self.last, self.tables, self.legal
        )
        self.count = count
        self.codes = self.legal.codes[:count].copy()
        self.circled = self.legal.circled[:count].copy()
        self.groups = self.legal.groups[:count].copy()
        self.takers = self.legal.takers[:count].copy()
        self.own_free = int(self.sheet.tally[knaster_state.FREE])
        self.to_win = to_win
        objective = points_objective()
        if to_win:
            size = (MAX_DEPTH + 1, self.own_free + 1, MAX_POINTS * CURVE_STEPS_PER_POINT + 1)
            objective = Objective(np.zeros(size, dtype=np.float32))
        self.model = knaster_search.ValueModel(self.tables, self.weights, objective)
        self._read_opponents(position)

    @property
    def nodes(self) -> int:
        """Sheets evaluated so far."""
        return int(self.stack.nodes[0])

    def moves(self) -> list[Move]:
        """The moves, in the order of the values."""
        return [self.move(number) for number in range(self.count)]

    def move(self, number: int) -> Move:
        """A move as `rules/` has it: the line that circles the written cell goes first."""
        code = int(self.codes[number])
        if code >= knaster_state.NOTHING_CODE:
            return NOTHING
        if code >= knaster_state.CIRCLE_CODE:
            return Circle(code - knaster_state.CIRCLE_CODE)
        taker = int(self.takers[number])
        lines = LINES_THROUGH[code]
        order = sorted(range(len(lines)), key=lambda at: at != taker)
        free = []
        for at in order:
            bits = int(self.groups[number, at])
            cells = [cell for cell in LINES[lines[at]] if bits >> cell & 1]
            if cells:
                free.append((lines[at], tuple(cells)))
        return Write(code, tuple(free))

    def static_values(self) -> Values:
        self._fill_win_probabilities(0)
        found = np.zeros(self.count, dtype=np.float32)
        knaster_search.fill_static_move_values(
            self.sheet,
            self.others,
            self.last,
            self.roll,
            self.codes,
            self.circled,
            self.model,
            self.stack,
            found,
        )
        return found.astype(np.float64)

    def search_moves(self, numbers: Sequence[int], widths: Sequence[int]) -> Values:
        self._fill_win_probabilities(len(widths) + 1)
        found = np.zeros(len(numbers), dtype=np.float32)
        chosen = list(numbers)
        knaster_search.fill_move_values(
            self.sheet,
            self.others_next,
            self.last,
            self.roll,
            self.codes[chosen],
            self.circled[chosen],
            len(widths) + 1,
            widths_by_depth(widths),
            self.model,
            self.stack,
            found,
        )
        return found.astype(np.float64)

    def _read(self, sheet: Sheet, into: knaster_state.Sheet) -> None:
        numbers = np.array(sheet.numbers)
        knaster_state.read_sheet(numbers, sheet.circled, self.tables, into)

    def _read_opponents(self, position: Position) -> None:
        """Read the others' sheets, and make their best moves with this roll on them."""
        free = [sheet.numbers.count(0) for sheet in position.sheets]
        del free[position.seat]
        self.others = 0 if self.last else min(free, default=NO_OPPONENTS)
        sheets = strongest_opponents(position)
        self.opponents = knaster_opponents.new_opponents(self.opponent_sheets, len(sheets))
        if sheets:
            knaster_opponents.read_opponents(
                np.array([sheet.numbers for sheet in sheets]),
                np.array([sheet.circled for sheet in sheets]),
                self.own_free,
                self.roll,
                self.last,
                self.model,
                self.stack.scratch,
                self.opponents,
            )
        left = self.opponents.sheets.tally[: len(sheets), knaster_state.FREE]
        # At large tables not all opponents are evaluated, but each of them may end the game.
        self.others_next = min(int(left.min(initial=NO_OPPONENTS)), *free, NO_OPPONENTS)

    def _fill_win_probabilities(self, ahead: int) -> None:
        if self.to_win:
            knaster_opponents.fill_win_probabilities(
                ahead,
                self.own_free,
                self.others_next,
                self.last,
                self.opponents,
                knaster_spread(),
                self.model,
                self.stack.scratch,
            )


def _thread_memory() -> tuple[knaster_search.SearchStack, knaster_moves.Moves, knaster_state.Sheet]:
    if not hasattr(_thread_local, "memory"):
        _thread_local.memory = (
            knaster_search.new_search_stack(MAX_DEPTH),
            knaster_moves.new_moves(),
            knaster_state.allocate_sheets(MAX_OPPONENTS),
        )
    memory: tuple[knaster_search.SearchStack, knaster_moves.Moves, knaster_state.Sheet] = (
        _thread_local.memory
    )
    return memory
