"""A slow second opinion on the rules of Knister and Knaster.

Written from the rule text alone, by brute force, so that it shares no mistake with the fast
implementation it is compared with.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence

Cell = tuple[int, bool] | None  # (number, circled), or None while the cell is free
Board = tuple[tuple[Cell, ...], ...]  # five rows of five, the top row first
Way = tuple[tuple[str, frozenset[str]], ...]
Place = tuple[int, int]  # (row, column), both counted from 0

LINES: dict[str, tuple[Place, ...]] = {
    "1": ((0, 0), (0, 1), (0, 2), (0, 3), (0, 4)),
    "2": ((1, 0), (1, 1), (1, 2), (1, 3), (1, 4)),
    "3": ((2, 0), (2, 1), (2, 2), (2, 3), (2, 4)),
    "4": ((3, 0), (3, 1), (3, 2), (3, 3), (3, 4)),
    "5": ((4, 0), (4, 1), (4, 2), (4, 3), (4, 4)),
    "a": ((0, 0), (1, 0), (2, 0), (3, 0), (4, 0)),
    "b": ((0, 1), (1, 1), (2, 1), (3, 1), (4, 1)),
    "c": ((0, 2), (1, 2), (2, 2), (3, 2), (4, 2)),
    "d": ((0, 3), (1, 3), (2, 3), (3, 3), (4, 3)),
    "e": ((0, 4), (1, 4), (2, 4), (3, 4), (4, 4)),
    "\\": ((0, 0), (1, 1), (2, 2), (3, 3), (4, 4)),
    "/": ((0, 4), (1, 3), (2, 2), (3, 1), (4, 0)),
}
PLACES: list[Place] = [(row, column) for row in range(5) for column in range(5)]

# Each combination: its Knister points, its Knaster free circles.
COMBINATION_VALUES: dict[str, tuple[int, int]] = {
    "nothing": (0, 0),
    "pair": (1, 0),
    "three of a kind": (3, 1),
    "four of a kind": (6, 2),
    "five of a kind": (10, 3),
    "two pairs": (3, 1),
    "full house": (8, 2),
    "straight with a 7": (8, 3),
    "straight without a 7": (12, 3),
}
KNASTER_WHITE_BOXES = {
    "1": 9, "2": 8, "3": 7, "4": 6, "5": 5,
    "a": 9, "b": 8, "c": 7, "d": 6, "e": 5,
    "\\": 10, "/": 10,
}  # fmt: skip


def parse_board(rows: Sequence[str]) -> Board:
    board: list[tuple[Cell, ...]] = []
    for row in rows:
        cells: list[Cell] = []
        for word in row.split():
            if word == ".":
                cells.append(None)
            elif word.startswith("(") and word.endswith(")"):
                cells.append((int(word[1:-1]), True))
            else:
                cells.append((int(word), False))
        if len(cells) != 5:
            raise ValueError(f"not five cells: {row!r}")
        board.append(tuple(cells))
    if len(board) != 5:
        raise ValueError(f"not five rows: {rows!r}")
    return tuple(board)


def format_board(board: Board) -> list[str]:
    rows: list[str] = []
    for row in board:
        words: list[str] = []
        for cell in row:
            if cell is None:
                words.append(".")
            elif cell[1]:
                words.append(f"({cell[0]})")
            else:
                words.append(str(cell[0]))
        rows.append(" ".join(words))
    return rows


def place_name(place: Place) -> str:
    return "abcde"[place[1]] + "12345"[place[0]]


def with_cell(board: Board, place: Place, cell: Cell) -> Board:
    rows = [list(row) for row in board]
    rows[place[0]][place[1]] = cell
    return tuple(tuple(row) for row in rows)


def with_circle(board: Board, place: Place) -> Board:
    cell = board[place[0]][place[1]]
    if cell is None or cell[1]:
        raise ValueError(f"nothing to circle at {place_name(place)}")
    return with_cell(board, place, (cell[0], True))


def free_places(board: Board) -> list[Place]:
    return [(row, column) for row, column in PLACES if board[row][column] is None]


def uncircled_places(board: Board, line: str) -> list[Place]:
    """Free cells are left out: only a number can get a circle."""
    places: list[Place] = []
    for row, column in LINES[line]:
        cell = board[row][column]
        if cell is not None and not cell[1]:
            places.append((row, column))
    return places


def line_combination(board: Board, line: str) -> str:
    """A line that is not complete makes nothing yet, whatever is in it."""
    cells = [board[row][column] for row, column in LINES[line]]
    numbers = [cell[0] for cell in cells if cell is not None]
    return combination(numbers) if len(numbers) == 5 else "nothing"


def combination(numbers: Sequence[int]) -> str:
    if len(numbers) != 5:
        raise ValueError(f"not five numbers: {numbers!r}")
    counts = sorted(list(numbers).count(number) for number in set(numbers))
    kinds = [
        ([5], "five of a kind"),
        ([1, 4], "four of a kind"),
        ([2, 3], "full house"),
        ([1, 1, 3], "three of a kind"),
        ([1, 2, 2], "two pairs"),
        ([1, 1, 1, 2], "pair"),
    ]
    for kind_counts, kind in kinds:
        if counts == kind_counts:
            return kind
    if max(numbers) - min(numbers) == 4:  # five different numbers in a span of five
        return "straight with a 7" if 7 in numbers else "straight without a 7"
    return "nothing"


def knister_results(board: Board, roll: int) -> set[Board]:
    return {with_cell(board, place, (roll, False)) for place in free_places(board)}


def knister_lines(board: Board) -> dict[str, int]:
    points = {line: COMBINATION_VALUES[line_combination(board, line)][0] for line in LINES}
    points["\\"] *= 2
    points["/"] *= 2
    return points


def knister_total(board: Board) -> int:
    return sum(knister_lines(board).values())


def knaster_ways(board: Board, roll: int, cell_name: str) -> dict[Way, Board]:
    """Every order of the completed lines is tried, as the player may choose it."""
    free = [place for place in free_places(board) if place_name(place) == cell_name]
    if not free:
        raise ValueError(f"not a free cell: {cell_name!r}")
    written = with_cell(board, free[0], (roll, False))
    completed: list[str] = []
    for line, places in LINES.items():
        if free[0] in places and all(written[row][column] is not None for row, column in places):
            completed.append(line)
    ways: dict[Way, Board] = {}
    for order in itertools.permutations(completed):
        reached: list[tuple[Way, Board]] = [((), written)]
        for line in order:
            reached = [after for before in reached for after in draw_free_circles(line, *before)]
        ways.update(reached)
    return ways


def draw_free_circles(line: str, way: Way, board: Board) -> list[tuple[Way, Board]]:
    """A line without a circle to draw leaves no trace in the way: there is nothing to say."""
    open_places = uncircled_places(board, line)
    owed = COMBINATION_VALUES[line_combination(board, line)][1]
    drawn = min(owed, len(open_places))
    if drawn == 0:
        return [(way, board)]
    results: list[tuple[Way, Board]] = []
    for chosen in itertools.combinations(open_places, drawn):
        after = board
        for place in chosen:
            after = with_circle(after, place)
        names = frozenset(place_name(place) for place in chosen)
        results.append(((*way, (line, names)), after))
    return results


def knaster_results(board: Board, roll: int, last: bool) -> set[Board]:
    """A full sheet only ever gets the last roll, so it has no move before that."""
    results: set[Board] = set()
    if not last and not free_places(board):
        return results
    for place in free_places(board):
        results.update(knaster_ways(board, roll, place_name(place)).values())
    for row, column in PLACES:
        if board[row][column] == (roll, False):
            results.add(with_circle(board, (row, column)))
    if last:
        results.add(board)
    return results


def knaster_lines(board: Board) -> dict[str, int]:
    points: dict[str, int] = {}
    for line, places in LINES.items():
        cells = [board[row][column] for row, column in places]
        all_circled = all(cell is not None and cell[1] for cell in cells)
        points[line] = KNASTER_WHITE_BOXES[line] if all_circled else 0
    return points


def knaster_circles(board: Board) -> int:
    return sum(1 for row in board for cell in row if cell is not None and cell[1])


def knaster_total(board: Board) -> int:
    return sum(knaster_lines(board).values()) + knaster_circles(board)
