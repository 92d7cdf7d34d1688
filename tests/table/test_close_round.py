"""The host closes the round: computers move for those who have not, and it is told everywhere."""

from fivebyfive.rules import parse_record
from fivebyfive.table import build_record, private_view, public_view
from fivebyfive.table import commands as c
from fivebyfive.table.timers import due_at
from support.table_harness import HOST, TableHarness, refusal_code, start_game


def open_class() -> TableHarness:
    """Three pupils and a leader without a seat; the first round is open, and untimed."""
    harness = TableHarness.open("class")
    for name in ("Ann", "Bob", "Cem"):
        harness.join(name.lower(), name)
    harness.submit(c.Start())
    harness.submit(c.Next(0))
    return harness


def test_who_has_not_moved_is_moved_for_and_the_leader_can_roll() -> None:
    harness = open_class()
    harness.submit(c.MakeMove(0, 1, "a1"), "ann")
    assert public_view(harness.table).moved.may_close
    assert refusal_code(harness, c.Next(1)) == "too-early"
    harness.submit(c.CloseRound(1))
    assert harness.last_event_types() == ["TimeUp"]
    assert harness.table.seats_awaiting_computer() == [1, 2]
    assert not public_view(harness.table).moved.may_close, "it is under way"
    for seat in (1, 2):
        harness.submit(c.ComputerMove(seat, 1, "b2"), None)
    harness.submit(c.Next(1))
    view = public_view(harness.table)
    assert (view.round, view.computer_rounds, view.apart) == (2, [0, 1, 1], [1, 2])


def test_it_happens_once() -> None:
    harness = open_class()
    assert len(harness.submit(c.CloseRound(1, game=1))) == 1
    assert harness.submit(c.CloseRound(1, game=1)) == []
    for seat in range(3):
        harness.submit(c.ComputerMove(seat, 1, "b2"), None)
    assert harness.submit(c.CloseRound(1)) == []
    harness.submit(c.Next(1))
    assert harness.submit(c.CloseRound(1)) == [], "it came late, and was done"
    assert harness.table.seats_awaiting_computer() == []


def test_also_for_those_with_more_time_and_in_a_timed_round() -> None:
    harness = start_game("Sara", "Tim", seconds=20)
    harness.submit(c.MoreTime(1))
    harness.submit(c.Next(0))
    harness.submit(c.CloseRound(1))
    assert harness.table.seats_awaiting_computer() == [0, 1]
    assert due_at(harness.table) is None


def test_only_the_host_and_only_the_round_that_is_open() -> None:
    harness = open_class()
    assert refusal_code(harness, c.CloseRound(1), "ann") == "not-host"
    assert refusal_code(harness, c.CloseRound(2)) == "stale-round"
    assert refusal_code(harness, c.CloseRound(1, game=2)) == "stale-round"
    harness.submit(c.Pause())
    assert not public_view(harness.table).moved.may_close
    assert refusal_code(harness, c.CloseRound(1)) == "paused"


def test_a_move_on_its_way_counts_until_the_next_roll() -> None:
    """As when the time is up: the person's own move is better than a computer's."""
    harness = open_class()
    harness.submit(c.CloseRound(1))
    for seat in range(3):
        harness.submit(c.ComputerMove(seat, 1, "b2"), None)
    harness.submit(c.MakeMove(0, 1, "a1"), "ann")
    harness.submit(c.Next(1))
    assert public_view(harness.table).computer_rounds == [0, 1, 1]
    assert refusal_code(harness, c.MakeMove(1, 1, "c3"), "bob") == "stale-round"


def test_what_a_computer_did_is_told_in_views_series_and_record() -> None:
    """The best who played wins, although a computer did better for somebody else."""
    harness = open_class()
    row = [f"{column}{line}" for line in "12345" for column in "abcde"]
    for round_ in range(1, 26):
        harness.submit(c.MakeMove(0, round_, row[round_ - 1]), "ann")
        harness.submit(c.MakeMove(1, round_, row[-round_]), "bob")
        harness.submit(c.CloseRound(round_))
        harness.submit(c.ComputerMove(2, round_, row[(round_ * 7) % 25]), None)
        harness.submit(c.Next(round_))
    view = public_view(harness.table)
    assert view.result is not None
    assert (view.result.apart, view.apart, view.computer_rounds) == ([2], [2], [0, 0, 25])
    assert view.result.ranks == view.ranks
    assert (view.ranks[2], view.result.stand_ins) == (3, [0, 0, 25])
    assert view.result.mean == sum(view.totals[:2]) / 2
    assert [(one.name, one.games) for one in view.series if one.name == "Cem"] == [("Cem", 0)]
    assert sum(one.wins for one in view.series) == view.ranks.count(1)
    results = parse_record(str(build_record(harness.table))).results()
    assert [one.place for one in results] == view.ranks
    assert [one.computer_rounds for one in results] == view.computer_rounds
    assert [one.is_apart for one in results] == [False, False, True]
    assert private_view(harness.table, HOST).host


def test_nobody_closes_a_round_that_waits_for_computers_alone() -> None:
    harness = TableHarness.open()
    harness.submit(c.Sit("Sara"))
    harness.submit(c.SeatComputer("Otto", "casual"))
    harness.submit(c.Start())
    harness.submit(c.Next(0))
    assert public_view(harness.table).moved.may_close
    harness.submit(c.MakeMove(0, 1, "a1"))
    assert not public_view(harness.table).moved.may_close
    assert harness.submit(c.CloseRound(1)) == []
