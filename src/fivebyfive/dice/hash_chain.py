"""Hash chains: a device's parts of all rolls, committed to by one nonce before the first roll.

A chain begins with a random seed x(0); x(i + 1) is SHA-256 of x(i). The last value, x(128), is
published as the nonce (the *anchor*). The part for roll r is x(128 - r): whoever has the nonce
hashes it r times to check it, and nobody can compute the parts of later rolls from it. The idea is
that of one-time passwords (Lamport, "Password authentication with insecure communication", 1981).
"""

import hashlib
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as Base64Error
from dataclasses import dataclass, field
from hmac import compare_digest
from typing import Final, Self

from fivebyfive.dice.errors import DiceCode, DiceError

CHAIN_LENGTH: Final = 128  # rolls for which a chain has parts; later ones are drawn without
VALUE_BYTES: Final = 32
_VALUE_LENGTH: Final = 43  # characters of base64url without padding


@dataclass(frozen=True, slots=True)
class HashChain:
    """All parts of one device in one game."""

    seed: bytes = field(repr=False)  # not in logs

    @classmethod
    def new(cls) -> Self:
        """A chain that nobody else knows."""
        return cls(secrets.token_bytes(VALUE_BYTES))

    @property
    def nonce(self) -> str:
        """The anchor, which commits to all parts."""
        return _encode(_hash_times(self.seed, CHAIN_LENGTH))

    def part(self, number: int) -> str:
        """The part for a roll, counted from 1 to `CHAIN_LENGTH`."""
        if not 1 <= number <= CHAIN_LENGTH:
            raise ValueError(f"a chain has no part for roll {number}")
        return _encode(_hash_times(self.seed, CHAIN_LENGTH - number))


def is_anchor(nonce: str) -> bool:
    """Whether a nonce has the form of an anchor; whether it is one shows with its first part."""
    return _decode(nonce) is not None


def check_part(nonce: str, number: int, part: str) -> None:
    """Refuse what is not the part of a nonce for a roll. Raises `DiceError` (bad-part)."""
    if not 1 <= number <= CHAIN_LENGTH or not compare_digest(derive_part(part, number), nonce):
        raise DiceError(DiceCode.BAD_PART, round=number)


def derive_part(part: str, rolls_before: int) -> str:
    """The part for an earlier roll; the nonce where there are none before. "" for no part at all.

    Only the one spelling that encoding gives is a part: else the spelling could be chosen to get
    another roll.
    """
    value = _decode(part)
    return "" if value is None else _encode(_hash_times(value, rolls_before))


def _hash_times(value: bytes, times: int) -> bytes:
    for _ in range(times):
        value = hashlib.sha256(value).digest()
    return value


def _encode(value: bytes) -> str:
    return urlsafe_b64encode(value).rstrip(b"=").decode("ascii")


def _decode(text: str) -> bytes | None:
    """The bytes of a value of a chain; None for anything that is not written as `_encode` does."""
    if len(text) != _VALUE_LENGTH or not text.isascii():
        return None
    try:
        value = urlsafe_b64decode(text + "=")
    except Base64Error:
        return None
    return value if _encode(value) == text else None
