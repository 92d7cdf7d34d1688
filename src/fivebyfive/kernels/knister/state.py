"""Knister on arrays: sheets, random games, and what every move is worth by learned tables.

A sheet is worth the points of its complete lines, what its open lines are worth by how many cells
of the sheet are filled, and what pairs of open lines are worth together while their common cell is
free. Kinds of lines: the outer rows and columns are alike by the grid's symmetries, so are the
middle ones, so are the diagonals.
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

OPEN_LINES: Final = count_lines(ROLL_COUNT, SIZE - 1)  # 1,365: the ids below it have a free cell
TWO_FREE_LINES: Final = count_lines(ROLL_COUNT, SIZE - 2)  # 364: the ids below it have two
LINE_FACTORS: Final = np.array([2 if line in DIAGONALS else 1 for line in range(LINE_COUNT)])
KINDS: Final = 3
KIND: Final = np.array(
    [2 if line in DIAGONALS else int(line % SIZE == SIZE // 2) for line in range(LINE_COUNT)]
)
LINE_PAIRS: Final = build_line_pairs(lambda line: int(KIND[line]), separate_diagonals=True)


class Tables(NamedTuple):
    """What the rules say about lines, by id."""

    add: Ids  # [line, roll]
    points: Ints  # [line] of a complete one; 0 while it is open
    mirror: Ids  # [line] with every number n turned into 14 - n: as likely, and worth as much


class Sheet(NamedTuple):
    """One sheet. A cell holds a roll counted from 0, or -1."""

    cells: Ints
    lines: Ints


class Weights(NamedTuple):
    """What was learned."""

    singles: Floats  # [cells filled, kind, line]
    pairs: Floats  # [table, fixed line, changing line]


@cache
def build_tables() -> Tables:
    """The tables, from the rules themselves."""
    lines = LineIds(ROLL_COUNT)
    points = [
        KnisterSheet.GIVES.get(KnisterSheet.combination_of([number + 1 for number in held]), 0)
        if held[0]
        else 0
        for held in lines.contents.tolist()
    ]
    return Tables(build_add_table(lines), np.array(points), build_mirror_table(lines))


def empty_sheet() -> Sheet:
    """A sheet to begin with."""
    return Sheet(np.full(CELL_COUNT, -1), np.zeros(LINE_COUNT, dtype=np.int64))


@kernel
def allocate_sheets(many: int) -> Sheet:
    """Room for so many sheets: in all parts the first index is the sheet. `clear` comes next."""
    return Sheet(
        np.empty((many, CELL_COUNT), dtype=np.int64), np.empty((many, LINE_COUNT), dtype=np.int64)
    )


@inlined
def sheet_at(sheets: Sheet, number: int) -> Sheet:
    """One of several sheets."""
    return Sheet(sheets.cells[number], sheets.lines[number])


def empty_weights() -> Weights:
    """Nothing learned yet."""
    return Weights(
        np.zeros((CELL_COUNT + 1, KINDS, OPEN_LINES), dtype=np.float32),
        np.zeros((LINE_PAIRS.table_count, OPEN_LINES, OPEN_LINES), dtype=np.float32),
    )


@kernel
def clear(sheet: Sheet) -> None:
    """Begin anew."""
    sheet.cells[:] = -1
    sheet.lines[:] = 0


@kernel
def copy(sheet: Sheet, to: Sheet) -> None:
    """The same on another sheet."""
    to.cells[:] = sheet.cells
    to.lines[:] = sheet.lines


@kernel
def write(sheet: Sheet, tables: Tables, roll: int, cell: int) -> None:
    """Write a roll in a free cell."""
    sheet.cells[cell] = roll
    for at in range(CELL_LINE_COUNT[cell]):
        line = CELL_LINES[cell, at]
        sheet.lines[line] = tables.add[sheet.lines[line], roll]


@kernel
def erase(sheet: Sheet, before: Sheet, cell: int) -> None:
    """Take a write back: its lines are as before."""
    sheet.cells[cell] = -1
    for at in range(CELL_LINE_COUNT[cell]):
        line = CELL_LINES[cell, at]
        sheet.lines[line] = before.lines[line]


@kernel
def score(sheet: Sheet, tables: Tables) -> int:
    """The points of the complete lines."""
    total = 0
    for line in range(LINE_COUNT):
        total += LINE_FACTORS[line] * tables.points[sheet.lines[line]]
    return total


@kernel
def read_sheet(numbers: Ints, tables: Tables, sheet: Sheet) -> int:
    """Take over a sheet of the rules, where 0 is a free cell; how many cells are filled."""
    clear(sheet)
    filled = 0
    for cell in range(CELL_COUNT):
        if numbers[cell] > 0:
            write(sheet, tables, numbers[cell] - 2, cell)
            filled += 1
    return filled
