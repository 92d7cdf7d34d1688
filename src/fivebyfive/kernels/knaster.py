"""Knaster on arrays: sheets, moves, and what every move is worth by learned tables.

A sheet is worth its points so far, and what is hoped for: of each line by what it holds, circled or
not; of each pair of open lines by their numbers, while their common cell is free; of each number by
how many of it wait for a circle; and of the free cells. The clock of the game decides how much of
it is still to come: the fewest free cells on any sheet at the table.
"""

from functools import cache
from itertools import combinations
from typing import Final, NamedTuple

import numpy as np

from ..rules.grid import SIZE
from ..rules.knaster import KnasterSheet
from .compiled import inlined, kernel
from .crossings import build_crossings
from .lines import (
    CELL_LINES,
    CHANCE,
    LINE_CELLS,
    LINES_OF_CELL,
    PLACE_ON_LINE,
    SUMS,
    Floats,
    Ids,
    Ints,
    LineIds,
    adding,
    count_lines,
)

CELL_COUNT: Final = SIZE * SIZE
LINE_COUNT: Final = 12
LINES_EVER: Final = count_lines(2 * SUMS)  # 80,730: each number circled or not
OPEN_LINES: Final = count_lines(2 * SUMS, SIZE - 1)
WIDE_LINES: Final = count_lines(2 * SUMS, SIZE - 2)
BARE_LINES: Final = count_lines(SUMS, SIZE - 1)  # open ones, whatever is circled
BOXES: Final = np.array(KnasterSheet.WHITE_BOXES)
KINDS: Final = SIZE + 1  # row 1 is like column a, both diagonals are alike
KIND: Final = np.array([line % SIZE if line < 2 * SIZE else SIZE for line in range(LINE_COUNT)])
CROSSINGS: Final = build_crossings(lambda line: line >= 2 * SIZE, apart=False)
PAIR_TABLES: Final = CROSSINGS.tables
PAIRS: Final = CROSSINGS.pairs
PAIR_COUNT: Final = CROSSINGS.count
OTHERS: Final = CROSSINGS.others
OTHER_TABLES: Final = CROSSINGS.other_tables

# Lines are learned by stages of the clock: single turns at the end, several at the beginning.
STAGES: Final = 15
STAGE: Final = np.array(
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 10, 10, 11, 11, 12, 12, *[13] * 3, *[14] * 6, STAGES]
)
OVER: Final = CELL_COUNT + 1  # the clock after the last roll: nothing is hoped for
MOST_WAITING: Final = 7  # of one number; more are counted as seven

CIRCLES: Final = CELL_COUNT  # a move below it writes, from it on it circles
NOTHING: Final = 2 * CELL_COUNT
NO_MOVE: Final = -1
NEVER: Final = np.float32(-1e9)

FREE, POINTS = 0, 1  # what a sheet's tally counts


class Tables(NamedTuple):
    """What the rules say about lines, by id."""

    add: Ids  # [line, roll]
    circle: Ids  # [line, roll] with one such number circled; -1 without an uncircled one
    owed: Ints  # [line] free circles when it has just been completed; 0 while it is open
    boxed: Ints  # [line] 1 if all five cells are circled
    bare: Ids  # [line] by its numbers alone
    bare_add: Ids  # [bare line, roll]
    mirror: Ids  # [line] with every number n turned into 14 - n
    bare_mirror: Ids


class Sheet(NamedTuple):
    """One sheet. A cell holds a roll counted from 0, or -1."""

    cells: Ints
    circled: Ints  # [cell] 0 or 1
    lines: Ints
    waiting: Ints  # [number] how many of it have no circle
    tally: Ints  # free cells, points


class Weights(NamedTuple):
    """What was learned. The last stage and the last clock are `OVER`: always 0."""

    lines: Floats  # [stage, kind, line]
    pairs: Floats  # [table, fixed bare line, changing bare line]
    waiting: Floats  # [clock, number, how many]
    pace: Floats  # [clock, free cells]


class Desk(NamedTuple):
    """Room to compute in, one for each thread, and what `weigh` finds."""

    gains: Floats  # [line, roll]
    parts: Floats  # [line, place, roll]
    spare: Sheet
    bonus: Floats  # [line, roll] what its free circles add, if the roll completes it alone
    chosen: Ints  # [choice] a line with some of its numbers circled,
    added: Floats  # and what that adds elsewhere
    places: Ints  # [number] the uncircled cells of a line that gives circles,
    numbers: Ints  # what they hold,
    hopes: Floats  # and what a circle adds there
    writes: Floats  # [roll, cell] what the sheet will be worth with the roll written there
    circles: Floats  # [cell] and with this cell circled by an equal roll
    best: Floats  # [roll]
    moves: Ints  # [roll] the move that is best


def _subsets() -> tuple[Ints, Ints]:
    """Which of n uncircled cells get k circles: [n, k, number] as bits, and how many ways."""
    bits = np.zeros((SIZE + 1, 4, 10), dtype=np.int64)
    count = np.zeros((SIZE + 1, 4), dtype=np.int64)
    for n in range(SIZE + 1):
        for k in range(4):
            ways = [sum(1 << at for at in chosen) for chosen in combinations(range(n), k)]
            bits[n, k, : len(ways)] = ways
            count[n, k] = len(ways)
    return bits, count


SUBSETS, SUBSET_COUNT = _subsets()


@cache
def build_tables() -> Tables:
    """The tables, from the rules themselves."""
    lines, bare_lines = LineIds(2 * SUMS), LineIds(SUMS)
    held = lines.contents  # symbols 1-11 are uncircled, 12-22 circled
    numbers = np.where(held > SUMS, held - SUMS, held)
    full = np.array([bool(row[0]) for row in bare_lines.contents])
    owed_bare = np.array(
        [
            KnasterSheet.GIVES.get(KnasterSheet.combination_of([n + 1 for n in row]), 0)
            if row[0]
            else 0
            for row in bare_lines.contents.tolist()
        ]
    )
    del full
    bare = bare_lines.of(numbers)
    mirrored = np.where(held > SUMS, 3 * SUMS + 1 - held, np.where(held > 0, SUMS + 1 - held, 0))
    bare_held = bare_lines.contents
    return Tables(
        add=adding(lines),
        circle=np.stack([lines.changed(n + 1, n + 1 + SUMS) for n in range(SUMS)], axis=1),
        owed=owed_bare[bare],
        boxed=(held > SUMS).all(axis=1).astype(np.int64),
        bare=bare,
        bare_add=adding(bare_lines),
        mirror=lines.of(mirrored),
        bare_mirror=bare_lines.of(np.where(bare_held > 0, SUMS + 1 - bare_held, 0)),
    )


def empty_sheet() -> Sheet:
    """A sheet to begin with."""
    sheet = Sheet(*(np.zeros(n, dtype=np.int64) for n in (CELL_COUNT, CELL_COUNT, 12, SUMS, 2)))
    clear(sheet)
    return sheet


def empty_weights() -> Weights:
    """Nothing learned yet."""
    return Weights(
        np.zeros((STAGES + 1, KINDS, LINES_EVER), dtype=np.float32),
        np.zeros((PAIR_TABLES, BARE_LINES, BARE_LINES), dtype=np.float32),
        np.zeros((OVER + 1, SUMS, MOST_WAITING + 1), dtype=np.float32),
        np.zeros((OVER + 1, CELL_COUNT + 1), dtype=np.float32),
    )


def new_desk() -> Desk:
    """Room to compute in."""
    return Desk(
        np.zeros((LINE_COUNT, SUMS), dtype=np.float32),
        np.zeros((LINE_COUNT, SIZE, SUMS), dtype=np.float32),
        empty_sheet(),
        np.zeros((LINE_COUNT, SUMS), dtype=np.float32),
        np.zeros(16, dtype=np.int64),
        np.zeros(16, dtype=np.float32),
        np.zeros(SIZE, dtype=np.int64),
        np.zeros(SIZE, dtype=np.int64),
        np.zeros(SIZE, dtype=np.float32),
        np.zeros((SUMS, CELL_COUNT), dtype=np.float32),
        np.zeros(CELL_COUNT, dtype=np.float32),
        np.zeros(SUMS, dtype=np.float32),
        np.zeros(SUMS, dtype=np.int64),
    )


@kernel
def clear(sheet: Sheet) -> None:
    """Begin anew."""
    sheet.cells[:] = -1
    sheet.circled[:] = 0
    sheet.lines[:] = 0
    sheet.waiting[:] = 0
    sheet.tally[FREE] = CELL_COUNT
    sheet.tally[POINTS] = 0


@kernel
def copy(sheet: Sheet, to: Sheet) -> None:
    """The same on another sheet. Loops, because Numba's way to copy arrays is slow for short ones."""
    for cell in range(CELL_COUNT):
        to.cells[cell] = sheet.cells[cell]
        to.circled[cell] = sheet.circled[cell]
    for line in range(LINE_COUNT):
        to.lines[line] = sheet.lines[line]
    for number in range(SUMS):
        to.waiting[number] = sheet.waiting[number]
    to.tally[FREE] = sheet.tally[FREE]
    to.tally[POINTS] = sheet.tally[POINTS]


@kernel
def circle(sheet: Sheet, tables: Tables, cell: int) -> None:
    """Circle an uncircled number; a white box that is filled by it counts."""
    number = sheet.cells[cell]
    sheet.circled[cell] = 1
    sheet.waiting[number] -= 1
    sheet.tally[POINTS] += 1
    for at in range(LINES_OF_CELL[cell]):
        line = CELL_LINES[cell, at]
        held = tables.circle[sheet.lines[line], number]
        sheet.lines[line] = held
        sheet.tally[POINTS] += BOXES[line] * tables.boxed[held]


@kernel
def write(sheet: Sheet, tables: Tables, roll: int, cell: int) -> int:
    """Write a roll in a free cell; how many free circles the completed lines give."""
    sheet.cells[cell] = roll
    sheet.waiting[roll] += 1
    sheet.tally[FREE] -= 1
    owed = 0
    for at in range(LINES_OF_CELL[cell]):
        line = CELL_LINES[cell, at]
        held = tables.add[sheet.lines[line], roll]
        sheet.lines[line] = held
        owed += tables.owed[held]
    return owed


@kernel
def hoped(sheet: Sheet, clock: int, tables: Tables, weights: Weights) -> np.float32:
    """What a sheet is worth: its points and what is hoped for by the clock."""
    worth = np.float32(sheet.tally[POINTS])
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


@inlined
def _line_gain(line: int, held: int, number: int, stage: Floats, tables: Tables) -> np.float32:
    """What a circle on such a number adds to the worth of one line."""
    after = tables.circle[held, number]
    gain = stage[KIND[line], after] - stage[KIND[line], held]
    return gain + np.float32(BOXES[line] * tables.boxed[after])


@inlined
def _waiting_gain(waiting: Floats, many: int) -> np.float32:
    """What it adds that one of so many equal numbers waits no longer."""
    return waiting[min(many - 1, MOST_WAITING)] - waiting[min(many, MOST_WAITING)]


@inlined
def _circle_gain(
    cell: int, sheet: Sheet, stage: Floats, without: int, tables: Tables
) -> np.float32:
    """What a circle adds to the worth of the sheet, but for one line and the number waiting."""
    number = sheet.cells[cell]
    gain = np.float32(1.0)
    for at in range(LINES_OF_CELL[cell]):
        line = CELL_LINES[cell, at]
        if line != without:
            gain += _line_gain(line, sheet.lines[line], number, stage, tables)
    return gain


@kernel
def _best_subset(
    count: int,
    owed: int,
    line: int,
    held: int,
    waiting: Ints,
    clock: int,
    tables: Tables,
    weights: Weights,
    desk: Desk,
) -> tuple[np.float32, int]:
    """Which of the numbers on the desk get a line's free circles, and what that adds."""
    worth = weights.lines[STAGE[clock], KIND[line]]
    best, chosen = NEVER, 0
    for at in range(SUBSET_COUNT[count, owed]):
        subset = SUBSETS[count, owed, at]
        after = held
        gain = np.float32(0.0)
        for place in range(count):
            if subset >> place & 1:
                number = desk.numbers[place]
                many = waiting[number]
                for earlier in range(place):
                    if subset >> earlier & 1 and desk.numbers[earlier] == number:
                        many -= 1
                gain += desk.hopes[place] + _waiting_gain(weights.waiting[clock, number], many)
                after = tables.circle[after, number]
        gain += worth[after] - worth[held] + np.float32(BOXES[line] * tables.boxed[after])
        if gain > best:
            best, chosen = gain, subset
    return best, chosen


@kernel
def free_circles(
    cell: int, sheet: Sheet, clock: int, tables: Tables, weights: Weights, desk: Desk
) -> np.float32:
    """Draw the free circles of the lines a write has completed; what they add to the worth.

    The lines are worked through one by one, each with the circles that are worth most then: the
    cells of a line share no other line, so what they add is a sum and the line itself.
    """
    added = np.float32(0.0)
    stage = weights.lines[STAGE[clock]]
    for at in range(LINES_OF_CELL[cell]):
        line = CELL_LINES[cell, at]
        held = sheet.lines[line]
        count = 0
        if tables.owed[held] == 0:
            continue
        for place in range(SIZE):
            other = LINE_CELLS[line, place]
            if sheet.circled[other] == 0:
                desk.places[count] = other
                desk.numbers[count] = sheet.cells[other]
                desk.hopes[count] = _circle_gain(other, sheet, stage, line, tables)
                count += 1
        if count == 0:
            continue
        owed = min(tables.owed[held], count)
        best, chosen = _best_subset(
            count, owed, line, held, sheet.waiting, clock, tables, weights, desk
        )
        added += best
        for place in range(count):
            if chosen >> place & 1:
                circle(sheet, tables, desk.places[place])
    return added


@kernel
def _bonuses(
    line: int, sheet: Sheet, clock: int, tables: Tables, weights: Weights, desk: Desk
) -> None:
    """Fill `desk.bonus`: what the free circles add if each roll completes this line and no other.

    The same as `free_circles` without touching the sheet, and quick: what the four other numbers
    come to, circled or not, is the same for every roll.
    """
    stage = weights.lines[STAGE[clock]]
    worth = stage[KIND[line]]
    held = sheet.lines[line]
    cell = -1
    count = 0
    for place in range(SIZE):
        other = LINE_CELLS[line, place]
        if sheet.cells[other] < 0:
            cell = other
        elif sheet.circled[other] == 0:
            desk.numbers[count] = sheet.cells[other]
            desk.hopes[count] = _circle_gain(other, sheet, stage, line, tables)
            count += 1
    # Every choice among the others: the line it leaves, and what it adds besides.
    desk.chosen[0] = held
    desk.added[0] = 0.0
    for subset in range(1, 1 << count):
        top = 0
        while subset >> (top + 1) > 0:
            top += 1
        rest = subset & ~(1 << top)
        number = desk.numbers[top]
        many = sheet.waiting[number] - _among(number, rest, count, desk)
        gain = desk.hopes[top] + _waiting_gain(weights.waiting[clock, number], many)
        desk.chosen[subset] = tables.circle[desk.chosen[rest], number]
        desk.added[subset] = desk.added[rest] + gain
    for roll in range(SUMS):
        made = tables.add[held, roll]
        desk.bonus[line, roll] = 0.0
        if tables.owed[made] == 0:
            continue
        waiting = weights.waiting[clock, roll]
        many = sheet.waiting[roll]
        here = np.float32(1.0)  # for a circle on the new number
        for at in range(LINES_OF_CELL[cell]):
            crossing = CELL_LINES[cell, at]
            if crossing != line:
                after = tables.add[sheet.lines[crossing], roll]
                here += _line_gain(crossing, after, roll, stage, tables)
        owed = min(tables.owed[made], count + 1)
        best = NEVER
        for fresh in range(2):  # whether the new number is among those circled
            if owed - fresh > count:
                continue
            for number in range(SUBSET_COUNT[count, owed - fresh]):
                subset = SUBSETS[count, owed - fresh, number]
                after = tables.add[desk.chosen[subset], roll]
                gain = desk.added[subset]
                equal = _among(roll, subset, count, desk)
                # One more of the roll waits now than when the others' choices were summed up.
                gain += _waiting(waiting, many + 1 - equal) - _waiting(waiting, many - equal)
                gain += _waiting(waiting, many) - _waiting(waiting, many + 1)
                if fresh:
                    after = tables.circle[after, roll]
                    gain += here + _waiting_gain(waiting, many + 1 - equal)
                gain += worth[after] - worth[made]
                gain += np.float32(BOXES[line] * tables.boxed[after])
                best = max(best, gain)
        desk.bonus[line, roll] = best


@inlined
def _among(number: int, subset: int, count: int, desk: Desk) -> int:
    """How many of the chosen numbers are this one."""
    equal = 0
    for place in range(count):
        equal += subset >> place & 1 and desk.numbers[place] == number
    return equal


@inlined
def _waiting(waiting: Floats, many: int) -> np.float32:
    return waiting[min(many, MOST_WAITING)]


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
            worth = base + _circle_gain(cell, sheet, stage, -1, tables)
            worth += _waiting_gain(weights.waiting[clock, roll], sheet.waiting[roll])
            desk.circles[cell] = worth
            if worth > desk.best[roll]:
                desk.best[roll] = worth
                desk.moves[roll] = CIRCLES + cell
    if free > 0:
        _weigh_writes(sheet, OVER if last else min(free - 1, others), tables, weights, desk)


@kernel
def _weigh_writes(sheet: Sheet, clock: int, tables: Tables, weights: Weights, desk: Desk) -> None:
    stage = weights.lines[STAGE[clock]]
    waiting = weights.waiting[clock]
    gains, parts, writes = desk.gains, desk.parts, desk.writes
    paired = clock != OVER
    giving = np.zeros(SUMS, dtype=np.int64)  # how many of the lines through a cell give circles
    bonus = np.zeros(SUMS, dtype=np.float32)
    for line in range(LINE_COUNT):
        held = sheet.lines[line]
        if held >= OPEN_LINES:
            continue
        kind = KIND[line]
        now = stage[kind, held]
        for roll in range(SUMS):
            gains[line, roll] = stage[kind, tables.add[held, roll]] - now
        parts[line] = 0.0
        if held >= WIDE_LINES or not paired:
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
    for line in range(LINE_COUNT):
        if WIDE_LINES <= sheet.lines[line] < OPEN_LINES:
            _bonuses(line, sheet, clock, tables, weights, desk)
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
