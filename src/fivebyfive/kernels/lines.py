"""Tables of partly filled lines, and the grid as arrays.

A line is what it holds, in any order, so that adding a number is one look-up. Ids go by how many
cells are filled: the open lines come first, the empty one is 0.
"""

from itertools import combinations_with_replacement
from math import comb
from typing import Final

import numpy as np
import numpy.typing as npt

from fivebyfive.rules import odds
from fivebyfive.rules.grid import CELLS, LINES, LINES_THROUGH, ROLLS, SIZE

Ints = npt.NDArray[np.int64]
Ids = npt.NDArray[np.int32]
Floats = npt.NDArray[np.float32]

CELL_COUNT: Final = len(CELLS)
LINE_COUNT: Final = len(LINES)
ROLL_COUNT: Final = len(
    ROLLS
)  # 11. Inside the kernels a roll is counted from 0: a 2 is 0, a 12 is 10
ROLL_ODDS: Final = np.array([odds.ROLL_ODDS[roll] for roll in ROLLS])


def count_lines(symbols: int, filled: int = SIZE) -> int:
    """How many lines have at most so many cells filled, each with one of so many symbols."""
    return comb(symbols + filled, filled)


class LineIds:
    """All lines of so many symbols: what each holds, and which id holds what."""

    def __init__(self, symbols: int) -> None:
        held = [
            [0] * (SIZE - filled) + [symbol + 1 for symbol in line]
            for filled in range(SIZE + 1)
            for line in combinations_with_replacement(range(symbols), filled)
        ]
        self.contents = np.array(held)  # one row a line: symbols from 1 in rising order, 0 is free
        self._powers = (symbols + 1) ** np.arange(SIZE)
        self._ids = np.full((symbols + 1) ** SIZE, -1, dtype=np.int32)
        self._ids[self.contents @ self._powers] = np.arange(len(held))

    def find_ids(self, contents: npt.NDArray[np.int_]) -> Ids:
        """The ids of lines with these contents, one row each, in any order."""
        found: Ids = self._ids[np.sort(contents, axis=1) @ self._powers]
        return found

    def replace_symbol(self, old: int, new: int) -> Ids:
        """For each line, the line with one `old` turned into `new` (0 is free); -1 without one."""
        has = self.contents == old
        changed = self.contents.copy()
        rows = np.flatnonzero(has.any(axis=1))
        changed[rows, has[rows].argmax(axis=1)] = new
        ids = np.full(len(changed), -1, dtype=np.int32)
        ids[rows] = self.find_ids(changed[rows])
        return ids


def build_add_table(lines: LineIds) -> Ids:
    """For each line and roll, the line with that number added; -1 for a full one."""
    return np.stack([lines.replace_symbol(0, roll + 1) for roll in range(ROLL_COUNT)], axis=1)


def build_mirror_table(lines: LineIds) -> Ids:
    """For each line, the line with every number n turned into 14 - n."""
    held = lines.contents
    circled = (
        held > ROLL_COUNT
    )  # where a game has circles, its circled numbers come after the others
    turned = np.where(circled, 3 * ROLL_COUNT + 1 - held, ROLL_COUNT + 1 - held)
    return lines.find_ids(np.where(held > 0, turned, 0))


# A cell lies on two to four lines; -1 fills the rest.
LINE_CELLS: Final = np.array(LINES, dtype=np.int64)
CELL_LINES: Final = np.array(
    [(*lines, *[-1] * (4 - len(lines))) for lines in LINES_THROUGH], dtype=np.int64
)
CELL_LINE_COUNT: Final = np.array([len(lines) for lines in LINES_THROUGH], dtype=np.int64)
PLACE_ON_LINE: Final = np.array(
    [[line.index(cell) if cell in line else -1 for cell in CELLS] for line in LINES],
    dtype=np.int64,
)
ROLL_ODDS_F32: Final = ROLL_ODDS.astype(np.float32)
