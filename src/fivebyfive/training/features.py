"""Which weights a sheet uses, and how often: what training of both games has in common."""

import numpy as np
import numpy.typing as npt

from fivebyfive.kernels.jit import inlined
from fivebyfive.kernels.lines import Floats, Ids, Ints

Counts = npt.NDArray[np.uint8]
PairIndices = tuple[int, int, int, int]


def new_counts(weights: Floats) -> Counts:
    """Zeros to count in: how often a sheet uses each weight. One for each thread."""
    return np.zeros(weights.size, dtype=np.uint8)


@inlined
def sum_counts(counts: Counts, used: Ints) -> int:
    """A weight used k times is in `used` k times, so this is the sum of the squares."""
    total = 0
    for at in range(len(used)):
        total += counts[used[at]]
    return total


@inlined
def reset_counts(counts: Counts, used: Ints) -> None:
    """All zeros again."""
    for at in range(len(used)):
        counts[used[at]] = 0


@inlined
def find_pair_indices(tables: Ints, line: int, other: int, mirror: Ids, lines: int) -> PairIndices:
    """Where the worth of a pair is kept: for either line as the changing one, and mirrored.

    `tables` are the two of the crossing, `lines` is how many lines a table has each way. The least
    of the four stands for all.
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
def set_pair_value(pairs: Floats, places: PairIndices, worth: np.float32) -> None:
    """In all four places."""
    pairs[places[0]] = worth
    pairs[places[1]] = worth
    pairs[places[2]] = worth
    pairs[places[3]] = worth
