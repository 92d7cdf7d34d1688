"""A link that makes a second device a host, and what it may do."""

from typing import Any

import pytest

from fivebyfive.store.event_codec import encode_event
from fivebyfive.table import commands as c
from fivebyfive.table import due_at, private_view, public_view
from support.table_harness import HOST, TableHarness, refusal_code, start_game

KEY = "k" * 64  # the hash of a key; the table knows no more of it


def with_co_host(harness: TableHarness, device: str = "board") -> TableHarness:
    """A second device that came by the link, and is connected."""
    harness.submit(c.MakeHostLink(KEY))
    harness.submit(c.Join(device, "h", "", KEY), None)
    harness.submit(c.Connect(), device)
    return harness


def test_only_a_host_makes_a_link() -> None:
    harness = start_game("Sara", "Tim")
    assert refusal_code(harness, c.MakeHostLink(KEY), "tim") == "not-host"
    with_co_host(harness)
    harness.submit(c.MakeHostLink("m" * 64), "board")


@pytest.mark.parametrize("key", ["x", "k" * 63, "K" * 64])
def test_a_wrong_key_lets_nobody_in(key: str) -> None:
    harness = TableHarness.open()
    assert refusal_code(harness, c.Join("eve", "h", "", key), None) == "wrong-host-link"
    harness.submit(c.MakeHostLink(KEY))
    assert refusal_code(harness, c.Join("eve", "h", "", key), None) == "wrong-host-link"


def test_a_new_link_makes_the_old_one_worthless() -> None:
    harness = with_co_host(TableHarness.open())
    harness.submit(c.MakeHostLink("m" * 64))
    assert refusal_code(harness, c.Join("eve", "h", "", KEY), None) == "wrong-host-link"
    harness.submit(c.Join("tablet", "h", "", "m" * 64), None)
    assert harness.last_event_types() == ["DeviceJoined", "CoHostAdded"]
    assert harness.table.co_hosts == ("board", "tablet")  # who was let in before stays


def test_without_a_link_there_is_no_key_that_fits() -> None:
    """An empty hash must not be one that a device can show."""
    harness = TableHarness.open()
    harness.submit(c.Join("eve", "h", "", ""), None)
    assert harness.table.co_hosts == ()
    assert not private_view(harness.table, "eve").host


def test_the_link_lets_in_at_a_locked_table_and_to_a_seat() -> None:
    harness = TableHarness.open()
    harness.submit(c.Lock())
    assert refusal_code(harness, c.Join("eve", "h"), None) == "locked"
    with_co_host(harness)
    harness.submit(c.Sit("Ms Nowak"), "board")


COMMANDS: list[tuple[c.Command, str]] = [
    (c.Remove(0), "lobby"),
    (c.Rename(0, "Tom"), "lobby"),
    (c.Reorder([1, 0]), "lobby"),
    (c.Change({"game": "knaster"}), "lobby"),
    (c.SeatComputer("Otto", "casual"), "lobby"),
    (c.Lock(), "lobby"),
    (c.MoreTime(1), "lobby"),
    (c.Start(), "lobby"),
    (c.HandOver("tim"), "lobby"),
    (c.DismissHost("board"), "lobby"),
    (c.Next(0), "playing"),
    (c.Pause(), "playing"),
    (c.CloseRound(1), "round"),
    (c.AllowName("Eve"), "barred"),
    (c.StandIn(2), "playing"),
    (c.Abandon(), "playing"),
    (c.Rematch(secret="5c" * 32), "over"),
]


@pytest.mark.parametrize(("command", "phase"), COMMANDS, ids=lambda one: getattr(one, "type", one))
def test_whatever_the_host_may_do(command: c.Command, phase: str) -> None:
    def scene() -> TableHarness:
        harness = TableHarness.open(rolls="host")
        harness.submit(c.Sit("Sara"))
        harness.join("tim", "Tim")
        if phase != "lobby":
            harness.join("eve", "Eve")
            harness.submit(c.Start())
            harness.submit(c.Disconnect(), "eve")
            harness.now += 30_000
        if phase == "round":
            harness.submit(c.Next(0))
        if phase == "barred":
            harness.submit(c.Rename(2, "Guest"))
        if phase == "over":
            harness.submit(c.Abandon())
        return with_co_host(harness)

    assert refusal_code(scene(), command, "tim") in {"not-host", "not-your-seat"}
    by_host = scene().submit(command, HOST)
    assert scene().submit(command, "board") == by_host != []


def test_claims_are_told_to_all_hosts_and_answered_by_any() -> None:
    harness = with_co_host(start_game("Sara", "Tim"))
    harness.submit(c.Disconnect(), "tim")
    harness.join("phone")
    harness.submit(c.Claim(1), "phone")
    assert (
        private_view(harness.table, "board").claims
        == private_view(harness.table, HOST).claims
        != []
    )
    assert private_view(harness.table, "phone").claims == []
    harness.submit(c.AnswerClaim("phone", yes=True), "board")
    assert harness.table.seats[1].device == "phone"


def test_real_dice_are_corrected_by_any_host() -> None:
    harness = with_co_host(start_game("Sara", "Tim", dice="real"))
    harness.submit(c.Next(0, "7"))
    assert refusal_code(harness, c.CorrectRoll(1, "8"), "tim") == "not-host"
    harness.submit(c.CorrectRoll(1, "8"), "board")


def test_a_host_who_is_there_by_another_device_is_not_gone() -> None:
    harness = with_co_host(start_game("Sara", "Tim", rolls="host"))
    harness.submit(c.Disconnect())
    assert public_view(harness.table).roll_for_at is None
    assert due_at(harness.table) is None
    harness.now += 300_000
    assert refusal_code(harness, c.Next(0), "tim") == "not-host"
    assert harness.submit(c.Tick(), None) == []
    harness.submit(c.Disconnect(), "board", wait=5_000)  # now nobody is: the last one counts
    assert public_view(harness.table).roll_for_at == harness.now + 10_000
    assert refusal_code(harness, c.Next(0), "tim") == "not-host"
    harness.submit(c.Next(0), "tim", wait=10_000)
    assert due_at(harness.table) == harness.now + 110_000
    harness.submit(c.Tick(), None, wait=110_000)
    assert harness.table.host == "tim"


def test_without_a_seat_a_host_rolls_for_somebody_who_is_away() -> None:
    harness = with_co_host(start_game("Sara", "Tim"))
    harness.join("eve")
    harness.submit(c.Disconnect())
    harness.now += 10_000
    assert refusal_code(harness, c.Next(0), "eve") == "not-your-roll"
    harness.submit(c.Next(0), "board")


def test_the_big_screen_alone_can_roll() -> None:
    harness = TableHarness.open("class")
    harness.join("tim", "Tim")
    with_co_host(harness)
    harness.submit(c.Start())
    harness.submit(c.Disconnect())
    harness.submit(c.Next(0), "board")


@pytest.mark.parametrize("preset", ["family", "class"])
def test_who_goes_for_good_leaves_the_role_to_the_other_host(preset: str) -> None:
    """Even in a class, where it passes to nobody else; and the others do not come first."""
    harness = with_co_host(start_game("Sara", "Tim", preset=preset))
    harness.submit(c.Leave())
    assert HOST not in harness.table.devices
    assert harness.table.host == "board"


def test_in_a_class_it_stays_when_the_other_host_is_away() -> None:
    harness = with_co_host(start_game("Sara", "Tim", preset="class"))
    harness.submit(c.Disconnect(), "board")
    harness.submit(c.Leave())
    assert harness.table.host == HOST in harness.table.devices


def test_a_further_host_who_leaves_is_none_any_more() -> None:
    harness = with_co_host(start_game("Sara", "Tim"))
    harness.submit(c.Leave(), "board")
    assert harness.table.co_hosts == ()
    assert harness.table.host == HOST


def test_a_further_host_on_another_device_goes_on() -> None:
    harness = with_co_host(TableHarness.open())
    harness.submit(c.Sit("Sara"), "board")
    harness.submit(c.Disconnect(), "board")
    harness.join("phone")
    harness.submit(c.Claim(0), "phone")
    harness.submit(c.AnswerClaim("phone", yes=True))
    assert harness.table.co_hosts == ("phone",)
    assert "board" not in harness.table.devices


def test_who_is_a_further_host_is_theirs_to_know() -> None:
    harness = with_co_host(start_game("Sara", "Tim"))
    views: list[Any] = [public_view(harness.table)]
    views += [private_view(harness.table, device) for device in harness.table.devices]
    assert [view.host for view in views[1:]] == [True, False, True]
    assert KEY not in str(views)
    assert [KEY in encode_event(event) for event in harness.log].count(True) == 1


def test_only_hosts_know_who_the_further_hosts_are() -> None:
    harness = with_co_host(start_game("Sara", "Tim"))
    assert private_view(harness.table, HOST).hosts == ["board"]
    assert private_view(harness.table, "board").hosts == ["board"]
    assert private_view(harness.table, "tim").hosts == []


def test_a_host_takes_the_role_from_a_further_one() -> None:
    harness = with_co_host(start_game("Sara", "Tim"))
    assert refusal_code(harness, c.DismissHost("board"), "tim") == "not-host"
    assert refusal_code(harness, c.DismissHost("nobody")) == "no-such-device"
    harness.submit(c.DismissHost("board"))
    assert harness.last_event_types() == ["CoHostRemoved"]
    assert not harness.table.is_host("board")
    assert "board" in harness.table.devices  # it may go on watching
    assert refusal_code(harness, c.Lock(), "board") == "not-host"
    harness.submit(c.DismissHost("board"))  # pressed twice
    assert harness.last_event_types() == []


def test_who_was_sent_away_does_not_come_back_by_the_same_link() -> None:
    harness = with_co_host(TableHarness.open())
    harness.submit(c.DismissHost("board"))
    assert refusal_code(harness, c.Join("again", "h", "", KEY), None) == "wrong-host-link"
    with_co_host(harness, "tablet")  # by a new one
    assert harness.table.co_hosts == ("tablet",)


def test_the_host_cannot_be_sent_away_by_a_further_one() -> None:
    harness = with_co_host(TableHarness.open())
    harness.submit(c.DismissHost(HOST), "board")
    assert harness.last_event_types() == []
    assert harness.table.host == HOST
