"""`fivebyfive sheets`: a PDF of sheets to print, empty or filled."""

import contextlib
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, Literal

import typer

from fivebyfive.cli.errors import report_errors
from fivebyfive.cli.files import read_record_file
from fivebyfive.cli.options import LanguageOption, resolve_language
from fivebyfive.printing import (
    BlankSheets,
    FilledSheets,
    Ink,
    PageSize,
    SheetsCode,
    SheetsError,
    choose_per_page,
    render_pdf,
    split_names,
)
from fivebyfive.words import Language, say

if TYPE_CHECKING:
    from fivebyfive.printing import PrintRequest

STDOUT: Final = "-"


def sheets(  # noqa: PLR0913, PLR0917 -- the options of a printed page
    game: Annotated[
        Literal["knister", "knaster"] | None,
        typer.Argument(help="The game of empty sheets.", show_default=False, case_sensitive=False),
    ] = None,
    record: Annotated[
        str | None,
        typer.Option(
            metavar="FILE",
            help="Print the filled sheets of this record (.5x5). - reads standard input.",
        ),
    ] = None,
    out: Annotated[
        str | None,
        typer.Option(
            *("-o", "--out"),
            metavar="FILE.pdf",
            help="The file to write; - is standard output.",
            show_default="named after the game",
        ),
    ] = None,
    per_page: Annotated[
        int | None,
        typer.Option(
            metavar="1|2|4|6",
            help="Sheets on a page.",
            show_default="4, or with --record as many as seats",
        ),
    ] = None,
    pages: Annotated[
        int | None,
        typer.Option(
            metavar="N",
            help="How many pages; with --rules each has a back.",
            show_default="1, or what the names need",
        ),
    ] = None,
    paper: Annotated[
        PageSize, typer.Option(help="The size of the paper.", case_sensitive=False)
    ] = PageSize.A4,
    names: Annotated[
        str | None,
        typer.Option(
            metavar="NAME,NAME...", help="Names on the sheets, repeated until the pages are full."
        ),
    ] = None,
    ink: Annotated[
        Ink, typer.Option(help="Colours, thin lines without tints, or black and grey.")
    ] = Ink.FULL,
    rules: Annotated[
        bool, typer.Option("--rules", help="Print the rules in short on the back.")
    ] = False,
    lang: LanguageOption = None,
) -> None:
    """Make a PDF of sheets to print: empty sheets, or with --record the sheets of a played game.

    The same options give the same file, byte by byte. An existing file is overwritten.
    """
    language = resolve_language(lang)
    with report_errors(language):
        if (game is None) == (record is None):
            raise SheetsError(SheetsCode.GAME_OR_RECORD)
        request: PrintRequest
        if game is not None:
            request = BlankSheets(
                game=game,
                pages=pages,
                names=split_names(names or ""),
                rules=rules,
                language=language,
                per_page=4 if per_page is None else per_page,
                paper=paper,
                ink=ink,
            )
        else:
            given = {"--pages": pages, "--names": names, "--rules": rules or None}
            for option, value in given.items():
                if value is not None:
                    raise SheetsError(SheetsCode.NOT_WITH_RECORD, option=option)
            parsed = read_record_file(str(record), language)
            if per_page is None:
                per_page = choose_per_page(parsed)
            request = FilledSheets(
                record=parsed, language=language, per_page=per_page, paper=paper, ink=ink
            )
        _write(request, out or _default_file_name(game, record), language)


def _default_file_name(game: str | None, record: str | None) -> str:
    if record is None:
        return f"{game}-sheets.pdf"
    return "game.pdf" if record == STDOUT else f"{Path(record).stem}.pdf"


def _write(request: "PrintRequest", out: str, language: Language) -> None:
    """Write the PDF, and say where it is. Raises `SheetsError` and `AnalysisError`."""
    from fivebyfive.analysis.errors import AnalysisCode, AnalysisError  # noqa: PLC0415

    if out == STDOUT:
        if sys.stdout.isatty():
            raise SheetsError(SheetsCode.PDF_TO_TERMINAL)
        sys.stdout.buffer.write(_render_with_status(request, language))
        return
    pdf = _render_with_status(request, language)
    try:
        Path(out).write_bytes(pdf)
    except (OSError, ValueError):
        raise AnalysisError(AnalysisCode.NOT_WRITABLE, file=out) from None
    typer.echo(say(language, "sheets-done", file=out), err=True)
    if isinstance(request, BlankSheets) and request.names_left:
        typer.echo(say(language, "sheets-names-left", count=request.names_left), err=True)


def _render_with_status(request: "PrintRequest", language: Language) -> bytes:
    """Return the PDF; show a status line meanwhile if standard error is a terminal."""
    status: contextlib.AbstractContextManager[object] = contextlib.nullcontext()
    if sys.stderr.isatty():
        from rich.console import Console  # noqa: PLC0415

        status = Console(stderr=True).status(say(language, "sheets-drawing"))
    with status:
        return render_pdf(request)
