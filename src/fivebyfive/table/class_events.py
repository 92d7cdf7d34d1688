"""Events of a class: the list of its names, and its teams."""

from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from fivebyfive.table.event_base import BaseEvent


@dataclass(frozen=True, slots=True)
class RosterSet(BaseEvent):
    names: list[str]
    only: bool = False


@dataclass(frozen=True, slots=True)
class TeamsSet(BaseEvent):
    CHANGES_RECORD: ClassVar[bool] = True
    teams: dict[str, list[str]]


ClassEvent: TypeAlias = RosterSet | TeamsSet
