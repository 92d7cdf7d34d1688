"""What a number of points is worth to somebody who wants to win: a curve to be looked up."""

from math import erfc, sqrt
from typing import Final, NamedTuple

import numpy as np

from fivebyfive.kernels.jit import inlined, kernel
from fivebyfive.kernels.lines import Floats

STEPS: Final = 1  # of the curve, a point
HIGHEST: Final = 170  # points; no sheet of either game has more
GRAIN: Final = 3e-4
FARTHEST: Final = 4  # deviations; beyond is as good as certain
FINE: Final = 256  # steps of a deviation in the table of the normal distribution
NORMAL: Final = np.array(
    [erfc(-(step / FINE - FARTHEST) / sqrt(2)) / 2 for step in range(2 * FARTHEST * FINE + 1)]
)


class Worth(NamedTuple):
    """How points turn into what is played for.

    `wins[rolls looked ahead, own free cells, points * STEPS]` is the chance to win; without rows
    points count as they are. In Knister only the points matter: 0 and 0 are meant.
    """

    wins: Floats


def points_only() -> Worth:
    """Points as they are."""
    return Worth(np.zeros((0, 0, 0), dtype=np.float32))


@inlined
def worth_of(points: np.float32, ahead: int, free: int, worth: Worth) -> np.float32:
    """The points themselves, or the chance to win with them, between two steps of the curve."""
    if worth.wins.shape[0] == 0:
        return points
    at = min(max(points, np.float32(0.0)), np.float32(HIGHEST - 1)) * np.float32(STEPS)
    below = np.int64(at)
    part = at - np.float32(below)
    curve = worth.wins[ahead, free]
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
    luck_weights = np.exp(-(np.arange(-6, 7) ** 2) / 8.0)
    luck_weights /= luck_weights.sum()
    for at in range(len(curve)):
        points = at / STEPS
        total = 0.0
        for step in range(13):
            luck = (step - 6) / 2.0
            chance = luck_weights[step]
            for rival in range(len(rivals)):
                chance *= _normal((points - rivals[rival]) / half + luck)
                if chance == 0.0:
                    break
            total += chance
        curve[at] = total + GRAIN * points


@inlined
def _normal(z: float) -> float:
    """The normal distribution, to three digits."""
    if z >= FARTHEST:
        return 1.0
    if z <= -FARTHEST:
        return 0.0
    chance: float = NORMAL[int((z + FARTHEST) * FINE)]
    return chance
