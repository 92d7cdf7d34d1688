"""Games of people who are mistaken, so that the values of their positions are learned too.

Who learns only from good games knows little about positions that no good player gets into: people
do, and a coach has to know what these are worth.
"""

import numpy as np

from fivebyfive.kernels.jit import inlined
from fivebyfive.kernels.rng import Rng, draw_below


@inlined
def draw_noise_level(most: int, rng: Rng) -> int:
    """By how many points somebody is mistaken in the next game, at most."""
    return draw_below(rng, most + 1) if most > 0 else 0


@inlined
def draw_noise(noise_level: int, rng: Rng) -> np.float32:
    """By how many points a move seems to be worth more or less, this time."""
    return np.float32((draw_below(rng, 2001) - 1000) * noise_level) / np.float32(1000.0)


@inlined
def is_random_move(noise_level: int, rng: Rng) -> bool:
    """Now and then nothing is thought at all: more often by those who are often mistaken."""
    return draw_below(rng, 500) < noise_level
