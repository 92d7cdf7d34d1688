"""Routes of tables: open, join, look at and delete one. All else happens over the socket."""

from fastapi import APIRouter, Depends, Request
from fastapi.responses import Response

from fivebyfive.server.config import ServerConfig
from fivebyfive.server.http.club_rooms import add_club_room_routes
from fivebyfive.server.http.models import (
    DONE,
    PROBLEMS,
    Code,
    NewDevice,
    NewTable,
    TableLook,
    TableTokenHeader,
    Ticket,
    list_first_commands,
    make_ticket,
)
from fivebyfive.server.http.privacy import Privacy, describe_privacy
from fivebyfive.server.http.records import add_record_routes
from fivebyfive.server.http.server_info import About, describe_server
from fivebyfive.server.http.static_page import find_page_name
from fivebyfive.server.printer import Printer
from fivebyfive.server.problems import Problem, language_of
from fivebyfive.server.security.admission import Admission
from fivebyfive.server.tables.club_rooms import ClubRooms
from fivebyfive.server.tables.service import TableService
from fivebyfive.store import Store
from fivebyfive.table import commands, public_view


def make_router(
    tables: TableService,
    store: Store,
    club_rooms: ClubRooms,
    admission: Admission,
    printer: Printer,
    config: ServerConfig,
) -> APIRouter:
    """The routes under /api."""
    router = APIRouter(prefix="/api", responses=PROBLEMS, tags=["tables"])
    opening = [Depends(admission.check_open_rate), Depends(admission.check_write_rate)]
    page = find_page_name(config.page)
    joining = [Depends(admission.check_guess_rate), Depends(admission.check_write_rate)]

    @router.get("/about", summary="What can be played here")
    async def about(request: Request) -> About:
        return describe_server(config.shared, language_of(request), page)

    @router.get("/privacy", summary="What is stored here, and for how long")
    async def privacy(request: Request) -> Privacy:
        return describe_privacy(config, language_of(request))

    @router.post("/tables", status_code=201, summary="Open a table", dependencies=opening)
    async def create(new: NewTable) -> Ticket:
        token = await tables.open(
            new.preset, new.settings, list_first_commands(new), rehearsal=new.rehearsal
        )
        return make_ticket(token)

    @router.post(
        "/tables/{code}/devices", status_code=201, summary="Join a table", dependencies=joining
    )
    async def join(code: Code, new: NewDevice) -> Ticket:
        token = await tables.join(code, new.nonce, new.host_key)
        ticket = make_ticket(token)
        try:
            for name in new.names:
                await tables.submit(code, commands.Sit(name), ticket.device)
        except Exception:
            # Nobody is left half joined: the name was taken, and the next try gets a new token.
            await tables.submit(code, commands.Leave(), ticket.device)
            raise
        return ticket

    @router.get("/tables/{code}", summary="Look at a table, as a spectator sees it")
    async def look(code: Code, request: Request) -> TableLook:
        async with admission.admit_look(request):
            table = await tables.get_latest(code)
        return TableLook.of(public_view(table), table.played_at)

    @router.delete(
        "/tables/{code}",
        status_code=204,
        response_class=Response,
        responses={**DONE, 401: {"model": Problem}},
        summary="Delete a table with all its games, for its hosts",
        dependencies=joining,
    )
    async def delete(code: Code, token: TableTokenHeader = "") -> None:
        await tables.delete(code, token)

    add_record_routes(router, tables, store, admission, printer)
    add_club_room_routes(router, club_rooms, admission, config)
    return router
