"""What a number of points is worth to somebody who wants to win: a curve to be looked up."""

from typing import Final, NamedTuple

import numpy as np

from .compiled import kernel
from .lines import Floats

STEPS: Final = 4  # of the curve, a point
HIGHEST: Final = 200  # points; no sheet of either game comes near


class Worth(NamedTuple):
    """How points turn into what is played for.

    `wins[own free cells, points * STEPS]` is the chance to win; without rows points count as they
    are. In Knister the free cells are the same for all and row 0 is meant.
    """

    wins: Floats


def points_only() -> Worth:
    """Points as they are."""
    return Worth(np.zeros((0, 0), dtype=np.float32))


@kernel
def worth_of(points: np.float32, free: int, worth: Worth) -> np.float32:
    """The points themselves, or the chance to win with them, between two steps of the curve."""
    if worth.wins.shape[0] == 0:
        return points
    at = min(max(points, np.float32(0.0)), np.float32(HIGHEST - 1)) * np.float32(STEPS)
    below = np.int64(at)
    part = at - np.float32(below)
    curve = worth.wins[free]
    return curve[below] * (np.float32(1.0) - part) + curve[below + 1] * part
