"""The combinations that five numbers on a line make, much as in poker."""

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Final


class Combination(StrEnum):
    """The combination of a complete line; the value names it in messages."""

    NOTHING = "nothing"
    PAIR = "pair"
    TWO_PAIRS = "two-pairs"
    THREE = "three"
    FULL_HOUSE = "full-house"
    FOUR = "four"
    FIVE = "five"
    STRAIGHT = "straight"  # for games in which a 7 makes no difference
    STRAIGHT_WITH_7 = "straight-with-7"
    STRAIGHT_WITHOUT_7 = "straight-without-7"


def classify_numbers(numbers: Sequence[int]) -> Combination:
    """The one combination five numbers make, in any order."""
    distinct = len(set(numbers))
    if distinct == 5:
        if max(numbers) - min(numbers) != 4:
            return Combination.NOTHING
        return Combination.STRAIGHT_WITH_7 if 7 in numbers else Combination.STRAIGHT_WITHOUT_7
    if distinct == 4:
        return Combination.PAIR
    most = max(map(numbers.count, numbers))
    if distinct == 3:
        return Combination.THREE if most == 3 else Combination.TWO_PAIRS
    if distinct == 2:
        return Combination.FOUR if most == 4 else Combination.FULL_HOUSE
    return Combination.FIVE


# One line of each, for explanations and printed sheets.
COMBINATION_EXAMPLES: Final[Mapping[Combination, tuple[int, ...]]] = {
    Combination.PAIR: (9, 3, 5, 9, 11),
    Combination.TWO_PAIRS: (4, 8, 8, 6, 4),
    Combination.THREE: (6, 6, 10, 6, 2),
    Combination.FULL_HOUSE: (9, 5, 9, 5, 5),
    Combination.FOUR: (7, 7, 3, 7, 7),
    Combination.FIVE: (6, 6, 6, 6, 6),
    Combination.STRAIGHT: (6, 4, 8, 5, 7),
    Combination.STRAIGHT_WITH_7: (6, 4, 8, 5, 7),
    Combination.STRAIGHT_WITHOUT_7: (11, 8, 10, 12, 9),
}
