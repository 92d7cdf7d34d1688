"""Records with checkable dice: true ones are verified, changed ones never are."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import assume, example, given
from hypothesis import strategies as st

from fivebyfive import Game, Player, Record, RecordError, Throw, Write, parse_record, thrown
from fivebyfive.dice import (
    THROWS,
    CheckableDice,
    DiceError,
    DiceHeaders,
    Outcome,
    SeededDice,
    Verification,
    commitment,
    dice_headers,
    read_dice_headers,
    verify,
)
from random_games import random_game
from support.paths import EXAMPLES
from support.strategies import kinds, nonces, rngs, secrets

TEXT = (EXAMPLES / "checkable.5x5").read_text(encoding="utf-8")
SECRET = bytes(range(32)).hex()


@st.composite
def honest(draw: st.DrawFn) -> Record:
    """Whole games with checkable dice: 25 rolls and more, so none is true by chance."""
    secret, table = draw(secrets), draw(nonces)
    joined = tuple(draw(st.lists(nonces, max_size=4)))
    dice = CheckableDice(secret, table, joined)
    game = random_game(draw(kinds), draw(st.integers(1, 3)), draw(rngs), dice)
    players = tuple(Player(f"P{seat}") for seat in range(len(game.sheets)))
    return Record(game, players, dice_headers(table, commitment(secret), joined, secret))


def throws(record: Record) -> list[Throw]:
    game = record.game
    rounds = (*game.rounds, game.open_round) if game.open_round else game.rounds
    return [played.throw for played in rounds]


def with_headers(record: Record, **changed: str | None) -> Record:
    headers = dict(record.headers) | changed
    kept = tuple((key, value) for key, value in headers.items() if value is not None)
    return replace(record, headers=kept)


def with_throw(record: Record, number: int, throw: Throw) -> Record:
    rounds = list(record.game.rounds)
    rounds[number - 1] = rounds[number - 1]._replace(throw=throw)
    return replace(record, game=replace(record.game, rounds=tuple(rounds)))


def refusal(record: Record) -> tuple[str, dict[str, str | int]]:
    found = verify(record)
    assert found.outcome is Outcome.REFUSED
    assert found.error
    return found.error.code, found.error.facts


@given(honest())
def test_honest_records_are_verified(record: Record) -> None:
    rolls = len(record.game.rounds)
    assert verify(record) == Verification(Outcome.VERIFIED, rolls)
    assert verify(parse_record(str(record))) == Verification(Outcome.VERIFIED, rolls)


@given(honest(), st.data())
def test_an_altered_roll_is_refused(record: Record, data: st.DataObject) -> None:
    number = data.draw(st.integers(1, len(record.game.rounds)))
    true = record.game.rounds[number - 1].throw
    throw = data.draw(st.sampled_from(THROWS))
    altered = with_throw(record, number, throw)
    if throw == true:
        assert verify(altered).outcome is Outcome.VERIFIED
    else:
        facts = {"round": number, "shown": str(throw), "dice": str(true)}
        assert refusal(altered) == ("roll-altered", facts)
        assert verify(altered).rolls == number - 1


@given(honest(), secrets)
def test_another_secret_is_refused(record: Record, secret: str) -> None:
    assume(("Secret", secret) not in record.headers)
    assert refusal(with_headers(record, Secret=secret)) == ("secret-mismatch", {})
    swapped = with_headers(record, Secret=secret, Commit=commitment(secret))
    assert refusal(swapped)[0] == "roll-altered"


@given(honest(), secrets)
def test_another_commitment_is_refused(record: Record, commit: str) -> None:
    assume(("Commit", commit) not in record.headers)
    assert refusal(with_headers(record, Commit=commit)) == ("secret-mismatch", {})


@given(honest(), st.lists(nonces, max_size=4))
def test_other_nonces_are_refused(record: Record, more: list[str]) -> None:
    """Added, left out, changed, in another order."""
    before = dict(record.headers)["Nonces"].split()
    for other in (more, [*before, *more], before[1:], before[::-1]):
        if other != before:
            altered = with_headers(record, Nonces=" ".join(other))
            assert refusal(altered)[0] == "roll-altered"


@given(honest(), nonces)
def test_another_table_is_refused(record: Record, table: str) -> None:
    assume(("Table", table) not in record.headers)
    assert refusal(with_headers(record, Table=table))[0] == "roll-altered"


@given(honest(), st.data())
def test_a_sum_alone_is_refused(record: Record, data: st.DataObject) -> None:
    number = data.draw(st.integers(1, len(record.game.rounds)))
    throw = Throw(record.game.rounds[number - 1].throw.sum)
    altered = with_throw(record, number, throw)
    assert refusal(altered) == ("sum-only", {"round": number, "sum": throw.sum})


@given(st.integers(0, len(TEXT) - 1), st.text(st.characters(max_codepoint=126), max_size=2))
@example(TEXT.index("checkable"), "C")
@example(TEXT.index("Secret: ") + 8, "F")
def test_no_change_of_a_character_gets_through(at: int, instead: str) -> None:
    """What is still verified has the same dice headers and only true rolls."""
    try:
        changed = parse_record(TEXT[:at] + instead + TEXT[at + 1 :])
    except RecordError:
        return
    if verify(changed).outcome is Outcome.VERIFIED:
        record = parse_record(TEXT)
        assert read_dice_headers(changed.headers) == read_dice_headers(record.headers)
        assert throws(changed) == throws(record)[: len(throws(changed))]


def test_the_example() -> None:
    record = parse_record(TEXT)
    assert record.game.finished
    assert verify(record) == Verification(Outcome.VERIFIED, 25)


def open_record(throw: Throw | None = None) -> Record:
    """One closed round and an open one."""
    dice = CheckableDice(SECRET, "123456", ("ola",))
    game = Game.start("knister", 2).roll(dice.throw(1)).play_all([Write(0), Write(1)]).close()
    game = game.roll(throw or dice.throw(2)).play(1, Write(2))
    headers = dice_headers("123456", commitment(SECRET), ["ola"], SECRET)
    return Record(game, (Player("Ola"), Player("Tim")), headers)


def test_the_roll_of_an_open_round_is_checked_too() -> None:
    assert verify(open_record()) == Verification(Outcome.VERIFIED, 2)
    others = [throw for throw in THROWS if throw != throws(open_record())[1]]
    for throw in others:
        assert refusal(open_record(throw))[0] == "roll-altered"
    assert refusal(open_record(Throw(7)))[0] == "sum-only"


def test_a_secret_that_is_not_revealed_yet() -> None:
    assert refusal(with_headers(open_record(), Secret=None)) == ("secret-missing", {})


@pytest.mark.parametrize(
    "headers",
    [{}, {"Date": "2025-12-24"}, {"Table": "123456"}, {"Dice": "real"}, {"Dice": "wooden"}],
)
@pytest.mark.parametrize("sums", [True, False])
def test_nothing_to_verify(headers: dict[str, str], sums: bool) -> None:
    throw = Throw(9) if sums else thrown(3, 6)
    game = Game.start("knister").roll(throw).play(0, Write(0)).close()
    record = Record(game, (Player("Ola"),), tuple(headers.items()))
    assert verify(record) == Verification(Outcome.NOTHING)


def test_other_dice_than_checkable_ones_have_nothing_to_verify() -> None:
    game = random_game("knister", 1, Random(1), SeededDice(1))
    assert verify(Record(game, (Player("Ola"),))) == Verification(Outcome.NOTHING)


def test_no_roll_is_nothing_to_verify_but_a_wrong_secret_is_refused() -> None:
    """Without a roll nothing shows whether the nonces are true."""
    headers = dice_headers("123456", commitment(SECRET), [], SECRET)
    record = Record(Game.start("knister"), (Player("Ola"),), headers)
    assert verify(record) == Verification(Outcome.NOTHING)
    assert refusal(with_headers(record, Secret="00" * 32))[0] == "secret-mismatch"


BAD_HEADERS = [
    ("Dice", None),
    ("Dice", ""),
    ("Dice", "Checkable"),
    ("Dice", "real"),
    ("Table", None),
    ("Table", ""),
    ("Table", "12 34"),
    ("Table", "12|34"),
    ("Commit", None),
    ("Commit", "x"),
    ("Commit", "A" * 64),
    ("Commit", "a" * 63),
    ("Nonces", None),
    ("Nonces", "a,b"),
    ("Nonces", "a  b"),
    ("Nonces", "é"),
    ("Nonces", "x" * 65),
    ("Secret", ""),
    ("Secret", "zz" * 32),
    ("Secret", SECRET.upper()),
    ("Secret", SECRET[2:]),
    ("Secret", SECRET[:30] + " " + SECRET[30:]),
]


@pytest.mark.parametrize(("key", "value"), BAD_HEADERS)
def test_malformed_headers(key: str, value: str | None) -> None:
    record = with_headers(open_record(), **{key: value})
    assert refusal(record) == ("bad-dice-header", {"key": key})
    with pytest.raises(DiceError, match="bad-dice-header"):
        read_dice_headers(record.headers)


@pytest.mark.parametrize("key", ["Commit", "Nonces", "Secret"])
def test_a_dice_header_alone_is_no_record_of_real_dice(key: str) -> None:
    record = Record(Game.start("knister"), (Player("Ola"),), ((key, SECRET),))
    assert refusal(record) == ("bad-dice-header", {"key": "Dice"})


@given(nonces, secrets, st.lists(nonces, max_size=40).map(tuple), st.none() | secrets)
def test_headers_are_read_back(
    table: str, commit: str, joined: tuple[str, ...], secret: str | None
) -> None:
    headers = dice_headers(table, commit, joined, secret)
    record = Record(Game.start("knister"), (Player("Ola"),), headers)
    expected = DiceHeaders(table, commit, joined, secret)
    assert read_dice_headers(parse_record(str(record)).headers) == expected
    assert dice_headers(*expected) == headers
