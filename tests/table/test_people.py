"""People at a table: lobby, host, coming and going, stand-ins, other devices."""

from typing import Any

import pytest

from fivebyfive.rules import parse_record
from fivebyfive.table import PRESETS, TableError, build_record, due_at, private_view, public_view
from fivebyfive.table import commands as c
from fivebyfive.table.views.models import ClaimView
from support.table_harness import HOST, TableHarness, refusal_code, start_game


def names(world: TableHarness) -> list[str]:
    return [chair.name for chair in world.table.seats]


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
    world = TableHarness.open()
    assert refusal_code(world, c.Change(changes)) == "bad-setting"
    with pytest.raises(TableError):
        TableHarness.open(**changes)


def test_the_lobby() -> None:
    world = TableHarness.open()
    world.submit(c.Sit("Sara"))
    world.join("tim", "Tim")
    world.submit(c.SeatComputer("Otto", "casual"))
    assert refusal_code(world, c.SeatComputer("Bot", "casual"), "tim") == "not-host"
    assert refusal_code(world, c.Sit("Tim")) == "name-taken"
    assert refusal_code(world, c.Sit("a, b")) == "bad-name"
    world.submit(c.Reorder([2, 0, 1]))
    assert names(world) == ["Otto", "Sara", "Tim"]
    assert refusal_code(world, c.Reorder([0, 0, 1])) == "bad-order"
    world.submit(c.Rename(2, "Timo"), "tim")
    assert refusal_code(world, c.Rename(1, "Sarah"), "tim") == "not-your-seat"
    world.submit(c.Rename(2, "Tim"))
    world.submit(c.Remove(0))
    assert names(world) == ["Sara", "Tim"]
    assert refusal_code(world, c.Remove(0), "tim") == "not-your-seat"
    world.submit(c.Change({"game": "knaster"}))
    assert refusal_code(world, c.Change({"game": "knister"}), "tim") == "not-host"
    world.submit(c.Remove(1), "tim")
    assert names(world) == ["Sara"]
    assert refusal_code(world, c.Start(), "tim") == "not-host"
    world.submit(c.Start())
    assert refusal_code(world, c.Sit("Late"), "tim") == "not-in-lobby"
    assert refusal_code(world, c.Start()) == "not-in-lobby"
    assert refusal_code(world, c.Change({"game": "knister"})) == "not-in-lobby"


def test_an_empty_table_cannot_start() -> None:
    assert refusal_code(TableHarness.open(), c.Start()) == "nobody-seated"


def test_a_locked_table() -> None:
    world = TableHarness.open()
    world.submit(c.Lock())
    assert refusal_code(world, c.Join("late", "h"), None) == "locked"
    world.submit(c.Lock(locked=False))
    world.join("late")
    assert world.submit(c.Join("late", "h"), None) == []


def test_a_host_without_a_seat_and_a_spectator() -> None:
    world = TableHarness.open(rolls="host")
    world.join("tim", "Tim")
    world.join("eve")
    world.submit(c.Start())
    world.submit(c.Next(0))
    assert private_view(world.table, "eve").seats == []
    assert refusal_code(world, c.MakeMove(0, 1, "a1"), "eve") == "not-your-seat"
    world.submit(c.MakeMove(0, 1, "a1"), "tim")
    assert refusal_code(world, c.Next(1), "tim") == "not-host"
    world.submit(c.Next(1))


def test_rolling_for_somebody_who_is_away() -> None:
    world = start_game("Sara", "Tim", "Ola")
    world.join("eve")
    world.submit(c.Next(0))
    for seat, device in enumerate((HOST, "tim", "ola")):
        world.submit(c.MakeMove(seat, 1, "a1"), device)
    world.submit(c.Disconnect(), "tim")
    assert refusal_code(world, c.Next(1), "ola") == "not-your-roll"
    world.now += 10_000
    assert refusal_code(world, c.Next(1), "eve") == "not-your-roll"
    assert public_view(world.table).roll_for_at == world.now
    world.submit(c.Next(1), "ola")
    assert world.last_event_types() == ["RoundClosed", "Rolled"]


def test_away_stand_in_and_return() -> None:
    world = start_game("Sara", "Tim")
    world.submit(c.Next(0))
    assert refusal_code(world, c.StandIn(1)) == "not-away"
    world.submit(c.Disconnect(), "tim")
    assert world.submit(c.Disconnect(), "tim") == []
    assert public_view(world.table).seats[1].away is True
    assert refusal_code(world, c.StandIn(1)) == "away-briefly"
    assert world.submit(c.Tick(), None, wait=30_000) == []  # "ask": nobody stands in unasked
    assert refusal_code(world, c.StandIn(1), "tim") == "not-host"
    world.submit(c.StandIn(1))
    assert world.table.seats_awaiting_computer() == [1]
    world.submit(c.ComputerMove(1, 1, "b1"), None)
    world.submit(c.MakeMove(0, 1, "a1"))
    world.submit(c.Next(1))
    record = parse_record(str(build_record(world.table)))
    assert record.game.rounds[0].stand_ins == {1}
    world.submit(c.Connect(), "tim")
    assert world.last_event_types() == ["DeviceConnected", "StandInSet"]
    assert world.table.seats_awaiting_computer() == []
    world.submit(c.MakeMove(1, 2, "c1"), "tim")


def played_for_tim(world: TableHarness) -> list[str]:
    return private_view(world.table, "tim").seats[0].played_for


def test_what_a_computer_played_for_somebody() -> None:
    world = start_game("Sara", "Tim")
    world.submit(c.Next(0))
    assert played_for_tim(world) == []
    world.submit(c.MakeMove(1, 1, "e5"), "tim")
    world.submit(c.MakeMove(0, 1, "a1"))
    world.submit(c.Next(1), "tim")
    assert played_for_tim(world) == []
    world.submit(c.Disconnect(), "tim")
    world.submit(c.StandIn(1), wait=30_000)
    for round_, move in ((2, "b2"), (3, "d4")):
        world.submit(c.ComputerMove(1, round_, move), None)
        assert played_for_tim(world)[-1] == move  # of the open round
        world.submit(c.MakeMove(0, round_, f"a{round_}"))
        world.submit(c.Next(round_))
    assert played_for_tim(world) == ["b2", "d4"]
    world.submit(c.ComputerMove(1, 4, "c3"), None)
    world.submit(c.Connect(), "tim")
    assert played_for_tim(world) == ["b2", "d4", "c3"]
    assert private_view(world.table, HOST).seats[0].played_for == []
    world.submit(c.TakeBack(1, 4), "tim")
    assert played_for_tim(world) == ["b2", "d4"]
    world.submit(c.MakeMove(1, 4, "c3"), "tim")
    assert played_for_tim(world) == []
    world.submit(c.MakeMove(0, 4, "a4"))
    world.submit(c.Next(4))
    assert played_for_tim(world) == []


def test_a_class_goes_on_by_itself() -> None:
    world = TableHarness.open("class")
    world.join("tim", "Tim")
    world.join("ola", "Ola")
    world.submit(c.Start())
    for round_ in range(3):
        world.submit(c.Next(round_))
        assert public_view(world.table).time_up_at is None
        for seat, device in enumerate(("tim", "ola")):
            world.submit(c.MakeMove(seat, round_ + 1, ["a1", "b1", "c1"][round_]), device)
    world.submit(c.Next(3))
    world.submit(c.MakeMove(0, 4, "d1"), "tim")
    assert due_at(world.table) == world.now + 20_000
    assert world.submit(c.Tick(), None, wait=19_999) == []
    world.submit(c.Tick(), None, wait=1)
    assert world.last_event_types() == ["TimeUp"]
    assert world.table.seats_awaiting_computer() == [1]
    assert world.submit(c.Tick(), None) == []
    world.submit(c.ComputerMove(1, 4, "d1"), None)
    world.submit(c.MakeMove(1, 4, "e1"), "ola")  # not too late until the host rolls
    assert world.table.game is not None
    assert world.table.game.open_round is not None
    assert world.table.game.open_round.stand_ins == frozenset()
    world.submit(c.Disconnect(), "ola")
    world.submit(c.Tick(), None, wait=30_000)
    assert world.last_event_types() == ["StandInSet"]


def test_who_stands_in_for_the_roller_rolls_at_the_same_moment() -> None:
    world = TableHarness.open("class", rolls="turn")
    world.join("tim", "Tim")
    world.join("ola", "Ola")
    world.submit(c.Start())
    world.submit(c.Disconnect(), "tim")
    world.submit(c.Tick(), None, wait=30_000)
    assert world.last_event_types() == ["StandInSet", "Rolled"]
    assert world.submit(c.Tick(), None) == []


def test_the_role_of_the_host_passes_on_and_comes_back() -> None:
    world = start_game("Sara", "Tim")
    world.submit(c.Disconnect(), HOST)
    assert world.submit(c.Tick(), None, wait=119_999) == []
    world.submit(c.Tick(), None, wait=1)
    assert world.last_event_types() == ["HostPassed"]
    assert world.table.host == "tim"
    world.submit(c.Lock(), "tim")
    world.submit(c.Connect(), HOST)
    assert world.table.host == HOST
    assert refusal_code(world, c.Lock(locked=False), "tim") == "not-host"


def test_in_a_class_the_role_stays() -> None:
    world = TableHarness.open("class")
    world.join("tim", "Tim")
    world.submit(c.Disconnect(), HOST)
    assert due_at(world.table) is None
    assert world.submit(c.Tick(), None, wait=200_000) == []


def test_handing_over() -> None:
    world = start_game("Sara", "Tim")
    assert refusal_code(world, c.HandOver("tim"), "tim") == "not-host"
    assert refusal_code(world, c.HandOver("eve")) == "no-such-device"
    world.submit(c.HandOver("tim"))
    world.submit(c.Disconnect(), HOST)
    world.submit(c.Connect(), HOST)
    assert world.table.host == "tim"


def test_a_seat_moves_to_another_device() -> None:
    world = start_game("Sara", "Tim")
    world.submit(c.Next(0))
    world.join("new")
    assert refusal_code(world, c.Claim(1), "new") == "seat-taken"
    world.submit(c.Disconnect(), "tim")
    world.submit(c.Claim(1), "new")
    assert world.submit(c.Claim(1), "new") == []
    assert private_view(world.table, HOST).claims == [ClaimView("new", 1)]
    assert private_view(world.table, "new").claims == []
    assert refusal_code(world, c.AnswerClaim("new", yes=True), "new") == "not-host"
    world.submit(c.AnswerClaim("new", yes=False))
    assert refusal_code(world, c.MakeMove(1, 1, "a1"), "new") == "not-your-seat"
    world.submit(c.Claim(1), "new")
    world.submit(c.AnswerClaim("new", yes=True))
    assert world.last_event_types() == ["SeatMoved", "DeviceLeft"]
    assert world.submit(c.AnswerClaim("new", yes=True)) == []
    assert refusal_code(world, c.MakeMove(1, 1, "a1"), "tim") == "no-such-device"
    world.submit(c.MakeMove(1, 1, "a1"), "new")


def test_nobody_claims_their_own_seat() -> None:
    world = start_game("Sara", "Tim")
    world.submit(c.Disconnect(), "tim")
    assert world.submit(c.Claim(1), "tim") == []
    assert world.submit(c.AnswerClaim("tim", yes=True)) == []


def test_a_host_goes_on_being_the_host_on_another_device() -> None:
    world = start_game("Sara", "Tim")
    world.join("new")
    world.submit(c.Disconnect(), HOST)
    world.submit(c.Tick(), None, wait=120_000)
    world.submit(c.Claim(0), "new")
    world.submit(c.AnswerClaim("new", yes=True), "tim")
    assert world.last_event_types() == ["SeatMoved", "HostPassed", "DeviceLeft"]
    assert (world.table.host, world.table.permanent_host) == ("new", "new")


def test_a_claim_ends_when_the_person_is_back() -> None:
    world = start_game("Sara", "Tim")
    world.join("new")
    world.submit(c.Disconnect(), "tim")
    world.submit(c.Claim(1), "new")
    world.submit(c.Connect(), "tim")
    assert world.submit(c.AnswerClaim("new", yes=True)) == []


def test_a_host_for_the_time_being_takes_nothing_away() -> None:
    world = start_game("Sara", "Tim", "Ola")
    world.submit(c.Disconnect(), HOST)
    world.submit(c.Tick(), None, wait=120_000)
    assert world.table.host == "tim"
    world.submit(c.HandOver("ola"), "tim")
    world.submit(c.Leave(), "ola")
    world.submit(c.Connect(), HOST)
    assert world.table.host == HOST


def test_a_command_of_an_earlier_game() -> None:
    world = start_game("Sara")
    world.submit(c.Next(0))
    world.submit(c.Abandon())
    world.submit(c.Rematch(secret="ab" * 32))
    world.submit(c.Start())
    world.submit(c.Next(0, game=2))
    assert refusal_code(world, c.MakeMove(0, 1, "a1", game=1)) == "stale-round"
    assert refusal_code(world, c.Next(1, game=1)) == "stale-round"
    world.submit(c.MakeMove(0, 1, "a1", game=2))


def test_a_move_thought_out_for_another_roll() -> None:
    world = TableHarness.open(dice="real")
    world.submit(c.SeatComputer("Otto", "casual"))
    world.submit(c.Start())
    world.submit(c.Next(0, "9"))
    world.submit(c.CorrectRoll(1, "8"))
    assert world.submit(c.ComputerMove(0, 1, "a1", roll="9"), None) == []
    world.submit(c.ComputerMove(0, 1, "a1", roll="8"), None)
    assert world.last_event_types() == ["MoveMade"]


def test_leaving() -> None:
    world = TableHarness.open()
    world.submit(c.Sit("Sara"))
    world.join("tim", "Tim", "Tom")
    world.submit(c.Leave(), "tim")
    assert names(world) == ["Sara"]
    world.join("ola", "Ola")
    world.submit(c.Start())
    world.submit(c.Leave(), HOST)
    assert world.table.host == "ola"
    assert world.table.seats[0].stand_in
    world.submit(c.Next(0), "ola")
    assert world.table.seats_awaiting_computer() == [0]


def test_the_last_one_out_keeps_the_key() -> None:
    world = start_game("Sara")
    world.submit(c.Leave(), HOST)
    assert HOST in world.table.devices
    world.submit(c.Connect(), HOST)
    assert world.table.host == HOST


def test_removing_somebody_in_a_game() -> None:
    world = start_game("Sara", "Tim")
    world.submit(c.Next(0))
    world.submit(c.Remove(1))
    assert world.last_event_types() == ["SeatLeft"]
    assert refusal_code(world, c.MakeMove(1, 1, "a1"), "tim") == "not-your-seat"
    assert world.table.seats_awaiting_computer() == [1]
    world.submit(c.Abandon())
    world.submit(c.Rematch(secret="ab" * 32))
    assert names(world) == ["Sara"]


def test_the_last_one_out_is_gone_since_they_were_away() -> None:
    """Whoever leaves for good from the list of their games is not there at that moment."""
    world = start_game("Sara")
    world.submit(c.Disconnect(), HOST)
    gone = world.table.devices[HOST].gone_since
    world.submit(c.Leave(), HOST, wait=60_000)
    assert "DeviceDisconnected" not in world.last_event_types()
    assert world.table.devices[HOST].gone_since == gone
