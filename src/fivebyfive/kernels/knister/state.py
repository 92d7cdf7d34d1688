"""Knister on arrays: sheets, the rules as tables, and the learned weights.

Lines that the grid's symmetries map to each other are of one kind and share their weights: the
outer rows and columns (0), the middle row and column (1), and the diagonals (2).
"""

from functools import cache
from typing import Final, NamedTuple

import numpy as np

from fivebyfive.kernels.jit import inlined, kernel
from fivebyfive.kernels.line_pairs import build_line_pairs
from fivebyfive.kernels.lines import (
    CELL_COUNT,
    CELL_LINE_COUNT,
    CELL_LINES,
    LINE_COUNT,
    ROLL_COUNT,
    Floats,
    Ids,
    Ints,
    LineIds,
    build_add_table,
    build_mirror_table,
    count_lines,
)
from fivebyfive.rules.grid import DIAGONALS, SIZE
from fivebyfive.rules.knister import KnisterSheet

OPEN_LINES: Final = count_lines(
    ROLL_COUNT, SIZE - 1
)  # 1,365: lines with a lower id have a free cell
TWO_FREE_LINES: Final = count_lines(
    ROLL_COUNT, SIZE - 2
)  # 364: lines with a lower id have two or more
# (12,) int64: diagonals count twice
LINE_FACTORS: Final = np.array([2 if line in DIAGONALS else 1 for line in range(LINE_COUNT)])
KINDS: Final = 3
KIND: Final = np.array(  # (12,) int64: [line]
    [2 if line in DIAGONALS else int(line % SIZE == SIZE // 2) for line in range(LINE_COUNT)]
)
LINE_PAIRS: Final = build_line_pairs(lambda line: int(KIND[line]), separate_diagonals=True)


class Tables(NamedTuple):
    """The rules of lines, by id. There are 4,368 lines."""

    add: Ids  # (4368, 11) int32: [line, roll] the line with that number added; -1 for a full one
    points: Ints  # (4368,) int64: points of a full line, undoubled; 0 while it is open
    mirror: Ids  # (4368,) int32: the line with every number n replaced by 14 - n


class Sheet(NamedTuple):
    """One sheet; or several, with one more index in front."""

    cells: Ints  # (25,) int64: the roll written there, counted from 0, or -1 while it is free
    lines: Ints  # (12,) int64: the id of what each line holds


class Weights(NamedTuple):
    """What was learned, in points. The field names are stored in weight files and checkpoints."""

    singles: Floats  # (26, 3, 1365) float32: [filled cells of the sheet, kind, open line]
    pairs: Floats  # (10, 1365, 1365) float32: [table, fixed open line, changing open line]


@cache
def build_tables() -> Tables:
    """The tables, computed from `rules/`."""
    lines = LineIds(ROLL_COUNT)
    points = [
        KnisterSheet.GIVES.get(KnisterSheet.combination_of([number + 1 for number in held]), 0)
        if held[0]
        else 0
        for held in lines.contents.tolist()
    ]
    return Tables(build_add_table(lines), np.array(points), build_mirror_table(lines))


def empty_sheet() -> Sheet:
    """A new, empty sheet."""
    return Sheet(np.full(CELL_COUNT, -1), np.zeros(LINE_COUNT, dtype=np.int64))


@kernel
def allocate_sheets(many: int) -> Sheet:
    """Memory for several sheets, uninitialised: `clear` each before use."""
    return Sheet(
        np.empty((many, CELL_COUNT), dtype=np.int64), np.empty((many, LINE_COUNT), dtype=np.int64)
    )


@inlined
def sheet_at(sheets: Sheet, number: int) -> Sheet:
    """A view of one of several sheets."""
    return Sheet(sheets.cells[number], sheets.lines[number])


def empty_weights() -> Weights:
    """Weights before training: all 0."""
    return Weights(
        np.zeros((CELL_COUNT + 1, KINDS, OPEN_LINES), dtype=np.float32),
        np.zeros((LINE_PAIRS.table_count, OPEN_LINES, OPEN_LINES), dtype=np.float32),
    )


@kernel
def clear(sheet: Sheet) -> None:
    """Make a sheet empty."""
    sheet.cells[:] = -1
    sheet.lines[:] = 0


@kernel
def copy(sheet: Sheet, to: Sheet) -> None:
    """Copy one sheet over another."""
    to.cells[:] = sheet.cells
    to.lines[:] = sheet.lines


@kernel
def write(sheet: Sheet, tables: Tables, roll: int, cell: int) -> None:
    """Write a roll into a free cell, in place."""
    sheet.cells[cell] = roll
    for at in range(CELL_LINE_COUNT[cell]):
        line = CELL_LINES[cell, at]
        sheet.lines[line] = tables.add[sheet.lines[line], roll]


@kernel
def erase(sheet: Sheet, before: Sheet, cell: int) -> None:
    """Undo a write; `before` is the sheet as it was."""
    sheet.cells[cell] = -1
    for at in range(CELL_LINE_COUNT[cell]):
        line = CELL_LINES[cell, at]
        sheet.lines[line] = before.lines[line]


@kernel
def score(sheet: Sheet, tables: Tables) -> int:
    """The points of the full lines."""
    total = 0
    for line in range(LINE_COUNT):
        total += LINE_FACTORS[line] * tables.points[sheet.lines[line]]
    return total


@kernel
def read_sheet(numbers: Ints, tables: Tables, sheet: Sheet) -> int:
    """Convert `numbers` (25,) of `rules/`, 0 for a free cell; returns how many are filled."""
    clear(sheet)
    filled = 0
    for cell in range(CELL_COUNT):
        if numbers[cell] > 0:
            write(sheet, tables, numbers[cell] - 2, cell)
            filled += 1
    return filled
