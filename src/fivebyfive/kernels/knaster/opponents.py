"""Opponents in Knaster: the points they may expect, and the win probability against them."""

from typing import Final, NamedTuple

import numpy as np

from fivebyfive.kernels.jit import kernel
from fivebyfive.kernels.knaster.evaluate import (
    apply_greedy_move,
    expected_value,
    fill_static_values,
)
from fivebyfive.kernels.knaster.search import ValueModel
from fivebyfive.kernels.knaster.state import (
    FREE,
    KIND,
    NO_OPPONENTS,
    POINTS,
    WORST_VALUE,
    Scratch,
    Sheet,
    fill_fewest_free,
    read_sheet,
    sheet_at,
)
from fivebyfive.kernels.lines import CELL_COUNT, Floats, Ints
from fivebyfive.kernels.sheet_hash import hash_sheet
from fivebyfive.kernels.win_probability import fill_win_probability

# A pace is after how many more cells a player's sheet is full, which ends the game. No measurement
# of the next three was kept; docs/strength.md has what playing to win came to with them.
WRITE_RATE: Final = 0.75  # the share of rolls that strong players at a table write
HURRY_RATE: Final = 0.35  # the share of a cell written early that makes the game shorter
SPREAD_FACTOR: Final = 0.75  # of the spread: it was measured on players without search
# With at most this many free cells, equal sheets are those of computer players of one level: two
# people hardly make the same eight writes. Chosen, not measured.
MAX_FREE_OF_DUPLICATES: Final = 17
_PACES: Final = CELL_COUNT + 5  # more than any pace that occurs


class Opponents(NamedTuple):
    """The n other players, after their best move with this roll."""

    sheets: Sheet  # (n or more, ...): [opponent]
    fewest_free: Ints  # (n,) int64: [opponent] the fewest free cells of the other opponents
    points: (
        Floats  # (n, 30) float32: [opponent, pace] expected points; WORST_VALUE if not yet known
    )
    duplicate: Ints  # (n,) int64: [opponent] 1 if an earlier one has an equivalent sheet


def new_opponents(sheets: Sheet, many: int) -> Opponents:
    """Memory for `many` opponents, in `sheets` for as many or more."""
    points = np.full((many, _PACES), WORST_VALUE, dtype=np.float32)
    return Opponents(sheets, np.full(many, NO_OPPONENTS), points, np.zeros(many, dtype=np.int64))


@kernel
def read_opponents(
    numbers: Ints,
    circled: Ints,
    own: int,
    roll: int,
    last: bool,
    model: ValueModel,
    scratch: Scratch,
    opponents: Opponents,
) -> None:
    """Convert the opponents' sheets, and make the best move by static value on each.

    `numbers` (n, 25) and `circled` (n,), as bits, are as in `rules/`; `own` is the number of one's
    own free cells.
    """
    many = len(numbers)
    for at in range(many):
        read_sheet(numbers[at], circled[at], model.tables, sheet_at(opponents.sheets, at))
    tally = opponents.sheets.tally
    fill_fewest_free(opponents.sheets, opponents.fewest_free)
    for at in range(many):
        sheet = sheet_at(opponents.sheets, at)
        others = 0 if last else min(own, opponents.fewest_free[at])
        fill_static_values(sheet, others, model.tables, model.weights, scratch)
        apply_greedy_move(
            sheet, others, roll, scratch.moves[roll], model.tables, model.weights, scratch
        )
        if last:
            opponents.points[at] = tally[at, POINTS]
        for other in range(at):
            if tally[at, FREE] <= MAX_FREE_OF_DUPLICATES and _are_equivalent(
                at, other, opponents.sheets
            ):
                opponents.duplicate[at] = 1
    fill_fewest_free(opponents.sheets, opponents.fewest_free)


@kernel
def _are_equivalent(one: int, other: int, sheets: Sheet) -> bool:
    """Whether two sheets are equal, or equal with rows and columns exchanged."""
    equal: bool = hash_sheet(sheets.lines[one], KIND) == hash_sheet(sheets.lines[other], KIND)
    return equal


@kernel
def fill_win_probabilities(
    ahead: int,
    own: int,
    others: int,
    last: bool,
    opponents: Opponents,
    spread: Floats,
    model: ValueModel,
    scratch: Scratch,
) -> None:
    """Fill the curves of `model.objective` for own sheets `ahead` rolls ahead, by free cells.

    `own` and `others` are the free cells, one's own before this roll. Opponents are evaluated at
    their state now, not `ahead` rolls later: how much they will have depends on how long the game
    lasts from now, so the rolls until then are counted as cells that are written in them.
    """
    for row in range(max(own - 1 - ahead, 0), own + 1):
        _fill_win_probability_row(ahead, row, own, others, last, opponents, spread, model, scratch)
    # Where a sheet is full earlier, the game ends one roll later, whatever is free on others.
    for rolls in range(max(min(own - 1, others), 0), ahead):
        _fill_win_probability_row(rolls, 0, own, others, last, opponents, spread, model, scratch)


@kernel
def _fill_win_probability_row(
    rolls: int,
    row: int,
    own: int,
    others: int,
    last: bool,
    opponents: Opponents,
    spread: Floats,
    model: ValueModel,
    scratch: Scratch,
) -> None:
    """Fill one curve, for `row` free cells after `rolls` rolls."""
    curve = model.objective.win_probability[rolls, row]
    if curve[-1] > 0.0:
        return  # an earlier pass has filled it
    # Who writes one cell more now often writes one less later, so that the game gets shorter by a
    # part of a cell only; by a whole one if it was the last cell.
    usual, now = own - WRITE_RATE, row + WRITE_RATE * rolls
    pace = usual + max(HURRY_RATE, 1.0 / (row + 1)) * (now - usual)
    expected = np.empty(len(opponents.duplicate), dtype=np.float32)
    many = 0
    for at in range(len(expected)):
        if opponents.duplicate[at] == 0:  # duplicates end with the same points: they count once
            expected[many] = _expected_value(at, pace, opponents, model, scratch)
            many += 1
    deviation = 0.0
    if not last:
        # One's own points are uncertain from `rolls` rolls ahead on, an opponent's from now on.
        ahead = spread[min(row, others)]
        now_on = spread[min(int(pace + 0.5), others, CELL_COUNT)]
        deviation = SPREAD_FACTOR * np.sqrt((ahead * ahead + now_on * now_on) / 2.0)
    fill_win_probability(expected[:many], deviation, curve)


@kernel
def _expected_value(
    at: int, pace: float, opponents: Opponents, model: ValueModel, scratch: Scratch
) -> float:
    """The points an opponent may expect if one's own sheet is full after `pace` more cells."""
    pace = min(pace, float(opponents.fewest_free[at]))
    below = int(pace)
    part = pace - below
    low = _value_at_pace(at, below, opponents, model, scratch)
    if part == 0.0:
        return low
    return low + part * (_value_at_pace(at, below + 1, opponents, model, scratch) - low)


@kernel
def _value_at_pace(
    at: int, pace: int, opponents: Opponents, model: ValueModel, scratch: Scratch
) -> float:
    """The same for a whole number of cells; evaluated once, then kept."""
    if opponents.points[at, pace] == WORST_VALUE:
        fill_static_values(
            sheet_at(opponents.sheets, at), pace, model.tables, model.weights, scratch
        )
        # Values of sheets that never occurred in training may be far off; points are never lost.
        opponents.points[at, pace] = max(
            expected_value(scratch), np.float32(opponents.sheets.tally[at, POINTS])
        )
    points: float = opponents.points[at, pace]
    return points
