"""The level `casual`: weighs lines by what they are likely to come to, and splits no hairs."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Final, NamedTuple, TypeAlias

from fivebyfive.bots.heuristic import casual_knaster
from fivebyfive.bots.heuristic.line_outcomes import expected, on_line, with_number
from fivebyfive.bots.interface import Budget, Position
from fivebyfive.rules import LINES, KnisterSheet, Move, Write
from fivebyfive.rules.grid import LINES_THROUGH

# Every move that comes into question, with the points it seems to be worth.
Judged: TypeAlias = list[tuple[float, Move]]


class Casual:
    """Any of the moves that look about as good as the best; on the last roll the best."""

    def choose(self, position: Position, rng: Random, budget: Budget) -> Move:
        """Looks at every free cell once, so it needs no budget."""
        style = _STYLES[position.kind]
        # Rounded, because sums differ in their last digits from one Python to another.
        judged = [(round(worth, 9), move) for worth, move in style.judge(position)]
        near = 0.0 if position.last else style.near
        enough = round(max(worth for worth, _ in judged) - near, 9)
        return rng.choice([move for worth, move in judged if worth >= enough])


def judge_knister(position: Position) -> Judged:
    """What each cell adds to the expected points of the lines through it.

    As if no line were in another's way, and the free cells took whatever the dice show.
    """
    sheet, roll = position.sheet, position.roll
    points = expected(KnisterSheet)
    gains = []
    for line, cells in enumerate(LINES):
        numbers = on_line([sheet.numbers[cell] for cell in cells])
        if len(numbers) == len(cells):
            gains.append(0.0)  # no cell of it will be asked for
        else:
            gain = points[with_number(numbers, roll)] - points[numbers]
            gains.append(2 * gain if line in KnisterSheet.DOUBLED_LINES else gain)
    return [
        (sum([gains[line] for line in LINES_THROUGH[cell]]), Write(cell))
        for cell in sheet.free_cells
    ]


class _Style(NamedTuple):
    """How a game is judged, and how many points of difference a casual player does not see."""

    judge: Callable[[Position], Judged]
    near: float


_STYLES: Final[Mapping[str, _Style]] = {
    "knister": _Style(judge_knister, 0.5),
    "knaster": _Style(casual_knaster.judge, 1.8),
}
