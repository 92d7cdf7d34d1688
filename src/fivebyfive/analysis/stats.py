"""Statistics of many games: mean and deviation, shares of wins, histograms."""

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Final, NamedTuple

BIN_WIDTHS: Final = (1, 2, 5, 10, 20, 50)  # points


class Stats(NamedTuple):
    """Mean, standard deviation, standard error of the mean, extremes.

    Of a single game there is neither deviation nor error.
    """

    mean: float
    sd: float | None
    se: float | None
    min: int
    max: int


def summarize(numbers: Sequence[int]) -> Stats:
    """Return the statistics of at least one number.

    Sums are exact integers, so the result does not depend on the order.
    """
    count, total = len(numbers), sum(numbers)
    sd = se = None
    if count > 1:
        squares = sum(number * number for number in numbers)
        sd = math.sqrt((count * squares - total * total) / (count * (count - 1)))
        se = sd / math.sqrt(count)
    return Stats(total / count, sd, se, min(numbers), max(numbers))


def count_wins(games: Iterable[Sequence[int]], seats: int) -> list[float]:
    """Return how often each seat won, from the totals of each game.

    A win that n seats share counts 1/n for each. Fractions keep the sum exact, whatever the order.
    """
    wins_by_winners = [Counter[int]() for _ in range(seats)]
    for totals in games:
        best = max(totals)
        winners = [seat for seat, total in enumerate(totals) if total == best]
        for seat in winners:
            wins_by_winners[seat][len(winners)] += 1
    return [
        float(sum(Fraction(count, winners) for winners, count in of_seat.items()))
        for of_seat in wins_by_winners
    ]


class Histogram(NamedTuple):
    """Counts of games in bins of equal width, from `first` points on; one list per seat."""

    first: int
    bin_width: int
    counts: list[list[int]]


def build_histogram(totals: Sequence[Sequence[int]], max_bins: int) -> Histogram:
    """Return a histogram of each seat's totals, with the same bins for all."""
    low, high = min(map(min, totals)), max(map(max, totals))
    fitting = (width for width in BIN_WIDTHS if high // width - low // width < max_bins)
    width = next(fitting, BIN_WIDTHS[-1])
    first = low // width * width
    counts = [[0] * (high // width - low // width + 1) for _ in totals]
    for seat, of_seat in enumerate(totals):
        for total in of_seat:
            counts[seat][(total - first) // width] += 1
    return Histogram(first, width, counts)
