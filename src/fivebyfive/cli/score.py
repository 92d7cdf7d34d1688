"""`fivebyfive score`: what the records are worth."""

from typing import Any

import typer

from fivebyfive.rules import LINE_NAMES, Record, RecordError, read_record
from fivebyfive.words import Language, explain

from .files import FileError, FilesArgument, JsonOption, read_bytes
from .language import LanguageOption, chosen
from .trouble import Trouble, explain_trouble, print_json


def score(files: FilesArgument, as_json: JsonOption = False, lang: LanguageOption = None) -> None:
    """Score records of games: every line of every sheet, totals, places.

    A record has a line a round, such as "12. 3+6 c3 (a1)": number, roll, one move a seat. The whole
    notation is explained in docs/record.md.

    A file that cannot be read is reported and the others are still scored. The status is then 1.
    """
    language = chosen(lang)
    bad = False
    for at, file in enumerate(files):
        if at and not as_json:
            typer.echo()
        try:
            record = read_record(read_bytes(file))
        except (RecordError, FileError) as trouble:
            bad = True
            if as_json:
                print_json(trouble_as_json(file, trouble, language))
            else:
                typer.echo(explain_trouble(file, trouble, language), err=True)
        else:
            if as_json:
                print_json(record_as_json(file, record))
            else:
                # Here, because Rich is not needed for JSON and takes a while to import.
                from .draw import draw_record  # noqa: PLC0415

                draw_record(file if len(files) > 1 else None, record, language)
    if bad:
        raise typer.Exit(1)


def record_as_json(file: str, record: Record) -> dict[str, Any]:
    """The result of a record in the shape the documentation promises."""
    game = record.game
    verdict = record.verdict()
    with_circles = game.sheets[0].WHITE_BOXES is not None
    seats = []
    for player, _, points, rank, on_paper in record.results():
        total = points.total if points else None
        seat: dict[str, Any] = {"name": player.name, "bot": player.bot, "total": total}
        if with_circles:
            seat["circles"] = points.circles if points else None
        lines = points.lines if points else ()
        seat["lines"] = {LINE_NAMES[line.line]: line.points for line in lines}
        seat["rank"] = rank
        seat["verdict"] = verdict
        if on_paper:
            seat["on_paper"] = True
        seats.append(seat)
    return {
        "file": file,
        "game": game.kind,
        "finished": game.finished,
        "rounds": len(game.rounds),
        "seats": seats,
    }


def trouble_as_json(file: str, trouble: Trouble, language: Language) -> dict[str, Any]:
    """A file that could not be scored, and how far it was readable."""
    return {
        "file": file,
        "error": {
            "code": trouble.code,
            "line": trouble.line,
            "seat": trouble.seat,
            "message": explain(language, trouble.code, trouble.facts),
        },
        "valid_rounds": trouble.valid_rounds,
    }
