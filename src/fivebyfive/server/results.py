"""The results of a game as a table for spreadsheets."""

from collections.abc import Iterator

from fivebyfive.rules import LINE_NAMES, Record, ranks
from fivebyfive.store.spreadsheets import Cell, csv_line
from fivebyfive.words import Language, say


def results_csv(record: Record, language: Language) -> bytes:
    """One row a seat, the best first: place, name, points, every line, and who came late."""
    text = "".join(map(csv_line, _rows(record, language)))
    # With its mark at the beginning, because spreadsheets take UTF-8 for something else without.
    return text.encode("utf-8-sig")


def _rows(record: Record, language: Language) -> Iterator[list[Cell]]:
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
    seats = zip(places, record.players, scores, strict=True)
    for place, player, score in sorted(seats, key=lambda seat: seat[0]):
        yield [
            place,
            player.name,
            player.bot or "",
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
