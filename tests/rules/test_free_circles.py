"""Free circles step by step: the answers lead to every legal move, and to no other."""

from hypothesis import given, settings

from fivebyfive import KnasterSheet, Write, parse_move
from fivebyfive.rules import Game, Roll
from fivebyfive.rules.free_circles import find_owed_circles
from fivebyfive.rules.grid import CELL_BY_NAME, CELL_NAMES, LINE_BY_NAME
from support import referee
from support.plugins.hypothesis_profiles import examples
from support.referee_boards import to_board
from support.strategies import games, rolls


def reached(sheet: KnasterSheet, roll: Roll, move: Write) -> set[KnasterSheet]:
    """All sheets that a page can get to by following the answers."""
    answer = find_owed_circles(sheet, roll, move)
    so_far = parse_move(answer.move)
    assert isinstance(so_far, Write)
    if not answer.lines:
        return {sheet.play(roll, so_far)}
    found: set[KnasterSheet] = set()
    for line in answer.lines:
        number = LINE_BY_NAME[line.line]
        begun = dict(so_far.free)
        # One cell at a time, in the order of the grid so that not every order is tried.
        already = begun.get(number, ())
        later = [CELL_BY_NAME[name] for name in line.cells]
        for cell in [cell for cell in later if not already or cell > max(already)]:
            groups = [group for group in so_far.free if group[0] != number]
            found |= reached(sheet, roll, Write(so_far.cell, (*groups, (number, (*already, cell)))))
    return found


SHEETS = [
    ("3 3 9 9 .\n. . . . 9\n. . . . 9\n. . . . 4\n. . . . 4", 9, "e1"),
    (". 9 11 . .\n5 5 7 . 5\n. 5 . . .\n8 . . (4) .\n. . (11) . .", 7, "d2"),
    ("(6) (6) (6) (6) .\n. . . . (2)\n. . . . (3)\n. . . . (4)\n. . . . (5)", 6, "e1"),
    ("(6) (6) (6) 6 .\n. . . . (2)\n. . . . (3)\n. . . . (4)\n. . . . (5)", 6, "e1"),
    ("4 5 6 7 .\n. . . . .\n. . . . .\n. . . . .\n. . . . .", 5, "e1"),
]


def test_the_answers_lead_to_every_sheet() -> None:
    for rows, roll, cell in SHEETS:
        sheet = KnasterSheet.parse(rows)
        expected = set(
            referee.knaster_ways(referee.parse_board(rows.split("\n")), roll, cell).values()
        )
        found = reached(sheet, roll, Write(CELL_BY_NAME[cell]))
        assert {to_board(result) for result in found} == expected


@settings(max_examples=examples(25))
@given(games(), rolls)
def test_on_sheets_of_random_games(game: Game, roll: Roll) -> None:
    for sheet in game.sheets[:2]:
        if not isinstance(sheet, KnasterSheet):
            continue
        for cell in sheet.free_cells[:3]:
            ways = referee.knaster_ways(to_board(sheet), roll, CELL_NAMES[cell])
            if len(ways) <= 200:
                found = {to_board(after) for after in reached(sheet, roll, Write(cell))}
                assert found == set(ways.values())


def test_what_a_page_is_told() -> None:
    sheet = KnasterSheet.parse(SHEETS[0][0])
    both = find_owed_circles(sheet, 9, Write(4))
    assert [(line.line, line.makes, line.left) for line in both.lines] == [
        ("1", "full-house", 2),
        ("e", "full-house", 2),
    ]
    begun = find_owed_circles(sheet, 9, parse_move("e1{e:e1}"))  # type: ignore[arg-type]
    assert [(line.line, line.left, line.cells) for line in begun.lines] == [
        ("e", 1, ["e2", "e3", "e4", "e5"])
    ]
    assert [(line.line, line.left, line.cells) for line in begun.later] == [
        ("1", 2, ["a1", "b1", "c1", "d1"])
    ]
    then = find_owed_circles(sheet, 9, parse_move("e1{e:e1e2}"))  # type: ignore[arg-type]
    assert [(line.line, line.left, line.cells) for line in then.lines] == [
        ("1", 2, ["a1", "b1", "c1", "d1"])
    ]


def test_a_circle_of_any_line_can_be_taken_away() -> None:
    """Circles that were taken away can be chosen again, whatever else has been chosen since."""
    sheet = KnasterSheet.parse(SHEETS[0][0])
    answer = find_owed_circles(sheet, 9, parse_move("e1{1:a1,e:e2}"))  # type: ignore[arg-type]
    assert [(line.line, line.left, line.cells) for line in answer.lines] == [
        ("1", 1, ["b1", "c1", "d1", "e1"]),
        ("e", 1, ["e1", "e3", "e4", "e5"]),
    ]
    for rows, roll, cell in SHEETS:
        sheet = KnasterSheet.parse(rows)
        for move in sheet.legal_moves(roll):
            if isinstance(move, Write) and move.cell == CELL_BY_NAME[cell]:
                for taken in range(len(move.free)):
                    put_back(sheet, roll, move, taken)


def put_back(sheet: KnasterSheet, roll: Roll, move: Write, at: int) -> None:
    """Take the first circle of each line away from this one on, then choose them again."""
    groups = [
        (line, cells if nth < at else cells[1:]) for nth, (line, cells) in enumerate(move.free)
    ]
    begun = Write(move.cell, tuple(group for group in groups if group[1]))
    answer = find_owed_circles(sheet, roll, begun)
    for line, cells in move.free[at:]:
        so_far = parse_move(answer.move)
        assert isinstance(so_far, Write)
        if cells[0] in dict(so_far.free).get(line, ()):
            continue  # drawn by itself
        [offered] = [one for one in answer.lines if LINE_BY_NAME[one.line] == line]
        assert CELL_NAMES[cells[0]] in offered.cells
        free = {**dict(so_far.free), line: (*dict(so_far.free).get(line, ()), cells[0])}
        answer = find_owed_circles(sheet, roll, Write(move.cell, tuple(free.items())))
    done = parse_move(answer.move)
    assert not answer.lines
    assert sheet.play(roll, done) == sheet.play(roll, move)
