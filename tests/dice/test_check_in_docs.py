"""The check that docs/dice.md shows to everybody, on more records than the page does."""

import doctest
from collections.abc import Callable
from typing import Any

import pytest

from fivebyfive.dice import CheckableDice, HashChain, commitment
from support.paths import EXAMPLES, PROJECT

SECRET = "5b" * 32
TEXT = (EXAMPLES / "per-roll.5x5").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def verified() -> Callable[[str], bool]:
    """The function of the page, which uses nothing of ours."""
    page = (PROJECT / "docs" / "dice.md").read_text(encoding="utf-8")
    found: dict[str, Any] = {}
    for example in doctest.DocTestParser().get_examples(page)[:2]:
        exec(example.source, found)
    function: Callable[[str], bool] = found["verified"]
    return function


def record(nonces: str, roll: object) -> str:
    return (
        f"Game: knister\nSeats: Ola\nDice: checkable\nTable: 123456\nCommit: {commitment(SECRET)}\n"
        f"{f'Nonces: {nonces}'.strip()}\nSecret: {SECRET}\n\n1. {roll} c3\n"
    )


def test_no_nonces(verified: Callable[[str], bool]) -> None:
    assert verified(record("", CheckableDice(SECRET, "123456").throw(1)))
    assert not verified(record("", CheckableDice(SECRET, "123456", ("ola",)).throw(1)))


def test_parts(verified: Callable[[str], bool]) -> None:
    assert verified(TEXT)
    assert not verified(TEXT.replace("1-7,10-25", "1-25"))
    with pytest.raises(AssertionError):
        verified(TEXT.replace(HashChain(bytes(range(32))).nonce, HashChain(bytes(32)).nonce))
