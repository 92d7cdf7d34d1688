"""Teams of a class: who is in them, by name, and what each has reached.

A team is compared by the mean of its members, so that unequal sizes are fair. Members are kept by
name, which is nobody else's at a table: whoever is away for a game, or plays it on paper, is in
the same team afterwards.
"""

from typing import Final, NamedTuple

MAX_TEAMS: Final = 30


class Team(NamedTuple):
    """A team and the names of its members, who need not have a seat."""

    name: str
    members: tuple[str, ...]


def rename_member(teams: tuple[Team, ...], old: str, new: str) -> tuple[Team, ...]:
    """The teams after somebody has taken another name; with that they may be in a team already."""
    if old == new or not any(old in team.members for team in teams):
        return teams
    if any(new in team.members for team in teams):
        return tuple(
            Team(team.name, tuple(one for one in team.members if one != old)) for team in teams
        )
    return tuple(
        Team(team.name, tuple(new if one == old else one for one in team.members)) for team in teams
    )
