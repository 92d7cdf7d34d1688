"""Dice that a seed decides: the same each time, and never taken for checkable ones."""

import pytest

from fivebyfive import parse_record
from fivebyfive.dice import Outcome, rehearsal_dice, verify

ROUNDS = range(1, 51)
REHEARSED = "Dice: rehearsal\nTable: 123456\nGame: knister\nSeats: Ola\n\n1. 3+4 a1\n"


def rolls(seed: str, game: int = 1) -> list[str]:
    dice = rehearsal_dice(seed, game)
    return [str(dice.throw(round_)) for round_ in ROUNDS]


def test_a_seed_decides_all_throws() -> None:
    assert rolls("one") == rolls("one")
    assert rolls("one") != rolls("two")
    assert rolls("one", game=1) != rolls("one", game=2)


def test_there_is_nothing_to_verify() -> None:
    assert verify(parse_record(REHEARSED)).outcome == Outcome.REHEARSAL


@pytest.mark.parametrize("header", ["Commit", "Nonces", "Secret"])
def test_checkable_dice_do_not_pass_for_a_rehearsal(header: str) -> None:
    """A slip in one header must not keep anybody from noticing an altered roll."""
    found = verify(parse_record(f"{header}: {'0' * 64}\n{REHEARSED}"))
    assert found.outcome == Outcome.REFUSED
