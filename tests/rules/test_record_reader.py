"""Bad records. Rows of (text, code, line, seat, valid rounds before it)."""

import re

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from fivebyfive import Record, RecordError, parse_record
from fivebyfive.rules import RulesCode, read_record
from fivebyfive.words import Language, explain
from support.paths import GOLDEN
from support.plugins.hypothesis_profiles import examples
from support.strategies import records

HEAD = "Game: knaster\nSeats: P1, P2\n\n"
ONE = HEAD + "1. 3+6 c3 a1\n"
TWO = ONE + "2. 5+5 b2 b2\n"
SOLO = (GOLDEN / "knister-solo.5x5").read_text()

BAD = [
    ("", "empty-record", None, None, 0),
    ("\n\n; only a comment\n", "empty-record", None, None, 0),
    ("Seats: A\n\n1. 7 a1\n", "game-missing", None, None, 0),
    ("Game: knister\n\n1. 7 a1\n", "seats-missing", None, None, 0),
    ("Game: knister\nSeats:\n\n1. 7 a1\n", "seats-missing", 2, None, 0),
    ("1. 7 a1\n", "game-missing", None, None, 0),
    ("Game: chess\nSeats: A\n", "unknown-game", 1, None, 0),
    ("Game: knister\nGame: knister\nSeats: A\n", "header-twice", 2, None, 0),
    ("Game: knister\nhello\nSeats: A\n", "bad-line", 2, None, 0),
    ("Game: knister\nMy key: x\nSeats: A\n", "bad-line", 2, None, 0),
    ("Game: knister\nDate: a\ab\nSeats: A\n", "bad-header", 2, None, 0),
    ("Game: knister\nSeats: A, , B\n", "bad-name", 2, None, 0),
    ("Game: knister\nSeats: A,\n", "bad-name", 2, None, 0),
    ("Game: knister\nSeats: A{\n", "bad-name", 2, None, 0),
    ("Game: knister\nSeats: A]\n", "bad-name", 2, None, 0),
    ("Game: knister\nSeats: [expert]\n", "bad-name", 2, None, 0),
    (f"Game: knister\nSeats: {'x' * 25}\n", "bad-name", 2, None, 0),
    ("Game: knister\nSeats: A []\n", "bad-level", 2, "A", 0),
    ("Game: knister\nSeats: A, B, A\n", "name-taken", 2, "A", 0),
    ("Game: knister\nSeats: A, A [expert]\n", "name-taken", 2, "A", 0),
    ("Paper: B []\nGame: knister\nSeats: A\n", "bad-paper", 1, "B", 0),
    ("Game: knister\nSeats: A\nPaper: B [7 7]\n\n1. 7 a1\n", "bad-paper", 3, "B", 0),
    (f"Game: knister\nSeats: A\nPaper: B [{'7 ' * 24}(7)]\n", "bad-paper", 3, "B", 0),
    ("Game: knister\nSeats: A\nPaper: B, A\n", "name-taken", 3, "A", 0),
    ("Game: knister\nSeats: A\nPaper:\n", "bad-name", 3, None, 0),
    ("Full: soon\nGame: knaster\nSeats: A\n", "bad-full", 1, None, 0),
    ("Full: 24\nGame: knaster\nSeats: A\n\n1. 7 a1\n", "bad-full", 1, None, 0),
    ("Game: knister\nSeats: A\nFull: 25\n", "not-ended-by-full", 3, None, 0),
    (TWO + "Date: now\n", "header-too-late", 6, None, 2),
    (TWO + "and so on\n", "bad-line", 6, None, 2),
    (TWO + "3) 7 a3 a3\n", "bad-round-number", 6, None, 2),
    (TWO + "3 7 a3 a3\n", "bad-round-number", 6, None, 2),
    (TWO + "4. 7 a3 a3\n", "bad-round-number", 6, None, 2),
    (TWO + "2. 7 a3 a3\n", "bad-round-number", 6, None, 2),
    (TWO + "03. 7 a3 a3\n", "bad-round-number", 6, None, 2),
    (TWO + "9" * 5000 + ". 7 a3 a3\n", "bad-round-number", 6, None, 2),
    (HEAD + "0. 7 a3 a3\n", "bad-round-number", 4, None, 0),
    (TWO + "3.\n", "roll-missing", 6, None, 2),
    (TWO + "3. 13 a3 a3\n", "bad-roll", 6, None, 2),
    (TWO + "3. 1 a3 a3\n", "bad-roll", 6, None, 2),
    (TWO + "3. 07 a3 a3\n", "bad-roll", 6, None, 2),
    (TWO + "3. 0+7 a3 a3\n", "bad-roll", 6, None, 2),
    (TWO + "3. 3+ a3 a3\n", "bad-roll", 6, None, 2),
    (TWO + "3. a3 a3\n", "roll-missing", 6, None, 2),
    (TWO + "3. ?\n", "roll-missing", 6, None, 2),
    (TWO + "3. x a3 a3\n", "bad-roll", 6, None, 2),
    (TWO + "3. 3 + 4 a3 a3\n", "too-many-moves", 6, None, 2),
    (TWO + "3. 7 a3 a3 a3\n", "too-many-moves", 6, None, 2),
    (TWO + "3. 7 a3 x9\n", "bad-move", 6, "P2", 2),
    (TWO + "3. 7 ?* a3\n", "bad-move", 6, "P1", 2),
    (TWO + "3. 7 a3** a3\n", "bad-move", 6, "P1", 2),
    (TWO + "3. 7 c3 a3\n", "cell-taken", 6, "P1", 2),
    (TWO + "3. 7 a3 (b3)\n", "cell-free", 6, "P2", 2),
    (TWO + "3. 7 (c3) a3\n", "not-equal", 6, "P1", 2),
    (TWO + "3. 9 (c3) a3\n4. 9 (c3) b3\n", "already-circled", 7, "P1", 3),
    (TWO + "3. 7 - a3\n", "must-move", 6, "P1", 2),
    (TWO + "3. 7 a3{3:a3} a3\n", "free-not-owed", 6, "P1", 2),
    (TWO + "3. 7 ? a3\n4. 7 a4 a4\n", "round-not-complete", 6, "P1", 2),
    (TWO + "3. 7 a3\n\n; later\n4. 7 a4 a4\n", "round-not-complete", 6, "P2", 2),
    (TWO + "3. 7 a3 ?\nhello: you\n", "header-too-late", 7, None, 2),
    ("Game: knister\nSeats: A\n\n1. 7 (a1)\n", "no-circles-here", 4, "A", 0),
    (SOLO + "26. 7 a1\n", "game-over", 29, None, 25),
    (SOLO.replace("24. 1+1 c3", "24. 1+1 a4"), "cell-taken", 27, "P1", 23),
]


@pytest.mark.parametrize(("text", "code", "line", "seat", "rounds"), BAD)
def test_bad_records(text: str, code: str, line: int | None, seat: str | None, rounds: int) -> None:
    with pytest.raises(RecordError) as refusal:
        parse_record(text)
    error = refusal.value
    assert (error.code, error.line, error.seat) == (code, line, seat)
    assert error.valid_rounds == rounds
    for language in Language:
        sentence = explain(language, error.code, error.facts)
        assert "{$" not in sentence.replace(" ", "")
        assert len(sentence) < 300


def test_a_missing_free_circle_names_what_the_line_makes() -> None:
    text = "Game: knaster\nSeats: A\n\n1. 6 a1\n2. 6 b1\n3. 6 c1\n4. 5 d1\n5. 4 e1\n"
    with pytest.raises(RecordError) as refusal:
        parse_record(text)
    assert explain(Language.EN, refusal.value.code, refusal.value.facts).startswith(
        "This completes line 1 (three of a kind), which gives one free circle."
    )
    assert "(trójka)" in explain(Language.PL, refusal.value.code, refusal.value.facts)


def test_the_valid_rounds_stay_usable() -> None:
    with pytest.raises(RecordError) as refusal:
        parse_record(TWO + "3. 7 c3 a3 ; oh\n; dear\n")
    valid = refusal.value.valid
    assert valid == parse_record(TWO)
    with pytest.raises(RecordError) as refusal:
        parse_record(TWO.replace("a1\n", "a1 ; keep\n") + "3. 7 a3 ; lose\n4. 7 a4 a4\n")
    assert refusal.value.valid is not None
    assert refusal.value.valid.comments == ((1, "keep"),)


@pytest.mark.parametrize(
    ("data", "line", "rounds"),
    [
        (b"\xff", 1, 0),
        (b"Game: knister\nSeats: \xe9\n", 2, 0),
        (TWO.encode() + b"3. 7 \xc3", 6, 2),
        (ONE.encode() + b"2. 5+5 b2 b2 ; caf\xe9\n3. 7 a3 a3\n", 5, 1),
    ],
)
def test_bytes_that_are_no_text(data: bytes, line: int, rounds: int) -> None:
    with pytest.raises(RecordError) as refusal:
        read_record(data)
    assert (refusal.value.code, refusal.value.line) == ("not-utf8", line)
    assert refusal.value.valid_rounds == rounds


def test_an_error_before_the_bytes_that_are_no_text_comes_first() -> None:
    with pytest.raises(RecordError) as refusal:
        read_record(ONE.encode() + b"2. 5+5 b2 a1\n\xff\n")
    assert (refusal.value.code, refusal.value.line) == ("cell-taken", 5)


def test_no_code_of_the_record_is_left_untested() -> None:
    tested = {code for _, code, *_ in BAD} | {"not-utf8", "bad-comment"}  # the latter never read
    of_records = list(RulesCode)[list(RulesCode).index(RulesCode.NOT_UTF8) :]
    assert set(of_records) <= tested


def read_or_refuse(text: str) -> None:
    """A text is a record that reads back, or an error with a known code and a line that exists."""
    try:
        record = parse_record(text)
    except RecordError as error:
        assert error.code in list(RulesCode)
        assert error.line is None or 1 <= error.line <= len(re.split("\r\n|\r|\n", text))
        if error.valid:
            assert parse_record(str(error.valid)) == error.valid
    else:
        assert parse_record(str(record)) == record


@settings(max_examples=examples(100))
@given(st.text())
@example("Game: knister\nSeats: A\n\n1. 7 a1\x0b2. 7 b1\n")
@example("Game: knister\nSeats: A\u2028B\n")
@example("Game: knister\nSeats: A\n\n1. 7 a1 ; \ud800\n")
@example("Game: knister\nSeats: A\n\n\u0661. 7 a1\n")
@example("Game: knister\nSeats: A\n\n1\u00b2. 7 a1\n")
def test_random_text(text: str) -> None:
    read_or_refuse(text)


@settings(max_examples=examples(100))
@given(st.binary())
def test_random_bytes(data: bytes) -> None:
    try:
        read_record(data)
    except RecordError as error:
        assert error.code in list(RulesCode)


ALPHABET = "abcde12345670+(){}:,;?*-./\\ \n\tGSx[]é\0"


@settings(max_examples=examples(100))
@given(records(), st.data())
def test_mutated_records(record: Record, data: st.DataObject) -> None:
    text = str(record)
    for _ in range(data.draw(st.integers(1, 3))):
        start = data.draw(st.integers(0, len(text)))
        end = data.draw(st.integers(start, min(len(text), start + 4)))
        piece = data.draw(st.text(ALPHABET, max_size=4) | st.just(text[start : start + 30]))
        text = text[:start] + piece + text[end:]
    read_or_refuse(text)


@settings(max_examples=examples(100))
@given(records(), st.data())
def test_records_cut_off_anywhere_keep_their_whole_rounds(
    record: Record, data: st.DataObject
) -> None:
    """What a crash in the middle of writing leaves is still worth reading."""
    text = str(record)
    cut = text[: data.draw(st.integers(0, len(text)))]
    whole = [line for line in cut.split("\n")[:-1] if line[:1].isdecimal()]
    try:
        rounds = len(parse_record(cut).game.rounds)
    except RecordError as error:
        rounds = error.valid_rounds
    assert rounds >= len(whole) - 1
