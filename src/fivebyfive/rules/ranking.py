"""Places in a game: the highest total first, and apart from them whoever hardly played.

A computer may move for a person: when their time is up, while they are away, after they have left.
Whoever had more than a fifth of the closed rounds made that way is ranked apart: after all the
others, among themselves by their points, and not in the mean. So the best of those who played wins,
whatever a computer has reached for somebody else. Rounds that a latecomer placed afterwards are
their own. Computer players and sheets of paper are never apart, and nobody is who plays alone.

The record is the evidence: a move with `*` was made by a computer. Everything that shows or stores
places takes them from here.
"""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

APART_ABOVE: Final = (1, 5)  # a fifth of the rounds, as numerator and denominator


class Rank(NamedTuple):
    """Somebody's place, None without a total, and whether they are ranked apart."""

    place: int | None
    is_apart: bool = False


def ranks(totals: Sequence[float]) -> list[int]:
    """The rank of each total: the highest is 1, equal totals share a rank (1, 2, 2, 4)."""
    places: dict[float, int] = {}
    for place, total in enumerate(sorted(totals, reverse=True), 1):
        places.setdefault(total, place)
    return [places[total] for total in totals]


def is_ranked_apart(computer_rounds: int, rounds: int) -> bool:
    """Whether a computer has made too many of a person's rounds for a place among the others."""
    share, of = APART_ABOVE
    return computer_rounds * of > rounds * share


def rank_players(
    totals: Sequence[int | None], computer_rounds: Sequence[int], rounds: int
) -> list[Rank]:
    """The places of all who played: seats, then paper, whose total may be missing.

    `computer_rounds` counts, for each seat, the closed rounds that a computer made for the person;
    whoever comes behind them has none.
    """
    apart = {
        at
        for at, made in enumerate(computer_rounds)
        if made and len(totals) > 1 and is_ranked_apart(made, rounds)
    }
    scored = [(at, total) for at, total in enumerate(totals) if total is not None]
    among_all = [(at, total) for at, total in scored if at not in apart]
    behind = [(at, total) for at, total in scored if at in apart]
    places = dict(zip([at for at, _ in among_all], _rank_totals(among_all), strict=True))
    for (at, _), place in zip(behind, _rank_totals(behind), strict=True):
        places[at] = len(among_all) + place
    return [Rank(places.get(at), at in apart) for at in range(len(totals))]


def _rank_totals(scored: Iterable[tuple[int, int]]) -> list[int]:
    return ranks([total for _, total in scored])


def mean_points(totals: Iterable[int | None], ranking: Iterable[Rank]) -> float | None:
    """The mean of those who have points and are not ranked apart; None if there are none."""
    counted = [
        total
        for total, rank in zip(totals, ranking, strict=True)
        if total is not None and not rank.is_apart
    ]
    return sum(counted) / len(counted) if counted else None
