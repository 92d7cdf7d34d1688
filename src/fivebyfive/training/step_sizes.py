"""Step sizes of single weights by temporal coherence (Beal and Smith 1999)."""

from typing import NamedTuple

import numpy as np

from fivebyfive.kernels.jit import kernel
from fivebyfive.kernels.lines import Floats


class StepSizes(NamedTuple):
    """Sums of the errors each weight was updated with; the step size is |sum| / sum of |errors|.

    While all errors of a weight have the same sign it is 1. Where they cancel out, what is left is
    noise, and the steps get small. The field names are stored in checkpoints.
    """

    sums: Floats  # (weights,) float32: the sum of the errors
    sizes: Floats  # (weights,) float32: the sum of their absolute values


def new_step_sizes(weights: Floats) -> StepSizes:
    """Step sizes before the first update, for as many weights."""
    return StepSizes(
        np.zeros(weights.size, dtype=np.float32), np.zeros(weights.size, dtype=np.float32)
    )


@kernel
def update_step_size(step_sizes: StepSizes, at: int, error: np.float32) -> np.float32:
    """The step size of a weight, 0 to 1, before this error; then the error is added."""
    size = step_sizes.sizes[at]
    step_size = np.float32(1.0)
    if size > 0:
        step_size = abs(step_sizes.sums[at]) / size
    step_sizes.sums[at] += error
    step_sizes.sizes[at] = size + abs(error)
    return step_size
