"""What the sheets of all games have in common, and what a score is."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from operator import itemgetter
from typing import ClassVar, Final, Self

from fivebyfive.rules.combinations import Combination, classify_numbers
from fivebyfive.rules.errors import MoveError, RulesCode
from fivebyfive.rules.grid import CELL_NAMES, CELLS, LINES, ROLLS, SIZE, Cell, Line, Roll
from fivebyfive.rules.moves import Move
from fivebyfive.rules.text import sanitize_text

# The five numbers of a line, picked in one go: scoring thousands of records needs it.
_PICK: Final = tuple(itemgetter(*cells) for cells in LINES)

_WORDS: Final = {
    ".": (0, 0),
    **{str(n): (n, 0) for n in ROLLS},
    **{f"({n})": (n, 1) for n in ROLLS},
}


@dataclass(frozen=True, slots=True)
class LineScore:
    """What a line makes (None while it is incomplete) and the points in its white box."""

    line: Line
    combination: Combination | None
    points: int


@dataclass(frozen=True, slots=True)
class Score:
    """The twelve lines in the order of the grid, the circles where a game has them, and the sum."""

    lines: tuple[LineScore, ...]
    circles: int | None = None

    @property
    def total(self) -> int:
        """All white boxes, and one point for every circle."""
        return sum(line.points for line in self.lines) + (self.circles or 0)


class Verdict(StrEnum):
    """What a total is worth to somebody playing alone."""

    GOOD = "good"
    BRILLIANT = "brilliant"
    SPECTACULAR = "spectacular"


VERDICT_THRESHOLDS: Final = {Verdict.GOOD: 50, Verdict.BRILLIANT: 80, Verdict.SPECTACULAR: 100}


def verdict(total: int) -> Verdict | None:
    """The verdict on a finished game played alone."""
    earned = [verdict for verdict, points in VERDICT_THRESHOLDS.items() if total > points]
    return earned[-1] if earned else None


def move_type_error(move: object) -> TypeError:
    """What to raise for something that is no move at all, such as its text."""
    return TypeError(f"a move is needed, not {move!r}; parse_move() makes one of a text")


def check_roll(roll: Roll) -> None:
    """Refuse what two dice cannot show."""
    if roll not in ROLLS:
        raise MoveError(RulesCode.BAD_ROLL, text=str(roll))


def write_number(numbers: tuple[int, ...], cell: Cell, roll: Roll) -> tuple[int, ...]:
    """The numbers of a sheet with one more. Raises `MoveError` (bad-move, cell-taken)."""
    if not 0 <= cell < len(numbers):
        raise MoveError(RulesCode.BAD_MOVE, text=str(cell))
    if numbers[cell]:
        raise MoveError(RulesCode.CELL_TAKEN, cell=CELL_NAMES[cell], number=numbers[cell])
    return numbers[:cell] + (roll,) + numbers[cell + 1 :]  # noqa: RUF005 -- faster


@dataclass(frozen=True, slots=True)
class Sheet(ABC):
    """One player's grid. 0 is a free cell; `circled` has one bit a cell.

    The constructor trusts its caller; `parse` and `play` do not.
    """

    numbers: tuple[int, ...] = (0,) * len(CELLS)
    circled: int = 0

    HIGHEST: ClassVar[int]  # no total is higher
    GIVES: ClassVar[Mapping[Combination, int]]  # points or free circles for a combination
    WHITE_BOXES: ClassVar[tuple[int, ...] | None] = None  # by line, where they are printed
    DOUBLED: ClassVar[tuple[Line, ...]] = ()  # the lines that give twice the points
    LENGTH: ClassVar[int | None] = None  # the rolls of a game, where they are always as many

    @classmethod
    def parse(cls, text: str) -> Self:
        """The sheet that `str` writes. Raises `MoveError` (bad-sheet)."""
        words = [_WORDS.get(word) for word in text.split()]
        cells = [word for word in words if word is not None]
        if not len(cells) == len(words) == len(CELLS):
            raise MoveError(RulesCode.BAD_SHEET, text=sanitize_text(text))
        circled = sum(circle << cell for cell, (_, circle) in enumerate(cells))
        return cls(tuple(number for number, _ in cells), circled)

    @abstractmethod
    def legal_moves(self, roll: Roll, last: bool = False) -> Sequence[Move]:
        """One move for each sheet that can come of this roll; none when the sheet is done."""

    @abstractmethod
    def play(self, roll: Roll, move: Move, last: bool = False) -> Self:
        """The sheet after the move. Raises `MoveError` and changes nothing if it is not legal."""

    @abstractmethod
    def score(self) -> Score:
        """The points so far."""

    @property
    @abstractmethod
    def next_is_last(self) -> bool:
        """Whether the game has exactly one more roll because of this sheet."""

    @property
    def free_cells(self) -> list[Cell]:
        """The cells nothing is written in, in the order of the grid."""
        return [cell for cell in CELLS if not self.numbers[cell]]

    @property
    def is_full(self) -> bool:
        """Whether all 25 cells are written."""
        return 0 not in self.numbers

    def is_circled(self, cell: Cell) -> bool:
        """Whether the number in the cell has its circle."""
        return bool(self.circled >> cell & 1)

    def line_combination(self, line: Line) -> Combination | None:
        """What the line makes, None while a cell of it is free."""
        numbers = _PICK[line](self.numbers)
        return None if 0 in numbers else self.combination_of(numbers)

    @staticmethod
    def combination_of(numbers: Sequence[int]) -> Combination:
        """What five numbers make in this game."""
        return classify_numbers(numbers)

    def __str__(self) -> str:
        """Five lines of five numbers: `.` for a free cell, `(7)` for a circled one."""
        words = [
            f"({number})" if self.is_circled(cell) else str(number or ".")
            for cell, number in enumerate(self.numbers)
        ]
        return "\n".join(" ".join(words[at : at + SIZE]) for at in range(0, len(words), SIZE))
