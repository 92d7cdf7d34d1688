"""Features of a sheet: which weights its value is the sum of, and how often each is in it.

Shared by both games. The value is linear in the weights, so a weight's gradient is its count.
"""

import numpy as np
import numpy.typing as npt

from fivebyfive.kernels.jit import inlined
from fivebyfive.kernels.lines import Floats, Ids, Ints

Counts = npt.NDArray[np.uint8]
PairIndices = tuple[int, int, int, int]  # into the flattened table of pairs


def new_counts(weights: Floats) -> Counts:
    """(weights.size,) zeros, to count how often a sheet uses each weight; one per thread."""
    return np.zeros(weights.size, dtype=np.uint8)


@inlined
def sum_counts(counts: Counts, used: Ints) -> int:
    """The sum of squared counts: a weight with count k is in `used` k times."""
    total = 0
    for at in range(len(used)):
        total += counts[used[at]]
    return total


@inlined
def reset_counts(counts: Counts, used: Ints) -> None:
    """Set the counts of a sheet back to 0, without touching the others: there are millions."""
    for at in range(len(used)):
        counts[used[at]] = 0


@inlined
def find_pair_indices(tables: Ints, line: int, other: int, mirror: Ids, lines: int) -> PairIndices:
    """The four indices of a pair's value: with either line as the changing one, and mirrored.

    `tables` is an entry of `LinePairs.pairs`, `lines` the number of lines of a table in each
    direction. The lowest of the four is the canonical one, which step sizes are stored at.
    """
    line_mirrored, other_mirrored = mirror[line], mirror[other]
    one = tables[2] * lines * lines
    two = tables[3] * lines * lines
    return (
        one + other * lines + line,
        two + line * lines + other,
        one + other_mirrored * lines + line_mirrored,
        two + line_mirrored * lines + other_mirrored,
    )


@inlined
def set_pair_value(pairs: Floats, indices: PairIndices, value: np.float32) -> None:
    """Set the value at all four indices."""
    pairs[indices[0]] = value
    pairs[indices[1]] = value
    pairs[indices[2]] = value
    pairs[indices[3]] = value
