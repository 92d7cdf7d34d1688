"""`fivebyfive admin rooms`, `forget-room`: what club rooms remember."""

from typing import TYPE_CHECKING, Annotated

import typer

from fivebyfive.cli.commands.admin.shared import (
    AdminCode,
    AdminError,
    DatabaseOption,
    YesOption,
    confirm,
    connect,
    format_json_time,
    format_time,
    note_act,
    run,
)
from fivebyfive.cli.options import JsonOption, LanguageOption, resolve_language
from fivebyfive.cli.output.json_lines import print_json
from fivebyfive.words import say

if TYPE_CHECKING:
    from fivebyfive.store.room_memory import RememberedRoom


def list_rooms(
    database: DatabaseOption = None,
    json: Annotated[
        bool, typer.Option("--json", help="One JSON object per room, each on one line.")
    ] = False,
    lang: LanguageOption = None,
) -> None:
    """List the club rooms that remember games: how many, the first and the last."""
    language = resolve_language(lang)

    async def work() -> "list[RememberedRoom]":
        from fivebyfive.store.room_memory import list_remembered_rooms  # noqa: PLC0415

        async with connect(database) as store:
            return await list_remembered_rooms(store)

    rooms = run(language, work())
    for room, games, first_at, last_at in rooms:
        if json:
            times = {"first": format_json_time(first_at), "last": format_json_time(last_at)}
            print_json({"room": room, "games": games, **times})
        else:
            typer.echo(f"{room}  {games}  {format_time(first_at)}  {format_time(last_at)}")
    if not rooms and not json:
        typer.echo(say(language, "admin-no-rooms"))


def forget_room(
    room: Annotated[str, typer.Argument(metavar="ROOM", help="The name of the club room.")],
    database: DatabaseOption = None,
    yes: YesOption = False,
    json: JsonOption = False,
    lang: LanguageOption = None,
) -> None:
    """Delete what a club room remembers: its season, its people, its keepers and known devices.

    Records and tables stay. The next host of a table there becomes the keeper of the room.
    """
    language = resolve_language(lang)

    async def work() -> tuple[int, int]:
        from fivebyfive.server.tables.club_rooms import parse_room_name  # noqa: PLC0415
        from fivebyfive.store import room_memory  # noqa: PLC0415

        name = parse_room_name(room)
        async with connect(database) as store:
            confirm(language, say(language, "admin-forget-room", room=name), yes)
            games, devices = await room_memory.forget_room(store, name)
            if not games and not devices:  # perhaps a typing error, which must not look done
                raise AdminError(AdminCode.ROOM_NOT_FOUND, room=name)
            await note_act(store, "forget-room", room=name, games=games, devices=devices)
            return games, devices

    games, devices = run(language, work())
    if json:
        print_json({"games": games, "devices": devices})
    else:
        typer.echo(say(language, "admin-forgot-room", count=games))
