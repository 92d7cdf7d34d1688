"""Step sizes of single weights."""

from typing import NamedTuple

import numpy as np

from fivebyfive.kernels.jit import kernel
from fivebyfive.kernels.lines import Floats


class StepSizes(NamedTuple):
    """What is remembered of the errors each weight was corrected for.

    While the errors of a weight all point one way it moves by whole steps; where they cancel out,
    what is left of them is noise and the steps get small (temporal coherence).
    """

    sums: Floats
    sizes: Floats


def new_step_sizes(weights: Floats) -> StepSizes:
    """Nothing remembered yet, for as many weights."""
    return StepSizes(
        np.zeros(weights.size, dtype=np.float32), np.zeros(weights.size, dtype=np.float32)
    )


@kernel
def update_step_size(step_sizes: StepSizes, at: int, error: np.float32) -> np.float32:
    """How much of a step the weight may take, 0 to 1; the error is remembered."""
    size = step_sizes.sizes[at]
    share = np.float32(1.0)
    if size > 0:
        share = abs(step_sizes.sums[at]) / size
    step_sizes.sums[at] += error
    step_sizes.sizes[at] = size + abs(error)
    return share
