"""Thinking about Knister with the kernels."""

import threading
from collections.abc import Sequence
from typing import Final

import numpy as np

from fivebyfive.bots.interface import Position
from fivebyfive.bots.learned.deepening import DEEPEST, Values
from fivebyfive.bots.learned.weight_files import knister_spread, knister_weights
from fivebyfive.kernels.knister import search as knister_search
from fivebyfive.kernels.knister import state as knister_state
from fivebyfive.kernels.win_probability import HIGHEST, STEPS, Worth, fill_curve, points_only
from fivebyfive.rules import Cell, Move, Roll, Sheet, Write

MOST_RIVALS: Final = 40  # at larger tables those with the most points count

_here = threading.local()  # every thread has its own room to compute in


class KnisterSearch:
    """One position of Knister; worth is points, or the chance to win."""

    def __init__(self, position: Position, to_win: bool, coach: bool = False) -> None:
        self.tables, self.weights = knister_state.build_tables(), knister_weights(coach)
        self.room = _room()
        self.room.nodes[0] = 0
        self.roll: Roll = position.roll - 2
        self.sheet = knister_state.empty_sheet()
        self.filled = self._read(position.sheet, self.sheet)
        self.cells: list[Cell] = list(position.sheet.free_cells)
        worth = self._chance_to_win(position) if to_win else points_only()
        self.known = knister_search.Known(self.tables, self.weights, worth)
        self.to_win = to_win

    @property
    def nodes(self) -> int:
        """Sheets looked at so far."""
        return int(self.room.nodes[0])

    def moves(self) -> list[Move]:
        """What the values belong to."""
        return [self.move(number) for number in range(len(self.cells))]

    def move(self, number: int) -> Move:
        """A move as the rules say it."""
        return Write(self.cells[number])

    def glance(self) -> Values:
        points = knister_search.glance(self.sheet, self.filled, self.known, self.room)
        values: Values = points[self.roll, self.cells].astype(np.float64)
        if not self.to_win:
            return values
        curve = self.known.worth.wins[0, 0]
        wins: Values = np.interp(values, np.arange(len(curve)) / STEPS, curve)
        return wins

    def look(self, numbers: Sequence[int], widths: Sequence[int]) -> Values:
        cells = np.array([self.cells[number] for number in numbers])
        found = np.zeros(len(cells), dtype=np.float32)
        depth = len(widths) + 1
        by_depth = np.array([0, 0, *reversed(widths)])
        knister_search.look_at(
            self.sheet, self.filled, self.roll, cells, depth, by_depth, self.known, self.room, found
        )
        return found.astype(np.float64)

    def solve(self) -> Values:
        """The exact expected points of every move; the time doubles and doubles with free cells."""
        found = np.zeros(len(self.cells))
        cells = np.array(self.cells)
        knister_search.solve_each(self.sheet, self.roll, cells, self.tables, found)
        return found

    def _read(self, sheet: Sheet, into: knister_state.Sheet) -> int:
        return knister_search.read_sheet(np.array(sheet.numbers), self.tables, into)

    def _chance_to_win(self, position: Position) -> Worth:
        """By what the others will have if they make the best of this roll."""
        rivals = []
        sheet = knister_state.empty_sheet()
        known = knister_search.Known(self.tables, self.weights, points_only())
        for other in strongest(position):
            filled = self._read(other, sheet)
            values = knister_search.glance(sheet, filled, known, self.room)
            rivals.append(max(values[self.roll, list(other.free_cells)]))
        curve = np.zeros((1, 1, HIGHEST * STEPS + 1), dtype=np.float32)
        spread = float(knister_spread()[self.filled + 1])
        fill_curve(np.array(rivals, dtype=np.float32), spread, curve[0, 0])
        return Worth(curve)


def strongest(position: Position) -> list[Sheet]:
    """The sheets of the others; of very many those that have most so far."""
    others = [sheet for seat, sheet in enumerate(position.sheets) if seat != position.seat]
    if len(others) > MOST_RIVALS:
        others.sort(key=lambda sheet: -sheet.score().total)
        del others[MOST_RIVALS:]
    return others


def _room() -> knister_search.Room:
    if not hasattr(_here, "room"):
        _here.room = knister_search.new_room(DEEPEST)
    room: knister_search.Room = _here.room
    return room
