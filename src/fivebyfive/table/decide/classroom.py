"""What whoever leads a class prepares: the list of its names, and its teams."""

from collections.abc import Iterator
from typing import assert_never

from fivebyfive.rules import Player, RecordError, RulesCode
from fivebyfive.rules.names import name_key
from fivebyfive.rules.record import check_player
from fivebyfive.table import class_commands as cc
from fivebyfive.table import class_events as ce
from fivebyfive.table.decide.guards import require_host
from fivebyfive.table.errors import TableCode, TableError
from fivebyfive.table.roster import MAX_ROSTER
from fivebyfive.table.state import Table
from fivebyfive.table.teams import MAX_TEAMS, Team


def decide_class(
    table: Table, command: cc.ClassCommand, by: str, now: int
) -> Iterator[ce.ClassEvent]:
    """Commands about the list of names and about teams, at any time."""
    require_host(table, by)
    match command:
        case cc.SetRoster():
            return set_roster(table, command, now)
        case cc.SetTeams():
            return set_teams(table, command, now)
    assert_never(command)


def set_roster(table: Table, command: cc.SetRoster, now: int) -> Iterator[ce.ClassEvent]:
    """Another list, or with no names none. Who sits there already stays."""
    if len(command.names) > MAX_ROSTER:
        raise TableError(TableCode.LIST_TOO_LONG, most=MAX_ROSTER)
    _check_names(command.names)
    only = command.only and bool(command.names)
    if (tuple(command.names), only) != (table.roster, table.roster_only):
        yield ce.RosterSet(now, list(command.names), only)


def set_teams(table: Table, command: cc.SetTeams, now: int) -> Iterator[ce.ClassEvent]:
    """Other teams, or none. Nobody is in two of them."""
    if len(command.teams) > MAX_TEAMS:
        raise TableError(TableCode.TOO_MANY_TEAMS, most=MAX_TEAMS)
    members = [name for team in command.teams.values() for name in team]
    if len(members) > MAX_ROSTER:
        raise TableError(TableCode.LIST_TOO_LONG, most=MAX_ROSTER)
    _check_names(list(command.teams))
    _check_names(members)
    teams = tuple(Team(name, tuple(those)) for name, those in command.teams.items())
    if teams != table.teams:
        yield ce.TeamsSet(now, {team.name: list(team.members) for team in teams})


def _check_names(names: list[str]) -> None:
    """Names that a record can hold, each once. Raises `RecordError`."""
    taken: set[str] = set()
    for name in names:
        check_player(Player(name))
        if name_key(name) in taken:
            raise RecordError(RulesCode.NAME_TAKEN, name=name).at(None, name)
        taken.add(name_key(name))
