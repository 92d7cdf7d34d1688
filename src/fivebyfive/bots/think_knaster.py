"""Thinking about Knaster with the kernels."""

import threading
from collections.abc import Sequence
from typing import Final

import numpy as np

from ..kernels import knaster, knaster_moves, knaster_search
from ..kernels.chances import HIGHEST, STEPS, Worth, fill_curve, points_only
from ..kernels.lines import CELL_COUNT, Floats
from ..rules import LINES, NOTHING, Circle, Move, Roll, Sheet, Write
from ..rules.grid import LINES_THROUGH
from .learned import knaster_spread, knaster_weights
from .protocol import Position
from .think_knister import strongest
from .thinking import DEEPEST, Values

ALONE: Final = CELL_COUNT + 1  # free cells of others who are not there
MOST_WRITES: Final = DEEPEST + 1  # so many cells may be written on the way, the move included

_here = threading.local()  # every thread has its own room to compute in


class KnasterSearch:
    """One position of Knaster; worth is points, or the chance to win."""

    def __init__(self, position: Position, to_win: bool) -> None:
        self.tables = knaster.build_tables()
        self.weights = knaster_weights(alone=len(position.sheets) == 1)
        self.room, self.found = _room()
        self.room.nodes[0] = 0
        self.roll: Roll = position.roll - 2
        self.last = position.last
        self.sheet = knaster.empty_sheet()
        self._read(position.sheet, self.sheet)
        count = knaster_moves.legal_moves(self.sheet, self.roll, self.last, self.tables, self.found)
        self.count = count
        self.codes = self.found.codes[:count].copy()
        self.circled = self.found.circled[:count].copy()
        self.groups = self.found.groups[:count].copy()
        self.takers = self.found.takers[:count].copy()
        self._see_others(position, to_win)

    @property
    def nodes(self) -> int:
        """Sheets looked at so far."""
        return int(self.room.nodes[0])

    def moves(self) -> list[Move]:
        """What the values belong to."""
        return [self.move(number) for number in range(self.count)]

    def move(self, number: int) -> Move:
        """A move as the rules say it: the line that circles the written cell goes first."""
        code = int(self.codes[number])
        if code >= knaster.NOTHING:
            return NOTHING
        if code >= knaster.CIRCLES:
            return Circle(code - knaster.CIRCLES)
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

    def glance(self) -> Values:
        found = np.zeros(self.count, dtype=np.float32)
        knaster_search.glance_each(
            self.sheet,
            self.others,
            self.last,
            self.roll,
            self.codes,
            self.circled,
            self.known,
            self.room,
            found,
        )
        return found.astype(np.float64)

    def look(self, numbers: Sequence[int], widths: Sequence[int]) -> Values:
        found = np.zeros(len(numbers), dtype=np.float32)
        chosen = list(numbers)
        knaster_search.look_at(
            self.sheet,
            self.others_next,
            self.last,
            self.roll,
            self.codes[chosen],
            self.circled[chosen],
            len(widths) + 1,
            np.array([0, 0, *reversed(widths)]),
            self.known,
            self.room,
            found,
        )
        return found.astype(np.float64)

    def _read(self, sheet: Sheet, into: knaster.Sheet) -> None:
        numbers = np.array(sheet.numbers)
        knaster_search.read_sheet(numbers, sheet.circled, self.tables, into)

    def _see_others(self, position: Position, to_win: bool) -> None:
        """Their pace, and what they will have if they make the best of this roll.

        How much they will have depends on how soon one's own sheet is full: a curve for each number
        of free cells that may be left.
        """
        own = int(self.sheet.tally[knaster.FREE])
        free = [sheet.numbers.count(0) for sheet in position.sheets]
        del free[position.seat]
        self.others = 0 if self.last else min(free, default=ALONE)
        self.others_next = min(free, default=ALONE)
        lowest = max(0, own - MOST_WRITES) if to_win else own
        rivals: list[Floats] = []
        sheet = knaster.empty_sheet()
        for other in strongest(position):
            self._read(other, sheet)
            left = int(sheet.tally[knaster.FREE])
            rest = list(free)
            rest.remove(left)
            fastest = min(rest, default=ALONE)
            # 0 would make this roll the last; who fills a sheet now makes it the next one.
            paces = [
                0 if self.last else max(min(fastest, row), 1) for row in range(lowest, own + 1)
            ]
            points = np.zeros(len(paces), dtype=np.float32)
            writes = knaster_search.rate(
                sheet, self.roll, np.array(paces), self.tables, self.weights, self.room.desk, points
            )
            rivals.append(points)
            self.others_next = min(self.others_next, left - writes)
        worth = points_only()
        if to_win:
            worth = Worth(np.zeros((own + 1, HIGHEST * STEPS + 1), dtype=np.float32))
            for row, expected in enumerate(np.stack(rivals, axis=1), lowest):
                clock = knaster.OVER if self.last else min(row, self.others_next)
                fill_curve(expected, float(knaster_spread()[clock]), worth.wins[row])
        self.known = knaster_search.Known(self.tables, self.weights, worth)


def _room() -> tuple[knaster_search.Room, knaster_moves.Moves]:
    if not hasattr(_here, "room"):
        _here.room = knaster_search.new_room(DEEPEST), knaster_moves.new_moves()
    room: tuple[knaster_search.Room, knaster_moves.Moves] = _here.room
    return room
