"""Commands of whoever leads a class: the list of its names, and its teams."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from fivebyfive.table.command_base import BaseCommand


@dataclass(frozen=True, slots=True)
class SetRoster(BaseCommand):
    """The names that people choose theirs from; with `only` they may take no other one."""

    names: list[str]
    only: bool = False
    type: Literal["roster"] = "roster"


@dataclass(frozen=True, slots=True)
class SetTeams(BaseCommand):
    """Teams by their names, each with the names of its members, who need not be there yet."""

    teams: dict[str, list[str]]
    type: Literal["teams"] = "teams"


ClassCommand: TypeAlias = SetRoster | SetTeams
