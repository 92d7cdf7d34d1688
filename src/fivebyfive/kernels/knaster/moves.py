"""Every legal move of Knaster on arrays: one for each sheet that can come of a roll.

As in the rules: lines completed together share only the written cell. So a resulting sheet is told
by the line that circles the written cell, if any does, and by what each line circles besides.
"""

from typing import Final, NamedTuple

import numpy as np

from fivebyfive.kernels.jit import kernel
from fivebyfive.kernels.knaster.state import (
    CIRCLE_CODE,
    FREE,
    NOTHING_CODE,
    SUBSET_COUNT,
    SUBSETS,
    Sheet,
    Tables,
)
from fivebyfive.kernels.lines import CELL_COUNT, CELL_LINE_COUNT, CELL_LINES, LINE_CELLS, Ints

# Four full houses through c3 give 4,752 in that cell alone, more than four straights (1,792).
MAX_MOVES: Final = 8192


class Moves(NamedTuple):
    """The moves found, by number."""

    codes: Ints  # the cell that is written; from 25 on the cell that is circled; 50 is nothing
    circled: Ints  # the cells of all free circles, as bits
    groups: Ints  # [move, 0-3] the free circles of each line through the cell, as bits
    takers: Ints  # which of these lines circles the written cell; -1 for none


def new_moves() -> Moves:
    """Room for all moves."""
    return Moves(
        np.zeros(MAX_MOVES, dtype=np.int64),
        np.zeros(MAX_MOVES, dtype=np.int64),
        np.zeros((MAX_MOVES, 4), dtype=np.int64),
        np.zeros(MAX_MOVES, dtype=np.int64),
    )


@kernel
def fill_legal_moves(sheet: Sheet, roll: int, last: bool, tables: Tables, moves: Moves) -> int:
    """Fill in all moves and say how many there are; a full sheet has some only on the last roll."""
    count = 0
    if sheet.tally[FREE] == 0 and not last:
        return 0
    for cell in range(CELL_COUNT):
        if sheet.cells[cell] < 0:
            count = _add_writes(sheet, roll, cell, tables, moves, count)
    for cell in range(CELL_COUNT):
        if sheet.cells[cell] == roll and sheet.circled[cell] == 0:
            count = _add_move(moves, count, CIRCLE_CODE + cell)
    if last:
        count = _add_move(moves, count, NOTHING_CODE)
    return count


@kernel
def _add_move(moves: Moves, count: int, code: int) -> int:
    moves.codes[count] = code
    moves.circled[count] = 0
    moves.groups[count] = 0
    moves.takers[count] = -1
    return count + 1


@kernel
def _add_writes(
    sheet: Sheet, roll: int, cell: int, tables: Tables, moves: Moves, count: int
) -> int:
    """All writes in one cell."""
    owed = np.zeros(4, dtype=np.int64)
    others = np.zeros(4, dtype=np.int64)
    giving = 0
    first_short = -1
    for at in range(CELL_LINE_COUNT[cell]):
        line = CELL_LINES[cell, at]
        owed[at] = tables.owed[tables.add[sheet.lines[line], roll]]
        if owed[at] == 0:
            continue
        giving += 1
        for place in range(5):
            other = LINE_CELLS[line, place]
            if other != cell and sheet.circled[other] == 0:
                others[at] += 1
        if owed[at] > others[at] and first_short < 0:
            first_short = at
    if giving == 0:
        return _add_move(moves, count, cell)
    if first_short < 0:
        count = _add_circle_choices(sheet, cell, -1, owed, others, moves, count)
    for taker in range(CELL_LINE_COUNT[cell]):
        # All lines that are short leave the same sheet whichever of them takes the cell.
        short = owed[taker] > others[taker]
        if owed[taker] > 0 and (not short or taker == first_short):
            count = _add_circle_choices(sheet, cell, taker, owed, others, moves, count)
    return count


@kernel
def _add_circle_choices(
    sheet: Sheet, cell: int, taker: int, owed: Ints, others: Ints, moves: Moves, count: int
) -> int:
    """All choices of the lines' circles on their other cells, like the wheels of a counter."""
    draws = np.zeros(4, dtype=np.int64)
    wheels = np.zeros(4, dtype=np.int64)
    for at in range(4):
        draws[at] = min(owed[at] - (at == taker), others[at])
        if owed[at] == 0:
            draws[at] = 0
    while True:
        moves.codes[count] = cell
        moves.takers[count] = taker
        moves.circled[count] = 0
        for at in range(4):
            bits = 0
            if owed[at] > 0:
                subset = SUBSETS[others[at], draws[at], wheels[at]]
                bits = _subset_cells(sheet, CELL_LINES[cell, at], cell, subset)
                if at == taker:
                    bits |= 1 << cell
            moves.groups[count, at] = bits
            moves.circled[count] |= bits
        count += 1
        turned = 3
        while turned >= 0:
            wheels[turned] += 1
            if owed[turned] > 0 and wheels[turned] < SUBSET_COUNT[others[turned], draws[turned]]:
                break
            wheels[turned] = 0
            turned -= 1
        if turned < 0:
            return count


@kernel
def _subset_cells(sheet: Sheet, line: int, cell: int, subset: int) -> int:
    """The chosen ones of a line's uncircled cells, the written one not counted, as bits."""
    bits, number = 0, 0
    for place in range(5):
        other = LINE_CELLS[line, place]
        if other != cell and sheet.circled[other] == 0:
            if subset >> number & 1:
                bits |= 1 << other
            number += 1
    return bits
