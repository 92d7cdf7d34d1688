"""What the others at a table of Knaster may expect, and what points are worth against them."""

from typing import Final, NamedTuple

import numpy as np

from fivebyfive.kernels.jit import kernel
from fivebyfive.kernels.knaster.evaluate import expected, play, weigh
from fivebyfive.kernels.knaster.search import Known, read_sheet
from fivebyfive.kernels.knaster.state import (
    ALONE,
    FREE,
    KIND,
    NEVER,
    POINTS,
    Desk,
    Sheet,
    see_others,
    sheet_at,
)
from fivebyfive.kernels.lines import CELL_COUNT, Floats, Ints
from fivebyfive.kernels.sheet_hash import likeness
from fivebyfive.kernels.win_probability import fill_curve

WRITES: Final = 0.75  # of all rolls, as strong players play at a table
HURRY: Final = 0.35  # of a cell more that is written comes true as a cell less until the end
LUCK: Final = 0.75  # of the spread, which was measured on players who do not look ahead
MIXED: Final = 17  # with so few cells free only computers of one level have the same sheet
_PACES: Final = CELL_COUNT + 5  # more than any pace that is asked for


class Rivals(NamedTuple):
    """The others, as they will be when they have made the best of this roll."""

    sheets: Sheet
    fastest: Ints  # [rival] the fewest free cells of the others, but for oneself
    points: Floats  # [rival, pace] what they may expect, or NEVER while nobody has asked
    twin: Ints  # [rival] 1 if an earlier one plays just as they do: together they are one rival


def room_for_rivals(sheets: Sheet, many: int) -> Rivals:
    """Room for so many, in sheets that may be more."""
    points = np.full((many, _PACES), NEVER, dtype=np.float32)
    return Rivals(sheets, np.full(many, ALONE), points, np.zeros(many, dtype=np.int64))


@kernel
def see_rivals(
    numbers: Ints,
    circled: Ints,
    own: int,
    roll: int,
    last: bool,
    known: Known,
    desk: Desk,
    rivals: Rivals,
) -> None:
    """Read their sheets, [rival, cell] and as bits, and let all of them make their best move."""
    many = len(numbers)
    for at in range(many):
        read_sheet(numbers[at], circled[at], known.tables, sheet_at(rivals.sheets, at))
    tally = rivals.sheets.tally
    see_others(rivals.sheets, rivals.fastest)
    for at in range(many):
        sheet = sheet_at(rivals.sheets, at)
        others = 0 if last else min(own, rivals.fastest[at])
        weigh(sheet, others, known.tables, known.weights, desk)
        play(sheet, others, roll, desk.moves[roll], known.tables, known.weights, desk)
        if last:
            rivals.points[at] = tally[at, POINTS]
        for other in range(at):
            if tally[at, FREE] <= MIXED and _are_alike(at, other, rivals.sheets):
                rivals.twin[at] = 1
    see_others(rivals.sheets, rivals.fastest)


@kernel
def _are_alike(one: int, other: int, sheets: Sheet) -> bool:
    """Whether two sheets are the same, but perhaps for rows as columns."""
    alike: bool = likeness(sheets.lines[one], KIND) == likeness(sheets.lines[other], KIND)
    return alike


@kernel
def see_chances(
    ahead: int,
    own: int,
    others: int,
    last: bool,
    rivals: Rivals,
    spread: Floats,
    known: Known,
    desk: Desk,
) -> None:
    """Fill the curves for sheets so many rolls ahead, by the free cells they may have by then.

    Rivals are looked at one roll ahead only. How much they will have depends on how long the game
    lasts from now, so the rolls until then count as the cells that are filled in them.
    """
    for row in range(max(own - 1 - ahead, 0), own + 1):
        _see_chance(ahead, row, own, others, last, rivals, spread, known, desk)
    # Where somebody fills a sheet before, the game ends one roll later, whatever is left.
    for rolls in range(max(min(own - 1, others), 0), ahead):
        _see_chance(rolls, 0, own, others, last, rivals, spread, known, desk)


@kernel
def _see_chance(
    rolls: int,
    row: int,
    own: int,
    others: int,
    last: bool,
    rivals: Rivals,
    spread: Floats,
    known: Known,
    desk: Desk,
) -> None:
    curve = known.worth.wins[rolls, row]
    if curve[-1] > 0.0:
        return  # it was needed before
    # A cell written now is often one not written later, until it is the last one.
    usual, now = own - WRITES, row + WRITES * rolls
    pace = usual + max(HURRY, 1.0 / (row + 1)) * (now - usual)
    hopes = np.empty(len(rivals.twin), dtype=np.float32)
    many = 0
    for at in range(len(hopes)):
        if rivals.twin[at] == 0:
            hopes[many] = _expected(at, pace, rivals, known, desk)
            many += 1
    apart = 0.0
    if not last:
        # One's own luck begins there, a rival's now.
        there = spread[min(row, others)]
        here = spread[min(int(pace + 0.5), others, CELL_COUNT)]
        apart = LUCK * np.sqrt((there * there + here * here) / 2.0)
    fill_curve(hopes[:many], apart, curve)


@kernel
def _expected(at: int, pace: float, rivals: Rivals, known: Known, desk: Desk) -> float:
    """What a rival may expect, if one's own sheet is full after about so many cells."""
    pace = min(pace, float(rivals.fastest[at]))
    below = int(pace)
    part = pace - below
    low = _at_pace(at, below, rivals, known, desk)
    if part == 0.0:
        return low
    return low + part * (_at_pace(at, below + 1, rivals, known, desk) - low)


@kernel
def _at_pace(at: int, pace: int, rivals: Rivals, known: Known, desk: Desk) -> float:
    if rivals.points[at, pace] == NEVER:
        weigh(sheet_at(rivals.sheets, at), pace, known.tables, known.weights, desk)
        # Sheets that no learner ever had may be far off; what they have they keep.
        rivals.points[at, pace] = max(expected(desk), np.float32(rivals.sheets.tally[at, POINTS]))
    points: float = rivals.points[at, pace]
    return points
