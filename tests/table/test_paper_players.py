"""People who play along on paper: never waited for, typed in at the end."""

from unittest.mock import patch

import pytest

from fivebyfive.rules import CELL_NAMES, parse_record
from fivebyfive.table import TableError, build_record, paper_sheet_view, private_view, public_view
from fivebyfive.table import commands as c
from fivebyfive.table.decide import guards
from fivebyfive.table.timers import pending_timers
from support.table_harness import HOST, TableHarness, refusal_code, start_game

# Eleven straights, and five twelves on a diagonal.
LATIN = "8 9 10 11 12 9 10 11 12 8 10 11 12 8 9 11 12 8 9 10 12 8 9 10 11"
NEXT_SECRET = "5c" * 32


def on_paper(harness: TableHarness) -> list[tuple[int, str, str | None]]:
    return [(paper.paper, paper.name, paper.device) for paper in public_view(harness.table).papers]


def seats(harness: TableHarness) -> list[str]:
    return [chair.name for chair in harness.table.seats]


def with_grandma(*names: str, **changes: str) -> TableHarness:
    """A game has begun, and Grandma plays on paper with the host's device."""
    harness = start_game(*names, rolls="host", **changes)
    harness.submit(c.SitPaper("Grandma"))
    return harness


def everybody_moves(harness: TableHarness, move: str) -> None:
    for seat, chair in enumerate(harness.table.seats):
        harness.submit(c.MakeMove(seat, harness.table.round, move), chair.device)


def test_from_a_seat_to_paper_and_back() -> None:
    harness = TableHarness.open()
    harness.submit(c.Sit("Sara"))
    harness.join("tim", "Tim")
    harness.submit(c.SeatComputer("Otto", "casual"))
    harness.submit(c.ToPaper(1), "tim")
    assert harness.last_event_types() == ["SeatFreed", "PaperTaken"]
    assert (seats(harness), on_paper(harness)) == (["Sara", "Otto"], [(1, "Tim", "tim")])
    assert refusal_code(harness, c.ToPaper(0), "tim") == "not-your-seat"
    assert refusal_code(harness, c.ToPaper(1)) == "no-person"
    assert refusal_code(harness, c.ToPaper(2)) == "no-such-seat"
    harness.submit(c.ToPaper(0))
    harness.submit(c.FromPaper(1))  # the host, for somebody else
    assert (seats(harness), on_paper(harness)) == (["Otto", "Tim"], [(2, "Sara", HOST)])
    assert harness.table.seats[1].device == "tim"
    assert refusal_code(harness, c.FromPaper(1), "tim") == "no-such-paper"
    assert refusal_code(harness, c.FromPaper(2), "tim") == "not-your-seat"
    harness.submit(c.Start())
    assert refusal_code(harness, c.FromPaper(2)) == "not-in-lobby"
    assert refusal_code(harness, c.ToPaper(1), "tim") == "not-in-lobby"


def test_a_number_is_never_given_again() -> None:
    """Who types in a sheet for number 1 does not type it in for whoever moved up."""
    harness = TableHarness.open()
    harness.submit(c.SitPaper("Ola"))
    harness.submit(c.RemovePaper(1))
    harness.submit(c.SitPaper("Jan"))
    assert on_paper(harness) == [(2, "Jan", HOST)]
    assert refusal_code(harness, c.RemovePaper(1)) == "no-such-paper"


def test_names_are_unique_at_seats_and_on_paper() -> None:
    harness = TableHarness.open()
    harness.submit(c.Sit("Sara"))
    harness.join("ola")
    assert refusal_code(harness, c.SitPaper("Sara"), "ola") == "name-taken"
    assert refusal_code(harness, c.SitPaper("a, b"), "ola") == "bad-name"
    harness.submit(c.SitPaper("Ola"), "ola")
    for taken in (c.Sit("Ola"), c.Rename(0, "Ola"), c.SeatComputer("Ola", "casual")):
        assert refusal_code(harness, taken) == "name-taken"
    assert refusal_code(harness, c.RenamePaper(1, "Sara"), "ola") == "name-taken"
    assert harness.submit(c.RenamePaper(1, "Ola"), "ola") == []
    harness.submit(c.RenamePaper(1, "Olga"), "ola")
    harness.submit(c.RenamePaper(1, "Ola"))  # the host
    harness.join("eve")
    assert refusal_code(harness, c.RenamePaper(1, "Eve"), "eve") == "not-your-seat"
    assert refusal_code(harness, c.RemovePaper(1), "eve") == "not-your-seat"
    harness.submit(c.Start())
    assert refusal_code(harness, c.SitLate("Ola", []), "eve") == "name-taken"


def test_a_game_needs_somebody_at_a_seat() -> None:
    harness = TableHarness.open()
    harness.submit(c.SitPaper("Ola"))
    assert refusal_code(harness, c.Start()) == "only-paper"
    harness.submit(c.SeatComputer("Otto", "casual"))
    harness.submit(c.Start())


def test_locked_full_and_over() -> None:
    harness = start_game("Sara", "Tim")
    harness.submit(c.Lock())
    assert refusal_code(harness, c.SitPaper("Tom"), "tim") == "locked"
    harness.submit(c.SitPaper("Grandma"))
    with patch.object(guards, "MAX_SEATS", 3):
        assert refusal_code(harness, c.SitPaper("Jan")) == "table-full"
    harness.submit(c.Abandon())
    assert refusal_code(harness, c.SitPaper("Jan")) == "not-in-lobby"


def test_nobody_waits_for_paper() -> None:
    harness = with_grandma("Sara", "Tim")
    harness.submit(c.Next(0))
    assert public_view(harness.table).moved.of == 2
    everybody_moves(harness, "a1")
    harness.submit(c.Next(1))
    assert harness.last_event_types() == ["RoundClosed", "Rolled"]


def test_with_somebody_on_paper_nobody_is_alone() -> None:
    harness = start_game("Sara", rolls="host")
    harness.submit(c.Next(0))
    harness.submit(c.TakeHint(0, 1))
    harness.submit(c.SitPaper("Grandma"))
    assert refusal_code(harness, c.TakeHint(0, 1)) == "not-alone"


@pytest.mark.parametrize(("paper", "verdict"), [(False, "spectacular"), (True, None)])
def test_a_verdict_is_for_whoever_plays_alone(paper: bool, verdict: str | None) -> None:
    harness = start_game("Sara", dice="real")
    if paper:
        harness.submit(c.SitPaper("Grandma"))
    for round_, (cell, roll) in enumerate(zip(CELL_NAMES, LATIN.split(), strict=True), 1):
        harness.submit(c.Next(round_ - 1, roll))
        harness.submit(c.MakeMove(0, round_, cell))
    harness.submit(c.Next(25))
    assert public_view(harness.table).result.verdict == verdict  # type: ignore[union-attr]


@pytest.mark.usefixtures("full_at_once")
def test_a_full_sheet_of_paper_means_exactly_one_more_roll() -> None:
    harness = with_grandma("Sara", "Tim", game="knaster")
    harness.submit(c.SitPaper("Ola"), "tim")
    harness.submit(c.Next(0))
    assert [paper.may_announce for paper in public_view(harness.table).papers] == [True, True]
    assert refusal_code(harness, c.AnnounceFull(1, 1), "tim") == "not-your-seat"
    harness.submit(c.AnnounceFull(1, 1))
    assert harness.submit(c.AnnounceFull(1, 1)) == []
    harness.submit(c.AnnounceFull(2, 1), "tim")
    harness.submit(c.AnnounceFull(1, 1, on=False))
    assert [paper.full for paper in public_view(harness.table).papers] == [None, 1]
    assert "Full" not in str(build_record(harness.table))  # not before the round is closed
    everybody_moves(harness, "a1")
    harness.submit(c.Next(1))
    view = public_view(harness.table)
    assert (view.last, [paper.may_announce for paper in view.papers]) == (True, [False, False])
    assert refusal_code(harness, c.AnnounceFull(2, 1, on=False), "tim") == "stale-round"
    assert harness.submit(c.AnnounceFull(1, 2)) == []  # full on the last roll: it adds none
    everybody_moves(harness, "-")
    harness.submit(c.Next(2))
    assert harness.last_event_types() == ["RoundClosed", "GameEnded"]
    record = build_record(harness.table)
    assert "\nPaper: Grandma, Ola\nFull: 1\n" in str(record)
    assert parse_record(str(record)) == record


@pytest.mark.usefixtures("full_at_once")
def test_a_full_sheet_that_is_announced_when_the_next_roll_is_there() -> None:
    harness = with_grandma("Sara", "Tim", game="knaster", dice="real")
    harness.submit(c.Next(0, "7"))
    assert not public_view(harness.table).papers[0].may_announce_before
    everybody_moves(harness, "a1")
    harness.submit(c.Next(1, "8"))
    harness.submit(c.MakeMove(0, 2, "b1"))
    assert public_view(harness.table).papers[0].may_announce_before
    harness.submit(c.AnnounceFull(1, 1))
    view = public_view(harness.table)
    assert (view.last, view.papers[0].full) == (True, 1)
    assert not view.papers[0].may_announce
    assert refusal_code(harness, c.AnnounceFull(1, 1, on=False)) == "stale-round"
    harness.submit(c.CorrectRoll(2, "9"))
    everybody_moves(harness, "-")
    harness.submit(c.Next(2))
    assert harness.last_event_types() == ["RoundClosed", "GameEnded"]
    record = build_record(harness.table)
    assert "Full: 1\n" in str(record)
    assert parse_record(str(record)) == record


@pytest.mark.usefixtures("full_at_once")
def test_a_sheet_full_a_roll_earlier_counts() -> None:
    harness = with_grandma("Sara", game="knaster")
    harness.submit(c.SitPaper("Ola"))
    harness.submit(c.Next(0))
    everybody_moves(harness, "a1")
    harness.submit(c.Next(1))
    harness.submit(c.AnnounceFull(1, 2))
    assert not public_view(harness.table).last
    harness.submit(c.AnnounceFull(2, 1))
    assert public_view(harness.table).last
    everybody_moves(harness, "-")
    harness.submit(c.Next(2))
    assert "Full: 1\n" in str(build_record(harness.table))


def test_computers_alone_do_not_roll_away_from_paper() -> None:
    harness = TableHarness.open()
    harness.submit(c.SitPaper("Grandma"))
    harness.submit(c.SeatComputer("Otto", "casual"))
    harness.submit(c.Start())
    assert not public_view(harness.table).rolls_by_itself
    assert list(pending_timers(harness.table)) == []
    harness.submit(c.Next(0))
    assert harness.last_event_types() == ["Rolled"]


@pytest.mark.usefixtures("full_at_once")
def test_all_announcements_taken_back() -> None:
    harness = with_grandma("Sara", game="knaster", dice="real")
    harness.submit(c.Next(0, "7"))
    harness.submit(c.AnnounceFull(1, 1))
    harness.submit(c.CorrectRoll(1, "8"))  # with the other number it may be circled instead
    assert public_view(harness.table).papers[0].full is None
    harness.submit(c.AnnounceFull(1, 1))
    harness.submit(c.RemovePaper(1))
    everybody_moves(harness, "a1")
    harness.submit(c.Next(1, "9"))
    assert not public_view(harness.table).last


def test_what_cannot_be_announced() -> None:
    harness = with_grandma("Sara", game="knaster")
    assert refusal_code(harness, c.AnnounceFull(1, 0)) == "stale-round"
    harness.submit(c.Next(0))
    assert not public_view(harness.table).papers[0].may_announce
    with pytest.raises(TableError) as early:
        harness.submit(c.AnnounceFull(1, 1))
    assert (early.value.code, early.value.facts) == ("not-full-yet", {"rounds": 25})
    assert refusal_code(harness, c.AnnounceFull(2, 1)) == "no-such-paper"
    assert refusal_code(harness, c.AnnounceFull(1, 1, game=2)) == "stale-round"
    harness.submit(c.Pause())
    assert refusal_code(harness, c.AnnounceFull(1, 1)) == "paused"
    knister = with_grandma("Sara")
    knister.submit(c.Next(0))
    assert refusal_code(knister, c.AnnounceFull(1, 1)) == "not-ended-by-full"


def over(**changes: str) -> TableHarness:
    """Two have written one number, Grandma and Ola are on paper, and it is over."""
    harness = with_grandma("Sara", "Tim", **changes)
    harness.submit(c.SitPaper("Ola"), "tim")
    harness.submit(c.Next(0))
    everybody_moves(harness, "a1")
    harness.submit(c.Next(1))
    harness.submit(c.Abandon())
    return harness


def test_a_sheet_typed_in_counts_in_the_ranking() -> None:
    harness = over()
    result = public_view(harness.table).result
    assert result is not None
    assert (result.ranks, result.paper_ranks, result.verdict) == ([1, 1], [None, None], None)
    harness.submit(c.TypeSheet(2, LATIN, game=1), "tim")
    assert harness.submit(c.TypeSheet(2, LATIN.replace(" ", "\n"), game=1)) == []
    view = public_view(harness.table)
    assert view.result is not None
    assert (view.result.ranks, view.result.paper_ranks) == ([2, 2], [None, 1])
    assert [paper.total for paper in view.papers] == [None, 164]
    look = paper_sheet_view(harness.table, 2)
    assert look.sheet is not None
    assert (look.name, look.sheet.total, look.sheet.numbers[:2]) == ("Ola", 164, [8, 9])
    assert paper_sheet_view(harness.table, 1).sheet is None
    harness.submit(c.TypeSheet(2, "7 7" + " ." * 23))  # the host corrects it
    assert [paper.total for paper in public_view(harness.table).papers] == [None, 0]
    record = build_record(harness.table)
    assert parse_record(str(record)) == record
    assert [(one.player.name, one.place) for one in record.results()] == [
        ("Sara", 1),
        ("Tim", 1),
        ("Grandma", None),
        ("Ola", 1),
    ]


def test_what_cannot_be_typed_in() -> None:
    harness = over()
    assert refusal_code(harness, c.TypeSheet(1, LATIN), "tim") == "not-your-seat"
    assert refusal_code(harness, c.TypeSheet(3, LATIN)) == "no-such-paper"
    assert refusal_code(harness, c.TypeSheet(1, "7 8")) == "bad-sheet"
    with pytest.raises(TableError) as unreadable:
        harness.submit(c.TypeSheet(1, "7 13" + " ." * 23))
    assert unreadable.value.facts == {"cell": "b1", "text": "13"}
    assert refusal_code(harness, c.TypeSheet(1, LATIN, game=2)) == "stale-round"
    harness.submit(
        c.TypeSheet(1, "(7)" + " ." * 24)
    )  # a circle in Knister is nothing to refuse a 7 for
    assert "Paper: Grandma [7 . " in str(build_record(harness.table))
    harness.submit(c.Rematch(secret=NEXT_SECRET))
    assert refusal_code(harness, c.TypeSheet(1, LATIN, game=1)) == "not-over"
    harness.submit(c.Start())
    assert refusal_code(harness, c.TypeSheet(1, LATIN)) == "not-over"


@pytest.mark.usefixtures("full_at_once")
def test_a_rematch_keeps_the_people_and_not_their_sheets() -> None:
    harness = with_grandma("Sara", game="knaster")
    harness.submit(c.Next(0))
    harness.submit(c.AnnounceFull(1, 1))
    harness.submit(c.Abandon())
    harness.submit(c.TypeSheet(1, "(7)" + " ." * 24))
    assert "Paper: Grandma [(7) " in str(build_record(harness.table))
    assert "Full" not in str(build_record(harness.table))
    harness.submit(c.Rematch(secret=NEXT_SECRET))
    harness.submit(c.Start())
    [grandma] = public_view(harness.table).papers
    assert (grandma.name, grandma.full, grandma.total) == ("Grandma", None, None)


def test_who_leaves_stays_in_the_game_and_the_host_types_in_the_sheet() -> None:
    harness = TableHarness.open()
    harness.submit(c.Sit("Sara"))
    harness.join("ola")
    harness.submit(c.SitPaper("Ola"), "ola")
    harness.submit(c.Leave(), "ola")
    assert on_paper(harness) == []
    harness.join("jan")
    harness.submit(c.SitPaper("Jan"), "jan")
    harness.submit(c.Start())
    harness.submit(c.Leave(), "jan")
    assert on_paper(harness) == [(2, "Jan", None)]
    harness.submit(c.Abandon())
    harness.submit(c.TypeSheet(2, LATIN))
    assert public_view(harness.table).result.paper_ranks == [1]  # type: ignore[union-attr]
    harness.submit(c.Rematch(secret=NEXT_SECRET))
    assert on_paper(harness) == []


def test_whoever_comes_back_on_another_device_speaks_for_grandma_there() -> None:
    harness = start_game("Sara", "Tim")
    harness.submit(c.SitPaper("Grandma"), "tim")
    harness.submit(c.Disconnect(), "tim")
    harness.join("new")
    harness.submit(c.Claim(1), "new")
    harness.submit(c.AnswerClaim("new", yes=True))
    assert "tim" not in harness.table.devices
    assert on_paper(harness) == [(1, "Grandma", "new")]


def test_the_role_of_the_host_goes_to_paper_before_it_goes_to_who_watches() -> None:
    harness = start_game("Sara")
    harness.join("eve")
    harness.join("ola")
    harness.submit(c.SitPaper("Ola"), "ola")
    harness.submit(c.Leave())
    assert harness.table.host == "ola"
    assert private_view(harness.table, "ola").host


def test_a_locked_table_lets_those_on_paper_change_their_mind() -> None:
    """They are at the table already; the lock is for people who are not."""
    harness = TableHarness.open()
    harness.join("ola", "Ola")
    harness.submit(c.ToPaper(0), "ola")
    harness.submit(c.Lock())
    harness.submit(c.FromPaper(1), "ola")
    assert [chair.name for chair in harness.table.seats] == ["Ola"]
    assert refusal_code(harness, c.Sit("Tim"), "ola") == "locked"
