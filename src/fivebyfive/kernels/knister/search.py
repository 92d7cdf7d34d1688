"""Looking ahead in Knister: all rolls, the best cells, again and again; exactly at the end."""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from fivebyfive.kernels.jit import kernel
from fivebyfive.kernels.knister.state import (
    NEVER,
    OPEN_LINES,
    TIMES,
    Desk,
    Sheet,
    Tables,
    Weights,
    best_cell,
    blank_sheets,
    clear,
    copy,
    erase,
    new_desk,
    score,
    sheet_at,
    weigh,
    write,
)
from fivebyfive.kernels.lines import CELL_COUNT, CHANCE, CHANCES, LINE_COUNT, SUMS, Floats, Ints
from fivebyfive.kernels.win_probability import Worth, worth_of


class Room(NamedTuple):
    """Room for a search, one for each thread."""

    gains: Floats
    parts: Floats
    values: Floats  # [depth, roll, cell]
    sheets: Sheet  # by depth; the last one is for the move itself
    rolls: Ints  # the roll that is looked at,
    taken: Ints  # how many cells were for it,
    bests: Floats  # the best of them,
    totals: Floats  # and the sum over the rolls before
    nodes: Ints  # one element: how many sheets were looked at


class Known(NamedTuple):
    """What a search knows."""

    tables: Tables
    weights: Weights
    worth: Worth


def new_room(deepest: int) -> Room:
    """Room for a search of at most this depth."""
    desk = new_desk()
    return Room(
        desk.gains,
        desk.parts,
        np.zeros((deepest + 1, SUMS, CELL_COUNT), dtype=np.float32),
        blank_sheets(deepest + 2),
        np.zeros(deepest + 1, dtype=np.int64),
        np.zeros(deepest + 1, dtype=np.int64),
        np.zeros(deepest + 1, dtype=np.float32),
        np.zeros(deepest + 1, dtype=np.float32),
        np.zeros(1, dtype=np.int64),
    )


@kernel
def read_sheet(numbers: Ints, tables: Tables, sheet: Sheet) -> int:
    """Take over a sheet of the rules, where 0 is a free cell; how many cells are filled."""
    clear(sheet)
    filled = 0
    for cell in range(CELL_COUNT):
        if numbers[cell] > 0:
            write(sheet, tables, numbers[cell] - 2, cell)
            filled += 1
    return filled


@kernel
def glance(sheet: Sheet, filled: int, known: Known, room: Room) -> Floats:
    """What the sheet will be worth with each roll in each free cell, without looking ahead."""
    values: Floats = room.values[0]
    weigh(sheet, filled, known.tables, known.weights, Desk(room.gains, room.parts, values))
    room.nodes[0] += 1
    return values


@kernel
def look_at(
    sheet: Sheet,
    filled: int,
    roll: int,
    cells: Ints,
    depth: int,
    widths: Ints,
    known: Known,
    room: Room,
    found: Floats,
) -> None:
    """What writing the roll in each of the cells is worth, so many rolls looked ahead."""
    after = sheet_at(room.sheets, len(room.rolls))
    copy(sheet, after)
    for at in range(len(cells)):
        write(after, known.tables, roll, cells[at])
        found[at] = look(after, filled + 1, depth, widths, known, room)
        erase(after, sheet, cells[at])


@kernel
def look(
    sheet: Sheet, filled: int, depth: int, widths: Ints, known: Known, room: Room
) -> np.float32:
    """What the sheet is worth, so many rolls looked ahead.

    All eleven rolls each time, but for each only the cells that seem best at a glance:
    `widths[depth]` of them. Written with a stack of its own: Numba cannot keep a compiled function
    that calls itself.
    """
    deepest = depth
    _begin(sheet, filled, depth, known, room)
    while True:
        now = sheet_at(room.sheets, depth)
        if room.rolls[depth] == SUMS:
            found: np.float32 = room.totals[depth]
            if depth == deepest:
                return found
            depth += 1
            room.bests[depth] = max(room.bests[depth], found)
            continue
        roll = room.rolls[depth]
        cell = -1
        if room.taken[depth] < widths[depth]:
            cell, points = best_cell(now, room.values[depth, roll])
            if points <= NEVER:
                cell = -1
        if cell < 0:
            room.totals[depth] += CHANCE[roll] * room.bests[depth]
            room.rolls[depth] += 1
            room.bests[depth] = NEVER
            room.taken[depth] = 0
            continue
        room.taken[depth] += 1
        room.values[depth, roll, cell] = NEVER  # so that the next one is found
        after = sheet_at(room.sheets, depth - 1)
        copy(now, after)
        write(after, known.tables, roll, cell)
        depth -= 1
        _begin(after, filled + deepest - depth, depth, known, room)


@kernel
def _begin(sheet: Sheet, filled: int, depth: int, known: Known, room: Room) -> None:
    """Weigh a sheet; if nothing is to be looked at below it, it is done at once."""
    copy(sheet, sheet_at(room.sheets, depth))
    room.totals[depth] = 0.0
    room.rolls[depth] = 0
    room.bests[depth] = NEVER
    room.taken[depth] = 0
    if filled == CELL_COUNT:
        points = np.float32(score(sheet, known.tables))
        room.totals[depth] = worth_of(points, 0, 0, known.worth)
        room.rolls[depth] = SUMS
        return
    values = room.values[depth]
    weigh(sheet, filled, known.tables, known.weights, Desk(room.gains, room.parts, values))
    room.nodes[0] += 1
    if depth <= 1 or filled == CELL_COUNT - 1:
        for roll in range(SUMS):
            points = best_cell(sheet, values[roll])[1]
            room.totals[depth] += CHANCE[roll] * worth_of(points, 0, 0, known.worth)
        room.rolls[depth] = SUMS


@kernel
def solve_each(
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
            totals[depth] += CHANCES[rolls[depth]] * bests[depth]
            rolls[depth] += 1
            tried[depth], bests[depth] = -1, -1.0
            if rolls[depth] < SUMS:
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
            for roll in range(SUMS):
                total += CHANCES[roll] * TIMES[line] * tables.points[tables.add[held, roll]]
        else:
            total += TIMES[line] * tables.points[held]
    return total
