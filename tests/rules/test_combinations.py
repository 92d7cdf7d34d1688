"""Combinations, against the referee on every line there can be."""

from itertools import combinations_with_replacement

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
