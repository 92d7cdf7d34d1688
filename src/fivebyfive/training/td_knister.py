"""Learning Knister from games against nobody.

After every move the sheet has a value V. What it should have been is the mean over all eleven rolls
of the best next value: not what the dice happened to bring, but all they could have brought. The
difference is the error of V without the luck of that roll, and the errors of later sheets of the
game, each weighing less, are added to it: TD(lambda) with the luck taken out. Against plain
TD(lambda), which learns from one roll at a time, this needs a hundredth of the games.
"""

from typing import Final, NamedTuple

import numpy as np

from fivebyfive.kernels.jit import inlined, kernel
from fivebyfive.kernels.knister.state import (
    KIND,
    KINDS,
    NEVER,
    OPEN_LINES,
    PAIR_COUNT,
    PAIRS,
    Desk,
    Sheet,
    Tables,
    Weights,
    best_cell,
    clear,
    expected,
    score,
    weigh,
    write,
)
from fivebyfive.kernels.lines import CELL_COUNT, LINE_COUNT, Floats, Ints
from fivebyfive.kernels.rng import Chance, random_cell, throw
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

MOST_USES: Final = 12 + 46  # of weights by one sheet: lines, and pairs of lines that cross


class Notes(NamedTuple):
    """All that is remembered between games; threads share it."""

    singles: Memory
    pairs: Memory


class Counting(NamedTuple):
    """How often a sheet uses a weight; each thread has its own."""

    singles: Counts
    pairs: Counts


def new_notes(weights: Weights) -> Notes:
    """Nothing learned yet."""
    return Notes(new_memory(weights.singles), new_memory(weights.pairs))


def new_counting(weights: Weights) -> Counting:
    """Room to count in."""
    return Counting(new_counts(weights.singles), new_counts(weights.pairs))


@kernel
def learn(
    games: int,
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
    """Play and learn; `fade` is how much less the next sheet's error weighs (lambda).

    Up to `astray` points is how far the player may be mistaken about every cell; how far they are,
    changes with every game.
    """
    sheet = Sheet(np.empty(CELL_COUNT, dtype=np.int64), np.empty(LINE_COUNT, dtype=np.int64))
    lines = np.zeros((CELL_COUNT + 1, LINE_COUNT), dtype=np.int64)
    written = np.zeros(CELL_COUNT + 1, dtype=np.int64)
    errors = np.zeros(CELL_COUNT + 1, dtype=np.float32)
    loose = np.zeros(CELL_COUNT, dtype=np.bool_)
    for game in range(games):
        clear(sheet)
        far = how_far(astray, chance)
        worth = np.float32(0.0)
        for filled in range(CELL_COUNT):
            weigh(sheet, filled, tables, weights, desk)
            errors[filled] = expected(sheet, desk.values) - worth
            roll = throw(chance)
            cell, worth = best_cell(sheet, desk.values[roll])
            if cell < 0:
                return  # a value is not a number
            best = cell
            if far > 0:
                cell = _stray(sheet, desk.values[roll], far, chance)
                worth = desk.values[roll, cell]
            loose[filled] = cell != best
            write(sheet, tables, roll, cell)
            written[filled] = cell
            lines[filled + 1] = sheet.lines
        scores[game] = score(sheet, tables)
        error = np.float32(0.0)
        for filled in range(CELL_COUNT - 1, 0, -1):
            sheet.cells[written[filled]] = -1
            if loose[filled]:
                error = np.float32(0.0)  # what came of that was not of its making
            error = errors[filled] + np.float32(fade) * error
            correct(sheet.cells, lines[filled], filled, error, tables, weights, notes, counting)


@inlined
def _stray(sheet: Sheet, values: Floats, far: int, chance: Chance) -> int:
    """The best cell to somebody who is mistaken about every cell by up to `far` points."""
    if goes_anywhere(far, chance):
        return random_cell(sheet.cells, chance)
    best, worth = -1, NEVER
    for cell in range(CELL_COUNT):
        if sheet.cells[cell] < 0:
            seems = values[cell] + mistake(far, chance)
            if seems > worth:
                best, worth = cell, seems
    return best


@kernel
def correct(
    cells: Ints,
    lines: Ints,
    filled: int,
    error: np.float32,
    tables: Tables,
    weights: Weights,
    notes: Notes,
    counting: Counting,
) -> None:
    """Move all weights a sheet uses, so that its value moves by the error at most.

    Equal lines share a weight, and so do a sheet and its mirror image; a weight used k times moves
    the value k times as far, so the step is divided by the sum of these squares.
    """
    used = np.empty(MOST_USES, dtype=np.int64)
    count = 0
    start = filled * KINDS
    for line in range(LINE_COUNT):
        held = lines[line]
        if held < OPEN_LINES:
            used[count] = (start + KIND[line]) * OPEN_LINES + min(held, tables.mirror[held])
            counting.singles[used[count]] += 1
            count += 1
    of_lines = count
    for cell in range(CELL_COUNT):
        if cells[cell] < 0:
            for at in range(PAIR_COUNT[cell]):
                used[count] = min(_places(cell, at, lines, tables))
                counting.pairs[used[count]] += 1
                count += 1
    squares = sum_of(counting.singles, used[:of_lines]) + sum_of(
        counting.pairs, used[of_lines:count]
    )
    forget(counting.singles, used[:of_lines])
    forget(counting.pairs, used[of_lines:count])
    step = error / np.float32(squares)
    at = 0
    for line in range(LINE_COUNT):
        held = lines[line]
        if held < OPEN_LINES:
            share = coherence(notes.singles, used[at], error)
            at += 1
            worth = weights.singles[filled, KIND[line], held] + share * step
            weights.singles[filled, KIND[line], held] = worth
            weights.singles[filled, KIND[line], tables.mirror[held]] = worth
    pairs = weights.pairs.reshape(-1)
    for cell in range(CELL_COUNT):
        if cells[cell] < 0:
            for number in range(PAIR_COUNT[cell]):
                places = _places(cell, number, lines, tables)
                share = coherence(notes.pairs, used[at], error)
                at += 1
                set_pair(pairs, places, pairs[places[0]] + share * step)


@inlined
def _places(cell: int, at: int, lines: Ints, tables: Tables) -> Places:
    pair = PAIRS[cell, at]
    return places_of(pair, lines[pair[0]], lines[pair[1]], tables.mirror, OPEN_LINES)
