"""`fivebyfive export`: records and results of finished games as files."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from fivebyfive.cli.options import LanguageOption, resolve_language
from fivebyfive.words import Language, say

if TYPE_CHECKING:
    from fivebyfive.store import Store


def export(
    database: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            help="Where the games are: a file, or postgresql://...",
            show_default="a file in your data folder",
        ),
    ] = None,
    out: Annotated[Path, typer.Option(metavar="DIR", help="The folder to write into.")] = Path(
        "games"
    ),
    force: Annotated[
        bool, typer.Option("--force", help="Overwrite files that have other content.")
    ] = False,
    lang: LanguageOption = None,
) -> None:
    """Write the records of all games that ended, and their results as a CSV file.

    A file that exists with other content is reported and kept; the exit status is then 1.
    """
    import asyncio  # noqa: PLC0415

    from fivebyfive.store import StoreError, open_store  # noqa: PLC0415
    from fivebyfive.store.export import ExportError  # noqa: PLC0415

    language = resolve_language(lang)
    try:
        complete = asyncio.run(_export(open_store(database, create=False), out, force, language))
    except (StoreError, ExportError) as error:
        typer.echo(say(language, f"error-{error.code}", **error.facts), err=True)
        complete = False
    if not complete:
        raise typer.Exit(1)


async def _export(store: "Store", folder: Path, force: bool, language: Language) -> bool:
    """Export everything; return whether all files could be written."""
    await store.open()
    try:
        records = await store.count_records()
        if not records:
            typer.echo(say(language, "export-nothing"))
            return True
        messages = await _write(store, folder, force, records, language)
    finally:
        await store.close()
    for message in messages:
        typer.echo(message, err=True)
    if not messages:
        typer.echo(say(language, "export-done", records=records, folder=str(folder)))
    return not messages


async def _write(
    store: "Store", folder: Path, force: bool, records: int, language: Language
) -> list[str]:
    """Write the files, with a progress bar; return a message for each problem."""
    from rich.console import Console  # noqa: PLC0415
    from rich.progress import Progress  # noqa: PLC0415

    from fivebyfive.cli.errors import explain_read_error  # noqa: PLC0415
    from fivebyfive.store.export import ExportError, export  # noqa: PLC0415

    messages = []
    bar = Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty())
    with bar:
        task = bar.add_task(say(language, "export-bar"), total=records + 1)
        async for file, errors in export(store, folder, force):
            for error in errors:
                if isinstance(error, ExportError):
                    messages.append(say(language, f"error-{error.code}", **error.facts))
                else:
                    messages.append(explain_read_error(str(file), error, language))
            bar.advance(task)
    return messages
