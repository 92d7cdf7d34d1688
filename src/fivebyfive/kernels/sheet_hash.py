"""Sheets that are the same but for rows as columns: on the same dice they may go on as twins."""

from typing import Final

import numpy as np

from fivebyfive.kernels.jit import kernel
from fivebyfive.kernels.lines import LINE_COUNT, Ints

_MIX: Final = np.uint64(0x9E3779B97F4A7C15)
_SHIFT: Final = np.uint64(29)
_KINDS: Final = 16


@kernel
def hash_sheet(lines: Ints, kinds: Ints) -> np.uint64:
    """A number that sheets have in common whose lines of each kind hold the same, in any order."""
    total = np.uint64(0)
    for line in range(LINE_COUNT):
        mixed = np.uint64(lines[line] * _KINDS + kinds[line] + 1) * _MIX
        mixed = (mixed ^ (mixed >> _SHIFT)) * _MIX
        total += mixed ^ (mixed >> _SHIFT)
    return total
