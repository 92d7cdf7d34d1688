"""Partly filled lines as ids, tables over these ids, and the grid as arrays.

A line is the multiset of what its cells hold; neither game's combinations depend on the order.
Each multiset has an id, so that writing a number is one table look-up. Ids are ordered by the
number of filled cells: 0 is the empty line, the open lines come before the full ones.
"""

from itertools import combinations_with_replacement
from math import comb
from typing import Final

import numpy as np
import numpy.typing as npt

from fivebyfive.rules import odds
from fivebyfive.rules.grid import CELLS, LINES, LINES_THROUGH, ROLLS, SIZE

Ints = npt.NDArray[np.int64]
Ids = npt.NDArray[np.int32]  # ids of lines; large tables, so they are half as wide
Floats = npt.NDArray[np.float32]  # points

CELL_COUNT: Final = len(CELLS)
LINE_COUNT: Final = len(LINES)
ROLL_COUNT: Final = len(ROLLS)  # 11. In the kernels rolls are counted from 0: a 2 is 0, a 12 is 10
ODDS_BY_INDEX: Final = np.array([odds.ROLL_ODDS[roll] for roll in ROLLS])  # (11,) float64
ODDS_BY_INDEX_F32: Final = ODDS_BY_INDEX.astype(np.float32)


def count_lines(symbols: int, filled: int = SIZE) -> int:
    """How many multisets of at most `filled` elements there are, of this many symbols."""
    return comb(symbols + filled, filled)


class LineIds:
    """All lines whose cells hold one of `symbols` symbols: their ids and contents."""

    def __init__(self, symbols: int) -> None:
        held = [
            [0] * (SIZE - filled) + [symbol + 1 for symbol in line]
            for filled in range(SIZE + 1)
            for line in combinations_with_replacement(range(symbols), filled)
        ]
        # (lines, 5) int64: a row per line, symbols from 1 in ascending order, 0 for a free cell
        self.contents = np.array(held)
        self._powers = (symbols + 1) ** np.arange(SIZE)
        self._ids = np.full((symbols + 1) ** SIZE, -1, dtype=np.int32)
        self._ids[self.contents @ self._powers] = np.arange(len(held))

    def find_ids(self, contents: npt.NDArray[np.int_]) -> Ids:
        """The ids of lines with these contents, (n, 5), each row in any order."""
        found: Ids = self._ids[np.sort(contents, axis=1) @ self._powers]
        return found

    def replace_symbol(self, old: int, new: int) -> Ids:
        """[line] the line with one `old` replaced by `new` (0 is free); -1 if it has no `old`."""
        has = self.contents == old
        changed = self.contents.copy()
        rows = np.flatnonzero(has.any(axis=1))
        changed[rows, has[rows].argmax(axis=1)] = new
        ids = np.full(len(changed), -1, dtype=np.int32)
        ids[rows] = self.find_ids(changed[rows])
        return ids


def build_add_table(lines: LineIds) -> Ids:
    """[line, roll] the line with that number added; -1 for a full one."""
    return np.stack([lines.replace_symbol(0, roll + 1) for roll in range(ROLL_COUNT)], axis=1)


def build_mirror_table(lines: LineIds) -> Ids:
    """[line] the line with every number n replaced by 14 - n: as likely, with the same points."""
    held = lines.contents
    circled = held > ROLL_COUNT  # in Knaster, circled numbers are the symbols 12 to 22
    mirrored = np.where(circled, 3 * ROLL_COUNT + 1 - held, ROLL_COUNT + 1 - held)
    return lines.find_ids(np.where(held > 0, mirrored, 0))


LINE_CELLS: Final = np.array(LINES, dtype=np.int64)  # (12, 5) [line, place]
# (25, 4) [cell] the two to four lines through it; -1 for the rest
CELL_LINES: Final = np.array(
    [(*lines, *[-1] * (4 - len(lines))) for lines in LINES_THROUGH], dtype=np.int64
)
CELL_LINE_COUNT: Final = np.array([len(lines) for lines in LINES_THROUGH], dtype=np.int64)  # (25,)
# (12, 25) [line, cell] the place of the cell in the line; -1 where it is not on it
PLACE_ON_LINE: Final = np.array(
    [[line.index(cell) if cell in line else -1 for cell in CELLS] for line in LINES],
    dtype=np.int64,
)
