"""What a number of points is worth to somebody who wants to win: a curve to be looked up."""

from typing import Final, NamedTuple

import numpy as np

from .compiled import inlined, kernel
from .lines import Floats

STEPS: Final = 1  # of the curve, a point
HIGHEST: Final = 170  # points; no sheet of either game has more
GRAIN: Final = 1e-4


class Worth(NamedTuple):
    """How points turn into what is played for.

    `wins[own free cells, points * STEPS]` is the chance to win; without rows points count as they
    are. In Knister the free cells are the same for all and row 0 is meant.
    """

    wins: Floats


def points_only() -> Worth:
    """Points as they are."""
    return Worth(np.zeros((0, 0), dtype=np.float32))


@inlined
def worth_of(points: np.float32, free: int, worth: Worth) -> np.float32:
    """The points themselves, or the chance to win with them, between two steps of the curve."""
    if worth.wins.shape[0] == 0:
        return points
    at = min(max(points, np.float32(0.0)), np.float32(HIGHEST - 1)) * np.float32(STEPS)
    below = np.int64(at)
    part = at - np.float32(below)
    curve = worth.wins[free]
    chance: np.float32 = curve[below] * (np.float32(1.0) - part) + curve[below + 1] * part
    return chance


@kernel
def fill_curve(rivals: Floats, spread: float, curve: Floats) -> None:
    """The chance to be first, by one's own points, against rivals with these expected points.

    What one's own sheet and each rival's will still come to is taken as normal, with `spread` for
    the difference of two. One's own luck is the same against all, so it is summed over; a last
    grain for the points themselves decides where the win is certain or out of reach.
    """
    half = max(spread, 0.25) / np.sqrt(2.0)
    for at in range(len(curve)):
        points = at / STEPS
        total, weights = 0.0, 0.0
        for step in range(-6, 7):
            luck = step / 2.0
            weight = np.exp(-luck * luck / 2.0)
            chance = 1.0
            for rival in range(len(rivals)):
                ahead = (points + luck * half - rivals[rival]) / half
                chance *= _normal(ahead)
                if chance == 0.0:
                    break
            total += weight * chance
            weights += weight
        curve[at] = total / weights + GRAIN * points


@inlined
def _normal(z: float) -> float:
    """The normal distribution, to three digits."""
    if z > 4.0:
        return 1.0
    if z < -4.0:
        return 0.0
    return 0.5 * (1.0 + float(np.tanh(0.7978845608 * (z + 0.044715 * z * z * z))))
