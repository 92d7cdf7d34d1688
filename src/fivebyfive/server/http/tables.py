"""The HTTP side: create a table, join it, look at it, fetch its record. Everything else is live."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request
from fastapi.responses import PlainTextResponse, Response
from pydantic import BaseModel, Field

from fivebyfive.bots import check_level
from fivebyfive.rules import Record, parse_record
from fivebyfive.server.http.models import PROBLEMS, PROBLEMS_OF_TEXT, Body, Code, GameNumber
from fivebyfive.server.http.results_csv import make_results_csv
from fivebyfive.server.http.server_info import About, Shared, describe_server
from fivebyfive.server.http.sheets import add_sheet_routes
from fivebyfive.server.problems import language_of
from fivebyfive.server.security.admission import Admission
from fivebyfive.server.tables.club_rooms import ClubRooms, parse_room_name
from fivebyfive.server.tables.service import TableService
from fivebyfive.server.tables.tokens import split_token
from fivebyfive.store import StoreCode, StoreError
from fivebyfive.table import TableCode, TableError, build_record, commands, public_view
from fivebyfive.table.views.models import PublicView
from fivebyfive.words import pick_language

Name = Annotated[str, Field(max_length=100)]
Names = Annotated[list[Name], Field(max_length=50, description="People on this device")]


class Computer(Body):
    """A computer player."""

    name: str = Field(max_length=100)
    level: str = Field(max_length=100)


class NewTable(Body):
    """How to play, and who plays on this device."""

    preset: str = Field("family", max_length=20, description="family, far or class")
    settings: dict[str, str | int | bool | None] = Field(
        default_factory=dict, max_length=20, description="Changes to the preset, such as the game"
    )
    names: Names = Field(default_factory=list)
    computers: list[Computer] = Field(default_factory=list, max_length=50)
    rehearsal: str = Field(
        "", max_length=200, description="A seed for the dice, at a server for tests (--rehearsal)"
    )


class NewDevice(Body):
    """A further device at a table; without names it only watches."""

    names: Names = Field(default_factory=list)
    nonce: str = Field("", max_length=64, description="This device's part in the dice")
    host_key: str = Field("", max_length=100, description="From a link that makes a device a host")


class Ticket(BaseModel):
    """What a device needs from now on. The token is its key: keep it, tell nobody."""

    code: str
    device: str
    token: str


class RoomView(BaseModel):
    """A standing room, and the table that goes on there."""

    name: str
    code: str | None


class RoomTicket(RoomView):
    """The table of a standing room; whoever opened it gets the ticket of its host."""

    ticket: Ticket | None


def make_router(hub: TableService, admission: Admission, shared: Shared | None = None) -> APIRouter:
    """The routes under /api."""
    router = APIRouter(prefix="/api", responses=PROBLEMS, tags=["tables"])
    opening, trying = [Depends(admission.check_open_rate)], [Depends(admission.check_guess_rate)]

    @router.get("/about", summary="What can be played here")
    async def about() -> About:
        return describe_server(shared)

    @router.post("/tables", status_code=201, summary="Open a table", dependencies=opening)
    async def create(new: NewTable) -> Ticket:
        token = await hub.open(
            new.preset, new.settings, _list_first_commands(new), rehearsal=new.rehearsal
        )
        return _make_ticket(token)

    @router.post(
        "/tables/{code}/devices", status_code=201, summary="Join a table", dependencies=trying
    )
    async def join(code: Code, new: NewDevice) -> Ticket:
        token = await hub.join(code, new.nonce, new.host_key)
        ticket = _make_ticket(token)
        try:
            for name in new.names:
                await hub.submit(code, commands.Sit(name), ticket.device)
        except Exception:
            # Nobody is left half joined: the name was taken, and the next try gets a new token.
            await hub.submit(code, commands.Leave(), ticket.device)
            raise
        return ticket

    @router.get(
        "/tables/{code}",
        summary="Look at a table, as a spectator sees it",
        dependencies=trying,
    )
    async def look(code: Code) -> PublicView:
        return public_view(await hub.get_latest(code))

    @router.get(
        "/tables/{code}/record",
        summary="The record of a game: of the newest its closed rounds, or a finished one",
        response_class=PlainTextResponse,
        responses=PROBLEMS_OF_TEXT,
        dependencies=trying,
    )
    async def record(code: Code, game: GameNumber = None) -> str:
        if game is None:
            table = await hub.get_latest(code)
            if table.game is not None or table.game_number == 1:
                return str(build_record(table))
            game = table.game_number - 1  # everybody is back in the lobby
        return await _stored_record(hub, code, game)

    @router.get(
        "/tables/{code}/results.csv",
        summary="The results of a finished game, for spreadsheets",
        response_class=Response,
        responses={200: {"content": {"text/csv": {}}}, **PROBLEMS_OF_TEXT},
        dependencies=trying,
    )
    async def results(
        request: Request,
        code: Code,
        game: GameNumber = None,
        lang: Annotated[str, Query(max_length=35, description="Of the first row")] = "",
    ) -> Response:
        number, record = await _get_finished_game(hub, code, game)
        language = pick_language([lang]) if lang else language_of(request)
        data = await asyncio.to_thread(make_results_csv, record, language)
        name = f"{record.game.kind}-{code}-{number}.csv"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        return Response(data, media_type="text/csv; charset=utf-8", headers=headers)

    add_sheet_routes(router, admission, lambda code, game: _get_finished_game(hub, code, game))
    _add_club_room_routes(router, hub, admission)
    return router


async def _stored_record(hub: TableService, code: str, game: int) -> str:
    text = await hub.store.read_record(code, game)
    if text is None:
        raise StoreError(StoreCode.NO_SUCH_TABLE, table=code)
    return text


async def _get_finished_game(hub: TableService, code: str, game: int | None) -> tuple[int, Record]:
    """A game that is over, the newest if none is named, and its number."""
    table = await hub.get_latest(code)
    newest = table.game_number
    if game is None:
        game = newest - 1 if table.phase == "lobby" and newest > 1 else newest
    if game < newest:
        text = await _stored_record(hub, code, game)
        return game, await asyncio.to_thread(parse_record, text)  # of a crowd it takes a while
    if game > newest:
        raise StoreError(StoreCode.NO_SUCH_TABLE, table=code)
    if table.phase != "over":
        raise TableError(TableCode.NOT_OVER)
    return game, build_record(table)  # with the names as they are now


def _add_club_room_routes(router: APIRouter, hub: TableService, admission: Admission) -> None:
    """The routes of standing rooms."""
    rooms = ClubRooms(hub)

    @router.get("/rooms/{name}", summary="The table of a standing room, if one goes on")
    async def look(name: str) -> RoomView:
        room = parse_room_name(name)
        return RoomView(name=room, code=await rooms.find_table(room))

    @router.post(
        "/rooms/{name}",
        status_code=201,
        summary="Open a table for a standing room, unless one goes on",
        responses={200: {"model": RoomTicket, "description": "One goes on; no ticket"}},
    )
    async def open_in(name: str, new: NewTable, request: Request, answer: Response) -> RoomTicket:
        room, wishes = parse_room_name(name), _list_first_commands(new)
        # Who only learns that a table goes on has opened none.
        if (code := await rooms.find_table(room)) is None:
            await admission.check_open_rate(request)
            code, token = await rooms.open(room, new.preset, new.settings, wishes, new.rehearsal)
            if token:
                return RoomTicket(name=room, code=code, ticket=_make_ticket(token))
        answer.status_code = 200
        return RoomTicket(name=room, code=code, ticket=None)


def _list_first_commands(new: NewTable) -> list[commands.Command]:
    for computer in new.computers:
        check_level(computer.level)
    people = [commands.Sit(name) for name in new.names]
    return [*people, *(commands.SeatComputer(one.name, one.level) for one in new.computers)]


def _make_ticket(token: str) -> Ticket:
    code, device = split_token(token)
    return Ticket(code=code, device=device, token=token)
