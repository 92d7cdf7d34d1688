"""The tables of partly filled lines, against counting every throw and the referee's words."""

from collections import Counter
from fractions import Fraction
from itertools import combinations_with_replacement, product
from math import comb

import pytest

from fivebyfive.bots.heuristic.line_outcomes import (
    add_number,
    build_line_values,
    build_outcomes,
    sort_numbers,
)
from fivebyfive.rules import GAMES, ROLLS, KnasterSheet, KnisterSheet
from fivebyfive.rules.odds import ROLL_ODDS
from support import referee

THROWS = [first + second for first in range(1, 7) for second in range(1, 7)]
KINDS = pytest.mark.parametrize("kind", GAMES)


def counted(kind: str, numbers: tuple[int, ...]) -> dict[int, Fraction]:
    """What a line gives in all ways the free cells can be thrown, one by one."""
    game = list(GAMES).index(kind)
    free = 5 - len(numbers)
    given = Counter(
        referee.COMBINATION_VALUES[referee.combination((*numbers, *thrown))][game]
        for thrown in product(THROWS, repeat=free)
    )
    return {points: Fraction(ways, 36**free) for points, ways in given.items()}


def test_chances_of_two_dice() -> None:
    ways = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
    assert list(ROLL_ODDS) == list(ROLLS)
    assert [round(36 * chance, 9) for chance in ROLL_ODDS.values()] == ways


@KINDS
@pytest.mark.parametrize(
    "numbers",
    [
        (7, 7, 7, 7, 7),
        (2, 3, 4, 5, 12),
        (5, 6, 8, 9),
        (7, 7, 7, 7),
        (2, 2, 3, 3),
        (3, 4, 5, 6),
        (2, 4, 7, 12),
        (6, 7, 8),
        (7, 7, 7),
        (2, 11, 12),
        (7, 7, 8),
        (6, 8),
        (12, 12),
    ],
)
def test_prospects(kind: str, numbers: tuple[int, ...]) -> None:
    chances = counted(kind, numbers)
    table = build_outcomes(GAMES[kind])[numbers]
    assert set(table) == set(chances)
    for given, chance in chances.items():
        assert table[given] == pytest.approx(float(chance), rel=1e-9)
    mean = float(sum(given * chance for given, chance in chances.items()))
    assert build_line_values(GAMES[kind])[numbers] == pytest.approx(mean, rel=1e-9)


@KINDS
def test_the_tables_are_whole(kind: str) -> None:
    table = build_outcomes(GAMES[kind])
    assert len(table) == comb(16, 5) == 4368
    assert set(table) == {
        numbers for filled in range(6) for numbers in combinations_with_replacement(ROLLS, filled)
    }
    assert all(sum(chances.values()) == pytest.approx(1) for chances in table.values())


def test_each_game_has_its_own_table() -> None:
    assert build_line_values(KnisterSheet)[(7, 7, 7, 7, 7)] == 10
    assert build_line_values(KnasterSheet)[(7, 7, 7, 7, 7)] == 3


def test_keys() -> None:
    assert sort_numbers([9, 0, 3, 0, 12]) == (3, 9, 12)
    assert sort_numbers([0] * 5) == ()
    assert add_number((3, 9, 12), 10) == (3, 9, 10, 12)
