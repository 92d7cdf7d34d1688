"""Hash chains: one nonce commits a device to a part of every roll."""

import hashlib
from base64 import urlsafe_b64decode

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fivebyfive.dice import (
    CHAIN_LENGTH,
    DiceError,
    HashChain,
    check_nonce,
    check_part,
    is_anchor,
)

CHAIN = HashChain(bytes(range(32)))
rolls = st.integers(1, CHAIN_LENGTH)
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"


def refusal(nonce: str, number: int, part: str) -> str:
    with pytest.raises(DiceError) as refused:
        check_part(nonce, number, part)
    assert refused.value.facts == {"round": number}
    return str(refused.value.code)


def test_the_values_never_change() -> None:
    """The page computes the same: web/tests/table/hashChain.test.ts."""
    assert CHAIN.nonce == "AbDTaf6tM3NoEKaaN8uSEb0FDXz0iZmB3oD3ZPQebcA"
    assert CHAIN.part(1) == "7BKLfzX0JD2gG9y6yqXc8yggxTMzqU0xQKnzM6h-tfw"
    assert CHAIN.part(25) == "5YMhB-FnHPeyU5g3rwiWnVWK9XZFWRW1SBOe3I8V0oQ"
    assert urlsafe_b64decode(CHAIN.part(CHAIN_LENGTH) + "=") == bytes(range(32))


def test_a_part_is_the_value_before_the_one_that_is_known() -> None:
    known = CHAIN.nonce
    for number in range(1, CHAIN_LENGTH + 1):
        part = urlsafe_b64decode(CHAIN.part(number) + "=")
        assert hashlib.sha256(part).digest() == urlsafe_b64decode(known + "=")
        known = CHAIN.part(number)


@given(st.binary(min_size=32, max_size=32), rolls)
def test_every_part_is_accepted_for_its_roll(seed: bytes, number: int) -> None:
    chain = HashChain(seed)
    check_nonce(chain.nonce)
    assert is_anchor(chain.nonce)
    check_part(chain.nonce, number, chain.part(number))


@given(rolls, rolls, st.binary(min_size=32, max_size=32))
def test_nothing_else_is(number: int, other: int, seed: bytes) -> None:
    if other != number:
        assert refusal(CHAIN.nonce, number, CHAIN.part(other)) == "bad-part"
    if seed != CHAIN.seed:
        assert refusal(CHAIN.nonce, number, HashChain(seed).part(number)) == "bad-part"


@pytest.mark.parametrize("number", [-1, 0, CHAIN_LENGTH + 1])
def test_rolls_without_a_part(number: int) -> None:
    with pytest.raises(ValueError, match="no part"):
        CHAIN.part(number)
    assert refusal(CHAIN.nonce, number, CHAIN.part(1)) == "bad-part"


def test_a_part_has_one_spelling() -> None:
    """Two bits of the last letter mean nothing: with them somebody could choose the roll."""
    part = CHAIN.part(3)
    last = LETTERS.index(part[-1])
    for more in range(1, 4):
        other = part[:-1] + LETTERS[last + more]
        assert urlsafe_b64decode(other + "=") == urlsafe_b64decode(part + "=")
        assert refusal(CHAIN.nonce, 3, other) == "bad-part"
        assert not is_anchor(other)


@pytest.mark.parametrize("text", ["", "n2", "x" * 42, "é" * 43, "x" * 44, "+" * 43, "=" * 43])
def test_what_is_no_anchor(text: str) -> None:
    assert not is_anchor(text)
    assert refusal(CHAIN.nonce, 1, text) == "bad-part"


def test_two_chains_differ_and_keep_their_seed_from_logs() -> None:
    assert HashChain.new().nonce != HashChain.new().nonce
    assert "seed" not in repr(CHAIN)
