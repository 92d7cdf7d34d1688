"""What a number of points is worth to somebody who wants to win: a curve to be looked up."""

from math import erfc, sqrt
from typing import Final, NamedTuple

import numpy as np

from fivebyfive.kernels.jit import inlined, kernel
from fivebyfive.kernels.lines import Floats

STEPS_PER_POINT: Final = 1  # of the curve, a point
MAX_POINTS: Final = 170  # points; no sheet of either game has more
POINTS_TIE_BREAK: Final = 3e-4
MAX_DEVIATIONS: Final = 4  # deviations; beyond is as good as certain
STEPS_PER_DEVIATION: Final = 256  # steps of a deviation in the table of the normal distribution
NORMAL_CDF: Final = np.array(
    [
        erfc(-(step / STEPS_PER_DEVIATION - MAX_DEVIATIONS) / sqrt(2)) / 2
        for step in range(2 * MAX_DEVIATIONS * STEPS_PER_DEVIATION + 1)
    ]
)


class Objective(NamedTuple):
    """How points turn into what is played for.

    `wins[rolls looked ahead, own free cells, points * STEPS]` is the chance to win; without rows
    points count as they are. In Knister only the points matter: 0 and 0 are meant.
    """

    win_probability: Floats


def points_objective() -> Objective:
    """Points as they are."""
    return Objective(np.zeros((0, 0, 0), dtype=np.float32))


@inlined
def objective_value(points: np.float32, ahead: int, free: int, objective: Objective) -> np.float32:
    """The points themselves, or the chance to win with them, between two steps of the curve."""
    if objective.win_probability.shape[0] == 0:
        return points
    at = min(max(points, np.float32(0.0)), np.float32(MAX_POINTS - 1)) * np.float32(STEPS_PER_POINT)
    below = np.int64(at)
    part = at - np.float32(below)
    curve = objective.win_probability[ahead, free]
    chance: np.float32 = curve[below] * (np.float32(1.0) - part) + curve[below + 1] * part
    return chance


@kernel
def fill_win_probability(opponents: Floats, spread: float, curve: Floats) -> None:
    """The chance to be first, by one's own points, against rivals with these expected points.

    What one's own sheet and each rival's will still come to is taken as normal, with `spread` for
    the difference of two. One's own luck is the same against all, so it is summed over; a last
    grain for the points themselves decides where the win is certain or out of reach.
    """
    half = max(spread, 0.25) / np.sqrt(2.0)
    luck_weights = np.exp(-(np.arange(-6, 7) ** 2) / 8.0)
    luck_weights /= luck_weights.sum()
    for at in range(len(curve)):
        points = at / STEPS_PER_POINT
        total = 0.0
        for step in range(13):
            luck = (step - 6) / 2.0
            chance = luck_weights[step]
            for rival in range(len(opponents)):
                chance *= _normal_cdf((points - opponents[rival]) / half + luck)
                if chance == 0.0:
                    break
            total += chance
        curve[at] = total + POINTS_TIE_BREAK * points


@inlined
def _normal_cdf(z: float) -> float:
    """The normal distribution, to three digits."""
    if z >= MAX_DEVIATIONS:
        return 1.0
    if z <= -MAX_DEVIATIONS:
        return 0.0
    chance: float = NORMAL_CDF[int((z + MAX_DEVIATIONS) * STEPS_PER_DEVIATION)]
    return chance
