r"""The 5x5 grid: its cells, its twelve lines and its symmetries.

# a b c d e
1 . . . . .
2 . . . . .      c3 is the centre. The lines are the rows 1-5, the columns a-e
3 . . . . .      and the diagonals \ (a1-e5) and / (e1-a5).
4 . . . . .
5 . . . . .
"""

from itertools import product
from typing import Final, TypeAlias

# Small ints at run time, names in signatures.
Cell: TypeAlias = int  # 0-24, row by row: a1, b1, ... e5
Line: TypeAlias = int  # 0-11: rows 1-5, columns a-e, \ and /
Roll: TypeAlias = int  # the announced sum of the two dice, 2-12
SeatIndex: TypeAlias = int  # 0 is the first to roll

SIZE: Final = 5
CELLS: Final = range(SIZE * SIZE)
ROLLS: Final = range(2, 13)

CELL_NAMES: Final = tuple("abcde"[cell % SIZE] + "12345"[cell // SIZE] for cell in CELLS)
CELL_BY_NAME: Final = {name: cell for cell, name in enumerate(CELL_NAMES)}

LINE_NAMES: Final = (*"12345", *"abcde", "\\", "/")
LINE_BY_NAME: Final = {name: line for line, name in enumerate(LINE_NAMES)}
DIAGONALS: Final = (LINE_BY_NAME["\\"], LINE_BY_NAME["/"])


def _lines() -> tuple[tuple[Cell, ...], ...]:
    rows = [tuple(range(SIZE * row, SIZE * row + SIZE)) for row in range(SIZE)]
    columns = [tuple(range(column, SIZE * SIZE, SIZE)) for column in range(SIZE)]
    falling = tuple(SIZE * i + i for i in range(SIZE))
    rising = tuple(SIZE * i + SIZE - 1 - i for i in range(SIZE))
    return (*rows, *columns, falling, rising)


LINES: Final = _lines()
LINES_THROUGH: Final = tuple(
    tuple(line for line, cells in enumerate(LINES) if cell in cells) for cell in CELLS
)


def mask(cells: tuple[Cell, ...]) -> int:
    """The bitmask of some cells."""
    return sum(1 << cell for cell in cells)


LINE_MASKS: Final = tuple(mask(cells) for cells in LINES)


def _symmetries() -> tuple[tuple[Cell, ...], ...]:
    """The 32 permutations of the cells that map lines to lines, the identity first.

    Rows and columns may be permuted alike by any permutation that keeps opposite rows opposite
    (8 of them); mirroring the columns afterwards swaps the diagonals; transposing swaps rows and
    columns. Entry `cell` of a permutation says where that cell goes.
    """
    orders = [  # permutations for rows and columns alike
        (first, second, 2, 4 - second, 4 - first)
        for first, second in product(range(SIZE), repeat=2)
        if len({first, second, 2, 4 - second, 4 - first}) == SIZE
    ]
    return tuple(
        tuple(
            SIZE * column_to + row_to if transpose else SIZE * row_to + column_to
            for row in range(SIZE)
            for column in range(SIZE)
            for row_to in [order[row]]
            for column_to in [4 - order[column] if mirror else order[column]]
        )
        for transpose in (False, True)
        for mirror in (False, True)
        for order in orders
    )


SYMMETRIES: Final = _symmetries()
TRANSPOSE: Final = tuple(SIZE * (cell % SIZE) + cell // SIZE for cell in CELLS)
