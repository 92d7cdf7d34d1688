"""The spread: standard deviation of the score difference of two players on the same dice.

It is measured in games of the learned weights, and the win probability is computed with it. To get
different sheets, each player makes half of the first moves at random, for a random number of
rounds; then both play by static values. For each later round, the difference of the final scores is
compared with the difference of the static values. Equal sheets do not count: on the same dice they
stay equal.
"""

from typing import Final

import numpy as np
import numpy.typing as npt

from fivebyfive.kernels.jit import kernel
from fivebyfive.kernels.knaster import evaluate as knaster_evaluate
from fivebyfive.kernels.knaster import state as knaster_state
from fivebyfive.kernels.knaster.state import FREE, POINTS
from fivebyfive.kernels.knister import evaluate as knister_evaluate
from fivebyfive.kernels.knister import state as knister_state
from fivebyfive.kernels.lines import CELL_COUNT, Floats
from fivebyfive.kernels.rng import Rng, draw_below, draw_free_cell, draw_roll, new_rng

# Chosen, not measured.
GAMES: Final = 4000
MIN_SHARE: Final = 40  # a figure counts if at least one in so many games contributed to it
RANDOM_ROUNDS_LIMIT: Final = 30  # of Knaster: fewer random rounds than this, of up to 51 rolls
_ROLLS: Final = 52

Sums = npt.NDArray[np.float64]


def measure_knister_spread(weights: knister_state.Weights, seed: int) -> Floats:
    """The spread by filled cells, (26,) float32."""
    squares, counts = np.zeros(CELL_COUNT + 1), np.zeros(CELL_COUNT + 1)
    tables, scratch = knister_state.build_tables(), knister_evaluate.new_scratch()
    _sample_knister(GAMES, new_rng(seed), tables, weights, scratch, squares, counts)
    return _deviations(squares, counts)


def measure_knaster_spread(weights: knaster_state.Weights, seed: int) -> Floats:
    """The spread by clock, (27,) float32."""
    squares, counts = np.zeros(knaster_state.CLOCK_OVER + 1), np.zeros(knaster_state.CLOCK_OVER + 1)
    tables, scratch = knaster_state.build_tables(), knaster_state.new_scratch()
    _sample_knaster(GAMES, new_rng(seed), tables, weights, scratch, squares, counts)
    found = _deviations(squares, counts)
    found[knaster_state.CLOCK_OVER] = 0.0
    return found


def _deviations(squares: Sums, counts: Sums) -> Floats:
    """Standard deviations; where there are too few samples, as at the start, the nearest known."""
    known = np.flatnonzero(counts >= max(GAMES / MIN_SHARE, 1))
    nearest = known[np.abs(np.arange(len(counts))[:, None] - known).argmin(axis=1)]
    found: Floats = np.sqrt(squares[nearest] / counts[nearest]).astype(np.float32)
    return found


@kernel
def _sample_knister(
    games: int,
    rng: Rng,
    tables: knister_state.Tables,
    weights: knister_state.Weights,
    scratch: knister_evaluate.Scratch,
    squares: Sums,
    counts: Sums,
) -> None:
    sheets = knister_state.allocate_sheets(2)
    expected = np.zeros(CELL_COUNT + 1)  # [filled] the difference of the static values
    differ = np.zeros(CELL_COUNT + 1, dtype=np.bool_)
    for _ in range(games):
        for seat in range(2):
            knister_state.clear(knister_state.sheet_at(sheets, seat))
        random_rounds = draw_below(rng, CELL_COUNT)
        expected[:] = 0.0
        for filled in range(CELL_COUNT):
            roll = draw_roll(rng)
            for seat in range(2):
                sheet = knister_state.sheet_at(sheets, seat)
                knister_evaluate.fill_static_values(sheet, filled, tables, weights, scratch)
                cell = knister_evaluate.best_cell(sheet, scratch.values[roll])[0]
                if filled < random_rounds and draw_below(rng, 2) == 0:
                    cell = draw_free_cell(sheet.cells, rng)
                sign = 1.0 - 2.0 * seat
                expected[filled + 1] += sign * scratch.values[roll, cell]
                knister_state.write(sheet, tables, roll, cell)
            differ[filled + 1] = np.any(sheets.cells[0] != sheets.cells[1])
        final = 0.0
        for seat in range(2):
            sheet = knister_state.sheet_at(sheets, seat)
            final += (1.0 - 2.0 * seat) * knister_state.score(sheet, tables)
        for filled in range(max(random_rounds, 1), CELL_COUNT + 1):
            if differ[filled]:
                squares[filled] += (final - expected[filled]) ** 2
                counts[filled] += 1


@kernel
def _sample_knaster(
    games: int,
    rng: Rng,
    tables: knaster_state.Tables,
    weights: knaster_state.Weights,
    scratch: knaster_state.Scratch,
    squares: Sums,
    counts: Sums,
) -> None:
    sheets = knaster_state.allocate_sheets(2)
    tally = sheets.tally
    expected = np.zeros(_ROLLS)  # [roll] the difference of the static values
    differ = np.zeros(_ROLLS, dtype=np.bool_)
    clocks = np.zeros(_ROLLS, dtype=np.int64)
    others = np.zeros(2, dtype=np.int64)  # [seat] free cells of the other sheet
    for _ in range(games):
        for seat in range(2):
            knaster_state.clear(knaster_state.sheet_at(sheets, seat))
        random_rounds = draw_below(rng, RANDOM_ROUNDS_LIMIT)
        expected[:] = 0.0
        last = False
        rolls = 0
        while not last:
            roll = draw_roll(rng)
            last = tally[0, FREE] == 0 or tally[1, FREE] == 0
            others[0], others[1] = tally[1, FREE], tally[0, FREE]
            clocks[rolls] = CELL_COUNT
            for seat in range(2):
                sheet = knaster_state.sheet_at(sheets, seat)
                knaster_evaluate.fill_static_values(sheet, others[seat], tables, weights, scratch)
                move, value = scratch.moves[roll], scratch.best[roll]
                if rolls < random_rounds and not last and draw_below(rng, 2) == 0:
                    move = draw_free_cell(sheet.cells, rng)
                    value = scratch.writes[roll, move]
                expected[rolls] += (1.0 - 2.0 * seat) * value
                knaster_evaluate.apply_greedy_move(
                    sheet, others[seat], roll, move, tables, weights, scratch
                )
                clocks[rolls] = min(clocks[rolls], tally[seat, FREE], others[seat])
            differ[rolls] = np.any(sheets.cells[0] != sheets.cells[1])
            rolls += 1
        final = np.float64(tally[0, POINTS] - tally[1, POINTS])
        for at in range(min(random_rounds, rolls - 1), rolls - 1):
            if differ[at]:
                squares[clocks[at]] += (final - expected[at]) ** 2
                counts[clocks[at]] += 1
