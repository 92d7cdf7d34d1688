"""The results of a game as a table for spreadsheets."""

import csv
import io
from collections.abc import Iterator
from typing import Final

from fivebyfive.rules import LINE_NAMES, Record, ranks
from fivebyfive.words import Language, say

BOM: Final = "\N{ZERO WIDTH NO-BREAK SPACE}"  # without it spreadsheets take the letters for others
# What a spreadsheet takes for the beginning of a formula; the wide forms too.
FORMULA: Final = ("=", "+", "-", "@", "\t", "\r", "＝", "＋", "－", "＠")


def results_csv(record: Record, language: Language) -> str:
    """One row a seat, the best first: place, name, points, every line, and who came late."""
    text = io.StringIO()
    text.write(BOM)
    csv.writer(text).writerows(_rows(record, language))
    return text.getvalue()


def _rows(record: Record, language: Language) -> Iterator[list[str | int]]:
    scores = record.game.scores()
    late = late_rounds(record)
    with_circles = scores[0].circles is not None
    line = say(language, "score-line")
    yield [
        say(language, "score-place"),
        say(language, "score-name"),
        say(language, "score-computer"),
        say(language, "score-points"),
        *(f"{line} {name}" for name in LINE_NAMES),
        *([say(language, "score-circles")] if with_circles else []),
        say(language, "score-late"),
    ]
    places = ranks([score.total for score in scores])
    for place, score, player in sorted(
        zip(places, scores, record.players, strict=True), key=lambda row: row[0]
    ):
        yield [
            place,
            harmless(player.name),
            harmless(player.bot or ""),
            score.total,
            *(one.points for one in score.lines),
            *([score.circles or 0] if with_circles else []),
            late.get(player.name, 0),
        ]


def late_rounds(record: Record) -> dict[str, int]:
    """How many rounds each latecomer placed afterwards, from the header `Late`."""
    found = {}
    for part in dict(record.headers).get("Late", "").split(", "):
        name, _, rounds = part.rpartition(" ")
        if rounds.isascii() and rounds.isdecimal():
            found[name] = int(rounds[:9])
    return found


def harmless(text: str) -> str:
    """A text that a spreadsheet shows as it is and never computes."""
    return f"'{text}" if text.startswith(FORMULA) else text
