"""The three kinds of dice, throw by throw."""

import hashlib
import hmac
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fivebyfive import thrown
from fivebyfive.dice import (
    CheckableDice,
    Dice,
    DiceError,
    SecureDice,
    SeededDice,
    check_nonce,
    commitment,
    new_secret,
)
from support.strategies import nonces, secrets

COUNTING = bytes(range(32)).hex()
SHA_OF_COUNTING = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


def by_the_book(secret: str, table: str, joined: tuple[str, ...], number: int) -> tuple[int, int]:
    """The formula of docs/dice.md once more, sharing no code with `dice`."""
    message, ending, more = f"{table}|{','.join(joined)}|{number}", "", 0
    while True:
        digest = hmac.new(bytes.fromhex(secret), (message + ending).encode(), hashlib.sha256)
        for byte in digest.digest():
            if byte < 252:
                return byte % 36 // 6 + 1, byte % 6 + 1
        more += 1
        ending = f"|{more}"


KNOWN = [
    (COUNTING, "123456", ("ola", "tim"), 1, (5, 4)),
    (COUNTING, "123456", (), 25, (1, 5)),
    ("ff" * 32, "000001", ("Zm9v_-", "b", "b"), 50, (6, 1)),
]
# The rounds in which the first one, two and three bytes are 252 or higher.
REJECTED = [(51, 1, (3, 2)), (3449, 2, (1, 3)), (83615, 3, (5, 1))]


@pytest.mark.parametrize(("secret", "table", "joined", "number", "pair"), KNOWN)
def test_known_throws(
    secret: str, table: str, joined: tuple[str, ...], number: int, pair: tuple[int, int]
) -> None:
    assert CheckableDice(secret, table, joined).throw(number) == thrown(*pair)
    assert by_the_book(secret, table, joined, number) == pair


@pytest.mark.parametrize(("number", "rejected", "pair"), REJECTED)
def test_high_bytes_are_left_out(number: int, rejected: int, pair: tuple[int, int]) -> None:
    message = f"123456|ola,tim|{number}".encode()
    first = hmac.digest(bytes.fromhex(COUNTING), message, "sha256")
    assert [byte >= 252 for byte in first[: rejected + 1]] == [True] * rejected + [False]
    assert CheckableDice(COUNTING, "123456", ("ola", "tim")).throw(number) == thrown(*pair)
    assert by_the_book(COUNTING, "123456", ("ola", "tim"), number) == pair


@pytest.mark.parametrize("useless", [1, 2, 11])
def test_when_all_32_bytes_are_left_out(useless: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody will ever see it happen (1 in 2**192), so the first digests are made useless here."""
    real, asked = hmac.digest, []

    def digest(key: bytes, message: bytes, name: str) -> bytes:
        asked.append(message.decode())
        return b"\xfc" * 32 if len(asked) <= useless else real(key, message, name)

    monkeypatch.setattr(hmac, "digest", digest)
    throw = CheckableDice(COUNTING, "123456", ("ola",)).throw(7)
    assert asked == ["123456|ola|7", *(f"123456|ola|7|{more}" for more in range(1, useless + 1))]
    first = real(bytes(range(32)), asked[-1].encode(), "sha256")[0]
    assert first < 252
    assert throw == thrown(first % 36 // 6 + 1, first % 36 % 6 + 1)


@given(secrets, nonces, st.lists(nonces, max_size=5).map(tuple), st.integers(1, 60))
def test_checkable_throws_follow_the_formula(
    secret: str, table: str, joined: tuple[str, ...], number: int
) -> None:
    throw = CheckableDice(secret, table, joined).throw(number)
    assert throw.is_possible
    assert throw.dice == by_the_book(secret, table, joined, number)


def test_the_commitment_is_the_hash_of_the_bytes() -> None:
    assert commitment(COUNTING) == SHA_OF_COUNTING == hashlib.sha256(bytes(range(32))).hexdigest()


def test_the_secret_is_not_shown_by_accident() -> None:
    assert COUNTING not in repr(CheckableDice(COUNTING, "123456", ("ola",)))


def test_secrets_are_new_and_long() -> None:
    drawn = {new_secret() for _ in range(100)}
    assert len(drawn) == 100
    assert all(re.fullmatch("[0-9a-f]{64}", secret) for secret in drawn)


def test_seeded_throws_stay_the_same_in_any_order() -> None:
    forwards = [SeededDice(5).throw(number) for number in range(1, 9)]
    assert " ".join(map(str, forwards)) == "3+5 4+5 6+4 1+2 5+6 3+4 1+4 2+5"
    assert [SeededDice(5).throw(number) for number in range(8, 0, -1)] == forwards[::-1]
    assert [SeededDice(6).throw(number) for number in range(1, 9)] != forwards


def test_secure_throws_do_not_repeat_themselves() -> None:
    """Two runs of 50 throws are equal once in 36**50 times."""
    one, two = SecureDice(), SecureDice()
    assert [one.throw(number) for number in range(50)] != [
        two.throw(number) for number in range(50)
    ]


@pytest.mark.parametrize("source", [SecureDice(), SeededDice(1), CheckableDice(COUNTING, "123456")])
def test_a_table_may_take_any_of_them(source: Dice) -> None:
    throws = [source.throw(number) for number in range(1, 200)]
    assert all(throw.dice and throw.is_possible for throw in throws)


GOOD_NONCES = ["a", "0", "-", "_", "Zm9vYmFy_-", "x" * 64]
BAD_NONCES = ["", "x" * 65, "a b", "a,b", "a|b", "a;b", "é", "a\n", "\n", "²", "٣", "a+b", "=="]


@pytest.mark.parametrize("nonce", GOOD_NONCES)
def test_nonces(nonce: str) -> None:
    check_nonce(nonce)
    CheckableDice(COUNTING, "123456", (nonce, nonce))


@pytest.mark.parametrize("nonce", BAD_NONCES)
def test_bad_nonces(nonce: str) -> None:
    with pytest.raises(DiceError) as refusal:
        check_nonce(nonce)
    assert refusal.value.code == "bad-nonce"
    assert refusal.value.facts["longest"] == 64
    with pytest.raises(DiceError, match="bad-nonce"):
        CheckableDice(COUNTING, "123456", ("ola", nonce))


@pytest.mark.parametrize(
    ("secret", "table", "key"),
    [
        (COUNTING.upper(), "123456", "Secret"),
        (COUNTING[:-2], "123456", "Secret"),
        (COUNTING + "00", "123456", "Secret"),
        ("", "123456", "Secret"),
        (COUNTING, "", "Table"),
        (COUNTING, "12|34", "Table"),
        (COUNTING, "12 34", "Table"),
    ],
)
def test_checkable_dice_that_could_not_be_checked(secret: str, table: str, key: str) -> None:
    with pytest.raises(DiceError) as refusal:
        CheckableDice(secret, table)
    assert (refusal.value.code, refusal.value.facts) == ("bad-dice-header", {"key": key})
