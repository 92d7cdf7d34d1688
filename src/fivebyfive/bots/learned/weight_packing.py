"""Compact form of weights for files: fixed-point int16, without symmetric duplicates.

A table of lines has equal values for a line and its mirror image (n becomes 14 - n). A table of
pairs is also symmetric in its two lines. So half of the former and a quarter of the latter are
stored.
"""

from typing import Final

import numpy as np
import numpy.typing as npt

from fivebyfive.kernels.line_pairs import LinePairs
from fivebyfive.kernels.lines import Floats, Ids

Packed = npt.NDArray[np.int16]

# Rounding by half a step in each of fifty weights changes a value by about a hundredth of a point.
STEPS_PER_POINT: Final = 256


def quantize(weights: Floats) -> Packed:
    """Rounded to whole steps. The limits are 128 points; learned weights are far below."""
    return np.round(weights * STEPS_PER_POINT).clip(-32767, 32767).astype(np.int16)


def dequantize(packed: Packed) -> Floats:
    """Back to points."""
    return packed.astype(np.float32) * np.float32(1 / STEPS_PER_POINT)


def find_canonical_lines(mirror: Ids) -> npt.NDArray[np.int64]:
    """The lines that are stored: of a line and its mirror image the one with the lower id."""
    return np.flatnonzero(np.arange(len(mirror)) <= mirror)


def _find_canonical_index(mirror: Ids) -> npt.NDArray[np.int64]:
    """For each line, where it or its mirror image is among the stored ones."""
    place = np.zeros(len(mirror), dtype=np.int64)
    place[find_canonical_lines(mirror)] = np.arange(len(find_canonical_lines(mirror)))
    return place[np.minimum(np.arange(len(mirror)), mirror)]


def pack_lines(weights: Floats, mirror: Ids) -> Packed:
    """Pack a table whose last index is a line."""
    return quantize(weights[..., find_canonical_lines(mirror)])


def unpack_lines(packed: Packed, mirror: Ids) -> Floats:
    """The inverse of `pack_lines`, but for rounding."""
    return dequantize(np.take(packed, _find_canonical_index(mirror), axis=-1))


def find_transposed_tables(line_pairs: LinePairs) -> list[int]:
    """For each table of pairs, the one with fixed and changing line exchanged."""
    found = {int(one): int(two) for cell in line_pairs.pairs for _, _, one, two in cell if one >= 0}
    found.update({two: one for one, two in list(found.items())})
    return [found[table] for table in range(line_pairs.table_count)]


def pack_pairs(weights: Floats, line_pairs: LinePairs, mirror: Ids) -> Packed:
    """Pack tables of pairs, [table, fixed line, changing line]."""
    kept = [
        table for table, other in enumerate(find_transposed_tables(line_pairs)) if table <= other
    ]
    return quantize(weights[kept][:, find_canonical_lines(mirror)])


def unpack_pairs(packed: Packed, line_pairs: LinePairs, mirror: Ids) -> Floats:
    """The inverse of `pack_pairs`, but for rounding."""
    lines = len(mirror)
    kept = find_canonical_lines(mirror)
    whole = np.empty((line_pairs.table_count, lines, lines), dtype=np.float32)
    paired = find_transposed_tables(line_pairs)
    numbers = [table for table, other in enumerate(paired) if table <= other]
    for table, rows in zip(numbers, packed, strict=True):
        values = dequantize(rows)
        whole[table][mirror[kept]] = values[:, mirror]
        whole[table][kept] = values
        if paired[table] != table:
            whole[paired[table]] = whole[table].T
    return whole
