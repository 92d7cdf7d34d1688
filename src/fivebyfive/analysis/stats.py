"""Figures of many games."""

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import NamedTuple


class Stats(NamedTuple):
    """Mean, deviation, how far the mean may be off, and the ends; of one game no deviation."""

    mean: float
    sd: float | None
    se: float | None
    min: int
    max: int


def summarize(numbers: Sequence[int]) -> Stats:
    """The figures of at least one number. The sums are whole, so that the order does not matter."""
    count, total = len(numbers), sum(numbers)
    sd = se = None
    if count > 1:
        squares = sum(number * number for number in numbers)
        sd = math.sqrt((count * squares - total * total) / (count * (count - 1)))
        se = sd / math.sqrt(count)
    return Stats(total / count, sd, se, min(numbers), max(numbers))


def count_wins(games: Iterable[Sequence[int]], seats: int) -> list[float]:
    """How often each seat won, by the totals of all; of a win that is shared it has its part."""
    shared = [Counter[int]() for _ in range(seats)]
    for totals in games:
        most = max(totals)
        first = [seat for seat, total in enumerate(totals) if total == most]
        for seat in first:
            shared[seat][len(first)] += 1
    return [
        float(sum(Fraction(count, winners) for winners, count in of_seat.items()))
        for of_seat in shared
    ]
