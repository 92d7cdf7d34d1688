"""Greedy free circles for Knaster: one write for each free cell instead of up to 1,792."""

from collections.abc import Callable, Sequence
from itertools import combinations

from fivebyfive.rules import CELLS, Cell, Circle, KnasterSheet, Roll, Write
from fivebyfive.rules.free_circles import circles_by_line, uncircled_cells
from fivebyfive.rules.grid import LINES_THROUGH, mask
from fivebyfive.rules.moves import FreeCircles


def list_circles(sheet: KnasterSheet, roll: Roll) -> list[Circle]:
    """All circles the roll can be used for."""
    return [
        Circle(cell) for cell in CELLS if sheet.numbers[cell] == roll and not sheet.is_circled(cell)
    ]


def choose_write(
    sheet: KnasterSheet, roll: Roll, cell: Cell, evaluate: Callable[[KnasterSheet], float]
) -> tuple[Write, KnasterSheet]:
    """The write in the cell with its free circles, and the sheet after it.

    Greedy: the lines are worked through one by one, each with the circles of the highest value at
    that moment. That is always legal. It may miss the best choice where two lines compete for the
    same circles.
    """
    after = sheet.after_writing(roll, cell)
    free: list[FreeCircles] = []
    for line, given in circles_by_line(after, LINES_THROUGH[cell]).items():
        uncircled = uncircled_cells(after, line)
        if given and uncircled:
            drawn, after = _choose_circles(after, uncircled, min(given, len(uncircled)), evaluate)
            free.append((line, drawn))
    return Write(cell, tuple(free)), after


def _choose_circles(
    sheet: KnasterSheet,
    uncircled: Sequence[Cell],
    count: int,
    evaluate: Callable[[KnasterSheet], float],
) -> tuple[tuple[Cell, ...], KnasterSheet]:
    choices = [
        (cells, KnasterSheet(sheet.numbers, sheet.circled | mask(cells)))
        for cells in combinations(uncircled, count)
    ]
    return max(choices, key=lambda choice: evaluate(choice[1]))
