"""Where two lines cross: which table of pairs holds what the two are worth together.

A pair is worth something while the cell where its lines cross is free: the number that goes there
counts for both. A table is looked up by (fixed line, changing line), so that the eleven numbers a
line may get are looked up in one short row. Each pair is therefore kept twice, once for either line
as the changing one.
"""

from collections.abc import Callable, Hashable
from typing import NamedTuple

import numpy as np

from fivebyfive.kernels.lines import Ints
from fivebyfive.rules.grid import CELLS, LINES, LINES_THROUGH, SIZE


class LinePairs(NamedTuple):
    """The pairs of lines through each cell, as arrays."""

    table_count: int  # how many tables of pairs there are
    counts: Ints  # [cell] how many pairs of lines cross there
    pairs: Ints  # [cell, pair] = line, other line, table with the line changing, with the other
    crossing_lines: Ints  # [line, place, 0-2] the other lines through that cell, -1 fills the rest
    crossing_tables: (
        Ints  # [line, place, 0-2] the table with the line changing and that other fixed
    )


def build_line_pairs(kind: Callable[[int], Hashable], separate_diagonals: bool) -> LinePairs:
    """Lines of the same kind share their tables.

    `apart`: where a diagonal runs through the cell, the other two lines have a table of their own.
    """
    numbers: dict[Hashable, int] = {}

    def table(line: int, other: int, cell: int) -> int:
        on_diagonal = (
            separate_diagonals and len(LINES_THROUGH[cell]) > 2 and max(line, other) < 2 * SIZE
        )
        return numbers.setdefault((kind(line), kind(other), on_diagonal), len(numbers))

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
    return LinePairs(len(numbers), counts, pairs, others, other_tables)
