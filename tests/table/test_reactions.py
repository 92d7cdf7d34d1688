"""Reactions of one tap: a small fixed set, from one's own seat, not too many."""

from typing import get_args

import pytest

from fivebyfive.table import PRESETS, REACTIONS, public_view
from fivebyfive.table import commands as c
from fivebyfive.table.settings import Reaction
from support.table_harness import TableHarness, refusal_code, start_game


def seen(world: TableHarness) -> list[tuple[int, str]]:
    return [(one.seat, one.kind) for one in public_view(world.table).reactions]


@pytest.fixture
def world() -> TableHarness:
    world = start_game("Sara", "Tim", rolls="host")
    world.submit(c.Next(0))
    return world


def one_round(world: TableHarness) -> None:
    round_ = world.table.round
    cell = "abcde"[round_ - 1] + "1"
    world.submit(c.MakeMove(0, round_, cell))
    world.submit(c.MakeMove(1, round_, cell), "tim")
    world.submit(c.Next(round_))


def test_a_small_fixed_set() -> None:
    assert REACTIONS == ("bravo", "wow", "ouch", "laugh", "thanks") == get_args(Reaction)


def test_the_newest_of_each_seat_is_seen(world: TableHarness) -> None:
    world.submit(c.React(1, "wow"), "tim")
    world.submit(c.React(0, "bravo"))
    assert seen(world) == [(0, "bravo"), (1, "wow")]
    world.submit(c.React(1, "laugh"), "tim", wait=2_000)
    assert seen(world) == [(0, "bravo"), (1, "laugh")]
    assert [one.at for one in public_view(world.table).reactions] == [world.now - 2_000, world.now]


def test_with_the_next_roll_they_are_gone(world: TableHarness) -> None:
    world.submit(c.React(1, "wow"), "tim")
    one_round(world)
    assert seen(world) == []
    assert refusal_code(world, c.React(1, "ouch"), "tim") == "too-soon"  # it was only just now
    world.submit(c.React(1, "ouch"), "tim", wait=2_000)
    assert seen(world) == [(1, "ouch")]


def test_one_every_two_seconds(world: TableHarness) -> None:
    world.submit(c.React(1, "wow"), "tim")
    world.now += 1_999
    assert refusal_code(world, c.React(1, "wow"), "tim") == "too-soon"
    world.submit(c.React(0, "wow"))  # everybody has their own
    world.submit(c.React(1, "wow"), "tim", wait=1)
    assert world.last_event_types() == ["Reacted"]


def test_a_clock_that_was_set_back_silences_nobody(world: TableHarness) -> None:
    world.submit(c.React(1, "wow"), "tim")
    world.submit(c.React(1, "bravo"), "tim", wait=-3_600_000)


def test_ones_own_seat_only(world: TableHarness) -> None:
    world.join("eve")
    for by in ("tim", "eve"):
        assert refusal_code(world, c.React(0, "wow"), by) == "not-your-seat"
    assert refusal_code(world, c.React(2, "wow"), "tim") == "no-such-seat"


def test_while_playing_and_when_it_is_over() -> None:
    world = TableHarness.open()
    world.submit(c.Sit("Sara"))
    assert refusal_code(world, c.React(0, "wow")) == "not-playing"
    world.submit(c.Start())
    world.submit(c.React(0, "wow"))
    world.submit(c.Abandon())
    assert seen(world) == [(0, "wow")]
    world.submit(c.React(0, "thanks"), wait=2_000)
    assert seen(world) == [(0, "thanks")]
    world.submit(c.Rematch(secret="5c" * 32))
    assert seen(world) == []
    world.submit(c.Start())
    assert seen(world) == []


def test_where_they_are_switched_off() -> None:
    assert {name: one.reactions for name, one in PRESETS.items()} == {
        "family": True,
        "far": True,
        "class": False,
    }
    world = start_game("Sara", preset="class")
    assert refusal_code(world, c.React(0, "wow")) == "no-reactions"
    assert refusal_code(TableHarness.open(), c.Change({"reactions": 1})) == "bad-setting"
