"""`fivebyfive score`: the scores of records, or of transcribed paper sheets."""

from typing import Annotated, Any, Literal

import typer

from fivebyfive.cli.commands.score_sheet import score_sheet_files
from fivebyfive.cli.errors import FileError, explain_read_error, read_error_as_json
from fivebyfive.cli.files import read_bytes
from fivebyfive.cli.options import FilesArgument, JsonLinesOption, LanguageOption, resolve_language
from fivebyfive.cli.output.json_lines import print_json
from fivebyfive.rules import LINE_NAMES, Record, RecordError, read_record


def score(
    files: FilesArgument,
    sheet: Annotated[
        Literal["knister", "knaster"] | None,
        typer.Option(help="The files are paper sheets of this game, typed in."),
    ] = None,
    as_json: JsonLinesOption = False,
    lang: LanguageOption = None,
) -> None:
    """Score records of games, or paper sheets: every line of every sheet, totals, places.

    A record has one line per round, such as "12. 3+6 c3 (a1)": number, roll, one move per seat.
    docs/record.md explains the whole notation.

    With --sheet each file has one sheet: five lines of five numbers, with . for an empty cell and
    (7) for a circled 7. docs/paper.md explains the rest.

    A file that cannot be read is reported; the others are still scored. The exit status is then 1.
    """
    language = resolve_language(lang)
    if sheet:
        score_sheet_files(sheet, files, as_json, language)
        return
    any_failed = False
    for at, file in enumerate(files):
        if at and not as_json:
            typer.echo()
        try:
            record = read_record(read_bytes(file))
        except (RecordError, FileError) as error:
            any_failed = True
            if as_json:
                print_json(read_error_as_json(file, error, language))
            else:
                typer.echo(explain_read_error(file, error, language), err=True)
        else:
            if as_json:
                print_json(record_as_json(file, record))
            else:
                # Imported here: Rich takes a while, and JSON does without it.
                from fivebyfive.cli.output.drawing import print_record  # noqa: PLC0415

                print_record(file if len(files) > 1 else None, record, language)
    if any_failed:
        raise typer.Exit(1)


def record_as_json(file: str, record: Record) -> dict[str, Any]:
    """Return the result of a record as the documented JSON object."""
    game = record.game
    verdict = record.verdict()
    with_circles = game.sheets[0].WHITE_BOXES is not None
    seats = []
    for result in record.results():
        player, points = result.player, result.score
        seat: dict[str, Any] = {"name": player.name, "bot": player.bot, "total": result.total}
        if with_circles:
            seat["circles"] = points.circles if points else None
        lines = points.lines if points else ()
        seat["lines"] = {LINE_NAMES[line.line]: line.points for line in lines}
        seat["rank"] = result.place
        seat["verdict"] = verdict
        seat["computer_rounds"] = result.computer_rounds
        seat["apart"] = result.is_apart
        if result.on_paper:
            seat["on_paper"] = True
        seats.append(seat)
    return {
        "file": file,
        "game": game.kind,
        "finished": game.finished,
        "rounds": len(game.rounds),
        "seats": seats,
    }
