"""Hash of a sheet that does not change when rows and columns are exchanged.

Computer players with such sheets make equivalent moves on the same dice, so that they end with the
same points.
"""

from typing import Final

import numpy as np

from fivebyfive.kernels.jit import kernel
from fivebyfive.kernels.lines import LINE_COUNT, Ints

_MIX: Final = np.uint64(0x9E3779B97F4A7C15)
_SHIFT: Final = np.uint64(29)
_KINDS: Final = 16


@kernel
def hash_sheet(lines: Ints, kinds: Ints) -> np.uint64:
    """Equal for sheets whose lines of each kind hold the same, in any order.

    `lines` (12,) are the ids, `kinds` (12,) the kinds of a game's lines, below `_KINDS`. Summed up,
    because a sum does not depend on the order. Collisions of other sheets are possible, but rare.
    """
    total = np.uint64(0)
    for line in range(LINE_COUNT):
        mixed = np.uint64(lines[line] * _KINDS + kinds[line] + 1) * _MIX
        mixed = (mixed ^ (mixed >> _SHIFT)) * _MIX
        total += mixed ^ (mixed >> _SHIFT)
    return total
