"""The worked examples of the rules, as data: tests/golden/examples.json and the records there."""

import json
from itertools import permutations
from typing import Any

import pytest

from fivebyfive import KnasterSheet, KnisterSheet, parse_record
from fivebyfive.rules import LINE_NAMES, Combination, Write, classify_numbers, read_record
from fivebyfive.rules.grid import CELL_BY_NAME
from support import referee
from support.paths import GOLDEN
from support.referee_boards import COMBINATIONS, to_board, to_move

EXAMPLES = json.loads((GOLDEN / "examples.json").read_text())
RECORDS = json.loads((GOLDEN / "records.json").read_text())


def named(examples: list[dict[str, Any]]) -> list[Any]:
    return [pytest.param(example, id=example["name"]) for example in examples]


@pytest.mark.parametrize("example", EXAMPLES["combinations"], ids=lambda e: str(e["numbers"]))
def test_combinations_and_what_they_give(example: dict[str, Any]) -> None:
    for numbers in permutations(example["numbers"]):
        assert classify_numbers(numbers) is COMBINATIONS[example["is"]]
        in_knister = KnisterSheet.combination_of(numbers)
        assert KnisterSheet.GIVES.get(in_knister, 0) == example["knister"]
        in_knaster = KnasterSheet.combination_of(numbers)
        assert KnasterSheet.GIVES.get(in_knaster, 0) == example["knaster_circles"]


@pytest.mark.parametrize("example", named(EXAMPLES["knister_sheets"]))
def test_knister_sheets(example: dict[str, Any]) -> None:
    sheet = KnisterSheet(tuple(number for row in example["rows"] for number in row))
    score = sheet.score()
    assert score.total == example["total"]
    if "lines" in example:
        assert {LINE_NAMES[line.line]: line.points for line in score.lines} == example["lines"]


@pytest.mark.parametrize("example", named(EXAMPLES["knaster_sheets"]))
def test_knaster_sheets(example: dict[str, Any]) -> None:
    score = KnasterSheet.parse("\n".join(example["sheet"])).score()
    assert (score.total, score.circles) == (example["total"], example["circles"])
    if "lines" in example:
        assert {LINE_NAMES[line.line]: line.points for line in score.lines} == example["lines"]


@pytest.mark.parametrize("example", named(EXAMPLES["knaster_moves"]))
def test_knaster_moves(example: dict[str, Any]) -> None:
    sheet = KnasterSheet.parse("\n".join(example["sheet"]))
    roll, cell = example["roll"], CELL_BY_NAME[example["write"]]
    owed = {LINE_NAMES[line]: circles for line, circles in sheet.owed(roll, cell).items()}
    assert owed == example["completed_lines_owe"]

    moves = [
        move for move in sheet.legal_moves(roll) if isinstance(move, Write) and move.cell == cell
    ]
    results = {sheet.play(roll, move) for move in moves}
    assert len(moves) == len(results) == example["resulting_sheets"]

    # Every way the referee knows to say it is accepted and does the same.
    ways = referee.knaster_ways(referee.parse_board(example["sheet"]), roll, example["write"])
    assert len(ways) == example["ways_to_say_it"]
    for way, board in ways.items():
        assert to_board(sheet.play(roll, to_move(example["write"], way))) == board


@pytest.mark.parametrize("golden", RECORDS, ids=lambda golden: str(golden["file"]))
def test_records(golden: dict[str, Any]) -> None:
    record = read_record((GOLDEN / golden["file"]).read_bytes())
    assert record.game.kind == golden["game"]
    assert record.game.finished
    assert len(record.game.sheets) == len(golden["seats"])
    for score, seat in zip(record.game.scores(), golden["seats"], strict=True):
        assert {LINE_NAMES[line.line]: line.points for line in score.lines} == seat["lines"]
        assert score.total == seat["total"]
        assert score.circles == seat.get("circles")
    assert parse_record(str(record)) == record


def test_every_golden_file_is_used() -> None:
    assert {golden["file"] for golden in RECORDS} == {path.name for path in GOLDEN.glob("*.5x5")}


def test_two_pairs_give_one_circle_and_a_full_house_two() -> None:
    """The pictures of the rulebooks are easily misread here; their tables are right."""
    assert KnasterSheet.GIVES[Combination.TWO_PAIRS] == 1
    assert KnasterSheet.GIVES[Combination.FULL_HOUSE] == 2
