"""Learning Knaster from games alone, and at tables where others may be faster.

As for Knister (see there): what a sheet should have been worth is the mean over all rolls of the
best next value. At a table the others' pace, which nobody knows beforehand, is taken as it came.
"""

from typing import Final, NamedTuple

import numpy as np

from fivebyfive.kernels.jit import inlined, kernel
from fivebyfive.kernels.knaster.evaluate import PAIR_COUNT, PAIRS, expected, play, weigh
from fivebyfive.kernels.knaster.state import (
    ALONE,
    BARE_LINES,
    CIRCLES,
    FREE,
    KIND,
    KINDS,
    LINES_EVER,
    MOST_WAITING,
    NEVER,
    NO_MOVE,
    POINTS,
    STAGE,
    Desk,
    Sheet,
    Tables,
    Weights,
    blank_sheets,
    clear,
    see_others,
    sheet_at,
)
from fivebyfive.kernels.lines import CELL_COUNT, LINE_COUNT, SUMS, Floats, Ints
from fivebyfive.kernels.rng import Chance, below, random_cell, throw
from fivebyfive.training.exploration import goes_anywhere, how_far, mistake
from fivebyfive.training.features import (
    Counts,
    Places,
    forget,
    new_counts,
    places_of,
    set_pair,
    sum_of,
)
from fivebyfive.training.step_sizes import Memory, coherence, new_memory

MOST_USES: Final = 12 + 46 + SUMS + 1
MOST_ROLLS: Final = 51
TABLE: Final = 3  # seats of a table to learn at
MOST_LOOSE: Final = 4  # rounds at the start in which a seat may write anywhere
MOST_HASTE: Final = 3  # points that a seat may give away to write instead of circling


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
    """The sheets after each of their moves: [seat, roll]."""

    lines: Ints
    cells: Ints
    waiting: Ints
    clock: Ints
    free: Ints
    loose: Ints  # whether the move was any, not the best
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
    astray: int,
    scores: Ints,
) -> None:
    """Play and learn, alone or at a table of players who all learn.

    On the same dice equal players would make equal moves, so all but the first seat begin each game
    with a few cells written at random; and as people who want to win do, they hurry more or less.
    The points are those of the first seat. Up to `astray` points is how far a seat may be mistaken
    about every move; how far it is, changes with every game.
    """
    seats = TABLE if at_table else 1
    sheets = blank_sheets(seats)
    diary = _new_diary(seats, MOST_ROLLS)
    others = np.full(seats, ALONE)
    worth = np.zeros(seats, dtype=np.float32)
    begins = np.zeros(seats, dtype=np.int64)
    haste = np.zeros(seats, dtype=np.int64)
    strays = np.zeros(seats, dtype=np.int64)
    for game in range(games):
        for seat in range(seats):
            clear(sheet_at(sheets, seat))
            strays[seat] = how_far(astray, chance)
            if seat > 0:
                begins[seat] = below(chance, MOST_LOOSE + 1)
                haste[seat] = below(chance, MOST_HASTE + 1)
        rolls = 0
        last = False
        while not last:
            roll = throw(chance)
            see_others(sheets, others)
            last = sheets.tally[:, FREE].min() == 0
            for seat in range(seats):
                sheet = sheet_at(sheets, seat)
                weigh(sheet, others[seat], tables, weights, desk)
                if rolls > 0:
                    diary.errors[seat, rolls - 1] = expected(desk) - worth[seat]
                move = desk.moves[roll]
                if move == NO_MOVE:
                    return  # a value is not a number
                worth[seat] = desk.best[roll]
                if strays[seat] > 0 and not last:
                    move = _stray(sheet, roll, strays[seat], desk, chance)
                elif rolls < begins[seat]:
                    move = random_cell(sheet.cells, chance)
                elif not last:
                    move = _hasty(sheet, roll, haste[seat], desk)
                loose = move != desk.moves[roll]
                if loose:
                    worth[seat] = _worth_of(roll, move, desk)
                play(sheet, others[seat], roll, move, tables, weights, desk)
                _note(diary, seat, rolls, sheet, others[seat], loose)
            rolls += 1
        scores[game] = sheets.tally[0, POINTS]
        for seat in range(seats):
            _look_back(diary, seat, rolls, fade, tables, weights, notes, counting)


@kernel
def _look_back(
    diary: Diary,
    seat: int,
    rolls: int,
    fade: float,
    tables: Tables,
    weights: Weights,
    notes: Notes,
    counting: Counting,
) -> None:
    """Learn from a seat's game, from its end to its start."""
    error = np.float32(0.0)
    for at in range(rolls - 2, -1, -1):
        if diary.loose[seat, at + 1]:
            error = np.float32(0.0)  # what came of that was not of its making
        error = diary.errors[seat, at] + np.float32(fade) * error
        correct(diary, seat, at, error, tables, weights, notes, counting)


@kernel
def _hasty(sheet: Sheet, roll: int, haste: int, desk: Desk) -> int:
    """The best move; instead of a circle the best cell, if that costs less than the haste."""
    move = int(desk.moves[roll])
    if move < CIRCLES:
        return move
    best = desk.best[roll] - haste
    for cell in range(CELL_COUNT):
        if sheet.cells[cell] < 0 and desk.writes[roll, cell] > best:
            best = desk.writes[roll, cell]
            move = cell
    return move


@kernel
def _stray(sheet: Sheet, roll: int, far: int, desk: Desk, chance: Chance) -> int:
    """The best move to somebody who is mistaken about every move by up to `far` points."""
    if goes_anywhere(far, chance):
        return random_cell(sheet.cells, chance)
    best, found = NEVER, NO_MOVE
    for cell in range(CELL_COUNT):
        number = sheet.cells[cell]
        if number < 0:
            seems = desk.writes[roll, cell] + mistake(far, chance)
            if seems > best:
                best, found = seems, cell
        elif number == roll and sheet.circled[cell] == 0:
            seems = desk.circles[cell] + mistake(far, chance)
            if seems > best:
                best, found = seems, CIRCLES + cell
    return found


@inlined
def _worth_of(roll: int, move: int, desk: Desk) -> np.float32:
    worth: np.float32 = desk.circles[move - CIRCLES] if move >= CIRCLES else desk.writes[roll, move]
    return worth


@inlined
def _note(diary: Diary, seat: int, at: int, sheet: Sheet, others: int, loose: bool) -> None:
    diary.lines[seat, at] = sheet.lines
    diary.cells[seat, at] = sheet.cells
    diary.waiting[seat, at] = sheet.waiting
    diary.clock[seat, at] = min(sheet.tally[FREE], others)
    diary.free[seat, at] = sheet.tally[FREE]
    diary.loose[seat, at] = loose


@kernel
def _new_diary(seats: int, rolls: int) -> Diary:
    return Diary(
        np.empty((seats, rolls, LINE_COUNT), dtype=np.int64),
        np.empty((seats, rolls, CELL_COUNT), dtype=np.int64),
        np.empty((seats, rolls, SUMS), dtype=np.int64),
        np.empty((seats, rolls), dtype=np.int64),
        np.empty((seats, rolls), dtype=np.int64),
        np.empty((seats, rolls), dtype=np.int64),
        np.empty((seats, rolls), dtype=np.float32),
    )


@kernel
def correct(
    diary: Diary,
    seat: int,
    at: int,
    error: np.float32,
    tables: Tables,
    weights: Weights,
    notes: Notes,
    counting: Counting,
) -> None:
    """Move all weights a sheet uses, so that its value moves by the error at most."""
    lines, cells, waiting = diary.lines[seat, at], diary.cells[seat, at], diary.waiting[seat, at]
    clock = diary.clock[seat, at]
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
    free = diary.free[seat, at]
    share = coherence(notes.pace, clock * (CELL_COUNT + 1) + free, error)
    weights.pace[clock, free] += share * step


@inlined
def _places(cell: int, at: int, lines: Ints, tables: Tables) -> Places:
    pair = PAIRS[cell, at]
    line, other = tables.bare[lines[pair[0]]], tables.bare[lines[pair[1]]]
    return places_of(pair, line, other, tables.bare_mirror, BARE_LINES)
