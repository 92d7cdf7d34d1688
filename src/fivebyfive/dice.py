"""Fair throws: from the system's CSPRNG, from a seed for tests, and by commit and reveal.

"Checkable" dice are a commit-reveal protocol as in Blum, "Coin flipping by telephone" (1983):

    1. The server draws a secret and publishes its commitment, SHA-256(secret).
    2. Every device adds a nonce of its own, knowing the commitment but not the secret.
    3. Roll r is drawn from HMAC-SHA256(secret, "table|nonce,nonce,...|r"), a keyed pseudorandom
       function, by rejection sampling.
    4. The secret is revealed when the game is over, and everybody can compute all rolls again.

The server is bound by its commitment before it knows the nonces, and the devices cannot know the
secret, so neither side can choose the dice.
"""

import hashlib
import hmac
import re
import secrets
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import count
from random import Random
from typing import Final, NamedTuple, Protocol

from fivebyfive.rules import CodedError, Record, Throw, thrown
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
_NAME: Final = re.compile(rf"[A-Za-z0-9_-]{{1,{MAX_NONCE_LENGTH}}}")
# Lower case only, so that a secret has one spelling.
_HEX: Final = re.compile(rf"[0-9a-f]{{{2 * SECRET_BYTES}}}")


class DiceCode(StrEnum):
    """What was wrong with dice. The values are stable; the message is `error-<code>`."""

    BAD_NONCE = "bad-nonce"
    BAD_DICE_HEADER = "bad-dice-header"
    SECRET_MISSING = "secret-missing"  # noqa: S105 -- a code
    SECRET_MISMATCH = "secret-mismatch"  # noqa: S105 -- a code
    SUM_ONLY = "sum-only"
    ROLL_ALTERED = "roll-altered"


class DiceError(CodedError[DiceCode]):
    """An error about dice: a stable code, and the facts for its sentence."""


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

    The nonces are in the order in which their devices joined, and all known before the first throw.
    Raises `DiceError` (bad-nonce, bad-dice-header).
    """

    secret: str = field(repr=False)  # not in logs
    table: str
    nonces: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        for nonce in self.nonces:
            check_nonce(nonce)
        _check_header("Table", self.table, _NAME)
        _check_header("Secret", self.secret, _HEX)

    def throw(self, number: int, /) -> Throw:
        """The throw of a round, counted from 1: a pure function of the fields."""
        message = f"{self.table}|{','.join(self.nonces)}|{number}"
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
    if not _NAME.fullmatch(nonce):
        raise DiceError(DiceCode.BAD_NONCE, text=sanitize_text(nonce), longest=MAX_NONCE_LENGTH)


def _hmac_stream(key: bytes, message: str) -> Iterator[int]:
    """An endless stream of bytes: the HMAC of the message, then of the message with |1, |2, ..."""
    yield from hmac.digest(key, message.encode(), "sha256")
    for more in count(1):
        yield from hmac.digest(key, f"{message}|{more}".encode(), "sha256")


class DiceHeaders(NamedTuple):
    """The headers of checkable dice in a record; the secret is None until it is revealed."""

    table: str
    commit: str
    nonces: tuple[str, ...]
    secret: str | None = None


def dice_headers(
    table: str, commit: str, nonces: Iterable[str], secret: str | None = None
) -> tuple[tuple[str, str], ...]:
    """The headers of a record with checkable dice; with the secret once the game is over."""
    headers = (
        ("Dice", "checkable"),
        ("Table", table),
        ("Commit", commit),
        ("Nonces", " ".join(nonces)),
    )
    return headers if secret is None else (*headers, ("Secret", secret))


def read_dice_headers(headers: Iterable[tuple[str, str]]) -> DiceHeaders | None:
    """The inverse of `dice_headers`; None where the dice are not checkable. Raises `DiceError`."""
    found = dict(headers)
    if found.get("Dice") != "checkable":
        # Else one changed header would turn checkable dice into real ones, which pass unchecked.
        if found.keys() & {"Commit", "Nonces", "Secret"}:
            raise DiceError(DiceCode.BAD_DICE_HEADER, key="Dice")
        return None
    nonces = () if found.get("Nonces") == "" else tuple(found.get("Nonces", "").split(" "))
    _check_header("Table", found.get("Table"), _NAME)
    _check_header("Commit", found.get("Commit"), _HEX)
    for nonce in nonces:
        _check_header("Nonces", nonce, _NAME)
    if "Secret" in found:
        _check_header("Secret", found["Secret"], _HEX)
    return DiceHeaders(found["Table"], found["Commit"], nonces, found.get("Secret"))


def _check_header(key: str, value: str | None, form: re.Pattern[str]) -> None:
    if value is None or not form.fullmatch(value):
        raise DiceError(DiceCode.BAD_DICE_HEADER, key=key)


class Outcome(StrEnum):
    """The result of verifying the dice of a record."""

    VERIFIED = "verified"
    NOTHING = "nothing"  # real dice, or no roll yet
    REHEARSAL = "rehearsal"  # they follow from a seed, which proves nothing
    REFUSED = "refused"


@dataclass(frozen=True, slots=True)
class Verification:
    """The outcome, the number of rolls that are true, and the error if the record was refused."""

    outcome: Outcome
    rolls: int = 0
    error: DiceError | None = None


def revealed_throws(record: Record) -> Callable[[int], Throw] | None:
    """A function from round to throw for a record with a revealed secret, also for later rounds.

    None where the secret is not known. The record is trusted here; `verify` checks it.
    """
    try:
        headers = read_dice_headers(record.headers)
    except DiceError:
        return None
    if headers is None or headers.secret is None:
        return None
    return CheckableDice(headers.secret, headers.table, headers.nonces).throw


def verify(record: Record) -> Verification:
    """Compute the rolls of a record again, that of an open round too, and compare them.

    The moves are not checked here: parsing the record has done that.
    """
    rolls = 0
    try:
        for _ in _verify_rolls(record):
            rolls += 1
    except DiceError as error:
        return Verification(Outcome.REFUSED, rolls, error)
    if dict(record.headers).get("Dice") == REHEARSAL:
        return Verification(Outcome.REHEARSAL)
    return Verification(Outcome.VERIFIED if rolls else Outcome.NOTHING, rolls)


def _verify_rolls(record: Record) -> Iterator[Throw]:
    """The rolls of a record while they are true. Raises `DiceError` at the first that is not."""
    headers = read_dice_headers(record.headers)
    if headers is None:
        return
    if headers.secret is None:
        raise DiceError(DiceCode.SECRET_MISSING)
    if commitment(headers.secret) != headers.commit:
        raise DiceError(DiceCode.SECRET_MISMATCH)
    dice = CheckableDice(headers.secret, headers.table, headers.nonces)
    game = record.game
    rounds = (*game.rounds, game.open_round) if game.open_round else game.rounds
    for number, played in enumerate(rounds, 1):
        recorded, computed = played.throw, dice.throw(number)
        if recorded.dice is None:
            raise DiceError(DiceCode.SUM_ONLY, round=number, sum=recorded.sum)
        if recorded != computed:
            raise DiceError(
                DiceCode.ROLL_ALTERED, round=number, shown=str(recorded), dice=str(computed)
            )
        yield computed
