"""Two players, each alone on the same dice: who makes more points, and how sure that is."""

import math
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from fivebyfive.analysis.confidence_sequence import confidence_margin, schedule_looks
from fivebyfive.analysis.parallel import NumberedResults, Series, play_many
from fivebyfive.analysis.simulate import SeatResult, summarize_seats
from fivebyfive.analysis.stats import Stats, summarize

Z_95: Final = 1.95996  # standard errors on both sides have 95 % of a normal mean
_T_95_OF_FEW: Final = {2: 12.706, 3: 4.303}  # games, whose deviation is hardly known


@dataclass(frozen=True, slots=True)
class Comparison:
    """The results of two players, and by how many points a game the first is ahead.

    The true difference is within `margin` of the mean with 95 %; None where one game says nothing.
    """

    series: Series
    games: int
    seconds: float
    players: tuple[SeatResult, SeatResult]
    difference: Stats
    margin: float | None
    stopped: bool = False

    @property
    def better(self) -> str | None:
        """Who surely makes more points; None if that is not sure."""
        if self.margin is None or abs(self.difference.mean) <= self.margin:
            return None
        return self.players[self.difference.mean < 0].bot


def compare(
    series: Series,
    games: int,
    jobs: int | None = None,
    until_sure: bool = False,
    progress: Callable[[int], None] = lambda _done: None,
) -> Comparison:
    """Let the two players of the series play alone, on the same dice.

    With `until_sure` it stops when the difference is sure, in 95 of 100 comparisons of equals never
    before the last game. It looks after fixed numbers of games, so the result is the same for the
    same seed, but for times. Ctrl-C ends it with the games so far. Raises as `simulate` does.
    """
    series.check()
    alone = [replace(series, bots=(bot,)) for bot in series.bots]
    start = time.perf_counter()
    done: list[NumberedResults] = []

    def comparison(stopped: bool = False) -> Comparison:
        first, second = (summarize_seats(one, done, at)[0] for at, one in enumerate(alone))
        pairs = zip(first.totals, second.totals, strict=True)
        difference = summarize([one - other for one, other in pairs])
        seconds = time.perf_counter() - start
        within = _margin(difference, len(done), until_sure)
        return Comparison(series, len(done), seconds, (first, second), difference, within, stopped)

    try:
        for look in schedule_looks(games) if until_sure else [games]:
            for numbered in play_many(alone, range(len(done), look), jobs):
                done.append(numbered)
                progress(len(done))
            if comparison().better is not None:
                break
    except KeyboardInterrupt:
        if not done:
            raise
        return comparison(stopped=True)
    return comparison()


def _margin(difference: Stats, games: int, until_sure: bool) -> float | None:
    if difference.sd is None:
        return None
    if until_sure:
        return confidence_margin(difference.sd, games)
    return t_critical_value(games) * difference.sd / math.sqrt(games)


def t_critical_value(games: int) -> float:
    """So many standard errors have 95 % of the mean of so few games: Student's t."""
    if games in _T_95_OF_FEW:
        return _T_95_OF_FEW[games]
    z, free = Z_95, games - 1
    return (
        z
        + (z**3 + z) / (4 * free)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * free**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * free**3)
    )
