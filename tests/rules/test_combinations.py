"""Combinations, against the referee on every line there can be."""

from itertools import combinations_with_replacement, product

import pytest

from fivebyfive.rules import COMBINATION_EXAMPLES, GAMES, ROLLS, Combination, classify_numbers
from support import referee
from support.referee_boards import COMBINATIONS


def test_all_lines_agree_with_the_referee() -> None:
    lines = list(combinations_with_replacement(ROLLS, 5))
    assert len(lines) == 3003
    for numbers in lines:
        assert classify_numbers(numbers) is COMBINATIONS[referee.combination(numbers)]


def test_examples_are_what_they_show() -> None:
    for made, numbers in COMBINATION_EXAMPLES.items():
        assert made in (classify_numbers(numbers), GAMES["knaster"].combination_of(numbers))


def test_every_combination_that_gives_something_has_an_example() -> None:
    for sheet in GAMES.values():
        assert set(sheet.GIVES) <= set(COMBINATION_EXAMPLES)
    assert Combination.NOTHING not in COMBINATION_EXAMPLES


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("known", ["7 7 . . .", "7 8 12 . .", "2 3 9 12 .", "4 9 4 4 9"])
def test_what_a_line_can_still_become(game: str, known: str) -> None:
    """The same as after trying every way to fill it."""
    sheet = GAMES[game].parse(known + " ." * 20)
    numbers = [number for number in sheet.numbers[:5] if number]
    ways = product(ROLLS, repeat=5 - len(numbers))
    found = {sheet.combination_of([*numbers, *others]) for others in ways}
    possible = sheet.possible_combinations(0)
    assert set(possible) == found & set(sheet.GIVES)
    gives = [sheet.GIVES[one] for one in possible]
    assert gives == sorted(gives, reverse=True)
