"""What stands on the slips, as plain data for the drawing: from the rules and the words."""

from collections.abc import Iterator
from datetime import date
from itertools import cycle, islice
from typing import Any, Final

from fivebyfive.printing import handwriting
from fivebyfive.printing.request import BlankSheets, FilledSheets, Ink
from fivebyfive.rules import COMBINATION_EXAMPLES, GAMES, Record, Result, Score, Sheet
from fivebyfive.rules.grid import CELLS, LINES
from fivebyfive.words import Language, format_day, say

# The parts of the rules in short; each is the message `sheets-<game>-<part>`.
SHORT_RULES: Final = {
    "knister": ("round", "lines", "end"),
    "knaster": ("round", "free", "boxes", "end"),
}
_INKS: Final = {"knister": "#1d5fa8", "knaster": "#1a7045"}
_LONGEST: Final = 40  # of what stands in the header `Date`
# Seeds of circles: 1 to 25 are the cells, then come the white boxes, then the total.
_BOX = len(CELLS) + 1
_TOTAL = _BOX + len(LINES)
_A_SEAT = _TOTAL + 1
_TINTS: Final = {"knister": "#dce8f6", "knaster": "#e3f2e9"}


def choose_colours(game: str, ink: Ink) -> dict[str, str | float | None]:
    """The colours of a game; a tint is None where nothing is filled."""
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
    """What is printed on every slip of a game."""
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
    """The rules in short."""
    return {
        "title": say(language, "rules-title", game=game.title()),
        "parts": [say(language, f"sheets-{game}-{part}") for part in SHORT_RULES[game]],
        "examples": ["-".join(map(str, COMBINATION_EXAMPLES[made])) for made in GAMES[game].GIVES],
        "independent": say(language, "rules-independent"),
    }


def build_blank_slips(wish: BlankSheets) -> list[dict[str, Any]]:
    """All slips, in the order of reading; the names go round."""
    names = cycle(wish.names or ("",))
    return [{"name": name} for name in islice(names, wish.front_pages * wish.per_page)]


def build_filled_slips(wish: FilledSheets) -> list[dict[str, Any]]:
    """One slip for each who played; a sheet of paper that was not copied has none."""
    record, language = wish.record, wish.language
    results = record.results()
    when = _date(record, language)
    # Nobody has won while a sheet of paper may still be copied.
    copied = all(result.place for result in results)
    won = record.game.finished and len(results) > 1 and copied
    return [
        {
            "name": result.player.name,
            "date": when,
            "note": _note(record, result, len(results) if copied else None, language),
            "won": handwriting.draw_circle(_A_SEAT * seat + _TOTAL)
            if won and result.place == 1
            else None,
            **_build_handwriting(result.sheet, result.score, seed=_A_SEAT * seat),
        }
        for seat, result in enumerate(results)
        if result.sheet is not None and result.score is not None
    ]


def _build_handwriting(sheet: Sheet, score: Score, seed: int) -> dict[str, Any]:
    """What a hand has written and drawn on the slip; everybody has their own."""
    boxes = sheet.WHITE_BOXES
    noted = [
        None if line.combination is None or boxes else str(line.points) for line in score.lines
    ]
    circled = [cell for cell in CELLS if sheet.is_circled(cell)]
    scored = [line.line for line in score.lines if boxes and line.points]
    white = sum(line.points for line in score.lines)
    return {
        "numbers": list(sheet.numbers),
        "circles": [[cell, handwriting.draw_circle(seed + cell + 1)] for cell in circled],
        "noted": noted,
        "ringed": [[line, handwriting.draw_circle(seed + _BOX + line)] for line in scored],
        "sums": [white, score.circles] if score.circles is not None else [],
        "total": score.total,
    }


def _note(record: Record, result: Result, people: int | None, language: Language) -> str:
    """The place, or alone the verdict; how a game stands that was not finished.

    There are no places yet while it is not known of how many people.
    """
    if not record.game.finished:
        return say(language, "score-not-finished")
    if people == 1:
        earned = record.verdict()
        return say(language, f"verdict-{earned}") if earned else ""
    if people is None or result.place is None:
        return say(language, "score-paper") if result.on_paper else ""
    place = say(language, "sheets-place", place=result.place, seats=people)
    return say(language, "score-on-paper", name=place) if result.on_paper else place


def _date(record: Record, language: Language) -> str:
    text = dict(record.headers).get("Date", "")
    try:
        return format_day(language, date.fromisoformat(text))
    except ValueError:  # people may write there what they like
        return text[:_LONGEST]


def split_into_pages(slips: list[dict[str, Any]], per_page: int) -> Iterator[list[dict[str, Any]]]:
    """The slips of each page; the last page may have fewer."""
    for start in range(0, len(slips), per_page):
        yield slips[start : start + per_page]
