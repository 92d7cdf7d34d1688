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
    circle_gain,
    free_circles,
    waiting_gain,
    weigh_bonuses,
)
from fivebyfive.kernels.knaster.state import (
    CIRCLES,
    CROSSINGS,
    FREE,
    KIND,
    MOST_WAITING,
    NEVER,
    NO_MOVE,
    NOTHING,
    OPEN_LINES,
    OVER,
    POINTS,
    STAGE,
    WIDE_LINES,
    Desk,
    Sheet,
    Tables,
    Weights,
    circle,
    copy,
    write,
)
from fivebyfive.kernels.lines import (
    CELL_COUNT,
    CELL_LINES,
    CHANCE,
    LINE_CELLS,
    LINE_COUNT,
    LINES_OF_CELL,
    PLACE_ON_LINE,
    SUMS,
)
from fivebyfive.rules.grid import SIZE

PAIRS: Final = CROSSINGS.pairs
PAIR_COUNT: Final = CROSSINGS.counts
OTHERS: Final = CROSSINGS.others
OTHER_TABLES: Final = CROSSINGS.other_tables


@kernel
def hoped(sheet: Sheet, clock: int, tables: Tables, weights: Weights) -> np.float32:
    """What a sheet is worth: its points and what is hoped for by the clock."""
    worth: np.float32 = np.float32(sheet.tally[POINTS])
    if clock == OVER:
        return worth
    stage = weights.lines[STAGE[clock]]
    for line in range(LINE_COUNT):
        worth += stage[KIND[line], sheet.lines[line]]
    for number in range(SUMS):
        worth += weights.waiting[clock, number, min(sheet.waiting[number], MOST_WAITING)]
    worth += weights.pace[clock, sheet.tally[FREE]]
    for cell in range(CELL_COUNT):
        if sheet.cells[cell] < 0:
            worth += pairs_at(cell, sheet, tables, weights)
    return worth


@inlined
def pairs_at(cell: int, sheet: Sheet, tables: Tables, weights: Weights) -> np.float32:
    """What the pairs of lines through a free cell are worth together."""
    worth = np.float32(0.0)
    for at in range(PAIR_COUNT[cell]):
        changing = tables.bare[sheet.lines[PAIRS[cell, at, 0]]]
        fixed = tables.bare[sheet.lines[PAIRS[cell, at, 1]]]
        worth += weights.pairs[PAIRS[cell, at, 2], fixed, changing]
    return worth


@kernel
def weigh(sheet: Sheet, others: int, tables: Tables, weights: Weights, desk: Desk) -> None:
    """Fill the desk: what the sheet will be worth with each roll and move, and the best of each.

    `others` is the fewest free cells on the other sheets; 0 there makes this roll the last, as a
    full sheet of one's own does.
    """
    free = sheet.tally[FREE]
    last = free == 0 or others == 0
    clock = OVER if last else min(free, others)
    nothing = np.float32(sheet.tally[POINTS])
    for roll in range(SUMS):
        desk.best[roll] = nothing if last else NEVER
        desk.moves[roll] = NOTHING if last else NO_MOVE
    base = hoped(sheet, clock, tables, weights)
    stage = weights.lines[STAGE[clock]]
    for cell in range(CELL_COUNT):
        roll = sheet.cells[cell]
        if roll >= 0 and sheet.circled[cell] == 0:
            worth = base + circle_gain(cell, sheet, stage, -1, tables)
            worth += waiting_gain(weights.waiting[clock, roll], sheet.waiting[roll])
            desk.circles[cell] = worth
            if worth > desk.best[roll]:
                desk.best[roll] = worth
                desk.moves[roll] = CIRCLES + cell
    if free > 0:
        _weigh_writes(sheet, OVER if last else min(free - 1, others), tables, weights, desk)


@kernel
def _weigh_lines(sheet: Sheet, clock: int, tables: Tables, weights: Weights, desk: Desk) -> None:
    """What each roll adds to each line and its pairs."""
    stage = weights.lines[STAGE[clock]]
    gains, parts = desk.gains, desk.parts
    for line in range(LINE_COUNT):
        held = sheet.lines[line]
        if held >= OPEN_LINES:
            continue
        kind = KIND[line]
        now = stage[kind, held]
        for roll in range(SUMS):
            gains[line, roll] = stage[kind, tables.add[held, roll]] - now
        parts[line] = 0.0
        if held >= WIDE_LINES or clock == OVER:
            continue
        bare = tables.bare[held]
        for place in range(SIZE):
            if sheet.cells[LINE_CELLS[line, place]] >= 0:
                continue
            part = parts[line, place]
            for at in range(3):
                other = OTHERS[line, place, at]
                if other < 0:
                    break
                fixed = tables.bare[sheet.lines[other]]
                row = weights.pairs[OTHER_TABLES[line, place, at], fixed]
                worth = row[bare]
                for roll in range(SUMS):
                    part[roll] += row[tables.bare_add[bare, roll]] - worth
            for roll in range(SUMS):
                gains[line, roll] += part[roll]


@kernel
def _weigh_writes(sheet: Sheet, clock: int, tables: Tables, weights: Weights, desk: Desk) -> None:
    """What the sheet will be worth with each roll in each free cell."""
    _weigh_lines(sheet, clock, tables, weights, desk)
    for line in range(LINE_COUNT):
        if WIDE_LINES <= sheet.lines[line] < OPEN_LINES:
            weigh_bonuses(line, sheet, clock, tables, weights, desk)
    giving = np.zeros(SUMS, dtype=np.int64)  # how many of the lines through a cell give circles
    bonus = np.zeros(SUMS, dtype=np.float32)
    waiting = weights.waiting[clock]
    gains, parts, writes = desk.gains, desk.parts, desk.writes
    paired = clock != OVER
    base = hoped(sheet, clock, tables, weights)
    if paired:
        base += weights.pace[clock, sheet.tally[FREE] - 1]
        base -= weights.pace[clock, sheet.tally[FREE]]
    for cell in range(CELL_COUNT):
        if sheet.cells[cell] >= 0:
            continue
        worth = base - pairs_at(cell, sheet, tables, weights) if paired else base
        for roll in range(SUMS):
            now = sheet.waiting[roll]
            more = waiting[roll, min(now + 1, MOST_WAITING)] - waiting[roll, min(now, MOST_WAITING)]
            writes[roll, cell] = worth + more
            giving[roll] = 0
        for at in range(LINES_OF_CELL[cell]):
            line = CELL_LINES[cell, at]
            place = PLACE_ON_LINE[line, cell]
            for roll in range(SUMS):
                writes[roll, cell] += gains[line, roll] - parts[line, place, roll]
            if sheet.lines[line] >= WIDE_LINES:
                for roll in range(SUMS):
                    if tables.owed[tables.add[sheet.lines[line], roll]] > 0:
                        giving[roll] += 1
                        bonus[roll] = desk.bonus[line, roll]
        for roll in range(SUMS):
            if giving[roll] == 1:
                writes[roll, cell] += bonus[roll]
            elif giving[roll] > 1:
                copy(sheet, desk.spare)
                write(desk.spare, tables, roll, cell)
                writes[roll, cell] += free_circles(cell, desk.spare, clock, tables, weights, desk)
            if writes[roll, cell] > desk.best[roll]:
                desk.best[roll] = writes[roll, cell]
                desk.moves[roll] = cell


@kernel
def play(
    sheet: Sheet, others: int, roll: int, move: int, tables: Tables, weights: Weights, desk: Desk
) -> None:
    """Make a move of the desk on the sheet, with the free circles that seem best."""
    if move >= NOTHING:
        return
    if move >= CIRCLES:
        circle(sheet, tables, move - CIRCLES)
        return
    last = others == 0
    if write(sheet, tables, roll, move) > 0:
        clock = OVER if last else min(sheet.tally[FREE], others)
        free_circles(move, sheet, clock, tables, weights, desk)


@inlined
def expected(desk: Desk) -> np.float32:
    """What the weighed sheet is worth before the roll."""
    total = np.float32(0.0)
    for roll in range(SUMS):
        total += CHANCE[roll] * desk.best[roll]
    return total
