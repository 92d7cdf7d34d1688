"""Commands of the operator: as those of a host, also where nobody is left at a table."""

from pathlib import Path

import pytest

from fivebyfive.server.tables.operator import (
    decide_as_operator,
    erase_name_at_table,
    read_table,
)
from fivebyfive.store.event_codec import decode_event, encode_event
from fivebyfive.table import TableError, evolve, fold
from fivebyfive.table import commands as c
from fivebyfive.table.class_commands import SetRoster, SetTeams
from fivebyfive.table.class_events import RosterSet, TeamsSet
from support.stores import connect_store
from support.table_harness import TableHarness, start_game


def test_a_game_is_ended_with_a_record() -> None:
    harness = start_game("Sara", "Tim")
    writes = decide_as_operator(harness.table, [c.Abandon()], 5)
    [ended] = map(decode_event, writes.bodies)
    table = evolve(harness.table, ended)
    assert (table.phase, table.abandoned) == ("over", True)
    [(game, text)] = writes.records
    assert game == 1
    assert "Ended: abandoned" in text
    assert table.devices == harness.table.devices  # the operator is none of them
    assert table.host == harness.table.host


def test_what_a_host_could_not_do_the_operator_cannot() -> None:
    with pytest.raises(TableError, match="not-playing"):
        decide_as_operator(TableHarness.open().table, [c.Abandon()], 5)


def test_a_table_that_everybody_has_left() -> None:
    harness = start_game("Sara", "Tim")
    for device in list(harness.table.devices):
        harness.submit(c.Leave(), device)
    assert not any(seat.device for seat in harness.table.seats)
    writes = decide_as_operator(harness.table, [c.Rename(0, "N.N."), c.Abandon()], 5)
    table = fold(map(decode_event, writes.bodies), harness.table)
    assert table.seats[0].name == "N.N."
    assert "Seats: N.N., Tim" in writes.records[-1][1]


@pytest.mark.anyio
async def test_a_name_goes_from_a_list_that_would_be_refused_today(tmp_path: Path) -> None:
    """Names that differ only in case are not taken into a list any more, but may stand in one."""
    harness = start_game("Sara", "Tim")
    harness.log.append(RosterSet(0, ["Anna", "anna", "Zoe"]))
    harness.log.append(TeamsSet(0, {"Red": ["Anna", "Zoe"], "Blue": ["anna"]}))
    async with connect_store(str(tmp_path / "tables.db")) as store:
        await store.create("a", list(map(encode_event, harness.log)), 1)
        assert await erase_name_at_table(store, "a", "Zoe", 5)
        assert await erase_name_at_table(store, "a", "Anna", 5)
        table = await read_table(store, "a")
    assert table.roster == ("N.N. 2", "anna", "N.N.")
    assert [team.members for team in table.teams] == [("N.N. 2", "N.N."), ("anna",)]


@pytest.mark.anyio
async def test_an_absent_name_goes_from_the_list_and_the_teams(tmp_path: Path) -> None:
    """Workers that have the table in memory hear of it only by events."""
    harness = start_game("Sara", "Tim")
    harness.submit(SetRoster(["Sara", "Tim", "Zoe"], only=True))
    harness.submit(SetTeams({"Red": ["Sara", "Zoe"], "Blue": ["Tim"]}))
    async with connect_store(str(tmp_path / "tables.db")) as store:
        await store.create("a", list(map(encode_event, harness.log)), 1)
        known = len(harness.log)
        assert await erase_name_at_table(store, "a", "Zoe", 5)
        added = [decode_event(event.body) for event in (await store.read("a"))[known:]]
    table = fold(added, harness.table)
    assert (table.roster, table.roster_only) == (("Sara", "Tim", "N.N."), True)
    assert table.teams[0].members == ("Sara", "N.N.")
