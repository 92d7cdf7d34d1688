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


def on_paper(world: TableHarness) -> list[tuple[int, str, str | None]]:
    return [(paper.paper, paper.name, paper.device) for paper in public_view(world.table).papers]


def seats(world: TableHarness) -> list[str]:
    return [chair.name for chair in world.table.seats]


def with_grandma(*names: str, **changes: str) -> TableHarness:
    """A game has begun, and Grandma plays on paper with the host's device."""
    world = start_game(*names, rolls="host", **changes)
    world.submit(c.SitPaper("Grandma"))
    return world


def everybody_moves(world: TableHarness, move: str) -> None:
    for seat, chair in enumerate(world.table.seats):
        world.submit(c.MakeMove(seat, world.table.round, move), chair.device)


def test_from_a_seat_to_paper_and_back() -> None:
    world = TableHarness.open()
    world.submit(c.Sit("Sara"))
    world.join("tim", "Tim")
    world.submit(c.SeatComputer("Otto", "casual"))
    world.submit(c.ToPaper(1), "tim")
    assert world.last_event_types() == ["SeatFreed", "PaperTaken"]
    assert (seats(world), on_paper(world)) == (["Sara", "Otto"], [(1, "Tim", "tim")])
    assert refusal_code(world, c.ToPaper(0), "tim") == "not-your-seat"
    assert refusal_code(world, c.ToPaper(1)) == "no-person"
    assert refusal_code(world, c.ToPaper(2)) == "no-such-seat"
    world.submit(c.ToPaper(0))
    world.submit(c.FromPaper(1))  # the host, for somebody else
    assert (seats(world), on_paper(world)) == (["Otto", "Tim"], [(2, "Sara", HOST)])
    assert world.table.seats[1].device == "tim"
    assert refusal_code(world, c.FromPaper(1), "tim") == "no-such-paper"
    assert refusal_code(world, c.FromPaper(2), "tim") == "not-your-seat"
    world.submit(c.Start())
    assert refusal_code(world, c.FromPaper(2)) == "not-in-lobby"
    assert refusal_code(world, c.ToPaper(1), "tim") == "not-in-lobby"


def test_a_number_is_never_given_again() -> None:
    """Who types in a sheet for number 1 does not type it in for whoever moved up."""
    world = TableHarness.open()
    world.submit(c.SitPaper("Ola"))
    world.submit(c.RemovePaper(1))
    world.submit(c.SitPaper("Jan"))
    assert on_paper(world) == [(2, "Jan", HOST)]
    assert refusal_code(world, c.RemovePaper(1)) == "no-such-paper"


def test_names_are_unique_at_seats_and_on_paper() -> None:
    world = TableHarness.open()
    world.submit(c.Sit("Sara"))
    world.join("ola")
    assert refusal_code(world, c.SitPaper("Sara"), "ola") == "name-taken"
    assert refusal_code(world, c.SitPaper("a, b"), "ola") == "bad-name"
    world.submit(c.SitPaper("Ola"), "ola")
    for taken in (c.Sit("Ola"), c.Rename(0, "Ola"), c.SeatComputer("Ola", "casual")):
        assert refusal_code(world, taken) == "name-taken"
    assert refusal_code(world, c.RenamePaper(1, "Sara"), "ola") == "name-taken"
    assert world.submit(c.RenamePaper(1, "Ola"), "ola") == []
    world.submit(c.RenamePaper(1, "Olga"), "ola")
    world.submit(c.RenamePaper(1, "Ola"))  # the host
    world.join("eve")
    assert refusal_code(world, c.RenamePaper(1, "Eve"), "eve") == "not-your-seat"
    assert refusal_code(world, c.RemovePaper(1), "eve") == "not-your-seat"
    world.submit(c.Start())
    assert refusal_code(world, c.SitLate("Ola", []), "eve") == "name-taken"


def test_a_game_needs_somebody_at_a_seat() -> None:
    world = TableHarness.open()
    world.submit(c.SitPaper("Ola"))
    assert refusal_code(world, c.Start()) == "only-paper"
    world.submit(c.SeatComputer("Otto", "casual"))
    world.submit(c.Start())


def test_locked_full_and_over() -> None:
    world = start_game("Sara", "Tim")
    world.submit(c.Lock())
    assert refusal_code(world, c.SitPaper("Tom"), "tim") == "locked"
    world.submit(c.SitPaper("Grandma"))
    with patch.object(guards, "MAX_SEATS", 3):
        assert refusal_code(world, c.SitPaper("Jan")) == "table-full"
    world.submit(c.Abandon())
    assert refusal_code(world, c.SitPaper("Jan")) == "not-in-lobby"


def test_nobody_waits_for_paper() -> None:
    world = with_grandma("Sara", "Tim")
    world.submit(c.Next(0))
    assert public_view(world.table).moved.of == 2
    everybody_moves(world, "a1")
    world.submit(c.Next(1))
    assert world.last_event_types() == ["RoundClosed", "Rolled"]


def test_with_somebody_on_paper_nobody_is_alone() -> None:
    world = start_game("Sara", rolls="host")
    world.submit(c.Next(0))
    world.submit(c.TakeHint(0, 1))
    world.submit(c.SitPaper("Grandma"))
    assert refusal_code(world, c.TakeHint(0, 1)) == "not-alone"


@pytest.mark.parametrize(("paper", "verdict"), [(False, "spectacular"), (True, None)])
def test_a_verdict_is_for_whoever_plays_alone(paper: bool, verdict: str | None) -> None:
    world = start_game("Sara", dice="real")
    if paper:
        world.submit(c.SitPaper("Grandma"))
    for round_, (cell, roll) in enumerate(zip(CELL_NAMES, LATIN.split(), strict=True), 1):
        world.submit(c.Next(round_ - 1, roll))
        world.submit(c.MakeMove(0, round_, cell))
    world.submit(c.Next(25))
    assert public_view(world.table).result.verdict == verdict  # type: ignore[union-attr]


@pytest.mark.usefixtures("full_at_once")
def test_a_full_sheet_of_paper_means_exactly_one_more_roll() -> None:
    world = with_grandma("Sara", "Tim", game="knaster")
    world.submit(c.SitPaper("Ola"), "tim")
    world.submit(c.Next(0))
    assert [paper.may_announce for paper in public_view(world.table).papers] == [True, True]
    assert refusal_code(world, c.AnnounceFull(1, 1), "tim") == "not-your-seat"
    world.submit(c.AnnounceFull(1, 1))
    assert world.submit(c.AnnounceFull(1, 1)) == []
    world.submit(c.AnnounceFull(2, 1), "tim")
    world.submit(c.AnnounceFull(1, 1, on=False))
    assert [paper.full for paper in public_view(world.table).papers] == [None, 1]
    assert "Full" not in str(build_record(world.table))  # not before the round is closed
    everybody_moves(world, "a1")
    world.submit(c.Next(1))
    view = public_view(world.table)
    assert (view.last, [paper.may_announce for paper in view.papers]) == (True, [False, False])
    assert refusal_code(world, c.AnnounceFull(2, 1, on=False), "tim") == "stale-round"
    assert world.submit(c.AnnounceFull(1, 2)) == []  # full on the last roll: it adds none
    everybody_moves(world, "-")
    world.submit(c.Next(2))
    assert world.last_event_types() == ["RoundClosed", "GameEnded"]
    record = build_record(world.table)
    assert "\nPaper: Grandma, Ola\nFull: 1\n" in str(record)
    assert parse_record(str(record)) == record


@pytest.mark.usefixtures("full_at_once")
def test_a_full_sheet_that_is_announced_when_the_next_roll_is_there() -> None:
    world = with_grandma("Sara", "Tim", game="knaster", dice="real")
    world.submit(c.Next(0, "7"))
    assert not public_view(world.table).papers[0].may_announce_before
    everybody_moves(world, "a1")
    world.submit(c.Next(1, "8"))
    world.submit(c.MakeMove(0, 2, "b1"))
    assert public_view(world.table).papers[0].may_announce_before
    world.submit(c.AnnounceFull(1, 1))
    view = public_view(world.table)
    assert (view.last, view.papers[0].full) == (True, 1)
    assert not view.papers[0].may_announce
    assert refusal_code(world, c.AnnounceFull(1, 1, on=False)) == "stale-round"
    world.submit(c.CorrectRoll(2, "9"))
    everybody_moves(world, "-")
    world.submit(c.Next(2))
    assert world.last_event_types() == ["RoundClosed", "GameEnded"]
    record = build_record(world.table)
    assert "Full: 1\n" in str(record)
    assert parse_record(str(record)) == record


@pytest.mark.usefixtures("full_at_once")
def test_a_sheet_full_a_roll_earlier_counts() -> None:
    world = with_grandma("Sara", game="knaster")
    world.submit(c.SitPaper("Ola"))
    world.submit(c.Next(0))
    everybody_moves(world, "a1")
    world.submit(c.Next(1))
    world.submit(c.AnnounceFull(1, 2))
    assert not public_view(world.table).last
    world.submit(c.AnnounceFull(2, 1))
    assert public_view(world.table).last
    everybody_moves(world, "-")
    world.submit(c.Next(2))
    assert "Full: 1\n" in str(build_record(world.table))


def test_computers_alone_do_not_roll_away_from_paper() -> None:
    world = TableHarness.open()
    world.submit(c.SitPaper("Grandma"))
    world.submit(c.SeatComputer("Otto", "casual"))
    world.submit(c.Start())
    assert not public_view(world.table).rolls_by_itself
    assert list(pending_timers(world.table)) == []
    world.submit(c.Next(0))
    assert world.last_event_types() == ["Rolled"]


@pytest.mark.usefixtures("full_at_once")
def test_all_announcements_taken_back() -> None:
    world = with_grandma("Sara", game="knaster", dice="real")
    world.submit(c.Next(0, "7"))
    world.submit(c.AnnounceFull(1, 1))
    world.submit(c.CorrectRoll(1, "8"))  # with the other number it may be circled instead
    assert public_view(world.table).papers[0].full is None
    world.submit(c.AnnounceFull(1, 1))
    world.submit(c.RemovePaper(1))
    everybody_moves(world, "a1")
    world.submit(c.Next(1, "9"))
    assert not public_view(world.table).last


def test_what_cannot_be_announced() -> None:
    world = with_grandma("Sara", game="knaster")
    assert refusal_code(world, c.AnnounceFull(1, 0)) == "stale-round"
    world.submit(c.Next(0))
    assert not public_view(world.table).papers[0].may_announce
    with pytest.raises(TableError) as early:
        world.submit(c.AnnounceFull(1, 1))
    assert (early.value.code, early.value.facts) == ("not-full-yet", {"rounds": 25})
    assert refusal_code(world, c.AnnounceFull(2, 1)) == "no-such-paper"
    assert refusal_code(world, c.AnnounceFull(1, 1, game=2)) == "stale-round"
    world.submit(c.Pause())
    assert refusal_code(world, c.AnnounceFull(1, 1)) == "paused"
    knister = with_grandma("Sara")
    knister.submit(c.Next(0))
    assert refusal_code(knister, c.AnnounceFull(1, 1)) == "not-ended-by-full"


def over(**changes: str) -> TableHarness:
    """Two have written one number, Grandma and Ola are on paper, and it is over."""
    world = with_grandma("Sara", "Tim", **changes)
    world.submit(c.SitPaper("Ola"), "tim")
    world.submit(c.Next(0))
    everybody_moves(world, "a1")
    world.submit(c.Next(1))
    world.submit(c.Abandon())
    return world


def test_a_sheet_typed_in_counts_in_the_ranking() -> None:
    world = over()
    result = public_view(world.table).result
    assert result is not None
    assert (result.ranks, result.paper_ranks, result.verdict) == ([1, 1], [None, None], None)
    world.submit(c.TypeSheet(2, LATIN, game=1), "tim")
    assert world.submit(c.TypeSheet(2, LATIN.replace(" ", "\n"), game=1)) == []
    view = public_view(world.table)
    assert view.result is not None
    assert (view.result.ranks, view.result.paper_ranks) == ([2, 2], [None, 1])
    assert [paper.total for paper in view.papers] == [None, 164]
    look = paper_sheet_view(world.table, 2)
    assert look.sheet is not None
    assert (look.name, look.sheet.total, look.sheet.numbers[:2]) == ("Ola", 164, [8, 9])
    assert paper_sheet_view(world.table, 1).sheet is None
    world.submit(c.TypeSheet(2, "7 7" + " ." * 23))  # the host corrects it
    assert [paper.total for paper in public_view(world.table).papers] == [None, 0]
    record = build_record(world.table)
    assert parse_record(str(record)) == record
    assert [(one.player.name, one.place) for one in record.results()] == [
        ("Sara", 1),
        ("Tim", 1),
        ("Grandma", None),
        ("Ola", 1),
    ]


def test_what_cannot_be_typed_in() -> None:
    world = over()
    assert refusal_code(world, c.TypeSheet(1, LATIN), "tim") == "not-your-seat"
    assert refusal_code(world, c.TypeSheet(3, LATIN)) == "no-such-paper"
    assert refusal_code(world, c.TypeSheet(1, "7 8")) == "bad-sheet"
    with pytest.raises(TableError) as unreadable:
        world.submit(c.TypeSheet(1, "7 13" + " ." * 23))
    assert unreadable.value.facts == {"cell": "b1", "text": "13"}
    assert refusal_code(world, c.TypeSheet(1, LATIN, game=2)) == "stale-round"
    world.submit(
        c.TypeSheet(1, "(7)" + " ." * 24)
    )  # a circle in Knister is nothing to refuse a 7 for
    assert "Paper: Grandma [7 . " in str(build_record(world.table))
    world.submit(c.Rematch(secret=NEXT_SECRET))
    assert refusal_code(world, c.TypeSheet(1, LATIN, game=1)) == "not-over"
    world.submit(c.Start())
    assert refusal_code(world, c.TypeSheet(1, LATIN)) == "not-over"


@pytest.mark.usefixtures("full_at_once")
def test_a_rematch_keeps_the_people_and_not_their_sheets() -> None:
    world = with_grandma("Sara", game="knaster")
    world.submit(c.Next(0))
    world.submit(c.AnnounceFull(1, 1))
    world.submit(c.Abandon())
    world.submit(c.TypeSheet(1, "(7)" + " ." * 24))
    assert "Paper: Grandma [(7) " in str(build_record(world.table))
    assert "Full" not in str(build_record(world.table))
    world.submit(c.Rematch(secret=NEXT_SECRET))
    world.submit(c.Start())
    [grandma] = public_view(world.table).papers
    assert (grandma.name, grandma.full, grandma.total) == ("Grandma", None, None)


def test_who_leaves_stays_in_the_game_and_the_host_types_in_the_sheet() -> None:
    world = TableHarness.open()
    world.submit(c.Sit("Sara"))
    world.join("ola")
    world.submit(c.SitPaper("Ola"), "ola")
    world.submit(c.Leave(), "ola")
    assert on_paper(world) == []
    world.join("jan")
    world.submit(c.SitPaper("Jan"), "jan")
    world.submit(c.Start())
    world.submit(c.Leave(), "jan")
    assert on_paper(world) == [(2, "Jan", None)]
    world.submit(c.Abandon())
    world.submit(c.TypeSheet(2, LATIN))
    assert public_view(world.table).result.paper_ranks == [1]  # type: ignore[union-attr]
    world.submit(c.Rematch(secret=NEXT_SECRET))
    assert on_paper(world) == []


def test_whoever_comes_back_on_another_device_speaks_for_grandma_there() -> None:
    world = start_game("Sara", "Tim")
    world.submit(c.SitPaper("Grandma"), "tim")
    world.submit(c.Disconnect(), "tim")
    world.join("new")
    world.submit(c.Claim(1), "new")
    world.submit(c.AnswerClaim("new", yes=True))
    assert "tim" not in world.table.devices
    assert on_paper(world) == [(1, "Grandma", "new")]


def test_the_role_of_the_host_goes_to_paper_before_it_goes_to_who_watches() -> None:
    world = start_game("Sara")
    world.join("eve")
    world.join("ola")
    world.submit(c.SitPaper("Ola"), "ola")
    world.submit(c.Leave())
    assert world.table.host == "ola"
    assert private_view(world.table, "ola").host


def test_a_locked_table_lets_those_on_paper_change_their_mind() -> None:
    """They are at the table already; the lock is for people who are not."""
    world = TableHarness.open()
    world.join("ola", "Ola")
    world.submit(c.ToPaper(0), "ola")
    world.submit(c.Lock())
    world.submit(c.FromPaper(1), "ola")
    assert [chair.name for chair in world.table.seats] == ["Ola"]
    assert refusal_code(world, c.Sit("Tim"), "ola") == "locked"
