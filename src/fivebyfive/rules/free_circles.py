"""Knaster's free circles, asked step by step: what is still owed, and where may it go.

Stateless: the question is a move that may still lack circles, such as `d4` or `d4{4:a4}`, and the
answer says which lines can be worked through now. A page needs no rules for this.
"""

from dataclasses import dataclass

from fivebyfive.rules.errors import MoveError, RulesCode
from fivebyfive.rules.grid import CELL_NAMES, LINE_NAMES, Roll
from fivebyfive.rules.knaster import KnasterSheet
from fivebyfive.rules.moves import FreeCircles, Write
from fivebyfive.rules.sheet import Sheet


@dataclass(frozen=True, slots=True)
class OwedLine:
    """A line that can be worked through now: how many circles are left, and where they may go."""

    line: str
    makes: str
    left: int
    cells: list[str]


@dataclass(frozen=True, slots=True)
class Owed:
    """What a move still owes. `move` is what there is so far, complete when no line is left.

    Where a line has no choice its circles are in `move` already.
    """

    move: str
    lines: list[OwedLine]


def find_owed_circles(sheet: Sheet, roll: Roll, move: Write) -> Owed:
    """What the move still owes on this sheet. Raises `MoveError` for what can never be legal."""
    if not isinstance(sheet, KnasterSheet):
        sheet.play(roll, move)
        return Owed(str(move), [])
    due = {line: circles for line, circles in sheet.owed(roll, move.cell).items() if circles}
    written = sheet.after_writing(roll, move.cell)
    done: list[FreeCircles] = []
    for line, cells in move.free:
        if line not in due:
            raise MoveError(RulesCode.FREE_NOT_OWED, line=LINE_NAMES[line])
        uncircled = written.uncircled(line)
        needed = min(due.pop(line), len(uncircled))
        if len(cells) < needed:
            rest = [cell for cell in uncircled if cell not in cells]
            if (line, cells) != move.free[-1]:
                raise MoveError(
                    RulesCode.FREE_COUNT, line=LINE_NAMES[line], owed=needed, given=len(cells)
                )
            written.with_free_circles(line, cells, len(cells))  # refuses wrong cells
            made = str(written.line_combination(line))
            left = needed - len(cells)
            names = [CELL_NAMES[cell] for cell in rest]
            return Owed(str(move), [OwedLine(LINE_NAMES[line], made, left, names)])
        written = written.with_free_circles(line, cells, needed)
        done.append((line, cells))
    return _list_owed_lines(written, Write(move.cell, tuple(done)), due)


def _list_owed_lines(written: KnasterSheet, move: Write, due: dict[int, int]) -> Owed:
    """The lines not begun yet; a line without a choice is worked through at once if it is alone."""
    open_lines = {line: written.uncircled(line) for line in due}
    open_lines = {line: cells for line, cells in open_lines.items() if cells}
    if len(open_lines) == 1:
        [(line, cells)] = open_lines.items()
        if len(cells) <= due[line]:
            return Owed(str(Write(move.cell, (*move.free, (line, cells)))), [])
    return Owed(
        str(move),
        [
            OwedLine(
                LINE_NAMES[line],
                str(written.line_combination(line)),
                min(due[line], len(cells)),
                [CELL_NAMES[cell] for cell in cells],
            )
            for line, cells in open_lines.items()
        ],
    )
