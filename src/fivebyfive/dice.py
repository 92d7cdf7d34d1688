"""Fair throws: secure ones, seeded ones for tests, and ones that anyone can check afterwards.

The checkable dice of a table, step by step:

    1. The server draws a secret and shows its commitment, SHA-256(secret).
    2. Every device adds a nonce of its own, knowing the commitment but not the secret.
    3. Roll r is read from HMAC-SHA256(secret, "table|nonce,nonce,...|r").
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

MAX_NONCE_LENGTH: Final = 64
SECRET_BYTES: Final = 32

REHEARSAL: Final = "rehearsal"  # what a record says of dice that a seed decided

# All throws of two dice that can be told apart, each as likely as any other.
THROWS: Final = tuple(thrown(first, second) for first in range(1, 7) for second in range(1, 7))

# Bytes from here on are left out: 252 is the last multiple of 36, and with them the first four
# throws would come up more often than the others.
_REJECT_FROM: Final = 256 - 256 % len(THROWS)

# Nonces and tables. Without , and | in them two different rolls never share a message.
_NAME: Final = re.compile(rf"[A-Za-z0-9_-]{{1,{MAX_NONCE_LENGTH}}}")
# Lower case only, so that there is one way to write a secret.
_HEX: Final = re.compile(rf"[0-9a-f]{{{2 * SECRET_BYTES}}}")


class DiceCode(StrEnum):
    """What was wrong with dice. Stable; the message is `error-<code>` as for the rules' codes."""

    BAD_NONCE = "bad-nonce"
    BAD_DICE_HEADER = "bad-dice-header"
    SECRET_MISSING = "secret-missing"  # noqa: S105 -- a code
    SECRET_MISMATCH = "secret-mismatch"  # noqa: S105 -- a code
    SUM_ONLY = "sum-only"
    ROLL_ALTERED = "roll-altered"


class DiceError(CodedError[DiceCode]):
    """Dice that are refused: a stable code, and the facts its sentence needs."""


class Dice(Protocol):
    """What a table throws with."""

    def throw(self, number: int, /) -> Throw:
        """The throw of a round, counted from 1."""


class SecureDice:
    """Throws that nobody can foresee, from the system's own source of chance."""

    def throw(self, _number: int, /) -> Throw:
        """A new throw at every call, whatever the round."""
        return secrets.choice(THROWS)


class SeededDice:
    """Throws for tests: the same for the same seed, in whatever order they are asked for."""

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
    """The dice of a table that shows `commitment(secret)` first and the secret last.

    The nonces stand in the order in which their devices joined, and are all there before the first
    throw. Raises `DiceError` (bad-nonce, bad-dice-header).
    """

    secret: str = field(repr=False)  # a log must not give it away
    table: str
    nonces: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        for nonce in self.nonces:
            check_nonce(nonce)
        _check_header("Table", self.table, _NAME)
        _check_header("Secret", self.secret, _HEX)

    def throw(self, number: int, /) -> Throw:
        """The throw of a round, counted from 1: always the same."""
        message = f"{self.table}|{','.join(self.nonces)}|{number}"
        bytes_ = _hmac_stream(bytes.fromhex(self.secret), message)
        return THROWS[next(byte for byte in bytes_ if byte < _REJECT_FROM) % len(THROWS)]


def rehearsal_dice(seed: str, game: int) -> Dice:
    """The dice of one game of a rehearsal: decided by its seed alone, so that it can be repeated.

    Neither the code of the table nor what devices add counts.
    """
    secret = hashlib.sha256(f"{seed}|{game}".encode()).hexdigest()
    return CheckableDice(secret, REHEARSAL)


def new_secret() -> str:
    """A fresh secret in hex, to be kept until the game is over."""
    return secrets.token_hex(SECRET_BYTES)


def commitment(secret: str) -> str:
    """The SHA-256 of the secret's bytes, in hex: it binds the server and tells nothing."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def check_nonce(nonce: str) -> None:
    """Refuse what a device may not add to the dice. Raises `DiceError` (bad-nonce)."""
    if not _NAME.fullmatch(nonce):
        raise DiceError(DiceCode.BAD_NONCE, text=sanitize_text(nonce), longest=MAX_NONCE_LENGTH)


def _hmac_stream(key: bytes, message: str) -> Iterator[int]:
    """Bytes without end: of the message's HMAC, then of the message with |1, |2 and so on."""
    yield from hmac.digest(key, message.encode(), "sha256")
    for more in count(1):
        yield from hmac.digest(key, f"{message}|{more}".encode(), "sha256")


class DiceHeaders(NamedTuple):
    """What a record says about its checkable dice; the secret is None until it is revealed."""

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
    """What `dice_headers` wrote, None where no dice can be checked. Raises `DiceError`."""
    found = dict(headers)
    if found.get("Dice") != "checkable":
        # Else a record could pass for one of real dice by a slip in a single header.
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
    """What checking the dice of a record came to."""

    VERIFIED = "verified"
    NOTHING = "nothing"  # real dice, or no roll yet
    REHEARSAL = "rehearsal"  # a seed decided them, which proves nothing
    REFUSED = "refused"


@dataclass(frozen=True, slots=True)
class Verification:
    """The outcome, how many rolls were found true, and why the record was refused if it was."""

    outcome: Outcome
    rolls: int = 0
    error: DiceError | None = None


def revealed_throws(record: Record) -> Callable[[int], Throw] | None:
    """The throws by number of the dice that a record reveals, also those that were not made.

    None where nobody knows them. The record is believed; `verify` tells whether it is true.
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

    Says nothing about the moves: reading the record has checked them.
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
    """The rolls of a record as far as they are true. Raises `DiceError` at the first other one."""
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
        said, true = played.throw, dice.throw(number)
        if said.dice is None:
            raise DiceError(DiceCode.SUM_ONLY, round=number, sum=said.sum)
        if said != true:
            raise DiceError(DiceCode.ROLL_ALTERED, round=number, shown=str(said), dice=str(true))
        yield true
