"""The level `casual`: weighs lines by what they are likely to come to, and splits no hairs."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Final, NamedTuple, TypeAlias

from fivebyfive.bots.heuristic import casual_knaster
from fivebyfive.bots.heuristic.line_outcomes import add_number, build_line_values, sort_numbers
from fivebyfive.bots.interface import Budget, Position
from fivebyfive.rules import LINES, KnisterSheet, Move, Write
from fivebyfive.rules.grid import LINES_THROUGH

# Every move that comes into question, with the points it seems to be worth.
MoveValues: TypeAlias = list[tuple[float, Move]]


class Casual:
    """Any of the moves that look about as good as the best; on the last roll the best."""

    def choose(self, position: Position, rng: Random, budget: Budget) -> Move:
        """Looks at every free cell once, so it needs no budget."""
        style = _STYLES[position.kind]
        # Rounded, because sums differ in their last digits from one Python to another.
        judged = [(round(worth, 9), move) for worth, move in style.move_values(position)]
        near = 0.0 if position.last else style.tolerance
        enough = round(max(worth for worth, _ in judged) - near, 9)
        return rng.choice([move for worth, move in judged if worth >= enough])


def knister_move_values(position: Position) -> MoveValues:
    """What each cell adds to the expected points of the lines through it.

    As if no line were in another's way, and the free cells took whatever the dice show.
    """
    sheet, roll = position.sheet, position.roll
    points = build_line_values(KnisterSheet)
    gains = []
    for line, cells in enumerate(LINES):
        numbers = sort_numbers([sheet.numbers[cell] for cell in cells])
        if len(numbers) == len(cells):
            gains.append(0.0)  # no cell of it will be asked for
        else:
            gain = points[add_number(numbers, roll)] - points[numbers]
            gains.append(2 * gain if line in KnisterSheet.DOUBLED else gain)
    return [
        (sum([gains[line] for line in LINES_THROUGH[cell]]), Write(cell))
        for cell in sheet.free_cells
    ]


class _Style(NamedTuple):
    """How a game is judged, and how many points of difference a casual player does not see."""

    move_values: Callable[[Position], MoveValues]
    tolerance: float


_STYLES: Final[Mapping[str, _Style]] = {
    "knister": _Style(knister_move_values, 0.5),
    "knaster": _Style(casual_knaster.move_values, 1.8),
}
