"""How the level `casual` values Knaster: the probability of every circle and white box."""

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
    """The values of all circles, of one write per free cell, and on the last roll of `NOTHING`."""
    sheet, roll = cast(KnasterSheet, position.sheet), position.roll
    fewest = min(other.numbers.count(0) for other in position.sheets)
    # The game ends one roll after a sheet is full. Circling makes it longer, which is ignored here.
    rolls = 0 if position.last else fewest + 1
    is_shortened = sheet.numbers.count(0) == fewest  # by a write on this sheet
    rolls_after_write = max(rolls - is_shortened, 0)

    def written_value(after: KnasterSheet) -> float:
        return sheet_value(after, rolls_after_write)

    rated: list[tuple[float, Move]] = [
        (sheet_value(sheet.play(roll, circle, position.last), rolls), circle)
        for circle in list_circles(sheet, roll)
    ]
    for cell in sheet.free_cells:
        written, after = choose_write(sheet, roll, cell, written_value)
        rated.append((written_value(after), written))
    if position.last:
        rated.append((sheet_value(sheet, 0), NOTHING))
    return rated


def sheet_value(sheet: KnasterSheet, rolls: int) -> float:
    """The expected points of circles and white boxes, with so many rolls to come.

    Simplified: cells and lines are independent. With no roll to come it is the score.
    """
    numbers, circled = sheet.numbers, sheet.circled
    odds = circle_odds(rolls)
    points = 0.0
    for cell, number in enumerate(numbers):
        points += 1.0 if circled >> cell & 1 else odds[number]
    for line, cells in enumerate(LINE_MASKS):
        points += box_value(line, _PICK[line](numbers), circled & cells, rolls)
    return points


@lru_cache(maxsize=2**15)  # the sheets compared for a move differ in few lines
def box_value(line: Line, numbers: tuple[int, ...], circled: int, rolls: int) -> float:
    """The points of a line's white box times the probability that all its cells get circled.

    An open line may still give free circles. They go to the cells that are least likely to get one.
    """
    odds = circle_odds(rolls)
    needed = sorted(
        odds[number]
        for cell, number in zip(LINES[line], numbers, strict=True)
        if not circled >> cell & 1
    )
    free = (
        build_outcomes(KnasterSheet)[sort_numbers(numbers)] if 0 in numbers and rolls else {0: 1.0}
    )
    probability = sum(likely * prod(needed[count:]) for count, likely in free.items())
    return KnasterSheet.WHITE_BOXES[line] * probability


@cache
def circle_odds(rolls: int) -> tuple[float, ...]:
    """The probability that a number comes up in so many rolls, by number; at 0 for a free cell.

    A free cell will hold a roll, too: it gets its circle if the same roll comes again.
    """
    again = sum(odds * odds for odds in ROLL_ODDS.values())
    once = [again, 0.0, *(ROLL_ODDS[roll] for roll in ROLLS)]
    return tuple(1 - (1 - odds) ** rolls for odds in once)
