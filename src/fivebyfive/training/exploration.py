"""Games of people who are mistaken, so that the values of their positions are learned too.

Who learns only from good games knows little about positions that no good player gets into: people
do, and a coach has to know what these are worth.
"""

import numpy as np

from fivebyfive.kernels.jit import inlined
from fivebyfive.kernels.rng import Chance, below


@inlined
def how_far(most: int, chance: Chance) -> int:
    """By how many points somebody is mistaken in the next game, at most."""
    return below(chance, most + 1) if most > 0 else 0


@inlined
def mistake(far: int, chance: Chance) -> np.float32:
    """By how many points a move seems to be worth more or less, this time."""
    return np.float32((below(chance, 2001) - 1000) * far) / np.float32(1000.0)


@inlined
def goes_anywhere(far: int, chance: Chance) -> bool:
    """Now and then nothing is thought at all: more often by those who are often mistaken."""
    return below(chance, 500) < far
