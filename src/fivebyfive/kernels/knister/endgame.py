"""The last rolls of Knister, solved exactly by full expectimax."""

import numpy as np
import numpy.typing as npt

from fivebyfive.kernels.jit import kernel
from fivebyfive.kernels.knister.state import LINE_FACTORS, OPEN_LINES, Sheet, Tables, write
from fivebyfive.kernels.lines import CELL_COUNT, LINE_COUNT, ROLL_COUNT, ROLL_ODDS, Ints


@kernel
def solve_moves(
    sheet: Sheet, roll: int, cells: Ints, tables: Tables, found: npt.NDArray[np.float64]
) -> None:
    """The exact expected points of writing the roll in each of the cells, for few free ones."""
    before = sheet.lines.copy()
    for at in range(len(cells)):
        write(sheet, tables, roll, cells[at])
        found[at] = solve(sheet, tables)
        sheet.cells[cells[at]] = -1
        sheet.lines[:] = before


@kernel
def solve(sheet: Sheet, tables: Tables) -> float:
    """The expected points with best play: every roll and every cell to the end.

    Depth by depth: the roll, the cell it is tried in, the best cell so far, the sum over the rolls.
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
            totals[depth] += ROLL_ODDS[rolls[depth]] * bests[depth]
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
    """The expected points with at most one free cell."""
    total = 0.0
    for line in range(LINE_COUNT):
        held = sheet.lines[line]
        if held < OPEN_LINES:
            for roll in range(ROLL_COUNT):
                total += (
                    ROLL_ODDS[roll] * LINE_FACTORS[line] * tables.points[tables.add[held, roll]]
                )
        else:
            total += LINE_FACTORS[line] * tables.points[held]
    return total
