"""Static evaluation of Knaster: the value of every move by learned tables, without search.

The value of a sheet is its points so far, plus learned values, most of them by the clock: of each
line by what it holds, circled or not; of each pair of lines that cross in a free cell, by their
numbers; of each number by how many uncircled cells have it; and of the number of free cells.
README.md has it as a formula.
"""

from typing import Final

import numpy as np

from fivebyfive.kernels.jit import inlined, kernel
from fivebyfive.kernels.knaster.free_circles import (
    choose_free_circles,
    circle_gain,
    fill_bonuses,
    waiting_gain,
)
from fivebyfive.kernels.knaster.state import (
    CIRCLE_CODE,
    CLOCK_OVER,
    FREE,
    KIND,
    LINE_PAIRS,
    MAX_WAITING,
    NO_MOVE,
    NOTHING_CODE,
    OPEN_LINES,
    POINTS,
    STAGE,
    TWO_FREE_LINES,
    WORST_VALUE,
    Scratch,
    Sheet,
    Tables,
    Weights,
    circle,
    copy,
    write,
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
)
from fivebyfive.rules.grid import SIZE

PAIRS: Final = LINE_PAIRS.pairs
PAIR_COUNT: Final = LINE_PAIRS.counts
CROSSING_LINES: Final = LINE_PAIRS.crossing_lines
CROSSING_TABLES: Final = LINE_PAIRS.crossing_tables


@kernel
def sheet_value(sheet: Sheet, clock: int, tables: Tables, weights: Weights) -> np.float32:
    """The static value of a sheet after a move, with the clock as it is then."""
    value: np.float32 = np.float32(sheet.tally[POINTS])
    if clock == CLOCK_OVER:
        return value
    stage = weights.lines[STAGE[clock]]
    for line in range(LINE_COUNT):
        value += stage[KIND[line], sheet.lines[line]]
    for number in range(ROLL_COUNT):
        value += weights.waiting[clock, number, min(sheet.waiting[number], MAX_WAITING)]
    value += weights.pace[clock, sheet.tally[FREE]]
    for cell in range(CELL_COUNT):
        if sheet.cells[cell] < 0:
            value += pair_value_at(cell, sheet, tables, weights)
    return value


@inlined
def pair_value_at(cell: int, sheet: Sheet, tables: Tables, weights: Weights) -> np.float32:
    """The value of all pairs of lines that cross in a free cell."""
    value = np.float32(0.0)
    for at in range(PAIR_COUNT[cell]):
        changing = tables.bare[sheet.lines[PAIRS[cell, at, 0]]]
        fixed = tables.bare[sheet.lines[PAIRS[cell, at, 1]]]
        value += weights.pairs[PAIRS[cell, at, 2], fixed, changing]
    return value


@kernel
def fill_static_values(
    sheet: Sheet, others: int, tables: Tables, weights: Weights, scratch: Scratch
) -> None:
    """Fill `writes`, `circles`, `best` and `moves` of the scratch memory.

    `others` is the fewest free cells on the other sheets. If that or the number of one's own free
    cells is 0, this roll is the last. Of a write, only the best free circles are evaluated.
    """
    free = sheet.tally[FREE]
    last = free == 0 or others == 0
    clock = CLOCK_OVER if last else min(free, others)
    nothing = np.float32(sheet.tally[POINTS])
    for roll in range(ROLL_COUNT):
        scratch.best[roll] = nothing if last else WORST_VALUE
        scratch.moves[roll] = NOTHING_CODE if last else NO_MOVE
    base = sheet_value(sheet, clock, tables, weights)
    stage = weights.lines[STAGE[clock]]
    for cell in range(CELL_COUNT):
        roll = sheet.cells[cell]
        if roll >= 0 and sheet.circled[cell] == 0:
            value = base + circle_gain(cell, sheet, stage, -1, tables)
            value += waiting_gain(weights.waiting[clock, roll], sheet.waiting[roll])
            scratch.circles[cell] = value
            if value > scratch.best[roll]:
                scratch.best[roll] = value
                scratch.moves[roll] = CIRCLE_CODE + cell
    if free > 0:
        _fill_write_values(
            sheet, CLOCK_OVER if last else min(free - 1, others), tables, weights, scratch
        )


@kernel
def _fill_line_gains(
    sheet: Sheet, clock: int, tables: Tables, weights: Weights, scratch: Scratch
) -> None:
    """Fill `gains` and `pair_gains`: what each roll adds to each line and its pairs."""
    stage = weights.lines[STAGE[clock]]
    gains, pair_gains = scratch.gains, scratch.pair_gains
    for line in range(LINE_COUNT):
        held = sheet.lines[line]
        if held >= OPEN_LINES:
            continue
        kind = KIND[line]
        now = stage[kind, held]
        for roll in range(ROLL_COUNT):
            gains[line, roll] = stage[kind, tables.add[held, roll]] - now
        pair_gains[line] = 0.0
        if held >= TWO_FREE_LINES or clock == CLOCK_OVER:
            continue
        bare = tables.bare[held]
        for place in range(SIZE):
            if sheet.cells[LINE_CELLS[line, place]] >= 0:
                continue
            part = pair_gains[line, place]
            for at in range(3):
                other = CROSSING_LINES[line, place, at]
                if other < 0:
                    break
                fixed = tables.bare[sheet.lines[other]]
                row = weights.pairs[CROSSING_TABLES[line, place, at], fixed]
                value = row[bare]
                for roll in range(ROLL_COUNT):
                    part[roll] += row[tables.bare_add[bare, roll]] - value
            for roll in range(ROLL_COUNT):
                gains[line, roll] += part[roll]


@kernel
def _fill_write_values(
    sheet: Sheet, clock: int, tables: Tables, weights: Weights, scratch: Scratch
) -> None:
    """Fill `writes`, and `best` and `moves` where a write is better than the circles.

    `clock` is that after the write.
    """
    _fill_line_gains(sheet, clock, tables, weights, scratch)
    for line in range(LINE_COUNT):
        if TWO_FREE_LINES <= sheet.lines[line] < OPEN_LINES:
            fill_bonuses(line, sheet, clock, tables, weights, scratch)
    giving = np.zeros(ROLL_COUNT, dtype=np.int64)  # [roll] how many completed lines give circles
    bonus = np.zeros(ROLL_COUNT, dtype=np.float32)
    waiting = weights.waiting[clock]
    gains, pair_gains, writes = scratch.gains, scratch.pair_gains, scratch.writes
    paired = clock != CLOCK_OVER
    base = sheet_value(sheet, clock, tables, weights)
    if paired:
        base += weights.pace[clock, sheet.tally[FREE] - 1]
        base -= weights.pace[clock, sheet.tally[FREE]]
    for cell in range(CELL_COUNT):
        if sheet.cells[cell] >= 0:
            continue
        value = base - pair_value_at(cell, sheet, tables, weights) if paired else base
        for roll in range(ROLL_COUNT):
            now = sheet.waiting[roll]
            more = waiting[roll, min(now + 1, MAX_WAITING)] - waiting[roll, min(now, MAX_WAITING)]
            writes[roll, cell] = value + more
            giving[roll] = 0
        for at in range(CELL_LINE_COUNT[cell]):
            line = CELL_LINES[cell, at]
            place = PLACE_ON_LINE[line, cell]
            for roll in range(ROLL_COUNT):
                writes[roll, cell] += gains[line, roll] - pair_gains[line, place, roll]
            if sheet.lines[line] >= TWO_FREE_LINES:
                for roll in range(ROLL_COUNT):
                    if tables.owed[tables.add[sheet.lines[line], roll]] > 0:
                        giving[roll] += 1
                        bonus[roll] = scratch.bonus[line, roll]
        for roll in range(ROLL_COUNT):
            # The bonus of a single line is known; circles of several lines depend on each other.
            if giving[roll] == 1:
                writes[roll, cell] += bonus[roll]
            elif giving[roll] > 1:
                copy(sheet, scratch.spare)
                write(scratch.spare, tables, roll, cell)
                writes[roll, cell] += choose_free_circles(
                    cell, scratch.spare, clock, tables, weights, scratch
                )
            if writes[roll, cell] > scratch.best[roll]:
                scratch.best[roll] = writes[roll, cell]
                scratch.moves[roll] = cell


@kernel
def apply_greedy_move(
    sheet: Sheet,
    others: int,
    roll: int,
    move: int,
    tables: Tables,
    weights: Weights,
    scratch: Scratch,
) -> None:
    """Make a coded move on the sheet, with the free circles of the best static value."""
    if move >= NOTHING_CODE:
        return
    if move >= CIRCLE_CODE:
        circle(sheet, tables, move - CIRCLE_CODE)
        return
    last = others == 0
    if write(sheet, tables, roll, move) > 0:
        clock = CLOCK_OVER if last else min(sheet.tally[FREE], others)
        choose_free_circles(move, sheet, clock, tables, weights, scratch)


@inlined
def expected_value(scratch: Scratch) -> np.float32:
    """The expected value of the evaluated sheet before the roll."""
    total = np.float32(0.0)
    for roll in range(ROLL_COUNT):
        total += ODDS_BY_INDEX_F32[roll] * scratch.best[roll]
    return total
