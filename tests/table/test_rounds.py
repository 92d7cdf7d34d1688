"""Rounds at a table: moves, changes, next, rolls, the end, again."""

import pytest

from fivebyfive.dice import CheckableDice, verify
from fivebyfive.rules import parse_record
from fivebyfive.table import build_record, private_view, public_view
from fivebyfive.table import commands as c
from fivebyfive.table.views.models import MovedView
from support.table_harness import HOST, SECRET, TableHarness, refusal_code, start_game


def play_out(world: TableHarness, move: int = 0) -> None:
    """Play until the end, everybody with their first legal move."""
    while world.table.phase == "playing":
        game = world.table.game
        assert game is not None
        if game.open_round:
            for seat, chair in enumerate(world.table.seats):
                legal = str(game.legal_moves(seat)[move])
                if chair.is_played_by_computer:
                    world.submit(c.ComputerMove(seat, world.table.round, legal), None)
                else:
                    world.submit(c.MakeMove(seat, world.table.round, legal), chair.device)
        roller = (world.table.round) % len(world.table.seats)
        owner = world.table.seats[roller].device or HOST
        world.submit(c.Next(world.table.round), owner)


@pytest.mark.parametrize("game", ["knister", "knaster"])
def test_a_whole_game_and_its_record(game: str) -> None:
    world = start_game("Sara", "Tim", "Ola", game=game)
    play_out(world)
    table = world.table
    assert (table.phase, table.abandoned) == ("over", False)
    record = build_record(table)
    assert parse_record(str(record)).game == table.game
    assert verify(record).outcome == "verified"
    dice = CheckableDice(SECRET, "123456", ("n0", "nonce-tim", "nonce-ola"))
    assert [r.throw for r in record.game.rounds] == [
        dice.throw(number) for number in range(1, len(record.game.rounds) + 1)
    ]
    view = public_view(table)
    assert view.result is not None
    assert view.result.secret == SECRET
    assert view.totals == [score.total for score in record.game.scores()]


def test_a_round_opens_with_its_roll_and_closes_with_next() -> None:
    world = start_game("Sara", "Tim")
    assert (world.table.round, world.table.is_open) == (0, False)
    world.submit(c.Next(0))
    assert world.last_event_types() == ["Rolled"]
    assert refusal_code(world, c.Next(1), "tim") == "too-early"
    world.submit(c.MakeMove(0, 1, "c3"))
    world.submit(c.MakeMove(1, 1, "a1"), "tim")
    assert refusal_code(world, c.Next(1)) == "not-your-roll"
    world.submit(c.Next(1), "tim")
    assert world.last_event_types() == ["RoundClosed", "Rolled"]
    closed = public_view(world.table).closed
    assert closed is not None
    assert closed.moves == ["c3", "a1"]


def test_commands_that_come_twice_or_late() -> None:
    world = start_game("Sara")
    world.submit(c.Next(0))
    assert world.submit(c.Next(0)) == []
    world.submit(c.MakeMove(0, 1, "c3"))
    assert world.submit(c.MakeMove(0, 1, "c3")) == []
    world.submit(c.MakeMove(0, 1, "d3"))
    assert world.last_event_types() == ["MoveMade"]
    world.submit(c.Next(1))
    assert world.submit(c.Next(1)) == []
    assert refusal_code(world, c.MakeMove(0, 1, "e3")) == "stale-round"
    assert refusal_code(world, c.TakeBack(0, 1)) == "stale-round"
    assert refusal_code(world, c.Next(0)) == "stale-round"
    assert refusal_code(world, c.Next(7)) == "stale-round"
    assert refusal_code(world, c.MakeMove(0, 2, "d3")) == "cell-taken"


def test_taking_back() -> None:
    world = start_game("Sara")
    world.submit(c.Next(0))
    assert world.submit(c.TakeBack(0, 1)) == []
    world.submit(c.MakeMove(0, 1, "c3"))
    world.submit(c.TakeBack(0, 1))
    assert refusal_code(world, c.Next(1)) == "too-early"


def test_nobody_sees_an_open_move_of_another_seat() -> None:
    world = start_game("Sara", "Tim")
    world.submit(c.Next(0))
    world.submit(c.MakeMove(0, 1, "c3"))
    sees = str(public_view(world.table)) + str(private_view(world.table, "tim"))
    assert "c3'" not in sees.replace(f"write={_cells()}", "")
    assert public_view(world.table).moved == MovedView(1, [0], 2)
    mine = private_view(world.table, HOST).seats[0]
    assert (mine.move, mine.pencilled.numbers[12] > 0) == ("c3", True)
    assert mine.sheet.numbers == [0] * 25
    assert str(build_record(world.table)).count("\n1. ") == 0


def _cells() -> list[str]:
    return [column + row for row in "12345" for column in "abcde"]


def test_only_ones_own_seats() -> None:
    world = start_game("Sara", "Tim")
    world.submit(c.Next(0))
    assert refusal_code(world, c.MakeMove(0, 1, "c3"), "tim") == "not-your-seat"
    assert refusal_code(world, c.MakeMove(1, 1, "c3")) == "not-your-seat"
    assert refusal_code(world, c.MakeMove(2, 1, "c3")) == "no-such-seat"
    assert refusal_code(world, c.TakeBack(0, 1), "tim") == "not-your-seat"
    assert refusal_code(world, c.MakeMove(0, 1, "c3"), "nobody") == "no-such-device"


def test_several_seats_on_one_device() -> None:
    world = TableHarness.open()
    world.submit(c.Sit("Sara"))
    world.submit(c.Sit("Tim"))
    world.submit(c.Start())
    world.submit(c.Next(0))
    world.submit(c.MakeMove(0, 1, "a1"))
    world.submit(c.MakeMove(1, 1, "b1"))
    world.submit(c.Next(1))
    assert [seat.seat for seat in private_view(world.table, HOST).seats] == [0, 1]


def test_real_dice_are_typed_and_corrected() -> None:
    world = start_game("Sara", "Tim", dice="real")
    assert refusal_code(world, c.Next(0)) == "roll-needed"
    assert refusal_code(world, c.Next(0, "13")) == "bad-roll"
    world.submit(c.Next(0, "9"))
    world.submit(c.MakeMove(0, 1, "c3"))
    world.submit(c.MakeMove(1, 1, "a1"), "tim")
    assert refusal_code(world, c.CorrectRoll(1, "x")) == "bad-roll"
    assert refusal_code(world, c.CorrectRoll(1, "8"), "tim") == "not-host"
    assert world.submit(c.CorrectRoll(1, "9")) == []
    world.submit(c.CorrectRoll(1, "3+5"))
    assert world.table.waiting_for == [0, 1]
    assert public_view(world.table).roll == "3+5"
    world.submit(c.MakeMove(0, 1, "c3"))
    world.submit(c.MakeMove(1, 1, "a1"), "tim")
    world.submit(c.Next(1, "12"), "tim")
    assert str(build_record(world.table)).endswith("1. 3+5 c3 a1\n")
    assert verify(build_record(world.table)).outcome == "nothing"
    assert refusal_code(world, c.CorrectRoll(1, "8")) == "stale-round"
    app = start_game("Sara")
    app.submit(c.Next(0))
    assert refusal_code(app, c.CorrectRoll(1, "8")) == "roll-unwanted"
    assert refusal_code(app, c.Next(1, "8")) == "too-early"


def test_abandon_and_rematch() -> None:
    world = start_game("Sara", "Tim")
    world.submit(c.Next(0))
    world.submit(c.MakeMove(0, 1, "c3"))
    assert refusal_code(world, c.Rematch(secret="ab" * 32)) == "not-over"
    assert refusal_code(world, c.Abandon(), "tim") == "not-host"
    world.submit(c.Abandon())
    text = str(build_record(world.table))
    assert "Ended: abandoned" in text
    assert "c3" not in text
    assert refusal_code(world, c.MakeMove(0, 1, "d3")) == "not-playing"
    world.submit(c.Rematch(secret="ab" * 32))
    assert (world.table.phase, world.table.game_number) == ("lobby", 2)
    assert [chair.name for chair in world.table.seats] == ["Sara", "Tim"]
    assert public_view(world.table).commit != ""


def test_new_dice_need_new_nonces() -> None:
    world = start_game("Sara", "Tim")
    world.submit(c.Abandon())
    world.submit(c.Rematch(secret="ab" * 32))
    world.submit(c.GiveNonce("fresh"), "tim")
    assert world.submit(c.GiveNonce("other"), "tim") == []
    world.submit(c.Start())
    assert world.table.nonces == ("fresh",)
    assert refusal_code(world, c.GiveNonce("late"), "tim") == "not-in-lobby"


def test_the_same_dice_again() -> None:
    world = start_game("Sara")
    play_out(world)
    assert world.table.game is not None
    rolls = [played.throw for played in world.table.game.rounds]
    world.submit(c.Rematch(same_dice=True, secret="ab" * 32))
    world.submit(c.Start())
    play_out(world, move=-1)
    assert [played.throw for played in world.table.game.rounds] == rolls
    record = build_record(world.table)
    assert verify(record).outcome == "nothing"


def test_the_table_rolls_by_itself() -> None:
    world = start_game("Sara", rolls="auto")
    assert refusal_code(world, c.Next(0)) == "not-your-roll"
    assert world.submit(c.Tick(), None, wait=1_000) == []
    world.submit(c.Tick(), None, wait=1_000)
    assert world.last_event_types() == ["Rolled"]
    assert world.submit(c.Tick(), None) == []
    world.submit(c.MakeMove(0, 1, "c3"))
    world.submit(c.Tick(), None, wait=2_000)
    assert world.last_event_types() == ["RoundClosed", "Rolled"]


def test_a_computer_player_moves_and_rolls() -> None:
    world = TableHarness.open()
    world.submit(c.Sit("Sara"))
    world.submit(c.SeatComputer("Otto", "casual"))
    world.submit(c.Start())
    world.submit(c.Next(0))
    assert world.table.seats_awaiting_computer() == [1]
    assert world.submit(c.ComputerMove(0, 1, "a1"), None) == []
    assert refusal_code(world, c.MakeMove(1, 1, "a1")) == "not-your-seat"
    world.submit(c.ComputerMove(1, 1, "a1"), None)
    assert world.submit(c.ComputerMove(1, 1, "b1"), None) == []
    world.submit(c.MakeMove(0, 1, "c3"))
    world.submit(c.Tick(), None, wait=2_000)
    assert world.last_event_types() == ["RoundClosed", "Rolled"]
    assert "*" not in str(build_record(world.table))


def test_pause() -> None:
    world = start_game("Sara", "Tim", seconds=10)
    world.submit(c.Next(0))
    assert refusal_code(world, c.Pause(), "tim") == "not-host"
    world.submit(c.Pause())
    assert world.submit(c.Pause()) == []
    assert refusal_code(world, c.MakeMove(0, 1, "c3")) == "paused"
    assert world.submit(c.Tick(), None, wait=60_000) == []
    world.submit(c.Pause(paused=False))
    assert world.submit(c.Tick(), None, wait=9_999) == []
    world.submit(c.Tick(), None, wait=1)
    assert world.last_event_types() == ["TimeUp"]
