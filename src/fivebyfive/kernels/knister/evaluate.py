"""Static evaluation of Knister: what every move is worth by the learned tables."""

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
    PLACE_ON_LINE,
    ROLL_COUNT,
    ROLL_ODDS_F32,
    Floats,
)
from fivebyfive.rules.grid import SIZE

PAIRS: Final = LINE_PAIRS.pairs
PAIR_COUNT: Final = LINE_PAIRS.counts
CROSSING_LINES: Final = LINE_PAIRS.crossing_lines
CROSSING_TABLES: Final = LINE_PAIRS.crossing_tables
WORST_VALUE: Final = np.float32(-1e9)


class Scratch(NamedTuple):
    """Room to compute in, one for each thread."""

    gains: Floats  # [line, roll]
    pair_gains: Floats  # [line, place, roll]
    values: Floats  # [roll, cell]


def new_scratch() -> Scratch:
    """Room to compute in."""
    return Scratch(
        np.zeros((LINE_COUNT, ROLL_COUNT), dtype=np.float32),
        np.zeros((LINE_COUNT, SIZE, ROLL_COUNT), dtype=np.float32),
        np.zeros((ROLL_COUNT, CELL_COUNT), dtype=np.float32),
    )


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
