"""Routes of club rooms: a name that a club keeps, and the table that goes on there."""

from fastapi import APIRouter, Request
from fastapi.responses import Response

from fivebyfive.server.config import ServerConfig
from fivebyfive.server.http.models import (
    NewTable,
    RoomMemoryView,
    RoomTicket,
    RoomView,
    list_first_commands,
    make_ticket,
)
from fivebyfive.server.http.room_memory import add_room_memory_routes
from fivebyfive.server.security.admission import Admission
from fivebyfive.server.tables.club_rooms import ClubRooms, parse_room_name


def add_club_room_routes(
    router: APIRouter, rooms: ClubRooms, admission: Admission, config: ServerConfig
) -> None:
    """Look at a room, and open a table for it."""
    add_room_memory_routes(router, rooms.memory, admission)

    @router.get("/rooms/{name}", summary="The table of a club room, if one goes on")
    async def look(name: str) -> RoomView:
        room = parse_room_name(name)
        state = await rooms.memory.read_state(room)
        remembered = RoomMemoryView(
            on=state.is_on,
            games=state.games,
            keep_days=config.keep_days,
            keep_records_days=config.keep_records_days,
        )
        return RoomView(name=room, code=await rooms.find_table(room), memory=remembered)

    @router.post(
        "/rooms/{name}",
        status_code=201,
        summary="Open a table for a club room, unless one goes on",
        responses={200: {"model": RoomTicket, "description": "One goes on; no ticket"}},
    )
    async def open_in(name: str, new: NewTable, request: Request, answer: Response) -> RoomTicket:
        room, wishes = parse_room_name(name), list_first_commands(new)
        # Who only learns that a table goes on has opened none.
        if (code := await rooms.find_table(room)) is None:
            await admission.check_open_rate(request)
            code, token = await rooms.open(room, new.preset, new.settings, wishes, new.rehearsal)
            if token:
                return RoomTicket(name=room, code=code, ticket=make_ticket(token))
        answer.status_code = 200
        return RoomTicket(name=room, code=code, ticket=None)
