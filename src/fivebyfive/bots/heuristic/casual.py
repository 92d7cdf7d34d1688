"""The level `casual`: expected points of each line by itself, with a tolerance."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Final, NamedTuple, TypeAlias

from fivebyfive.bots.heuristic import casual_knaster
from fivebyfive.bots.heuristic.line_outcomes import add_number, build_line_values, sort_numbers
from fivebyfive.bots.interface import Budget, Position
from fivebyfive.rules import LINES, KnisterSheet, Move, Write
from fivebyfive.rules.grid import LINES_THROUGH

# Candidate moves with their estimated points.
MoveValues: TypeAlias = list[tuple[float, Move]]


class Casual:
    """Chooses at random among moves within a tolerance of the best; on the last roll the best."""

    def choose(self, position: Position, rng: Random, budget: Budget) -> Move:
        """Evaluates every free cell once, so it ignores the budget."""
        style = _STYLES[position.kind]
        # Rounded, because sums differ in their last digits from one Python to another.
        rated = [(round(value, 9), move) for value, move in style.move_values(position)]
        tolerance = 0.0 if position.last else style.tolerance
        enough = round(max(value for value, _ in rated) - tolerance, 9)
        return rng.choice([move for value, move in rated if value >= enough])


def knister_move_values(position: Position) -> MoveValues:
    """What a write in each cell adds to the expected points of the lines through it.

    Simplified: lines are independent, and their free cells take the next rolls, whatever they are.
    """
    sheet, roll = position.sheet, position.roll
    points = build_line_values(KnisterSheet)
    gains = []
    for line, cells in enumerate(LINES):
        numbers = sort_numbers([sheet.numbers[cell] for cell in cells])
        if len(numbers) == len(cells):
            gains.append(0.0)  # it has no free cell, so its gain is never used
        else:
            gain = points[add_number(numbers, roll)] - points[numbers]
            gains.append(2 * gain if line in KnisterSheet.DOUBLED else gain)
    return [
        (sum([gains[line] for line in LINES_THROUGH[cell]]), Write(cell))
        for cell in sheet.free_cells
    ]


class _Style(NamedTuple):
    """How the moves of a game are valued, and the difference in points that is not noticed."""

    move_values: Callable[[Position], MoveValues]
    tolerance: float


# The tolerances were tuned so that the steps in points from level to level are about equal: see the
# table in docs/strength.md.
_STYLES: Final[Mapping[str, _Style]] = {
    "knister": _Style(knister_move_values, 0.5),
    "knaster": _Style(casual_knaster.move_values, 1.8),
}
