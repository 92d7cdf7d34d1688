"""Looking ahead in Knaster: all rolls, the best moves, again and again."""

from typing import NamedTuple

import numpy as np

from fivebyfive.kernels.jit import kernel
from fivebyfive.kernels.knaster.evaluate import hoped, play, weigh
from fivebyfive.kernels.knaster.state import (
    CIRCLES,
    FREE,
    NEVER,
    NO_MOVE,
    NOTHING,
    OVER,
    POINTS,
    Desk,
    Sheet,
    Tables,
    Weights,
    blank_sheets,
    circle,
    clear,
    copy,
    new_desk,
    sheet_at,
    write,
)
from fivebyfive.kernels.lines import CELL_COUNT, CHANCE, SUMS, Floats, Ints
from fivebyfive.kernels.win_probability import Worth, worth_of


class Room(NamedTuple):
    """Room for a search, one for each thread; the first index is the depth."""

    desk: Desk
    writes: Floats
    circles: Floats
    best: Floats
    moves: Ints
    sheets: Sheet  # the last one is for the move itself
    rolls: Ints  # the roll that is looked at,
    taken: Ints  # how many moves were for it,
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
    deep = deepest + 1
    return Room(
        new_desk(),
        np.zeros((deep, SUMS, CELL_COUNT), dtype=np.float32),
        np.zeros((deep, CELL_COUNT), dtype=np.float32),
        np.zeros((deep, SUMS), dtype=np.float32),
        np.zeros((deep, SUMS), dtype=np.int64),
        blank_sheets(deep + 1),
        np.zeros(deep, dtype=np.int64),
        np.zeros(deep, dtype=np.int64),
        np.zeros(deep, dtype=np.float32),
        np.zeros(deep, dtype=np.float32),
        np.zeros(1, dtype=np.int64),
    )


@kernel
def read_sheet(numbers: Ints, circled: int, tables: Tables, sheet: Sheet) -> None:
    """Take over a sheet of the rules, where 0 is a free cell and the circles are bits."""
    clear(sheet)
    for cell in range(CELL_COUNT):
        if numbers[cell] > 0:
            write(sheet, tables, numbers[cell] - 2, cell)
    for cell in range(CELL_COUNT):
        if circled >> cell & 1:
            circle(sheet, tables, cell)


@kernel
def make(sheet: Sheet, roll: int, move: int, circled: int, tables: Tables) -> None:
    """Make a move with just these free circles, as bits."""
    if move >= NOTHING:
        return
    if move >= CIRCLES:
        circle(sheet, tables, move - CIRCLES)
        return
    write(sheet, tables, roll, move)
    for cell in range(CELL_COUNT):
        if circled >> cell & 1:
            circle(sheet, tables, cell)


@kernel
def glance_each(
    sheet: Sheet,
    others: int,
    last: bool,
    roll: int,
    moves: Ints,
    circled: Ints,
    known: Known,
    room: Room,
    found: Floats,
) -> None:
    """What each move is worth without looking ahead."""
    after = sheet_at(room.sheets, 0)
    for at in range(len(moves)):
        copy(sheet, after)
        make(after, roll, moves[at], circled[at], known.tables)
        free = after.tally[FREE]
        clock = OVER if last else min(free, others)
        points = hoped(after, clock, known.tables, known.weights)
        found[at] = worth_of(points, 0, free, known.worth)
    room.nodes[0] += 1  # a glance at all of them is one look


@kernel
def look_at(
    sheet: Sheet,
    others: int,
    last: bool,
    roll: int,
    moves: Ints,
    circled: Ints,
    depth: int,
    widths: Ints,
    known: Known,
    room: Room,
    found: Floats,
) -> None:
    """What each move is worth, so many rolls looked ahead; `others` counts after this round."""
    after = sheet_at(room.sheets, len(room.rolls))
    for at in range(len(moves)):
        copy(sheet, after)
        make(after, roll, moves[at], circled[at], known.tables)
        if last:
            points = np.float32(after.tally[POINTS])
            found[at] = worth_of(points, 0, after.tally[FREE], known.worth)
        else:
            found[at] = look(after, others, depth, widths, known, room)


@kernel
def look(
    sheet: Sheet, others: int, depth: int, widths: Ints, known: Known, room: Room
) -> np.float32:
    """What the sheet is worth before the next roll, so many rolls looked ahead.

    Written with a stack of its own: Numba cannot keep a compiled function that calls itself.
    """
    deepest = depth
    _begin(sheet, others, depth, 1, known, room)
    while True:
        if room.rolls[depth] == SUMS:
            found: np.float32 = room.totals[depth]
            if depth == deepest:
                return found
            depth += 1
            room.bests[depth] = max(room.bests[depth], found)
            continue
        roll = room.rolls[depth]
        now = sheet_at(room.sheets, depth)
        desk = _desk_at(room, depth)
        move = NO_MOVE
        if room.taken[depth] < widths[depth]:
            move = _next_best(now, roll, desk)
        if move == NO_MOVE:
            room.totals[depth] += CHANCE[roll] * room.bests[depth]
            room.rolls[depth] += 1
            room.bests[depth] = NEVER
            room.taken[depth] = 0
            continue
        room.taken[depth] += 1
        after = sheet_at(room.sheets, depth - 1)
        copy(now, after)
        # Others who hurry are the danger, so that they are taken to write in every round to come.
        here = others if others > CELL_COUNT else max(others - (deepest - depth), 0)
        play(after, here, roll, move, known.tables, known.weights, desk)
        depth -= 1
        here = others if others > CELL_COUNT else max(others - (deepest - depth), 0)
        _begin(after, here, depth, deepest - depth + 1, known, room)


@kernel
def _begin(sheet: Sheet, others: int, depth: int, ahead: int, known: Known, room: Room) -> None:
    """Weigh a sheet before the next roll, so many rolls ahead; the last look is done at once."""
    now = sheet_at(room.sheets, depth)
    copy(sheet, now)
    desk = _desk_at(room, depth)
    weigh(now, others, known.tables, known.weights, desk)
    room.nodes[0] += 1
    room.totals[depth] = 0.0
    room.rolls[depth] = 0
    room.bests[depth] = NEVER
    room.taken[depth] = 0
    free = now.tally[FREE]
    last = free == 0 or others == 0
    if depth <= 1 or last:
        for roll in range(SUMS):
            if last:  # the sheet that ends the game was full a roll before
                points = worth_of(desk.best[roll], ahead - 1, 0, known.worth)
            else:
                written = 0 <= desk.moves[roll] < CIRCLES
                points = worth_of(desk.best[roll], ahead, free - written, known.worth)
            room.totals[depth] += CHANCE[roll] * points
        room.rolls[depth] = SUMS


@kernel
def _desk_at(room: Room, depth: int) -> Desk:
    shared = room.desk
    return Desk(
        shared.gains,
        shared.parts,
        shared.spare,
        shared.bonus,
        shared.chosen,
        shared.added,
        shared.places,
        shared.numbers,
        shared.hopes,
        room.writes[depth],
        room.circles[depth],
        room.best[depth],
        room.moves[depth],
    )


@kernel
def _next_best(sheet: Sheet, roll: int, desk: Desk) -> int:
    """The best move of the desk that was not taken yet; it is marked as taken."""
    best, found = NEVER, NO_MOVE
    for cell in range(CELL_COUNT):
        number = sheet.cells[cell]
        if number < 0:
            if desk.writes[roll, cell] > best:
                best, found = desk.writes[roll, cell], cell
        elif number == roll and sheet.circled[cell] == 0 and desk.circles[cell] > best:
            best, found = desk.circles[cell], CIRCLES + cell
    if found >= CIRCLES:
        desk.circles[found - CIRCLES] = NEVER
    elif found >= 0:
        desk.writes[roll, found] = NEVER
    return found
