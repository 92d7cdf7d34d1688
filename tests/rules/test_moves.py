"""What is refused, and with which code. Rows of (game, sheet, roll, move, code)."""

import pytest

from fivebyfive import GAMES, MoveError, parse_move
from fivebyfive.rules import Circle, Nothing, Write
from fivebyfive.rules.knaster import KnasterSheet

EMPTY = ". . . . .\n" * 5
FULL_KNISTER = "7 4 8 9 11\n3 7 3 7 7\n5 5 10 5 5\n8 9 3 6 9\n8 11 8 8 7"
FULL = FULL_KNISTER.replace("10", "(10)")
HOUSE = ". 9 11 . .\n5 5 7 . 5\n. 5 . . .\n8 . . (4) .\n. . (11) . ."
TWO_LINES = "3 3 9 9 .\n. . . . 9\n. . . . 9\n. . . . 4\n. . . . 4"
ONE_LEFT = "(6) (6) (6) (6) .\n" + ". . . . .\n" * 4
PAIR = "4 5 6 7 .\n" + ". . . . .\n" * 4

REFUSED = [
    ("knister", EMPTY, 1, "a1", "bad-roll"),
    ("knister", EMPTY, 13, "a1", "bad-roll"),
    ("knister", HOUSE.replace("(", "").replace(")", ""), 7, "b1", "cell-taken"),
    ("knister", EMPTY, 7, "(a1)", "no-circles-here"),
    ("knister", EMPTY, 7, "-", "no-circles-here"),
    ("knister", EMPTY, 7, "a1{1:a1}", "no-circles-here"),
    ("knister", FULL_KNISTER, 7, "a1", "sheet-full"),
    ("knaster", EMPTY, 0, "a1", "bad-roll"),
    ("knaster", HOUSE, 9, "b1", "cell-taken"),
    ("knaster", HOUSE, 9, "(a1)", "cell-free"),
    ("knaster", HOUSE, 8, "(b1)", "not-equal"),
    ("knaster", HOUSE, 4, "(d4)", "already-circled"),
    ("knaster", HOUSE, 4, "-", "must-move"),
    ("knaster", HOUSE, 7, "d2", "free-missing"),
    ("knaster", HOUSE, 7, "d2{2:a2}", "free-count"),
    ("knaster", HOUSE, 7, "d2{2:a2b2c2}", "free-count"),
    ("knaster", HOUSE, 7, "d2{2:a2a2}", "already-circled"),
    ("knaster", HOUSE, 7, "d2{2:a2a1}", "free-not-on-line"),
    ("knaster", HOUSE, 7, "d2{2:a2b2,d:d1}", "free-not-owed"),
    ("knaster", HOUSE, 7, "d2{d:d4}", "free-not-owed"),
    ("knaster", HOUSE, 7, "a1{1:a1}", "free-not-owed"),
    ("knaster", HOUSE, 7, "d2{2:a2b2,2:c2d2}", "free-line-twice"),
    ("knaster", TWO_LINES, 9, "e1{1:a1b1}", "free-missing"),
    ("knaster", TWO_LINES, 9, "e1{1:a1e1,e:e1e2}", "already-circled"),
    ("knaster", ONE_LEFT, 6, "e1", "free-missing"),
    ("knaster", ONE_LEFT, 6, "e1{1:a1}", "already-circled"),
    ("knaster", PAIR, 5, "e1{1:a1}", "free-not-owed"),
    ("knaster", FULL, 7, "(a1)", "sheet-full"),
    ("knaster", FULL, 7, "-", "sheet-full"),
]


@pytest.mark.parametrize(("game", "sheet", "roll", "move", "code"), REFUSED)
def test_refused(game: str, sheet: str, roll: int, move: str, code: str) -> None:
    with pytest.raises(MoveError) as refusal:
        GAMES[game].parse(sheet).play(roll, parse_move(move))
    assert refusal.value.code == code
    assert code in str(refusal.value)


ACCEPTED = [
    ("knaster", HOUSE, 7, "d2{2:d2a2}", False, 4),
    ("knaster", TWO_LINES, 9, "e1{1:a1b1,e:e1e2}", False, 4),
    ("knaster", TWO_LINES, 9, "e1{e:e1e2,1:a1b1}", False, 4),
    ("knaster", TWO_LINES, 9, "e1{e:e4e5,1:a1b1}", False, 4),
    ("knaster", ONE_LEFT, 6, "e1{1:e1}", False, 14),
    ("knaster", PAIR, 5, "e1", False, 0),
    ("knaster", FULL, 7, "(a1)", True, 2),
    ("knaster", FULL, 2, "-", True, 1),
    ("knaster", EMPTY, 2, "-", True, 0),
    ("knaster", EMPTY, 2, "c3", True, 0),
]


@pytest.mark.parametrize(("game", "sheet", "roll", "move", "last", "total"), ACCEPTED)
def test_accepted(game: str, sheet: str, roll: int, move: str, last: bool, total: int) -> None:
    after = GAMES[game].parse(sheet).play(roll, parse_move(move), last)
    assert after.score().total == total


def test_a_line_without_uncircled_cells_left_is_not_written() -> None:
    """Row 1 and column e owe circles and only their shared cell has none: the first takes it."""
    rows = "(6) (6) (6) (6) .", *(f". . . . ({number})" for number in (2, 3, 4, 5))
    sheet = GAMES["knaster"].parse("\n".join(rows))
    for said in ("e1{1:e1}", "e1{e:e1}"):
        assert sheet.play(6, parse_move(said)).score().total == 9 + 5 + 9
    for said in ("e1", "e1{1:e1,e:e1}"):
        with pytest.raises(MoveError):
            sheet.play(6, parse_move(said))
    writes = [str(move) for move in sheet.legal_moves(6) if str(move).startswith("e1")]
    assert writes == ["e1{1:e1}"]


@pytest.mark.parametrize("move", [Write(25), Write(-1), Circle(25), Circle(-1)])
def test_cells_off_the_grid(move: Write | Circle) -> None:
    with pytest.raises(MoveError):
        GAMES["knaster"]().play(7, move)


def test_free_circles_off_the_grid() -> None:
    sheet = GAMES["knaster"].parse(HOUSE)
    for free in (((1, (8, 99)),), ((99, (8,)),), ((1, ()),)):
        with pytest.raises(MoveError):
            sheet.play(7, Write(8, free))


@pytest.mark.parametrize("text", ["c3", "(e5)", "-", r"d4{4:a4b4,\:a1}", "a1{/:c3}"])
def test_moves_print_what_they_parse(text: str) -> None:
    assert str(parse_move(text)) == text


def test_the_cells_of_a_group_are_a_set() -> None:
    assert parse_move("a4{4:c4a4d4}") == parse_move("a4{4:a4c4d4}")
    assert str(parse_move("a4{4:c4a4d4}")) == "a4{4:a4c4d4}"


NO_MOVES = [
    "",
    "c",
    "c6",
    "f1",
    "C3",
    "33",
    "(c3",
    "c3)",
    "((c3))",
    "(c3){3:a3}",
    "--",
    "?",
    "*",
    "٣",
    "c3{}",
    "c3{3}",
    "c3{3:}",
    "c3{3:a3",
    "c3{3:a3,}",
    "c3{x:a3}",
    "c3{3:a}",
    "c3{3:a3}}",
    "c3{3:a3}{c:c1}",
    "{3:a3}",
    "c3}",
]


@pytest.mark.parametrize("text", [*NO_MOVES, "c3{3:a3 b3}", "c3\n"])
def test_texts_that_are_no_move(text: str) -> None:
    with pytest.raises(MoveError) as refusal:
        parse_move(text)
    assert refusal.value.code == "bad-move"


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("last", [False, True])
def test_what_is_no_move_at_all_is_never_taken_for_nothing(game: str, last: bool) -> None:
    for thing in ("c3", None, 12):
        with pytest.raises(TypeError, match="parse_move"):
            GAMES[game]().play(7, thing, last)  # type: ignore[arg-type]


def test_nothing_is_nothing() -> None:
    assert parse_move("-") == Nothing()


@pytest.mark.parametrize("game", list(GAMES))
def test_sheets_print_what_they_parse(game: str) -> None:
    text = FULL_KNISTER if game == "knister" else HOUSE
    assert str(GAMES[game].parse(text)) == text


@pytest.mark.parametrize(
    ("game", "text", "code"),
    [
        ("knaster", ". . .", "bad-sheet"),
        ("knaster", ". " * 26, "bad-sheet"),
        ("knaster", ". " * 24 + "13", "bad-sheet"),
        ("knaster", ". " * 24 + "(1)", "bad-sheet"),
        ("knister", ". " * 24 + "(7)", "no-circles-here"),
    ],
)
def test_texts_that_are_no_sheet(game: str, text: str, code: str) -> None:
    with pytest.raises(MoveError) as refusal:
        GAMES[game].parse(text)
    assert refusal.value.code == code


@pytest.mark.parametrize("roll", [1, 13])
def test_what_two_dice_cannot_show_owes_nothing(roll: int) -> None:
    with pytest.raises(MoveError) as refused:
        KnasterSheet.parse(HOUSE).owed(roll, 0)
    assert refused.value.code == "bad-roll"
