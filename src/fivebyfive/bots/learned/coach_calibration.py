"""Coach calibration for Knaster only: linear regression of its values to positions of people.

Knister has none: its coach has weights of its own, trained with exploration.

`expert` learned from its own games. It undervalues positions of Knaster that only people get into,
and overrates the differences of moves there. So it played 2,588 positions of players of all levels
to their ends. The points it still made were fitted as intercept + slope * the points it had
expected, by number of free cells; `benchmarks/coach_calibration.py` measures that again.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np

from fivebyfive.bots.interface import Position
from fivebyfive.bots.learned.deepening import Values
from fivebyfive.rules import Move

# The nodes of the fit; between them it is interpolated linearly.
FREE_CELLS: Final = (0, 2, 5, 10, 15, 20, 25)
INTERCEPTS: Final = (0.0, 0.0, 16.5, 31.0, 38.5, 53.6, 53.1)  # points
SLOPES: Final = (1.0, 1.0, 0.76, 0.70, 0.63, 0.48, 0.50)

# By how many points the best move seems too good where the slope is 0. How it was found was not
# kept; docs/coach.md has the luck of all levels with it, which would be 0 if values were right.
MAX_OPTIMISM: Final = 3.2
TIE_BREAK: Final = 1e-8  # keeps the order of moves with equal values


def calibrate_values(position: Position, moves: Sequence[Move], expected: Values) -> Values:
    """The calibrated expected points of every move of Knaster, for a player of any level."""
    if position.last:
        return expected  # exact: nothing more is to come
    others = [sheet for seat, sheet in enumerate(position.sheets) if seat != position.seat]
    fewest = min((sheet.numbers.count(0) for sheet in others), default=len(position.sheet.numbers))
    after = [position.sheet.play(position.roll, move) for move in moves]
    free = [min(sheet.numbers.count(0), fewest) for sheet in after]
    points = np.array([float(sheet.score().total) for sheet in after])
    intercepts = np.interp(free, FREE_CELLS, INTERCEPTS)
    slopes = np.interp(free, FREE_CELLS, SLOPES)
    calibrated: Values = points + intercepts + slopes * (expected - points)
    margin = MAX_OPTIMISM * (1 - float(np.interp(min(free), FREE_CELLS, SLOPES)))
    return _cap_optimism(calibrated, margin)


def _cap_optimism(values: Values, margin: float) -> Values:
    """Values less than `margin` below the best become equal, but for a tie-break in the same order.

    The maximum of many estimates with errors is biased upwards (the optimizer's curse, Smith and
    Winkler 2006).
    """
    capped = np.minimum(values, values.max() - margin)
    found: Values = capped + TIE_BREAK * (values - capped)
    return found
