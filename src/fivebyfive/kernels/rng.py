"""Seeded dice for kernels: the same seed gives the same throws on any machine.

The state is one 64-bit number in an array, stepped and mixed as in SplitMix64. A throw is one of 36
equally likely ones, without the small unfairness of a remainder.
"""

from typing import Final

import numpy as np
import numpy.typing as npt

from fivebyfive.kernels.jit import inlined, kernel
from fivebyfive.kernels.lines import CELL_COUNT, Ints

Rng = npt.NDArray[np.uint64]  # one element: the state

_STEP: Final = np.uint64(0x9E3779B97F4A7C15)
_MIX_1: Final = np.uint64(0xBF58476D1CE4E5B9)
_MIX_2: Final = np.uint64(0x94D049BB133111EB)
_30, _27, _31, _32 = np.uint64(30), np.uint64(27), np.uint64(31), np.uint64(32)
_LOW: Final = np.uint64(0xFFFFFFFF)


def new_rng(seed: int, number: int = 0) -> Rng:
    """A source of its own for each (seed, number)."""
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
    """A number below the limit, all equally likely: Lemire's way, multiply and reject the rest."""
    many = np.uint64(limit)
    product = (draw_bits(rng) >> _32) * many
    if (product & _LOW) < many:
        unfair = np.uint64(0x100000000) % many
        while (product & _LOW) < unfair:
            product = (draw_bits(rng) >> _32) * many
    return np.int64(product >> _32)  # type: ignore[return-value] # to Numba it is one


@inlined
def draw_roll(rng: Rng) -> int:
    """The sum of two dice, minus 2: 0 to 10."""
    both = draw_below(rng, 36)
    return both // 6 + both % 6


@kernel
def draw_free_cell(cells: Ints, rng: Rng) -> int:
    """Any free cell of a sheet that has one."""
    cell = draw_below(rng, CELL_COUNT)
    while cells[cell] >= 0:
        cell = draw_below(rng, CELL_COUNT)
    return cell
