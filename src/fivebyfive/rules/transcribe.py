"""Transcribed sheets of paper: a lenient parser that reports doubts instead of refusing.

People mistype, smudge and forget circles. A word that no sheet can have counts as an empty cell and
is reported as a doubt; so is a line whose circles were forgotten.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from typing import Final, NamedTuple

from fivebyfive.rules.errors import Fact, GameError, MoveError, RulesCode
from fivebyfive.rules.free_circles import find_missing_circles, has_circles
from fivebyfive.rules.game import GAMES
from fivebyfive.rules.grid import (
    CELL_NAMES,
    CELLS,
    LINE_NAMES,
    ROLLS,
    SIZE,
    Cell,
    Line,
    Roll,
)
from fivebyfive.rules.sheet import Sheet
from fivebyfive.rules.text import sanitize_text

EMPTY_CELL_WORDS: Final = ("", ".")
_NUMBERS: Final = {str(number): number for number in ROLLS}


class DoubtCode(StrEnum):
    """What may be wrong with a transcribed sheet. The values are stable, as those of errors."""

    NOT_A_ROLL = "not-a-roll"  # no sum of two dice: counted as an empty cell
    NO_CIRCLES = "no-circles"  # a circle in a game that has none: not counted
    CIRCLES_OWED = "circles-owed"  # a completed line has fewer circles than it gave
    ROLLED_LESS = "rolled-less"  # a number was written more often than it was rolled


class Doubt(NamedTuple):
    """A code, the facts for its sentence, and the cell or the line it is about."""

    code: DoubtCode
    facts: Mapping[str, Fact]
    cell: Cell | None = None
    line: Line | None = None


class TranscribedSheet(NamedTuple):
    """A sheet as far as it could be read, and all doubts: cells in their order, then lines."""

    sheet: Sheet
    doubts: tuple[Doubt, ...]

    @property
    def is_readable(self) -> bool:
        """Whether every typed word counts; circles may still be missing."""
        return all(doubt.cell is None for doubt in self.doubts)


def split_sheet_text(text: str) -> list[str]:
    """The 25 words of five lines of five. Raises `MoveError` (bad-sheet-lines, bad-sheet-line)."""
    lines = [words for line in text.splitlines() if (words := line.partition(";")[0].split())]
    if len(lines) != SIZE:
        raise MoveError(RulesCode.BAD_SHEET_LINES, lines=len(lines))
    for at, words in enumerate(lines, 1):
        if len(words) != SIZE:
            raise MoveError(RulesCode.BAD_SHEET_LINE, line=at, words=len(words))
    return [word for words in lines for word in words]


def transcribe_sheet(
    game: str, words: Sequence[str], rolls: Sequence[Roll] | None = None
) -> TranscribedSheet:
    """A sheet of a game from 25 words: a number, `(7)` circled, `.` or nothing for an empty cell.

    With the rolls of its game, numbers that were written too often are doubts as well.
    """
    if game not in GAMES:
        raise GameError(RulesCode.UNKNOWN_GAME, game=sanitize_text(game), games=", ".join(GAMES))
    if len(words) != len(CELLS):
        raise MoveError(RulesCode.BAD_SHEET, text=sanitize_text(" ".join(words)))
    with_circles = has_circles(GAMES[game])
    numbers, circled, doubts = [], 0, []
    for cell, word in enumerate(word.strip() for word in words):
        in_circle = word[:1] == "(" and word[-1:] == ")"
        bare = word[1:-1].strip() if in_circle else word
        number = _NUMBERS.get(bare, 0)
        numbers.append(number)
        facts = {"cell": CELL_NAMES[cell], "text": sanitize_text(bare)}
        if not number and word not in EMPTY_CELL_WORDS:
            doubts.append(Doubt(DoubtCode.NOT_A_ROLL, facts, cell))
        elif in_circle and not with_circles:
            doubts.append(Doubt(DoubtCode.NO_CIRCLES, facts, cell))
        elif in_circle:
            circled |= 1 << cell
    sheet = GAMES[game](tuple(numbers), circled)
    doubts.extend(
        Doubt(
            DoubtCode.CIRCLES_OWED,
            {"line": LINE_NAMES[line], "owed": given, "drawn": drawn},
            line=line,
        )
        for line, given, drawn in find_missing_circles(sheet)
    )
    if rolls is not None:
        doubts.extend(_find_excess_numbers(sheet, rolls))
    return TranscribedSheet(sheet, tuple(doubts))


def _find_excess_numbers(sheet: Sheet, rolls: Sequence[Roll]) -> Iterator[Doubt]:
    rolled = Counter(rolls)
    written = Counter(number for number in sheet.numbers if number)
    for number, times in sorted(written.items()):
        if times > rolled[number]:
            facts = {"number": number, "times": times, "rolled": rolled[number]}
            yield Doubt(DoubtCode.ROLLED_LESS, facts)
