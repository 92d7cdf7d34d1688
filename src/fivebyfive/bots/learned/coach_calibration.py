"""What can be hoped for in Knaster from positions of people.

`expert` learned from its own games. It finds positions that only people get into far worse than
they are, and moves there far apart. How far, was measured: from 2,588 positions of players of all
levels it played on to the end. The points it still made follow from those it hoped for by a line
for each number of free cells; `benchmarks/coach_calibration.py` measures that again.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np

from fivebyfive.bots.interface import Position
from fivebyfive.bots.learned.deepening import Values
from fivebyfive.rules import Move

FREE_CELLS: Final = (0, 2, 5, 10, 15, 20, 25)  # cells; in between is in between
INTERCEPTS: Final = (
    0.0,
    0.0,
    16.5,
    31.0,
    38.5,
    53.6,
    53.1,
)  # points that are still made by anybody
SLOPES: Final = (1.0, 1.0, 0.76, 0.70, 0.63, 0.48, 0.50)  # and how much of what is hoped for

MAX_OPTIMISM: Final = (
    3.2  # points by which the best move seems too good where nothing can be trusted
)
TIE_BREAK: Final = 1e-8


def calibrate_values(position: Position, moves: Sequence[Move], expected: Values) -> Values:
    """The expected points of every move, for whoever got into the position."""
    if position.last:
        return expected  # nothing is hoped for any more
    others = [sheet for seat, sheet in enumerate(position.sheets) if seat != position.seat]
    fewest = min((sheet.numbers.count(0) for sheet in others), default=len(position.sheet.numbers))
    after = [position.sheet.play(position.roll, move) for move in moves]
    free = [min(sheet.numbers.count(0), fewest) for sheet in after]
    points = np.array([float(sheet.score().total) for sheet in after])
    usual, trust = np.interp(free, FREE_CELLS, INTERCEPTS), np.interp(free, FREE_CELLS, SLOPES)
    hoped: Values = points + usual + trust * (expected - points)
    return _cap_optimism(
        hoped, MAX_OPTIMISM * (1 - float(np.interp(min(free), FREE_CELLS, SLOPES)))
    )


def _cap_optimism(hoped: Values, doubt: float) -> Values:
    """The best of many seems better than it is: what it is ahead by less than that is nothing.

    The order stays, by next to nothing.
    """
    known = np.minimum(hoped, hoped.max() - doubt)
    told: Values = known + TIE_BREAK * (hoped - known)
    return told
