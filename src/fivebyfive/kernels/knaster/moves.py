"""Move generation for Knaster: one move for each sheet that can result from a roll.

As in `rules/`: lines that one write completes share only the written cell. So a resulting sheet is
determined by the line whose free circle goes to the written cell, if any does, and by the other
cells that each line circles.
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

# Four full houses through c3 allow 4,752 moves in that cell alone; four straights only 1,792.
MAX_MOVES: Final = 8192


class Moves(NamedTuple):
    """The legal moves, by number; behind their count the arrays are undefined."""

    codes: Ints  # (8192,) int64: the move, coded as in `state`
    circled: Ints  # (8192,) int64: the cells of all free circles, as bits
    groups: Ints  # (8192, 4) int64: [move, 0-3] the free circles of each line through the cell
    takers: Ints  # (8192,) int64: which of these lines, 0-3, circles the written cell; -1 for none


def new_moves() -> Moves:
    """Memory for all moves of a position."""
    return Moves(
        np.zeros(MAX_MOVES, dtype=np.int64),
        np.zeros(MAX_MOVES, dtype=np.int64),
        np.zeros((MAX_MOVES, 4), dtype=np.int64),
        np.zeros(MAX_MOVES, dtype=np.int64),
    )


@kernel
def fill_legal_moves(sheet: Sheet, roll: int, last: bool, tables: Tables, moves: Moves) -> int:
    """Fill `moves` and return their number; a full sheet has none but on the last roll."""
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
    """Add all writes in one cell: one for each choice of free circles; returns the new count."""
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
        # A line is short if it owes more circles than it has other cells for. Whichever of several
        # short lines circles the written cell, the sheet is the same: only the first is listed.
        short = owed[taker] > others[taker]
        if owed[taker] > 0 and (not short or taker == first_short):
            count = _add_circle_choices(sheet, cell, taker, owed, others, moves, count)
    return count


@kernel
def _add_circle_choices(
    sheet: Sheet, cell: int, taker: int, owed: Ints, others: Ints, moves: Moves, count: int
) -> int:
    """Add all combinations of the lines' circles on other cells, counted up like an odometer."""
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
    """The cells of a subset of a line's uncircled cells, without the written one, as bits."""
    bits, number = 0, 0
    for place in range(5):
        other = LINE_CELLS[line, place]
        if other != cell and sheet.circled[other] == 0:
            if subset >> number & 1:
                bits |= 1 << other
            number += 1
    return bits
