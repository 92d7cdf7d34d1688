"""`fivebyfive admin backup`: a copy of an SQLite database that is in use."""

from pathlib import Path
from typing import Annotated

import typer

from fivebyfive.cli.commands.admin.shared import DatabaseOption
from fivebyfive.cli.errors import report_errors
from fivebyfive.cli.options import JsonOption, LanguageOption, resolve_language
from fivebyfive.cli.output.json_lines import print_json
from fivebyfive.cli.output.progress import progress_bar
from fivebyfive.words import say


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The file to write.")],
    database: DatabaseOption = None,
    force: Annotated[
        bool, typer.Option("--force", help="Replace a file that is there already.")
    ] = False,
    json: JsonOption = False,
    lang: LanguageOption = None,
) -> None:
    """Copy an SQLite database as it is at one moment, while people play.

    The copy is checked before it gets its name: the file is complete, or it is not there. Use
    pg_dump for PostgreSQL.
    """
    from fivebyfive.store import is_postgres, open_store  # noqa: PLC0415
    from fivebyfive.store.backup import BackupCode, BackupError, back_up  # noqa: PLC0415
    from fivebyfive.store.sqlite import SQLiteStore  # noqa: PLC0415

    language = resolve_language(lang)
    with report_errors(language):
        store = None if is_postgres(database) else open_store(database, create=False)
        if not isinstance(store, SQLiteStore):
            raise BackupError(BackupCode.NEEDS_PG_DUMP)
        percent = 100
        with progress_bar(say(language, "admin-copying"), percent) as show_done:
            size = back_up(
                store.path, file, force, lambda done, total: show_done(percent * done // total)
            )
    if json:
        print_json({"file": str(file), "bytes": size})
    else:
        typer.echo(say(language, "admin-backed-up", file=str(file), size=f"{size:,}"))
