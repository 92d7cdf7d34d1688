"""Timed rounds, in which some seats have more time than others, and nobody is named as slow."""

import pytest

from fivebyfive.table import Table, due_at, private_view, public_view
from fivebyfive.table import commands as c
from support.table_harness import HOST, TableHarness, refusal_code, start_game


def deadline(table: Table, device: str) -> int | None:
    [own] = private_view(table, device).seats
    return own.time_up_at


@pytest.fixture
def harness() -> TableHarness:
    """Ten seconds for everybody, twenty for Ola; the first round is open."""
    harness = start_game("Sara", "Tim", "Ola", rolls="host", seconds=10)
    harness.submit(c.MoreTime(2))
    harness.submit(c.Next(0), wait=1_000)
    return harness


def test_everybody_has_their_own_deadline(harness: TableHarness) -> None:
    began = harness.now
    assert deadline(harness.table, "tim") == began + 10_000
    assert deadline(harness.table, "ola") == began + 20_000
    assert public_view(harness.table).time_up_at == began + 10_000
    assert due_at(harness.table) == began + 10_000


def test_time_is_up_for_the_others_first(harness: TableHarness) -> None:
    harness.submit(c.Tick(), None, wait=9_999)
    assert harness.last_events == []
    harness.submit(c.Tick(), None, wait=1)
    assert harness.last_event_types() == ["TimeUp"]
    assert harness.table.seats_awaiting_computer() == [0, 1]
    assert deadline(harness.table, "tim") is None
    assert deadline(harness.table, "ola") == harness.now + 10_000
    assert public_view(harness.table).time_up_at == harness.now + 10_000
    assert due_at(harness.table) == harness.now + 10_000
    assert harness.submit(c.ComputerMove(2, 1, "a1"), None) == []  # nobody moves for her yet
    for seat in (0, 1):
        harness.submit(c.ComputerMove(seat, 1, "a1"), None)
    assert due_at(harness.table) == harness.now + 10_000
    harness.submit(c.Tick(), None, wait=10_000)
    assert harness.last_event_types() == ["TimeUp"]
    assert harness.table.seats_awaiting_computer() == [2]
    harness.submit(c.ComputerMove(2, 1, "a1"), None)
    harness.submit(c.Next(1))
    assert deadline(harness.table, "ola") == harness.now + 20_000  # the next round has its own time


def test_where_only_she_is_waited_for_everybody_sees_the_later_time(harness: TableHarness) -> None:
    began = harness.now
    harness.submit(c.MakeMove(0, 1, "a1"))
    harness.submit(c.MakeMove(1, 1, "a1"), "tim")
    assert public_view(harness.table).time_up_at == began + 20_000
    assert deadline(harness.table, "tim") is None
    assert due_at(harness.table) == began + 20_000
    harness.submit(c.Tick(), None, wait=20_000)
    assert harness.table.seats_awaiting_computer() == [2]


def test_both_at_once_after_a_long_silence(harness: TableHarness) -> None:
    harness.submit(c.Tick(), None, wait=60_000)
    assert harness.table.seats_awaiting_computer() == [0, 1, 2]
    assert due_at(harness.table) is None
    assert harness.submit(c.Tick(), None) == []


def test_only_hosts_know_and_decide(harness: TableHarness) -> None:
    assert refusal_code(harness, c.MoreTime(1), "tim") == "not-host"
    assert refusal_code(harness, c.MoreTime(2), "ola") == "not-host"
    assert refusal_code(harness, c.MoreTime(3)) == "no-such-seat"
    assert private_view(harness.table, HOST).more_time == [2]
    assert private_view(harness.table, "tim").more_time == []
    assert private_view(harness.table, "ola").more_time == []
    assert harness.submit(c.MoreTime(2)) == []
    before = public_view(harness.table)
    harness.submit(c.MoreTime(2, on=False))
    assert public_view(harness.table) == before


def test_in_the_middle_of_a_round(harness: TableHarness) -> None:
    began = harness.now
    harness.submit(c.MoreTime(2, on=False), wait=5_000)
    harness.submit(c.MoreTime(1))
    assert deadline(harness.table, "ola") == began + 10_000
    assert deadline(harness.table, "tim") == began + 20_000
    harness.submit(c.Tick(), None, wait=5_000)
    assert harness.table.seats_awaiting_computer() == [0, 2]
    harness.submit(c.MoreTime(2))  # just in time: no computer has moved for her
    assert harness.table.seats_awaiting_computer() == [0]
    assert deadline(harness.table, "ola") == began + 20_000
    harness.submit(c.MoreTime(2, on=False))
    assert harness.table.seats_awaiting_computer() == [0, 2]


def test_a_seat_keeps_it(harness: TableHarness) -> None:
    """In another order, under another name, and in the next game."""
    harness.submit(c.Abandon())
    harness.submit(c.Rematch(secret="5c" * 32))
    harness.submit(c.Reorder([2, 0, 1]))
    harness.submit(c.Rename(0, "Olga"))
    assert private_view(harness.table, HOST).more_time == [0]
    harness.start_without_nonces()
    harness.submit(c.Next(0))
    assert deadline(harness.table, "ola") == harness.now + 20_000


def test_without_a_timer_there_is_no_deadline() -> None:
    harness = start_game("Sara", "Tim", preset="class")
    harness.submit(c.MoreTime(1))
    for round_ in range(1, 4):
        harness.submit(c.Next(round_ - 1))
        assert deadline(harness.table, "tim") is None
        assert public_view(harness.table).time_up_at is None
        harness.submit(c.MakeMove(0, round_, f"a{round_}"))
        harness.submit(c.MakeMove(1, round_, f"a{round_}"), "tim")
    harness.submit(c.Next(3))
    assert deadline(harness.table, "tim") == harness.now + 40_000
    harness.submit(c.Pause())
    assert deadline(harness.table, "tim") is None
    harness.submit(c.Pause(paused=False), wait=3_000)
    assert deadline(harness.table, "tim") == harness.now + 40_000
