"""`fivebyfive score --sheet`: the scores of paper sheets that were typed into files."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import typer

from fivebyfive.cli.errors import FileError, explain_read_error, read_error_as_json
from fivebyfive.cli.files import read_bytes
from fivebyfive.cli.output.json_lines import print_json
from fivebyfive.rules import (
    CELL_NAMES,
    LINE_NAMES,
    Doubt,
    MoveError,
    RecordError,
    RulesCode,
    TranscribedSheet,
    split_sheet_text,
    transcribe_sheet,
    verdict,
)
from fivebyfive.rules.grid import SIZE
from fivebyfive.words import Language, explain_doubt, say


class SheetFile(NamedTuple):
    """A transcribed sheet, and where its rows are in the file."""

    game: str
    transcribed: TranscribedSheet
    line_numbers: Sequence[int]  # of the five rows, from 1


def score_sheet_files(game: str, files: list[str], as_json: bool, language: Language) -> None:
    """Score sheets of one game; exit with status 1 if anything could not be read."""
    any_failed = False
    for at, file in enumerate(files):
        if at and not as_json:
            typer.echo()
        try:
            sheet_file = read_sheet_file(game, read_bytes(file))
        except (RecordError, FileError) as error:
            any_failed = True
            if as_json:
                print_json(read_error_as_json(file, error, language))
            else:
                typer.echo(explain_read_error(file, error, language), err=True)
            continue
        any_failed = any_failed or not sheet_file.transcribed.is_readable
        if as_json:
            print_json(sheet_file_as_json(file, sheet_file, language))
        else:
            _print_sheet_file(file, sheet_file, len(files) > 1, language)
    if any_failed:
        raise typer.Exit(1)


def read_sheet_file(game: str, data: bytes) -> SheetFile:
    """Parse the bytes of a file as a sheet. Raises `RecordError`."""
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise RecordError(RulesCode.NOT_UTF8).at(line, None) from None
    lines = enumerate(text.splitlines(), 1)
    line_numbers = [number for number, line in lines if line.partition(";")[0].strip()]
    try:
        return SheetFile(game, transcribe_sheet(game, split_sheet_text(text)), line_numbers)
    except MoveError as error:
        row = error.facts.get("line")
        number = line_numbers[row - 1] if isinstance(row, int) else None
        raise RecordError(error.code, **error.facts).at(number, None) from None


def sheet_file_as_json(file: str, sheet_file: SheetFile, language: Language) -> dict[str, Any]:
    """Return a scored sheet as the documented JSON object."""
    sheet, doubts = sheet_file.transcribed
    points = sheet.score()
    return {
        "file": file,
        "game": sheet_file.game,
        "full": sheet.is_full,
        "total": points.total,
        **({} if points.circles is None else {"circles": points.circles}),
        "lines": {LINE_NAMES[line.line]: line.points for line in points.lines},
        "makes": {LINE_NAMES[line.line]: line.combination for line in points.lines},
        "verdict": verdict(points.total) if sheet.is_full else None,
        "doubts": [
            {
                "code": doubt.code,
                "cell": None if doubt.cell is None else CELL_NAMES[doubt.cell],
                "line": None if doubt.line is None else LINE_NAMES[doubt.line],
                "message": _doubt_message(doubt, language),
            }
            for doubt in doubts
        ],
    }


def _print_sheet_file(file: str, sheet_file: SheetFile, named: bool, language: Language) -> None:
    """Print the sheet, its verdict or how many cells are free, and its doubts."""
    # Imported here: Rich takes a while, and JSON does without it.
    from rich.text import Text  # noqa: PLC0415

    from fivebyfive.cli.output.drawing import GAME_COLOURS, new_console, print_sheet, verdict_text  # noqa: PLC0415

    sheet, doubts = sheet_file.transcribed
    points = sheet.score()
    console = new_console()
    if named:
        console.print(Text(file, style="dim"), soft_wrap=True)
    console.print(Text(sheet_file.game.title(), style=f"bold {GAME_COLOURS[sheet_file.game]}"))
    print_sheet(console, sheet, points, GAME_COLOURS[sheet_file.game], language)
    console.print()
    if sheet.is_full:
        summary = verdict_text(verdict(points.total), points.total, language)
    else:
        summary = say(language, "copy-free", count=len(sheet.free_cells))
    console.print(Text(summary, style="bold"))
    for doubt in doubts:
        sentence = _doubt_message(doubt, language)
        if doubt.cell is None:
            console.print(Text(sentence[:1].upper() + sentence[1:]))
        else:  # a cell that was typed does not count: an error in the file
            line = str(sheet_file.line_numbers[doubt.cell // SIZE])
            text = say(language, "score-error-line", file=file, line=line, message=sentence)
            typer.echo(text, err=True)


def _doubt_message(doubt: Doubt, language: Language) -> str:
    return explain_doubt(language, doubt.code, doubt.facts)
