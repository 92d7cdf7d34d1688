"""Knaster's free circles: what completed lines give, and where their circles may go.

A written number completes up to four lines. The player works through them in any order; for each
line, as many of its uncircled numbers are circled as its combination gives, or all that are left
if they are fewer. The order matters: once a line has circled the written cell, which is all that
the lines have in common, the others cannot.

    circles_by_line       which of some lines are complete, and what each gives
    legal_writes          one move for each sheet that a written number can lead to
    draw_free_circles     checks and draws all circles of a move
    find_owed_circles     a move that is put together step by step: what it still lacks
    find_missing_circles  a transcribed sheet: which lines have fewer circles than they gave

`written` is always a sheet with the number written and the free circles not drawn yet.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations, product
from typing import Final, NamedTuple, TypeVar

from fivebyfive.rules.errors import MoveError, RulesCode
from fivebyfive.rules.grid import (
    CELL_NAMES,
    CELLS,
    LINE_NAMES,
    LINES,
    LINES_THROUGH,
    SIZE,
    Cell,
    Line,
    Roll,
    mask,
)
from fivebyfive.rules.moves import FreeCircles, Write
from fivebyfive.rules.sheet import Sheet, check_roll, write_number

AnySheet = TypeVar("AnySheet", bound=Sheet)

_ALL_LINES: Final = range(len(LINES))


def has_circles(game: type[Sheet]) -> bool:
    """Whether circles are drawn in a game; in the others complete lines give points."""
    return game.WHITE_BOXES is not None


def circles_by_line(sheet: Sheet, lines: Iterable[Line]) -> dict[Line, int]:
    """Those of the lines that are complete, with the free circles that each gives.

    0 for a combination that gives none. Where fewer uncircled cells are left, fewer are drawn.
    """
    given = sheet.GIVES
    return {
        line: given.get(combination, 0)
        for line in lines
        if (combination := sheet.line_combination(line))
    }


def uncircled_cells(sheet: Sheet, line: Line) -> tuple[Cell, ...]:
    """The cells of a line that have no circle."""
    circled = sheet.circled
    return tuple([cell for cell in LINES[line] if not circled >> cell & 1])


# Drawing


def draw_free_circles(
    written: AnySheet, free: tuple[FreeCircles, ...], completed: Mapping[Line, int]
) -> AnySheet:
    """Work through the lines in the order given, circling what each one owes.

    Raises `MoveError` unless exactly the circles owed by the completed lines are drawn.
    """
    sheet = written
    worked: set[Line] = set()
    for line, cells in free:
        if not completed.get(line):
            raise MoveError(RulesCode.FREE_NOT_OWED, line=_line_name(line))
        if line in worked:
            raise MoveError(RulesCode.FREE_LINE_TWICE, line=_line_name(line))
        worked.add(line)
        sheet = draw_line_circles(sheet, line, cells, completed[line])
    for line, given in completed.items():
        left = len(uncircled_cells(sheet, line))
        if given and left and line not in worked:
            combination = str(sheet.line_combination(line))
            owed = min(given, left)
            raise MoveError(
                RulesCode.FREE_MISSING, line=_line_name(line), makes=combination, owed=owed
            )
    return sheet


def draw_line_circles(sheet: AnySheet, line: Line, cells: tuple[Cell, ...], given: int) -> AnySheet:
    """The sheet with the circles of one completed line that gives so many. Raises `MoveError`."""
    uncircled = uncircled_cells(sheet, line)
    for cell in cells:
        if cell not in LINES[line]:
            raise MoveError(
                RulesCode.FREE_NOT_ON_LINE, line=_line_name(line), cell=_cell_name(cell)
            )
        if cell not in uncircled or cells.count(cell) > 1:
            raise MoveError(RulesCode.ALREADY_CIRCLED, cell=_cell_name(cell))
    owed = min(given, len(uncircled))
    if len(cells) != owed or not cells:
        raise MoveError(RulesCode.FREE_COUNT, line=_line_name(line), owed=owed, given=len(cells))
    return type(sheet)(sheet.numbers, sheet.circled | mask(cells))


# Listing


class _OwingLine(NamedTuple):
    """A completed line that gives circles, and its uncircled cells but the one just written."""

    line: Line
    given: int
    others: tuple[Cell, ...]


def legal_writes(written: Sheet, cell: Cell) -> Iterator[Write]:
    """One move for each sheet that writing in the cell can lead to.

    Lines completed together share only the written cell. So a resulting sheet is determined by the
    line that circles the written cell, if any does, and by what each line circles besides. That
    line goes first; it is the only order that always works, because a line with too few other
    cells has to take the written cell if it still can.
    """
    owing = [
        _OwingLine(
            line, given, tuple(other for other in uncircled_cells(written, line) if other != cell)
        )
        for line, given in circles_by_line(written, LINES_THROUGH[cell]).items()
        if given
    ]
    short = [line for line in owing if line.given > len(line.others)]
    if not short:
        yield from _combine_choices(cell, [], owing)
    # All lines that are short leave the same sheet whichever of them takes the cell.
    takers = [line for line in owing if line not in short] + short[:1]
    for first in takers:
        rest = [line for line in owing if line is not first]
        for others in combinations(first.others, min(first.given - 1, len(first.others))):
            yield from _combine_choices(cell, [(first.line, (cell, *others))], rest)


def _combine_choices(
    cell: Cell, begun: list[FreeCircles], rest: Sequence[_OwingLine]
) -> Iterator[Write]:
    """All choices of the rest of the lines when none of them circles the written cell."""
    choices = [
        combinations(line.others, min(line.given, len(line.others))) for line in rest if line.others
    ]
    lines = [line.line for line in rest if line.others]
    for chosen in product(*choices):
        yield Write(cell, (*begun, *zip(lines, chosen, strict=True)))


# Step by step


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

    Where a line has no choice its circles are in `move` already. While a line has some of its
    circles, only such lines are in `lines`; those not begun yet are in `later`.
    """

    move: str
    lines: list[OwedLine]
    later: list[OwedLine] = field(default_factory=list)


def find_owed_circles(sheet: Sheet, roll: Roll, move: Write) -> Owed:
    """What a move still owes that may lack circles, such as `d4` or `d4{4:a4}`.

    Stateless: the answer depends on the arguments alone, so whoever asks needs no rules. Raises
    `MoveError` for a move that no further circle makes legal.
    """
    if not has_circles(type(sheet)):
        sheet.play(roll, move)
        return Owed(str(move), [])
    check_roll(roll)
    written = type(sheet)(write_number(sheet.numbers, move.cell, roll), sheet.circled)
    completed = circles_by_line(written, LINES_THROUGH[move.cell])
    due = {line: given for line, given in completed.items() if given}
    free = _sort_dependent_last(move, due)
    unfinished: list[tuple[Line, int]] = []
    for line, cells in free:
        if line not in due:
            raise MoveError(RulesCode.FREE_NOT_OWED, line=_line_name(line))
        owed = min(due.pop(line), len(uncircled_cells(written, line)))
        if len(cells) < owed:
            unfinished.append((line, owed - len(cells)))
            owed = len(cells)
        written = draw_line_circles(written, line, cells, owed)
    so_far = Write(move.cell, tuple(free))
    if unfinished:
        return Owed(
            str(so_far),
            [
                _describe_line(written, line, left, uncircled_cells(written, line))
                for line, left in unfinished
            ],
            _list_owed_lines(written, so_far, due).lines,
        )
    return _list_owed_lines(written, so_far, due)


def _sort_dependent_last(move: Write, given: Mapping[Line, int]) -> list[FreeCircles]:
    """The circles so far, in an order in which the rest can be added to any of the lines.

    A line that has fewer circles than it gives may have lost the written cell to another one. It
    goes behind that one, because lines are checked in order.
    """
    return sorted(
        move.free,
        key=lambda group: move.cell not in group[1] and len(group[1]) < given.get(group[0], 0),
    )


def _list_owed_lines(written: Sheet, move: Write, due: Mapping[Line, int]) -> Owed:
    """The lines not begun yet. The circles of the only line are drawn if it has no choice."""
    open_lines = {line: cells for line in due if (cells := uncircled_cells(written, line))}
    if len(open_lines) == 1:
        [(line, cells)] = open_lines.items()
        if len(cells) <= due[line]:
            return Owed(str(Write(move.cell, (*move.free, (line, cells)))), [])
    return Owed(
        str(move),
        [
            _describe_line(written, line, min(due[line], len(cells)), cells)
            for line, cells in open_lines.items()
        ],
    )


def _describe_line(written: Sheet, line: Line, left: int, cells: Sequence[Cell]) -> OwedLine:
    combination = str(written.line_combination(line))
    return OwedLine(LINE_NAMES[line], combination, left, [CELL_NAMES[cell] for cell in cells])


# Transcribed sheets


class MissingCircles(NamedTuple):
    """A complete line with fewer circles than it gave."""

    line: Line
    given: int
    drawn: int


def find_missing_circles(sheet: Sheet) -> Iterator[MissingCircles]:
    """The complete lines of a sheet that have fewer circles than they gave.

    No legal game leads to such a line: where fewer circles were drawn than the line gave, all its
    five cells are circled.
    """
    if not has_circles(type(sheet)):
        return
    for line, given in circles_by_line(sheet, _ALL_LINES).items():
        drawn = SIZE - len(uncircled_cells(sheet, line))
        if drawn < given:
            yield MissingCircles(line, given, drawn)


def _line_name(line: Line) -> str:
    return LINE_NAMES[line] if line in _ALL_LINES else str(line)


def _cell_name(cell: Cell) -> str:
    return CELL_NAMES[cell] if cell in CELLS else str(cell)
