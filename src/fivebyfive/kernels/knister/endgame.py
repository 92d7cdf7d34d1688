"""Exact endgames of Knister: full expectimax over every roll and cell, without learned values.

The time grows by a factor of about 11 times the free cells with each further one.
"""

import numpy as np
import numpy.typing as npt

from fivebyfive.kernels.jit import kernel
from fivebyfive.kernels.knister.state import LINE_FACTORS, OPEN_LINES, Sheet, Tables, write
from fivebyfive.kernels.lines import CELL_COUNT, LINE_COUNT, ODDS_BY_INDEX, ROLL_COUNT, Ints


@kernel
def solve_moves(
    sheet: Sheet, roll: int, cells: Ints, tables: Tables, found: npt.NDArray[np.float64]
) -> None:
    """Fill `found` (len(cells),): the exact expected points of writing the roll into each cell."""
    before = sheet.lines.copy()
    for at in range(len(cells)):
        write(sheet, tables, roll, cells[at])
        found[at] = solve(sheet, tables)
        sheet.cells[cells[at]] = -1
        sheet.lines[:] = before


@kernel
def solve(sheet: Sheet, tables: Tables) -> float:
    """The exact expected points with optimal play.

    Depth-first with a stack of its own, because a kernel must not call itself. By depth: the lines
    before the write, the roll, the cell tried, the best value of the roll so far, and the weighted
    sum over the rolls before. The sheet is changed on the way, and left as it was.
    """
    free = 0
    for cell in range(CELL_COUNT):
        free += sheet.cells[cell] < 0
    if free <= 1:
        return _solve_last(sheet, tables)
    lines = np.empty((free, LINE_COUNT), dtype=np.int64)
    rolls = np.zeros(free, dtype=np.int64)
    tried = np.full(free, -1)
    bests = np.full(free, -1.0)
    totals = np.zeros(free)
    depth = 0
    lines[0] = sheet.lines
    while True:
        cell = tried[depth] + 1
        while cell < CELL_COUNT and sheet.cells[cell] >= 0:
            cell += 1
        if cell < CELL_COUNT:
            tried[depth] = cell
            write(sheet, tables, rolls[depth], cell)
            if free - depth > 2:
                depth += 1
                lines[depth] = sheet.lines
                rolls[depth], tried[depth], bests[depth], totals[depth] = 0, -1, -1.0, 0.0
                continue
            found = _solve_last(sheet, tables)
        else:
            totals[depth] += ODDS_BY_INDEX[rolls[depth]] * bests[depth]
            rolls[depth] += 1
            tried[depth], bests[depth] = -1, -1.0
            if rolls[depth] < ROLL_COUNT:
                continue
            found = float(totals[depth])
            if depth == 0:
                return found
            depth -= 1
        sheet.cells[tried[depth]] = -1
        sheet.lines[:] = lines[depth]
        bests[depth] = max(bests[depth], found)


@kernel
def _solve_last(sheet: Sheet, tables: Tables) -> float:
    """The expected points with at most one free cell: a sum over lines, as there is no choice."""
    total = 0.0
    for line in range(LINE_COUNT):
        held = sheet.lines[line]
        if held < OPEN_LINES:
            for roll in range(ROLL_COUNT):
                total += (
                    ODDS_BY_INDEX[roll] * LINE_FACTORS[line] * tables.points[tables.add[held, roll]]
                )
        else:
            total += LINE_FACTORS[line] * tables.points[held]
    return total
