"""Clubs of simulated people whose strength is known."""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from fivebyfive.analysis.season import (
    GameSummary,
    PersonSummary,
    SeasonGame,
    make_season_game,
)

POINTS_DEVIATION = 12.0  # of one person's totals, about as at Knister


class SimulatedClub(NamedTuple):
    """Strengths in points, by person, and the games they played."""

    strengths: dict[str, float]
    games: list[SeasonGame]


def simulate_games(
    strengths: dict[str, float], count: int, rng: Random, most: int | None = None
) -> list[SeasonGame]:
    """Games of some of the people each, with totals that scatter around their strengths."""
    people = list(strengths)
    least = min(3, len(people))
    games = []
    for number in range(count):
        there = rng.sample(people, rng.randint(least, most or len(people)))
        totals = [round(60 + rng.gauss(strengths[one], POINTS_DEVIATION)) for one in there]
        games.append(make_game(number, list(zip(there, totals, strict=True))))
    return games


def make_game(
    number: int,
    totals: Sequence[tuple[str, int]],
    lucks: Sequence[float] = (),
    kind: str = "knister",
) -> SeasonGame:
    """A finished game with these totals, in which a name is a person."""
    people = tuple(PersonSummary(name, seat, total) for seat, (name, total) in enumerate(totals))
    summary = GameSummary(kind, True, people)
    return make_season_game(("t", number, number), summary, str, dict(enumerate(lucks)))


def simulate_club(
    seed: int, people: int = 5, games: int = 50, spread: float = 6.0
) -> SimulatedClub:
    """A club whose strengths scatter by so many points."""
    rng = Random(seed)
    strengths = {f"p{one}": rng.gauss(0, spread) for one in range(people)}
    return SimulatedClub(strengths, simulate_games(strengths, games, rng))
