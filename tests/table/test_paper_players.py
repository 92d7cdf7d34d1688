"""People who play along on paper: never waited for, typed in at the end."""

from unittest.mock import patch

import pytest

from fivebyfive.rules import CELL_NAMES, parse_record
from fivebyfive.table import TableError, build_record, paper_sheet_view, private_view, public_view
from fivebyfive.table import commands as c
from fivebyfive.table.decide import guards
from fivebyfive.table.timers import pending_timers
from support.table_harness import HOST, World, playing, refused

# Eleven straights, and five twelves on a diagonal.
LATIN = "8 9 10 11 12 9 10 11 12 8 10 11 12 8 9 11 12 8 9 10 12 8 9 10 11"
NEXT_SECRET = "5c" * 32


def on_paper(world: World) -> list[tuple[int, str, str | None]]:
    return [(paper.paper, paper.name, paper.device) for paper in public_view(world.table).papers]


def seats(world: World) -> list[str]:
    return [chair.name for chair in world.table.seats]


def with_grandma(*names: str, **changes: str) -> World:
    """A game has begun, and Grandma plays on paper with the host's device."""
    world = playing(*names, rolls="host", **changes)
    world.do(c.SitPaper("Grandma"))
    return world


def everybody_moves(world: World, move: str) -> None:
    for seat, chair in enumerate(world.table.seats):
        world.do(c.MakeMove(seat, world.table.round, move), chair.device)


def test_from_a_seat_to_paper_and_back() -> None:
    world = World.open()
    world.do(c.Sit("Sara"))
    world.join("tim", "Tim")
    world.do(c.SeatComputer("Otto", "casual"))
    world.do(c.ToPaper(1), "tim")
    assert world.kinds() == ["SeatFreed", "PaperTaken"]
    assert (seats(world), on_paper(world)) == (["Sara", "Otto"], [(1, "Tim", "tim")])
    assert refused(world, c.ToPaper(0), "tim") == "not-your-seat"
    assert refused(world, c.ToPaper(1)) == "no-person"
    assert refused(world, c.ToPaper(2)) == "no-such-seat"
    world.do(c.ToPaper(0))
    world.do(c.FromPaper(1))  # the host, for somebody else
    assert (seats(world), on_paper(world)) == (["Otto", "Tim"], [(2, "Sara", HOST)])
    assert world.table.seats[1].device == "tim"
    assert refused(world, c.FromPaper(1), "tim") == "no-such-paper"
    assert refused(world, c.FromPaper(2), "tim") == "not-your-seat"
    world.do(c.Start())
    assert refused(world, c.FromPaper(2)) == "not-in-lobby"
    assert refused(world, c.ToPaper(1), "tim") == "not-in-lobby"


def test_a_number_is_never_given_again() -> None:
    """Who types in a sheet for number 1 does not type it in for whoever moved up."""
    world = World.open()
    world.do(c.SitPaper("Ola"))
    world.do(c.RemovePaper(1))
    world.do(c.SitPaper("Jan"))
    assert on_paper(world) == [(2, "Jan", HOST)]
    assert refused(world, c.RemovePaper(1)) == "no-such-paper"


def test_names_are_unique_at_seats_and_on_paper() -> None:
    world = World.open()
    world.do(c.Sit("Sara"))
    world.join("ola")
    assert refused(world, c.SitPaper("Sara"), "ola") == "name-taken"
    assert refused(world, c.SitPaper("a, b"), "ola") == "bad-name"
    world.do(c.SitPaper("Ola"), "ola")
    for taken in (c.Sit("Ola"), c.Rename(0, "Ola"), c.SeatComputer("Ola", "casual")):
        assert refused(world, taken) == "name-taken"
    assert refused(world, c.RenamePaper(1, "Sara"), "ola") == "name-taken"
    assert world.do(c.RenamePaper(1, "Ola"), "ola") == []
    world.do(c.RenamePaper(1, "Olga"), "ola")
    world.do(c.RenamePaper(1, "Ola"))  # the host
    world.join("eve")
    assert refused(world, c.RenamePaper(1, "Eve"), "eve") == "not-your-seat"
    assert refused(world, c.RemovePaper(1), "eve") == "not-your-seat"
    world.do(c.Start())
    assert refused(world, c.SitLate("Ola", []), "eve") == "name-taken"


def test_a_game_needs_somebody_at_a_seat() -> None:
    world = World.open()
    world.do(c.SitPaper("Ola"))
    assert refused(world, c.Start()) == "only-paper"
    world.do(c.SeatComputer("Otto", "casual"))
    world.do(c.Start())


def test_locked_full_and_over() -> None:
    world = playing("Sara", "Tim")
    world.do(c.Lock())
    assert refused(world, c.SitPaper("Tom"), "tim") == "locked"
    world.do(c.SitPaper("Grandma"))
    with patch.object(guards, "MAX_SEATS", 3):
        assert refused(world, c.SitPaper("Jan")) == "table-full"
    world.do(c.Abandon())
    assert refused(world, c.SitPaper("Jan")) == "not-in-lobby"


def test_nobody_waits_for_paper() -> None:
    world = with_grandma("Sara", "Tim")
    world.do(c.Next(0))
    assert public_view(world.table).moved.of == 2
    everybody_moves(world, "a1")
    world.do(c.Next(1))
    assert world.kinds() == ["RoundClosed", "Rolled"]


def test_with_somebody_on_paper_nobody_is_alone() -> None:
    world = playing("Sara", rolls="host")
    world.do(c.Next(0))
    world.do(c.TakeHint(0, 1))
    world.do(c.SitPaper("Grandma"))
    assert refused(world, c.TakeHint(0, 1)) == "not-alone"


@pytest.mark.parametrize(("paper", "verdict"), [(False, "spectacular"), (True, None)])
def test_a_verdict_is_for_whoever_plays_alone(paper: bool, verdict: str | None) -> None:
    world = playing("Sara", dice="real")
    if paper:
        world.do(c.SitPaper("Grandma"))
    for round_, (cell, roll) in enumerate(zip(CELL_NAMES, LATIN.split(), strict=True), 1):
        world.do(c.Next(round_ - 1, roll))
        world.do(c.MakeMove(0, round_, cell))
    world.do(c.Next(25))
    assert public_view(world.table).result.verdict == verdict  # type: ignore[union-attr]


@pytest.mark.usefixtures("full_at_once")
def test_a_full_sheet_of_paper_means_exactly_one_more_roll() -> None:
    world = with_grandma("Sara", "Tim", game="knaster")
    world.do(c.SitPaper("Ola"), "tim")
    world.do(c.Next(0))
    assert [paper.may_announce for paper in public_view(world.table).papers] == [True, True]
    assert refused(world, c.AnnounceFull(1, 1), "tim") == "not-your-seat"
    world.do(c.AnnounceFull(1, 1))
    assert world.do(c.AnnounceFull(1, 1)) == []
    world.do(c.AnnounceFull(2, 1), "tim")
    world.do(c.AnnounceFull(1, 1, on=False))
    assert [paper.full for paper in public_view(world.table).papers] == [None, 1]
    assert "Full" not in str(build_record(world.table))  # not before the round is closed
    everybody_moves(world, "a1")
    world.do(c.Next(1))
    view = public_view(world.table)
    assert (view.last, [paper.may_announce for paper in view.papers]) == (True, [False, False])
    assert refused(world, c.AnnounceFull(2, 1, on=False), "tim") == "stale-round"
    assert world.do(c.AnnounceFull(1, 2)) == []  # full on the last roll: it adds none
    everybody_moves(world, "-")
    world.do(c.Next(2))
    assert world.kinds() == ["RoundClosed", "GameEnded"]
    record = build_record(world.table)
    assert "\nPaper: Grandma, Ola\nFull: 1\n" in str(record)
    assert parse_record(str(record)) == record


@pytest.mark.usefixtures("full_at_once")
def test_a_full_sheet_that_is_announced_when_the_next_roll_is_there() -> None:
    world = with_grandma("Sara", "Tim", game="knaster", dice="real")
    world.do(c.Next(0, "7"))
    assert not public_view(world.table).papers[0].may_announce_before
    everybody_moves(world, "a1")
    world.do(c.Next(1, "8"))
    world.do(c.MakeMove(0, 2, "b1"))
    assert public_view(world.table).papers[0].may_announce_before
    world.do(c.AnnounceFull(1, 1))
    view = public_view(world.table)
    assert (view.last, view.papers[0].full) == (True, 1)
    assert not view.papers[0].may_announce
    assert refused(world, c.AnnounceFull(1, 1, on=False)) == "stale-round"
    world.do(c.CorrectRoll(2, "9"))
    everybody_moves(world, "-")
    world.do(c.Next(2))
    assert world.kinds() == ["RoundClosed", "GameEnded"]
    record = build_record(world.table)
    assert "Full: 1\n" in str(record)
    assert parse_record(str(record)) == record


@pytest.mark.usefixtures("full_at_once")
def test_a_sheet_full_a_roll_earlier_counts() -> None:
    world = with_grandma("Sara", game="knaster")
    world.do(c.SitPaper("Ola"))
    world.do(c.Next(0))
    everybody_moves(world, "a1")
    world.do(c.Next(1))
    world.do(c.AnnounceFull(1, 2))
    assert not public_view(world.table).last
    world.do(c.AnnounceFull(2, 1))
    assert public_view(world.table).last
    everybody_moves(world, "-")
    world.do(c.Next(2))
    assert "Full: 1\n" in str(build_record(world.table))


def test_computers_alone_do_not_roll_away_from_paper() -> None:
    world = World.open()
    world.do(c.SitPaper("Grandma"))
    world.do(c.SeatComputer("Otto", "casual"))
    world.do(c.Start())
    assert not public_view(world.table).rolls_by_itself
    assert list(pending_timers(world.table)) == []
    world.do(c.Next(0))
    assert world.kinds() == ["Rolled"]


@pytest.mark.usefixtures("full_at_once")
def test_all_announcements_taken_back() -> None:
    world = with_grandma("Sara", game="knaster", dice="real")
    world.do(c.Next(0, "7"))
    world.do(c.AnnounceFull(1, 1))
    world.do(c.CorrectRoll(1, "8"))  # with the other number it may be circled instead
    assert public_view(world.table).papers[0].full is None
    world.do(c.AnnounceFull(1, 1))
    world.do(c.RemovePaper(1))
    everybody_moves(world, "a1")
    world.do(c.Next(1, "9"))
    assert not public_view(world.table).last


def test_what_cannot_be_announced() -> None:
    world = with_grandma("Sara", game="knaster")
    assert refused(world, c.AnnounceFull(1, 0)) == "stale-round"
    world.do(c.Next(0))
    assert not public_view(world.table).papers[0].may_announce
    with pytest.raises(TableError) as early:
        world.do(c.AnnounceFull(1, 1))
    assert (early.value.code, early.value.facts) == ("not-full-yet", {"rounds": 25})
    assert refused(world, c.AnnounceFull(2, 1)) == "no-such-paper"
    assert refused(world, c.AnnounceFull(1, 1, game=2)) == "stale-round"
    world.do(c.Pause())
    assert refused(world, c.AnnounceFull(1, 1)) == "paused"
    knister = with_grandma("Sara")
    knister.do(c.Next(0))
    assert refused(knister, c.AnnounceFull(1, 1)) == "not-ended-by-full"


def over(**changes: str) -> World:
    """Two have written one number, Grandma and Ola are on paper, and it is over."""
    world = with_grandma("Sara", "Tim", **changes)
    world.do(c.SitPaper("Ola"), "tim")
    world.do(c.Next(0))
    everybody_moves(world, "a1")
    world.do(c.Next(1))
    world.do(c.Abandon())
    return world


def test_a_sheet_typed_in_counts_in_the_ranking() -> None:
    world = over()
    result = public_view(world.table).result
    assert result is not None
    assert (result.ranks, result.paper_ranks, result.verdict) == ([1, 1], [None, None], None)
    world.do(c.TypeSheet(2, LATIN, game=1), "tim")
    assert world.do(c.TypeSheet(2, LATIN.replace(" ", "\n"), game=1)) == []
    view = public_view(world.table)
    assert view.result is not None
    assert (view.result.ranks, view.result.paper_ranks) == ([2, 2], [None, 1])
    assert [paper.total for paper in view.papers] == [None, 164]
    look = paper_sheet_view(world.table, 2)
    assert look.sheet is not None
    assert (look.name, look.sheet.total, look.sheet.numbers[:2]) == ("Ola", 164, [8, 9])
    assert paper_sheet_view(world.table, 1).sheet is None
    world.do(c.TypeSheet(2, "7 7" + " ." * 23))  # the host corrects it
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
    assert refused(world, c.TypeSheet(1, LATIN), "tim") == "not-your-seat"
    assert refused(world, c.TypeSheet(3, LATIN)) == "no-such-paper"
    assert refused(world, c.TypeSheet(1, "7 8")) == "bad-sheet"
    with pytest.raises(TableError) as unreadable:
        world.do(c.TypeSheet(1, "7 13" + " ." * 23))
    assert unreadable.value.facts == {"cell": "b1", "text": "13"}
    assert refused(world, c.TypeSheet(1, LATIN, game=2)) == "stale-round"
    world.do(c.TypeSheet(1, "(7)" + " ." * 24))  # a circle in Knister is nothing to refuse a 7 for
    assert "Paper: Grandma [7 . " in str(build_record(world.table))
    world.do(c.Rematch(secret=NEXT_SECRET))
    assert refused(world, c.TypeSheet(1, LATIN, game=1)) == "not-over"
    world.do(c.Start())
    assert refused(world, c.TypeSheet(1, LATIN)) == "not-over"


@pytest.mark.usefixtures("full_at_once")
def test_a_rematch_keeps_the_people_and_not_their_sheets() -> None:
    world = with_grandma("Sara", game="knaster")
    world.do(c.Next(0))
    world.do(c.AnnounceFull(1, 1))
    world.do(c.Abandon())
    world.do(c.TypeSheet(1, "(7)" + " ." * 24))
    assert "Paper: Grandma [(7) " in str(build_record(world.table))
    assert "Full" not in str(build_record(world.table))
    world.do(c.Rematch(secret=NEXT_SECRET))
    world.do(c.Start())
    [grandma] = public_view(world.table).papers
    assert (grandma.name, grandma.full, grandma.total) == ("Grandma", None, None)


def test_who_leaves_stays_in_the_game_and_the_host_types_in_the_sheet() -> None:
    world = World.open()
    world.do(c.Sit("Sara"))
    world.join("ola")
    world.do(c.SitPaper("Ola"), "ola")
    world.do(c.Leave(), "ola")
    assert on_paper(world) == []
    world.join("jan")
    world.do(c.SitPaper("Jan"), "jan")
    world.do(c.Start())
    world.do(c.Leave(), "jan")
    assert on_paper(world) == [(2, "Jan", None)]
    world.do(c.Abandon())
    world.do(c.TypeSheet(2, LATIN))
    assert public_view(world.table).result.paper_ranks == [1]  # type: ignore[union-attr]
    world.do(c.Rematch(secret=NEXT_SECRET))
    assert on_paper(world) == []


def test_whoever_comes_back_on_another_device_speaks_for_grandma_there() -> None:
    world = playing("Sara", "Tim")
    world.do(c.SitPaper("Grandma"), "tim")
    world.do(c.Disconnect(), "tim")
    world.join("new")
    world.do(c.Claim(1), "new")
    world.do(c.AnswerClaim("new", yes=True))
    assert "tim" not in world.table.devices
    assert on_paper(world) == [(1, "Grandma", "new")]


def test_the_role_of_the_host_goes_to_paper_before_it_goes_to_who_watches() -> None:
    world = playing("Sara")
    world.join("eve")
    world.join("ola")
    world.do(c.SitPaper("Ola"), "ola")
    world.do(c.Leave())
    assert world.table.host == "ola"
    assert private_view(world.table, "ola").host


def test_a_locked_table_lets_those_on_paper_change_their_mind() -> None:
    """They are at the table already; the lock is for people who are not."""
    world = World.open()
    world.join("ola", "Ola")
    world.do(c.ToPaper(0), "ola")
    world.do(c.Lock())
    world.do(c.FromPaper(1), "ola")
    assert [chair.name for chair in world.table.seats] == ["Ola"]
    assert refused(world, c.Sit("Tim"), "ola") == "locked"
