"""The record, both ways."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fivebyfive import Game, Player, Record, RecordError, Throw, parse_move, parse_record, thrown
from fivebyfive.rules import read_record
from support.plugins.hypothesis_profiles import examples
from support.strategies import records

SARA = r"""Game: knaster
Seats: Sara, Tim, Otto [expert]

1. 3+6 c3 a1 e3
2. 11 b2 a2 e4*
3. 4+5 (c3) ? -
"""


@settings(max_examples=examples(60))
@given(records())
def test_what_is_printed_parses_back(record: Record) -> None:
    text = str(record)
    assert parse_record(text) == record
    assert read_record(text.encode()) == record
    assert str(parse_record(text)) == text


@settings(max_examples=examples(30))
@given(records())
def test_a_round_everyone_has_moved_in_reads_back_closed(record: Record) -> None:
    game = record.game
    if game.open_round or not game.rounds:
        return
    *before, last = game.rounds
    opened = Game.start(game.kind, len(game.sheets))
    if game.full_on_paper:
        opened = opened.fill_on_paper(game.full_on_paper)
    for played in before:
        opened = opened.roll(played.throw).play_all(played.moves, played.stand_ins).close()
    opened = opened.roll(last.throw).play_all(last.moves, last.stand_ins)
    text = str(replace(record, game=opened))
    assert text == str(record)
    assert parse_record(text).game == opened.close()


def test_all_of_the_notation() -> None:
    text = SARA.replace("-\n", "?\n")
    record = parse_record(text)
    game = record.game
    assert record.players == (Player("Sara"), Player("Tim"), Player("Otto", "expert"))
    assert [played.throw for played in game.rounds] == [thrown(3, 6), Throw(11)]
    assert game.rounds[1].stand_ins == {2}
    assert game.open_round is not None
    assert game.open_round.moves == (parse_move("(c3)"), None, None)
    assert str(record) == text


def test_missing_moves_at_the_end_of_the_last_line_are_open() -> None:
    short = parse_record(SARA.replace(" ? -\n", "\n"))
    assert short == parse_record(SARA.replace(" ? -\n", " ? ?\n"))
    bare = parse_record("Game: knister\nSeats: A, B\n\n1. 7\n")
    assert bare.game.open_round is not None
    assert bare.game.open_round.waiting_for == [0, 1]


def test_headers_are_kept_in_their_order() -> None:
    text = (
        "Game: knister\nSeats: Zoë\nDate: 2025-12-24\nTable: 123456\nEnded: abandoned\n"
        "Dice: checked\nCommit: ab12\nSecret: cd34\nNonces: 1 2 3\nOdd-One:\n\n1. 6+6 c3\n"
    )
    record = parse_record(text)
    assert record.headers[0] == ("Date", "2025-12-24")
    assert record.headers[-1] == ("Odd-One", "")
    assert str(record) == text


def test_comments_are_kept_by_round() -> None:
    head = "; before\nGame: knister ; g\nSeats: A\n; h\n\n"
    text = head + "1. 7 a1 ; one\n; also one\n2. 7 b1\n\n; two\n"
    record = parse_record(text)
    assert record.comments == ((0, "before; g; h"), (1, "one; also one"), (2, "two"))
    assert parse_record(str(record)) == record


def test_no_comment_makes_a_record_bad() -> None:
    record = parse_record("Game: knister\nSeats: A\n\n1. 7 a1 ; a\ttab \a \u202e\n; \a\n")
    assert record.comments == ((1, "a tab"),)


@pytest.mark.parametrize(
    "text",
    [
        "Game: knister\nSeats: A\n1. 7 a1",
        "\ufeffGame: knister\r\nSeats: A\r\n\r\n1. 7 a1\r\n",
        "\n\nSeats:A\nGame:knister\n\n\n  1.   7\ta1  \n\n\n",
        "Game: knister\nSeats: A\n\n1. 7 a1;",
        "GAME: Knister\nseats: A\n\n1. 7 a1",
        "Game: knister\rSeats:\tA\r\r1. 7 a1\r",
    ],
)
def test_blanks_line_endings_and_capitals_in_headers_do_not_matter(text: str) -> None:
    assert str(parse_record(text)) == "Game: knister\nSeats: A\n\n1. 7 a1\n"


def test_a_record_made_of_a_game_and_names() -> None:
    game = Game.start("knister", 2).roll(7).play(0, "a1").play(1, "b2").close()
    record = Record.of(game, ["Ola", "Ben"], {"Date": "2025-12-24"})
    assert str(record) == "Game: knister\nSeats: Ola, Ben\nDate: 2025-12-24\n\n1. 7 a1 b2\n"


def test_a_record_without_rounds() -> None:
    assert parse_record("Game: knaster\nSeats: A").game == Game.start("knaster")


def test_a_thousand_seats() -> None:
    names = ", ".join(f"P{number}" for number in range(1000))
    moves = " ".join(["c3"] * 1000)
    record = parse_record(f"Game: knister\nSeats: {names}\n\n1. 3+4 {moves}\n")
    assert len(record.game.sheets) == 1000


@settings(max_examples=examples(100))
@given(st.text(min_size=1, max_size=30), st.none() | st.text(max_size=10))
def test_a_name_is_refused_or_reads_back(name: str, bot: str | None) -> None:
    try:
        record = Record(Game.start("knister"), (Player(name, bot),))
    except RecordError as error:
        assert error.code in ("bad-name", "bad-level")
    else:
        assert parse_record(str(record)).players == record.players


@settings(max_examples=examples(100))
@given(st.text(max_size=10), st.text(max_size=30), st.text(max_size=10))
def test_a_header_or_comment_is_refused_or_reads_back(key: str, value: str, comment: str) -> None:
    game = Game.start("knister")
    try:
        record = Record(game, (Player("A"),), ((key, value),), ((0, comment),))
    except RecordError as error:
        assert error.code in ("bad-header", "header-twice", "bad-comment")
    else:
        assert parse_record(str(record)) == record


@pytest.mark.parametrize(
    ("players", "headers", "comments", "code"),
    [
        (("A", "B"), (), (), "seats-missing"),
        (("A",), (("Seats", "B"),), (), "header-twice"),
        (("A",), (("Date", "1"), ("Date", "2")), (), "header-twice"),
        (("A",), (("Date", "1; 2"),), (), "bad-header"),
        (("A",), (("Date", "1\n2"),), (), "bad-header"),
        (("A",), (("Dätum", "1"),), (), "bad-header"),
        (("A",), (), ((1, "no such round"),), "bad-comment"),
        (("A",), (), ((0, "two"), (0, "of them")), "bad-comment"),
        (("A",), (), ((0, "two\nlines"),), "bad-comment"),
        (("A" * 25,), (), (), "bad-name"),
        (("A, B",), (), (), "bad-name"),
        ((" A",), (), (), "bad-name"),
        (("A\u202eB",), (), (), "bad-name"),
    ],
)
def test_records_that_could_not_be_read_back_are_refused(
    players: tuple[str, ...],
    headers: tuple[tuple[str, str], ...],
    comments: tuple[tuple[int, str], ...],
    code: str,
) -> None:
    with pytest.raises(RecordError) as refusal:
        Record(Game.start("knister"), tuple(map(Player, players)), headers, comments)
    assert refusal.value.code == code
