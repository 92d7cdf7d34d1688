"""Confidence sequence: an interval for a mean that stays valid however often one looks.

A fixed-sample test that is repeated until it is significant finds differences where there are
none. A confidence sequence contains the true mean at all looks together with probability
1 - alpha, so one may stop at any look. This is the asymptotic one of Waudby-Smith, Arbour, Sinha,
Kennedy and Ramdas, "Time-uniform central limit theory and asymptotic confidence sequences" (2024),
with the normal mixture of Robbins (1970):

    mean ± sd * sqrt( 2 (n r + 1) / (n² r) * log( sqrt(n r + 1) / alpha ) )

It is asymptotic, so the first look comes after 100 games. r decides at how many games the
interval is tightest.
"""

import math
from collections.abc import Iterator
from typing import Final

ALPHA: Final = 0.05  # probability of an error, over all looks together
# Chosen, not measured:
FIRST_LOOK: Final = 100  # games
LOOK_GROWTH: Final = 1.25  # from one look to the next
TIGHTEST_AT: Final = 1000  # games

_TWICE_LOG: Final = -2 * math.log(ALPHA)
_R: Final = (_TWICE_LOG + math.log(_TWICE_LOG + 1)) / TIGHTEST_AT


def schedule_looks(max_games: int) -> Iterator[int]:
    """Yield after how many games to look. Fixed, so that no result depends on the timing."""
    games = FIRST_LOOK
    while games < max_games:
        yield games
        games = math.ceil(games * LOOK_GROWTH)
    yield max_games


def confidence_margin(sd: float, n: int) -> float:
    """Return half the width of the interval after n numbers with this standard deviation."""
    nr = n * _R
    return sd * math.sqrt(2 * (nr + 1) / (n * nr) * math.log(math.sqrt(nr + 1) / ALPHA))
