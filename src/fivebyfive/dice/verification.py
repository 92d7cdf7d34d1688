"""Verifying the dice of a record: every roll is computed again and compared."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from fivebyfive.dice.errors import DiceCode, DiceError
from fivebyfive.dice.headers import DiceHeaders, list_parts, read_dice_headers, read_dice_of
from fivebyfive.dice.sources import REHEARSAL, CheckableDice, commitment
from fivebyfive.rules import Record, Round, Throw


class Outcome(StrEnum):
    """The result of verifying the dice of a record."""

    VERIFIED = "verified"
    NOTHING = "nothing"  # real dice, or no roll yet
    REHEARSAL = "rehearsal"  # they follow from a seed, which proves nothing
    REPEATED = "repeated"  # they are those of another game, whose record is to be verified
    REFUSED = "refused"


@dataclass(frozen=True, slots=True)
class Verification:
    """The outcome, the number of rolls that are true, and the error if the record was refused."""

    outcome: Outcome
    rolls: int = 0
    error: DiceError | None = None


@dataclass(frozen=True, slots=True)
class DeviceNotes:
    """What a device noted before the game was over, and a record has to agree with.

    `parts` are the rounds for which the table has acknowledged the part of each of the nonces,
    `rolls` what was shown in each round, `started_with` the nonces of all devices at the start.
    """

    commit: str | None = None
    nonces: tuple[str, ...] = ()
    parts: tuple[int, ...] = ()
    rolls: Mapping[int, str] = field(default_factory=dict)
    started_with: tuple[str, ...] | None = None


def revealed_throws(record: Record) -> Callable[[int], Throw] | None:
    """A function from round to throw for a record with a revealed secret, also for later rounds.

    None where the secret is not known. The record is trusted here; `verify` checks it.
    """
    try:
        headers = read_dice_headers(record.headers)
        return _dice_of(headers).throw if headers and headers.secret else None
    except DiceError:
        return None


def verify(record: Record, notes: DeviceNotes | None = None) -> Verification:
    """Compute the rolls of a record again, that of an open round too, and compare them.

    The moves are not checked here: parsing the record has done that.
    """
    rolls = 0
    try:
        for _ in _verify_rolls(record, notes or DeviceNotes()):
            rolls += 1
    except DiceError as error:
        return Verification(Outcome.REFUSED, rolls, error)
    if dict(record.headers).get("Dice") == REHEARSAL:
        return Verification(Outcome.REHEARSAL)
    if not rolls and read_dice_of(record.headers):
        return Verification(Outcome.REPEATED)
    return Verification(Outcome.VERIFIED if rolls else Outcome.NOTHING, rolls)


def _verify_rolls(record: Record, notes: DeviceNotes) -> Iterator[Throw]:
    """The rolls of a record while they are true. Raises `DiceError` at the first that is not."""
    headers = read_dice_headers(record.headers)
    if headers is None:
        if notes.commit or notes.nonces:  # there was something to check
            raise DiceError(DiceCode.BAD_DICE_HEADER, key="Commit")
        return
    _check_notes(headers, notes)
    if headers.secret is None:
        raise DiceError(DiceCode.SECRET_MISSING)
    if commitment(headers.secret) != headers.commit:
        raise DiceError(DiceCode.SECRET_MISMATCH)
    dice = _dice_of(headers)
    rounds = _rounds_of(record)
    for number, played in enumerate(rounds, 1):
        recorded, computed = played.throw, dice.throw(number)
        if recorded.dice is None:
            raise DiceError(DiceCode.SUM_ONLY, round=number, sum=recorded.sum)
        if (seen := notes.rolls.get(number, str(recorded))) != str(recorded):
            raise DiceError(DiceCode.OTHER_ROLL, round=number, seen=seen, shown=str(recorded))
        if recorded != computed:
            raise DiceError(
                DiceCode.ROLL_ALTERED, round=number, shown=str(recorded), dice=str(computed)
            )
        yield computed
    _check_noted_parts(headers, notes, len(rounds))


def _dice_of(headers: DiceHeaders) -> CheckableDice:
    """The dice of headers with a secret. Raises `DiceError` (bad-part)."""
    secret = headers.secret or ""
    return CheckableDice(secret, headers.table, headers.nonces, list_parts(headers))


def _rounds_of(record: Record) -> tuple[Round, ...]:
    game = record.game
    return (*game.rounds, game.open_round) if game.open_round else game.rounds


def _check_notes(headers: DiceHeaders, notes: DeviceNotes) -> None:
    if notes.commit is not None and headers.commit != notes.commit:
        raise DiceError(DiceCode.OTHER_COMMITMENT)
    for nonce in notes.nonces:
        if nonce not in headers.nonces:
            raise DiceError(DiceCode.NONCE_MISSING, nonce=nonce)
    if notes.started_with is not None and headers.nonces != notes.started_with:
        raise DiceError(DiceCode.OTHER_NONCES)


def _check_noted_parts(headers: DiceHeaders, notes: DeviceNotes, rolls: int) -> None:
    """Every part that was acknowledged has to be in its roll, if the record has that roll."""
    for nonce in notes.nonces:
        used = {
            number
            for one in headers.parts
            if headers.nonces[one.place - 1] == nonce
            for number in one.rounds
        }
        for number in notes.parts:
            if number <= rolls and number not in used:
                raise DiceError(DiceCode.PART_UNUSED, round=number)
