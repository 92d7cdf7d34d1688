"""Parts of devices in single rolls: who is asked, when, and what is refused."""

import json
from collections.abc import Mapping

import pytest

from fivebyfive import parse_record
from fivebyfive.dice import CheckableDice, HashChain, Outcome, verify
from fivebyfive.store.event_codec import decode_event, encode_event
from fivebyfive.table import build_record, fold, private_view, public_view
from fivebyfive.table import commands as c
from fivebyfive.table.session import describe_notice
from support.table_harness import HOST, SECRET, TableHarness, refusal_code

CELLS = [f"{column}{row}" for row in range(1, 6) for column in "abcde"]


def chain(device: str) -> HashChain:
    return HashChain(device.encode().ljust(32, b"."))


def open_with_chains(*others: str, changes: Mapping[str, object]) -> TableHarness:
    """A lobby in which everybody has given the anchor of a chain; one device a name."""
    harness = TableHarness.open("family", **changes)
    harness.submit(c.Sit("Host"))
    for name in others:
        harness.submit(c.Join(name, "h", chain(name).nonce), None)
        harness.submit(c.Connect(), name)
        harness.submit(c.Sit(name.title()), name)
    return harness


def start_with_chains(*others: str, **changes: object) -> TableHarness:
    """Its game. The host has given a plain nonce, as older programs do, and has no parts."""
    harness = open_with_chains(*others, changes=changes)
    harness.submit(c.Start())
    return harness


def wanted(harness: TableHarness) -> dict[str, int]:
    found = {device: private_view(harness.table, device) for device in harness.table.devices}
    return {device: view.part_wanted for device, view in found.items() if view.part_wanted}


def give(harness: TableHarness, device: str, round_: int) -> list[str]:
    harness.submit(c.GivePart(round_, chain(device).part(round_)), device)
    return harness.last_event_types()


def move_all(harness: TableHarness) -> None:
    for seat, holder in enumerate(harness.table.seats):
        move = c.MakeMove(seat, harness.table.round, CELLS[harness.table.round - 1])
        harness.submit(move, holder.device)


def press(harness: TableHarness) -> list[str]:
    """The roller presses for the next roll."""
    roller = harness.table.seats[harness.table.round % len(harness.table.seats)].device
    harness.submit(c.Next(harness.table.round), roller)
    return harness.last_event_types()


def play_round(harness: TableHarness) -> dict[str, int]:
    """Roll with all parts that are asked for, and move: who was asked."""
    press(harness)
    asked = wanted(harness)
    for device, round_ in asked.items():
        give(harness, device, round_)
    move_all(harness)
    return asked


def test_the_roll_waits_for_the_parts_and_is_made_of_them() -> None:
    harness = start_with_chains("tim", "ola")
    assert wanted(harness) == {}
    assert press(harness) == ["RollRequested"]
    assert wanted(harness) == {"tim": 1, "ola": 1}
    assert give(harness, "ola", 1) == ["PartGiven"]
    assert harness.table.round == 0
    assert give(harness, "tim", 1) == ["PartGiven", "Rolled"]
    parts = (chain("tim").part(1), chain("ola").part(1))  # in joining order
    dice = CheckableDice(SECRET, "123456", harness.table.nonces, {1: parts})
    game = harness.table.game
    assert game is not None
    assert game.open_round is not None
    assert game.open_round.throw == dice.throw(1)
    assert wanted(harness) == {}


def test_nobody_can_know_a_roll_while_moves_may_change() -> None:
    """Whoever reads the log and has not moved finally lacks the parts of the next roll."""
    harness = start_with_chains("tim", "ola")
    play_round(harness)
    part = c.GivePart(2, chain("tim").part(2))
    assert refusal_code(harness, part, "tim") == "part-unwanted"
    harness.submit(c.TakeBack(0, 1))
    harness.submit(c.MakeMove(0, 1, "e5"))
    assert press(harness) == ["RollRequested"]
    assert refusal_code(harness, c.MakeMove(0, 1, "d5")) == "rolling"
    assert refusal_code(harness, c.TakeBack(0, 1)) == "rolling"
    late = c.SitLate("Late", [])
    assert refusal_code(harness, late, "ola") == "rolling"
    harness.submit(c.MakeMove(0, 1, "e5"))  # sent twice
    assert harness.last_events == []
    give(harness, "tim", 2)
    assert refusal_code(harness, c.MakeMove(0, 1, "d5")) == "rolling"


def test_pressing_twice_asks_once() -> None:
    harness = start_with_chains("tim")
    press(harness)
    assert press(harness) == []
    give(harness, "tim", 1)
    harness.submit(c.Next(0))
    assert harness.last_events == []


def test_what_is_refused() -> None:
    harness = start_with_chains("tim", "ola", "eva")
    press(harness)
    asked = wanted(harness)
    assert asked == {"tim": 1, "ola": 1}
    assert refusal_code(harness, c.GivePart(1, chain("eva").part(1)), "eva") == "part-unwanted"
    assert refusal_code(harness, c.GivePart(1, chain("tim").part(1))) == "part-unwanted"  # the host
    assert refusal_code(harness, c.GivePart(2, chain("tim").part(2)), "tim") == "part-unwanted"
    for wrong in (chain("ola").part(1), chain("tim").part(2), "x", chain("tim").nonce):
        assert refusal_code(harness, c.GivePart(1, wrong), "tim") == "bad-part"
    for device in asked:
        give(harness, device, 1)
    assert refusal_code(harness, c.GivePart(1, chain("eva").part(1)), "eva") == "stale-round"
    other_game = c.GivePart(1, chain("tim").part(1), game=2)
    assert refusal_code(harness, other_game, "tim") == "stale-round"


def test_a_part_sent_twice_is_given_once_also_after_the_roll() -> None:
    harness = start_with_chains("tim", "ola")
    press(harness)
    give(harness, "tim", 1)
    assert give(harness, "tim", 1) == []
    give(harness, "ola", 1)
    assert give(harness, "tim", 1) == []
    harness.submit(c.Abandon())
    assert give(harness, "tim", 1) == []
    assert refusal_code(harness, c.GivePart(2, chain("tim").part(2)), "tim") == "not-playing"


def test_a_wrong_anchor_shows_with_its_first_part() -> None:
    harness = TableHarness.open()
    harness.submit(c.Sit("Host"))
    harness.submit(c.Join("tim", "h", "A" * 43), None)
    harness.submit(c.Connect(), "tim")
    harness.submit(c.Start())
    assert press(harness) == ["RollRequested"]
    assert refusal_code(harness, c.GivePart(1, chain("tim").part(1)), "tim") == "bad-part"
    harness.submit(c.Tick(), None, wait=1_000)
    assert harness.last_event_types() == ["Rolled"]


def test_witnesses_take_turns_two_at_a_time() -> None:
    names = ["tim", "ola", "eva", "jan", "kim"]
    harness = start_with_chains(*names)
    asked = [set(play_round(harness)) for _ in range(5)]
    assert [len(one) for one in asked] == [2] * 5
    assert {name: sum(name in one for one in asked) for name in names} == dict.fromkeys(names, 2)


def test_devices_that_are_gone_are_not_asked() -> None:
    harness = start_with_chains("tim", "ola", "eva")
    harness.submit(c.Disconnect(), "tim")
    press(harness)
    assert wanted(harness) == {"ola": 1, "eva": 1}
    harness.submit(c.Leave(), "ola")
    assert give(harness, "eva", 1) == ["PartGiven", "Rolled"]


def test_the_roll_does_not_wait_for_a_witness_that_goes() -> None:
    harness = start_with_chains("tim", "ola")
    press(harness)
    give(harness, "ola", 1)
    harness.submit(c.Disconnect(), "tim")
    harness.submit(c.Tick(), None)
    assert harness.last_event_types() == ["Rolled"]


def test_a_witness_that_says_nothing_delays_one_roll_by_a_second() -> None:
    harness = start_with_chains("tim", "ola")
    press(harness)
    give(harness, "ola", 1)
    harness.submit(c.Tick(), None, wait=999)
    assert harness.last_events == []
    harness.submit(c.Tick(), None, wait=1)
    assert harness.last_event_types() == ["Rolled"]
    assert refusal_code(harness, c.GivePart(1, chain("tim").part(1)), "tim") == "stale-round"
    move_all(harness)
    press(harness)
    assert wanted(harness) == {"ola": 2}  # not asked again ...
    give(harness, "ola", 2)
    harness.submit(c.Connect("elsewhere"), "tim")  # ... before it comes back
    move_all(harness)
    press(harness)
    assert wanted(harness) == {"tim": 3, "ola": 3}


def test_nobody_comes_back_only_to_delay_rolls() -> None:
    harness = start_with_chains("tim")
    delayed = 0
    for round_ in range(1, 7):
        delayed += press(harness) == ["RollRequested"]
        harness.submit(c.Tick(), None, wait=1_000)
        assert harness.table.round == round_
        move_all(harness)
        harness.submit(c.Connect(f"elsewhere {round_}"), "tim")
    assert delayed == 3


@pytest.mark.parametrize("changes", [{"dice": "real"}, {"rolls": "auto"}])
def test_real_dice_ask_nobody_and_rolls_by_themselves_do(changes: dict[str, object]) -> None:
    harness = start_with_chains("tim", **changes)
    if "dice" in changes:
        harness.submit(c.Next(0, "3+6"))
        assert harness.last_event_types() == ["Rolled"]
    else:
        harness.submit(c.Tick(), None, wait=2_000)
        assert harness.last_event_types() == ["RollRequested"]
        assert give(harness, "tim", 1) == ["PartGiven", "Rolled"]


def test_a_paused_table_rolls_when_it_goes_on() -> None:
    harness = start_with_chains("tim")
    press(harness)
    harness.submit(c.Pause())
    assert give(harness, "tim", 1) == ["PartGiven"]
    harness.submit(c.Tick(), None, wait=5_000)
    assert harness.last_events == []
    harness.submit(c.Pause(paused=False))
    harness.submit(c.Tick(), None)
    assert harness.last_event_types() == ["Rolled"]


def test_only_witnesses_are_told() -> None:
    harness = start_with_chains("tim", "ola", "eva")
    before = public_view(harness.table)
    events = harness.submit(c.Next(0))
    notice = describe_notice(harness.table, events)
    assert notice.movers == {"tim", "ola"}
    assert notice.only_moves
    assert public_view(harness.table) == before
    events = harness.submit(c.GivePart(1, chain("ola").part(1)), "ola")
    assert describe_notice(harness.table, events).movers == set()
    assert public_view(harness.table) == before
    assert chain("ola").part(1) not in json.dumps(str(private_view(harness.table, HOST)))


def test_the_record_has_the_parts_and_is_verified() -> None:
    harness = start_with_chains("tim", "ola")
    for _ in range(3):
        play_round(harness)
    press(harness)
    give(harness, "tim", 4)  # of a roll that never happens
    running = build_record(harness.table)
    assert dict(running.headers)["Dice"] == "per-roll"
    assert chain("tim").part(4) not in str(running)
    harness.submit(c.Abandon())
    record = build_record(harness.table)
    assert parse_record(str(record)) == record
    # The open round of a game that was ended early is not in the record; nor are its parts.
    expected = f"2:{chain('tim').part(2)}:1-2 3:{chain('ola').part(2)}:1-2"
    assert dict(record.headers)["Parts"] == expected
    found = verify(record)
    assert (found.outcome, found.rolls) == (Outcome.VERIFIED, 2)


def test_a_whole_game_without_parts_has_the_record_it_always_had() -> None:
    harness = TableHarness.open()
    harness.submit(c.Sit("Host"))
    harness.submit(c.Start())
    assert press(harness) == ["Rolled"]
    headers = dict(build_record(harness.table).headers)
    assert (headers["Dice"], headers["Nonces"]) == ("checkable", "n0")
    assert "Parts" not in headers


def test_the_same_dice_again_are_the_same_and_the_record_says_whose() -> None:
    harness = start_with_chains("tim", "ola")
    for _ in range(3):
        play_round(harness)
    harness.submit(c.Abandon())
    game = harness.table.game
    assert game is not None
    rolls = [played.throw for played in game.rounds]
    harness.submit(c.Rematch("7c" * 32, same_dice=True))
    harness.submit(c.Start())
    assert harness.last_event_types() == ["GameStarted"]  # nonces do not matter
    for roll in rolls:
        assert press(harness)[-1:] == ["Rolled"]
        again = harness.table.game
        assert again is not None
        assert again.open_round is not None
        assert again.open_round.throw == roll
        move_all(harness)
    harness.submit(c.Abandon())
    record = build_record(harness.table)
    assert dict(record.headers)["Dice-Of"] == "123456 1"
    assert verify(record).outcome is Outcome.REPEATED


def test_logs_from_before_parts_play_on_without_them() -> None:
    harness = start_with_chains("tim")
    old = []
    for event in harness.log:
        data = json.loads(encode_event(event))
        if data["type"] == "GameStarted":
            del data["devices"]
        old.append(decode_event(json.dumps(data)))
    table = fold(old)
    assert table.nonces == harness.table.nonces
    assert public_view(table).nonces_missing == []
    past = TableHarness(old, table)
    assert press(past) == ["Rolled"]
