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
    LINE_CELLS,
    LINE_COUNT,
    PLACE_ON_LINE,
    ROLL_COUNT,
    ROLL_ODDS_F32,
    Floats,
    Ids,
    Ints,
    LineIds,
    build_add_table,
    build_mirror_table,
    count_lines,
)
from fivebyfive.kernels.rng import Rng, draw_below, draw_roll
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
PAIRS: Final = LINE_PAIRS.pairs
PAIR_COUNT: Final = LINE_PAIRS.counts
CROSSING_LINES: Final = LINE_PAIRS.crossing_lines
CROSSING_TABLES: Final = LINE_PAIRS.crossing_tables
WORST_VALUE: Final = np.float32(-1e9)


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


class Scratch(NamedTuple):
    """Room to compute in, one for each thread."""

    gains: Floats  # [line, roll]
    pair_gains: Floats  # [line, place, roll]
    values: Floats  # [roll, cell]


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


def new_scratch() -> Scratch:
    """Room to compute in."""
    return Scratch(
        np.zeros((LINE_COUNT, ROLL_COUNT), dtype=np.float32),
        np.zeros((LINE_COUNT, SIZE, ROLL_COUNT), dtype=np.float32),
        np.zeros((ROLL_COUNT, CELL_COUNT), dtype=np.float32),
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
def play_random_game(sheet: Sheet, tables: Tables, rng: Rng, free: Ints) -> int:
    """A whole game of somebody who writes anywhere. `free` is room for 25 cells."""
    for cell in range(CELL_COUNT):
        free[cell] = cell
    sheet.lines[:] = 0
    for left in range(CELL_COUNT, 0, -1):
        roll = draw_roll(rng)
        at = draw_below(rng, left)
        cell = free[at]
        free[at] = free[left - 1]
        write(sheet, tables, roll, cell)
    return score(sheet, tables)


@kernel
def play_random_games(games: int, tables: Tables, rng: Rng) -> int:
    """The sum of the points of so many random games."""
    cells = np.empty(CELL_COUNT, dtype=np.int64)
    lines = np.empty(LINE_COUNT, dtype=np.int64)
    free = np.empty(CELL_COUNT, dtype=np.int64)
    total = 0
    for _ in range(games):
        total += play_random_game(Sheet(cells, lines), tables, rng, free)
    return total


@kernel
def fill_static_values(
    sheet: Sheet, filled: int, tables: Tables, weights: Weights, scratch: Scratch
) -> None:
    """Fill `desk.values`: what the sheet will be worth with each roll in each free cell.

    All at once, because they share most of their work: a write changes the lines through its cell,
    and for each of these the pairs at its other free cells.
    """
    gains, parts, values = scratch.gains, scratch.pair_gains, scratch.values
    base = _fill_line_gains(sheet, weights.singles[filled + 1], tables, weights, scratch)
    crossing = np.empty(CELL_COUNT, dtype=np.float32)
    for cell in range(CELL_COUNT):
        if sheet.cells[cell] < 0:
            crossing[cell] = _pair_value_at(cell, sheet, weights)
            base += crossing[cell]
    for cell in range(CELL_COUNT):
        if sheet.cells[cell] >= 0:
            continue
        for roll in range(ROLL_COUNT):
            values[roll, cell] = base - crossing[cell]
        for at in range(CELL_LINE_COUNT[cell]):
            line = CELL_LINES[cell, at]
            place = PLACE_ON_LINE[line, cell]
            for roll in range(ROLL_COUNT):
                values[roll, cell] += gains[line, roll] - parts[line, place, roll]


@inlined
def _fill_line_gains(
    sheet: Sheet, singles: Floats, tables: Tables, weights: Weights, scratch: Scratch
) -> np.float32:
    """What each roll adds to a line and its pairs; what all lines are worth now."""
    gains, parts = scratch.gains, scratch.pair_gains
    base = np.float32(0.0)
    for line in range(LINE_COUNT):
        held = sheet.lines[line]
        if held >= OPEN_LINES:
            base += np.float32(LINE_FACTORS[line] * tables.points[held])
            continue
        kind = KIND[line]
        now = singles[kind, held]
        base += now
        if held >= TWO_FREE_LINES:  # the next number completes it, and no pair of it is left
            for roll in range(ROLL_COUNT):
                points = LINE_FACTORS[line] * tables.points[tables.add[held, roll]]
                gains[line, roll] = np.float32(points) - now
            parts[line] = 0.0
            continue
        for roll in range(ROLL_COUNT):
            gains[line, roll] = singles[kind, tables.add[held, roll]] - now
        for place in range(SIZE):
            if sheet.cells[LINE_CELLS[line, place]] >= 0:
                continue
            part = parts[line, place]
            part[:] = 0.0
            for at in range(3):
                other = CROSSING_LINES[line, place, at]
                if other < 0:
                    break
                row = weights.pairs[CROSSING_TABLES[line, place, at], sheet.lines[other]]
                worth = row[held]
                for roll in range(ROLL_COUNT):
                    part[roll] += row[tables.add[held, roll]] - worth
            for roll in range(ROLL_COUNT):
                gains[line, roll] += part[roll]
    return base


@inlined
def _pair_value_at(cell: int, sheet: Sheet, weights: Weights) -> np.float32:
    worth = np.float32(0.0)
    for at in range(PAIR_COUNT[cell]):
        fixed, changing = sheet.lines[PAIRS[cell, at, 1]], sheet.lines[PAIRS[cell, at, 0]]
        worth += weights.pairs[PAIRS[cell, at, 2], fixed, changing]
    return worth


@inlined
def best_cell(sheet: Sheet, values: Floats) -> tuple[int, np.float32]:
    """The free cell with the highest value, and that value."""
    best, worth = -1, WORST_VALUE
    for cell in range(CELL_COUNT):
        if sheet.cells[cell] < 0 and values[cell] > worth:
            best, worth = cell, values[cell]
    return best, worth


@inlined
def expected_value(sheet: Sheet, values: Floats) -> np.float32:
    """What the sheet is worth before the roll, if the best of the values is taken for each."""
    total = np.float32(0.0)
    for roll in range(ROLL_COUNT):
        total += ROLL_ODDS_F32[roll] * best_cell(sheet, values[roll])[1]
    return total
