"""Ratings of a club's people: Plackett-Luce with a Bayesian update, by OpenSkill.

R. C. Weng and C.-J. Lin, A Bayesian approximation method for online ranking, JMLR 12 (2011). It
takes games of any number of people and shared places. Only who was before whom counts, so a lucky
evening of the dice that all share changes nothing.

The stated uncertainty is twice the standard deviation. tests/analysis/test_rating.py measures how
often the true value is within it.
"""

from collections.abc import Iterable, Sequence
from math import hypot
from typing import Final, NamedTuple

from openskill.models import PlackettLuce, PlackettLuceRating

from fivebyfive.analysis.season import PersonId, SeasonGame, SeasonResult
from fivebyfive.rules.ranking import ranks

DEVIATIONS: Final = 2.0  # about 95 % of a normal distribution
LUCK_DIGITS: Final = 1  # tenths of points: closer is as good


class Rating(NamedTuple):
    """How strong somebody is, give or take; whoever has no game yet has `START`."""

    value: float
    uncertainty: float
    games: int = 0

    def is_clearly_above(self, other: "Rating") -> bool:
        """Whether the difference is larger than the uncertainty of a difference."""
        return self.value - other.value > hypot(self.uncertainty, other.uncertainty)


class RatingStep(NamedTuple):
    """A rating after a game."""

    table: str
    number: int
    ended_at: int
    rating: Rating


_MODEL: Final = PlackettLuce()


def _to_rating(known: PlackettLuceRating, games: int) -> Rating:
    return Rating(known.mu, DEVIATIONS * known.sigma, games)


START: Final = _to_rating(_MODEL.rating(), 0)


def rate_games(games: Iterable[SeasonGame]) -> dict[PersonId, list[RatingStep]]:
    """The ratings of everybody after each of their games, of one kind and with the oldest first.

    Games in which fewer than two people count change nothing.
    """
    known: dict[PersonId, PlackettLuceRating] = {}
    steps: dict[PersonId, list[RatingStep]] = {}
    for game in games:
        counted = game.counted
        if not game.has_winner:
            continue
        before = [known.setdefault(one.person, _MODEL.rating()) for one in counted]
        places = [float(place) for place in ranks(measure_skill(counted))]
        after = _MODEL.rate([[rating] for rating in before], ranks=places)
        for one, [rating] in zip(counted, after, strict=True):
            known[one.person] = rating
            history = steps.setdefault(one.person, [])
            rated = _to_rating(rating, len(history) + 1)
            history.append(RatingStep(game.table, game.number, game.ended_at, rated))
    return steps


def is_without_luck(results: Iterable[SeasonResult]) -> bool:
    """Whether the luck of everybody is known; that of some would be unfair to take out."""
    return all(one.luck is not None for one in results)


def measure_skill(results: Sequence[SeasonResult]) -> list[float]:
    """By what people are ordered: their points, without their luck where all were reviewed."""
    if not is_without_luck(results):
        return [float(one.total or 0) for one in results]
    return [round((one.total or 0) - (one.luck or 0.0), LUCK_DIGITS) for one in results]
