"""Knister: write every number; each line scores what it makes, the diagonals double."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final, Self

from fivebyfive.rules.combinations import Combination
from fivebyfive.rules.errors import MoveError, RulesCode
from fivebyfive.rules.grid import CELLS, DIAGONALS, LINES, Line, Roll
from fivebyfive.rules.moves import Circle, Move, Nothing, Write
from fivebyfive.rules.sheet import (
    LineScore,
    Score,
    Sheet,
    check_roll,
    move_type_error,
    write_number,
)


@dataclass(frozen=True, slots=True)
class KnisterSheet(Sheet):
    """A sheet of Knister: 25 rolls, 25 numbers."""

    HIGHEST: ClassVar[int] = 168
    GIVES: ClassVar[Mapping[Combination, int]] = {
        Combination.PAIR: 1,
        Combination.THREE: 3,
        Combination.FOUR: 6,
        Combination.FIVE: 10,
        Combination.TWO_PAIRS: 3,
        Combination.FULL_HOUSE: 8,
        Combination.STRAIGHT_WITH_7: 8,
        Combination.STRAIGHT_WITHOUT_7: 12,
    }
    DOUBLED: ClassVar[tuple[Line, ...]] = DIAGONALS
    LENGTH: ClassVar[int | None] = len(CELLS)

    @classmethod
    def parse(cls, text: str) -> Self:
        sheet = super(KnisterSheet, cls).parse(text)
        if sheet.circled:
            raise MoveError(RulesCode.NO_CIRCLES_HERE)
        return sheet

    @property
    def next_is_last(self) -> bool:
        return self.numbers.count(0) == 1

    def legal_moves(self, roll: Roll, last: bool = False) -> Sequence[Move]:
        check_roll(roll)
        return [_WRITES[cell] for cell in self.free_cells]

    def play(self, roll: Roll, move: Move, last: bool = False) -> Self:
        check_roll(roll)
        if self.is_full:
            raise MoveError(RulesCode.SHEET_FULL)
        if isinstance(move, Write):
            numbers = write_number(self.numbers, move.cell, roll)
            if not move.free:
                return type(self)(numbers)
        elif not isinstance(move, Circle | Nothing):
            raise move_type_error(move)
        raise MoveError(RulesCode.NO_CIRCLES_HERE)

    def score(self) -> Score:
        combinations = [self.line_combination(line) for line in _LINES]
        return Score(tuple([_LINE_SCORES[at] for at in enumerate(combinations)]))


# Made once: moves and scores of lines are needed again and again, and never change.
_WRITES: Final = [Write(cell) for cell in CELLS]
_LINES: Final = range(len(LINES))


def _line_score(line: Line, combination: Combination | None) -> LineScore:
    points = KnisterSheet.GIVES.get(combination, 0) if combination else 0
    return LineScore(line, combination, 2 * points if line in KnisterSheet.DOUBLED else points)


_LINE_SCORES: Final = {
    (line, combination): _line_score(line, combination)
    for line in _LINES
    for combination in (None, *Combination)
}
