"""The dice of the kernels: fair, the same for a seed, and different for every thread."""

import numpy as np
import pytest

from fivebyfive.kernels.rng import Rng, draw_below, draw_bits, draw_roll, new_rng


def drawn(chance: Rng, limit: int, many: int) -> list[int]:
    return [draw_below(chance, limit) for _ in range(many)]


def chi_square(counts: list[int], expected: list[float]) -> float:
    pairs = zip(counts, expected, strict=True)
    return sum((count - hoped) ** 2 / hoped for count, hoped in pairs)


def test_throws_are_those_of_two_dice() -> None:
    chance, many = new_rng(5), 72_000
    throws = [draw_roll(chance) for _ in range(many)]
    expected = [many * (6 - abs(total - 5)) / 36 for total in range(11)]
    counts = [throws.count(total) for total in range(11)]
    assert sum(counts) == many
    assert chi_square(counts, expected) < 29.6  # 10 degrees: one in a thousand is above


@pytest.mark.parametrize("limit", [1, 2, 3, 7, 25, 36])
def test_below_is_uniform(limit: int) -> None:
    many = 2000 * limit
    numbers = drawn(new_rng(limit), limit, many)
    counts = [numbers.count(number) for number in range(limit)]
    assert sum(counts) == many
    assert chi_square(counts, [many / limit] * limit) < limit + 4.5 * (2 * limit) ** 0.5


def test_no_number_is_favoured_by_a_remainder() -> None:
    """Four draws for three numbers: without rejecting, every third would come twice as often."""
    numbers = drawn(new_rng(1), 3 * 2**30, 20_000)
    for rest in range(3):
        share = sum(number % 3 == rest for number in numbers) / len(numbers)
        assert abs(share - 1 / 3) < 0.015


def test_a_seed_gives_the_same_again() -> None:
    first, again = new_rng(7, 3), new_rng(7, 3)
    assert drawn(first, 1000, 50) == drawn(again, 1000, 50)
    assert new_rng(7)[0] == new_rng(7, 0)[0]
    assert new_rng(-1)[0] == new_rng(2**64 - 1)[0]  # any int is a seed


def test_the_first_numbers_of_a_seed() -> None:
    """So that a seed means the same in years: SplitMix64 as published."""
    state = np.array([1234567], dtype=np.uint64)
    assert [int(draw_bits(state)) for _ in range(3)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
    ]


def test_streams_differ() -> None:
    streams = {
        tuple(drawn(new_rng(seed, number), 36, 20)) for seed in range(20) for number in range(8)
    }
    assert len(streams) == 160
