"""Exploration: self-play with noisy move values, so that weak players' positions are learned too.

A learner that only plays well knows little about positions that no good player gets into. People
do, and the coach has to evaluate them. How wrong a player is, in points, is drawn for each game
anew, so that all kinds of players occur.
"""

import numpy as np

from fivebyfive.kernels.jit import inlined
from fivebyfive.kernels.rng import Rng, draw_below


@inlined
def draw_noise_level(max_noise: int, rng: Rng) -> int:
    """The noise level of a player for one game, in points: uniform from 0 to `max_noise`."""
    return draw_below(rng, max_noise + 1) if max_noise > 0 else 0


@inlined
def draw_noise(noise_level: int, rng: Rng) -> np.float32:
    """An error of one move value, in points: uniform from `-noise_level` to `noise_level`."""
    return np.float32((draw_below(rng, 2001) - 1000) * noise_level) / np.float32(1000.0)


@inlined
def is_random_move(noise_level: int, rng: Rng) -> bool:
    """Whether a move is uniformly random, whatever the values are: 0.2 % per point of noise."""
    return draw_below(rng, 500) < noise_level
