"""Learning Knaster from games alone, and at tables where others may be faster.

As for Knister (see there): what a sheet should have been worth is the mean over all rolls of the
best next value. At a table the others' pace, which nobody knows beforehand, is taken as it came.
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

MAX_FEATURES: Final = 12 + 46 + ROLL_COUNT + 1
MAX_ROLLS: Final = 51
TABLE_SEATS: Final = 3  # seats of a table to learn at
MAX_RANDOM_ROUNDS: Final = 4  # rounds at the start in which a seat may write anywhere
MAX_HASTE: Final = 3  # points that a seat may give away to write instead of circling


class AllStepSizes(NamedTuple):
    """All that is remembered between games; threads share it."""

    lines: StepSizes
    pairs: StepSizes
    waiting: StepSizes
    pace: StepSizes


class FeatureCounts(NamedTuple):
    """How often a sheet uses a weight; each thread has its own."""

    lines: Counts
    pairs: Counts
    waiting: Counts


class Trajectory(NamedTuple):
    """The sheets after each of their moves: [seat, roll]."""

    lines: Ints
    cells: Ints
    waiting: Ints
    clock: Ints
    free: Ints
    exploratory: Ints  # whether the move was any, not the best
    errors: Floats


def new_all_step_sizes(weights: Weights) -> AllStepSizes:
    """Nothing learned yet."""
    return AllStepSizes(*(new_step_sizes(part) for part in weights))


def new_feature_counts(weights: Weights) -> FeatureCounts:
    """Room to count in."""
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
    astray: int,
    scores: Ints,
) -> None:
    """Play and learn, alone or at a table of players who all learn.

    On the same dice equal players would make equal moves, so all but the first seat begin each game
    with a few cells written at random; and as people who want to win do, they hurry more or less.
    The points are those of the first seat. Up to `astray` points is how far a seat may be mistaken
    about every move; how far it is, changes with every game.
    """
    seats = TABLE_SEATS if at_table else 1
    sheets = allocate_sheets(seats)
    diary = _new_trajectory(seats, MAX_ROLLS)
    others = np.full(seats, NO_OPPONENTS)
    worth = np.zeros(seats, dtype=np.float32)
    begins = np.zeros(seats, dtype=np.int64)
    haste = np.zeros(seats, dtype=np.int64)
    strays = np.zeros(seats, dtype=np.int64)
    for game in range(games):
        for seat in range(seats):
            clear(sheet_at(sheets, seat))
            strays[seat] = draw_noise_level(astray, rng)
            if seat > 0:
                begins[seat] = draw_below(rng, MAX_RANDOM_ROUNDS + 1)
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
                    diary.errors[seat, rolls - 1] = expected_value(scratch) - worth[seat]
                move = scratch.moves[roll]
                if move == NO_MOVE:
                    return  # a value is not a number
                worth[seat] = scratch.best[roll]
                if strays[seat] > 0 and not last:
                    move = _choose_noisy_move(sheet, roll, strays[seat], scratch, rng)
                elif rolls < begins[seat]:
                    move = draw_free_cell(sheet.cells, rng)
                elif not last:
                    move = _choose_hasty_move(sheet, roll, haste[seat], scratch)
                loose = move != scratch.moves[roll]
                if loose:
                    worth[seat] = _move_value(roll, move, scratch)
                apply_greedy_move(sheet, others[seat], roll, move, tables, weights, scratch)
                _record_move(diary, seat, rolls, sheet, others[seat], loose)
            rolls += 1
        scores[game] = sheets.tally[0, POINTS]
        for seat in range(seats):
            _update_backwards(diary, seat, rolls, lambda_, tables, weights, step_sizes, counts)


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
    """Learn from a seat's game, from its end to its start."""
    error = np.float32(0.0)
    for at in range(rolls - 2, -1, -1):
        if trajectory.exploratory[seat, at + 1]:
            error = np.float32(0.0)  # what came of that was not of its making
        error = trajectory.errors[seat, at] + np.float32(lambda_) * error
        update_weights(trajectory, seat, at, error, tables, weights, step_sizes, counts)


@kernel
def _choose_hasty_move(sheet: Sheet, roll: int, haste: int, scratch: Scratch) -> int:
    """The best move; instead of a circle the best cell, if that costs less than the haste."""
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
    """The best move to somebody who is mistaken about every move by up to `far` points."""
    if is_random_move(noise_level, rng):
        return draw_free_cell(sheet.cells, rng)
    best, found = WORST_VALUE, NO_MOVE
    for cell in range(CELL_COUNT):
        number = sheet.cells[cell]
        if number < 0:
            seems = scratch.writes[roll, cell] + draw_noise(noise_level, rng)
            if seems > best:
                best, found = seems, cell
        elif number == roll and sheet.circled[cell] == 0:
            seems = scratch.circles[cell] + draw_noise(noise_level, rng)
            if seems > best:
                best, found = seems, CIRCLE_CODE + cell
    return found


@inlined
def _move_value(roll: int, move: int, scratch: Scratch) -> np.float32:
    worth: np.float32 = (
        scratch.circles[move - CIRCLE_CODE] if move >= CIRCLE_CODE else scratch.writes[roll, move]
    )
    return worth


@inlined
def _record_move(
    trajectory: Trajectory, seat: int, at: int, sheet: Sheet, others: int, loose: bool
) -> None:
    trajectory.lines[seat, at] = sheet.lines
    trajectory.cells[seat, at] = sheet.cells
    trajectory.waiting[seat, at] = sheet.waiting
    trajectory.clock[seat, at] = min(sheet.tally[FREE], others)
    trajectory.free[seat, at] = sheet.tally[FREE]
    trajectory.exploratory[seat, at] = loose


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
    """Move all weights a sheet uses, so that its value moves by the error at most."""
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
        alike = min(number, ROLL_COUNT - 1 - number)
        many = min(waiting[number], MAX_WAITING)
        used[count] = (clock * ROLL_COUNT + alike) * (MAX_WAITING + 1) + many
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
    place = 0
    stage = weights.lines[STAGE[clock]]
    for line in range(LINE_COUNT):
        held = lines[line]
        if tables.boxed[held] == 0:
            worth = (
                stage[KIND[line], held]
                + update_step_size(step_sizes.lines, used[place], error) * step
            )
            place += 1
            stage[KIND[line], held] = worth
            stage[KIND[line], tables.mirror[held]] = worth
    pairs = weights.pairs.reshape(-1)
    for cell in range(CELL_COUNT):
        if cells[cell] < 0:
            for pair in range(PAIR_COUNT[cell]):
                places = _pair_indices(cell, pair, lines, tables)
                share = update_step_size(step_sizes.pairs, used[place], error)
                place += 1
                set_pair_value(pairs, places, pairs[places[0]] + share * step)
    for number in range(ROLL_COUNT):
        many = min(waiting[number], MAX_WAITING)
        share = update_step_size(step_sizes.waiting, used[place], error)
        place += 1
        worth = weights.waiting[clock, number, many] + share * step
        weights.waiting[clock, number, many] = worth
        weights.waiting[clock, ROLL_COUNT - 1 - number, many] = worth
    free = trajectory.free[seat, at]
    share = update_step_size(step_sizes.pace, clock * (CELL_COUNT + 1) + free, error)
    weights.pace[clock, free] += share * step


@inlined
def _pair_indices(cell: int, at: int, lines: Ints, tables: Tables) -> PairIndices:
    pair = PAIRS[cell, at]
    line, other = tables.bare[lines[pair[0]]], tables.bare[lines[pair[1]]]
    return find_pair_indices(pair, line, other, tables.bare_mirror, BARE_LINES)
