"""`fivebyfive admin list`, `show`, `end`, `delete`: the tables of a database."""

from enum import StrEnum
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

import typer

from fivebyfive.cli.commands.admin.shared import (
    DAY_MS,
    CodeArgument,
    DatabaseOption,
    YesOption,
    confirm,
    connect,
    format_json_time,
    note_act,
    now_ms,
    run,
)
from fivebyfive.cli.options import JsonOption, LanguageOption, resolve_language
from fivebyfive.cli.output.json_lines import print_json
from fivebyfive.cli.output.progress import progress_bar
from fivebyfive.words import Language, say

if TYPE_CHECKING:
    from fivebyfive.store import Store
    from fivebyfive.store.maintenance import TableRow
    from fivebyfive.table import Table

MIN_WIDTH: Final = 110  # columns; no cell is broken into two lines, not even where nobody looks


class SortKey(StrEnum):
    """By what tables are sorted, the largest or newest first."""

    USED = "used"
    CREATED = "created"
    EVENTS = "events"
    SIZE = "size"


def list_tables(  # noqa: PLR0913, PLR0917 -- the options of a list
    database: DatabaseOption = None,
    sort: Annotated[SortKey, typer.Option(help="The last or the largest first.")] = SortKey.USED,
    phase: Annotated[
        Literal["lobby", "playing", "over"] | None, typer.Option(help="Only tables in this phase.")
    ] = None,
    unused_days: Annotated[
        int, typer.Option(min=0, help="Only tables that nobody has used for so many days.")
    ] = 0,
    limit: Annotated[int, typer.Option(min=0, help="At most so many; 0 for all.")] = 50,
    json: Annotated[
        bool, typer.Option("--json", help="One JSON object per table, each on one line.")
    ] = False,
    lang: LanguageOption = None,
) -> None:
    """List tables: code, phase, game, seats, devices, events, size, and when they were used.

    The size is that of the log, in characters. A table that only a newer version can read has
    a question mark as its phase.
    """
    language = resolve_language(lang)

    async def work() -> list[dict[str, Any]]:
        async with connect(database) as store:
            before = now_ms() - unused_days * DAY_MS if unused_days else 2**62
            rows = await _sort_rows(store, sort, before)
            wanted = limit or len(rows)
            found: list[dict[str, Any]] = []
            with progress_bar(say(language, "admin-reading"), min(wanted, len(rows))) as show_done:
                for row in rows:
                    described = await _describe(store, row)
                    if described and phase in (None, described["phase"]):
                        found.append(described)
                        show_done(len(found))
                    if len(found) == wanted:
                        break
            return found

    tables = run(language, work())
    if json:
        for table in tables:
            print_json(table)
    elif tables:
        _print_tables(tables, language)
    else:
        typer.echo(say(language, "admin-no-tables"))


def show(
    code: CodeArgument,
    database: DatabaseOption = None,
    json: JsonOption = False,
    lang: LanguageOption = None,
) -> None:
    """Show one table: what `list` has, and its seats, paper players and records."""
    language = resolve_language(lang)

    async def work() -> dict[str, Any]:
        from fivebyfive.server.tables.operator import read_table  # noqa: PLC0415
        from fivebyfive.store.maintenance import TableRow, count_records_of  # noqa: PLC0415

        async with connect(database) as store:
            table = await read_table(store, code)
            head = (await store.read_heads([code]))[code]
            row = TableRow(code, *head)
            found = await _describe(store, row)
            records = await count_records_of(store, code)
            return {**(found or {}), **_describe_people(table), "records": records}

    found = run(language, work())
    if json:
        print_json(found)
        return
    _print_tables([found], language)
    for name in found["names"]:
        typer.echo(f"  {name}")
    typer.echo(say(language, "admin-records", count=found["records"]))


def end(code: CodeArgument, database: DatabaseOption = None, lang: LanguageOption = None) -> None:
    """End the game at a table, as its host would: with a record of what was played.

    Running servers tell everybody at the table within a second.
    """
    language = resolve_language(lang)

    async def work() -> None:
        from fivebyfive.server.tables.operator import submit_as_operator  # noqa: PLC0415
        from fivebyfive.table import commands  # noqa: PLC0415

        async with connect(database) as store:
            await submit_as_operator(store, code, [commands.Abandon()], now_ms())
            await note_act(store, "end", table=code)

    run(language, work())
    typer.echo(say(language, "admin-ended", table=code))


def delete(
    code: CodeArgument,
    database: DatabaseOption = None,
    records: Annotated[
        bool, typer.Option("--records", help="Delete the records of its games, too.")
    ] = False,
    yes: YesOption = False,
    lang: LanguageOption = None,
) -> None:
    """Delete a table with its log and reviews. Whoever is there is told so within seconds.

    Without --records the records of its games stay, for `export` alone: nobody can fetch them from
    the server any more.
    """
    language = resolve_language(lang)

    async def work() -> None:
        from fivebyfive.store.commit_plan import no_such_table_error  # noqa: PLC0415
        from fivebyfive.store.maintenance import count_records_of, delete_table  # noqa: PLC0415

        async with connect(database) as store:
            there = code in await store.read_heads([code])
            if not there and not (records and await count_records_of(store, code)):
                raise no_such_table_error(code)
            confirm(language, say(language, "admin-delete-table", table=code), yes)
            await delete_table(store, code, records_too=records)
            await note_act(store, "delete", table=code, records=int(records))

    run(language, work())
    typer.echo(say(language, "admin-deleted-table", table=code))


async def _sort_rows(store: "Store", sort: SortKey, before: int) -> "list[TableRow]":
    from fivebyfive.store import maintenance  # noqa: PLC0415

    rows = await maintenance.list_tables(store, before)
    sizes = await maintenance.measure_tables(store) if sort == SortKey.SIZE else {}

    def find_key(row: "TableRow") -> int:
        match sort:
            case SortKey.USED:
                return row.updated_at
            case SortKey.CREATED:
                return row.created_at
            case SortKey.EVENTS:
                return row.events
            case SortKey.SIZE:
                return sizes.get(row.code, 0)

    return sorted(rows, key=lambda row: (-find_key(row), row.code))


async def _describe(store: "Store", row: "TableRow") -> dict[str, Any] | None:
    """What is listed of a table; None if it was deleted meanwhile."""
    from fivebyfive.server.tables.operator import read_table  # noqa: PLC0415
    from fivebyfive.store import StoreCode, StoreError  # noqa: PLC0415
    from fivebyfive.store.maintenance import measure_table  # noqa: PLC0415

    known: dict[str, Any] = {"phase": "?", "game": "?"}
    known |= dict.fromkeys(("round", "seats", "devices", "connected"), 0)
    try:
        table = await read_table(store, row.code)
    except StoreError as error:
        if error.code == StoreCode.NO_SUCH_TABLE:
            return None
        if error.code != StoreCode.NEWER_EVENTS:
            raise
    else:
        known = {
            "phase": table.phase,
            "game": table.settings.game,
            "round": table.round,
            "seats": len(table.participants),
            "devices": len(table.devices),
            "connected": sum(one.gone_since is None for one in table.devices.values()),
        }
    return {
        "code": row.code,
        **known,
        "events": row.events,
        "size": await measure_table(store, row.code),
        "created": format_json_time(row.created_at),
        "used": format_json_time(row.updated_at),
    }


def _describe_people(table: "Table") -> dict[str, Any]:
    names = [f"{one.name} [{one.bot}]" if one.bot else one.name for one in table.seats]
    return {
        "names": [*names, *(one.name for one in table.papers)],
        "room": table.club_room,
        "game_number": table.game_number,
    }


def _print_tables(tables: list[dict[str, Any]], language: Language) -> None:
    from rich.console import Console  # noqa: PLC0415
    from rich.table import Table as Grid  # noqa: PLC0415

    grid = Grid(box=None, padding=(0, 1, 0, 0))
    for message in ("admin-code", "admin-phase", "admin-game"):
        grid.add_column(say(language, message))
    for message in ("admin-seats", "admin-devices", "admin-events", "admin-size"):
        grid.add_column(say(language, message), justify="right")
    for message in ("admin-created", "admin-used"):
        grid.add_column(say(language, message))
    for one in tables:
        numbers = (str(one[key]) for key in ("seats", "devices", "events", "size"))
        times = (one[key][:16].replace("T", " ") for key in ("created", "used"))
        grid.add_row(one["code"], one["phase"], one["game"], *numbers, *times)
    Console(width=max(MIN_WIDTH, Console().width)).print(grid)
