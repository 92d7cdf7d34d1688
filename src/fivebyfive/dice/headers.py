"""The headers of a record that make its dice checkable."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from fivebyfive.dice.errors import DiceCode, DiceError
from fivebyfive.dice.hash_chain import CHAIN_LENGTH, check_part, derive_part, is_anchor
from fivebyfive.dice.sources import HEX, NAME

CHECKABLE: Final = "checkable"  # the `Dice` header of rolls without parts of devices
PER_ROLL: Final = "per-roll"  # of rolls with parts, which older programs do not know
DICE_OF: Final = "Dice-Of"  # the game whose rolls were used again: table and number

_DEVICE_PARTS: Final = re.compile(r"([1-9][0-9]{0,5}):([A-Za-z0-9_-]{43}):([0-9,-]{1,500})")
_DICE_OF: Final = re.compile(r"([A-Za-z0-9_-]{1,64}) ([1-9][0-9]{0,8})")


class DeviceParts(NamedTuple):
    """The parts of one device: the rounds they were used in, and the part for the last of them.

    The parts for earlier rounds follow by hashing. `place` is that of its nonce, from 1.
    """

    place: int
    part: str
    rounds: tuple[int, ...]

    def __str__(self) -> str:
        return f"{self.place}:{self.part}:{format_rounds(self.rounds)}"


class DiceHeaders(NamedTuple):
    """The headers of checkable dice in a record; the secret is None until it is revealed."""

    table: str
    commit: str
    nonces: tuple[str, ...]
    secret: str | None = None
    parts: tuple[DeviceParts, ...] = ()


def dice_headers(
    table: str,
    commit: str,
    nonces: Iterable[str],
    secret: str | None = None,
    parts: Sequence[DeviceParts] = (),
) -> tuple[tuple[str, str], ...]:
    """The headers of a record with checkable dice; with the secret once the game is over."""
    headers = [
        ("Dice", PER_ROLL if parts else CHECKABLE),
        ("Table", table),
        ("Commit", commit),
        ("Nonces", " ".join(nonces)),
    ]
    if parts:
        headers.append(("Parts", " ".join(map(str, parts))))
    if secret is not None:
        headers.append(("Secret", secret))
    return tuple(headers)


def read_dice_headers(headers: Iterable[tuple[str, str]]) -> DiceHeaders | None:
    """The inverse of `dice_headers`; None where the dice are not checkable. Raises `DiceError`."""
    found = dict(headers)
    kind = found.get("Dice")
    if kind not in (CHECKABLE, PER_ROLL):
        # Else one changed header would turn checkable dice into real ones, which pass unchecked.
        if found.keys() & {"Commit", "Nonces", "Parts", "Secret"}:
            raise DiceError(DiceCode.BAD_DICE_HEADER, key="Dice")
        return None
    nonces = () if found.get("Nonces") == "" else tuple(found.get("Nonces", "").split(" "))
    _check_header("Table", found.get("Table"), NAME)
    _check_header("Commit", found.get("Commit"), HEX)
    for nonce in nonces:
        _check_header("Nonces", nonce, NAME)
    if "Secret" in found:
        _check_header("Secret", found["Secret"], HEX)
    if (kind == PER_ROLL) != ("Parts" in found):
        raise DiceError(DiceCode.BAD_DICE_HEADER, key="Parts")
    parts = tuple(_parse_parts(found["Parts"], nonces)) if kind == PER_ROLL else ()
    return DiceHeaders(found["Table"], found["Commit"], nonces, found.get("Secret"), parts)


def read_dice_of(headers: Iterable[tuple[str, str]]) -> tuple[str, int] | None:
    """Table and number of the game whose rolls were used again, if that is so."""
    found = _DICE_OF.fullmatch(dict(headers).get(DICE_OF, ""))
    return (found[1], int(found[2])) if found else None


def list_parts(
    headers: DiceHeaders,
) -> Mapping[int, tuple[str, ...]]:
    """The parts of every roll that has any, in joining order. Raises `DiceError` (bad-part)."""
    found: dict[int, list[str]] = {}
    for place, part, rounds in headers.parts:
        last = rounds[-1]
        check_part(headers.nonces[place - 1], last, part)
        for number in reversed(rounds):  # each from the one after it, so that none is hashed twice
            part, last = derive_part(part, last - number), number  # noqa: PLW2901 -- a chain
            found.setdefault(number, []).append(part)
    return {number: tuple(parts) for number, parts in found.items()}


def format_rounds(rounds: Sequence[int]) -> str:
    """Numbers in rising order as text: `1-3,5`."""
    runs: list[list[int]] = []
    for number in rounds:
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ",".join(f"{run[0]}-{run[-1]}" if len(run) > 1 else str(run[0]) for run in runs)


def parse_rounds(text: str) -> tuple[int, ...]:
    """The inverse of `format_rounds`. Raises ValueError for anything that it does not write."""
    rounds: list[int] = []
    for run in text.split(","):
        first, dash, last = run.partition("-")
        begin, end = int(first), int(last) if dash else int(first)
        if not 1 <= begin <= end <= CHAIN_LENGTH:
            raise ValueError(text)
        rounds += range(begin, end + 1)
    if format_rounds(rounds) != text or any(one >= two for one, two in pairwise(rounds)):
        raise ValueError(text)
    return tuple(rounds)


def _parse_parts(text: str, nonces: Sequence[str]) -> Iterator[DeviceParts]:
    before = 0
    for word in text.split(" "):
        found = _DEVICE_PARTS.fullmatch(word)
        place = int(found[1]) if found else 0
        if found is None or not before < place <= len(nonces) or not is_anchor(found[2]):
            raise DiceError(DiceCode.BAD_DICE_HEADER, key="Parts")
        try:
            rounds = parse_rounds(found[3])
        except ValueError:
            raise DiceError(DiceCode.BAD_DICE_HEADER, key="Parts") from None
        before = place
        yield DeviceParts(place, found[2], rounds)


def _check_header(key: str, value: str | None, form: re.Pattern[str]) -> None:
    if value is None or not form.fullmatch(value):
        raise DiceError(DiceCode.BAD_DICE_HEADER, key=key)
