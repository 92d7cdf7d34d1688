"""Knaster: write or circle; complete lines give free circles, circled lines score."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final, Self

from fivebyfive.rules.combinations import Combination, classify_numbers
from fivebyfive.rules.errors import MoveError, RulesCode
from fivebyfive.rules.free_circles import (
    circles_by_line,
    draw_free_circles,
    draw_line_circles,
    legal_writes,
    uncircled_cells,
)
from fivebyfive.rules.grid import (
    CELL_NAMES,
    CELLS,
    LINE_MASKS,
    LINES_THROUGH,
    Cell,
    Line,
    Roll,
)
from fivebyfive.rules.moves import NOTHING, Circle, Move, Nothing, Write
from fivebyfive.rules.sheet import (
    LineScore,
    Score,
    Sheet,
    check_roll,
    move_type_error,
    write_number,
)

_SIDE_BOXES: Final = (9, 8, 7, 6, 5)  # rows from the top, columns from the left
_STRAIGHTS: Final = (Combination.STRAIGHT_WITH_7, Combination.STRAIGHT_WITHOUT_7)


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
        combination = classify_numbers(numbers)
        return Combination.STRAIGHT if combination in _STRAIGHTS else combination

    def owed(self, roll: Roll, cell: Cell) -> dict[Line, int]:
        """The lines that writing the roll in the cell completes, with the free circles each gives.

        See `circles_by_line`.
        """
        check_roll(roll)
        return circles_by_line(self.after_writing(roll, cell), LINES_THROUGH[cell])

    def legal_moves(self, roll: Roll, last: bool = False) -> Sequence[Move]:
        """One move for each sheet that this roll can lead to.

        A full sheet has none unless the roll is the last: it never gets another one.
        """
        check_roll(roll)
        if self.is_full and not last:
            return []
        moves: list[Move] = []
        for cell in self.free_cells:
            moves.extend(legal_writes(self.after_writing(roll, cell), cell))
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
            completed = circles_by_line(written, LINES_THROUGH[move.cell])
            if not completed and not move.free:
                return written
            return draw_free_circles(written, move.free, completed)
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
        return type(self)(write_number(self.numbers, cell, roll), self.circled)

    def uncircled(self, line: Line) -> tuple[Cell, ...]:
        """See `uncircled_cells`."""
        return uncircled_cells(self, line)

    def with_free_circles(self, line: Line, cells: tuple[Cell, ...], owed: int) -> Self:
        """See `draw_line_circles`."""
        return draw_line_circles(self, line, cells, owed)
