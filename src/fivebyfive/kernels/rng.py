"""Seeded random numbers for kernels: the same seed gives the same throws on any machine.

The generator is SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number
generators", OOPSLA 2014; constants as in Vigna's C version). Bounded numbers are drawn without
modulo bias (Lemire, "Fast random integer generation in an interval", ACM TOMACS 2019).
"""

from typing import Final

import numpy as np
import numpy.typing as npt

from fivebyfive.kernels.jit import inlined, kernel
from fivebyfive.kernels.lines import CELL_COUNT, Ints

Rng = npt.NDArray[np.uint64]  # (1,) uint64: the state, in an array so that a kernel can change it

_STEP: Final = np.uint64(0x9E3779B97F4A7C15)
_MIX_1: Final = np.uint64(0xBF58476D1CE4E5B9)
_MIX_2: Final = np.uint64(0x94D049BB133111EB)
_30, _27, _31, _32 = np.uint64(30), np.uint64(27), np.uint64(31), np.uint64(32)
_LOW: Final = np.uint64(0xFFFFFFFF)


def new_rng(seed: int, number: int = 0) -> Rng:
    """An independent generator for each (seed, number); the number is that of a thread."""
    state = np.array([seed & 0xFFFFFFFFFFFFFFFF], dtype=np.uint64)
    mixed = int(draw_bits(state)) ^ (number * 0xD1342543DE82EF95 & 0xFFFFFFFFFFFFFFFF)
    state[0] = np.uint64(mixed)
    state[0] = draw_bits(state)
    return state


@inlined
def draw_bits(rng: Rng) -> np.uint64:
    """The next 64 bits."""
    rng[0] += _STEP
    mixed: np.uint64 = rng[0]
    mixed = (mixed ^ (mixed >> _30)) * _MIX_1
    mixed = (mixed ^ (mixed >> _27)) * _MIX_2
    return mixed ^ (mixed >> _31)


@inlined
def draw_below(rng: Rng, limit: int) -> int:
    """A uniform number from 0 up to, but not including, the limit, which is at most 2**32."""
    size = np.uint64(limit)
    product = (draw_bits(rng) >> _32) * size
    if (product & _LOW) < size:
        threshold = np.uint64(0x100000000) % size
        while (product & _LOW) < threshold:
            product = (draw_bits(rng) >> _32) * size
    return np.int64(product >> _32)  # type: ignore[return-value] # to Numba it is an int


@inlined
def draw_roll(rng: Rng) -> int:
    """The sum of two dice, counted from 0: 0 to 10."""
    throw = draw_below(rng, 36)
    return throw // 6 + throw % 6


@kernel
def draw_free_cell(cells: Ints, rng: Rng) -> int:
    """A uniform free cell. The sheet must have one, or this never ends."""
    cell = draw_below(rng, CELL_COUNT)
    while cells[cell] >= 0:
        cell = draw_below(rng, CELL_COUNT)
    return cell
