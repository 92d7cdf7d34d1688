"""Thinking about Knaster with the kernels."""

import threading
from collections.abc import Sequence

import numpy as np

from fivebyfive.bots.interface import Position
from fivebyfive.bots.learned.deepening import DEEPEST, Values
from fivebyfive.bots.learned.knister_search import MOST_RIVALS, strongest
from fivebyfive.bots.learned.weight_files import knaster_spread, knaster_weights
from fivebyfive.kernels.knaster import (
    moves as knaster_moves,
)
from fivebyfive.kernels.knaster import (
    opponents as knaster_opponents,
)
from fivebyfive.kernels.knaster import (
    search as knaster_search,
)
from fivebyfive.kernels.knaster import (
    state as knaster_state,
)
from fivebyfive.kernels.knaster.state import ALONE
from fivebyfive.kernels.win_probability import HIGHEST, STEPS, Worth, points_only
from fivebyfive.rules import LINES, NOTHING, Circle, Move, Roll, Sheet, Write
from fivebyfive.rules.grid import LINES_THROUGH

_here = threading.local()  # every thread has its own room to compute in


class KnasterSearch:
    """One position of Knaster; worth is points, or the chance to win."""

    def __init__(self, position: Position, to_win: bool) -> None:
        self.tables = knaster_state.build_tables()
        self.weights = knaster_weights(alone=len(position.sheets) == 1)
        self.room, self.found, self.rival_sheets = _room()
        self.room.nodes[0] = 0
        self.roll: Roll = position.roll - 2
        self.last = position.last
        self.sheet = knaster_state.empty_sheet()
        self._read(position.sheet, self.sheet)
        count = knaster_moves.legal_moves(self.sheet, self.roll, self.last, self.tables, self.found)
        self.count = count
        self.codes = self.found.codes[:count].copy()
        self.circled = self.found.circled[:count].copy()
        self.groups = self.found.groups[:count].copy()
        self.takers = self.found.takers[:count].copy()
        self.own = int(self.sheet.tally[knaster_state.FREE])
        self.to_win = to_win
        worth = points_only()
        if to_win:
            size = (DEEPEST + 1, self.own + 1, HIGHEST * STEPS + 1)
            worth = Worth(np.zeros(size, dtype=np.float32))
        self.known = knaster_search.Known(self.tables, self.weights, worth)
        self._see_others(position)

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
        if code >= knaster_state.NOTHING:
            return NOTHING
        if code >= knaster_state.CIRCLES:
            return Circle(code - knaster_state.CIRCLES)
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
        self._see_chances(0)
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
        self._see_chances(len(widths) + 1)
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

    def _read(self, sheet: Sheet, into: knaster_state.Sheet) -> None:
        numbers = np.array(sheet.numbers)
        knaster_search.read_sheet(numbers, sheet.circled, self.tables, into)

    def _see_others(self, position: Position) -> None:
        """Their pace, and what they may expect after the best they can make of this roll."""
        free = [sheet.numbers.count(0) for sheet in position.sheets]
        del free[position.seat]
        self.others = 0 if self.last else min(free, default=ALONE)
        sheets = strongest(position)
        self.rivals = knaster_opponents.room_for_rivals(self.rival_sheets, len(sheets))
        if sheets:
            knaster_opponents.see_rivals(
                np.array([sheet.numbers for sheet in sheets]),
                np.array([sheet.circled for sheet in sheets]),
                self.own,
                self.roll,
                self.last,
                self.known,
                self.room.desk,
                self.rivals,
            )
        left = self.rivals.sheets.tally[: len(sheets), knaster_state.FREE]
        # Of very many not all are rated, but anybody may be the first to end the game.
        self.others_next = min(int(left.min(initial=ALONE)), *free, ALONE)

    def _see_chances(self, ahead: int) -> None:
        if self.to_win:
            knaster_opponents.see_chances(
                ahead,
                self.own,
                self.others_next,
                self.last,
                self.rivals,
                knaster_spread(),
                self.known,
                self.room.desk,
            )


def _room() -> tuple[knaster_search.Room, knaster_moves.Moves, knaster_state.Sheet]:
    if not hasattr(_here, "room"):
        rivals = knaster_state.blank_sheets(MOST_RIVALS)
        _here.room = knaster_search.new_room(DEEPEST), knaster_moves.new_moves(), rivals
    room: tuple[knaster_search.Room, knaster_moves.Moves, knaster_state.Sheet] = _here.room
    return room
