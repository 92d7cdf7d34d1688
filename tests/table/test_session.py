"""What a device's message comes to, and who has to be told of events."""

import pytest

from fivebyfive.bots import check_level
from fivebyfive.rules import CodedError
from fivebyfive.table import commands as c
from fivebyfive.table import events as e
from fivebyfive.table import requests as r
from fivebyfive.table.session import Reply, Supplies, describe_notice, respond
from fivebyfive.table.views.models import HostLink, Pong
from support.table_harness import HOST, start_game

SUPPLIES = Supplies(lambda: "5c" * 32, lambda: "key", str.upper, check_level, lambda *_: None)


def test_a_query_changes_nothing() -> None:
    table = start_game("Sara").table
    assert respond(table, r.Ping(), HOST, 7, SUPPLIES) == Reply((), Pong(7))
    assert respond(table, r.AskRolls(), HOST, 7, SUPPLIES).events == ()


def test_the_host_adds_what_only_it_may_know() -> None:
    harness = start_game("Sara")
    reply = respond(harness.table, r.AskHostLink(), HOST, 7, SUPPLIES)
    assert reply == Reply((e.HostLinkMade(7, "KEY"),), HostLink("key"))
    harness.submit(c.Abandon())
    reply = respond(harness.table, r.AskRematch(), HOST, 7, SUPPLIES)
    assert reply == Reply((e.Rematched(7, "5c" * 32, []),))


@pytest.mark.parametrize(
    ("message", "code"),
    [
        (c.SeatComputer("Otto", "genius"), "unknown-level"),
        (r.AskOwed(0, 1, "(c3)"), "bad-move"),
        (r.AskOwed(1, 1, "c3"), "not-your-seat"),
        (r.AskOwed(0, 9, "c3"), "stale-round"),
    ],
)
def test_what_is_refused(message: c.SeatComputer | r.AskOwed, code: str) -> None:
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
