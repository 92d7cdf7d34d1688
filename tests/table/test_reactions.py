"""Reactions of one tap: a small fixed set, from one's own seat, not too many."""

from typing import get_args

import pytest

from fivebyfive.table import PRESETS, REACTIONS, public_view
from fivebyfive.table import commands as c
from fivebyfive.table.settings import Reaction
from support.table_harness import TableHarness, refusal_code, start_game


def seen(harness: TableHarness) -> list[tuple[int, str]]:
    return [(one.seat, one.kind) for one in public_view(harness.table).reactions]


@pytest.fixture
def harness() -> TableHarness:
    harness = start_game("Sara", "Tim", rolls="host")
    harness.submit(c.Next(0))
    return harness


def one_round(harness: TableHarness) -> None:
    round_ = harness.table.round
    cell = "abcde"[round_ - 1] + "1"
    harness.submit(c.MakeMove(0, round_, cell))
    harness.submit(c.MakeMove(1, round_, cell), "tim")
    harness.submit(c.Next(round_))


def test_a_small_fixed_set() -> None:
    assert REACTIONS == ("bravo", "wow", "ouch", "laugh", "thanks") == get_args(Reaction)


def test_the_newest_of_each_seat_is_seen(harness: TableHarness) -> None:
    harness.submit(c.React(1, "wow"), "tim")
    harness.submit(c.React(0, "bravo"))
    assert seen(harness) == [(0, "bravo"), (1, "wow")]
    harness.submit(c.React(1, "laugh"), "tim", wait=2_000)
    assert seen(harness) == [(0, "bravo"), (1, "laugh")]
    assert [one.at for one in public_view(harness.table).reactions] == [
        harness.now - 2_000,
        harness.now,
    ]


def test_with_the_next_roll_they_are_gone(harness: TableHarness) -> None:
    harness.submit(c.React(1, "wow"), "tim")
    one_round(harness)
    assert seen(harness) == []
    assert refusal_code(harness, c.React(1, "ouch"), "tim") == "too-soon"  # it was only just now
    harness.submit(c.React(1, "ouch"), "tim", wait=2_000)
    assert seen(harness) == [(1, "ouch")]


def test_one_every_two_seconds(harness: TableHarness) -> None:
    harness.submit(c.React(1, "wow"), "tim")
    harness.now += 1_999
    assert refusal_code(harness, c.React(1, "wow"), "tim") == "too-soon"
    harness.submit(c.React(0, "wow"))  # everybody has their own
    harness.submit(c.React(1, "wow"), "tim", wait=1)
    assert harness.last_event_types() == ["Reacted"]


def test_a_clock_that_was_set_back_silences_nobody(harness: TableHarness) -> None:
    harness.submit(c.React(1, "wow"), "tim")
    harness.submit(c.React(1, "bravo"), "tim", wait=-3_600_000)


def test_ones_own_seat_only(harness: TableHarness) -> None:
    harness.join("eve")
    for by in ("tim", "eve"):
        assert refusal_code(harness, c.React(0, "wow"), by) == "not-your-seat"
    assert refusal_code(harness, c.React(2, "wow"), "tim") == "no-such-seat"


def test_while_playing_and_when_it_is_over() -> None:
    harness = TableHarness.open()
    harness.submit(c.Sit("Sara"))
    assert refusal_code(harness, c.React(0, "wow")) == "not-playing"
    harness.submit(c.Start())
    harness.submit(c.React(0, "wow"))
    harness.submit(c.Abandon())
    assert seen(harness) == [(0, "wow")]
    harness.submit(c.React(0, "thanks"), wait=2_000)
    assert seen(harness) == [(0, "thanks")]
    harness.submit(c.Rematch(secret="5c" * 32))
    assert seen(harness) == []
    harness.submit(c.Start())
    assert seen(harness) == []


def test_where_they_are_switched_off() -> None:
    assert {name: one.reactions for name, one in PRESETS.items()} == {
        "family": True,
        "far": True,
        "class": False,
    }
    harness = start_game("Sara", preset="class")
    assert refusal_code(harness, c.React(0, "wow")) == "no-reactions"
    assert refusal_code(TableHarness.open(), c.Change({"reactions": 1})) == "bad-setting"
