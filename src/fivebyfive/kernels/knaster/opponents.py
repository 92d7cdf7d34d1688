"""What the others at a table of Knaster may expect, and what points are worth against them."""

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

WRITE_RATE: Final = 0.75  # of all rolls, as strong players play at a table
HURRY_RATE: Final = 0.35  # of a cell more that is written comes true as a cell less until the end
SPREAD_FACTOR: Final = 0.75  # of the spread, which was measured on players who do not look ahead
MAX_FREE_OF_DUPLICATES: Final = (
    17  # with so few cells free only computers of one level have the same sheet
)
_PACES: Final = CELL_COUNT + 5  # more than any pace that is asked for


class Opponents(NamedTuple):
    """The others, as they will be when they have made the best of this roll."""

    sheets: Sheet
    fewest_free: Ints  # [rival] the fewest free cells of the others, but for oneself
    points: Floats  # [rival, pace] what they may expect, or NEVER while nobody has asked
    duplicate: (
        Ints  # [rival] 1 if an earlier one plays just as they do: together they are one rival
    )


def new_opponents(sheets: Sheet, many: int) -> Opponents:
    """Room for so many, in sheets that may be more."""
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
    """Read their sheets, [rival, cell] and as bits, and let all of them make their best move."""
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
    """Whether two sheets are the same, but perhaps for rows as columns."""
    alike: bool = hash_sheet(sheets.lines[one], KIND) == hash_sheet(sheets.lines[other], KIND)
    return alike


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
    """Fill the curves for sheets so many rolls ahead, by the free cells they may have by then.

    Rivals are looked at one roll ahead only. How much they will have depends on how long the game
    lasts from now, so the rolls until then count as the cells that are filled in them.
    """
    for row in range(max(own - 1 - ahead, 0), own + 1):
        _fill_win_probability_row(ahead, row, own, others, last, opponents, spread, model, scratch)
    # Where somebody fills a sheet before, the game ends one roll later, whatever is left.
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
    curve = model.objective.win_probability[rolls, row]
    if curve[-1] > 0.0:
        return  # it was needed before
    # A cell written now is often one not written later, until it is the last one.
    usual, now = own - WRITE_RATE, row + WRITE_RATE * rolls
    pace = usual + max(HURRY_RATE, 1.0 / (row + 1)) * (now - usual)
    hopes = np.empty(len(opponents.duplicate), dtype=np.float32)
    many = 0
    for at in range(len(hopes)):
        if opponents.duplicate[at] == 0:
            hopes[many] = _expected_value(at, pace, opponents, model, scratch)
            many += 1
    apart = 0.0
    if not last:
        # One's own luck begins there, a rival's now.
        there = spread[min(row, others)]
        here = spread[min(int(pace + 0.5), others, CELL_COUNT)]
        apart = SPREAD_FACTOR * np.sqrt((there * there + here * here) / 2.0)
    fill_win_probability(hopes[:many], apart, curve)


@kernel
def _expected_value(
    at: int, pace: float, opponents: Opponents, model: ValueModel, scratch: Scratch
) -> float:
    """What a rival may expect, if one's own sheet is full after about so many cells."""
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
    if opponents.points[at, pace] == WORST_VALUE:
        fill_static_values(
            sheet_at(opponents.sheets, at), pace, model.tables, model.weights, scratch
        )
        # Sheets that no learner ever had may be far off; what they have they keep.
        opponents.points[at, pace] = max(
            expected_value(scratch), np.float32(opponents.sheets.tally[at, POINTS])
        )
    points: float = opponents.points[at, pace]
    return points
