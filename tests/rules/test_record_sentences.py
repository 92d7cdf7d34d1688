"""Whole sentences: the facts in them are the right ones. Rows of (text of a record, sentence)."""

import pickle

import pytest

from fivebyfive import RecordError, parse_record
from fivebyfive.words import Language, explain

HEAD = "Game: knaster\nSeats: P1, P2, P3\n\n"
TWO = HEAD + "1. 3+6 c3 a1 a1\n2. 5+5 b2 b2 b2\n"
HOUSE = "Game: knaster\nSeats: A\n\n1. 5 a2\n2. 5 b2\n3. 7 c2\n4. 7 d2\n"
LAST_LEFT = (
    "Game: knaster\nSeats: A\n\n1. 6 a1\n2. 6 (a1)\n3. 6 b1\n4. 6 (b1)\n5. 6 c1\n6. 6 (c1)\n"
    "7. 6 d1\n8. 6 (d1)\n"
)

SENTENCES = [
    (TWO + "3. 7 a3 x9 ?\n", "“x9” is not a move. Use c3 to write, (c3) to circle"),
    (TWO + "3. 7 a3** a3 a3\n", "“a3**” is not a move."),
    (TWO + "3. 7 a3 ?* a3\n", "“?*” is not a move."),
    (TWO + "3. 7 a\x07 a3 a3\n", "“a\ufffd” is not a move."),
    (TWO + "3. 14 a3 a3 a3\n", "Two dice cannot show “14”."),
    (TWO + "3. 7 c3 a3 a3\n", "c3 already has 9. Choose a free cell."),
    (TWO + "3. 7 a3 (b3) a3\n", "b3 is free, so there is no number to circle."),
    (TWO + "3. 7 (c3) a3 a3\n", "c3 has 9, but the roll is 7."),
    (TWO + "3. 9 (c3) b1 b1\n4. 9 (c3) c1 c1\n", "c3 already has a circle."),
    (HOUSE + "5. 5 e2\n", "This completes line 2 (full house), which gives 2 free circles."),
    (HOUSE + "5. 5 e2{2:a2b2c2}\n", "Line 2 gives exactly 2 free circles here, not 3."),
    (HOUSE + "5. 5 e2{2:a2a1}\n", "a1 is not on line 2."),
    (HOUSE + "5. 5 e2{2:a2b2,e:e2}\n", "Line e gives no free circles on this move:"),
    (HOUSE + "5. 5 e2{2:a2b2,2:c2d2}\n", "Line 2 is named twice."),
    (
        LAST_LEFT + "9. 6 e1\n",
        "This completes line 1 (five of a kind), which gives one free circle.",
    ),
    (TWO + "4. 7 a3 a3 a3\n", "This line must begin with “3.”, not with “4.”."),
    (TWO + "3 7 a3 a3 a3\n", "This line must begin with “3.”, not with “3”."),
    (TWO + "3. 7 a3 a3 a3 a4\n", "“a3 a3 a3 a4”: these are 4 moves, but there are only 3 seats."),
    (TWO + "3. 7 a3 ? ?\n4. 7 a4 a4 a4\n", "Round 3 is not complete."),
    ("Game: chess\n", "There is no game “chess”. The games are: knister, knaster."),
    ("Game: knister\nSeats: A, B{\n", "“B{” cannot be a name. A name has 1 to 24 characters"),
    ("Game: knister\nSeats: A, B}\n", "“B}” cannot be a name."),
    ("Game: knister\nSeats: A, \u200b\n", "“\ufffd” cannot be a name."),
    ("Game: knister\nSeats: A, B\u2069\n", "“B\ufffd” cannot be a name."),
    ("Game: knister\nSeats: A, B\u2028C\n", "“B\ufffdC” cannot be a name."),
    ("Game: knister\nSeats: A, B, A\n", "The name “A” is taken."),
    ("Game: knister\nSeats: \u00e9, e\u0301\n", "The name “e\u0301” is taken."),
    ("Game: knister\nSeats: A []\n", "The brackets after “A”"),
    ("Game: knister\nDate: 1\nDate: 2\n", "The header “Date” appears twice."),
    (TWO + "Date: 1\n", "The header “Date” comes after the first round."),
    ("Game: knister\n2025-x: x\nSeats: A\n", "“2025-x: x” is neither a header"),
]


@pytest.mark.parametrize(("text", "sentence"), SENTENCES)
def test_sentences(text: str, sentence: str) -> None:
    with pytest.raises(RecordError) as refusal:
        parse_record(text)
    error = refusal.value
    assert explain(Language.EN, error.code, error.facts).startswith(sentence)


def test_who_has_not_moved() -> None:
    with pytest.raises(RecordError) as refusal:
        parse_record(TWO + "3. 7 a3 ? ?\n4. 7 a4 a4 a4\n")
    assert (refusal.value.seat, refusal.value.line) == ("P2", 6)


def test_an_empty_line_of_seats_is_named() -> None:
    with pytest.raises(RecordError) as refusal:
        parse_record("Game: knister\nSeats:\n")
    assert (refusal.value.code, refusal.value.line) == ("seats-missing", 2)


def test_errors_can_be_sent_to_another_process() -> None:
    with pytest.raises(RecordError) as refusal:
        parse_record(TWO + "3. 7 c3 a3 a3\n")
    error = refusal.value
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), again.code, again.facts) == (RecordError, error.code, error.facts)
    assert (again.line, again.seat, again.valid) == (6, "P1", error.valid)
