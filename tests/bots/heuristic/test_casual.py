"""How the level `casual` judges, against counting."""

from fractions import Fraction
from itertools import product
from random import Random

import pytest
from hypothesis import given, settings

from fivebyfive import KnasterSheet, KnisterSheet, Write, parse_move
from fivebyfive.bots import Budget, Casual, Position
from fivebyfive.bots.conformance import game_with_most_moves
from fivebyfive.bots.heuristic.casual import knister_move_values
from fivebyfive.bots.heuristic.casual_knaster import (
    box_value,
    circle_odds,
    move_values,
    sheet_value,
)
from fivebyfive.bots.heuristic.greedy_circles import choose_write
from fivebyfive.rules import LINE_NAMES, NOTHING, Sheet
from random_games import random_game
from support.plugins.hypothesis_profiles import examples
from support.strategies import rngs, rolls

THROWS = [first + second for first in range(1, 7) for second in range(1, 7)]


def alone(sheet: Sheet, roll: int, last: bool = False) -> Position:
    kind = "knister" if isinstance(sheet, KnisterSheet) else "knaster"
    return Position(kind, (sheet,), 0, roll, last, 1)


def test_knister_counts_the_lines_through_a_cell() -> None:
    """With one free cell the gain of writing is exact."""
    sheet = KnisterSheet.parse(
        """
        7 7 7 7 .
        5 6 4 8 7
        2 7 5 6 8
        2 5 3 8 11
        5 9 7 6 8
        """
    )
    lines = [(7, 7, 7, 7), (7, 8, 11, 8), (8, 5, 5, 5)]  # row 1, column e, diagonal /
    for roll in range(2, 13):
        ((gain, move),) = knister_move_values(alone(sheet, roll))
        assert move == Write(4)
        exact = Fraction(0)
        for numbers, times in zip(lines, (1, 1, 2), strict=True):
            points = [_points((*numbers, number)) for number in (roll, *THROWS)]
            exact += times * (points[0] - Fraction(sum(points[1:]), 36))
        assert gain == pytest.approx(float(exact))


def _points(numbers: tuple[int, ...]) -> int:
    return KnisterSheet.GIVES.get(KnisterSheet.combination_of(numbers), 0)


@pytest.mark.parametrize("rolls_left", range(4))
def test_circle_chances(rolls_left: int) -> None:
    """How often a number comes up, counted over all throws of the rolls to come."""
    chances = circle_odds(rolls_left)
    for number in range(2, 13):
        hits = sum(number in thrown for thrown in product(THROWS, repeat=rolls_left))
        assert chances[number] == pytest.approx(hits / 36**rolls_left)
    if rolls_left == 1:
        again = sum(first == second for first, second in product(THROWS, repeat=2))
        assert chances[0] == pytest.approx(again / 36**2)


@pytest.mark.parametrize(
    ("line", "numbers", "circled", "rolls_left", "chance"),
    [
        ("1", (7, 7, 6, 8, 7), "11111", 0, 1.0),
        ("1", (7, 7, 6, 8, 7), "11110", 0, 0.0),
        ("e", (7, 7, 6, 8, 7), "11110", 1, 1 / 6),
        ("\\", (7, 7, 6, 8, 2), "11010", 1, 5 / 36 * 1 / 36),
        # a 7 gives two more circles than are needed, anything else none, and then it is too late
        ("2", (5, 6, 0, 8, 9), "11011", 1, 1 / 6 + 5 / 6 * 146 / 1296),
        # complete but for one cell: no 7 needs two circles by rolls
        ("3", (5, 6, 0, 8, 9), "11010", 1, 1 / 6 + 5 / 6 * 146 / 1296 * 4 / 36),
    ],
)
def test_box_worth(
    line: str, numbers: tuple[int, ...], circled: str, rolls_left: int, chance: float
) -> None:
    at = LINE_NAMES.index(line)
    text = ["."] * 25
    cells = [cell for cell in range(25) if at in _lines_of(cell)]
    for cell, number, circle in zip(cells, numbers, circled, strict=True):
        text[cell] = f"({number})" if circle == "1" and number else str(number or ".")
    bits = KnasterSheet.parse(" ".join(text)).circled
    found = box_value(at, numbers, bits, rolls_left)
    assert found == pytest.approx(KnasterSheet.WHITE_BOXES[at] * chance)


def _lines_of(cell: int) -> set[int]:
    row, column = divmod(cell, 5)
    diagonals = {10} if row == column else set()
    return {row, 5 + column} | diagonals | ({11} if row + column == 4 else set())


@settings(max_examples=examples(50))
@given(rngs)
def test_without_rolls_to_come_the_worth_is_the_score(rng: Random) -> None:
    for sheet in random_game("knaster", 3, rng).sheets:
        assert isinstance(sheet, KnasterSheet)
        assert sheet_value(sheet, 0) == sheet.score().total


@settings(max_examples=examples(60))
@given(rngs, rolls)
def test_the_last_roll_is_used_as_well_as_can_be(rng: Random, roll: int) -> None:
    """But for free circles of several lines at once, which are given line by line."""
    for sheet in random_game("knaster", 3, rng).sheets:
        move = Casual().choose(alone(sheet, roll, last=True), rng, Budget())
        total = sheet.play(roll, move, True).score().total
        simple = [
            move
            for move in sheet.legal_moves(roll, True)
            if not isinstance(move, Write) or len(move.free) < 2
        ]
        assert total >= max(sheet.play(roll, move, True).score().total for move in simple)


@settings(max_examples=examples(60))
@given(rngs, rolls)
def test_writes_are_legal_and_lead_to_the_sheet_they_say(rng: Random, roll: int) -> None:
    rounds = rng.randrange(10, 26)
    for sheet in _sheets_after(rounds, rng):
        for cell in sheet.free_cells:
            move, after = choose_write(sheet, roll, cell, lambda _: rng.random())
            assert sheet.play(roll, move) == after


def _sheets_after(rounds: int, rng: Random) -> list[KnasterSheet]:
    whole = random_game("knaster", 2, rng)
    sheets = [KnasterSheet(), KnasterSheet()]
    for played in whole.rounds[:rounds]:
        for seat, move in enumerate(played.moves):
            assert move is not None
            if not sheets[seat].is_full:
                sheets[seat] = sheets[seat].play(played.throw.sum, move)
    return [sheet for sheet in sheets if not sheet.is_full]


def test_the_pace_of_others_counts() -> None:
    """The nearer somebody is to a full sheet, the less is hoped for from rolls to come."""
    mine = KnasterSheet.parse("7 8 " + ". " * 23)
    slow, fast = KnasterSheet(), KnasterSheet((7,) * 24 + (0,))
    hopes = [
        {move: points for points, move in move_values(Position("knaster", sheets, 0, 7, False, 9))}
        for sheets in ((mine,), (mine, slow), (mine, fast))
    ]
    circle = parse_move("(a1)")
    assert hopes[0][circle] == hopes[1][circle] > hopes[2][circle]
    # One roll to come, whatever the seat writes: the other sheet sets the end.
    assert hopes[2][circle] == pytest.approx(sheet_value(mine.play(7, circle), 2))
    assert hopes[2][Write(24)] == pytest.approx(sheet_value(mine.play(7, Write(24)), 2))
    assert hopes[0][Write(24)] == pytest.approx(sheet_value(mine.play(7, Write(24)), 23))


def test_where_there_are_most_moves() -> None:
    position = Position.of(game_with_most_moves(), 0)
    legal = position.sheet.legal_moves(7)
    assert sum(isinstance(move, Write) and move.cell == 12 for move in legal) == 1792
    move = Casual().choose(position, Random(1), Budget())
    assert isinstance(move, Write)
    assert move.cell == 12
    assert len(move.free) == 4


def test_nothing_is_in_question_on_the_last_roll_only() -> None:
    full = KnasterSheet((7,) * 25)
    moves = [move for _, move in move_values(alone(full, 6, last=True))]
    assert moves == [NOTHING]
    empty = [move for _, move in move_values(alone(KnasterSheet(), 6))]
    assert NOTHING not in empty
    assert len(empty) == 25
