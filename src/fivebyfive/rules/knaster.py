"""Knaster: write or circle; complete lines give free circles, circled lines score."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, product
from typing import ClassVar, Final, NamedTuple, Self

from fivebyfive.rules.combinations import Combination, classify_numbers
from fivebyfive.rules.errors import MoveError, RulesCode
from fivebyfive.rules.grid import (
    CELL_NAMES,
    CELLS,
    LINE_MASKS,
    LINE_NAMES,
    LINES,
    LINES_THROUGH,
    Cell,
    Line,
    Roll,
    mask,
)
from fivebyfive.rules.moves import NOTHING, Circle, FreeCircles, Move, Nothing, Write
from fivebyfive.rules.sheet import LineScore, Score, Sheet, check_roll, move_type_error

_SIDE_BOXES: Final = (9, 8, 7, 6, 5)  # rows from the top, columns from the left
_STRAIGHTS: Final = (Combination.STRAIGHT_WITH_7, Combination.STRAIGHT_WITHOUT_7)


class _CompletedLine(NamedTuple):
    """A completed line that owes circles, and its uncircled cells but the one just written."""

    line: Line
    owed: int
    others: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class KnasterSheet(Sheet):
    """A sheet of Knaster: 26 to 50 rolls, numbers and circles."""

    HIGHEST: ClassVar[int] = 115
    GIVES: ClassVar[Mapping[Combination, int]] = {
        Combination.THREE: 1,
        Combination.FOUR: 2,
        Combination.FIVE: 3,
        Combination.TWO_PAIRS: 1,
        Combination.FULL_HOUSE: 2,
        Combination.STRAIGHT: 3,
    }
    WHITE_BOXES: ClassVar[tuple[int, ...]] = (*_SIDE_BOXES, *_SIDE_BOXES, 10, 10)

    @property
    def next_is_last(self) -> bool:
        return self.is_full

    @staticmethod
    def combination_of(numbers: Sequence[int]) -> Combination:
        made = classify_numbers(numbers)
        return Combination.STRAIGHT if made in _STRAIGHTS else made

    def owed(self, roll: Roll, cell: Cell) -> dict[Line, int]:
        """The lines that writing the roll in the cell completes, with the free circles of each.

        0 where a line makes nothing useful. Where fewer uncircled cells are left than the circles
        given here, fewer are drawn.
        """
        check_roll(roll)
        return self.after_writing(roll, cell)._completed_by(cell)

    def legal_moves(self, roll: Roll, last: bool = False) -> Sequence[Move]:
        """One move for each sheet that can come of this roll.

        A full sheet has none unless the roll is the last: it never gets another one.
        """
        check_roll(roll)
        if self.is_full and not last:
            return []
        moves: list[Move] = []
        for cell in self.free_cells:
            moves.extend(self._legal_writes(roll, cell))
        moves.extend(Circle(cell) for cell in CELLS if self._may_circle(cell, roll))
        if last:
            moves.append(NOTHING)
        return moves

    def play(self, roll: Roll, move: Move, last: bool = False) -> Self:
        check_roll(roll)
        if not last and self.is_full:
            raise MoveError(RulesCode.SHEET_FULL)
        if isinstance(move, Write):
            written = self.after_writing(roll, move.cell)
            completed = written._completed_by(move.cell)
            if not completed and not move.free:
                return written
            return written._draw_free_circles(move.free, completed)
        if isinstance(move, Circle):
            self._check_circle(move.cell, roll)
            return type(self)(self.numbers, self.circled | 1 << move.cell)
        if not isinstance(move, Nothing):
            raise move_type_error(move)
        if not last:
            raise MoveError(RulesCode.MUST_MOVE)
        return self

    def score(self) -> Score:
        lines = tuple(
            LineScore(
                line,
                self.line_combination(line),
                self.WHITE_BOXES[line] if self.circled & cells == cells else 0,
            )
            for line, cells in enumerate(LINE_MASKS)
        )
        return Score(lines, self.circled.bit_count())

    # Circling by the roll

    def _may_circle(self, cell: Cell, roll: Roll) -> bool:
        return self.numbers[cell] == roll and not self.is_circled(cell)

    def _check_circle(self, cell: Cell, roll: Roll) -> None:
        if cell not in CELLS:
            raise MoveError(RulesCode.BAD_MOVE, text=str(cell))
        number = self.numbers[cell]
        if not number:
            raise MoveError(RulesCode.CELL_FREE, cell=CELL_NAMES[cell])
        if number != roll:
            raise MoveError(RulesCode.NOT_EQUAL, cell=CELL_NAMES[cell], number=number, roll=roll)
        if self.is_circled(cell):
            raise MoveError(RulesCode.ALREADY_CIRCLED, cell=CELL_NAMES[cell])

    # Writing, and the free circles it owes

    def after_writing(self, roll: Roll, cell: Cell) -> Self:
        """The sheet with the number written and no free circle drawn yet."""
        return type(self)(self._with_number(cell, roll), self.circled)

    def _completed_by(self, cell: Cell) -> dict[Line, int]:
        return {
            line: self.GIVES.get(made, 0)
            for line in LINES_THROUGH[cell]
            if (made := self.line_combination(line))
        }

    def uncircled(self, line: Line) -> tuple[Cell, ...]:
        """The cells of a line whose numbers have no circle."""
        circled = self.circled
        return tuple([cell for cell in LINES[line] if not circled >> cell & 1])

    def _draw_free_circles(
        self, free: tuple[FreeCircles, ...], completed: Mapping[Line, int]
    ) -> Self:
        """Work through the lines in the order given, circling what each one owes."""
        sheet = self
        worked: set[Line] = set()
        for line, cells in free:
            if not completed.get(line):
                raise MoveError(RulesCode.FREE_NOT_OWED, line=_line_name(line))
            if line in worked:
                raise MoveError(RulesCode.FREE_LINE_TWICE, line=_line_name(line))
            worked.add(line)
            sheet = sheet.with_free_circles(line, cells, completed[line])
        for line, owed in completed.items():
            left = len(sheet.uncircled(line))
            if owed and left and line not in worked:
                made = str(sheet.line_combination(line))
                due = min(owed, left)
                raise MoveError(RulesCode.FREE_MISSING, line=_line_name(line), makes=made, owed=due)
        return sheet

    def with_free_circles(self, line: Line, cells: tuple[Cell, ...], owed: int) -> Self:
        """The sheet with the circles of one completed line that owes so many."""
        uncircled = self.uncircled(line)
        for cell in cells:
            if cell not in LINES[line]:
                raise MoveError(
                    RulesCode.FREE_NOT_ON_LINE, line=_line_name(line), cell=_cell_name(cell)
                )
            if cell not in uncircled or cells.count(cell) > 1:
                raise MoveError(RulesCode.ALREADY_CIRCLED, cell=_cell_name(cell))
        due = min(owed, len(uncircled))
        if len(cells) != due or not cells:
            raise MoveError(RulesCode.FREE_COUNT, line=_line_name(line), owed=due, given=len(cells))
        return type(self)(self.numbers, self.circled | mask(cells))

    def _legal_writes(self, roll: Roll, cell: Cell) -> Iterator[Write]:
        """One way to say it for each sheet that writing in the cell can lead to.

        Lines completed together share only the written cell. So a resulting sheet is told by the
        line that circles the written cell, if any does, and by what each line circles besides.
        That line goes first; it is the only order that always works, because a line with too few
        other cells has to take the written cell if it still can.
        """
        written = self.after_writing(roll, cell)
        owing = [
            _CompletedLine(
                line, owed, tuple(other for other in written.uncircled(line) if other != cell)
            )
            for line, owed in written._completed_by(cell).items()
            if owed
        ]
        short = [line for line in owing if line.owed > len(line.others)]
        if not short:
            yield from _enumerate_writes(cell, [], owing)
        # All lines that are short leave the same sheet whichever of them takes the cell.
        takers = [line for line in owing if line not in short] + short[:1]
        for first in takers:
            rest = [line for line in owing if line is not first]
            for others in combinations(first.others, min(first.owed - 1, len(first.others))):
                yield from _enumerate_writes(cell, [(first.line, (cell, *others))], rest)


def _enumerate_writes(
    cell: Cell, begun: list[FreeCircles], rest: Sequence[_CompletedLine]
) -> Iterator[Write]:
    """All choices of the rest of the lines when none of them circles the written cell."""
    choices = [
        combinations(line.others, min(line.owed, len(line.others))) for line in rest if line.others
    ]
    lines = [line.line for line in rest if line.others]
    for chosen in product(*choices):
        yield Write(cell, (*begun, *zip(lines, chosen, strict=True)))


def _line_name(line: Line) -> str:
    return LINE_NAMES[line] if line in range(len(LINES)) else str(line)


def _cell_name(cell: Cell) -> str:
    return CELL_NAMES[cell] if cell in CELLS else str(cell)
