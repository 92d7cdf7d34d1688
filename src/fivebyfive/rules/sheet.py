"""The base class of the sheets of all games, and scores."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from itertools import combinations_with_replacement
from operator import itemgetter
from typing import ClassVar, Final, Self

from fivebyfive.rules.combinations import Combination, classify_numbers
from fivebyfive.rules.errors import MoveError, RulesCode
from fivebyfive.rules.grid import CELL_NAMES, CELLS, LINES, ROLLS, SIZE, Cell, Line, Roll
from fivebyfive.rules.moves import Move
from fivebyfive.rules.text import sanitize_text

# Picks the five numbers of a line at once: faster than one by one, for scoring many records.
_PICK: Final = tuple(itemgetter(*cells) for cells in LINES)

_WORDS: Final = {
    ".": (0, 0),
    **{str(n): (n, 0) for n in ROLLS},
    **{f"({n})": (n, 1) for n in ROLLS},
}


@dataclass(frozen=True, slots=True)
class LineScore:
    """The combination of a line (None while it is incomplete) and the points in its white box."""

    line: Line
    combination: Combination | None
    points: int


@dataclass(frozen=True, slots=True)
class Score:
    """The twelve lines in the order of the grid, and the circles in games that have them."""

    lines: tuple[LineScore, ...]
    circles: int | None = None

    @property
    def total(self) -> int:
        """All white boxes, and one point for every circle."""
        return sum(line.points for line in self.lines) + (self.circles or 0)


class Verdict(StrEnum):
    """How good a total is for somebody who plays alone."""

    GOOD = "good"
    BRILLIANT = "brilliant"
    SPECTACULAR = "spectacular"


VERDICT_THRESHOLDS: Final = {Verdict.GOOD: 50, Verdict.BRILLIANT: 80, Verdict.SPECTACULAR: 100}


def verdict(total: int) -> Verdict | None:
    """The verdict on a finished game played alone."""
    earned = [verdict for verdict, points in VERDICT_THRESHOLDS.items() if total > points]
    return earned[-1] if earned else None


def move_type_error(move: object) -> TypeError:
    """The error for an argument that is no move at all, such as its text."""
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
    """One player's grid. 0 is a free cell; `circled` is a bitmask of cells.

    The constructor checks nothing; `parse` and `play` do.
    """

    numbers: tuple[int, ...] = (0,) * len(CELLS)
    circled: int = 0

    HIGHEST: ClassVar[int]  # upper bound of the total
    GIVES: ClassVar[Mapping[Combination, int]]  # points or free circles for a combination
    # Points by line for five circles; None in games without circles.
    WHITE_BOXES: ClassVar[tuple[int, ...] | None] = None
    DOUBLED: ClassVar[tuple[Line, ...]] = ()  # the lines that give twice the points
    LENGTH: ClassVar[int | None] = None  # the number of rolls, if it is fixed

    @classmethod
    def parse(cls, text: str) -> Self:
        """The inverse of `str`. Raises `MoveError` (bad-sheet)."""
        words = [_WORDS.get(word) for word in text.split()]
        cells = [word for word in words if word is not None]
        if not len(cells) == len(words) == len(CELLS):
            raise MoveError(RulesCode.BAD_SHEET, text=sanitize_text(text))
        circled = sum(circle << cell for cell, (_, circle) in enumerate(cells))
        return cls(tuple(number for number, _ in cells), circled)

    @abstractmethod
    def legal_moves(self, roll: Roll, last: bool = False) -> Sequence[Move]:
        """One move for each sheet that this roll can lead to; none when the sheet is done."""

    @abstractmethod
    def play(self, roll: Roll, move: Move, last: bool = False) -> Self:
        """The sheet after the move. Raises `MoveError` if it is not legal."""

    @abstractmethod
    def score(self) -> Score:
        """The points so far."""

    @property
    @abstractmethod
    def next_is_last(self) -> bool:
        """Whether the game has exactly one more roll because of this sheet."""

    @property
    def free_cells(self) -> list[Cell]:
        """The empty cells, in the order of the grid."""
        return [cell for cell in CELLS if not self.numbers[cell]]

    @property
    def is_full(self) -> bool:
        """Whether all 25 cells are written."""
        return 0 not in self.numbers

    def is_circled(self, cell: Cell) -> bool:
        """Whether the number in the cell has its circle."""
        return bool(self.circled >> cell & 1)

    def line_combination(self, line: Line) -> Combination | None:
        """The combination of a line, None while one of its cells is free."""
        numbers = _PICK[line](self.numbers)
        return None if 0 in numbers else self.combination_of(numbers)

    def possible_combinations(self, line: Line) -> Sequence[Combination]:
        """What the line can still become, or what it is; what gives most first."""
        known = sorted(number for number in _PICK[line](self.numbers) if number)
        return _possible_combinations(type(self), tuple(known))

    @staticmethod
    def combination_of(numbers: Sequence[int]) -> Combination:
        """The combination of five numbers in this game."""
        return classify_numbers(numbers)

    def __str__(self) -> str:
        """Five lines of five numbers: `.` for a free cell, `(7)` for a circled one."""
        words = [
            f"({number})" if self.is_circled(cell) else str(number or ".")
            for cell, number in enumerate(self.numbers)
        ]
        return "\n".join(" ".join(words[at : at + SIZE]) for at in range(0, len(words), SIZE))


@lru_cache(maxsize=2 * 4368)  # every choice of up to five numbers, in two games
def _possible_combinations(
    sheet_type: type[Sheet], known: tuple[int, ...]
) -> tuple[Combination, ...]:
    """The combinations of all ways to complete a line, without those that give nothing."""
    ways = combinations_with_replacement(ROLLS, SIZE - len(known))
    found = {sheet_type.combination_of((*known, *others)) for others in ways}
    giving = [one for one in Combination if one in found and one in sheet_type.GIVES]
    return tuple(sorted(giving, key=lambda one: -sheet_type.GIVES[one]))
