"""Looking ahead in Knister: all rolls, the best cells, again and again; exactly at the end."""

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from .chances import Worth, worth_of
from .compiled import kernel
from .knister import (
    CELL_COUNT,
    LINE_COUNT,
    NEVER,
    TIMES,
    Desk,
    Sheet,
    Tables,
    Weights,
    best_cell,
    erase,
    score,
    weigh,
    write,
)
from .lines import CELL_LINES, CHANCE, CHANCES, LINES_OF_CELL, SUMS, Floats, Ints

DEEPEST: Final = 6


class Room(NamedTuple):
    """Room for a search, one for each thread; the first index is the depth."""

    gains: Floats
    parts: Floats
    values: Floats
    cells: Ints
    lines: Ints
    nodes: Ints  # one element: how many sheets were looked at


class Known(NamedTuple):
    """What a search knows."""

    tables: Tables
    weights: Weights
    worth: Worth


def new_room() -> Room:
    """Room for a search."""
    return Room(
        np.zeros((LINE_COUNT, SUMS), dtype=np.float32),
        np.zeros((LINE_COUNT, 5, SUMS), dtype=np.float32),
        np.zeros((DEEPEST + 1, SUMS, CELL_COUNT), dtype=np.float32),
        np.zeros((DEEPEST + 1, CELL_COUNT), dtype=np.int64),
        np.zeros((DEEPEST + 1, LINE_COUNT), dtype=np.int64),
        np.zeros(1, dtype=np.int64),
    )


@kernel
def read_sheet(numbers: Ints, tables: Tables, sheet: Sheet) -> int:
    """Take over a sheet of the rules, where 0 is a free cell; how many cells are filled."""
    sheet.cells[:] = -1
    sheet.lines[:] = 0
    filled = 0
    for cell in range(CELL_COUNT):
        if numbers[cell] > 0:
            write(sheet, tables, numbers[cell] - 2, cell)
            filled += 1
    return filled


@kernel
def glance(sheet: Sheet, filled: int, known: Known, room: Room) -> Floats:
    """What the sheet will be worth with each roll in each free cell, without looking ahead."""
    values = room.values[0]
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
    after = Sheet(room.cells[0], room.lines[0])
    after.cells[:] = sheet.cells
    after.lines[:] = sheet.lines
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
    `widths[depth]` of them.
    """
    if filled == CELL_COUNT:
        return worth_of(np.float32(score(sheet, known.tables)), 0, known.worth)
    values = room.values[depth]
    weigh(sheet, filled, known.tables, known.weights, Desk(room.gains, room.parts, values))
    room.nodes[0] += 1
    total = np.float32(0.0)
    if depth <= 1 or filled == CELL_COUNT - 1:
        for roll in range(SUMS):
            points = best_cell(sheet, values[roll])[1]
            total += CHANCE[roll] * worth_of(points, 0, known.worth)
        return total
    after = Sheet(room.cells[depth], room.lines[depth])
    after.cells[:] = sheet.cells
    after.lines[:] = sheet.lines
    for roll in range(SUMS):
        best = NEVER
        for _ in range(widths[depth]):
            cell, points = best_cell(sheet, values[roll])
            if cell < 0 or points <= NEVER:
                break
            values[roll, cell] = NEVER  # so that the next one is found
            write(after, known.tables, roll, cell)
            best = max(best, look(after, filled + 1, depth - 1, widths, known, room))
            erase(after, sheet, cell)
        total += CHANCE[roll] * best
    return total


@kernel
def solve_each(
    sheet: Sheet, roll: int, cells: Ints, tables: Tables, found: npt.NDArray[np.float64]
) -> None:
    """The exact expected points of writing the roll in each of the cells, for few free ones."""
    lines = np.empty((CELL_COUNT, LINE_COUNT), dtype=np.int64)
    for at in range(len(cells)):
        before = sheet.lines.copy()
        write(sheet, tables, roll, cells[at])
        found[at] = solve(sheet, tables, lines, 0)
        sheet.cells[cells[at]] = -1
        sheet.lines[:] = before


@kernel
def solve(sheet: Sheet, tables: Tables, lines: Ints, depth: int) -> float:
    """The expected points with best play: every roll and every cell to the end."""
    free = 0
    only = -1
    for cell in range(CELL_COUNT):
        if sheet.cells[cell] < 0:
            free += 1
            only = cell
    if free == 0:
        return np.float64(score(sheet, tables))
    total = 0.0
    if free == 1:
        for line in range(LINE_COUNT):
            total += TIMES[line] * tables.points[sheet.lines[line]]  # 0 while it is open
        for at in range(LINES_OF_CELL[only]):
            line = CELL_LINES[only, at]
            for roll in range(SUMS):
                made = tables.points[tables.add[sheet.lines[line], roll]]
                total += CHANCES[roll] * (TIMES[line] * made)
        return total
    lines[depth] = sheet.lines
    for roll in range(SUMS):
        best = -1.0
        for cell in range(CELL_COUNT):
            if sheet.cells[cell] < 0:
                write(sheet, tables, roll, cell)
                best = max(best, solve(sheet, tables, lines, depth + 1))
                sheet.cells[cell] = -1
                sheet.lines[:] = lines[depth]
        total += CHANCES[roll] * best
    return total
