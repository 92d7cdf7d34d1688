"""Routes of what a club room remembers: its season, its people, and who may change them."""

import asyncio
from collections.abc import Callable
from typing import Annotated, Any, TypeVar

from fastapi import APIRouter, Depends, Query
from fastapi.responses import PlainTextResponse, Response

from fivebyfive.rules.game import GAMES
from fivebyfive.server.errors import ServerCode, ServerError
from fivebyfive.server.http.models import DONE, PROBLEMS_OF_TEXT, Code
from fivebyfive.server.http.room_models import (
    HideWish,
    KeeperKey,
    KeyTicket,
    KeyWish,
    MemorySwitch,
    MergeWish,
    MonthQuery,
    PeopleView,
    PersonPage,
    PersonPath,
    RoomKeyHeader,
    SeasonView,
    SeparateWish,
    make_people_view,
    make_person_page,
    make_season_view,
)
from fivebyfive.server.problems import Problem
from fivebyfive.server.security.admission import Admission
from fivebyfive.server.tables.club_rooms import parse_room_name
from fivebyfive.server.tables.room_memory import RoomMemory, find_person
from fivebyfive.server.tables.room_season import People, conceal_hidden
from fivebyfive.store import StoreCode, StoredRecord, StoreError
from fivebyfive.store.room_memory import read_game, read_people

T = TypeVar("T", bound=Callable[..., Any])
KindQuery = Annotated[str, Query(alias="game", pattern=f"^({'|'.join(GAMES)})$")]


def add_room_memory_routes(router: APIRouter, memory: RoomMemory, admission: Admission) -> None:
    """What known devices may read, and what keepers may change."""
    reading = [Depends(admission.check_costly_rate), Depends(admission.check_guess_rate)]
    writing = [*reading, Depends(admission.check_write_rate)]

    @router.post(
        "/rooms/{name}/keys",
        summary="Become known in a club room, at one of its tables",
        responses={401: {"model": Problem}},
        dependencies=writing,
    )
    async def claim(name: str, wish: KeyWish) -> KeyTicket:
        claimed = await memory.claim_key(parse_room_name(name), wish.token, wish.key)
        return KeyTicket(key=claimed.key, keeper=claimed.is_keeper)

    @router.get("/rooms/{name}/season", summary="The season of a club room", dependencies=reading)
    async def season(
        name: str, key: RoomKeyHeader = "", game: KindQuery = "knister", month: MonthQuery = ""
    ) -> SeasonView:
        room = parse_room_name(name)
        keeper = await memory.check_known(room, key)
        state = await memory.read_state(room)
        found = await memory.read_season(room)
        of_room = (state.is_on, keeper)
        return await asyncio.to_thread(make_season_view, room, found, game, month, of_room)

    @router.get(
        "/rooms/{name}/people", summary="Who has played in a club room", dependencies=reading
    )
    async def people(name: str, key: RoomKeyHeader = "") -> PeopleView:
        room = parse_room_name(name)
        await memory.check_known(room, key)
        return make_people_view(await memory.read_season(room))

    @router.get(
        "/rooms/{name}/people/{person}",
        summary="The page of somebody in a club room",
        dependencies=reading,
    )
    async def person_page(name: str, person: PersonPath, key: RoomKeyHeader = "") -> PersonPage:
        room = parse_room_name(name)
        keeper = await memory.check_known(room, key)
        found = await memory.read_season(room)
        find_person(found, person)
        if found.people.is_hidden(person) and not keeper:
            raise ServerError(ServerCode.NO_SUCH_PERSON)
        return await asyncio.to_thread(make_person_page, found, person, keeper)

    @router.get(
        "/rooms/{name}/games/{code}/{game}/record",
        summary="The record of a game that a club room remembers",
        response_class=PlainTextResponse,
        responses=PROBLEMS_OF_TEXT,
        dependencies=reading,
    )
    async def record(name: str, code: Code, game: int, key: RoomKeyHeader = "") -> str:
        room = parse_room_name(name)
        keeper = await memory.check_known(room, key)
        text = await read_game(memory.store, room, code, game) if 0 < game < 2**31 else None
        if text is None:
            raise StoreError(StoreCode.NO_SUCH_TABLE, table=code)
        if keeper:
            return text
        people = People.of(room, await read_people(memory.store, room))
        stored = StoredRecord(code, game, 0, text, room)
        return await asyncio.to_thread(conceal_hidden, stored, people)

    add_keeper_routes(router, memory, writing)


def add_keeper_routes(router: APIRouter, memory: RoomMemory, writing: list[Any]) -> None:
    """What only keepers may do."""

    async def check(name: str, key: str) -> str:
        room = parse_room_name(name)
        await memory.check_keeper(room, key)
        return room

    def route_change(method: str, path: str, summary: str) -> Callable[[T], T]:
        """A route that changes what a room remembers, and answers nothing."""
        return router.api_route(
            "/rooms/{name}" + path,
            methods=[method],
            status_code=204,
            response_class=Response,
            responses=DONE,
            summary=summary,
            dependencies=writing,
        )

    @router.post(
        "/rooms/{name}/keepers",
        status_code=201,
        summary="Make a key for one more keeper of a club room",
        dependencies=writing,
    )
    async def add_keeper(name: str, key: RoomKeyHeader = "") -> KeeperKey:
        room = await check(name, key)
        return KeeperKey(key=await memory.make_keeper_key(room))

    @route_change("PUT", "/memory", "Let a club room remember its games, or forget all of them")
    async def switch(name: str, wish: MemorySwitch, key: RoomKeyHeader = "") -> None:
        await memory.switch(await check(name, key), wish.on)

    @route_change(
        "POST",
        "/people/{person}/merge",
        "Count the games of one person of a club room for another one",
    )
    async def merge(
        name: str, person: PersonPath, wish: MergeWish, key: RoomKeyHeader = ""
    ) -> None:
        await memory.merge(await check(name, key), person, wish.into)

    @route_change("POST", "/people/{person}/separate", "Make a name that was merged a person again")
    async def separate(
        name: str, person: PersonPath, wish: SeparateWish, key: RoomKeyHeader = ""
    ) -> None:
        await memory.separate(await check(name, key), person, wish.name)

    @route_change(
        "POST",
        "/people/{person}/hide",
        "Show a person of a club room to its keepers only, or to all again",
    )
    async def hide(name: str, person: PersonPath, wish: HideWish, key: RoomKeyHeader = "") -> None:
        await memory.hide(await check(name, key), person, wish.hidden)

    @route_change(
        "DELETE",
        "/people/{person}",
        "Erase the names of a person in all games of a club room",
    )
    async def delete(name: str, person: PersonPath, key: RoomKeyHeader = "") -> None:
        await memory.delete(await check(name, key), person)
