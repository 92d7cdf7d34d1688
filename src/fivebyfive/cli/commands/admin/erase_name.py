"""`fivebyfive admin erase-name`: a person's name is no more."""

from typing import TYPE_CHECKING, Annotated, NamedTuple

import typer

from fivebyfive.cli.commands.admin.shared import (
    AdminCode,
    AdminError,
    DatabaseOption,
    YesOption,
    confirm,
    connect,
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


class Erased(NamedTuple):
    """In how many tables and records a name stood, and which records could not be read."""

    tables: int
    records: int
    unreadable: list[str]


def erase_name(
    name: Annotated[str, typer.Argument(metavar="NAME", help="The name, exactly as it is shown.")],
    database: DatabaseOption = None,
    yes: YesOption = False,
    json: JsonOption = False,
    lang: LanguageOption = None,
) -> None:
    """Replace a person's name by a neutral one (N.N.), at all tables and in all records.

    Everybody of that name is meant. At tables in use the person is renamed for everybody to see,
    and the log no longer has the old name. Reviews of these games are deleted. Records can still be
    verified: names are no part of the dice. Copies that people have saved, and back-ups, keep the
    name.
    """
    language = resolve_language(lang)
    confirm(language, say(language, "admin-erase-name", name=name), yes)

    async def work() -> Erased:
        async with connect(database) as store:
            tables = await _erase_at_tables(store, name, language)
            erased = await _erase_in_records(store, name, tables, language)
            await _forget_in_rooms(store, name)
            if erased == Erased(0, 0, []):  # perhaps a typing error, which must not look done
                raise AdminError(AdminCode.NAME_NOT_FOUND, name=name)
            # Without the name, which would stand there again.
            await note_act(store, "erase-name", tables=erased.tables, records=erased.records)
            return erased

    erased = run(language, work())
    if json:
        print_json(erased._asdict())
    else:
        typer.echo(say(language, "admin-erased-name", tables=erased.tables, records=erased.records))
    for file in erased.unreadable:
        typer.echo(say(language, "admin-unreadable-record", record=file), err=True)
    if erased.unreadable:
        raise typer.Exit(1)


async def _erase_at_tables(store: "Store", name: str, language: Language) -> int:
    """At each table: rename whoever is called so now, then replace the name in older events."""
    from fivebyfive.server.tables.operator import erase_name_at_table  # noqa: PLC0415
    from fivebyfive.store.maintenance import list_tables  # noqa: PLC0415

    rows = await list_tables(store)
    erased = 0
    with progress_bar(say(language, "admin-erasing-tables"), len(rows)) as show_done:
        for done, row in enumerate(rows, 1):
            erased += await erase_name_at_table(store, row.code, name, now_ms())
            show_done(done)
    return erased


async def _forget_in_rooms(store: "Store", name: str) -> None:
    """Forget what keepers of club rooms decided about the name, which is kept as a hash."""
    from fivebyfive.server.tables.room_season import make_person_id  # noqa: PLC0415
    from fivebyfive.store import room_memory  # noqa: PLC0415

    for room in await room_memory.list_rooms_with_people(store):
        await room_memory.delete_person_notes(store, room, make_person_id(room, name))


async def _erase_in_records(store: "Store", name: str, tables: int, language: Language) -> Erased:
    from fivebyfive.rules import RecordError  # noqa: PLC0415
    from fivebyfive.store.erase_names import erase_in_record  # noqa: PLC0415
    from fivebyfive.store.export import file_name  # noqa: PLC0415

    records, unreadable = 0, []
    total = await store.count_records()
    with progress_bar(say(language, "admin-erasing-records"), total) as show_done:
        done = 0
        async for stored in store.iter_records():
            try:
                records += await erase_in_record(store, stored, name)
            except RecordError:
                unreadable.append(file_name(stored))
            done += 1
            show_done(done)
    return Erased(tables, records, unreadable)
