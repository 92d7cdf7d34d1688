"""TD(lambda) for Knaster, by self-play alone or at tables, where others may end the game.

As in `td_knister`, the target of a value is the expectation over all rolls of the best next value.
At a table, the others' free cells are not part of that expectation: they are sampled.
"""

from typing import Final, NamedTuple

import numpy as np

from fivebyfive.kernels.jit import inlined, kernel
from fivebyfive.kernels.knaster.evaluate import (
    PAIR_COUNT,
    PAIRS,
    apply_greedy_move,
    expected_value,
    fill_static_values,
)
from fivebyfive.kernels.knaster.state import (
    ALL_LINES,
    BARE_LINES,
    CIRCLE_CODE,
    FREE,
    KIND,
    KINDS,
    MAX_WAITING,
    NO_MOVE,
    NO_OPPONENTS,
    POINTS,
    STAGE,
    WORST_VALUE,
    Scratch,
    Sheet,
    Tables,
    Weights,
    allocate_sheets,
    clear,
    fill_fewest_free,
    sheet_at,
)
from fivebyfive.kernels.lines import CELL_COUNT, LINE_COUNT, ROLL_COUNT, Floats, Ints
from fivebyfive.kernels.rng import Rng, draw_below, draw_free_cell, draw_roll
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

MAX_FEATURES: Final = 12 + 46 + ROLL_COUNT + 1  # lines, line pairs, waiting numbers, pace
MAX_ROLLS: Final = 51
# Chosen, not measured; docs/strength.md has what failed without random rounds and haste.
TABLE_SEATS: Final = 3
MAX_RANDOM_ROUNDS: Final = 4  # at the start, in which a seat writes at random
MAX_HASTE: Final = 3  # points that a seat gives away to write instead of circling


class AllStepSizes(NamedTuple):
    """Step sizes of all weights; threads share them. The field names are stored in checkpoints."""

    lines: StepSizes
    pairs: StepSizes  # at the canonical index of each pair
    waiting: StepSizes
    pace: StepSizes


class FeatureCounts(NamedTuple):
    """How often a sheet uses each weight; each thread has its own. The pace is used once."""

    lines: Counts  # (weights.lines.size,) uint8
    pairs: Counts  # (weights.pairs.size,) uint8
    waiting: Counts  # (weights.waiting.size,) uint8


class Trajectory(NamedTuple):
    """One game: each seat's sheet after each of its moves. S seats, R = 51 rolls."""

    lines: Ints  # (S, R, 12) int64
    cells: Ints  # (S, R, 25) int64
    waiting: Ints  # (S, R, 11) int64
    clock: Ints  # (S, R) int64
    free: Ints  # (S, R) int64: free cells of the sheet
    exploratory: Ints  # (S, R) int64: 1 if the move was not the best
    errors: Floats  # (S, R) float32: target less value


def new_all_step_sizes(weights: Weights) -> AllStepSizes:
    """Step sizes before the first update."""
    return AllStepSizes(*(new_step_sizes(part) for part in weights))


def new_feature_counts(weights: Weights) -> FeatureCounts:
    """Counts of one thread, all 0."""
    return FeatureCounts(*(new_counts(part) for part in weights[:3]))


@kernel
def learn(
    games: int,
    at_table: bool,
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
    """Play games and learn from each, alone or at a table where every seat learns.

    On the same dice equal players would make equal moves. So all seats but the first begin with a
    few random writes, and have a haste: they prefer to write, as people who want to win do.
    `scores` (games,) are those of the first seat; it stops early if values diverge. `max_noise` is
    the greatest noise level of exploration, in points.
    """
    seats = TABLE_SEATS if at_table else 1
    sheets = allocate_sheets(seats)
    trajectory = _new_trajectory(seats, MAX_ROLLS)
    others = np.full(seats, NO_OPPONENTS)
    values = np.zeros(seats, dtype=np.float32)  # [seat] of the sheet after the last move
    random_rounds = np.zeros(seats, dtype=np.int64)
    haste = np.zeros(seats, dtype=np.int64)
    noise_levels = np.zeros(seats, dtype=np.int64)
    for game in range(games):
        for seat in range(seats):
            clear(sheet_at(sheets, seat))
            noise_levels[seat] = draw_noise_level(max_noise, rng)
            if seat > 0:
                random_rounds[seat] = draw_below(rng, MAX_RANDOM_ROUNDS + 1)
                haste[seat] = draw_below(rng, MAX_HASTE + 1)
        rolls = 0
        last = False
        while not last:
            roll = draw_roll(rng)
            fill_fewest_free(sheets, others)
            last = sheets.tally[:, FREE].min() == 0
            for seat in range(seats):
                sheet = sheet_at(sheets, seat)
                fill_static_values(sheet, others[seat], tables, weights, scratch)
                if rolls > 0:
                    trajectory.errors[seat, rolls - 1] = expected_value(scratch) - values[seat]
                move = scratch.moves[roll]
                if move == NO_MOVE:
                    return  # no value is a number: training has diverged
                values[seat] = scratch.best[roll]
                if noise_levels[seat] > 0 and not last:
                    move = _choose_noisy_move(sheet, roll, noise_levels[seat], scratch, rng)
                elif rolls < random_rounds[seat]:
                    move = draw_free_cell(sheet.cells, rng)
                elif not last:
                    move = _choose_hasty_move(sheet, roll, haste[seat], scratch)
                exploratory = move != scratch.moves[roll]
                if exploratory:
                    values[seat] = _move_value(roll, move, scratch)
                apply_greedy_move(sheet, others[seat], roll, move, tables, weights, scratch)
                _record_move(trajectory, seat, rolls, sheet, others[seat], exploratory)
            rolls += 1
        scores[game] = sheets.tally[0, POINTS]
        for seat in range(seats):
            _update_backwards(trajectory, seat, rolls, lambda_, tables, weights, step_sizes, counts)


@kernel
def _update_backwards(
    trajectory: Trajectory,
    seat: int,
    rolls: int,
    lambda_: float,
    tables: Tables,
    weights: Weights,
    step_sizes: AllStepSizes,
    counts: FeatureCounts,
) -> None:
    """Learn from a seat's game, from its last sheet to its first (offline lambda-returns)."""
    error = np.float32(0.0)
    for at in range(rolls - 2, -1, -1):
        if trajectory.exploratory[seat, at + 1]:
            error = np.float32(0.0)  # Watkins's cut: later errors are not due to this sheet
        error = trajectory.errors[seat, at] + np.float32(lambda_) * error
        update_weights(trajectory, seat, at, error, tables, weights, step_sizes, counts)


@kernel
def _choose_hasty_move(sheet: Sheet, roll: int, haste: int, scratch: Scratch) -> int:
    """The best move; instead of a circle the best write, if that costs less than the haste."""
    move = int(scratch.moves[roll])
    if move < CIRCLE_CODE:
        return move
    best = scratch.best[roll] - haste
    for cell in range(CELL_COUNT):
        if sheet.cells[cell] < 0 and scratch.writes[roll, cell] > best:
            best = scratch.writes[roll, cell]
            move = cell
    return move


@kernel
def _choose_noisy_move(
    sheet: Sheet, roll: int, noise_level: int, scratch: Scratch, rng: Rng
) -> int:
    """The move with the highest noisy value, or now and then a random write."""
    if is_random_move(noise_level, rng):
        return draw_free_cell(sheet.cells, rng)
    best, found = WORST_VALUE, NO_MOVE
    for cell in range(CELL_COUNT):
        number = sheet.cells[cell]
        if number < 0:
            noisy = scratch.writes[roll, cell] + draw_noise(noise_level, rng)
            if noisy > best:
                best, found = noisy, cell
        elif number == roll and sheet.circled[cell] == 0:
            noisy = scratch.circles[cell] + draw_noise(noise_level, rng)
            if noisy > best:
                best, found = noisy, CIRCLE_CODE + cell
    return found


@inlined
def _move_value(roll: int, move: int, scratch: Scratch) -> np.float32:
    value: np.float32 = (
        scratch.circles[move - CIRCLE_CODE] if move >= CIRCLE_CODE else scratch.writes[roll, move]
    )
    return value


@inlined
def _record_move(
    trajectory: Trajectory, seat: int, at: int, sheet: Sheet, others: int, exploratory: bool
) -> None:
    trajectory.lines[seat, at] = sheet.lines
    trajectory.cells[seat, at] = sheet.cells
    trajectory.waiting[seat, at] = sheet.waiting
    trajectory.clock[seat, at] = min(sheet.tally[FREE], others)
    trajectory.free[seat, at] = sheet.tally[FREE]
    trajectory.exploratory[seat, at] = exploratory


@kernel
def _new_trajectory(seats: int, rolls: int) -> Trajectory:
    return Trajectory(
        np.empty((seats, rolls, LINE_COUNT), dtype=np.int64),
        np.empty((seats, rolls, CELL_COUNT), dtype=np.int64),
        np.empty((seats, rolls, ROLL_COUNT), dtype=np.int64),
        np.empty((seats, rolls), dtype=np.int64),
        np.empty((seats, rolls), dtype=np.int64),
        np.empty((seats, rolls), dtype=np.int64),
        np.empty((seats, rolls), dtype=np.float32),
    )


@kernel
def update_weights(
    trajectory: Trajectory,
    seat: int,
    at: int,
    error: np.float32,
    tables: Tables,
    weights: Weights,
    step_sizes: AllStepSizes,
    counts: FeatureCounts,
) -> None:
    """Update all weights of a sheet, as in `td_knister.update_weights`."""
    lines, cells, waiting = (
        trajectory.lines[seat, at],
        trajectory.cells[seat, at],
        trajectory.waiting[seat, at],
    )
    clock = trajectory.clock[seat, at]
    used = np.empty(MAX_FEATURES, dtype=np.int64)
    count = 0
    start = STAGE[clock] * KINDS
    for line in range(LINE_COUNT):
        held = lines[line]
        if tables.boxed[held] == 0:
            used[count] = (start + KIND[line]) * ALL_LINES + min(held, tables.mirror[held])
            counts.lines[used[count]] += 1
            count += 1
    of_lines = count
    for cell in range(CELL_COUNT):
        if cells[cell] < 0:
            for pair in range(PAIR_COUNT[cell]):
                used[count] = min(_pair_indices(cell, pair, lines, tables))
                counts.pairs[used[count]] += 1
                count += 1
    of_pairs = count
    for number in range(ROLL_COUNT):
        canonical = min(number, ROLL_COUNT - 1 - number)
        many = min(waiting[number], MAX_WAITING)
        used[count] = (clock * ROLL_COUNT + canonical) * (MAX_WAITING + 1) + many
        counts.waiting[used[count]] += 1
        count += 1
    squares = (
        sum_counts(counts.lines, used[:of_lines])
        + sum_counts(counts.pairs, used[of_lines:of_pairs])
        + sum_counts(counts.waiting, used[of_pairs:count])
        + 1  # the pace
    )
    reset_counts(counts.lines, used[:of_lines])
    reset_counts(counts.pairs, used[of_lines:of_pairs])
    reset_counts(counts.waiting, used[of_pairs:count])
    step = error / np.float32(squares)
    at_feature = 0
    stage = weights.lines[STAGE[clock]]
    for line in range(LINE_COUNT):
        held = lines[line]
        if tables.boxed[held] == 0:
            value = (
                stage[KIND[line], held]
                + update_step_size(step_sizes.lines, used[at_feature], error) * step
            )
            at_feature += 1
            stage[KIND[line], held] = value
            stage[KIND[line], tables.mirror[held]] = value
    pairs = weights.pairs.reshape(-1)
    for cell in range(CELL_COUNT):
        if cells[cell] < 0:
            for pair in range(PAIR_COUNT[cell]):
                indices = _pair_indices(cell, pair, lines, tables)
                step_size = update_step_size(step_sizes.pairs, used[at_feature], error)
                at_feature += 1
                set_pair_value(pairs, indices, pairs[indices[0]] + step_size * step)
    for number in range(ROLL_COUNT):
        many = min(waiting[number], MAX_WAITING)
        step_size = update_step_size(step_sizes.waiting, used[at_feature], error)
        at_feature += 1
        value = weights.waiting[clock, number, many] + step_size * step
        weights.waiting[clock, number, many] = value
        weights.waiting[clock, ROLL_COUNT - 1 - number, many] = value
    free = trajectory.free[seat, at]
    step_size = update_step_size(step_sizes.pace, clock * (CELL_COUNT + 1) + free, error)
    weights.pace[clock, free] += step_size * step


@inlined
def _pair_indices(cell: int, at: int, lines: Ints, tables: Tables) -> PairIndices:
    pair = PAIRS[cell, at]
    line, other = tables.bare[lines[pair[0]]], tables.bare[lines[pair[1]]]
    return find_pair_indices(pair, line, other, tables.bare_mirror, BARE_LINES)
