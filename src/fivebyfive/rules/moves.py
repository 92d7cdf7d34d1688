r"""Moves: what a player does with a roll, and the notation of it.

c3                  write the number in c3
(c3)                circle the equal number in c3
-                   nothing
d4{4:a4b4,\:a1}     write in d4; for row 4 circle a4 and b4, for the diagonal \ circle a1
"""

import re
from dataclasses import dataclass
from typing import Final, TypeAlias

from fivebyfive.rules.errors import MoveError, RulesCode
from fivebyfive.rules.grid import CELL_BY_NAME, CELL_NAMES, LINE_BY_NAME, LINE_NAMES, Cell, Line
from fivebyfive.rules.text import sanitize_text

# The circles drawn for one completed line.
FreeCircles: TypeAlias = tuple[Line, tuple[Cell, ...]]


@dataclass(frozen=True, slots=True)
class Write:
    """Write the number in a free cell, and draw the free circles of the lines this completes.

    The lines stand in the order they are worked through; the cells of a line are a set, kept in
    the order of the grid.
    """

    cell: Cell
    free: tuple[FreeCircles, ...] = ()

    def __post_init__(self) -> None:
        if self.free:
            in_order = tuple((line, tuple(sorted(cells))) for line, cells in self.free)
            object.__setattr__(self, "free", in_order)

    def __str__(self) -> str:
        name = CELL_NAMES[self.cell]
        if not self.free:
            return name
        groups = ",".join(
            f"{LINE_NAMES[line]}:{''.join(CELL_NAMES[cell] for cell in cells)}"
            for line, cells in self.free
        )
        return f"{name}{{{groups}}}"


@dataclass(frozen=True, slots=True)
class Circle:
    """Circle an equal number that is on the sheet already."""

    cell: Cell

    def __str__(self) -> str:
        return f"({CELL_NAMES[self.cell]})"


@dataclass(frozen=True, slots=True)
class Nothing:
    """Leave the sheet as it is."""

    def __str__(self) -> str:
        return "-"


Move: TypeAlias = Write | Circle | Nothing

NOTHING: Final = Nothing()

_PLAIN: Final[dict[str, Move]] = {
    **{name: Write(cell) for name, cell in CELL_BY_NAME.items()},
    **{f"({name})": Circle(cell) for name, cell in CELL_BY_NAME.items()},
    "-": NOTHING,
}
_WITH_FREE: Final = re.compile(r"([a-e][1-5])\{([^{}]*)\}")
_GROUP: Final = re.compile(r"([1-5a-e\\/]):((?:[a-e][1-5])+)")


def parse_move(text: str) -> Move:
    """The move in a text; `Sheet.play` checks if it is legal. Raises `MoveError` (bad-move)."""
    plain = _PLAIN.get(text)
    if plain is not None:
        return plain
    written = _WITH_FREE.fullmatch(text)
    if written is None:
        raise _bad_move(text)
    groups = [_GROUP.fullmatch(group) for group in written[2].split(",")]
    free = tuple((LINE_BY_NAME[group[1]], _parse_cells(group[2])) for group in groups if group)
    if len(free) != len(groups):
        raise _bad_move(text)
    return Write(CELL_BY_NAME[written[1]], free)


def _parse_cells(text: str) -> tuple[Cell, ...]:
    return tuple(CELL_BY_NAME[text[at : at + 2]] for at in range(0, len(text), 2))


def _bad_move(text: str) -> MoveError:
    return MoveError(RulesCode.BAD_MOVE, text=sanitize_text(text))
