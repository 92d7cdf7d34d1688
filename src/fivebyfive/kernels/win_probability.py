"""Win probability by points: a curve that a search looks up when it plays to win."""

from math import erfc, sqrt
from typing import Final, NamedTuple

import numpy as np

from fivebyfive.kernels.jit import inlined, kernel
from fivebyfive.kernels.lines import Floats

CURVE_STEPS_PER_POINT: Final = 1  # resolution of the curve; between its steps it is interpolated
MAX_POINTS: Final = 170  # no sheet of either game has more
# Added per point, so that points decide between moves that win equally often, as where the win is
# certain or out of reach. Chosen, not measured: 100 points count as much as 3 % of a win.
POINTS_TIE_BREAK: Final = 3e-4
MAX_DEVIATIONS: Final = 4  # beyond this the normal distribution counts as 0 or 1
STEPS_PER_DEVIATION: Final = 256
MIN_SPREAD: Final = 0.25  # points; keeps the curve continuous where nothing more is to come
NORMAL_CDF: Final = np.array(  # (2049,) float64: from -4 to 4 standard deviations
    [
        erfc(-(step / STEPS_PER_DEVIATION - MAX_DEVIATIONS) / sqrt(2)) / 2
        for step in range(2 * MAX_DEVIATIONS * STEPS_PER_DEVIATION + 1)
    ]
)


class Objective(NamedTuple):
    """What a search maximises: points, or the win probability by points."""

    # float32 [rolls ahead, own free cells, points * STEPS_PER_POINT]: the win probability, plus
    # `POINTS_TIE_BREAK` per point; (0, 0, 0) to maximise points. Rolls ahead and free cells matter
    # in Knaster only, where they say how long the game lasts; Knister has (1, 1, 171).
    win_probability: Floats


def points_objective() -> Objective:
    """Maximise points."""
    return Objective(np.zeros((0, 0, 0), dtype=np.float32))


@inlined
def objective_value(points: np.float32, ahead: int, free: int, objective: Objective) -> np.float32:
    """The points themselves, or the win probability with them, interpolated linearly."""
    if objective.win_probability.shape[0] == 0:
        return points
    at = min(max(points, np.float32(0.0)), np.float32(MAX_POINTS - 1)) * np.float32(
        CURVE_STEPS_PER_POINT
    )
    below = np.int64(at)
    part = at - np.float32(below)
    curve = objective.win_probability[ahead, free]
    value: np.float32 = curve[below] * (np.float32(1.0) - part) + curve[below + 1] * part
    return value


@kernel
def fill_win_probability(opponents: Floats, spread: float, curve: Floats) -> None:
    """Fill `curve`: the probability to finish first, by one's own expected points.

    `opponents` are the expected points of each. All deviations from expected points are taken as
    independent and normal; `spread` is the standard deviation of the difference of two players.
    Given one's own deviation, the opponents are independent: their probabilities are multiplied,
    and the product is averaged over one's own deviation by quadrature.
    """
    deviation = max(spread, MIN_SPREAD) / np.sqrt(2.0)  # of one player alone
    luck_weights = np.exp(-(np.arange(-6, 7) ** 2) / 8.0)  # the normal density at steps of 1/2
    luck_weights /= luck_weights.sum()
    for at in range(len(curve)):
        points = at / CURVE_STEPS_PER_POINT
        total = 0.0
        for step in range(13):  # from -3 to 3 standard deviations
            luck = (step - 6) / 2.0  # in deviations
            probability = luck_weights[step]
            for opponent in range(len(opponents)):
                probability *= _normal_cdf((points - opponents[opponent]) / deviation + luck)
                if probability == 0.0:
                    break
            total += probability
        curve[at] = total + POINTS_TIE_BREAK * points


@inlined
def _normal_cdf(z: float) -> float:
    """The normal cumulative distribution from a table, to three digits."""
    if z >= MAX_DEVIATIONS:
        return 1.0
    if z <= -MAX_DEVIATIONS:
        return 0.0
    probability: float = NORMAL_CDF[int((z + MAX_DEVIATIONS) * STEPS_PER_DEVIATION)]
    return probability
