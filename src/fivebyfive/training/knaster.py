"""Learning Knaster from games alone, and at tables where others hurry.

As for Knister (see there): what a sheet should have been worth is the mean over all rolls of the
best next value. At a table the others' pace, which nobody knows beforehand, is taken as it came.
"""

from typing import Final, NamedTuple

import numpy as np

from ..kernels.chance import Chance, below, throw
from ..kernels.compiled import inlined, kernel
from ..kernels.knaster import (
    BARE_LINES,
    FREE,
    KIND,
    KINDS,
    LINES_EVER,
    MOST_WAITING,
    NO_MOVE,
    POINTS,
    STAGE,
    Desk,
    Tables,
    Weights,
    blank_sheets,
    clear,
    sheet_at,
)
from ..kernels.knaster_worth import PAIR_COUNT, PAIRS, expected, play, weigh
from ..kernels.lines import CELL_COUNT, LINE_COUNT, SUMS, Floats, Ints
from .memory import Memory, coherence, new_memory
from .uses import Counts, Places, forget, new_counts, places_of, set_pair, sum_of

MOST_USES: Final = 12 + 46 + SUMS + 1
MOST_ROLLS: Final = 51
SLOWEST, HASTES = 50, 100  # the others write in 50 to 99 of 100 rounds
ALONE: Final = CELL_COUNT + 1  # free cells of others who are not there


class Notes(NamedTuple):
    """All that is remembered between games; threads share it."""

    lines: Memory
    pairs: Memory
    waiting: Memory
    pace: Memory


class Counting(NamedTuple):
    """How often a sheet uses a weight; each thread has its own."""

    lines: Counts
    pairs: Counts
    waiting: Counts


class Diary(NamedTuple):
    """The sheet after each of its moves."""

    lines: Ints
    cells: Ints
    waiting: Ints
    clock: Ints
    free: Ints
    errors: Floats


def new_notes(weights: Weights) -> Notes:
    """Nothing learned yet."""
    return Notes(*(new_memory(part) for part in weights))


def new_counting(weights: Weights) -> Counting:
    """Room to count in."""
    return Counting(*(new_counts(part) for part in weights[:3]))


@kernel
def learn(
    games: int,
    at_table: bool,
    chance: Chance,
    tables: Tables,
    weights: Weights,
    notes: Notes,
    counting: Counting,
    desk: Desk,
    fade: float,
    scores: Ints,
) -> None:
    """Play and learn, alone or at a table.

    Of the others at a table only the pace matters: how many free cells the fastest of them has. In
    each game they write in another share of the rounds, from half of them to nearly all.
    """
    sheet = sheet_at(blank_sheets(1), 0)
    diary = _new_diary(MOST_ROLLS)
    for game in range(games):
        clear(sheet)
        others = CELL_COUNT if at_table else ALONE
        haste = SLOWEST + below(chance, HASTES - SLOWEST)
        worth = np.float32(0.0)
        rolls = 0
        last = False
        while not last:
            last = sheet.tally[FREE] == 0 or others == 0
            weigh(sheet, others, tables, weights, desk)
            if rolls > 0:
                diary.errors[rolls - 1] = expected(desk) - worth
            roll = throw(chance)
            move = desk.moves[roll]
            if move == NO_MOVE:
                return  # a value is not a number
            worth = desk.best[roll]
            play(sheet, others, roll, move, tables, weights, desk)
            diary.lines[rolls] = sheet.lines
            diary.cells[rolls] = sheet.cells
            diary.waiting[rolls] = sheet.waiting
            diary.clock[rolls] = min(sheet.tally[FREE], others)
            diary.free[rolls] = sheet.tally[FREE]
            rolls += 1
            if at_table and others > 0 and below(chance, HASTES) < haste:
                others -= 1
        scores[game] = sheet.tally[POINTS]
        error = np.float32(0.0)
        for at in range(rolls - 2, -1, -1):
            error = diary.errors[at] + np.float32(fade) * error
            correct(diary, at, error, tables, weights, notes, counting)


@kernel
def _new_diary(rolls: int) -> Diary:
    return Diary(
        np.empty((rolls, LINE_COUNT), dtype=np.int64),
        np.empty((rolls, CELL_COUNT), dtype=np.int64),
        np.empty((rolls, SUMS), dtype=np.int64),
        np.empty(rolls, dtype=np.int64),
        np.empty(rolls, dtype=np.int64),
        np.empty(rolls, dtype=np.float32),
    )


@kernel
def correct(
    diary: Diary,
    at: int,
    error: np.float32,
    tables: Tables,
    weights: Weights,
    notes: Notes,
    counting: Counting,
) -> None:
    """Move all weights a sheet uses, so that its value moves by the error at most."""
    lines, cells, waiting = diary.lines[at], diary.cells[at], diary.waiting[at]
    clock = diary.clock[at]
    used = np.empty(MOST_USES, dtype=np.int64)
    count = 0
    start = STAGE[clock] * KINDS
    for line in range(LINE_COUNT):
        held = lines[line]
        if tables.boxed[held] == 0:
            used[count] = (start + KIND[line]) * LINES_EVER + min(held, tables.mirror[held])
            counting.lines[used[count]] += 1
            count += 1
    of_lines = count
    for cell in range(CELL_COUNT):
        if cells[cell] < 0:
            for pair in range(PAIR_COUNT[cell]):
                used[count] = min(_places(cell, pair, lines, tables))
                counting.pairs[used[count]] += 1
                count += 1
    of_pairs = count
    for number in range(SUMS):
        alike = min(number, SUMS - 1 - number)
        many = min(waiting[number], MOST_WAITING)
        used[count] = (clock * SUMS + alike) * (MOST_WAITING + 1) + many
        counting.waiting[used[count]] += 1
        count += 1
    squares = (
        sum_of(counting.lines, used[:of_lines])
        + sum_of(counting.pairs, used[of_lines:of_pairs])
        + sum_of(counting.waiting, used[of_pairs:count])
        + 1  # the pace
    )
    forget(counting.lines, used[:of_lines])
    forget(counting.pairs, used[of_lines:of_pairs])
    forget(counting.waiting, used[of_pairs:count])
    step = error / np.float32(squares)
    place = 0
    stage = weights.lines[STAGE[clock]]
    for line in range(LINE_COUNT):
        held = lines[line]
        if tables.boxed[held] == 0:
            worth = stage[KIND[line], held] + coherence(notes.lines, used[place], error) * step
            place += 1
            stage[KIND[line], held] = worth
            stage[KIND[line], tables.mirror[held]] = worth
    pairs = weights.pairs.reshape(-1)
    for cell in range(CELL_COUNT):
        if cells[cell] < 0:
            for pair in range(PAIR_COUNT[cell]):
                places = _places(cell, pair, lines, tables)
                share = coherence(notes.pairs, used[place], error)
                place += 1
                set_pair(pairs, places, pairs[places[0]] + share * step)
    for number in range(SUMS):
        many = min(waiting[number], MOST_WAITING)
        share = coherence(notes.waiting, used[place], error)
        place += 1
        worth = weights.waiting[clock, number, many] + share * step
        weights.waiting[clock, number, many] = worth
        weights.waiting[clock, SUMS - 1 - number, many] = worth
    free = diary.free[at]
    share = coherence(notes.pace, clock * (CELL_COUNT + 1) + free, error)
    weights.pace[clock, free] += share * step


@inlined
def _places(cell: int, at: int, lines: Ints, tables: Tables) -> Places:
    pair = PAIRS[cell, at]
    line, other = tables.bare[lines[pair[0]]], tables.bare[lines[pair[1]]]
    return places_of(pair, line, other, tables.bare_mirror, BARE_LINES)
