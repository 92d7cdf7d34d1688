"""The content of slips as plain data for sheets.typ, from the rules and the words."""

from collections.abc import Iterator
from itertools import cycle, islice
from typing import Any, Final

from fivebyfive.printing import handwriting
from fivebyfive.printing.dates import format_record_date
from fivebyfive.printing.request import BlankSheets, FilledSheets, Ink
from fivebyfive.rules import COMBINATION_EXAMPLES, GAMES, Record, Result, Score, Sheet
from fivebyfive.rules.grid import CELLS, LINES
from fivebyfive.words import Language, say

# The parts of the rules in short; each is the message `sheets-<game>-<part>`.
SHORT_RULES: Final = {
    "knister": ("round", "lines", "end"),
    "knaster": ("round", "free", "boxes", "end"),
}
_INKS: Final = {"knister": "#1d5fa8", "knaster": "#1a7045"}
_TINTS: Final = {"knister": "#dce8f6", "knaster": "#e3f2e9"}
# Every circle of a record is drawn with a seed of its own. Within a seat: 1 to 25 for the cells,
# then the white boxes, then the total.
_BOX_SEED: Final = len(CELLS) + 1
_TOTAL_SEED: Final = _BOX_SEED + len(LINES)
_SEEDS_PER_SEAT: Final = _TOTAL_SEED + 1


def choose_colours(game: str, ink: Ink) -> dict[str, str | float | None]:
    """Return the colours and the stroke width of a game; no tint is None."""
    if ink is Ink.MONO:
        return {
            **dict.fromkeys(("ink", "circle"), "#000000"),
            "pencil": "#444444",
            "tint": "#e6e6e6",
            "stroke": 1.0,
        }
    return {
        "ink": _INKS[game],
        "circle": "#c23b22",
        "pencil": "#62676f",
        "tint": None if ink is Ink.LIGHT else _TINTS[game],
        "stroke": 0.75 if ink is Ink.LIGHT else 1.0,
    }


def build_preprinted(game: str, language: Language) -> dict[str, Any]:
    """Return what is printed on every slip of a game."""
    sheet = GAMES[game]
    return {
        "title": game.title(),
        "combinations": [
            [say(language, f"combination-{made}"), gives] for made, gives in sheet.GIVES.items()
        ],
        "gives_circles": sheet.WHITE_BOXES is not None,
        "boxes": list(sheet.WHITE_BOXES or ()),
        "doubled": list(sheet.DOUBLED),
        "tinted": sorted({cell for line in sheet.DOUBLED for cell in LINES[line]}),
        "hint": say(language, f"sheets-{game}-hint"),
        "name": say(language, "sheets-name"),
        "date": say(language, "sheets-date"),
        "total": say(language, "score-total"),
        "sums": [say(language, "sheets-white-boxes"), say(language, "score-circles")]
        if sheet.WHITE_BOXES
        else [],
    }


def build_back(game: str, language: Language) -> dict[str, Any]:
    """Return the rules in short, for the back of a slip."""
    return {
        "title": say(language, "rules-title", game=game.title()),
        "parts": [say(language, f"sheets-{game}-{part}") for part in SHORT_RULES[game]],
        "examples": ["-".join(map(str, COMBINATION_EXAMPLES[made])) for made in GAMES[game].GIVES],
        "independent": say(language, "rules-independent"),
    }


def build_blank_slips(request: BlankSheets) -> list[dict[str, Any]]:
    """Return all slips in reading order; the names are repeated."""
    names = cycle(request.names or ("",))
    return [{"name": name} for name in islice(names, request.front_pages * request.per_page)]


def build_filled_slips(request: FilledSheets) -> list[dict[str, Any]]:
    """Return one slip per player; a paper player whose sheet was not transcribed has none."""
    record, language = request.record, request.language
    results = record.results()
    date_text = format_record_date(record, language)
    # There is no winner while a paper sheet may still be transcribed.
    is_complete = all(result.place for result in results)
    has_winner = record.game.finished and len(results) > 1 and is_complete
    return [
        {
            "name": result.player.name,
            "date": date_text,
            "note": _note(record, result, len(results) if is_complete else None, language),
            "won": handwriting.draw_circle(_SEEDS_PER_SEAT * seat + _TOTAL_SEED)
            if has_winner and result.place == 1 and not result.is_apart
            else None,
            **_build_handwriting(result.sheet, result.score, seed=_SEEDS_PER_SEAT * seat),
        }
        for seat, result in enumerate(results)
        if result.sheet is not None and result.score is not None
    ]


def _build_handwriting(sheet: Sheet, score: Score, seed: int) -> dict[str, Any]:
    """Return the numbers and circles that were written by hand; each seed has other circles."""
    boxes = sheet.WHITE_BOXES
    noted = [
        None if line.combination is None or boxes else str(line.points) for line in score.lines
    ]
    circled = [cell for cell in CELLS if sheet.is_circled(cell)]
    scoring_boxes = [line.line for line in score.lines if boxes and line.points]
    box_points = sum(line.points for line in score.lines)
    return {
        "numbers": list(sheet.numbers),
        "circles": [[cell, handwriting.draw_circle(seed + cell + 1)] for cell in circled],
        "noted": noted,
        "ringed": [
            [line, handwriting.draw_circle(seed + _BOX_SEED + line)] for line in scoring_boxes
        ],
        "sums": [box_points, score.circles] if score.circles is not None else [],
        "total": score.total,
    }


def _note(record: Record, result: Result, people: int | None, language: Language) -> str:
    """Return the place, the verdict of somebody alone, or that the game is not finished.

    `people` is None while a paper sheet is missing: then nobody has a place.
    """
    if not record.game.finished:
        return say(language, "score-not-finished")
    if people == 1:
        earned = record.verdict()
        return say(language, f"verdict-{earned}") if earned else ""
    if people is None or result.place is None:
        return say(language, "score-paper") if result.on_paper else ""
    if result.is_apart:
        return say(language, "score-apart")
    ranked = people - sum(one.is_apart for one in record.results())
    place = say(language, "sheets-place", place=result.place, seats=ranked)
    return say(language, "score-on-paper", name=place) if result.on_paper else place


def split_into_pages(slips: list[dict[str, Any]], per_page: int) -> Iterator[list[dict[str, Any]]]:
    """Yield the slips of each page; the last page may have fewer."""
    for start in range(0, len(slips), per_page):
        yield slips[start : start + per_page]
