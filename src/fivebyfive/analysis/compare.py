"""Paired comparison of two bots, each alone on the same dice, with a 95 % confidence interval."""

import math
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from fivebyfive.analysis.confidence_sequence import confidence_margin, schedule_looks
from fivebyfive.analysis.parallel import NumberedResults, Series, play_many
from fivebyfive.analysis.simulate import SeatResult, summarize_seats
from fivebyfive.analysis.stats import Stats, summarize

Z_95: Final = 1.95996  # two-sided 95 % quantile of the normal distribution
_T_95_OF_FEW: Final = {2: 12.706, 3: 4.303}  # the same of Student's t, by the number of games


@dataclass(frozen=True, slots=True)
class Comparison:
    """The results of two bots, and by how many points per game the first is ahead.

    `difference.mean` ± `margin` is a 95 % confidence interval; None for a single game.
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
        """The bot that makes significantly more points; None if neither does."""
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
    """Let the two bots of the series each play alone, on the same dice.

    With `until_sure` it stops as soon as the difference is significant. It tests that after fixed
    numbers of games with a confidence sequence, so two equal bots are told apart in at most 5 % of
    all comparisons. Apart from times, the result follows from the seed. Ctrl-C ends it with the
    games so far. Raises as `simulate` does.
    """
    series.check()
    alone = [replace(series, bots=(bot,)) for bot in series.bots]
    start = time.perf_counter()
    done: list[NumberedResults] = []

    def comparison(stopped: bool = False) -> Comparison:
        first, second = (summarize_seats(one, done, which)[0] for which, one in enumerate(alone))
        pairs = zip(first.totals, second.totals, strict=True)
        difference = summarize([one - other for one, other in pairs])
        seconds = time.perf_counter() - start
        margin = _margin(difference, len(done), until_sure)
        return Comparison(series, len(done), seconds, (first, second), difference, margin, stopped)

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
    """Return the two-sided 95 % quantile of Student's t for the mean of so many games.

    An expansion in 1 / (degrees of freedom) around the normal quantile (Abramowitz & Stegun
    26.7.5), which is not exact enough for two or three games: those are in a table.
    """
    if games in _T_95_OF_FEW:
        return _T_95_OF_FEW[games]
    z, freedom = Z_95, games - 1
    return (
        z
        + (z**3 + z) / (4 * freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    )
