"""The content of handouts as plain data for handouts.typ: numbers, and texts in a language."""

from typing import Any, Final, assert_never

from fivebyfive.printing.content import choose_colours
from fivebyfive.printing.dates import format_record_date
from fivebyfive.printing.handout_request import (
    Certificates,
    HandoutRequest,
    PaperResults,
    ResultSheet,
    Worksheet,
)
from fivebyfive.printing.layout import PAGE_SIZES
from fivebyfive.printing.worksheet import build_worksheet, count_rolls
from fivebyfive.rules import Record, Result, ranks
from fivebyfive.rules.class_headers import parse_series, rank_teams
from fivebyfive.rules.grid import CELLS
from fivebyfive.words import Language, format_number, say

# Only these places are printed on a certificate: everybody else took part, whatever their place.
_HONOURED: Final = {1: "handout-first", 2: "handout-second", 3: "handout-third"}


def build_handout(request: HandoutRequest) -> dict[str, Any]:
    """Return the render job of a handout."""
    return {"template": "handouts", **_build_frame(request), **_build_content(request)}


def _build_content(request: HandoutRequest) -> dict[str, Any]:
    match request:
        case Certificates():
            return _build_certificates(request)
        case ResultSheet():
            return _build_results(request.record, request.language)
        case Worksheet():
            return build_worksheet(request.record, request.language)
        case PaperResults():
            return _build_paper_results(request)
    assert_never(request)


def _build_frame(request: HandoutRequest) -> dict[str, Any]:
    record = None if isinstance(request, PaperResults) else request.record
    game = request.game if isinstance(request, PaperResults) else request.record.game.kind
    width, height = PAGE_SIZES[request.paper]
    return {
        "language": request.language,
        "width": width,
        "height": height,
        "colours": choose_colours(game, request.ink),
        "game": game.title(),
        "date": format_record_date(record, request.language) if record else "",
        "rolled_word": say(request.language, "handout-rolled"),
        "expected_word": say(request.language, "handout-expected"),
    }


def _build_certificates(request: Certificates) -> dict[str, Any]:
    language, record = request.language, request.record
    ranked = [one for one in record.results() if one.place is not None and not one.is_apart]
    people = sum(result.player.bot is None for result in ranked)
    return {
        "kind": "certificates",
        "title": say(language, "handout-certificate"),
        "date_word": say(language, "sheets-date"),
        "signature": say(language, "handout-signature"),
        "people": [_build_certificate(one, record, people, language) for one in request.people],
    }


def _build_certificate(
    result: Result, record: Record, people: int, language: Language
) -> dict[str, Any]:
    """Return one certificate. Who is ranked apart has no place and no points on it."""
    game = record.game.kind.title()
    sheet, score = result.sheet, result.score
    honour = None if result.is_apart or people < 2 else _HONOURED.get(result.place or 0)
    return {
        "name": result.player.name,
        "honour": say(language, honour) if honour else "",
        "reason": say(language, "handout-in-game", game=game)
        if honour
        else say(language, "handout-taking-part", game=game),
        "among": say(language, "handout-among", people=people) if honour else "",
        "points": ""
        if result.is_apart or score is None
        else say(language, "end-points", total=score.total),
        "numbers": list(sheet.numbers) if sheet else [],
        "circled": [cell for cell in CELLS if sheet and sheet.is_circled(cell)],
    }


def _build_paper_results(request: PaperResults) -> dict[str, Any]:
    language = request.language
    totals = [sheet.score().total for _, sheet in request.sheets]
    scored = zip(ranks(totals), totals, request.sheets, strict=True)
    in_order = sorted(scored, key=lambda one: one[0])
    mean = format_number(language, sum(totals) / len(totals), 1)
    return {
        "kind": "results",
        "title": say(language, "handout-results"),
        "heads": _ranking_heads(language),
        "rows": [
            {"place": f"{place}.", "name": name, "marks": "", "points": str(total)}
            for place, total, (name, _) in in_order
        ],
        "apart": [],
        "mean": say(language, "handout-mean", mean=mean),
        "rolls": [],
        "sheets": [
            {
                "name": name,
                "points": str(total),
                "numbers": list(sheet.numbers),
                "circled": [cell for cell in CELLS if sheet.is_circled(cell)],
            }
            for _, total, (name, sheet) in in_order
        ],
    }


def _ranking_heads(language: Language) -> list[str]:
    return [
        say(language, "score-place"),
        say(language, "score-name"),
        say(language, "score-points"),
    ]


def _build_results(record: Record, language: Language) -> dict[str, Any]:
    ranking = record.ranking()
    mean = record.mean_points()
    return {
        "kind": "results",
        "title": say(language, "handout-results"),
        "heads": _ranking_heads(language),
        "rows": [_build_row(one, language) for one in ranking if not one.is_apart],
        "apart": [_build_row(one, language) for one in ranking if one.is_apart],
        "apart_title": say(language, "handout-apart"),
        "apart_means": say(language, "handout-apart-means"),
        "mean": ""
        if mean is None
        else say(language, "handout-mean", mean=format_number(language, mean, 1)),
        **_build_teams(record, language),
        **_build_series(record, language),
        "rolls_title": say(language, "handout-rolls"),
        "rolls": count_rolls(record),
        "list": [str(played.throw.sum) for played in record.game.rounds],
    }


def _build_teams(record: Record, language: Language) -> dict[str, Any]:
    teams = rank_teams(record)
    places = ranks([round((team.mean or 0) * 1000) for team in teams])
    return {
        "teams_title": say(language, "teams-open"),
        "teams": [
            {
                "place": f"{place}.",
                "name": team.name,
                "mean": "–" if team.mean is None else format_number(language, team.mean, 1),
                "members": ", ".join(team.members),
            }
            for place, team in zip(places, teams, strict=True)
        ],
    }


def _build_series(record: Record, language: Language) -> dict[str, Any]:
    return {
        "series_title": say(language, "end-series"),
        "series_heads": [
            "",
            say(language, "end-series-games"),
            say(language, "end-series-wins"),
            say(language, "end-series-points"),
        ],
        "series": [
            [one.name, str(one.games), str(one.wins), str(one.points)]
            for one in parse_series(record)
        ],
    }


def _build_row(result: Result, language: Language) -> dict[str, Any]:
    marks = [
        say(language, "end-computer") if result.player.bot else "",
        say(language, "score-paper") if result.on_paper else "",
        say(language, "handout-by-computer", rounds=result.computer_rounds)
        if result.computer_rounds
        else "",
    ]
    total = result.score.total if result.score else None
    return {
        "place": "" if result.place is None or result.is_apart else f"{result.place}.",
        "name": result.player.name,
        "marks": ", ".join(filter(None, marks)),
        "points": "–" if total is None else str(total),
    }
