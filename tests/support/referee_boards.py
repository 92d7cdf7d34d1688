"""Between the referee's boards and words and those of the rules."""

from fivebyfive.rules import Combination, Move, Sheet, Write
from fivebyfive.rules.grid import CELL_BY_NAME, LINE_BY_NAME
from support import referee

COMBINATIONS = {
    "nothing": Combination.NOTHING,
    "pair": Combination.PAIR,
    "two pairs": Combination.TWO_PAIRS,
    "three of a kind": Combination.THREE,
    "full house": Combination.FULL_HOUSE,
    "four of a kind": Combination.FOUR,
    "five of a kind": Combination.FIVE,
    "straight with a 7": Combination.STRAIGHT_WITH_7,
    "straight without a 7": Combination.STRAIGHT_WITHOUT_7,
}


def to_board(sheet: Sheet) -> referee.Board:
    """The sheet as the referee sees it."""
    return referee.parse_board(str(sheet).split("\n"))


def to_move(cell: str, way: referee.Way) -> Move:
    """A way to write in a cell, as the referee says it."""
    free = tuple(
        (LINE_BY_NAME[line], tuple(CELL_BY_NAME[name] for name in names)) for line, names in way
    )
    return Write(CELL_BY_NAME[cell], free)


def next_boards(kind: str, board: referee.Board, roll: int, last: bool) -> set[referee.Board]:
    """Every board that one legal move leads to."""
    if kind == "knister":
        return referee.knister_results(board, roll)
    return referee.knaster_results(board, roll, last)


def board_total(kind: str, board: referee.Board) -> int:
    """The referee's sum."""
    return referee.knister_total(board) if kind == "knister" else referee.knaster_total(board)
