"""Rounds at a table: moves, changes, next, rolls, the end, again."""

import pytest

from fivebyfive.dice import CheckableDice, verify
from fivebyfive.rules import parse_record
from fivebyfive.table import build_record, private_view, public_view
from fivebyfive.table import commands as c
from fivebyfive.table.views.models import MovedView
from support.table_harness import HOST, SECRET, TableHarness, refusal_code, start_game


def play_out(harness: TableHarness, move: int = 0) -> None:
    """Play until the end, everybody with their first legal move."""
    while harness.table.phase == "playing":
        game = harness.table.game
        assert game is not None
        if game.open_round:
            for seat, chair in enumerate(harness.table.seats):
                legal = str(game.legal_moves(seat)[move])
                if chair.is_played_by_computer:
                    harness.submit(c.ComputerMove(seat, harness.table.round, legal), None)
                else:
                    harness.submit(c.MakeMove(seat, harness.table.round, legal), chair.device)
        roller = (harness.table.round) % len(harness.table.seats)
        owner = harness.table.seats[roller].device or HOST
        harness.submit(c.Next(harness.table.round), owner)


@pytest.mark.parametrize("game", ["knister", "knaster"])
def test_a_whole_game_and_its_record(game: str) -> None:
    harness = start_game("Sara", "Tim", "Ola", game=game)
    play_out(harness)
    table = harness.table
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
    harness = start_game("Sara", "Tim")
    assert (harness.table.round, harness.table.is_open) == (0, False)
    harness.submit(c.Next(0))
    assert harness.last_event_types() == ["Rolled"]
    assert refusal_code(harness, c.Next(1), "tim") == "too-early"
    harness.submit(c.MakeMove(0, 1, "c3"))
    harness.submit(c.MakeMove(1, 1, "a1"), "tim")
    assert refusal_code(harness, c.Next(1)) == "not-your-roll"
    harness.submit(c.Next(1), "tim")
    assert harness.last_event_types() == ["RoundClosed", "Rolled"]
    closed = public_view(harness.table).closed
    assert closed is not None
    assert closed.moves == ["c3", "a1"]


def test_commands_that_come_twice_or_late() -> None:
    harness = start_game("Sara")
    harness.submit(c.Next(0))
    assert harness.submit(c.Next(0)) == []
    harness.submit(c.MakeMove(0, 1, "c3"))
    assert harness.submit(c.MakeMove(0, 1, "c3")) == []
    harness.submit(c.MakeMove(0, 1, "d3"))
    assert harness.last_event_types() == ["MoveMade"]
    harness.submit(c.Next(1))
    assert harness.submit(c.Next(1)) == []
    assert refusal_code(harness, c.MakeMove(0, 1, "e3")) == "stale-round"
    assert refusal_code(harness, c.TakeBack(0, 1)) == "stale-round"
    assert refusal_code(harness, c.Next(0)) == "stale-round"
    assert refusal_code(harness, c.Next(7)) == "stale-round"
    assert refusal_code(harness, c.MakeMove(0, 2, "d3")) == "cell-taken"


def test_taking_back() -> None:
    harness = start_game("Sara")
    harness.submit(c.Next(0))
    assert harness.submit(c.TakeBack(0, 1)) == []
    harness.submit(c.MakeMove(0, 1, "c3"))
    harness.submit(c.TakeBack(0, 1))
    assert refusal_code(harness, c.Next(1)) == "too-early"


def test_nobody_sees_an_open_move_of_another_seat() -> None:
    harness = start_game("Sara", "Tim")
    harness.submit(c.Next(0))
    harness.submit(c.MakeMove(0, 1, "c3"))
    sees = str(public_view(harness.table)) + str(private_view(harness.table, "tim"))
    assert "c3'" not in sees.replace(f"write={_cells()}", "")
    assert public_view(harness.table).moved == MovedView(1, [0], 2, may_close=True)
    mine = private_view(harness.table, HOST).seats[0]
    assert (mine.move, mine.pencilled.numbers[12] > 0) == ("c3", True)
    assert mine.sheet.numbers == [0] * 25
    assert str(build_record(harness.table)).count("\n1. ") == 0


def _cells() -> list[str]:
    return [column + row for row in "12345" for column in "abcde"]


def test_only_ones_own_seats() -> None:
    harness = start_game("Sara", "Tim")
    harness.submit(c.Next(0))
    assert refusal_code(harness, c.MakeMove(0, 1, "c3"), "tim") == "not-your-seat"
    assert refusal_code(harness, c.MakeMove(1, 1, "c3")) == "not-your-seat"
    assert refusal_code(harness, c.MakeMove(2, 1, "c3")) == "no-such-seat"
    assert refusal_code(harness, c.TakeBack(0, 1), "tim") == "not-your-seat"
    assert refusal_code(harness, c.MakeMove(0, 1, "c3"), "nobody") == "no-such-device"


def test_several_seats_on_one_device() -> None:
    harness = TableHarness.open()
    harness.submit(c.Sit("Sara"))
    harness.submit(c.Sit("Tim"))
    harness.submit(c.Start())
    harness.submit(c.Next(0))
    harness.submit(c.MakeMove(0, 1, "a1"))
    harness.submit(c.MakeMove(1, 1, "b1"))
    harness.submit(c.Next(1))
    assert [seat.seat for seat in private_view(harness.table, HOST).seats] == [0, 1]


def test_real_dice_are_typed_and_corrected() -> None:
    harness = start_game("Sara", "Tim", dice="real")
    assert refusal_code(harness, c.Next(0)) == "roll-needed"
    assert refusal_code(harness, c.Next(0, "13")) == "bad-roll"
    harness.submit(c.Next(0, "9"))
    harness.submit(c.MakeMove(0, 1, "c3"))
    harness.submit(c.MakeMove(1, 1, "a1"), "tim")
    assert refusal_code(harness, c.CorrectRoll(1, "x")) == "bad-roll"
    assert refusal_code(harness, c.CorrectRoll(1, "8"), "tim") == "not-host"
    assert harness.submit(c.CorrectRoll(1, "9")) == []
    harness.submit(c.CorrectRoll(1, "3+5"))
    assert harness.table.waiting_for == [0, 1]
    assert public_view(harness.table).roll == "3+5"
    harness.submit(c.MakeMove(0, 1, "c3"))
    harness.submit(c.MakeMove(1, 1, "a1"), "tim")
    harness.submit(c.Next(1, "12"), "tim")
    assert str(build_record(harness.table)).endswith("1. 3+5 c3 a1\n")
    assert verify(build_record(harness.table)).outcome == "nothing"
    assert refusal_code(harness, c.CorrectRoll(1, "8")) == "stale-round"
    app = start_game("Sara")
    app.submit(c.Next(0))
    assert refusal_code(app, c.CorrectRoll(1, "8")) == "roll-unwanted"
    assert refusal_code(app, c.Next(1, "8")) == "too-early"


def test_abandon_and_rematch() -> None:
    harness = start_game("Sara", "Tim")
    harness.submit(c.Next(0))
    harness.submit(c.MakeMove(0, 1, "c3"))
    assert refusal_code(harness, c.Rematch(secret="ab" * 32)) == "not-over"
    assert refusal_code(harness, c.Abandon(), "tim") == "not-host"
    harness.submit(c.Abandon())
    text = str(build_record(harness.table))
    assert "Ended: abandoned" in text
    assert "c3" not in text
    assert refusal_code(harness, c.MakeMove(0, 1, "d3")) == "not-playing"
    harness.submit(c.Rematch(secret="ab" * 32))
    assert (harness.table.phase, harness.table.game_number) == ("lobby", 2)
    assert [chair.name for chair in harness.table.seats] == ["Sara", "Tim"]
    assert public_view(harness.table).commit != ""


def test_new_dice_need_new_nonces() -> None:
    harness = start_game("Sara", "Tim")
    harness.submit(c.Abandon())
    harness.submit(c.Rematch(secret="ab" * 32))
    harness.submit(c.GiveNonce("fresh"), "tim")
    assert harness.submit(c.GiveNonce("fresh"), "tim") == []
    assert refusal_code(harness, c.GiveNonce("other"), "tim") == "nonce-given"
    harness.start_without_nonces()
    assert harness.table.nonces == ("fresh",)
    assert refusal_code(harness, c.GiveNonce("late"), "tim") == "not-in-lobby"


def test_the_same_dice_again() -> None:
    harness = start_game("Sara")
    play_out(harness)
    assert harness.table.game is not None
    rolls = [played.throw for played in harness.table.game.rounds]
    harness.submit(c.Rematch(same_dice=True, secret="ab" * 32))
    harness.submit(c.Start())
    play_out(harness, move=-1)
    assert [played.throw for played in harness.table.game.rounds] == rolls
    record = build_record(harness.table)
    assert verify(record).outcome == "repeated"


def test_the_table_rolls_by_itself() -> None:
    harness = start_game("Sara", rolls="auto")
    assert refusal_code(harness, c.Next(0)) == "not-your-roll"
    assert harness.submit(c.Tick(), None, wait=1_000) == []
    harness.submit(c.Tick(), None, wait=1_000)
    assert harness.last_event_types() == ["Rolled"]
    assert harness.submit(c.Tick(), None) == []
    harness.submit(c.MakeMove(0, 1, "c3"))
    harness.submit(c.Tick(), None, wait=2_000)
    assert harness.last_event_types() == ["RoundClosed", "Rolled"]


def test_a_computer_player_moves_and_rolls() -> None:
    harness = TableHarness.open()
    harness.submit(c.Sit("Sara"))
    harness.submit(c.SeatComputer("Otto", "casual"))
    harness.submit(c.Start())
    harness.submit(c.Next(0))
    assert harness.table.seats_awaiting_computer() == [1]
    assert harness.submit(c.ComputerMove(0, 1, "a1"), None) == []
    assert refusal_code(harness, c.MakeMove(1, 1, "a1")) == "not-your-seat"
    harness.submit(c.ComputerMove(1, 1, "a1"), None)
    assert harness.submit(c.ComputerMove(1, 1, "b1"), None) == []
    harness.submit(c.MakeMove(0, 1, "c3"))
    harness.submit(c.Tick(), None, wait=2_000)
    assert harness.last_event_types() == ["RoundClosed", "Rolled"]
    assert "*" not in str(build_record(harness.table))


def test_pause() -> None:
    harness = start_game("Sara", "Tim", seconds=10)
    harness.submit(c.Next(0))
    assert refusal_code(harness, c.Pause(), "tim") == "not-host"
    harness.submit(c.Pause())
    assert harness.submit(c.Pause()) == []
    assert refusal_code(harness, c.MakeMove(0, 1, "c3")) == "paused"
    assert harness.submit(c.Tick(), None, wait=60_000) == []
    harness.submit(c.Pause(paused=False))
    assert harness.submit(c.Tick(), None, wait=9_999) == []
    harness.submit(c.Tick(), None, wait=1)
    assert harness.last_event_types() == ["TimeUp"]
