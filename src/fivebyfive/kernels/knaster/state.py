"""Knaster on arrays: tables of lines, sheets, writing and circling, and room to compute in."""

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

ALL_LINES: Final = count_lines(2 * ROLL_COUNT)  # 80,730: each number circled or not
OPEN_LINES: Final = count_lines(2 * ROLL_COUNT, SIZE - 1)
TWO_FREE_LINES: Final = count_lines(2 * ROLL_COUNT, SIZE - 2)
BARE_LINES: Final = count_lines(ROLL_COUNT, SIZE - 1)  # open ones, whatever is circled
BOX_POINTS: Final = np.array(KnasterSheet.WHITE_BOXES)
KINDS: Final = SIZE + 1  # row 1 is like column a, both diagonals are alike
KIND: Final = np.array([line % SIZE if line < 2 * SIZE else SIZE for line in range(LINE_COUNT)])
LINE_PAIRS: Final = build_line_pairs(lambda line: line >= 2 * SIZE, separate_diagonals=False)

# Lines are learned by stages of the clock: single turns at the end, several at the beginning.
STAGES: Final = 15
STAGE: Final = np.array(
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 10, 10, 11, 11, 12, 12, *[13] * 3, *[14] * 6, STAGES]
)
CLOCK_OVER: Final = CELL_COUNT + 1  # the clock after the last roll: nothing is hoped for
MAX_WAITING: Final = 7  # of one number; more are counted as seven

CIRCLE_CODE: Final = CELL_COUNT  # a move below it writes, from it on it circles
NOTHING_CODE: Final = 2 * CELL_COUNT
NO_MOVE: Final = -1
WORST_VALUE: Final = np.float32(-1e9)

FREE, POINTS = 0, 1  # what a sheet's tally counts
NO_OPPONENTS: Final = CELL_COUNT + 1  # free cells of others who are not there


class Tables(NamedTuple):
    """What the rules say about lines, by id."""

    add: Ids  # [line, roll]
    circle: Ids  # [line, roll] with one such number circled; -1 without an uncircled one
    owed: Ints  # [line] free circles when it has just been completed; 0 while it is open
    boxed: Ints  # [line] 1 if all five cells are circled
    bare: Ids  # [line] by its numbers alone
    bare_add: Ids  # [bare line, roll]
    mirror: Ids  # [line] with every number n turned into 14 - n
    bare_mirror: Ids


class Sheet(NamedTuple):
    """One sheet. A cell holds a roll counted from 0, or -1."""

    cells: Ints
    circled: Ints  # [cell] 0 or 1
    lines: Ints
    waiting: Ints  # [number] how many of it have no circle
    tally: Ints  # free cells, points


class Weights(NamedTuple):
    """What was learned. The last stage and the last clock are `OVER`: always 0."""

    lines: Floats  # [stage, kind, line]
    pairs: Floats  # [table, fixed bare line, changing bare line]
    waiting: Floats  # [clock, number, how many]
    pace: Floats  # [clock, free cells]


class Scratch(NamedTuple):
    """Room to compute in, one for each thread, and what `weigh` finds."""

    gains: Floats  # [line, roll]
    pair_gains: Floats  # [line, place, roll]
    spare: Sheet
    bonus: Floats  # [line, roll] what its free circles add, if the roll completes it alone
    subset_lines: Ints  # [choice] a line with some of its numbers circled,
    subset_gains: Floats  # and what that adds elsewhere
    places: Ints  # [number] the uncircled cells of a line that gives circles,
    numbers: Ints  # what they hold,
    circle_gains: Floats  # and what a circle adds there
    writes: Floats  # [roll, cell] what the sheet will be worth with the roll written there
    circles: Floats  # [cell] and with this cell circled by an equal roll
    best: Floats  # [roll]
    moves: Ints  # [roll] the move that is best


def _subsets() -> tuple[Ints, Ints]:
    """Which of n uncircled cells get k circles: [n, k, number] as bits, and how many ways."""
    bits = np.zeros((SIZE + 1, 4, 10), dtype=np.int64)
    count = np.zeros((SIZE + 1, 4), dtype=np.int64)
    for n in range(SIZE + 1):
        for k in range(4):
            ways = [sum(1 << at for at in chosen) for chosen in combinations(range(n), k)]
            bits[n, k, : len(ways)] = ways
            count[n, k] = len(ways)
    return bits, count


SUBSETS, SUBSET_COUNT = _subsets()


@cache
def build_tables() -> Tables:
    """The tables, from the rules themselves."""
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
    """A sheet to begin with."""
    sheet = sheet_at(allocate_sheets(1), 0)
    clear(sheet)
    return sheet


@kernel
def allocate_sheets(many: int) -> Sheet:
    """Room for so many sheets: in all parts the first index is the sheet. `clear` comes next."""
    return Sheet(
        np.empty((many, CELL_COUNT), dtype=np.int64),
        np.empty((many, CELL_COUNT), dtype=np.int64),
        np.empty((many, LINE_COUNT), dtype=np.int64),
        np.empty((many, ROLL_COUNT), dtype=np.int64),
        np.empty((many, 2), dtype=np.int64),
    )


@inlined
def sheet_at(sheets: Sheet, number: int) -> Sheet:
    """One of several sheets."""
    return Sheet(
        sheets.cells[number],
        sheets.circled[number],
        sheets.lines[number],
        sheets.waiting[number],
        sheets.tally[number],
    )


def empty_weights() -> Weights:
    """Nothing learned yet."""
    return Weights(
        np.zeros((STAGES + 1, KINDS, ALL_LINES), dtype=np.float32),
        np.zeros((LINE_PAIRS.table_count, BARE_LINES, BARE_LINES), dtype=np.float32),
        np.zeros((CLOCK_OVER + 1, ROLL_COUNT, MAX_WAITING + 1), dtype=np.float32),
        np.zeros((CLOCK_OVER + 1, CELL_COUNT + 1), dtype=np.float32),
    )


def new_scratch() -> Scratch:
    """Room to compute in."""
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
    """Begin anew."""
    sheet.cells[:] = -1
    sheet.circled[:] = 0
    sheet.lines[:] = 0
    sheet.waiting[:] = 0
    sheet.tally[FREE] = CELL_COUNT
    sheet.tally[POINTS] = 0


@kernel
def fill_fewest_free(sheets: Sheet, others: Ints) -> None:
    """For each of the sheets the fewest free cells on the others."""
    for seat in range(len(others)):
        others[seat] = NO_OPPONENTS
        for other in range(len(others)):
            if other != seat:
                others[seat] = min(others[seat], sheets.tally[other, FREE])


@kernel
def copy(sheet: Sheet, to: Sheet) -> None:
    """The same on another sheet. Loops: Numba's way to copy arrays is slow for short ones."""
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
    """Circle an uncircled number; a white box that is filled by it counts."""
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
    """Write a roll in a free cell; how many free circles the completed lines give."""
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
    """Take over a sheet of the rules, where 0 is a free cell and the circles are bits."""
    clear(sheet)
    for cell in range(CELL_COUNT):
        if numbers[cell] > 0:
            write(sheet, tables, numbers[cell] - 2, cell)
    for cell in range(CELL_COUNT):
        if circled >> cell & 1:
            circle(sheet, tables, cell)


@kernel
def apply_move(sheet: Sheet, roll: int, move: int, circled: int, tables: Tables) -> None:
    """Make a move with just these free circles, as bits."""
    if move >= NOTHING_CODE:
        return
    if move >= CIRCLE_CODE:
        circle(sheet, tables, move - CIRCLE_CODE)
        return
    write(sheet, tables, roll, move)
    for cell in range(CELL_COUNT):
        if circled >> cell & 1:
            circle(sheet, tables, cell)
