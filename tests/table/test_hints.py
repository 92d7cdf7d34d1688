"""Hints for somebody who plays alone: each is noted, and nobody else gets any."""

import pytest

from fivebyfive import parse_record
from fivebyfive.table import build_record, public_view
from fivebyfive.table import commands as c
from support.table_harness import TableHarness, refusal_code, start_game


@pytest.fixture
def alone() -> TableHarness:
    harness = start_game("Sara", rolls="host")
    harness.submit(c.Next(0))
    return harness


def play_on(harness: TableHarness, rounds: int) -> None:
    cells = [f"{column}{row}" for row in "12345" for column in "abcde"]
    for _ in range(rounds):
        round_ = harness.table.round
        harness.submit(c.MakeMove(0, round_, cells[round_ - 1]))
        harness.submit(c.Next(round_))


def test_a_hint_is_noted_once_a_round(alone: TableHarness) -> None:
    assert len(alone.submit(c.TakeHint(0, 1))) == 1
    assert alone.submit(c.TakeHint(0, 1)) == []  # asked again: the same hint
    play_on(alone, 2)
    alone.submit(c.TakeHint(0, 3))
    assert alone.table.hints == (1, 3)
    assert build_record(alone.table).comments == ((1, "hint"),)  # of the closed rounds
    play_on(alone, 23)
    result = public_view(alone.table).result
    assert result is not None
    assert result.hints == 2
    record = parse_record(str(build_record(alone.table)))
    assert record.comments == ((1, "hint"), (3, "hint"))


def test_a_hint_in_the_round_that_was_closed_last(alone: TableHarness) -> None:
    play_on(alone, 1)
    alone.submit(c.TakeHint(0, 2))
    assert build_record(alone.table).comments == ()  # the round is open
    play_on(alone, 1)
    assert build_record(alone.table).comments == ((2, "hint"),)


def test_the_next_game_begins_without(alone: TableHarness) -> None:
    alone.submit(c.TakeHint(0, 1))
    play_on(alone, 25)
    alone.submit(c.Rematch(secret="ab" * 32))
    alone.submit(c.Start())
    assert alone.table.hints == ()


def test_only_for_the_open_round(alone: TableHarness) -> None:
    assert refusal_code(alone, c.TakeHint(0, 2)) == "stale-round"
    assert refusal_code(alone, c.TakeHint(1, 1)) == "no-such-seat"
    alone.submit(c.Pause())
    assert refusal_code(alone, c.TakeHint(0, 1)) == "paused"


def test_with_others_there_are_none() -> None:
    harness = start_game("Sara", "Tim", rolls="host")
    harness.submit(c.Next(0))
    assert refusal_code(harness, c.TakeHint(0, 1)) == "not-alone"
    assert refusal_code(harness, c.TakeHint(0, 1), "tim") == "not-your-seat"
