"""TD(lambda) for Knister, by self-play, with expected instead of sampled successor values.

After every move the sheet has a value V. Its target is the expectation over all eleven rolls of the
best next value, not the next value that the dice happened to bring (a full backup: one ply of
expectimax). So an error has none of the luck of the next roll. The errors of later sheets are added
with weights lambda, lambda**2, ... README.md has the formulas. Plain TD(lambda), which samples one
roll, was reported to need 14 million games for less than this has after 500,000 (docs/strength.md).
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

MAX_FEATURES: Final = 12 + 46  # of a sheet: lines, and pairs of lines that cross


class AllStepSizes(NamedTuple):
    """Step sizes of all weights; threads share them. The field names are stored in checkpoints."""

    singles: StepSizes
    pairs: StepSizes  # at the canonical index of each pair


class FeatureCounts(NamedTuple):
    """How often a sheet uses each weight; each thread has its own."""

    singles: Counts  # (weights.singles.size,) uint8
    pairs: Counts  # (weights.pairs.size,) uint8


def new_all_step_sizes(weights: Weights) -> AllStepSizes:
    """Step sizes before the first update."""
    return AllStepSizes(new_step_sizes(weights.singles), new_step_sizes(weights.pairs))


def new_feature_counts(weights: Weights) -> FeatureCounts:
    """Counts of one thread, all 0."""
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
    max_noise: int,
    scores: Ints,
) -> None:
    """Play games and learn from each. Fills `scores` (games,); stops early if values diverge.

    `max_noise` is the greatest noise level of exploration, in points.
    """
    sheet = Sheet(np.empty(CELL_COUNT, dtype=np.int64), np.empty(LINE_COUNT, dtype=np.int64))
    lines = np.zeros((CELL_COUNT + 1, LINE_COUNT), dtype=np.int64)  # [filled] the lines then
    written = np.zeros(CELL_COUNT + 1, dtype=np.int64)  # [filled] the cell of the next move
    errors = np.zeros(CELL_COUNT + 1, dtype=np.float32)  # [filled] target less value
    exploratory = np.zeros(CELL_COUNT, dtype=np.bool_)  # [filled] whether the move was not the best
    for game in range(games):
        clear(sheet)
        noise_level = draw_noise_level(max_noise, rng)
        value = np.float32(0.0)
        for filled in range(CELL_COUNT):
            fill_static_values(sheet, filled, tables, weights, scratch)
            errors[filled] = expected_value(sheet, scratch.values) - value
            roll = draw_roll(rng)
            cell, value = best_cell(sheet, scratch.values[roll])
            if cell < 0:
                return  # no value is a number: training has diverged
            best = cell
            if noise_level > 0:
                cell = _choose_noisy_cell(sheet, scratch.values[roll], noise_level, rng)
                value = scratch.values[roll, cell]
            exploratory[filled] = cell != best
            write(sheet, tables, roll, cell)
            written[filled] = cell
            lines[filled + 1] = sheet.lines
        scores[game] = score(sheet, tables)
        error = np.float32(0.0)
        for filled in range(CELL_COUNT - 1, 0, -1):
            sheet.cells[written[filled]] = -1
            if exploratory[filled]:
                error = np.float32(0.0)  # Watkins's cut: later errors are not due to this sheet
            error = errors[filled] + np.float32(lambda_) * error
            update_weights(
                sheet.cells, lines[filled], filled, error, tables, weights, step_sizes, counts
            )


@inlined
def _choose_noisy_cell(sheet: Sheet, values: Floats, noise_level: int, rng: Rng) -> int:
    """The cell with the highest noisy value, or now and then a random one."""
    if is_random_move(noise_level, rng):
        return draw_free_cell(sheet.cells, rng)
    best, highest = -1, WORST_VALUE
    for cell in range(CELL_COUNT):
        if sheet.cells[cell] < 0:
            noisy = values[cell] + draw_noise(noise_level, rng)
            if noisy > highest:
                best, highest = cell, noisy
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
    """Update all weights of a sheet, so that its value changes by the error at most.

    Equal lines share a weight, as do mirror images. A weight with count k changes the value k times
    as much, so the step is divided by the sum of squared counts (normalised LMS).
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
            step_size = update_step_size(step_sizes.singles, used[at], error)
            at += 1
            value = weights.singles[filled, KIND[line], held] + step_size * step
            weights.singles[filled, KIND[line], held] = value
            weights.singles[filled, KIND[line], tables.mirror[held]] = value
    pairs = weights.pairs.reshape(-1)
    for cell in range(CELL_COUNT):
        if cells[cell] < 0:
            for number in range(PAIR_COUNT[cell]):
                indices = _pair_indices(cell, number, lines, tables)
                step_size = update_step_size(step_sizes.pairs, used[at], error)
                at += 1
                set_pair_value(pairs, indices, pairs[indices[0]] + step_size * step)


@inlined
def _pair_indices(cell: int, at: int, lines: Ints, tables: Tables) -> PairIndices:
    pair = PAIRS[cell, at]
    return find_pair_indices(pair, lines[pair[0]], lines[pair[1]], tables.mirror, OPEN_LINES)
