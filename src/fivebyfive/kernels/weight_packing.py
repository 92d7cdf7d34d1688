"""Weights as they are kept in a file: each once, in steps of 1/256, without its mirror images.

A table of lines has the same value for a line and its mirror image, a table of pairs also for both
orders of the two lines. So a quarter of it is enough.
"""

from typing import Final

import numpy as np
import numpy.typing as npt

from fivebyfive.kernels.line_pairs import LinePairs
from fivebyfive.kernels.lines import Floats, Ids

Packed = npt.NDArray[np.int16]

STEPS_PER_POINT: Final = (
    256  # a point; errors of half a step in fifty weights come to a hundredth of a point
)


def quantize(weights: Floats) -> Packed:
    """Rounded to whole steps; nothing that was ever learned comes near the limits."""
    return np.round(weights * STEPS_PER_POINT).clip(-32767, 32767).astype(np.int16)


def dequantize(packed: Packed) -> Floats:
    """In points again."""
    return packed.astype(np.float32) * np.float32(1 / STEPS_PER_POINT)


def find_canonical_lines(mirror: Ids) -> npt.NDArray[np.int64]:
    """One of each line and its mirror image."""
    return np.flatnonzero(np.arange(len(mirror)) <= mirror)


def _find_canonical_index(mirror: Ids) -> npt.NDArray[np.int64]:
    """For each line where it, or its mirror image, is among those that are kept."""
    place = np.zeros(len(mirror), dtype=np.int64)
    place[find_canonical_lines(mirror)] = np.arange(len(find_canonical_lines(mirror)))
    return place[np.minimum(np.arange(len(mirror)), mirror)]


def pack_lines(weights: Floats, mirror: Ids) -> Packed:
    """A table whose last index is a line."""
    return quantize(weights[..., find_canonical_lines(mirror)])


def unpack_lines(packed: Packed, mirror: Ids) -> Floats:
    """The whole table again."""
    return dequantize(np.take(packed, _find_canonical_index(mirror), axis=-1))


def find_transposed_tables(crossings: LinePairs) -> list[int]:
    """For each table of pairs the one with the same pairs the other way round."""
    found = {int(one): int(two) for cell in crossings.pairs for _, _, one, two in cell if one >= 0}
    found.update({two: one for one, two in list(found.items())})
    return [found[table] for table in range(crossings.table_count)]


def pack_pairs(weights: Floats, crossings: LinePairs, mirror: Ids) -> Packed:
    """Tables of pairs: [table, fixed line, changing line]."""
    kept = [
        table for table, other in enumerate(find_transposed_tables(crossings)) if table <= other
    ]
    return quantize(weights[kept][:, find_canonical_lines(mirror)])


def unpack_pairs(packed: Packed, crossings: LinePairs, mirror: Ids) -> Floats:
    """All tables of pairs again."""
    lines = len(mirror)
    kept = find_canonical_lines(mirror)
    whole = np.empty((crossings.table_count, lines, lines), dtype=np.float32)
    paired = find_transposed_tables(crossings)
    numbers = [table for table, other in enumerate(paired) if table <= other]
    for table, rows in zip(numbers, packed, strict=True):
        worth = dequantize(rows)
        whole[table][mirror[kept]] = worth[:, mirror]
        whole[table][kept] = worth
        if paired[table] != table:
            whole[paired[table]] = whole[table].T
    return whole
