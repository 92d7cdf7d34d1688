"""Weights as they are kept in a file: each once, in steps of 1/256, without its mirror images.

A table of lines has the same value for a line and its mirror image, a table of pairs also for both
orders of the two lines. So a quarter of it is enough.
"""

from typing import Final

import numpy as np
import numpy.typing as npt

from fivebyfive.kernels.line_pairs import Crossings
from fivebyfive.kernels.lines import Floats, Ids

Packed = npt.NDArray[np.int16]

STEPS: Final = 256  # a point; errors of half a step in fifty weights come to a hundredth of a point


def to_steps(weights: Floats) -> Packed:
    """Rounded to whole steps; nothing that was ever learned comes near the limits."""
    return np.round(weights * STEPS).clip(-32767, 32767).astype(np.int16)


def from_steps(packed: Packed) -> Floats:
    """In points again."""
    return packed.astype(np.float32) * np.float32(1 / STEPS)


def kept_lines(mirror: Ids) -> npt.NDArray[np.int64]:
    """One of each line and its mirror image."""
    return np.flatnonzero(np.arange(len(mirror)) <= mirror)


def _kept_place(mirror: Ids) -> npt.NDArray[np.int64]:
    """For each line where it, or its mirror image, is among those that are kept."""
    place = np.zeros(len(mirror), dtype=np.int64)
    place[kept_lines(mirror)] = np.arange(len(kept_lines(mirror)))
    return place[np.minimum(np.arange(len(mirror)), mirror)]


def pack_lines(weights: Floats, mirror: Ids) -> Packed:
    """A table whose last index is a line."""
    return to_steps(weights[..., kept_lines(mirror)])


def unpack_lines(packed: Packed, mirror: Ids) -> Floats:
    """The whole table again."""
    return from_steps(np.take(packed, _kept_place(mirror), axis=-1))


def partners(crossings: Crossings) -> list[int]:
    """For each table of pairs the one with the same pairs the other way round."""
    found = {int(one): int(two) for cell in crossings.pairs for _, _, one, two in cell if one >= 0}
    found.update({two: one for one, two in list(found.items())})
    return [found[table] for table in range(crossings.tables)]


def pack_pairs(weights: Floats, crossings: Crossings, mirror: Ids) -> Packed:
    """Tables of pairs: [table, fixed line, changing line]."""
    kept = [table for table, other in enumerate(partners(crossings)) if table <= other]
    return to_steps(weights[kept][:, kept_lines(mirror)])


def unpack_pairs(packed: Packed, crossings: Crossings, mirror: Ids) -> Floats:
    """All tables of pairs again."""
    lines = len(mirror)
    kept = kept_lines(mirror)
    whole = np.empty((crossings.tables, lines, lines), dtype=np.float32)
    paired = partners(crossings)
    numbers = [table for table, other in enumerate(paired) if table <= other]
    for table, rows in zip(numbers, packed, strict=True):
        worth = from_steps(rows)
        whole[table][mirror[kept]] = worth[:, mirror]
        whole[table][kept] = worth
        if paired[table] != table:
            whole[paired[table]] = whole[table].T
    return whole
