"""What a device's message comes to, and who has to be told of events."""

import pytest

from fivebyfive.bots import check_level
from fivebyfive.rules import LINE_NAMES, CodedError, Combination
from fivebyfive.table import commands as c
from fivebyfive.table import events as e
from fivebyfive.table import requests as r
from fivebyfive.table.session import Reply, Supplies, TableAsk, describe_notice, respond
from fivebyfive.table.views.models import HostLink, Pong, PossibleView
from support.table_harness import HOST, start_game

SUPPLIES = Supplies(lambda: "5c" * 32, lambda: "key", str.upper, check_level, lambda *_: None)


def test_a_query_changes_nothing() -> None:
    table = start_game("Sara").table
    assert respond(table, r.Ping(), HOST, 7, SUPPLIES) == Reply((), Pong(7))
    assert respond(table, r.AskRolls(), HOST, 7, SUPPLIES).events == ()


def test_what_lines_can_become_counts_the_open_move() -> None:
    harness = start_game("Sara")
    before = respond(harness.table, r.AskPossible(0), HOST, 7, SUPPLIES).answer
    assert isinstance(before, PossibleView)
    assert all(Combination.FIVE in combinations for combinations in before.lines.values())
    harness.submit(c.Next(0))
    harness.submit(c.MakeMove(0, 1, "c3"))
    after = respond(harness.table, r.AskPossible(0), HOST, 7, SUPPLIES).answer
    assert isinstance(after, PossibleView)
    game = harness.table.game
    assert game
    through_c3 = {"c", "3", "\\", "/"}
    for at, line in enumerate(LINE_NAMES):
        sheet = game.open_sheets[0] if line in through_c3 else game.sheets[0]
        assert after.lines[line] == list(sheet.possible_combinations(at))


def test_the_host_adds_what_only_it_may_know() -> None:
    harness = start_game("Sara")
    reply = respond(harness.table, r.AskHostLink(), HOST, 7, SUPPLIES)
    assert reply == Reply((e.HostLinkMade(7, "KEY"),), HostLink("key"))
    harness.submit(c.Abandon())
    reply = respond(harness.table, r.AskRematch(), HOST, 7, SUPPLIES)
    assert reply == Reply((e.Rematched(7, "5c" * 32, [], keeps_barred=True),))


@pytest.mark.parametrize(
    ("message", "code"),
    [
        (c.SeatComputer("Otto", "genius"), "unknown-level"),
        (c.Change({"stand_in_level": "genius"}), "unknown-level"),
        (c.Change({"stand_in_level": "coach"}), "unknown-level"),
        (r.AskOwed(0, 1, "(c3)"), "bad-move"),
        (r.AskOwed(1, 1, "c3"), "not-your-seat"),
        (r.AskOwed(0, 9, "c3"), "stale-round"),
        (r.AskPossible(1), "not-your-seat"),
    ],
)
def test_what_is_refused(message: TableAsk, code: str) -> None:
    harness = start_game("Sara", "Tim")
    harness.submit(c.Next(0))
    with pytest.raises(CodedError) as refused:
        respond(harness.table, message, HOST, 7, SUPPLIES)
    assert refused.value.code == code


def test_a_seat_that_moved_may_be_gone_by_now() -> None:
    """Events of another worker come together: a move, and later the seat is freed."""
    table = start_game("Sara").table
    moved = e.MoveMade(1, 1, 1, "c3")  # of the second seat, which this table has not
    assert describe_notice(table, [moved, e.GameEnded(2), e.SeatFreed(3, 1)]).movers == frozenset()
    assert not describe_notice(table, [moved, e.GameEnded(2)]).only_moves


def test_who_moved_is_told_at_once() -> None:
    table = start_game("Sara", "Tim").table
    notice = describe_notice(table, [e.MoveMade(1, 1, 1, "c3")])
    assert (notice.movers, notice.only_moves) == (frozenset({"tim"}), True)
