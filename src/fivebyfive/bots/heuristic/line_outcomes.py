"""The probability distribution of what partly filled lines will give, by the odds of the dice."""

from collections.abc import Iterable, Mapping
from functools import cache
from itertools import combinations_with_replacement
from typing import TypeAlias

from fivebyfive.rules import ROLLS, Roll, Sheet
from fivebyfive.rules.grid import SIZE
from fivebyfive.rules.odds import ROLL_ODDS

Numbers: TypeAlias = tuple[int, ...]  # of a line, in ascending order, without its free cells
Outcomes: TypeAlias = Mapping[int, float]  # what a line may give, and the probability of each


@cache
def build_outcomes(sheet: type[Sheet]) -> Mapping[Numbers, Outcomes]:
    """For each of the 4,368 partly filled lines of a game, what it gives when it is full.

    The free cells take the next rolls one by one, whatever they are. Computed once, in some
    hundredths of a second.
    """
    table: dict[Numbers, Outcomes] = {}
    for filled in range(SIZE, -1, -1):
        for numbers in combinations_with_replacement(ROLLS, filled):
            if filled == SIZE:
                table[numbers] = {sheet.GIVES.get(sheet.combination_of(numbers), 0): 1.0}
            else:
                table[numbers] = _mix_outcomes(table, numbers)
    return table


def _mix_outcomes(table: Mapping[Numbers, Outcomes], numbers: Numbers) -> Outcomes:
    mixed: dict[int, float] = {}
    for roll, odds in ROLL_ODDS.items():
        for given, probability in table[add_number(numbers, roll)].items():
            mixed[given] = mixed.get(given, 0.0) + odds * probability
    return mixed


@cache
def build_line_values(sheet: type[Sheet]) -> Mapping[Numbers, float]:
    """The expected value of what each partly filled line of a game gives."""
    return {
        numbers: sum(given * probability for given, probability in outcomes.items())
        for numbers, outcomes in build_outcomes(sheet).items()
    }


def sort_numbers(numbers: Iterable[int]) -> Numbers:
    """The numbers of a line as keys of the tables; 0 is a free cell."""
    return tuple(sorted([number for number in numbers if number]))


def add_number(numbers: Numbers, roll: Roll) -> Numbers:
    """The line with one more number."""
    return tuple(sorted((*numbers, roll)))
