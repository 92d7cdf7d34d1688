"""Timed rounds, in which some seats have more time than others, and nobody is named as slow."""

import pytest

from fivebyfive.table import Table, due_at, private_view, public_view
from fivebyfive.table import commands as c
from support.table_harness import HOST, TableHarness, refusal_code, start_game


def deadline(table: Table, device: str) -> int | None:
    [own] = private_view(table, device).seats
    return own.time_up_at


@pytest.fixture
def world() -> TableHarness:
    """Ten seconds for everybody, twenty for Ola; the first round is open."""
    world = start_game("Sara", "Tim", "Ola", rolls="host", seconds=10)
    world.submit(c.MoreTime(2))
    world.submit(c.Next(0), wait=1_000)
    return world


def test_everybody_has_their_own_deadline(world: TableHarness) -> None:
    began = world.now
    assert deadline(world.table, "tim") == began + 10_000
    assert deadline(world.table, "ola") == began + 20_000
    assert public_view(world.table).time_up_at == began + 10_000
    assert due_at(world.table) == began + 10_000


def test_time_is_up_for_the_others_first(world: TableHarness) -> None:
    world.submit(c.Tick(), None, wait=9_999)
    assert world.last_events == []
    world.submit(c.Tick(), None, wait=1)
    assert world.last_event_types() == ["TimeUp"]
    assert world.table.seats_awaiting_computer() == [0, 1]
    assert deadline(world.table, "tim") is None
    assert deadline(world.table, "ola") == world.now + 10_000
    assert public_view(world.table).time_up_at == world.now + 10_000
    assert due_at(world.table) == world.now + 10_000
    assert world.submit(c.ComputerMove(2, 1, "a1"), None) == []  # nobody moves for her yet
    for seat in (0, 1):
        world.submit(c.ComputerMove(seat, 1, "a1"), None)
    assert due_at(world.table) == world.now + 10_000
    world.submit(c.Tick(), None, wait=10_000)
    assert world.last_event_types() == ["TimeUp"]
    assert world.table.seats_awaiting_computer() == [2]
    world.submit(c.ComputerMove(2, 1, "a1"), None)
    world.submit(c.Next(1))
    assert deadline(world.table, "ola") == world.now + 20_000  # the next round has its own time


def test_where_only_she_is_waited_for_everybody_sees_the_later_time(world: TableHarness) -> None:
    began = world.now
    world.submit(c.MakeMove(0, 1, "a1"))
    world.submit(c.MakeMove(1, 1, "a1"), "tim")
    assert public_view(world.table).time_up_at == began + 20_000
    assert deadline(world.table, "tim") is None
    assert due_at(world.table) == began + 20_000
    world.submit(c.Tick(), None, wait=20_000)
    assert world.table.seats_awaiting_computer() == [2]


def test_both_at_once_after_a_long_silence(world: TableHarness) -> None:
    world.submit(c.Tick(), None, wait=60_000)
    assert world.table.seats_awaiting_computer() == [0, 1, 2]
    assert due_at(world.table) is None
    assert world.submit(c.Tick(), None) == []


def test_only_hosts_know_and_decide(world: TableHarness) -> None:
    assert refusal_code(world, c.MoreTime(1), "tim") == "not-host"
    assert refusal_code(world, c.MoreTime(2), "ola") == "not-host"
    assert refusal_code(world, c.MoreTime(3)) == "no-such-seat"
    assert private_view(world.table, HOST).more_time == [2]
    assert private_view(world.table, "tim").more_time == []
    assert private_view(world.table, "ola").more_time == []
    assert world.submit(c.MoreTime(2)) == []
    before = public_view(world.table)
    world.submit(c.MoreTime(2, on=False))
    assert public_view(world.table) == before


def test_in_the_middle_of_a_round(world: TableHarness) -> None:
    began = world.now
    world.submit(c.MoreTime(2, on=False), wait=5_000)
    world.submit(c.MoreTime(1))
    assert deadline(world.table, "ola") == began + 10_000
    assert deadline(world.table, "tim") == began + 20_000
    world.submit(c.Tick(), None, wait=5_000)
    assert world.table.seats_awaiting_computer() == [0, 2]
    world.submit(c.MoreTime(2))  # just in time: no computer has moved for her
    assert world.table.seats_awaiting_computer() == [0]
    assert deadline(world.table, "ola") == began + 20_000
    world.submit(c.MoreTime(2, on=False))
    assert world.table.seats_awaiting_computer() == [0, 2]


def test_a_seat_keeps_it(world: TableHarness) -> None:
    """In another order, under another name, and in the next game."""
    world.submit(c.Abandon())
    world.submit(c.Rematch(secret="5c" * 32))
    world.submit(c.Reorder([2, 0, 1]))
    world.submit(c.Rename(0, "Olga"))
    assert private_view(world.table, HOST).more_time == [0]
    world.submit(c.Start())
    world.submit(c.Next(0))
    assert deadline(world.table, "ola") == world.now + 20_000


def test_without_a_timer_there_is_no_deadline() -> None:
    world = start_game("Sara", "Tim", preset="class")
    world.submit(c.MoreTime(1))
    for round_ in range(1, 4):
        world.submit(c.Next(round_ - 1))
        assert deadline(world.table, "tim") is None
        assert public_view(world.table).time_up_at is None
        world.submit(c.MakeMove(0, round_, f"a{round_}"))
        world.submit(c.MakeMove(1, round_, f"a{round_}"), "tim")
    world.submit(c.Next(3))
    assert deadline(world.table, "tim") == world.now + 40_000
    world.submit(c.Pause())
    assert deadline(world.table, "tim") is None
    world.submit(c.Pause(paused=False), wait=3_000)
    assert deadline(world.table, "tim") == world.now + 40_000
