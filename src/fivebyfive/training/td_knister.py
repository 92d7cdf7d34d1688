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
from fivebyfive.kernels.knister.evaluate import (
    PAIR_COUNT,
    PAIRS,
    WORST_VALUE,
    Scratch,
    best_cell,
    expected_value,
    fill_static_values,
)
from fivebyfive.kernels.knister.state import (
    KIND,
    KINDS,
    OPEN_LINES,
    Sheet,
    Tables,
    Weights,
    clear,
    score,
    write,
)
from fivebyfive.kernels.lines import CELL_COUNT, LINE_COUNT, Floats, Ints
from fivebyfive.kernels.rng import Rng, draw_free_cell, draw_roll
from fivebyfive.training.exploration import draw_noise, draw_noise_level, is_random_move
from fivebyfive.training.features import (
    Counts,
    PairIndices,
    find_pair_indices,
    new_counts,
    reset_counts,
    set_pair_value,
    sum_counts,
)
from fivebyfive.training.step_sizes import StepSizes, new_step_sizes, update_step_size

MAX_FEATURES: Final = 12 + 46  # of weights by one sheet: lines, and pairs of lines that cross


class AllStepSizes(NamedTuple):
    """All that is remembered between games; threads share it."""

    singles: StepSizes
    pairs: StepSizes


class FeatureCounts(NamedTuple):
    """How often a sheet uses a weight; each thread has its own."""

    singles: Counts
    pairs: Counts


def new_all_step_sizes(weights: Weights) -> AllStepSizes:
    """Nothing learned yet."""
    return AllStepSizes(new_step_sizes(weights.singles), new_step_sizes(weights.pairs))


def new_feature_counts(weights: Weights) -> FeatureCounts:
    """Room to count in."""
    return FeatureCounts(new_counts(weights.singles), new_counts(weights.pairs))


@kernel
def learn(
    games: int,
    rng: Rng,
    tables: Tables,
    weights: Weights,
    step_sizes: AllStepSizes,
    counts: FeatureCounts,
    scratch: Scratch,
    lambda_: float,
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
        far = draw_noise_level(astray, rng)
        worth = np.float32(0.0)
        for filled in range(CELL_COUNT):
            fill_static_values(sheet, filled, tables, weights, scratch)
            errors[filled] = expected_value(sheet, scratch.values) - worth
            roll = draw_roll(rng)
            cell, worth = best_cell(sheet, scratch.values[roll])
            if cell < 0:
                return  # a value is not a number
            best = cell
            if far > 0:
                cell = _choose_noisy_cell(sheet, scratch.values[roll], far, rng)
                worth = scratch.values[roll, cell]
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
            error = errors[filled] + np.float32(lambda_) * error
            update_weights(
                sheet.cells, lines[filled], filled, error, tables, weights, step_sizes, counts
            )


@inlined
def _choose_noisy_cell(sheet: Sheet, values: Floats, noise_level: int, rng: Rng) -> int:
    """The best cell to somebody who is mistaken about every cell by up to `far` points."""
    if is_random_move(noise_level, rng):
        return draw_free_cell(sheet.cells, rng)
    best, worth = -1, WORST_VALUE
    for cell in range(CELL_COUNT):
        if sheet.cells[cell] < 0:
            seems = values[cell] + draw_noise(noise_level, rng)
            if seems > worth:
                best, worth = cell, seems
    return best


@kernel
def update_weights(
    cells: Ints,
    lines: Ints,
    filled: int,
    error: np.float32,
    tables: Tables,
    weights: Weights,
    step_sizes: AllStepSizes,
    counts: FeatureCounts,
) -> None:
    """Move all weights a sheet uses, so that its value moves by the error at most.

    Equal lines share a weight, and so do a sheet and its mirror image; a weight used k times moves
    the value k times as far, so the step is divided by the sum of these squares.
    """
    used = np.empty(MAX_FEATURES, dtype=np.int64)
    count = 0
    start = filled * KINDS
    for line in range(LINE_COUNT):
        held = lines[line]
        if held < OPEN_LINES:
            used[count] = (start + KIND[line]) * OPEN_LINES + min(held, tables.mirror[held])
            counts.singles[used[count]] += 1
            count += 1
    of_lines = count
    for cell in range(CELL_COUNT):
        if cells[cell] < 0:
            for at in range(PAIR_COUNT[cell]):
                used[count] = min(_pair_indices(cell, at, lines, tables))
                counts.pairs[used[count]] += 1
                count += 1
    squares = sum_counts(counts.singles, used[:of_lines]) + sum_counts(
        counts.pairs, used[of_lines:count]
    )
    reset_counts(counts.singles, used[:of_lines])
    reset_counts(counts.pairs, used[of_lines:count])
    step = error / np.float32(squares)
    at = 0
    for line in range(LINE_COUNT):
        held = lines[line]
        if held < OPEN_LINES:
            share = update_step_size(step_sizes.singles, used[at], error)
            at += 1
            worth = weights.singles[filled, KIND[line], held] + share * step
            weights.singles[filled, KIND[line], held] = worth
            weights.singles[filled, KIND[line], tables.mirror[held]] = worth
    pairs = weights.pairs.reshape(-1)
    for cell in range(CELL_COUNT):
        if cells[cell] < 0:
            for number in range(PAIR_COUNT[cell]):
                places = _pair_indices(cell, number, lines, tables)
                share = update_step_size(step_sizes.pairs, used[at], error)
                at += 1
                set_pair_value(pairs, places, pairs[places[0]] + share * step)


@inlined
def _pair_indices(cell: int, at: int, lines: Ints, tables: Tables) -> PairIndices:
    pair = PAIRS[cell, at]
    return find_pair_indices(pair, lines[pair[0]], lines[pair[1]], tables.mirror, OPEN_LINES)
