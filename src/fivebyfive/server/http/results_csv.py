"""The results of a game as a table for spreadsheets."""

from collections.abc import Iterator
from typing import Final

from fivebyfive.rules import LINE_NAMES, Record
from fivebyfive.rules.class_headers import parse_series, parse_teams
from fivebyfive.store.csv_safe import Cell, format_csv_line
from fivebyfive.words import Language, csv_separator, say

_NO_GAMES: Final = (0, 0)
_APART: Final = "–"  # instead of a place, as on every screen


def make_results_csv(record: Record, language: Language) -> bytes:
    """One row for each who played, the best first: place, name, points, every line.

    A class with teams has a column for them, a further game two for the running total.
    Who came late, played on paper or had a computer move for them is marked. Who is ranked apart
    stands behind all others without a place, a sheet of paper that was not typed in last. The cells
    are separated as spreadsheets of the language expect it.
    """
    separator = csv_separator(language)
    text = "".join(format_csv_line(row, separator) for row in _rows(record, language))
    # With its mark at the beginning, because spreadsheets take UTF-8 for something else without.
    return text.encode("utf-8-sig")


def _rows(record: Record, language: Language) -> Iterator[list[Cell]]:
    late = parse_late_rounds(record)
    teams = {one: team for team, members in parse_teams(record).items() for one in members}
    series = {one.name: (one.games, one.points) for one in parse_series(record)}
    with_circles = record.game.sheets[0].WHITE_BOXES is not None
    line = say(language, "score-line")
    yield [
        say(language, "score-place"),
        say(language, "score-name"),
        say(language, "score-computer"),
        say(language, "score-points"),
        *(f"{line} {name}" for name in LINE_NAMES),
        *([say(language, "score-circles")] if with_circles else []),
        say(language, "score-late"),
        say(language, "score-paper"),
        say(language, "score-computer-rounds"),
        say(language, "score-apart"),
        *([say(language, "score-team")] if teams else []),
        *([say(language, "score-series-games"), say(language, "score-series")] if series else []),
    ]
    for result in record.ranking():
        score = result.score
        points: list[Cell] = [""] * (1 + len(LINE_NAMES))
        if score:
            points = [score.total, *(one.points for one in score.lines)]
        yield [
            _APART if result.is_apart else result.place or "",
            result.player.name,
            result.player.bot or "",
            *points,
            *([(score.circles or 0) if score else ""] if with_circles else []),
            late.get(result.player.name, 0),
            int(result.on_paper),
            result.computer_rounds,
            int(result.is_apart),
            *([teams.get(result.player.name, "")] if teams else []),
            *(series.get(result.player.name, _NO_GAMES) if series else ()),
        ]


def parse_late_rounds(record: Record) -> dict[str, int]:
    """How many rounds each latecomer placed afterwards, from the header `Late`."""
    found = {}
    for part in dict(record.headers).get("Late", "").split(", "):
        name, _, rounds = part.rpartition(" ")
        if rounds.isascii() and rounds.isdecimal():
            found[name] = int(rounds[:9])
    return found
