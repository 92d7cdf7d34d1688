"""Fair throws: from the system's CSPRNG, from a seed for tests, and by commit and reveal.

"Checkable" dice are a commit-reveal protocol as in Blum, "Coin flipping by telephone" (1983):

    1. The server draws a secret and publishes its commitment, SHA-256(secret).
    2. Every device adds a nonce of its own, knowing the commitment but not the secret.
    3. When a roll is next and all moves are final, up to two devices add their parts for it, to
       which their nonces have committed them (`hash_chain`).
    4. Roll r is drawn from HMAC-SHA256(secret, "table|nonce,nonce,...|r"), with "|part,part" behind
       it if there are parts: a keyed pseudorandom function, by rejection sampling.
    5. The secret is revealed when the game is over, and everybody can compute all rolls again.

The server is bound by its commitment before it knows the nonces, and the devices cannot know the
secret, so neither side can choose the dice. Who knows the secret still does not know a roll before
its parts are there.
"""

import hashlib
import hmac
import re
import secrets
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import count
from random import Random
from typing import Final, Protocol

from fivebyfive.dice.errors import DiceCode, DiceError
from fivebyfive.dice.hash_chain import is_anchor
from fivebyfive.rules import Throw, thrown
from fivebyfive.rules.text import sanitize_text
from fivebyfive.rules.throw import FACES

MAX_NONCE_LENGTH: Final = 64
SECRET_BYTES: Final = 32

REHEARSAL: Final = "rehearsal"  # the `Dice` header of dice that follow from a seed

# The 36 equally likely throws of two distinguishable dice. Their order is part of the protocol.
THROWS: Final = tuple(thrown(first, second) for first in FACES for second in FACES)

# Rejection sampling: bytes from 252, the last multiple of 36, are skipped. With them the first four
# throws would be more likely than the others.
_REJECT_FROM: Final = 256 - 256 % len(THROWS)

# Nonces and tables. Without , and | in them two different rolls never have the same message.
NAME: Final = re.compile(rf"[A-Za-z0-9_-]{{1,{MAX_NONCE_LENGTH}}}")
# Lower case only, so that a secret has one spelling.
HEX: Final = re.compile(rf"[0-9a-f]{{{2 * SECRET_BYTES}}}")


class Dice(Protocol):
    """A source of throws."""

    def throw(self, number: int, /) -> Throw:
        """The throw of a round, counted from 1."""


class SecureDice:
    """Unpredictable throws, from the cryptographic random numbers of the system."""

    def throw(self, _number: int, /) -> Throw:
        """A new throw at every call; the round is ignored."""
        return secrets.choice(THROWS)


class SeededDice:
    """Reproducible throws for tests: a function of the seed and the round."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)  # noqa: S311 -- not for play
        self._thrown: list[Throw] = []

    def throw(self, number: int, /) -> Throw:
        """The throw of a round, counted from 1."""
        while len(self._thrown) < number:
            self._thrown.append(self._random.choice(THROWS))
        return self._thrown[number - 1]


@dataclass(frozen=True, slots=True)
class CheckableDice:
    """Commit-reveal dice of a table that publishes `commitment(secret)` first and the secret last.

    The nonces are in the order in which their devices joined, and all known before the first throw;
    so are the parts of a throw. Raises `DiceError` (bad-nonce, bad-part, bad-dice-header).
    """

    secret: str = field(repr=False)  # not in logs
    table: str
    nonces: tuple[str, ...] = ()
    parts: Mapping[int, tuple[str, ...]] = field(default_factory=dict)  # by round

    def __post_init__(self) -> None:
        for nonce in self.nonces:
            check_nonce(nonce)
        for number, parts in self.parts.items():
            if not all(map(is_anchor, parts)):  # they have the form of one
                raise DiceError(DiceCode.BAD_PART, round=number)
        if not NAME.fullmatch(self.table):
            raise DiceError(DiceCode.BAD_DICE_HEADER, key="Table")
        if not HEX.fullmatch(self.secret):
            raise DiceError(DiceCode.BAD_DICE_HEADER, key="Secret")

    def throw(self, number: int, /) -> Throw:
        """The throw of a round, counted from 1: a pure function of the fields."""
        message = f"{self.table}|{','.join(self.nonces)}|{number}"
        if parts := self.parts.get(number):
            message += f"|{','.join(parts)}"
        bytes_ = _hmac_stream(bytes.fromhex(self.secret), message)
        return THROWS[next(byte for byte in bytes_ if byte < _REJECT_FROM) % len(THROWS)]


def rehearsal_dice(seed: str, game: int) -> Dice:
    """The dice of one game of a rehearsal, which follow from its seed alone, so it can be repeated.

    The code of the table and the nonces do not matter.
    """
    secret = hashlib.sha256(f"{seed}|{game}".encode()).hexdigest()
    return CheckableDice(secret, REHEARSAL)


def new_secret() -> str:
    """A new random secret in hex, to be kept from the players until the game is over."""
    return secrets.token_hex(SECRET_BYTES)


def commitment(secret: str) -> str:
    """SHA-256 of the bytes of the secret, in hex: binding and, as the secret is random, hiding."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def check_nonce(nonce: str) -> None:
    """Refuse a malformed nonce. Raises `DiceError` (bad-nonce)."""
    if not NAME.fullmatch(nonce):
        raise DiceError(DiceCode.BAD_NONCE, text=sanitize_text(nonce), longest=MAX_NONCE_LENGTH)


def _hmac_stream(key: bytes, message: str) -> Iterator[int]:
    """An endless stream of bytes: the HMAC of the message, then of the message with |1, |2, ..."""
    yield from hmac.digest(key, message.encode(), "sha256")
    for more in count(1):
        yield from hmac.digest(key, f"{message}|{more}".encode(), "sha256")
