"""Where nobody is connected a game stands still, and costs nothing."""

from dataclasses import replace

import pytest

from fivebyfive.table import commands as c
from fivebyfive.table import due_at
from fivebyfive.table.state import PendingRoll
from fivebyfive.table.timers import STAND_IN_AFTER_MS
from support.table_harness import HOST, TableHarness


def leave_all(harness: TableHarness) -> None:
    for device in list(harness.table.devices):
        worker = harness.table.devices[device].worker
        harness.submit(c.Disconnect(worker), device, wait=0)


@pytest.fixture
def harness() -> TableHarness:
    """Ten seconds a round; one of the seats is a computer player's."""
    harness = TableHarness.open(rolls="auto", seconds=10, untimed=0)
    harness.submit(c.Sit("Sara"))
    harness.join("tim", "Tim")
    harness.submit(c.SeatComputer("Otto", "casual"))
    harness.submit(c.Start())
    harness.submit(c.Tick(), None, wait=2_000)
    assert harness.table.is_open
    return harness


def test_nobody_moves_or_rolls_for_an_empty_table(harness: TableHarness) -> None:
    computer = len(harness.table.seats) - 1
    assert harness.table.seats_awaiting_computer() == [computer]
    leave_all(harness)
    assert harness.table.seats_awaiting_computer() == []
    assert due_at(harness.table) is None
    harness.submit(c.Tick(), None, wait=3_600_000)
    assert harness.last_events == []


def test_whoever_comes_back_has_the_whole_time(harness: TableHarness) -> None:
    leave_all(harness)
    harness.submit(c.Connect("w"), HOST, wait=3_600_000)
    assert harness.table.seats_awaiting_computer() == [len(harness.table.seats) - 1]
    assert due_at(harness.table) == harness.now + 10_000


def test_who_comes_to_others_changes_no_deadline(harness: TableHarness) -> None:
    worker = harness.table.devices["tim"].worker
    before = due_at(harness.table)
    harness.submit(c.Disconnect(worker), "tim", wait=1_000)
    harness.submit(c.Connect("w"), "tim", wait=1_000)
    assert due_at(harness.table) == before


def test_nobody_is_replaced_for_time_in_which_nobody_was_there() -> None:
    """After an outage the first who is back does not make computers play for all others."""
    harness = TableHarness.open("class", seconds=10, untimed=0)
    harness.submit(c.Sit("Sara"))
    harness.join("tim", "Tim")
    harness.submit(c.Start())
    assert harness.table.settings.stand_ins == "auto"
    leave_all(harness)
    harness.submit(c.Connect("w"), HOST, wait=3_600_000)
    harness.submit(c.Tick(), None)
    assert harness.last_events == []
    harness.submit(c.Tick(), None, wait=STAND_IN_AFTER_MS - 1)
    assert "StandInSet" not in harness.last_event_types()
    harness.submit(c.Tick(), None, wait=1)
    assert "StandInSet" in harness.last_event_types()


def test_a_witness_who_was_away_with_everybody_has_a_whole_second(harness: TableHarness) -> None:
    asked = PendingRoll(1, harness.now, ("tim",))
    harness.table = replace(harness.table, pending_roll=asked)
    leave_all(harness)
    harness.submit(c.Connect("w"), HOST, wait=3_600_000)
    assert harness.table.pending_roll == replace(asked, since=harness.now)
