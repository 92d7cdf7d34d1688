"""Headers of a record for a class: its teams, and the running total of several games.

    Teams: Red [Ada, Ben], Blue [Cem]
    Series: Ada 2 1 93, Ben 2 1 88

A team is compared by the mean of its members, so that unequal sizes are fair; whoever is ranked
apart does not count. `Series` has games, wins and points of each, this game included.
"""

import re
from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from fivebyfive.rules.record import Record

TEAMS_HEADER: Final = "Teams"
SERIES_HEADER: Final = "Series"
_TEAM: Final = re.compile(r"([^,\[\]]+) \[([^\[\]]*)\]")


class TeamResult(NamedTuple):
    """A team of a finished game: who counts is in the mean, None if nobody does."""

    name: str
    members: tuple[str, ...]
    counted: int
    mean: float | None


class SeriesResult(NamedTuple):
    """Games, wins and points of somebody in all games of a table so far."""

    name: str
    games: int
    wins: int
    points: int


def format_teams(teams: Iterable[tuple[str, Iterable[str]]]) -> str:
    """The value of the header; names have no commas and brackets in them."""
    return ", ".join(f"{name} [{', '.join(members)}]" for name, members in teams)


def parse_teams(record: Record) -> dict[str, tuple[str, ...]]:
    """The members of each team, in their order; empty without the header."""
    found = _TEAM.findall(dict(record.headers).get(TEAMS_HEADER, ""))
    return {
        name.strip(): tuple(filter(None, (one.strip() for one in members.split(","))))
        for name, members in found
    }


def rank_teams(record: Record) -> list[TeamResult]:
    """The teams, the best mean first."""
    counted = {
        result.player.name: result.score.total
        for result in record.results()
        if result.score is not None and not result.is_apart
    }
    teams = [
        make_team_result(name, members, counted) for name, members in parse_teams(record).items()
    ]
    return sorted(teams, key=lambda team: -1.0 if team.mean is None else team.mean, reverse=True)


def make_team_result(name: str, members: tuple[str, ...], counted: Mapping[str, int]) -> TeamResult:
    """A team with its mean, from the points of those who count."""
    points = [counted[one] for one in members if one in counted]
    return TeamResult(name, members, len(points), sum(points) / len(points) if points else None)


def format_series(standings: Iterable[SeriesResult]) -> str:
    """The value of the header."""
    return ", ".join(f"{one.name} {one.games} {one.wins} {one.points}" for one in standings)


def parse_series(record: Record) -> list[SeriesResult]:
    """The running total, whoever has most points first; empty without the header."""
    found = []
    for part in dict(record.headers).get(SERIES_HEADER, "").split(", "):
        name, *numbers = part.rsplit(" ", 3)
        if len(numbers) == 3 and all(one.isascii() and one.isdecimal() for one in numbers):
            found.append(SeriesResult(name, *(int(one[:9]) for one in numbers)))
    return sorted(found, key=lambda one: -one.points)
