"""People at a table: lobby, host, coming and going, stand-ins, other devices."""

from typing import Any

import pytest

from fivebyfive.rules import parse_record
from fivebyfive.table import PRESETS, TableError, build_record, due_at, private_view, public_view
from fivebyfive.table import commands as c
from fivebyfive.table.views.models import ClaimView
from support.table_harness import HOST, TableHarness, refusal_code, start_game


def names(harness: TableHarness) -> list[str]:
    return [chair.name for chair in harness.table.seats]


def test_presets() -> None:
    assert set(PRESETS) == {"family", "far", "class"}
    settings = TableHarness.open("class", game="knaster").table.settings
    assert (settings.rolls, settings.seconds, settings.untimed) == ("host", 20, 3)
    assert (settings.stand_ins, settings.host_passes, settings.game) == ("auto", False, "knaster")


@pytest.mark.parametrize(
    "changes",
    [
        {"game": "chess"},
        {"rolls": "me"},
        {"seconds": 1},
        {"seconds": True},
        {"seconds": "20"},
        {"colour": "red"},
        {"untimed": -1},
        {"dice": None},
        {"host_passes": "yes"},
    ],
)
def test_settings_that_cannot_be(changes: dict[str, Any]) -> None:
    harness = TableHarness.open()
    assert refusal_code(harness, c.Change(changes)) == "bad-setting"
    with pytest.raises(TableError):
        TableHarness.open(**changes)


def test_the_lobby() -> None:
    harness = TableHarness.open()
    harness.submit(c.Sit("Sara"))
    harness.join("tim", "Tim")
    harness.submit(c.SeatComputer("Otto", "casual"))
    assert refusal_code(harness, c.SeatComputer("Bot", "casual"), "tim") == "not-host"
    assert refusal_code(harness, c.Sit("Tim")) == "name-taken"
    assert refusal_code(harness, c.Sit("a, b")) == "bad-name"
    harness.submit(c.Reorder([2, 0, 1]))
    assert names(harness) == ["Otto", "Sara", "Tim"]
    assert refusal_code(harness, c.Reorder([0, 0, 1])) == "bad-order"
    harness.submit(c.Rename(2, "Timo"), "tim")
    assert refusal_code(harness, c.Rename(1, "Sarah"), "tim") == "not-your-seat"
    harness.submit(c.Rename(2, "Tim"))
    harness.submit(c.Remove(0))
    assert names(harness) == ["Sara", "Tim"]
    assert refusal_code(harness, c.Remove(0), "tim") == "not-your-seat"
    harness.submit(c.Change({"game": "knaster"}))
    assert refusal_code(harness, c.Change({"game": "knister"}), "tim") == "not-host"
    harness.submit(c.Remove(1), "tim")
    assert names(harness) == ["Sara"]
    assert refusal_code(harness, c.Start(), "tim") == "not-host"
    harness.submit(c.Start())
    assert refusal_code(harness, c.Sit("Late"), "tim") == "not-in-lobby"
    assert refusal_code(harness, c.Start()) == "not-in-lobby"
    assert refusal_code(harness, c.Change({"game": "knister"})) == "not-in-lobby"


def test_an_empty_table_cannot_start() -> None:
    assert refusal_code(TableHarness.open(), c.Start()) == "nobody-seated"


def test_a_locked_table() -> None:
    harness = TableHarness.open()
    harness.submit(c.Lock())
    assert refusal_code(harness, c.Join("late", "h"), None) == "locked"
    harness.submit(c.Lock(locked=False))
    harness.join("late")
    assert harness.submit(c.Join("late", "h"), None) == []


def test_a_host_without_a_seat_and_a_spectator() -> None:
    harness = TableHarness.open(rolls="host")
    harness.join("tim", "Tim")
    harness.join("eve")
    harness.submit(c.Start())
    harness.submit(c.Next(0))
    assert private_view(harness.table, "eve").seats == []
    assert refusal_code(harness, c.MakeMove(0, 1, "a1"), "eve") == "not-your-seat"
    harness.submit(c.MakeMove(0, 1, "a1"), "tim")
    assert refusal_code(harness, c.Next(1), "tim") == "not-host"
    harness.submit(c.Next(1))


def test_rolling_for_somebody_who_is_away() -> None:
    harness = start_game("Sara", "Tim", "Ola")
    harness.join("eve")
    harness.submit(c.Next(0))
    for seat, device in enumerate((HOST, "tim", "ola")):
        harness.submit(c.MakeMove(seat, 1, "a1"), device)
    harness.submit(c.Disconnect(), "tim")
    assert refusal_code(harness, c.Next(1), "ola") == "not-your-roll"
    harness.now += 10_000
    assert refusal_code(harness, c.Next(1), "eve") == "not-your-roll"
    assert public_view(harness.table).roll_for_at == harness.now
    harness.submit(c.Next(1), "ola")
    assert harness.last_event_types() == ["RoundClosed", "Rolled"]


def test_away_stand_in_and_return() -> None:
    harness = start_game("Sara", "Tim")
    harness.submit(c.Next(0))
    assert refusal_code(harness, c.StandIn(1)) == "not-away"
    harness.submit(c.Disconnect(), "tim")
    assert harness.submit(c.Disconnect(), "tim") == []
    assert public_view(harness.table).seats[1].away is True
    assert refusal_code(harness, c.StandIn(1)) == "away-briefly"
    assert harness.submit(c.Tick(), None, wait=30_000) == []  # "ask": nobody stands in unasked
    assert refusal_code(harness, c.StandIn(1), "tim") == "not-host"
    harness.submit(c.StandIn(1))
    assert harness.table.seats_awaiting_computer() == [1]
    harness.submit(c.ComputerMove(1, 1, "b1"), None)
    harness.submit(c.MakeMove(0, 1, "a1"))
    harness.submit(c.Next(1))
    record = parse_record(str(build_record(harness.table)))
    assert record.game.rounds[0].stand_ins == {1}
    harness.submit(c.Connect(), "tim")
    assert harness.last_event_types() == ["DeviceConnected", "StandInSet"]
    assert harness.table.seats_awaiting_computer() == []
    harness.submit(c.MakeMove(1, 2, "c1"), "tim")
    harness.submit(c.Abandon())
    result = public_view(harness.table).result
    assert result
    assert result.stand_ins == [0, 1]


def played_for_tim(harness: TableHarness) -> list[str]:
    return private_view(harness.table, "tim").seats[0].played_for


def test_what_a_computer_played_for_somebody() -> None:
    harness = start_game("Sara", "Tim")
    harness.submit(c.Next(0))
    assert played_for_tim(harness) == []
    harness.submit(c.MakeMove(1, 1, "e5"), "tim")
    harness.submit(c.MakeMove(0, 1, "a1"))
    harness.submit(c.Next(1), "tim")
    assert played_for_tim(harness) == []
    harness.submit(c.Disconnect(), "tim")
    harness.submit(c.StandIn(1), wait=30_000)
    for round_, move in ((2, "b2"), (3, "d4")):
        harness.submit(c.ComputerMove(1, round_, move), None)
        assert played_for_tim(harness)[-1] == move  # of the open round
        harness.submit(c.MakeMove(0, round_, f"a{round_}"))
        harness.submit(c.Next(round_))
    assert played_for_tim(harness) == ["b2", "d4"]
    harness.submit(c.ComputerMove(1, 4, "c3"), None)
    harness.submit(c.Connect(), "tim")
    assert played_for_tim(harness) == ["b2", "d4", "c3"]
    assert private_view(harness.table, HOST).seats[0].played_for == []
    harness.submit(c.TakeBack(1, 4), "tim")
    assert played_for_tim(harness) == ["b2", "d4"]
    harness.submit(c.MakeMove(1, 4, "c3"), "tim")
    assert played_for_tim(harness) == []
    harness.submit(c.MakeMove(0, 4, "a4"))
    harness.submit(c.Next(4))
    assert played_for_tim(harness) == []


def test_a_class_goes_on_by_itself() -> None:
    harness = TableHarness.open("class")
    harness.join("tim", "Tim")
    harness.join("ola", "Ola")
    harness.submit(c.Start())
    for round_ in range(3):
        harness.submit(c.Next(round_))
        assert public_view(harness.table).time_up_at is None
        for seat, device in enumerate(("tim", "ola")):
            harness.submit(c.MakeMove(seat, round_ + 1, ["a1", "b1", "c1"][round_]), device)
    harness.submit(c.Next(3))
    harness.submit(c.MakeMove(0, 4, "d1"), "tim")
    assert due_at(harness.table) == harness.now + 20_000
    assert harness.submit(c.Tick(), None, wait=19_999) == []
    harness.submit(c.Tick(), None, wait=1)
    assert harness.last_event_types() == ["TimeUp"]
    assert harness.table.seats_awaiting_computer() == [1]
    assert harness.submit(c.Tick(), None) == []
    harness.submit(c.ComputerMove(1, 4, "d1"), None)
    harness.submit(c.MakeMove(1, 4, "e1"), "ola")  # not too late until the host rolls
    assert harness.table.game is not None
    assert harness.table.game.open_round is not None
    assert harness.table.game.open_round.stand_ins == frozenset()
    harness.submit(c.Disconnect(), "ola")
    harness.submit(c.Tick(), None, wait=30_000)
    assert harness.last_event_types() == ["StandInSet"]


def test_who_stands_in_for_the_roller_rolls_at_the_same_moment() -> None:
    harness = TableHarness.open("class", rolls="turn")
    harness.join("tim", "Tim")
    harness.join("ola", "Ola")
    harness.submit(c.Start())
    harness.submit(c.Disconnect(), "tim")
    harness.submit(c.Tick(), None, wait=30_000)
    assert harness.last_event_types() == ["StandInSet", "Rolled"]
    assert harness.submit(c.Tick(), None) == []


def test_the_role_of_the_host_passes_on_and_comes_back() -> None:
    harness = start_game("Sara", "Tim")
    harness.submit(c.Disconnect(), HOST)
    assert harness.submit(c.Tick(), None, wait=119_999) == []
    harness.submit(c.Tick(), None, wait=1)
    assert harness.last_event_types() == ["HostPassed"]
    assert harness.table.host == "tim"
    harness.submit(c.Lock(), "tim")
    harness.submit(c.Connect(), HOST)
    assert harness.table.host == HOST
    assert refusal_code(harness, c.Lock(locked=False), "tim") == "not-host"


def test_in_a_class_the_role_stays() -> None:
    harness = TableHarness.open("class")
    harness.join("tim", "Tim")
    harness.submit(c.Disconnect(), HOST)
    assert due_at(harness.table) is None
    assert harness.submit(c.Tick(), None, wait=200_000) == []


def test_handing_over() -> None:
    harness = start_game("Sara", "Tim")
    assert refusal_code(harness, c.HandOver("tim"), "tim") == "not-host"
    assert refusal_code(harness, c.HandOver("eve")) == "no-such-device"
    harness.submit(c.HandOver("tim"))
    harness.submit(c.Disconnect(), HOST)
    harness.submit(c.Connect(), HOST)
    assert harness.table.host == "tim"


def test_a_seat_moves_to_another_device() -> None:
    harness = start_game("Sara", "Tim")
    harness.submit(c.Next(0))
    harness.join("new")
    assert refusal_code(harness, c.Claim(1), "new") == "seat-taken"
    harness.submit(c.Disconnect(), "tim")
    harness.submit(c.Claim(1), "new")
    assert harness.submit(c.Claim(1), "new") == []
    assert private_view(harness.table, HOST).claims == [ClaimView("new", 1)]
    assert private_view(harness.table, "new").claims == []
    assert refusal_code(harness, c.AnswerClaim("new", yes=True), "new") == "not-host"
    harness.submit(c.AnswerClaim("new", yes=False))
    assert refusal_code(harness, c.MakeMove(1, 1, "a1"), "new") == "not-your-seat"
    harness.submit(c.Claim(1), "new")
    harness.submit(c.AnswerClaim("new", yes=True))
    assert harness.last_event_types() == ["SeatMoved", "DeviceLeft"]
    assert harness.submit(c.AnswerClaim("new", yes=True)) == []
    assert refusal_code(harness, c.MakeMove(1, 1, "a1"), "tim") == "no-such-device"
    harness.submit(c.MakeMove(1, 1, "a1"), "new")


def test_nobody_claims_their_own_seat() -> None:
    harness = start_game("Sara", "Tim")
    harness.submit(c.Disconnect(), "tim")
    assert harness.submit(c.Claim(1), "tim") == []
    assert harness.submit(c.AnswerClaim("tim", yes=True)) == []


def test_a_host_goes_on_being_the_host_on_another_device() -> None:
    harness = start_game("Sara", "Tim")
    harness.join("new")
    harness.submit(c.Disconnect(), HOST)
    harness.submit(c.Tick(), None, wait=120_000)
    harness.submit(c.Claim(0), "new")
    harness.submit(c.AnswerClaim("new", yes=True), "tim")
    assert harness.last_event_types() == ["SeatMoved", "HostPassed", "DeviceLeft"]
    assert (harness.table.host, harness.table.permanent_host) == ("new", "new")


def test_a_claim_ends_when_the_person_is_back() -> None:
    harness = start_game("Sara", "Tim")
    harness.join("new")
    harness.submit(c.Disconnect(), "tim")
    harness.submit(c.Claim(1), "new")
    harness.submit(c.Connect(), "tim")
    assert harness.submit(c.AnswerClaim("new", yes=True)) == []


def test_a_host_for_the_time_being_takes_nothing_away() -> None:
    harness = start_game("Sara", "Tim", "Ola")
    harness.submit(c.Disconnect(), HOST)
    harness.submit(c.Tick(), None, wait=120_000)
    assert harness.table.host == "tim"
    harness.submit(c.HandOver("ola"), "tim")
    harness.submit(c.Leave(), "ola")
    harness.submit(c.Connect(), HOST)
    assert harness.table.host == HOST


def test_a_command_of_an_earlier_game() -> None:
    harness = start_game("Sara")
    harness.submit(c.Next(0))
    harness.submit(c.Abandon())
    harness.submit(c.Rematch(secret="ab" * 32))
    harness.start_without_nonces()
    harness.submit(c.Next(0, game=2))
    assert refusal_code(harness, c.MakeMove(0, 1, "a1", game=1)) == "stale-round"
    assert refusal_code(harness, c.Next(1, game=1)) == "stale-round"
    harness.submit(c.MakeMove(0, 1, "a1", game=2))


def test_a_move_thought_out_for_another_roll() -> None:
    harness = TableHarness.open(dice="real")
    harness.submit(c.SeatComputer("Otto", "casual"))
    harness.submit(c.Start())
    harness.submit(c.Next(0, "9"))
    harness.submit(c.CorrectRoll(1, "8"))
    assert harness.submit(c.ComputerMove(0, 1, "a1", roll="9"), None) == []
    harness.submit(c.ComputerMove(0, 1, "a1", roll="8"), None)
    assert harness.last_event_types() == ["MoveMade"]


def test_leaving() -> None:
    harness = TableHarness.open()
    harness.submit(c.Sit("Sara"))
    harness.join("tim", "Tim", "Tom")
    harness.submit(c.Leave(), "tim")
    assert names(harness) == ["Sara"]
    harness.join("ola", "Ola")
    harness.submit(c.Start())
    harness.submit(c.Leave(), HOST)
    assert harness.table.host == "ola"
    assert harness.table.seats[0].stand_in
    harness.submit(c.Next(0), "ola")
    assert harness.table.seats_awaiting_computer() == [0]


def test_the_last_one_out_keeps_the_key() -> None:
    harness = start_game("Sara")
    harness.submit(c.Leave(), HOST)
    assert HOST in harness.table.devices
    harness.submit(c.Connect(), HOST)
    assert harness.table.host == HOST


def test_removing_somebody_in_a_game() -> None:
    harness = start_game("Sara", "Tim")
    harness.submit(c.Next(0))
    harness.submit(c.Remove(1))
    assert harness.last_event_types() == ["SeatLeft"]
    assert refusal_code(harness, c.MakeMove(1, 1, "a1"), "tim") == "not-your-seat"
    assert harness.table.seats_awaiting_computer() == [1]
    harness.submit(c.Abandon())
    harness.submit(c.Rematch(secret="ab" * 32))
    assert names(harness) == ["Sara"]


def test_the_last_one_out_is_gone_since_they_were_away() -> None:
    """Whoever leaves for good from the list of their games is not there at that moment."""
    harness = start_game("Sara")
    harness.submit(c.Disconnect(), HOST)
    gone = harness.table.devices[HOST].gone_since
    harness.submit(c.Leave(), HOST, wait=60_000)
    assert "DeviceDisconnected" not in harness.last_event_types()
    assert harness.table.devices[HOST].gone_since == gone
