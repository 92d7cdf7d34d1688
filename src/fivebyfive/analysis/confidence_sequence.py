"""When a difference is sure, however often one looks: a confidence sequence.

Looking again and again until a usual test says "sure" finds differences where there are none. A
confidence sequence holds the true mean at all looks together with its level. This is the asymptotic
one of Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas (2024), a normal mixture as of Robbins:

    mean ± sd * sqrt( 2 (n r + 1) / (n² r) * log( sqrt(n r + 1) / level ) )

It is asymptotic, so the first look comes after some games; r decides at how many games it is
tightest.
"""

import math
from collections.abc import Iterator
from typing import Final

ALPHA: Final = 0.05  # how often it may be wrong, over all looks together
FIRST_LOOK: Final = 100  # games
LOOK_GROWTH: Final = 1.25  # from one look to the next
TIGHTEST_AT: Final = 1000  # games

_TWICE_LOG: Final = -2 * math.log(ALPHA)
_R: Final = (_TWICE_LOG + math.log(_TWICE_LOG + 1)) / TIGHTEST_AT


def schedule_looks(most: int) -> Iterator[int]:
    """After how many games to look: fixed, so that nothing depends on who was how fast."""
    at = FIRST_LOOK
    while at < most:
        yield at
        at = math.ceil(at * LOOK_GROWTH)
    yield most


def confidence_margin(sd: float, n: int) -> float:
    """How far the true mean may be from that of n numbers with this deviation, at every look."""
    nr = n * _R
    return sd * math.sqrt(2 * (nr + 1) / (n * nr) * math.log(math.sqrt(nr + 1) / ALPHA))
