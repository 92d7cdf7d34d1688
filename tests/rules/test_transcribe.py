"""Sheets that somebody copied from paper, and people who play along on paper."""

import json
from typing import Any
from unittest.mock import patch

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fivebyfive import Game, GameError, MoveError, Record, RecordError, Throw, parse_record
from fivebyfive.rules import TranscribedSheet, split_sheet_text, transcribe_sheet
from random_games import random_game
from support.paths import GOLDEN, PROJECT
from support.plugins.hypothesis_profiles import examples
from support.strategies import kinds, rngs

EXAMPLES = json.loads((GOLDEN / "examples.json").read_text())
EMPTY = ["."] * 25


def transcribe_text(game: str, text: str, **facts: Any) -> TranscribedSheet:
    return transcribe_sheet(game, split_sheet_text(text), **facts)


def doubts(copy: TranscribedSheet) -> list[tuple[str, dict[str, str | int]]]:
    return [(doubt.code, dict(doubt.facts)) for doubt in copy.doubts]


def test_the_golden_sheets_are_copied_without_a_doubt() -> None:
    for example in EXAMPLES["knister_sheets"]:
        copy = transcribe_text(
            "knister", "\n".join(" ".join(map(str, row)) for row in example["rows"])
        )
        assert (copy.sheet.score().total, copy.doubts) == (example["total"], ())
    for example in EXAMPLES["knaster_sheets"]:
        copy = transcribe_text("knaster", "\n".join(example["sheet"]))
        assert (copy.sheet.score().total, copy.doubts) == (example["total"], ())


@settings(max_examples=examples(60))
@given(kinds, rngs, st.data())
def test_a_sheet_that_was_played_leaves_no_doubt(kind: str, rng: Any, data: st.DataObject) -> None:
    game = random_game(kind, 2, rng)
    stop = data.draw(st.integers(0, len(game.rounds)))
    replayed = Game.start(kind, 2)
    for played in game.rounds[:stop]:
        replayed = replayed.roll(played.throw).play_all(played.moves).close()
    rolls = [played.throw.sum for played in replayed.rounds]
    for sheet in replayed.sheets:
        assert transcribe_text(kind, str(sheet), rolls=rolls) == TranscribedSheet(sheet, ())


@pytest.mark.parametrize("word", ["1", "13", "0", "07", "-3", "x", "(13)", "()", "(", "7)", "1 1"])
def test_what_two_dice_cannot_show_is_named_and_does_not_count(word: str) -> None:
    copy = transcribe_sheet("knaster", [*EMPTY[:6], word, *EMPTY[7:]])
    bare = word[1:-1] if word[0] == "(" and word[-1] == ")" else word
    assert doubts(copy) == [("not-a-roll", {"cell": "b2", "text": bare})]
    assert copy.sheet.numbers == (0,) * 25
    assert not copy.is_readable


def test_knister_has_no_circles_but_its_numbers_count() -> None:
    copy = transcribe_text("knister", "(7) 7 8 9 10\n" + ". . . . .\n" * 4)
    assert doubts(copy) == [("no-circles", {"cell": "a1", "text": "7"})]
    assert copy.sheet.score().total == 1


OWED = [
    ("5 5 7 7 5", "full house", 2, 0),
    ("(5) 5 7 7 5", "full house", 2, 1),
    ("(4) 5 (6) 7 8", "straight", 3, 2),
    ("4 4 4 9 2", "three", 1, 0),
]
PAID = ["(5) 5 (7) 7 5", "4 4 6 8 10", "(4) (4) (4) 4 (4)", "5 5 7 7 ."]


@pytest.mark.parametrize(("row", "name", "owed", "drawn"), OWED)
def test_a_completed_line_with_fewer_circles_than_it_gave(
    row: str, name: str, owed: int, drawn: int
) -> None:
    copy = transcribe_text("knaster", f". . . . .\n. . . . .\n. . . . .\n{row}\n. . . . .")
    assert doubts(copy) == [("circles-owed", {"line": "4", "owed": owed, "drawn": drawn})]
    assert copy.doubts[0].line == 3
    assert copy.is_readable


@pytest.mark.parametrize("row", PAID)
def test_a_line_that_owes_nothing_more(row: str) -> None:
    assert transcribe_text("knaster", f"{row}\n" + ". . . . .\n" * 4).doubts == ()


def test_a_number_that_was_not_rolled_so_often() -> None:
    words = ["7", "7", "9", *EMPTY[3:]]
    copy = transcribe_sheet("knister", words, rolls=[7, 8, 9])
    assert doubts(copy) == [("rolled-less", {"number": 7, "times": 2, "rolled": 1})]
    assert transcribe_sheet("knister", words, rolls=[7, 9, 7]).doubts == ()


@pytest.mark.parametrize(
    ("text", "code", "facts"),
    [
        ("", "bad-sheet-lines", {"lines": 0}),
        ("7 7 7 7 7\n" * 4, "bad-sheet-lines", {"lines": 4}),
        (
            "7 7 7 7 7\n" * 2 + "7 7 7 7\n" + "7 7 7 7 7\n" * 2,
            "bad-sheet-line",
            {"line": 3, "words": 4},
        ),
        ("7 7 7 7 7\n" * 3 + "7 7 7 7\n7 7 7 7 7 7", "bad-sheet-line", {"line": 4, "words": 4}),
    ],
)
def test_five_lines_of_five(text: str, code: str, facts: dict[str, int]) -> None:
    with pytest.raises(MoveError) as refusal:
        split_sheet_text(text)
    assert (refusal.value.code, refusal.value.facts) == (code, facts)


def test_comments_and_blank_lines_are_no_numbers() -> None:
    text = "; Sara\n\n" + "7 7 7 7 7 ; a row\n\n" * 5
    assert split_sheet_text(text) == ["7"] * 25


def test_a_copy_of_no_game_or_of_too_few_cells() -> None:
    with pytest.raises(GameError):
        transcribe_sheet("chess", EMPTY)
    with pytest.raises(MoveError):
        transcribe_sheet("knister", EMPTY[1:])


def started(full: int | None) -> Game:
    return Game.start("knaster").fill_on_paper(full)


@pytest.mark.usefixtures("full_at_once")
def test_a_sheet_filled_on_paper_means_one_more_roll() -> None:
    game = started(2).roll(7).play(0, "a1").close()
    assert not game.is_last
    game = game.roll(7).play(0, "a2").close()
    assert game.is_last
    game = game.roll(8).play(0, "-").close()
    assert game.finished


@pytest.mark.usefixtures("full_at_once")
def test_filled_on_paper_on_the_last_roll_adds_none() -> None:
    game = started(1).roll(7).play(0, "a1").close().roll(7).fill_on_paper(2).play(0, "-").close()
    assert game.finished


@pytest.mark.usefixtures("full_at_once")
def test_what_is_announced_when_the_next_roll_is_there_makes_it_the_last() -> None:
    game = Game.start("knaster").roll(7).play(0, "a1").close().roll(8).play(0, "b1")
    game = game.fill_on_paper(1)
    assert game.is_last
    assert game.close().finished
    text = str(Record.of(game.close(), ["Ola"]))
    assert parse_record(text).game == game.close()


@pytest.mark.usefixtures("full_at_once")
def test_an_announcement_is_kept_by_every_call_and_can_be_taken_back() -> None:
    game = started(3).roll(7).play(0, "a1").take_back(0).correct(Throw(9))
    assert game.full_on_paper == game.play(0, "a1").close().closed_only().full_on_paper == 3
    assert game.fill_on_paper(None).full_on_paper is None


def test_what_cannot_be_announced() -> None:
    with pytest.raises(GameError) as refusal:
        Game.start("knister").fill_on_paper(25)
    assert refusal.value.code == "not-ended-by-full"
    assert started(25).full_on_paper == 25
    with pytest.raises(GameError) as refusal:
        started(24)  # that many cells cannot be filled yet
    assert refusal.value.code == "bad-full"
    game = Game.start("knaster").roll(7).play(0, "a1").close().roll(7).play(0, "b1").close()
    with patch.object(Game, "EARLIEST_FULL", 1), pytest.raises(GameError) as refusal:
        game.fill_on_paper(1)
    assert refusal.value.code == "bad-full"


RECORD = """Game: knaster
Seats: Sara, Otto [expert]
Paper: Ola [7 (7) . . . . . . . . . . . . . . . . . . . . . . .], Jan
Full: 1

1. 3+4 a1 b2
2. 7 (a1) -
"""


@pytest.mark.usefixtures("full_at_once")
def test_people_on_paper_stand_in_the_record_and_in_the_results() -> None:
    record = parse_record(RECORD)
    assert str(record) == RECORD
    assert record.game.finished
    assert record.verdict() is None
    results = [
        (r.player.name, r.score and r.score.total, r.place, r.on_paper) for r in record.results()
    ]
    assert results == [
        ("Sara", 1, 1, False),
        ("Otto", 0, 3, False),
        ("Ola", 1, 1, True),
        ("Jan", None, None, True),
    ]


def test_whoever_plays_with_somebody_on_paper_is_not_alone() -> None:
    text = (PROJECT / "examples" / "alone.5x5").read_text()
    assert parse_record(text).verdict() == "brilliant"
    with_paper = parse_record(text.replace("\n\n", "\nPaper: Jan\n\n", 1))
    assert with_paper.game == parse_record(text).game
    assert with_paper.verdict() is None


@pytest.mark.parametrize("key", ["Paper", "full", "GAME"])
def test_a_header_that_means_something_is_no_further_header(key: str) -> None:
    with pytest.raises(RecordError) as refusal:
        Record.of(Game.start("knister"), ["Ola"], {key: "25"})
    assert refusal.value.code == "header-twice"
