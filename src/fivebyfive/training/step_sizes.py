"""Step sizes of single weights."""

from typing import NamedTuple

import numpy as np

from fivebyfive.kernels.jit import kernel
from fivebyfive.kernels.lines import Floats


class Memory(NamedTuple):
    """What is remembered of the errors each weight was corrected for.

    While the errors of a weight all point one way it moves by whole steps; where they cancel out,
    what is left of them is noise and the steps get small (temporal coherence).
    """

    sums: Floats
    sizes: Floats


def new_memory(weights: Floats) -> Memory:
    """Nothing remembered yet, for as many weights."""
    return Memory(
        np.zeros(weights.size, dtype=np.float32), np.zeros(weights.size, dtype=np.float32)
    )


@kernel
def coherence(memory: Memory, at: int, error: np.float32) -> np.float32:
    """How much of a step the weight may take, 0 to 1; the error is remembered."""
    size = memory.sizes[at]
    share = np.float32(1.0)
    if size > 0:
        share = abs(memory.sums[at]) / size
    memory.sums[at] += error
    memory.sizes[at] = size + abs(error)
    return share
