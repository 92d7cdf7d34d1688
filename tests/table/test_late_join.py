"""Somebody comes when the game has begun, and whom a locked table lets sit down."""

from unittest.mock import patch

import pytest

from fivebyfive.rules import parse_record
from fivebyfive.table import (
    TableError,
    build_record,
    private_view,
    public_view,
    rolls_view,
    seat_sheet_view,
)
from fivebyfive.table import commands as c
from fivebyfive.table.decide import guards
from support.table_harness import TableHarness, refusal_code, start_game


def one_round(harness: TableHarness, cell: str) -> None:
    """Roll if there is no roll, let everybody write in a cell, and go on to the next roll."""
    if harness.table.round == 0:
        harness.submit(c.Next(0))
    round_ = harness.table.round
    for seat, chair in enumerate(harness.table.seats):
        harness.submit(c.MakeMove(seat, round_, cell), chair.device)
    harness.submit(c.Next(round_))


@pytest.fixture
def harness() -> TableHarness:
    """Round 4 is open: three are closed."""
    harness = start_game("Sara", "Tim", rolls="host")
    for cell in ("a1", "b1", "c1"):
        one_round(harness, cell)
    harness.join("ola")
    return harness


def test_the_rolls_so_far_are_told(harness: TableHarness) -> None:
    rolls = rolls_view(harness.table).rolls
    assert rolls[:3] == [str(played.throw) for played in harness.table.game.rounds]  # type: ignore[union-attr]
    assert rolls[3:] == [public_view(harness.table).roll]
    assert rolls_view(TableHarness.open().table).rolls == []
    harness.submit(c.Abandon())
    assert rolls_view(harness.table).rolls == rolls
    harness.submit(c.Rematch(secret="5c" * 32))
    assert rolls_view(harness.table).rolls == []


def test_a_seat_in_a_running_game(harness: TableHarness) -> None:
    harness.submit(c.MakeMove(0, 4, "d1"))
    harness.submit(c.SitLate("Ola", ["c3", "d4", "e5"]), "ola")
    assert harness.last_event_types() == ["SeatTakenLate"]
    view = public_view(harness.table)
    assert [seat.late for seat in view.seats] == [0, 0, 3]
    assert view.moved.seats == [0]
    assert view.moved.of == 3
    assert len(view.totals) == 3
    [own] = private_view(harness.table, "ola").seats
    assert (own.seat, own.move, len(own.write)) == (2, None, 22)
    rolls = [int(sum(map(int, roll.split("+")))) for roll in rolls_view(harness.table).rolls]
    assert [own.sheet.numbers[cell] for cell in (12, 18, 24)] == rolls[:3]
    assert seat_sheet_view(harness.table, 2).sheet == own.sheet
    # And they play on like everybody else.
    harness.submit(c.MakeMove(1, 4, "d1"), "tim")
    assert refusal_code(harness, c.Next(4)) == "too-early"
    harness.submit(c.MakeMove(2, 4, "a1"), "ola")
    harness.submit(c.Next(4))
    assert public_view(harness.table).closed.moves == ["d1", "d1", "a1"]  # type: ignore[union-attr]


def test_whoever_came_late_stands_in_the_record(harness: TableHarness) -> None:
    assert "Late" not in dict(build_record(harness.table).headers)
    harness.submit(c.SitLate("Ola 2", ["c3", "d4", "e5"]), "ola")
    harness.join("eve")
    harness.submit(c.SitLate("Eve", ["c3", "d4", "e5"]), "eve")
    record = build_record(harness.table)
    assert dict(record.headers)["Late"] == "Ola 2 3, Eve 3"
    assert parse_record(str(record)) == record
    assert "1. " in str(record)
    assert str(record).splitlines()[-1].endswith(" c1 c1 e5 e5")


def test_who_comes_in_the_first_round_has_missed_nothing() -> None:
    harness = start_game("Sara", rolls="host")
    harness.join("ola")
    harness.join("tim")
    harness.submit(c.SitLate("Ola", []), "ola")  # before the first roll
    harness.submit(c.Next(0))
    harness.submit(c.SitLate("Tim", []), "tim")
    assert [chair.late for chair in harness.table.seats] == [0, 0, 0]
    assert "Late" not in dict(build_record(harness.table).headers)
    assert harness.table.waiting_for == [0, 1, 2]


def test_a_round_closed_meanwhile(harness: TableHarness) -> None:
    """Whoever placed three numbers is told that there are four, and sends all four."""
    one_round(harness, "d1")
    with pytest.raises(TableError) as stale:
        harness.submit(c.SitLate("Ola", ["c3", "d4", "e5"]), "ola")
    assert (stale.value.code, stale.value.facts) == ("stale-round", {"round": 5})
    assert refusal_code(harness, c.SitLate("Ola", ["c3"] * 5), "ola") == "stale-round"
    harness.submit(c.SitLate("Ola", ["c3", "d4", "e5", "a1"]), "ola")
    assert harness.table.seats[2].late == 4


@pytest.mark.parametrize(
    ("name", "moves", "code"),
    [
        ("Sara", ["c3", "d4", "e5"], "name-taken"),
        ("a, b", ["c3", "d4", "e5"], "bad-name"),
        ("Ola", ["c3", "c3", "e5"], "cell-taken"),
        ("Ola", ["c3", "x9", "e5"], "bad-move"),
        ("Ola", ["c3", "(c3)", "e5"], "no-circles-here"),
        ("Ola", ["c3", "?", "e5"], "bad-move"),
    ],
)
def test_what_is_refused(harness: TableHarness, name: str, moves: list[str], code: str) -> None:
    assert refusal_code(harness, c.SitLate(name, moves), "ola") == code


def test_a_full_table(harness: TableHarness) -> None:
    with patch.object(guards, "MAX_SEATS", 3):
        harness.submit(c.SitLate("Ola", ["c3", "d4", "e5"]), "ola")
        late = c.SitLate("Olga", ["c3", "d4", "e5"])
        assert refusal_code(harness, late, "ola") == "table-full"


def test_only_in_the_game_that_was_meant(harness: TableHarness) -> None:
    harness.submit(c.Abandon())
    assert refusal_code(harness, c.SitLate("Ola", ["c3", "d4", "e5"]), "ola") == "not-playing"
    harness.submit(c.Rematch(secret="5c" * 32))
    assert refusal_code(harness, c.SitLate("Ola", []), "ola") == "not-playing"
    harness.start_without_nonces()
    assert refusal_code(harness, c.SitLate("Ola", [], game=1), "ola") == "stale-round"
    harness.submit(c.SitLate("Ola", [], game=2), "ola")


def test_in_the_next_game_nobody_is_late(harness: TableHarness) -> None:
    harness.submit(c.SitLate("Ola", ["c3", "d4", "e5"]), "ola")
    harness.submit(c.Abandon())
    assert "Late: Ola 3\n" in str(build_record(harness.table))
    harness.submit(c.Rematch(secret="5c" * 32))
    assert [seat.late for seat in public_view(harness.table).seats] == [0, 0, 0]


def test_knaster_is_watched() -> None:
    harness = start_game("Sara", rolls="host", game="knaster")
    harness.join("ola")
    for cell in ("a1", "b1"):
        assert refusal_code(harness, c.SitLate("Ola", []), "ola") == "no-latecomers"
        one_round(harness, cell)
    assert refusal_code(harness, c.SitLate("Ola", ["a1", "b1"]), "ola") == "no-latecomers"
    harness.submit(c.Abandon())
    harness.submit(c.Rematch(secret="5c" * 32))
    harness.submit(c.Sit("Ola"), "ola")


def test_a_locked_table_lets_nobody_sit_down_but_its_hosts(harness: TableHarness) -> None:
    harness.submit(c.Lock())
    assert refusal_code(harness, c.SitLate("Ola", ["c3", "d4", "e5"]), "ola") == "locked"
    harness.submit(c.SitLate("Max", ["c3", "d4", "e5"]))
    harness.submit(c.Abandon())
    harness.submit(c.Rematch(secret="5c" * 32))
    assert refusal_code(harness, c.Sit("Ola"), "ola") == "locked"
    assert (
        refusal_code(harness, c.Sit("Tom"), "tim") == "locked"
    )  # also beside somebody who has a seat
    harness.submit(c.Sit("Emma"))
    harness.submit(c.Lock(locked=False))
    harness.submit(c.Sit("Ola"), "ola")


def test_whoever_is_late_is_waited_for_no_longer_than_the_others() -> None:
    harness = start_game("Sara", "Tim", rolls="host", seconds=10)
    one_round(harness, "a1")
    harness.join("ola")
    harness.submit(c.MakeMove(0, 2, "b1"), wait=2_000)
    harness.submit(c.SitLate("Ola", ["c3"]), "ola", wait=7_000)
    harness.submit(c.Tick(), None, wait=1_000)
    assert harness.last_event_types() == ["TimeUp"]
    assert harness.table.seats_awaiting_computer() == [1, 2]


def test_a_latecomer_has_time_for_the_first_move() -> None:
    """All others have moved long ago: a computer would move at once for whoever sits down."""
    harness = start_game("Sara", "Tim", rolls="host", seconds=20)
    for cell in ("a1", "b1"):
        one_round(harness, cell)
    for seat, device in enumerate(("sara", "tim")):
        harness.submit(c.MakeMove(seat, 3, "c1"), harness.table.seats[seat].device or device)
    harness.join("ola")
    harness.submit(c.SitLate("Ola", ["c3", "d4"]), "ola", wait=60_000)
    assert harness.table.seats_awaiting_computer() == []
    assert public_view(harness.table).time_up_at == harness.now + 20_000
    harness.submit(c.Tick(), None, wait=19_000)
    assert harness.table.seats_awaiting_computer() == []
    harness.submit(c.Tick(), None, wait=1_000)
    assert harness.table.seats_awaiting_computer() == [2]
