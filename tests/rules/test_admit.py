"""Somebody takes a seat in a running game of Knister: the rounds missed are placed by the rules."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fivebyfive import Game, GameError, MoveError, Throw, parse_move
from fivebyfive.rules import Move

ROLLS = (7, 3, 12, 7)


def moves(*texts: str) -> list[Move]:
    return [parse_move(text) for text in texts]


def after(rolls: tuple[int, ...], kind: str = "knister") -> Game:
    """Two seats that have written every roll in the same free cell."""
    game = Game.start(kind, 2)
    for roll in rolls:
        rolled = game.roll(Throw(roll))
        game = rolled.play_all(rolled.legal_moves(seat)[0] for seat in range(2)).close()
    return game


def test_the_sheet_of_somebody_who_came_late() -> None:
    game = after(ROLLS).admit(moves("c3", "a1", "e5", "b2"))
    assert len(game.sheets) == 3
    assert [game.sheets[2].numbers[cell] for cell in (12, 0, 24, 6)] == list(ROLLS)
    assert [played.moves[2] for played in game.rounds] == moves("c3", "a1", "e5", "b2")
    assert game.sheets[:2] == after(ROLLS).sheets


def test_in_an_open_round_the_others_moves_stay() -> None:
    opened = after(ROLLS).roll(Throw(9)).play(0, "c5")
    game = opened.admit(moves("c3", "a1", "e5", "b2"))
    assert game.open_round is not None
    assert game.open_round.moves == (parse_move("c5"), None, None)
    game = game.play(2, "d4").play(1, "d4").close()
    assert game.sheets[2].numbers[18] == 9


def test_before_the_first_roll_and_in_the_first_round() -> None:
    assert Game.start("knister", 1).admit([]) == Game.start("knister", 2)
    opened = Game.start("knister", 1).roll(Throw(7))
    assert opened.admit([]) == Game.start("knister", 2).roll(Throw(7))


@given(closed=st.integers(0, 24), seed=st.randoms(use_true_random=False), opened=st.booleans())
def test_it_is_as_if_they_had_been_there(closed: int, seed: object, opened: bool) -> None:
    """Whoever comes late ends in the same game as with a seat from the beginning."""
    rolls = [seed.randint(2, 12) for _ in range(25)]  # type: ignore[attr-defined]
    both, one, missed = Game.start("knister", 2), Game.start("knister", 1), list[Move]()
    for number, roll in enumerate(rolls):
        both, one = both.roll(Throw(roll)), one.roll(Throw(roll))
        made = [seed.choice(both.legal_moves(seat)) for seat in range(2)]  # type: ignore[attr-defined]
        if number == closed and opened:
            one = one.play(0, made[0]).admit(missed)
        elif number == closed:
            one = one.closed_only().admit(missed).roll(Throw(roll))
        missed.append(made[1])
        both = both.play_all(made).close()
        one = one.play_all(made[: len(one.sheets)]).close()
    assert one == both
    assert one.finished


@pytest.mark.parametrize(
    ("given", "code"),
    [
        (["c3", "a1", "e5"], "round-not-complete"),
        ([], "round-not-complete"),
        (["c3", "a1", "e5", "b2", "b3"], "no-roll"),
    ],
)
def test_one_move_for_each_closed_round(given: list[str], code: str) -> None:
    for game in (after(ROLLS), after(ROLLS).roll(Throw(9))):
        with pytest.raises(GameError) as refused:
            game.admit(moves(*given))
        assert refused.value.code == code


@pytest.mark.parametrize(
    ("given", "code"),
    [
        (["c3", "c3", "e5", "b2"], "cell-taken"),
        (["c3", "(c3)", "e5", "b2"], "no-circles-here"),
        (["c3", "-", "e5", "b2"], "no-circles-here"),
    ],
)
def test_by_the_rules(given: list[str], code: str) -> None:
    with pytest.raises(MoveError) as refused:
        after(ROLLS).admit(moves(*given))
    assert refused.value.code == code


def test_a_finished_game_admits_nobody() -> None:
    game = after((7,) * 25)
    with pytest.raises(GameError, match="game-over"):
        game.admit([played.moves[0] for played in game.rounds if played.moves[0]])


def test_nobody_comes_late_to_knaster() -> None:
    """There the sheets fill at different speeds, and who is full ends the game for all."""
    for rolls in ((), ROLLS):
        with pytest.raises(GameError) as refused:
            after(rolls, "knaster").admit([])
        assert refused.value.code == "no-latecomers"
    assert not after((), "knaster").admits
    assert after(()).admits
