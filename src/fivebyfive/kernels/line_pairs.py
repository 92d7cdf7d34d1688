"""Line pairs: two lines that cross in a free cell have a learned value together.

The number that will be written there counts for both lines, which their single values do not show:
a good number for one may be a bad one for the other. The values are in tables [fixed line, changing
line]: the eleven numbers that a line may get are looked up in one row of memory. For that each pair
is stored twice, once with either line as the changing one.
"""

from collections.abc import Callable, Hashable
from typing import NamedTuple

import numpy as np

from fivebyfive.kernels.lines import Ints
from fivebyfive.rules.grid import CELLS, LINES, LINES_THROUGH, SIZE


class LinePairs(NamedTuple):
    """The pairs of lines through each cell, as arrays. A place is a cell's position in its line."""

    table_count: int  # how many tables of pairs there are
    counts: Ints  # (25,) int64: [cell] how many pairs of lines cross there, 1 to 6
    # (25, 6, 4) int64: [cell, pair] = line, other line, table with the line as the changing one,
    # table with the other line as the changing one; -1 behind `counts[cell]`
    pairs: Ints
    crossing_lines: Ints  # (12, 5, 3) int64: [line, place] the other lines through it; -1 for none
    # (12, 5, 3) int64: [line, place] for each of these, the table with it as the fixed line
    crossing_tables: Ints


def build_line_pairs(kind: Callable[[int], Hashable], separate_diagonals: bool) -> LinePairs:
    """The pairs of a game. Lines of the same `kind` share their tables.

    `separate_diagonals`: a row and a column that cross on a diagonal have a table of their own.
    """
    table_numbers: dict[Hashable, int] = {}

    def table(line: int, other: int, cell: int) -> int:
        on_diagonal = (
            separate_diagonals and len(LINES_THROUGH[cell]) > 2 and max(line, other) < 2 * SIZE
        )
        return table_numbers.setdefault((kind(line), kind(other), on_diagonal), len(table_numbers))

    counts = np.zeros(len(CELLS), dtype=np.int64)
    pairs = np.full((len(CELLS), 6, 4), -1, dtype=np.int64)
    others = np.full((len(LINES), SIZE, 3), -1, dtype=np.int64)
    other_tables = np.full((len(LINES), SIZE, 3), -1, dtype=np.int64)
    for cell in CELLS:
        for at, line in enumerate(LINES_THROUGH[cell]):
            rest = [other for other in LINES_THROUGH[cell] if other != line]
            place = LINES[line].index(cell)
            others[line, place, : len(rest)] = rest
            other_tables[line, place, : len(rest)] = [table(line, other, cell) for other in rest]
            for other in LINES_THROUGH[cell][:at]:
                both = table(line, other, cell), table(other, line, cell)
                pairs[cell, counts[cell]] = (line, other, *both)
                counts[cell] += 1
    return LinePairs(len(table_numbers), counts, pairs, others, other_tables)
