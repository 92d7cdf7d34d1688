"""What every move of Knaster is worth by learned tables.

A sheet is worth its points so far, and what is hoped for: of each line by what it holds, circled or
not; of each pair of open lines by their numbers, while their common cell is free; of each number by
how many of it wait for a circle; and of the free cells. The clock of the game decides how much of
it is still to come: the fewest free cells on any sheet at the table.
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
    PLACE_ON_LINE,
    ROLL_COUNT,
    ROLL_ODDS_F32,
)
from fivebyfive.rules.grid import SIZE

PAIRS: Final = LINE_PAIRS.pairs
PAIR_COUNT: Final = LINE_PAIRS.counts
CROSSING_LINES: Final = LINE_PAIRS.crossing_lines
CROSSING_TABLES: Final = LINE_PAIRS.crossing_tables


@kernel
def sheet_value(sheet: Sheet, clock: int, tables: Tables, weights: Weights) -> np.float32:
    """What a sheet is worth: its points and what is hoped for by the clock."""
    worth: np.float32 = np.float32(sheet.tally[POINTS])
    if clock == CLOCK_OVER:
        return worth
    stage = weights.lines[STAGE[clock]]
    for line in range(LINE_COUNT):
        worth += stage[KIND[line], sheet.lines[line]]
    for number in range(ROLL_COUNT):
        worth += weights.waiting[clock, number, min(sheet.waiting[number], MAX_WAITING)]
    worth += weights.pace[clock, sheet.tally[FREE]]
    for cell in range(CELL_COUNT):
        if sheet.cells[cell] < 0:
            worth += pair_value_at(cell, sheet, tables, weights)
    return worth


@inlined
def pair_value_at(cell: int, sheet: Sheet, tables: Tables, weights: Weights) -> np.float32:
    """What the pairs of lines through a free cell are worth together."""
    worth = np.float32(0.0)
    for at in range(PAIR_COUNT[cell]):
        changing = tables.bare[sheet.lines[PAIRS[cell, at, 0]]]
        fixed = tables.bare[sheet.lines[PAIRS[cell, at, 1]]]
        worth += weights.pairs[PAIRS[cell, at, 2], fixed, changing]
    return worth


@kernel
def fill_static_values(
    sheet: Sheet, others: int, tables: Tables, weights: Weights, scratch: Scratch
) -> None:
    """Fill the desk: what the sheet will be worth with each roll and move, and the best of each.

    `others` is the fewest free cells on the other sheets; 0 there makes this roll the last, as a
    full sheet of one's own does.
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
            worth = base + circle_gain(cell, sheet, stage, -1, tables)
            worth += waiting_gain(weights.waiting[clock, roll], sheet.waiting[roll])
            scratch.circles[cell] = worth
            if worth > scratch.best[roll]:
                scratch.best[roll] = worth
                scratch.moves[roll] = CIRCLE_CODE + cell
    if free > 0:
        _fill_write_values(
            sheet, CLOCK_OVER if last else min(free - 1, others), tables, weights, scratch
        )


@kernel
def _fill_line_gains(
    sheet: Sheet, clock: int, tables: Tables, weights: Weights, scratch: Scratch
) -> None:
    """What each roll adds to each line and its pairs."""
    stage = weights.lines[STAGE[clock]]
    gains, parts = scratch.gains, scratch.pair_gains
    for line in range(LINE_COUNT):
        held = sheet.lines[line]
        if held >= OPEN_LINES:
            continue
        kind = KIND[line]
        now = stage[kind, held]
        for roll in range(ROLL_COUNT):
            gains[line, roll] = stage[kind, tables.add[held, roll]] - now
        parts[line] = 0.0
        if held >= TWO_FREE_LINES or clock == CLOCK_OVER:
            continue
        bare = tables.bare[held]
        for place in range(SIZE):
            if sheet.cells[LINE_CELLS[line, place]] >= 0:
                continue
            part = parts[line, place]
            for at in range(3):
                other = CROSSING_LINES[line, place, at]
                if other < 0:
                    break
                fixed = tables.bare[sheet.lines[other]]
                row = weights.pairs[CROSSING_TABLES[line, place, at], fixed]
                worth = row[bare]
                for roll in range(ROLL_COUNT):
                    part[roll] += row[tables.bare_add[bare, roll]] - worth
            for roll in range(ROLL_COUNT):
                gains[line, roll] += part[roll]


@kernel
def _fill_write_values(
    sheet: Sheet, clock: int, tables: Tables, weights: Weights, scratch: Scratch
) -> None:
    """What the sheet will be worth with each roll in each free cell."""
    _fill_line_gains(sheet, clock, tables, weights, scratch)
    for line in range(LINE_COUNT):
        if TWO_FREE_LINES <= sheet.lines[line] < OPEN_LINES:
            fill_bonuses(line, sheet, clock, tables, weights, scratch)
    giving = np.zeros(
        ROLL_COUNT, dtype=np.int64
    )  # how many of the lines through a cell give circles
    bonus = np.zeros(ROLL_COUNT, dtype=np.float32)
    waiting = weights.waiting[clock]
    gains, parts, writes = scratch.gains, scratch.pair_gains, scratch.writes
    paired = clock != CLOCK_OVER
    base = sheet_value(sheet, clock, tables, weights)
    if paired:
        base += weights.pace[clock, sheet.tally[FREE] - 1]
        base -= weights.pace[clock, sheet.tally[FREE]]
    for cell in range(CELL_COUNT):
        if sheet.cells[cell] >= 0:
            continue
        worth = base - pair_value_at(cell, sheet, tables, weights) if paired else base
        for roll in range(ROLL_COUNT):
            now = sheet.waiting[roll]
            more = waiting[roll, min(now + 1, MAX_WAITING)] - waiting[roll, min(now, MAX_WAITING)]
            writes[roll, cell] = worth + more
            giving[roll] = 0
        for at in range(CELL_LINE_COUNT[cell]):
            line = CELL_LINES[cell, at]
            place = PLACE_ON_LINE[line, cell]
            for roll in range(ROLL_COUNT):
                writes[roll, cell] += gains[line, roll] - parts[line, place, roll]
            if sheet.lines[line] >= TWO_FREE_LINES:
                for roll in range(ROLL_COUNT):
                    if tables.owed[tables.add[sheet.lines[line], roll]] > 0:
                        giving[roll] += 1
                        bonus[roll] = scratch.bonus[line, roll]
        for roll in range(ROLL_COUNT):
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
    """Make a move of the desk on the sheet, with the free circles that seem best."""
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
    """What the weighed sheet is worth before the roll."""
    total = np.float32(0.0)
    for roll in range(ROLL_COUNT):
        total += ROLL_ODDS_F32[roll] * scratch.best[roll]
    return total
