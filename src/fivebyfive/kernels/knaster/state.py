"""Knaster on arrays: sheets, the rules as tables, the learned weights, and scratch memory.

The clock is the fewest free cells on any sheet of the table, `CLOCK_OVER` after the last roll. It
decides how much is still to come, so the weights depend on it.
"""

from functools import cache
from itertools import combinations
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
from fivebyfive.rules.grid import SIZE
from fivebyfive.rules.knaster import KnasterSheet

ALL_LINES: Final = count_lines(2 * ROLL_COUNT)  # 80,730: each number is circled or not
OPEN_LINES: Final = count_lines(2 * ROLL_COUNT, SIZE - 1)  # 14,950: lower ids have a free cell
TWO_FREE_LINES: Final = count_lines(2 * ROLL_COUNT, SIZE - 2)  # 2,300: lower ids have two or more
BARE_LINES: Final = count_lines(
    ROLL_COUNT, SIZE - 1
)  # 1,365: open lines by their numbers alone, whatever is circled
BOX_POINTS: Final = np.array(KnasterSheet.WHITE_BOXES)  # (12,) int64: [line]
KINDS: Final = SIZE + 1  # row 1 and column a are of one kind, and so on; both diagonals
# (12,) int64: [line]
KIND: Final = np.array([line % SIZE if line < 2 * SIZE else SIZE for line in range(LINE_COUNT)])
LINE_PAIRS: Final = build_line_pairs(lambda line: line >= 2 * SIZE, separate_diagonals=False)

# Line weights are learned by stage of the clock: one for each of the last clocks, one for several
# earlier ones together. Chosen, not measured.
STAGES: Final = 15
STAGE: Final = np.array(  # (27,) int64: [clock]
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 10, 10, 11, 11, 12, 12, *[13] * 3, *[14] * 6, STAGES]
)
CLOCK_OVER: Final = CELL_COUNT + 1  # the clock after the last roll: nothing more is to come
MAX_WAITING: Final = 7  # uncircled cells with the same number; more count as seven

# A move as one number: the cell to write in, CIRCLE_CODE + the cell to circle, or NOTHING_CODE.
CIRCLE_CODE: Final = CELL_COUNT
NOTHING_CODE: Final = 2 * CELL_COUNT
NO_MOVE: Final = -1
WORST_VALUE: Final = np.float32(-1e9)  # below every value, for maxima and moves that are taken

FREE, POINTS = 0, 1  # indices of `Sheet.tally`
NO_OPPONENTS: Final = CELL_COUNT + 1  # fewest free cells of the others, if there are none


class Tables(NamedTuple):
    """The rules of lines, by id. There are 80,730 lines, and 4,368 bare ones, without circles."""

    add: Ids  # (80730, 11) int32: [line, roll] the line with that number added; -1 for a full one
    circle: Ids  # (80730, 11) int32: [line, roll] with one such number circled; -1 if there is none
    owed: Ints  # (80730,) int64: the free circles a full line gives when completed; 0 while open
    boxed: Ints  # (80730,) int64: 1 if all five cells are circled
    bare: Ids  # (80730,) int32: the bare line with the same numbers
    bare_add: Ids  # (4368, 11) int32: [bare line, roll]
    mirror: Ids  # (80730,) int32: the line with every number n replaced by 14 - n
    bare_mirror: Ids  # (4368,) int32: [bare line]


class Sheet(NamedTuple):
    """One sheet; or several, with one more index in front."""

    cells: Ints  # (25,) int64: the roll written there, counted from 0, or -1 while it is free
    circled: Ints  # (25,) int64: 0 or 1
    lines: Ints  # (12,) int64: the id of what each line holds
    waiting: Ints  # (11,) int64: [number] how many cells with it are uncircled
    tally: Ints  # (2,) int64: free cells, points


class Weights(NamedTuple):
    """What was learned, in points. The field names are stored in weight files and checkpoints.

    The weights of the last stage and of `CLOCK_OVER` are always 0.
    """

    lines: Floats  # (16, 6, 80730) float32: [stage, kind, line]
    pairs: Floats  # (4, 1365, 1365) float32: [table, fixed bare line, changing bare line]
    waiting: Floats  # (27, 11, 8) float32: [clock, number, how many of it are uncircled]
    pace: Floats  # (27, 26) float32: [clock, free cells of the sheet]


class Scratch(NamedTuple):
    """Preallocated arrays of one thread for one evaluation; the last four are its result.

    It stands here and not in `evaluate`, which imports `free_circles`: both use it.
    """

    # (12, 11) float32: [line, roll] what the roll adds to the line and all its pairs
    gains: Floats
    pair_gains: Floats  # (12, 5, 11) float32: [line, place, roll] the part of the pairs there
    spare: Sheet  # to try a write on
    # (12, 11) float32: [line, roll] what the free circles add, if the roll completes this line only
    bonus: Floats
    subset_lines: Ints  # (16,) int64: [subset, as bits] the line with these of its numbers circled
    subset_gains: Floats  # (16,) float32: [subset] what these circles add outside of the line
    places: Ints  # (5,) int64: the uncircled cells of a line that gives free circles
    numbers: Ints  # (5,) int64: the number in each of them
    circle_gains: Floats  # (5,) float32: its point, and what it adds to the other lines
    writes: Floats  # (11, 25) float32: [roll, cell] the value with the roll written there
    circles: Floats  # (25,) float32: [cell] the value with this cell circled by an equal roll
    best: Floats  # (11,) float32: [roll] the value of the best move
    moves: Ints  # (11,) int64: [roll] the best move, coded; `NO_MOVE` if no value is a number


def _subsets() -> tuple[Ints, Ints]:
    """All ways to circle k of n uncircled cells: [n, k, way] as bits, and [n, k] how many ways."""
    bits = np.zeros((SIZE + 1, 4, 10), dtype=np.int64)
    count = np.zeros((SIZE + 1, 4), dtype=np.int64)
    for n in range(SIZE + 1):
        for k in range(4):
            ways = [sum(1 << at for at in chosen) for chosen in combinations(range(n), k)]
            bits[n, k, : len(ways)] = ways
            count[n, k] = len(ways)
    return bits, count


SUBSETS, SUBSET_COUNT = _subsets()  # (6, 4, 10) and (6, 4) int64


@cache
def build_tables() -> Tables:
    """The tables, computed from `rules/`."""
    lines, bare_lines = LineIds(2 * ROLL_COUNT), LineIds(ROLL_COUNT)
    held = lines.contents  # symbols 1-11 are uncircled, 12-22 circled
    numbers = np.where(held > ROLL_COUNT, held - ROLL_COUNT, held)
    owed_bare = np.array(
        [
            KnasterSheet.GIVES.get(KnasterSheet.combination_of([n + 1 for n in row]), 0)
            if row[0]
            else 0
            for row in bare_lines.contents.tolist()
        ]
    )
    bare = bare_lines.find_ids(numbers)
    return Tables(
        add=build_add_table(lines),
        circle=np.stack(
            [lines.replace_symbol(n + 1, n + 1 + ROLL_COUNT) for n in range(ROLL_COUNT)], axis=1
        ),
        owed=owed_bare[bare],
        boxed=np.array((held > ROLL_COUNT).all(axis=1), dtype=np.int64),
        bare=bare,
        bare_add=build_add_table(bare_lines),
        mirror=build_mirror_table(lines),
        bare_mirror=build_mirror_table(bare_lines),
    )


def empty_sheet() -> Sheet:
    """A new, empty sheet."""
    sheet = sheet_at(allocate_sheets(1), 0)
    clear(sheet)
    return sheet


@kernel
def allocate_sheets(many: int) -> Sheet:
    """Memory for several sheets, uninitialised: `clear` each before use."""
    return Sheet(
        np.empty((many, CELL_COUNT), dtype=np.int64),
        np.empty((many, CELL_COUNT), dtype=np.int64),
        np.empty((many, LINE_COUNT), dtype=np.int64),
        np.empty((many, ROLL_COUNT), dtype=np.int64),
        np.empty((many, 2), dtype=np.int64),
    )


@inlined
def sheet_at(sheets: Sheet, number: int) -> Sheet:
    """A view of one of several sheets."""
    return Sheet(
        sheets.cells[number],
        sheets.circled[number],
        sheets.lines[number],
        sheets.waiting[number],
        sheets.tally[number],
    )


def empty_weights() -> Weights:
    """Weights before training: all 0."""
    return Weights(
        np.zeros((STAGES + 1, KINDS, ALL_LINES), dtype=np.float32),
        np.zeros((LINE_PAIRS.table_count, BARE_LINES, BARE_LINES), dtype=np.float32),
        np.zeros((CLOCK_OVER + 1, ROLL_COUNT, MAX_WAITING + 1), dtype=np.float32),
        np.zeros((CLOCK_OVER + 1, CELL_COUNT + 1), dtype=np.float32),
    )


def new_scratch() -> Scratch:
    """Scratch memory for one thread."""
    return Scratch(
        np.zeros((LINE_COUNT, ROLL_COUNT), dtype=np.float32),
        np.zeros((LINE_COUNT, SIZE, ROLL_COUNT), dtype=np.float32),
        empty_sheet(),
        np.zeros((LINE_COUNT, ROLL_COUNT), dtype=np.float32),
        np.zeros(16, dtype=np.int64),
        np.zeros(16, dtype=np.float32),
        np.zeros(SIZE, dtype=np.int64),
        np.zeros(SIZE, dtype=np.int64),
        np.zeros(SIZE, dtype=np.float32),
        np.zeros((ROLL_COUNT, CELL_COUNT), dtype=np.float32),
        np.zeros(CELL_COUNT, dtype=np.float32),
        np.zeros(ROLL_COUNT, dtype=np.float32),
        np.zeros(ROLL_COUNT, dtype=np.int64),
    )


@kernel
def clear(sheet: Sheet) -> None:
    """Make a sheet empty."""
    sheet.cells[:] = -1
    sheet.circled[:] = 0
    sheet.lines[:] = 0
    sheet.waiting[:] = 0
    sheet.tally[FREE] = CELL_COUNT
    sheet.tally[POINTS] = 0


@kernel
def fill_fewest_free(sheets: Sheet, others: Ints) -> None:
    """Fill `others` (seats,): for each of the sheets, the fewest free cells on the other ones."""
    for seat in range(len(others)):
        others[seat] = NO_OPPONENTS
        for other in range(len(others)):
            if other != seat:
                others[seat] = min(others[seat], sheets.tally[other, FREE])


@kernel
def copy(sheet: Sheet, to: Sheet) -> None:
    """Copy one sheet over another. By loops: Numba's array copy is slow for short arrays."""
    for cell in range(CELL_COUNT):
        to.cells[cell] = sheet.cells[cell]
        to.circled[cell] = sheet.circled[cell]
    for line in range(LINE_COUNT):
        to.lines[line] = sheet.lines[line]
    for number in range(ROLL_COUNT):
        to.waiting[number] = sheet.waiting[number]
    to.tally[FREE] = sheet.tally[FREE]
    to.tally[POINTS] = sheet.tally[POINTS]


@kernel
def circle(sheet: Sheet, tables: Tables, cell: int) -> None:
    """Circle an uncircled number, in place; a white box that this fills counts."""
    number = sheet.cells[cell]
    sheet.circled[cell] = 1
    sheet.waiting[number] -= 1
    sheet.tally[POINTS] += 1
    for at in range(CELL_LINE_COUNT[cell]):
        line = CELL_LINES[cell, at]
        held = tables.circle[sheet.lines[line], number]
        sheet.lines[line] = held
        sheet.tally[POINTS] += BOX_POINTS[line] * tables.boxed[held]


@kernel
def write(sheet: Sheet, tables: Tables, roll: int, cell: int) -> int:
    """Write a roll into a free cell, in place; returns the free circles of completed lines."""
    sheet.cells[cell] = roll
    sheet.waiting[roll] += 1
    sheet.tally[FREE] -= 1
    owed = 0
    for at in range(CELL_LINE_COUNT[cell]):
        line = CELL_LINES[cell, at]
        held = tables.add[sheet.lines[line], roll]
        sheet.lines[line] = held
        owed += tables.owed[held]
    return owed


@kernel
def read_sheet(numbers: Ints, circled: int, tables: Tables, sheet: Sheet) -> None:
    """Convert a sheet of `rules/`: `numbers` (25,), 0 for a free cell, and circles as bits."""
    clear(sheet)
    for cell in range(CELL_COUNT):
        if numbers[cell] > 0:
            write(sheet, tables, numbers[cell] - 2, cell)
    for cell in range(CELL_COUNT):
        if circled >> cell & 1:
            circle(sheet, tables, cell)


@kernel
def apply_move(sheet: Sheet, roll: int, move: int, circled: int, tables: Tables) -> None:
    """Make a coded move with exactly these free circles, as bits of cells."""
    if move >= NOTHING_CODE:
        return
    if move >= CIRCLE_CODE:
        circle(sheet, tables, move - CIRCLE_CODE)
        return
    write(sheet, tables, roll, move)
    for cell in range(CELL_COUNT):
        if circled >> cell & 1:
            circle(sheet, tables, cell)
