"""`fivebyfive score --sheet`: what sheets of paper are worth, copied into files."""

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
    """A copied sheet, and the lines of its file that the five rows stand in."""

    game: str
    copied: TranscribedSheet
    rows: Sequence[int]


def score_sheet_files(game: str, files: list[str], as_json: bool, language: Language) -> None:
    """Score sheets of one game; the status is 1 if anything in the files could not be read."""
    bad = False
    for at, file in enumerate(files):
        if at and not as_json:
            typer.echo()
        try:
            paper = read_sheet_file(game, read_bytes(file))
        except (RecordError, FileError) as trouble:
            bad = True
            if as_json:
                print_json(read_error_as_json(file, trouble, language))
            else:
                typer.echo(explain_read_error(file, trouble, language), err=True)
            continue
        bad = bad or not paper.copied.is_readable
        if as_json:
            print_json(sheet_file_as_json(file, paper, language))
        else:
            _print_sheet_file(file, paper, len(files) > 1, language)
    if bad:
        raise typer.Exit(1)


def read_sheet_file(game: str, data: bytes) -> SheetFile:
    """The sheet in the bytes of a file. Raises `RecordError`."""
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise RecordError(RulesCode.NOT_UTF8).at(line, None) from None
    lines = enumerate(text.splitlines(), 1)
    rows = [number for number, line in lines if line.partition(";")[0].strip()]
    try:
        return SheetFile(game, transcribe_sheet(game, split_sheet_text(text)), rows)
    except MoveError as error:
        row = error.facts.get("line")
        here = rows[row - 1] if isinstance(row, int) else None
        raise RecordError(error.code, **error.facts).at(here, None) from None


def sheet_file_as_json(file: str, paper: SheetFile, language: Language) -> dict[str, Any]:
    """A scored sheet in the shape the documentation promises."""
    sheet, doubts = paper.copied
    points = sheet.score()
    return {
        "file": file,
        "game": paper.game,
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


def _print_sheet_file(file: str, paper: SheetFile, named: bool, language: Language) -> None:
    """The sheet for people: how far it goes, or what it is worth alone, and what may be wrong."""
    # Here, because Rich is not needed for JSON and takes a while to import.
    from rich.text import Text  # noqa: PLC0415

    from fivebyfive.cli.output.drawing import GAME_COLOURS, new_console, print_sheet, verdict_text  # noqa: PLC0415

    sheet, doubts = paper.copied
    points = sheet.score()
    console = new_console()
    if named:
        console.print(Text(file, style="dim"), soft_wrap=True)
    console.print(Text(paper.game.title(), style=f"bold {GAME_COLOURS[paper.game]}"))
    print_sheet(console, sheet, points, GAME_COLOURS[paper.game], language)
    console.print()
    if sheet.is_full:
        says = verdict_text(verdict(points.total), points.total, language)
    else:
        says = say(language, "copy-free", count=len(sheet.free_cells))
    console.print(Text(says, style="bold"))
    for doubt in doubts:
        sentence = _doubt_message(doubt, language)
        if doubt.cell is None:
            console.print(Text(sentence[:1].upper() + sentence[1:]))
        else:  # something that was typed does not count
            line = str(paper.rows[doubt.cell // SIZE])
            text = say(language, "score-error-line", file=file, line=line, message=sentence)
            typer.echo(text, err=True)


def _doubt_message(doubt: Doubt, language: Language) -> str:
    return explain_doubt(language, doubt.code, doubt.facts)
