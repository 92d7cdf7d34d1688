"""Rolls with parts of devices: in the dice, in a record, and when a record is verified."""

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fivebyfive import parse_record
from fivebyfive.dice import (
    CHAIN_LENGTH,
    CheckableDice,
    DeviceNotes,
    DeviceParts,
    DiceError,
    HashChain,
    Outcome,
    commitment,
    dice_headers,
    format_rounds,
    list_parts,
    parse_rounds,
    read_dice_headers,
    read_dice_of,
    revealed_throws,
    verify,
)
from support.paths import EXAMPLES

TEXT = (EXAMPLES / "per-roll.5x5").read_text(encoding="utf-8")
PLAIN = (EXAMPLES / "checkable.5x5").read_text(encoding="utf-8")
SARA = HashChain(bytes(range(32)))
TIM = HashChain(bytes(range(100, 132)))
SECRET = "5b" * 32


def refusal(text: str, notes: DeviceNotes | None = None) -> tuple[str, int]:
    found = verify(parse_record(text), notes)
    assert found.outcome is Outcome.REFUSED
    assert found.error is not None
    return str(found.error.code), int(str(found.error.facts.get("round", 0)))


def notes(**changed: object) -> DeviceNotes:
    commit = dict(parse_record(TEXT).headers)["Commit"]
    return DeviceNotes(**{"commit": commit, "nonces": (SARA.nonce,), **changed})  # type: ignore[arg-type]


def test_a_part_changes_its_roll_and_no_other() -> None:
    without = CheckableDice(SECRET, "123456", (SARA.nonce,))
    many = range(1, CHAIN_LENGTH + 1)
    every = CheckableDice(SECRET, "123456", (SARA.nonce,), {r: (SARA.part(r),) for r in many})
    one = CheckableDice(SECRET, "123456", (SARA.nonce,), {7: (SARA.part(7),)})
    assert sum(without.throw(r) != every.throw(r) for r in many) > len(many) / 2
    assert [one.throw(r) for r in many if r != 7] == [without.throw(r) for r in many if r != 7]
    assert one.throw(7) == every.throw(7)


def test_no_parts_are_no_change() -> None:
    """What was drawn before there were parts is drawn again in the same way."""
    dice = CheckableDice(SECRET, "123456", ("ola",))
    assert dice.throw(3) == CheckableDice(SECRET, "123456", ("ola",), {3: ()}).throw(3)
    assert dict(dice_headers("123456", commitment(SECRET), ["ola"]))["Dice"] == "checkable"


def test_a_malformed_part_is_refused() -> None:
    with pytest.raises(DiceError) as refused:
        CheckableDice(SECRET, "123456", ("ola",), {3: ("x|y",)})
    assert refused.value.code == "bad-part"


def test_a_record_with_parts_is_verified() -> None:
    found = verify(parse_record(TEXT), notes(parts=tuple(range(1, 26))))
    assert (found.outcome, found.rolls, found.error) == (Outcome.VERIFIED, 25, None)
    throws = revealed_throws(parse_record(TEXT))
    assert throws is not None
    assert [str(throws(r)) for r in (1, 8, 25)] == ["2+5", "6+6", "5+4"]


def test_headers_come_back() -> None:
    parts = (
        DeviceParts(1, SARA.part(9), (1, 2, 3, 9)),
        DeviceParts(2, TIM.part(4), (4,)),
    )
    headers = dice_headers("1", commitment(SECRET), [SARA.nonce, TIM.nonce], SECRET, parts)
    found = read_dice_headers(headers)
    assert found is not None
    assert found.parts == parts
    assert dict(headers)["Parts"].endswith(f" 2:{TIM.part(4)}:4")
    assert list_parts(found) == {
        **{r: (SARA.part(r),) for r in (1, 2, 3, 9)},
        4: (TIM.part(4),),
    }


def test_parts_of_one_roll_are_in_joining_order() -> None:
    parts = (DeviceParts(1, TIM.part(2), (1, 2)), DeviceParts(2, SARA.part(2), (2,)))
    headers = dice_headers("1", commitment(SECRET), [TIM.nonce, SARA.nonce], SECRET, parts)
    found = read_dice_headers(headers)
    assert found is not None
    assert list_parts(found)[2] == (TIM.part(2), SARA.part(2))


@given(st.sets(st.integers(1, CHAIN_LENGTH), min_size=1))
def test_rounds_come_back(rounds: set[int]) -> None:
    assert parse_rounds(format_rounds(sorted(rounds))) == tuple(sorted(rounds))


@pytest.mark.parametrize(
    "text", ["", "0", "129", "2-1", "1,1", "1,2", "2,1", "1-2,2-3", "01", "1-", "x", " 1", "1-1"]
)
def test_rounds_that_nobody_writes(text: str) -> None:
    with pytest.raises(ValueError, match=r".*"):
        parse_rounds(text)


def altered() -> Iterator[tuple[str, str, tuple[str, int]]]:
    yield "7. 4+3", "7. 3+4", ("roll-altered", 7)
    yield "Secret: 8", "Secret: 9", ("secret-mismatch", 0)
    yield "1-7,10-25", "1-25", ("roll-altered", 8)
    yield "1-7,10-25", "1-6,10-25", ("roll-altered", 7)
    yield SARA.part(25), SARA.part(24), ("bad-part", 25)
    yield SARA.nonce, HashChain(bytes(32)).nonce, ("bad-part", 25)
    yield "Uh9urFK_4K-ygzLe", "Uh9urFK_4K-ygzLf", ("roll-altered", 1)
    yield "Dice: per-roll", "Dice: checkable", ("bad-dice-header", 0)
    yield "Dice: per-roll", "Dice: real", ("bad-dice-header", 0)
    yield "Parts: ", "X-Parts: ", ("bad-dice-header", 0)
    yield "Parts: 1:", "Parts: 4:", ("bad-dice-header", 0)
    yield " 3:", " 1:", ("bad-dice-header", 0)
    yield ":1-25 ", ":25-1 ", ("bad-dice-header", 0)
    yield f" 3:{TIM.part(25)}", " 3:short", ("bad-dice-header", 0)


@pytest.mark.parametrize(("old", "new", "expected"), list(altered()))
def test_altered_records(old: str, new: str, expected: tuple[str, int]) -> None:
    assert old in TEXT
    assert refusal(TEXT.replace(old, new)) == expected


def test_parts_taken_out_of_the_record() -> None:
    lines = [line for line in TEXT.splitlines() if not line.startswith("Parts:")]
    text = "\n".join(lines).replace("Dice: per-roll", "Dice: checkable")
    assert refusal(text)[0] == "roll-altered"


def test_what_a_device_noted() -> None:
    assert refusal(TEXT, notes(commit="00" * 32)) == ("other-commitment", 0)
    assert refusal(TEXT, notes(nonces=(HashChain(bytes(32)).nonce,))) == ("nonce-missing", 0)
    tim = notes(nonces=(TIM.nonce,), parts=tuple(range(1, 26)))
    assert refusal(TEXT, tim) == ("part-unused", 8)
    later = notes(parts=(1, 26))  # of a roll that the record does not have
    assert verify(parse_record(TEXT), later).outcome is Outcome.VERIFIED


@pytest.mark.parametrize("noted", [{"nonces": ()}, {"commit": None}])
def test_a_record_without_its_headers_does_not_pass(noted: dict[str, object]) -> None:
    head, rounds = TEXT.split("\n\n")
    bare = "\n".join(head.splitlines()[:2]) + "\n\n" + rounds
    assert verify(parse_record(bare)).outcome is Outcome.NOTHING
    assert refusal(bare, notes(**noted)) == ("bad-dice-header", 0)


def test_a_game_made_up_afterwards_is_another_one() -> None:
    """A record of which everything fits together, but not with what the device noted."""
    other = PLAIN
    assert verify(parse_record(other)).outcome is Outcome.VERIFIED
    assert refusal(other, notes())[0] == "other-commitment"
    assert refusal(other, notes(commit=None))[0] == "nonce-missing"


def test_the_dice_of_another_game() -> None:
    text = "Game: knister\nSeats: Ola\nTable: 123456\nDice-Of: 123456 2\n\n1. 3+6 c3\n"
    assert read_dice_of(parse_record(text).headers) == ("123456", 2)
    assert verify(parse_record(text)).outcome is Outcome.REPEATED
    assert read_dice_of((("Dice-Of", "somewhere"),)) is None
    # It is no way round a check.
    assert refusal(PLAIN.replace("Dice: checkable", "Dice-Of: 123456 2"))[0] == "bad-dice-header"
