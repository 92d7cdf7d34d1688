"""What partly filled lines may still come to, by the chances of two dice."""

from collections.abc import Iterable, Mapping
from functools import cache
from itertools import combinations_with_replacement
from typing import TypeAlias

from fivebyfive.rules import ROLLS, Roll, Sheet
from fivebyfive.rules.grid import SIZE
from fivebyfive.rules.odds import ROLL_ODDS

Numbers: TypeAlias = tuple[int, ...]  # of a line, in rising order, without its free cells
Outcomes: TypeAlias = Mapping[int, float]  # what a line may give, with the chance of it


@cache
def build_outcomes(sheet: type[Sheet]) -> Mapping[Numbers, Outcomes]:
    """For each of the 4,368 partly filled lines of a game, what it gives when it is complete.

    As if the free cells took the next rolls one by one, whatever they show. Takes some
    hundredths of a second, once.
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
    for roll, chance in ROLL_ODDS.items():
        for given, likely in table[add_number(numbers, roll)].items():
            mixed[given] = mixed.get(given, 0.0) + chance * likely
    return mixed


@cache
def build_line_values(sheet: type[Sheet]) -> Mapping[Numbers, float]:
    """What each partly filled line of a game gives on average."""
    return {
        numbers: sum(given * chance for given, chance in chances.items())
        for numbers, chances in build_outcomes(sheet).items()
    }


def sort_numbers(numbers: Iterable[int]) -> Numbers:
    """The numbers of a line as the tables have them."""
    return tuple(sorted([number for number in numbers if number]))


def add_number(numbers: Numbers, roll: Roll) -> Numbers:
    """A line with one number more."""
    return tuple(sorted((*numbers, roll)))
