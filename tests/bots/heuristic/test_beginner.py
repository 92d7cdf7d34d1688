"""The level `beginner` is fallible but never absurd; what is absurd is said here once more.

Its definition stands in the docstring of `Beginner`; the judge below knows the referee only.
"""

from collections.abc import Iterator
from random import Random

import pytest

from fivebyfive import GAMES, Game, Write, thrown
from fivebyfive.bots import Beginner, Bot, Budget, Position, RandomBot
from fivebyfive.rules import CELL_NAMES, Move, Sheet
from random_games import random_game
from support import referee
from support.referee_boards import board_total, next_boards, to_board

KINDS = pytest.mark.parametrize("kind", GAMES)


def absurdity(position: Position, move: Move) -> str | None:
    """What is absurd about the move, if anything."""
    kind, roll, last = position.kind, position.roll, position.last
    board = to_board(position.sheet)
    after = to_board(position.sheet.play(roll, move, last))
    gained = board_total(kind, after) - board_total(kind, board)
    if last:
        best = max(board_total(kind, result) for result in next_boards(kind, board, roll, last))
        return "lets points go" if gained == 0 and best > board_total(kind, board) else None
    for place, cell in _cells(board):
        if kind == "knaster" and cell == (roll, False):
            circled = referee.with_circle(board, place)
            boxes = _boxes(circled) - _boxes(board)
            if boxes and gained < boxes + 1:
                return "leaves a white box"
    if kind == "knaster" and _boxes(after) > _boxes(board):
        return None
    free = referee.free_places(board)
    quiet = kind == "knaster" and any(cell == (roll, False) for _, cell in _cells(board))
    quiet = quiet or not all(_spoils(kind, board, place, roll) for place in free)
    if isinstance(move, Write) and quiet:
        place = next(place for place in free if referee.place_name(place) == CELL_NAMES[move.cell])
        return "spoils a line" if _spoils(kind, board, place, roll) else None
    return None


def _boxes(board: referee.Board) -> int:
    return sum(referee.knaster_lines(board).values())


def _cells(board: referee.Board) -> Iterator[tuple[referee.Place, referee.Cell]]:
    for place in referee.PLACES:
        yield place, board[place[0]][place[1]]


def _spoils(kind: str, board: referee.Board, place: referee.Place, roll: int) -> bool:
    lost = added = 0
    for places in referee.LINES.values():
        cells = [board[row][column] for row, column in places if (row, column) != place]
        numbers = [cell[0] for cell in cells if cell]
        if len(cells) == len(numbers) == 4:
            worth = [_worth(kind, [*numbers, number]) for number in range(2, 13)]
            lost += max(worth) - _worth(kind, [*numbers, roll])
            added += _worth(kind, [*numbers, roll]) - min(worth)
    return lost >= {"knister": 4, "knaster": 2}[kind] and lost > added


def _worth(kind: str, numbers: list[int]) -> int:
    return referee.COMBINATION_VALUES[referee.combination(numbers)][kind == "knaster"]


def asked(bot: Bot, kind: str, games: int) -> Iterator[tuple[Position, Move]]:
    """What the bot answers in its own games and in those of random players."""
    for number in range(games):
        rng = Random(number)
        game, strange = Game.start(kind, 2), random_game(kind, 2, rng)
        while not game.finished:
            game = game.roll(thrown(rng.randint(1, 6), rng.randint(1, 6)))
            for seat in range(2):
                position = Position.of(game, seat)
                move = bot.choose(position, rng, Budget())
                yield position, move
                game = game.play(seat, move)
            game = game.close()
        game = Game.start(kind, 2)
        for played in strange.rounds:
            game = game.roll(played.throw)
            position = Position.of(game, 0)
            yield position, bot.choose(position, rng, Budget())
            game = game.play_all(played.moves).close()


@KINDS
def test_never_absurd(kind: str) -> None:
    for position, move in asked(Beginner(), kind, games=15):
        found = absurdity(position, move)
        assert found is None, f"{found}: {move} with {position.roll} on\n{position.sheet}"


@pytest.mark.parametrize(
    ("kind", "kinds"),
    [
        ("knister", {"spoils a line"}),
        ("knaster", {"spoils a line", "leaves a white box", "lets points go"}),
    ],
)
def test_there_are_occasions_to_be_absurd(kind: str, kinds: set[str]) -> None:
    """Somebody who knows only the rules takes every one of them."""
    found = {absurdity(position, move) for position, move in asked(RandomBot(), kind, games=25)}
    assert found - {None} == kinds


def moves(sheet: Sheet, roll: int, last: bool = False) -> set[str]:
    """All that the beginner does in a position."""
    kind = next(kind for kind, made in GAMES.items() if isinstance(sheet, made))
    position = Position(kind, (sheet,), 0, roll, last, 1)
    return {str(Beginner().choose(position, Random(seed), Budget())) for seed in range(100)}


EMPTY_ROWS = " ." * 20


@pytest.mark.parametrize(
    ("kind", "row", "roll"),
    [
        ("knister", "7 7 7 7 .", 5),
        ("knister", "7 7 7 3 .", 5),
        ("knister", "5 6 8 9 .", 5),
        ("knister", "5 6 8 9 .", 12),
        ("knaster", "7 7 7 3 .", 5),
        ("knaster", "5 6 8 9 .", 12),
    ],
)
def test_a_line_in_the_making_is_not_filled_with_what_does_not_fit(
    kind: str, row: str, roll: int
) -> None:
    assert "e1" not in moves(GAMES[kind].parse(row + EMPTY_ROWS), roll)


@pytest.mark.parametrize(
    ("kind", "row", "roll", "made"),
    [
        ("knister", "7 7 7 7 .", 7, {"e1"}),
        ("knister", "5 6 8 9 .", 7, {"e1"}),
        ("knister", "5 5 8 8 .", 8, {"e1"}),
        ("knaster", "(7) (7) (6) (8) 7", 7, {"(e1)"}),
        ("knaster", "(5) (6) . (8) (9)", 7, {"c1{1:c1}"}),
    ],
)
def test_what_is_obvious_is_done(kind: str, row: str, roll: int, made: set[str]) -> None:
    assert moves(GAMES[kind].parse(row + EMPTY_ROWS), roll) == made


@pytest.mark.parametrize(
    ("row", "made"),
    [
        ("6 6 3 3 4", {"(a1)", "(b1)"}),
        ("(5) (6) (6) 8 9", {"-", *CELL_NAMES[5:]}),
        ("6 6 (6) (6) (3)", {"(a1)", "(b1)"}),
        ("6 (6) (6) (6) (3)", {"(a1)"}),
    ],
)
def test_the_last_roll_is_not_let_go(row: str, made: set[str]) -> None:
    assert moves(GAMES["knaster"].parse(row + EMPTY_ROWS), 6, last=True) == made


@KINDS
def test_fallible(kind: str) -> None:
    """The fourth 7 is sometimes put beside the others and sometimes anywhere."""
    row, good = ("7 7 7 . .", {"d1", "e1"})
    if kind == "knaster":
        row, good = ("7 (7) 7 . .", {"d1", "e1", "(a1)", "(c1)"})
    made = moves(GAMES[kind].parse(row + EMPTY_ROWS), 7)
    assert made > good


def test_a_white_box_is_worth_a_spoiled_line() -> None:
    """An 8 in d4 leaves column d without its straight, but fills the box of a diagonal."""
    sheet = GAMES["knaster"].parse(
        """
        (6)  5   (6)  5   (4)
        3    (6) .    (6) (9)
        (10) (6) (8)  (3) 8
        7    (5) (7)  .   .
        (7)  (9) .    2   (11)
        """
    )
    assert moves(sheet, 8) == {"d4{\\:d4}"}


def test_nothing_is_spoiled_on_the_last_roll() -> None:
    """A 5 in e1 closes two lines for one circle each; they will never give more."""
    sheet = GAMES["knaster"].parse(
        """
        7 7 7 3 .
        . . . . 7
        . . . . 7
        . . . . 7
        . . . . 3
        """
    )
    assert {move[:2] for move in moves(sheet, 5, last=True)} == {"e1"}
    assert "e1" not in {move[:2] for move in moves(sheet, 5)}
