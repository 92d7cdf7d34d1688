"""Timed rounds, in which some seats have more time than others, and nobody is named as slow."""

import pytest

from fivebyfive.table import Table, due_at, private_view, public_view
from fivebyfive.table import commands as c
from support.table_harness import HOST, World, playing, refused


def deadline(table: Table, device: str) -> int | None:
    [own] = private_view(table, device).seats
    return own.time_up_at


@pytest.fixture
def world() -> World:
    """Ten seconds for everybody, twenty for Ola; the first round is open."""
    world = playing("Sara", "Tim", "Ola", rolls="host", seconds=10)
    world.do(c.MoreTime(2))
    world.do(c.Next(0), wait=1_000)
    return world


def test_everybody_has_their_own_deadline(world: World) -> None:
    began = world.now
    assert deadline(world.table, "tim") == began + 10_000
    assert deadline(world.table, "ola") == began + 20_000
    assert public_view(world.table).time_up_at == began + 10_000
    assert due_at(world.table) == began + 10_000


def test_time_is_up_for_the_others_first(world: World) -> None:
    world.do(c.Tick(), None, wait=9_999)
    assert world.last == []
    world.do(c.Tick(), None, wait=1)
    assert world.kinds() == ["TimeUp"]
    assert world.table.seats_awaiting_computer() == [0, 1]
    assert deadline(world.table, "tim") is None
    assert deadline(world.table, "ola") == world.now + 10_000
    assert public_view(world.table).time_up_at == world.now + 10_000
    assert due_at(world.table) == world.now + 10_000
    assert world.do(c.ComputerMove(2, 1, "a1"), None) == []  # nobody moves for her yet
    for seat in (0, 1):
        world.do(c.ComputerMove(seat, 1, "a1"), None)
    assert due_at(world.table) == world.now + 10_000
    world.do(c.Tick(), None, wait=10_000)
    assert world.kinds() == ["TimeUp"]
    assert world.table.seats_awaiting_computer() == [2]
    world.do(c.ComputerMove(2, 1, "a1"), None)
    world.do(c.Next(1))
    assert deadline(world.table, "ola") == world.now + 20_000  # the next round has its own time


def test_where_only_she_is_waited_for_everybody_sees_the_later_time(world: World) -> None:
    began = world.now
    world.do(c.MakeMove(0, 1, "a1"))
    world.do(c.MakeMove(1, 1, "a1"), "tim")
    assert public_view(world.table).time_up_at == began + 20_000
    assert deadline(world.table, "tim") is None
    assert due_at(world.table) == began + 20_000
    world.do(c.Tick(), None, wait=20_000)
    assert world.table.seats_awaiting_computer() == [2]


def test_both_at_once_after_a_long_silence(world: World) -> None:
    world.do(c.Tick(), None, wait=60_000)
    assert world.table.seats_awaiting_computer() == [0, 1, 2]
    assert due_at(world.table) is None
    assert world.do(c.Tick(), None) == []


def test_only_hosts_know_and_decide(world: World) -> None:
    assert refused(world, c.MoreTime(1), "tim") == "not-host"
    assert refused(world, c.MoreTime(2), "ola") == "not-host"
    assert refused(world, c.MoreTime(3)) == "no-such-seat"
    assert private_view(world.table, HOST).more_time == [2]
    assert private_view(world.table, "tim").more_time == []
    assert private_view(world.table, "ola").more_time == []
    assert world.do(c.MoreTime(2)) == []
    before = public_view(world.table)
    world.do(c.MoreTime(2, on=False))
    assert public_view(world.table) == before


def test_in_the_middle_of_a_round(world: World) -> None:
    began = world.now
    world.do(c.MoreTime(2, on=False), wait=5_000)
    world.do(c.MoreTime(1))
    assert deadline(world.table, "ola") == began + 10_000
    assert deadline(world.table, "tim") == began + 20_000
    world.do(c.Tick(), None, wait=5_000)
    assert world.table.seats_awaiting_computer() == [0, 2]
    world.do(c.MoreTime(2))  # just in time: no computer has moved for her
    assert world.table.seats_awaiting_computer() == [0]
    assert deadline(world.table, "ola") == began + 20_000
    world.do(c.MoreTime(2, on=False))
    assert world.table.seats_awaiting_computer() == [0, 2]


def test_a_seat_keeps_it(world: World) -> None:
    """In another order, under another name, and in the next game."""
    world.do(c.Abandon())
    world.do(c.Rematch(secret="5c" * 32))
    world.do(c.Reorder([2, 0, 1]))
    world.do(c.Rename(0, "Olga"))
    assert private_view(world.table, HOST).more_time == [0]
    world.do(c.Start())
    world.do(c.Next(0))
    assert deadline(world.table, "ola") == world.now + 20_000


def test_without_a_timer_there_is_no_deadline() -> None:
    world = playing("Sara", "Tim", preset="class")
    world.do(c.MoreTime(1))
    for round_ in range(1, 4):
        world.do(c.Next(round_ - 1))
        assert deadline(world.table, "tim") is None
        assert public_view(world.table).time_up_at is None
        world.do(c.MakeMove(0, round_, f"a{round_}"))
        world.do(c.MakeMove(1, round_, f"a{round_}"), "tim")
    world.do(c.Next(3))
    assert deadline(world.table, "tim") == world.now + 40_000
    world.do(c.Pause())
    assert deadline(world.table, "tim") is None
    world.do(c.Pause(paused=False), wait=3_000)
    assert deadline(world.table, "tim") == world.now + 40_000
