"""What events make of the list of a class and of its teams."""

from dataclasses import replace
from typing import assert_never

from fivebyfive.table import class_events as ce
from fivebyfive.table.state import Table
from fivebyfive.table.teams import Team


def evolve_class(table: Table, event: ce.ClassEvent) -> Table:
    """The state after an event about the list of names or about teams."""
    match event:
        case ce.RosterSet():
            return replace(table, roster=tuple(event.names), roster_only=event.only)
        case ce.TeamsSet():
            teams = tuple(Team(name, tuple(those)) for name, those in event.teams.items())
            return replace(table, teams=teams)
    assert_never(event)
