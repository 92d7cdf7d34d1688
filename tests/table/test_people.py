"""People at a table: lobby, host, coming and going, stand-ins, other devices."""

from typing import Any

import pytest

from fivebyfive.rules import parse_record
from fivebyfive.table import PRESETS, TableError, build_record, due_at, private_view, public_view
from fivebyfive.table import commands as c
from fivebyfive.table.views.models import ClaimView
from support.table_harness import HOST, World, playing, refused


def names(world: World) -> list[str]:
    return [chair.name for chair in world.table.seats]


def test_presets() -> None:
    assert set(PRESETS) == {"family", "far", "class"}
    settings = World.open("class", game="knaster").table.settings
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
    world = World.open()
    assert refused(world, c.Change(changes)) == "bad-setting"
    with pytest.raises(TableError):
        World.open(**changes)


def test_the_lobby() -> None:
    world = World.open()
    world.do(c.Sit("Sara"))
    world.join("tim", "Tim")
    world.do(c.SeatComputer("Otto", "casual"))
    assert refused(world, c.SeatComputer("Bot", "casual"), "tim") == "not-host"
    assert refused(world, c.Sit("Tim")) == "name-taken"
    assert refused(world, c.Sit("a, b")) == "bad-name"
    world.do(c.Reorder([2, 0, 1]))
    assert names(world) == ["Otto", "Sara", "Tim"]
    assert refused(world, c.Reorder([0, 0, 1])) == "bad-order"
    world.do(c.Rename(2, "Timo"), "tim")
    assert refused(world, c.Rename(1, "Sarah"), "tim") == "not-your-seat"
    world.do(c.Rename(2, "Tim"))
    world.do(c.Remove(0))
    assert names(world) == ["Sara", "Tim"]
    assert refused(world, c.Remove(0), "tim") == "not-your-seat"
    world.do(c.Change({"game": "knaster"}))
    assert refused(world, c.Change({"game": "knister"}), "tim") == "not-host"
    world.do(c.Remove(1), "tim")
    assert names(world) == ["Sara"]
    assert refused(world, c.Start(), "tim") == "not-host"
    world.do(c.Start())
    assert refused(world, c.Sit("Late"), "tim") == "not-in-lobby"
    assert refused(world, c.Start()) == "not-in-lobby"
    assert refused(world, c.Change({"game": "knister"})) == "not-in-lobby"


def test_an_empty_table_cannot_start() -> None:
    assert refused(World.open(), c.Start()) == "nobody-seated"


def test_a_locked_table() -> None:
    world = World.open()
    world.do(c.Lock())
    assert refused(world, c.Join("late", "h"), None) == "locked"
    world.do(c.Lock(locked=False))
    world.join("late")
    assert world.do(c.Join("late", "h"), None) == []


def test_a_host_without_a_seat_and_a_spectator() -> None:
    world = World.open(rolls="host")
    world.join("tim", "Tim")
    world.join("eve")
    world.do(c.Start())
    world.do(c.Next(0))
    assert private_view(world.table, "eve").seats == []
    assert refused(world, c.MakeMove(0, 1, "a1"), "eve") == "not-your-seat"
    world.do(c.MakeMove(0, 1, "a1"), "tim")
    assert refused(world, c.Next(1), "tim") == "not-host"
    world.do(c.Next(1))


def test_rolling_for_somebody_who_is_away() -> None:
    world = playing("Sara", "Tim", "Ola")
    world.join("eve")
    world.do(c.Next(0))
    for seat, device in enumerate((HOST, "tim", "ola")):
        world.do(c.MakeMove(seat, 1, "a1"), device)
    world.do(c.Disconnect(), "tim")
    assert refused(world, c.Next(1), "ola") == "not-your-roll"
    world.now += 10_000
    assert refused(world, c.Next(1), "eve") == "not-your-roll"
    assert public_view(world.table).roll_for_at == world.now
    world.do(c.Next(1), "ola")
    assert world.kinds() == ["RoundClosed", "Rolled"]


def test_away_stand_in_and_return() -> None:
    world = playing("Sara", "Tim")
    world.do(c.Next(0))
    assert refused(world, c.StandIn(1)) == "not-away"
    world.do(c.Disconnect(), "tim")
    assert world.do(c.Disconnect(), "tim") == []
    assert public_view(world.table).seats[1].away is True
    assert refused(world, c.StandIn(1)) == "away-briefly"
    assert world.do(c.Tick(), None, wait=30_000) == []  # "ask": nobody stands in unasked
    assert refused(world, c.StandIn(1), "tim") == "not-host"
    world.do(c.StandIn(1))
    assert world.table.seats_awaiting_computer() == [1]
    world.do(c.ComputerMove(1, 1, "b1"), None)
    world.do(c.MakeMove(0, 1, "a1"))
    world.do(c.Next(1))
    record = parse_record(str(build_record(world.table)))
    assert record.game.rounds[0].stand_ins == {1}
    world.do(c.Connect(), "tim")
    assert world.kinds() == ["DeviceConnected", "StandInSet"]
    assert world.table.seats_awaiting_computer() == []
    world.do(c.MakeMove(1, 2, "c1"), "tim")


def played_for_tim(world: World) -> list[str]:
    return private_view(world.table, "tim").seats[0].played_for


def test_what_a_computer_played_for_somebody() -> None:
    world = playing("Sara", "Tim")
    world.do(c.Next(0))
    assert played_for_tim(world) == []
    world.do(c.MakeMove(1, 1, "e5"), "tim")
    world.do(c.MakeMove(0, 1, "a1"))
    world.do(c.Next(1), "tim")
    assert played_for_tim(world) == []
    world.do(c.Disconnect(), "tim")
    world.do(c.StandIn(1), wait=30_000)
    for round_, move in ((2, "b2"), (3, "d4")):
        world.do(c.ComputerMove(1, round_, move), None)
        assert played_for_tim(world)[-1] == move  # of the open round
        world.do(c.MakeMove(0, round_, f"a{round_}"))
        world.do(c.Next(round_))
    assert played_for_tim(world) == ["b2", "d4"]
    world.do(c.ComputerMove(1, 4, "c3"), None)
    world.do(c.Connect(), "tim")
    assert played_for_tim(world) == ["b2", "d4", "c3"]
    assert private_view(world.table, HOST).seats[0].played_for == []
    world.do(c.TakeBack(1, 4), "tim")
    assert played_for_tim(world) == ["b2", "d4"]
    world.do(c.MakeMove(1, 4, "c3"), "tim")
    assert played_for_tim(world) == []
    world.do(c.MakeMove(0, 4, "a4"))
    world.do(c.Next(4))
    assert played_for_tim(world) == []


def test_a_class_goes_on_by_itself() -> None:
    world = World.open("class")
    world.join("tim", "Tim")
    world.join("ola", "Ola")
    world.do(c.Start())
    for round_ in range(3):
        world.do(c.Next(round_))
        assert public_view(world.table).time_up_at is None
        for seat, device in enumerate(("tim", "ola")):
            world.do(c.MakeMove(seat, round_ + 1, ["a1", "b1", "c1"][round_]), device)
    world.do(c.Next(3))
    world.do(c.MakeMove(0, 4, "d1"), "tim")
    assert due_at(world.table) == world.now + 20_000
    assert world.do(c.Tick(), None, wait=19_999) == []
    world.do(c.Tick(), None, wait=1)
    assert world.kinds() == ["TimeUp"]
    assert world.table.seats_awaiting_computer() == [1]
    assert world.do(c.Tick(), None) == []
    world.do(c.ComputerMove(1, 4, "d1"), None)
    world.do(c.MakeMove(1, 4, "e1"), "ola")  # not too late until the host rolls
    assert world.table.game is not None
    assert world.table.game.open_round is not None
    assert world.table.game.open_round.stand_ins == frozenset()
    world.do(c.Disconnect(), "ola")
    world.do(c.Tick(), None, wait=30_000)
    assert world.kinds() == ["StandInSet"]


def test_who_stands_in_for_the_roller_rolls_at_the_same_moment() -> None:
    world = World.open("class", rolls="turn")
    world.join("tim", "Tim")
    world.join("ola", "Ola")
    world.do(c.Start())
    world.do(c.Disconnect(), "tim")
    world.do(c.Tick(), None, wait=30_000)
    assert world.kinds() == ["StandInSet", "Rolled"]
    assert world.do(c.Tick(), None) == []


def test_the_role_of_the_host_passes_on_and_comes_back() -> None:
    world = playing("Sara", "Tim")
    world.do(c.Disconnect(), HOST)
    assert world.do(c.Tick(), None, wait=119_999) == []
    world.do(c.Tick(), None, wait=1)
    assert world.kinds() == ["HostPassed"]
    assert world.table.host == "tim"
    world.do(c.Lock(), "tim")
    world.do(c.Connect(), HOST)
    assert world.table.host == HOST
    assert refused(world, c.Lock(locked=False), "tim") == "not-host"


def test_in_a_class_the_role_stays() -> None:
    world = World.open("class")
    world.join("tim", "Tim")
    world.do(c.Disconnect(), HOST)
    assert due_at(world.table) is None
    assert world.do(c.Tick(), None, wait=200_000) == []


def test_handing_over() -> None:
    world = playing("Sara", "Tim")
    assert refused(world, c.HandOver("tim"), "tim") == "not-host"
    assert refused(world, c.HandOver("eve")) == "no-such-device"
    world.do(c.HandOver("tim"))
    world.do(c.Disconnect(), HOST)
    world.do(c.Connect(), HOST)
    assert world.table.host == "tim"


def test_a_seat_moves_to_another_device() -> None:
    world = playing("Sara", "Tim")
    world.do(c.Next(0))
    world.join("new")
    assert refused(world, c.Claim(1), "new") == "seat-taken"
    world.do(c.Disconnect(), "tim")
    world.do(c.Claim(1), "new")
    assert world.do(c.Claim(1), "new") == []
    assert private_view(world.table, HOST).claims == [ClaimView("new", 1)]
    assert private_view(world.table, "new").claims == []
    assert refused(world, c.AnswerClaim("new", yes=True), "new") == "not-host"
    world.do(c.AnswerClaim("new", yes=False))
    assert refused(world, c.MakeMove(1, 1, "a1"), "new") == "not-your-seat"
    world.do(c.Claim(1), "new")
    world.do(c.AnswerClaim("new", yes=True))
    assert world.kinds() == ["SeatMoved", "DeviceLeft"]
    assert world.do(c.AnswerClaim("new", yes=True)) == []
    assert refused(world, c.MakeMove(1, 1, "a1"), "tim") == "no-such-device"
    world.do(c.MakeMove(1, 1, "a1"), "new")


def test_nobody_claims_their_own_seat() -> None:
    world = playing("Sara", "Tim")
    world.do(c.Disconnect(), "tim")
    assert world.do(c.Claim(1), "tim") == []
    assert world.do(c.AnswerClaim("tim", yes=True)) == []


def test_a_host_goes_on_being_the_host_on_another_device() -> None:
    world = playing("Sara", "Tim")
    world.join("new")
    world.do(c.Disconnect(), HOST)
    world.do(c.Tick(), None, wait=120_000)
    world.do(c.Claim(0), "new")
    world.do(c.AnswerClaim("new", yes=True), "tim")
    assert world.kinds() == ["SeatMoved", "HostPassed", "DeviceLeft"]
    assert (world.table.host, world.table.permanent_host) == ("new", "new")


def test_a_claim_ends_when_the_person_is_back() -> None:
    world = playing("Sara", "Tim")
    world.join("new")
    world.do(c.Disconnect(), "tim")
    world.do(c.Claim(1), "new")
    world.do(c.Connect(), "tim")
    assert world.do(c.AnswerClaim("new", yes=True)) == []


def test_a_host_for_the_time_being_takes_nothing_away() -> None:
    world = playing("Sara", "Tim", "Ola")
    world.do(c.Disconnect(), HOST)
    world.do(c.Tick(), None, wait=120_000)
    assert world.table.host == "tim"
    world.do(c.HandOver("ola"), "tim")
    world.do(c.Leave(), "ola")
    world.do(c.Connect(), HOST)
    assert world.table.host == HOST


def test_a_command_of_an_earlier_game() -> None:
    world = playing("Sara")
    world.do(c.Next(0))
    world.do(c.Abandon())
    world.do(c.Rematch(secret="ab" * 32))
    world.do(c.Start())
    world.do(c.Next(0, game=2))
    assert refused(world, c.MakeMove(0, 1, "a1", game=1)) == "stale-round"
    assert refused(world, c.Next(1, game=1)) == "stale-round"
    world.do(c.MakeMove(0, 1, "a1", game=2))


def test_a_move_thought_out_for_another_roll() -> None:
    world = World.open(dice="real")
    world.do(c.SeatComputer("Otto", "casual"))
    world.do(c.Start())
    world.do(c.Next(0, "9"))
    world.do(c.CorrectRoll(1, "8"))
    assert world.do(c.ComputerMove(0, 1, "a1", roll="9"), None) == []
    world.do(c.ComputerMove(0, 1, "a1", roll="8"), None)
    assert world.kinds() == ["MoveMade"]


def test_leaving() -> None:
    world = World.open()
    world.do(c.Sit("Sara"))
    world.join("tim", "Tim", "Tom")
    world.do(c.Leave(), "tim")
    assert names(world) == ["Sara"]
    world.join("ola", "Ola")
    world.do(c.Start())
    world.do(c.Leave(), HOST)
    assert world.table.host == "ola"
    assert world.table.seats[0].stand_in
    world.do(c.Next(0), "ola")
    assert world.table.seats_awaiting_computer() == [0]


def test_the_last_one_out_keeps_the_key() -> None:
    world = playing("Sara")
    world.do(c.Leave(), HOST)
    assert HOST in world.table.devices
    world.do(c.Connect(), HOST)
    assert world.table.host == HOST


def test_removing_somebody_in_a_game() -> None:
    world = playing("Sara", "Tim")
    world.do(c.Next(0))
    world.do(c.Remove(1))
    assert world.kinds() == ["SeatLeft"]
    assert refused(world, c.MakeMove(1, 1, "a1"), "tim") == "not-your-seat"
    assert world.table.seats_awaiting_computer() == [1]
    world.do(c.Abandon())
    world.do(c.Rematch(secret="ab" * 32))
    assert names(world) == ["Sara"]


def test_the_last_one_out_is_gone_since_they_were_away() -> None:
    """Whoever leaves for good from the list of their games is not there at that moment."""
    world = playing("Sara")
    world.do(c.Disconnect(), HOST)
    gone = world.table.devices[HOST].gone_since
    world.do(c.Leave(), HOST, wait=60_000)
    assert "DeviceDisconnected" not in world.kinds()
    assert world.table.devices[HOST].gone_since == gone
