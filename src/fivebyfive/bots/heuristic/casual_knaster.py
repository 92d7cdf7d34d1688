"""How the level `casual` judges Knaster: the chance of every circle and of every white box."""

from functools import cache, lru_cache
from math import prod
from operator import itemgetter
from typing import Final, cast

from fivebyfive.bots.heuristic.greedy_circles import choose_write, list_circles
from fivebyfive.bots.heuristic.line_outcomes import build_outcomes, sort_numbers
from fivebyfive.bots.interface import Position
from fivebyfive.rules import LINES, ROLLS, KnasterSheet, Line, Move
from fivebyfive.rules.grid import LINE_MASKS
from fivebyfive.rules.moves import NOTHING
from fivebyfive.rules.odds import ROLL_ODDS

_PICK: Final = tuple(itemgetter(*cells) for cells in LINES)


def move_values(position: Position) -> list[tuple[float, Move]]:
    """The circles, one write for each free cell, and on the last roll nothing."""
    sheet, roll = cast(KnasterSheet, position.sheet), position.roll
    fewest = min(other.numbers.count(0) for other in position.sheets)
    # The game lasts until somebody's sheet is full and one roll more; circling makes it longer.
    rolls = 0 if position.last else fewest + 1
    writing = sheet.numbers.count(0) == fewest
    rolls_after_write = max(rolls - writing, 0)

    def worth_written(after: KnasterSheet) -> float:
        return sheet_value(after, rolls_after_write)

    judged: list[tuple[float, Move]] = [
        (sheet_value(sheet.play(roll, circle, position.last), rolls), circle)
        for circle in list_circles(sheet, roll)
    ]
    for cell in sheet.free_cells:
        written, after = choose_write(sheet, roll, cell, worth_written)
        judged.append((worth_written(after), written))
    if position.last:
        judged.append((sheet_value(sheet, 0), NOTHING))
    return judged


def sheet_value(sheet: KnasterSheet, rolls: int) -> float:
    """The circles and white boxes to be expected with so many rolls to come.

    As if no cell and no line were in another's way. With no roll to come it is the score.
    """
    numbers, circled = sheet.numbers, sheet.circled
    chances = circle_odds(rolls)
    points = 0.0
    for cell, number in enumerate(numbers):
        points += 1.0 if circled >> cell & 1 else chances[number]
    for line, cells in enumerate(LINE_MASKS):
        points += box_value(line, _PICK[line](numbers), circled & cells, rolls)
    return points


@lru_cache(maxsize=2**15)  # most lines of the sheets compared for a move are the same
def box_value(line: Line, numbers: tuple[int, ...], circled: int, rolls: int) -> float:
    """The points of a line's white box times the chance that all its cells get circled.

    A line yet to be completed may give free circles. They go to the cells that need them most.
    """
    chances = circle_odds(rolls)
    needed = sorted(
        chances[number]
        for cell, number in zip(LINES[line], numbers, strict=True)
        if not circled >> cell & 1
    )
    free = (
        build_outcomes(KnasterSheet)[sort_numbers(numbers)] if 0 in numbers and rolls else {0: 1.0}
    )
    chance = sum(likely * prod(needed[count:]) for count, likely in free.items())
    return KnasterSheet.WHITE_BOXES[line] * chance


@cache
def circle_odds(rolls: int) -> tuple[float, ...]:
    """How likely a number comes up in so many rolls, by number; at 0 the same for a free cell.

    What a free cell will hold is a roll too: it gets its circle if that roll comes again.
    """
    again = sum(chance * chance for chance in ROLL_ODDS.values())
    once = [again, 0.0, *(ROLL_ODDS[roll] for roll in ROLLS)]
    return tuple(1 - (1 - chance) ** rolls for chance in once)
