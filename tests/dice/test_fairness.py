"""600,000 throws of each kind against the chance of 1 in 36 for each of the 36 throws."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from math import erfc, exp, gamma, sqrt

import pytest

from fivebyfive.dice import THROWS, CheckableDice, Dice, SecureDice, SeededDice
from fivebyfive.rules import Throw

THROWN = 600_000
# A fair die fails here once in a million runs of the tests. The seeded and the checkable throws
# are always the same, so for them it never changes; the secure ones are new at each run.
TOO_UNLIKELY = 1e-6


def chance_of_more(statistic: float, freedom: int = len(THROWS) - 1) -> float:
    """The chance that chi-square with an odd number of degrees of freedom exceeds the statistic.

    The closed form for odd degrees: with h = statistic / 2,
    erfc(sqrt h) + exp(-h) * sum of h**(j + 1/2) / gamma(j + 3/2) for j from 0 below freedom // 2.
    """
    assert freedom % 2
    h = statistic / 2
    terms = (sqrt(h) * h**j / gamma(j + 1.5) for j in range(freedom // 2))
    return erfc(sqrt(h)) + exp(-h) * sum(terms)


def statistic(throws: Iterable[Throw]) -> float:
    """The chi-square of how often each of the 36 throws came: squared distances from fair."""
    seen = Counter(throws)
    assert set(seen) <= set(THROWS)
    fair = seen.total() / len(THROWS)
    return sum((seen[throw] - fair) ** 2 / fair for throw in THROWS)


def is_fair(throws: Iterable[Throw]) -> bool:
    """Neither too far from fair nor, as made-up throws would be, too close to it."""
    return TOO_UNLIKELY < chance_of_more(statistic(throws)) < 1 - TOO_UNLIKELY


@pytest.mark.parametrize(
    ("critical", "chance", "freedom"),
    [
        (49.802, 0.05, 35),
        (57.342, 0.01, 35),
        (66.619, 0.001, 35),
        (3.841, 0.05, 1),
        (7.815, 0.05, 3),
    ],
)
def test_chances_are_those_of_printed_tables(critical: float, chance: float, freedom: int) -> None:
    assert chance_of_more(critical, freedom) == pytest.approx(chance, rel=1e-3)


@pytest.mark.parametrize(
    "dice",
    [SecureDice(), SeededDice(2025), CheckableDice("5f" * 32, "123456", ("ola", "tim"))],
    ids=lambda dice: type(dice).__name__,
)
def test_fair(dice: Dice) -> None:
    assert is_fair(map(dice.throw, range(1, THROWN + 1)))


def test_first_rolls_of_many_tables_are_fair() -> None:
    """A game has a few dozen rolls of one secret; fairness has to hold across secrets too."""
    tables = (CheckableDice(f"{table:064x}", "123456", ("ola",)) for table in range(100_000))
    assert is_fair(dice.throw(1) for dice in tables)


def without_rejection() -> Iterator[Throw]:
    for byte in range(256):
        for _ in range(THROWN // 256):
            yield THROWS[byte % 36]


def too_even() -> Iterator[Throw]:
    for _ in range(THROWN // 36):
        yield from THROWS


def loaded() -> Iterator[Throw]:
    """1+1 comes up 3 times in 100 instead of 2.8."""
    for throw in THROWS:
        often = 0.03 if throw == THROWS[0] else 0.97 / 35
        for _ in range(round(THROWN * often)):
            yield throw


@pytest.mark.parametrize("unfair", [without_rejection, too_even, loaded])
def test_unfair_dice_are_found_out(unfair: Callable[[], Iterator[Throw]]) -> None:
    assert not is_fair(unfair())
