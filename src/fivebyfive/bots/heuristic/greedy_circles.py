"""Knaster's writes with their free circles, one for each free cell instead of up to 1,792."""

from collections.abc import Callable, Sequence
from itertools import combinations

from fivebyfive.rules import CELLS, LINES, Cell, Circle, KnasterSheet, Line, Roll, Write
from fivebyfive.rules.grid import mask


def list_circles(sheet: KnasterSheet, roll: Roll) -> list[Circle]:
    """All circles the roll can be used for."""
    return [
        Circle(cell) for cell in CELLS if sheet.numbers[cell] == roll and not sheet.is_circled(cell)
    ]


def choose_write(
    sheet: KnasterSheet, roll: Roll, cell: Cell, worth: Callable[[KnasterSheet], float]
) -> tuple[Write, KnasterSheet]:
    """The write in the cell and the sheet after it.

    Lines are worked through one by one, each with the circles that are worth most at that moment.
    That is always legal, but two lines that want each other's circles may miss the best of all.
    """
    numbers = sheet.numbers
    after = KnasterSheet((*numbers[:cell], roll, *numbers[cell + 1 :]), sheet.circled)
    free: list[tuple[Line, tuple[Cell, ...]]] = []
    for line, owed in sheet.owed(roll, cell).items():
        uncircled = [other for other in LINES[line] if not after.is_circled(other)]
        if owed and uncircled:
            drawn, after = _choose_circles(after, uncircled, min(owed, len(uncircled)), worth)
            free.append((line, drawn))
    return Write(cell, tuple(free)), after


def _choose_circles(
    sheet: KnasterSheet,
    uncircled: Sequence[Cell],
    owed: int,
    worth: Callable[[KnasterSheet], float],
) -> tuple[tuple[Cell, ...], KnasterSheet]:
    choices = [
        (cells, KnasterSheet(sheet.numbers, sheet.circled | mask(cells)))
        for cells in combinations(uncircled, owed)
    ]
    return max(choices, key=lambda choice: worth(choice[1]))
