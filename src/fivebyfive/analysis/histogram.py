"""How often which points were made."""

from collections.abc import Sequence
from typing import NamedTuple

BIN_WIDTHS = (1, 2, 5, 10, 20, 50)


class Histogram(NamedTuple):
    """Equal steps of points from `first` on, and how many games of each seat fell into each."""

    first: int
    bin_width: int
    counts: list[list[int]]


def build_histogram(totals: Sequence[Sequence[int]], most: int) -> Histogram:
    """At most so many steps, the same for all seats."""
    low, high = min(map(min, totals)), max(map(max, totals))
    step = next((step for step in BIN_WIDTHS if high // step - low // step < most), BIN_WIDTHS[-1])
    first = low // step * step
    counts = [[0] * (high // step - low // step + 1) for _ in totals]
    for seat, of_seat in enumerate(totals):
        for total in of_seat:
            counts[seat][(total - first) // step] += 1
    return Histogram(first, step, counts)
