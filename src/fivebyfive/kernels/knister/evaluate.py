"""Static evaluation of Knister: the value of every move by learned tables, without search.

The value of a sheet is the points of its full lines, plus a learned value of each open line by the
number of filled cells of the sheet, plus a learned value of each pair of lines that cross in a free
cell. README.md has it as a formula.
"""

from typing import Final, NamedTuple

import numpy as np

from fivebyfive.kernels.jit import inlined, kernel
from fivebyfive.kernels.knister.state import (
    KIND,
    LINE_FACTORS,
    LINE_PAIRS,
    OPEN_LINES,
    TWO_FREE_LINES,
    Sheet,
    Tables,
    Weights,
)
from fivebyfive.kernels.lines import (
    CELL_COUNT,
    CELL_LINE_COUNT,
    CELL_LINES,
    LINE_CELLS,
    LINE_COUNT,
    ODDS_BY_INDEX_F32,
    PLACE_ON_LINE,
    ROLL_COUNT,
    Floats,
)
from fivebyfive.rules.grid import SIZE

PAIRS: Final = LINE_PAIRS.pairs
PAIR_COUNT: Final = LINE_PAIRS.counts
CROSSING_LINES: Final = LINE_PAIRS.crossing_lines
CROSSING_TABLES: Final = LINE_PAIRS.crossing_tables
WORST_VALUE: Final = np.float32(-1e9)  # below every value, for maxima and moves that are taken


class Scratch(NamedTuple):
    """Preallocated arrays of one thread for one evaluation."""

    # (12, 11) float32: [line, roll] what the roll adds to the line and all its pairs
    gains: Floats
    pair_gains: Floats  # (12, 5, 11) float32: [line, place, roll] the part of the pairs there
    values: Floats  # (11, 25) float32: [roll, cell] the result, for free cells only


def new_scratch() -> Scratch:
    """Scratch memory for one thread."""
    return Scratch(
        np.zeros((LINE_COUNT, ROLL_COUNT), dtype=np.float32),
        np.zeros((LINE_COUNT, SIZE, ROLL_COUNT), dtype=np.float32),
        np.zeros((ROLL_COUNT, CELL_COUNT), dtype=np.float32),
    )


@kernel
def fill_static_values(
    sheet: Sheet, filled: int, tables: Tables, weights: Weights, scratch: Scratch
) -> None:
    """Fill `scratch.values`: the value of the sheet with each roll written into each free cell.

    `filled` is the number of filled cells before the write. All moves are evaluated at once,
    because they share most of the work: a write changes only the lines through its cell, and their
    pairs at the other free cells. The pairs at the cell itself end with the write.
    """
    gains, pair_gains, values = scratch.gains, scratch.pair_gains, scratch.values
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
                values[roll, cell] += gains[line, roll] - pair_gains[line, place, roll]


@inlined
def _fill_line_gains(
    sheet: Sheet, singles: Floats, tables: Tables, weights: Weights, scratch: Scratch
) -> np.float32:
    """Fill the gains of each line by roll; returns the value of all lines before the write.

    `singles` are those of the sheet after the write.
    """
    gains, pair_gains = scratch.gains, scratch.pair_gains
    base = np.float32(0.0)
    for line in range(LINE_COUNT):
        held = sheet.lines[line]
        if held >= OPEN_LINES:
            base += np.float32(LINE_FACTORS[line] * tables.points[held])
            continue
        kind = KIND[line]
        now = singles[kind, held]
        base += now
        if held >= TWO_FREE_LINES:  # the next number fills the line: no pair of it is left
            for roll in range(ROLL_COUNT):
                points = LINE_FACTORS[line] * tables.points[tables.add[held, roll]]
                gains[line, roll] = np.float32(points) - now
            pair_gains[line] = 0.0
            continue
        for roll in range(ROLL_COUNT):
            gains[line, roll] = singles[kind, tables.add[held, roll]] - now
        for place in range(SIZE):
            if sheet.cells[LINE_CELLS[line, place]] >= 0:
                continue
            part = pair_gains[line, place]
            part[:] = 0.0
            for at in range(3):
                other = CROSSING_LINES[line, place, at]
                if other < 0:
                    break
                row = weights.pairs[CROSSING_TABLES[line, place, at], sheet.lines[other]]
                value = row[held]
                for roll in range(ROLL_COUNT):
                    part[roll] += row[tables.add[held, roll]] - value
            for roll in range(ROLL_COUNT):
                gains[line, roll] += part[roll]
    return base


@inlined
def _pair_value_at(cell: int, sheet: Sheet, weights: Weights) -> np.float32:
    """The value of all pairs of lines that cross in a free cell."""
    value = np.float32(0.0)
    for at in range(PAIR_COUNT[cell]):
        fixed, changing = sheet.lines[PAIRS[cell, at, 1]], sheet.lines[PAIRS[cell, at, 0]]
        value += weights.pairs[PAIRS[cell, at, 2], fixed, changing]
    return value


@inlined
def best_cell(sheet: Sheet, values: Floats) -> tuple[int, np.float32]:
    """The free cell with the highest of `values` (25,), and that value; -1 if all are NaN."""
    best, highest = -1, WORST_VALUE
    for cell in range(CELL_COUNT):
        if sheet.cells[cell] < 0 and values[cell] > highest:
            best, highest = cell, values[cell]
    return best, highest


@inlined
def expected_value(sheet: Sheet, values: Floats) -> np.float32:
    """The expected value before the roll, with the best of `values` (11, 25) for each roll."""
    total = np.float32(0.0)
    for roll in range(ROLL_COUNT):
        total += ODDS_BY_INDEX_F32[roll] * best_cell(sheet, values[roll])[1]
    return total
