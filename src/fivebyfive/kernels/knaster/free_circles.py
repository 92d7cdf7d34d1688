"""Free circles of Knaster: the choice with the highest static value."""

import numpy as np

from fivebyfive.kernels.jit import inlined, kernel
from fivebyfive.kernels.knaster.state import (
    BOX_POINTS,
    KIND,
    MAX_WAITING,
    STAGE,
    SUBSET_COUNT,
    SUBSETS,
    WORST_VALUE,
    Scratch,
    Sheet,
    Tables,
    Weights,
    circle,
)
from fivebyfive.kernels.lines import (
    CELL_LINE_COUNT,
    CELL_LINES,
    LINE_CELLS,
    ROLL_COUNT,
    Floats,
    Ints,
)
from fivebyfive.rules.grid import SIZE


@inlined
def _line_gain(line: int, held: int, number: int, stage: Floats, tables: Tables) -> np.float32:
    """What a circle on such a number adds to the value of one line, its white box included."""
    after = tables.circle[held, number]
    gain: np.float32 = stage[KIND[line], after] - stage[KIND[line], held]
    gain += np.float32(BOX_POINTS[line] * tables.boxed[after])
    return gain


@inlined
def waiting_gain(waiting: Floats, many: int) -> np.float32:
    """What it adds that one of `many` uncircled cells with the same number gets a circle."""
    gain: np.float32 = waiting[min(many - 1, MAX_WAITING)] - waiting[min(many, MAX_WAITING)]
    return gain


@inlined
def circle_gain(cell: int, sheet: Sheet, stage: Floats, without: int, tables: Tables) -> np.float32:
    """What a circle adds to the value of the sheet, but for line `without` and `waiting_gain`."""
    number = sheet.cells[cell]
    gain = np.float32(1.0)
    for at in range(CELL_LINE_COUNT[cell]):
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
    scratch: Scratch,
) -> tuple[np.float32, int]:
    """The best way to give a line's free circles to `scratch.numbers`, as (gain, subset bits)."""
    values = weights.lines[STAGE[clock], KIND[line]]
    best, chosen = WORST_VALUE, 0
    for at in range(SUBSET_COUNT[count, owed]):
        subset = SUBSETS[count, owed, at]
        after = held
        gain = np.float32(0.0)
        for place in range(count):
            if subset >> place & 1:
                number = scratch.numbers[place]
                many = waiting[number]
                for earlier in range(place):
                    if subset >> earlier & 1 and scratch.numbers[earlier] == number:
                        many -= 1
                gain += scratch.circle_gains[place] + waiting_gain(
                    weights.waiting[clock, number], many
                )
                after = tables.circle[after, number]
        gain += values[after] - values[held] + np.float32(BOX_POINTS[line] * tables.boxed[after])
        if gain > best:
            best, chosen = gain, subset
    return best, chosen


@kernel
def choose_free_circles(
    cell: int, sheet: Sheet, clock: int, tables: Tables, weights: Weights, scratch: Scratch
) -> np.float32:
    """Draw the free circles of the lines that a write has completed; returns what they add.

    Greedy by line: each in turn gets its best circles. Two cells of a line share no other line, so
    the gain of several circles is the sum of their gains elsewhere, plus that of the line itself.
    """
    added = np.float32(0.0)
    stage = weights.lines[STAGE[clock]]
    for at in range(CELL_LINE_COUNT[cell]):
        line = CELL_LINES[cell, at]
        held = sheet.lines[line]
        count = 0
        if tables.owed[held] == 0:
            continue
        for place in range(SIZE):
            other = LINE_CELLS[line, place]
            if sheet.circled[other] == 0:
                scratch.places[count] = other
                scratch.numbers[count] = sheet.cells[other]
                scratch.circle_gains[count] = circle_gain(other, sheet, stage, line, tables)
                count += 1
        if count == 0:
            continue
        owed = min(tables.owed[held], count)
        best, chosen = _best_subset(
            count, owed, line, held, sheet.waiting, clock, tables, weights, scratch
        )
        added += best
        for place in range(count):
            if chosen >> place & 1:
                circle(sheet, tables, scratch.places[place])
    return added


@kernel
def fill_bonuses(
    line: int, sheet: Sheet, clock: int, tables: Tables, weights: Weights, scratch: Scratch
) -> None:
    """Fill `scratch.bonus[line]`: what the free circles add if a roll completes only this line.

    Equal to `choose_free_circles`, without changing the sheet, and faster: what circles on the four
    other numbers add is the same for every roll.
    """
    stage = weights.lines[STAGE[clock]]
    values = stage[KIND[line]]
    held = sheet.lines[line]
    cell = -1
    count = 0
    for place in range(SIZE):
        other = LINE_CELLS[line, place]
        if sheet.cells[other] < 0:
            cell = other
        elif sheet.circled[other] == 0:
            scratch.numbers[count] = sheet.cells[other]
            scratch.circle_gains[count] = circle_gain(other, sheet, stage, line, tables)
            count += 1
    # For every subset of the others: the line with these circled, and what that adds elsewhere.
    scratch.subset_lines[0] = held
    scratch.subset_gains[0] = 0.0
    for subset in range(1, 1 << count):
        top = 0
        while subset >> (top + 1) > 0:
            top += 1
        rest = subset & ~(1 << top)
        number = scratch.numbers[top]
        many = sheet.waiting[number] - _count_equal(number, rest, count, scratch)
        gain = scratch.circle_gains[top] + waiting_gain(weights.waiting[clock, number], many)
        scratch.subset_lines[subset] = tables.circle[scratch.subset_lines[rest], number]
        scratch.subset_gains[subset] = scratch.subset_gains[rest] + gain
    for roll in range(ROLL_COUNT):
        made = tables.add[held, roll]
        scratch.bonus[line, roll] = 0.0
        if tables.owed[made] == 0:
            continue
        waiting = weights.waiting[clock, roll]
        many = sheet.waiting[roll]
        here = np.float32(1.0)  # what a circle on the new number adds
        for at in range(CELL_LINE_COUNT[cell]):
            crossing = CELL_LINES[cell, at]
            if crossing != line:
                after = tables.add[sheet.lines[crossing], roll]
                here += _line_gain(crossing, after, roll, stage, tables)
        owed = min(tables.owed[made], count + 1)
        best = WORST_VALUE
        for fresh in range(2):  # whether the new number gets one of the circles
            if owed - fresh > count:
                continue
            for number in range(SUBSET_COUNT[count, owed - fresh]):
                subset = SUBSETS[count, owed - fresh, number]
                after = tables.add[scratch.subset_lines[subset], roll]
                gain = scratch.subset_gains[subset]
                equal = _count_equal(roll, subset, count, scratch)
                # The gains of the subset were summed up before the roll was written; with it, one
                # more cell with its number is uncircled.
                gain += _waiting_value(waiting, many + 1 - equal) - _waiting_value(
                    waiting, many - equal
                )
                gain += _waiting_value(waiting, many) - _waiting_value(waiting, many + 1)
                if fresh:
                    after = tables.circle[after, roll]
                    gain += here + waiting_gain(waiting, many + 1 - equal)
                gain += values[after] - values[made]
                gain += np.float32(BOX_POINTS[line] * tables.boxed[after])
                best = max(best, gain)
        scratch.bonus[line, roll] = best


@inlined
def _count_equal(number: int, subset: int, count: int, scratch: Scratch) -> int:
    """How often a number is in a subset of `scratch.numbers`."""
    equal = 0
    for place in range(count):
        equal += subset >> place & 1 and scratch.numbers[place] == number
    return equal


@inlined
def _waiting_value(waiting: Floats, many: int) -> np.float32:
    value: np.float32 = waiting[min(many, MAX_WAITING)]
    return value
