"""Rounds, the end of a game, ranking and verdict."""

from collections.abc import Callable
from dataclasses import FrozenInstanceError

import pytest

from fivebyfive import Game, GameError, MoveError, Throw, parse_move, ranks, thrown
from fivebyfive.rules import NOTHING, Circle, Verdict, Write, verdict

# Lines of these rows, columns and diagonals make nothing or a pair: no free circles.
PLAIN = (
    (12, 8, 6, 8, 11),
    (8, 2, 8, 4, 5),
    (2, 9, 11, 10, 8),
    (10, 5, 2, 9, 12),
    (10, 6, 10, 7, 12),
)


def one_round(game: Game, sum_: int, *moves: str) -> Game:
    return game.roll(Throw(sum_)).play_all(map(parse_move, moves)).close()


def filled(game: Game, circle_each: bool) -> Game:
    """Write the plain rows on every sheet, circling all but the last by a second equal roll."""
    seats = len(game.sheets)
    for cell, number in enumerate(number for row in PLAIN for number in row):
        game = game.roll(Throw(number)).play_all([Write(cell)] * seats).close()
        if circle_each and cell < 24:
            game = game.roll(Throw(number)).play_all([Circle(cell)] * seats).close()
    return game


def test_the_shortest_game_of_knaster_has_26_rolls() -> None:
    game = filled(Game.start("knaster"), circle_each=False)
    assert (len(game.rounds), game.is_last, game.finished) == (25, True, False)
    game = game.roll(Throw(3)).play(0, NOTHING).close()
    assert (len(game.rounds), game.finished, game.scores()[0].total) == (26, True, 0)


def test_the_longest_game_of_knaster_has_50_rolls() -> None:
    game = filled(Game.start("knaster"), circle_each=True)
    assert (len(game.rounds), game.is_last, game.finished) == (49, True, False)
    game = game.roll(Throw(12)).play(0, Circle(24)).close()
    assert (len(game.rounds), game.finished) == (50, True)
    assert game.scores()[0].total == 115


def test_knister_ends_after_25_rounds() -> None:
    game = filled(Game.start("knister", 3), circle_each=False)
    assert (len(game.rounds), game.finished, game.is_last) == (25, True, False)
    assert [round_.moves for round_ in game.rounds] == [(Write(cell),) * 3 for cell in range(25)]


def test_sheets_filled_together_mean_one_more_roll() -> None:
    game = filled(Game.start("knaster", 2), circle_each=False)
    assert game.is_last
    assert game.roll(Throw(7)).play_all([NOTHING, NOTHING]).close().finished


def test_a_sheet_filled_on_the_last_roll_adds_none() -> None:
    """Seat 1 circles once, so it is one cell behind when seat 0 fills its sheet."""
    game = Game.start("knaster", 2)
    numbers = [number for row in PLAIN for number in row]
    game = one_round(game, 12, "a1", "a1")
    game = one_round(game, 12, "e5", "(a1)")  # seat 0 writes its 12 of e5 early
    for cell in range(1, 24):
        move = Write(cell)
        game = game.roll(Throw(numbers[cell])).play_all([move, move]).close()
    assert (game.sheets[0].is_full, game.sheets[1].is_full) == (True, False)
    assert game.is_last
    game = one_round(game, 12, "(a1)", "e5")
    assert (game.sheets[1].is_full, game.finished) == (True, True)


def test_nobody_may_skip_before_the_last_roll() -> None:
    game = Game.start("knaster").roll(Throw(7))
    with pytest.raises(MoveError) as refusal:
        game.play(0, NOTHING)
    assert refusal.value.code == "must-move"


def test_the_roller_goes_round() -> None:
    game = Game.start("knister", 3)
    rollers = []
    for cell in range(5):
        rollers.append(game.roller)
        game = game.roll(thrown(1, 1)).play_all([Write(cell)] * 3).close()
    assert rollers == [0, 1, 2, 0, 1]


def test_who_rolls_next_while_a_round_is_open() -> None:
    """`roller` rolled the open round, `next_roller` rolls after it; between rounds they agree."""
    game = Game.start("knister", 3)
    seen = [(game.roller, game.next_roller)]
    for cell in range(3):
        game = game.roll(thrown(1, 1))
        seen.append((game.roller, game.next_roller))
        game = game.play_all([Write(cell)] * 3).close()
        seen.append((game.roller, game.next_roller))
    assert seen == [(0, 0), (0, 1), (1, 1), (1, 2), (2, 2), (2, 0), (0, 0)]


def test_a_latecomer_rolls_last() -> None:
    game = one_round(Game.start("knister", 2), 12, "a1", "a1").roll(9)
    assert (game.next_roller, game.admit([Write(0)]).next_roller) == (0, 2)


def test_a_move_can_be_changed_and_taken_back_while_the_round_is_open() -> None:
    game = Game.start("knister", 2).roll(thrown(3, 6))
    first = game.play(0, Write(0), stand_in=True)
    changed = first.play(0, Write(12))
    assert changed.open_round is not None
    assert changed.open_round.moves == (Write(12), None)
    assert changed.open_round.stand_ins == frozenset()
    assert changed.open_round.waiting_for == [1]
    assert changed.sheets[0].numbers == (0,) * 25  # closed sheets only change at the close
    assert first.take_back(0) == game
    closed = changed.play(1, Write(3)).close()
    assert [sheet.numbers.index(9) for sheet in closed.sheets] == [12, 3]


def test_play_all_leaves_other_moves_as_they_are() -> None:
    game = Game.start("knister", 3).roll(9).play(0, "a1", stand_in=True).play(2, "b1")
    after = game.play_all([None, Write(3)], frozenset({1, 7}))
    assert after.open_round is not None
    assert after.open_round.moves == (Write(0), Write(3), Write(1))
    assert after.open_round.stand_ins == {0, 1}
    assert after == game.play(1, Write(3), stand_in=True)


def test_a_finished_game_has_no_last_round_to_come() -> None:
    assert not finished().is_last


def test_correcting_a_roll_takes_the_moves_back() -> None:
    game = Game.start("knister", 2).roll(9).play(0, "a1")
    assert game.correct(thrown(3, 5)) == Game.start("knister", 2).roll(thrown(3, 5))
    with pytest.raises(GameError):
        Game.start("knister").correct(Throw(7))


def test_games_do_not_change() -> None:
    game = Game.start("knister")
    with pytest.raises(FrozenInstanceError):
        game.kind = "knaster"  # type: ignore[misc]


def finished() -> Game:
    return filled(Game.start("knister"), circle_each=False)


OUT_OF_TURN: list[tuple[Callable[[], object], str]] = [
    (lambda: Game.start("chess"), "unknown-game"),
    (lambda: Game.start("knister", 0), "no-seats"),
    (lambda: Game.start("knister").play(0, Write(0)), "no-roll"),
    (lambda: Game.start("knister").play_all([Write(0)]), "no-roll"),
    (lambda: Game.start("knister").take_back(0), "no-roll"),
    (lambda: Game.start("knister").close(), "no-roll"),
    (lambda: Game.start("knister").roll(Throw(7)).roll(Throw(7)), "round-open"),
    (lambda: Game.start("knister").roll(Throw(7)).close(), "round-not-complete"),
    (lambda: Game.start("knister").roll(Throw(13)), "bad-roll"),
    (lambda: Game.start("knister").roll(Throw(7, (3, 3))), "bad-roll"),
    (lambda: Game.start("knister").roll(Throw(7, (0, 7))), "bad-roll"),
    (lambda: Game.start("knister").roll(Throw(7)).play(1, Write(0)), "unknown-seat"),
    (lambda: Game.start("knister").roll(Throw(7)).play(-1, Write(0)), "unknown-seat"),
    (lambda: Game.start("knister").roll(Throw(7)).play_all([None, None]), "unknown-seat"),
    (lambda: finished().roll(Throw(7)), "game-over"),
    (lambda: finished().play(0, Write(0)), "game-over"),
]


@pytest.mark.parametrize(("call", "code"), OUT_OF_TURN)
def test_calls_out_of_turn(call: Callable[[], object], code: str) -> None:
    with pytest.raises(GameError) as refusal:
        call()
    assert refusal.value.code == code


@pytest.mark.parametrize(
    ("totals", "places"),
    [
        ([], []),
        ([5], [1]),
        ([5, 7], [2, 1]),
        ([7, 7, 5], [1, 1, 3]),
        ([5, 7, 5, 7, 1], [3, 1, 3, 1, 5]),
        ([0, 0, 0], [1, 1, 1]),
    ],
)
def test_equal_totals_share_a_place(totals: list[int], places: list[int]) -> None:
    assert ranks(totals) == places


@pytest.mark.parametrize(
    ("total", "expected"),
    [
        (0, None),
        (50, None),
        (51, Verdict.GOOD),
        (80, Verdict.GOOD),
        (81, Verdict.BRILLIANT),
        (100, Verdict.BRILLIANT),
        (101, Verdict.SPECTACULAR),
    ],
)
def test_verdicts(total: int, expected: Verdict | None) -> None:
    assert verdict(total) is expected


def test_the_verdict_is_for_finished_games_of_one_seat() -> None:
    alone = filled(Game.start("knaster"), circle_each=True)
    assert alone.verdict() is None
    assert alone.roll(Throw(12)).play(0, Circle(24)).close().verdict() is Verdict.SPECTACULAR
    two = filled(Game.start("knaster", 2), circle_each=True)
    assert two.roll(Throw(12)).play_all([Circle(24)] * 2).close().verdict() is None
