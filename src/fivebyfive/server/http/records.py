"""Routes of games: the record, the results for spreadsheets, the sheets to print."""

import asyncio
from collections.abc import Iterable
from functools import partial
from typing import Annotated, Final

from fastapi import APIRouter, Depends, Query, Request
from fastapi.responses import PlainTextResponse, Response

from fivebyfive.rules import Record
from fivebyfive.server.http.handouts import add_handout_routes
from fivebyfive.server.http.models import (
    PROBLEMS_OF_LIST,
    PROBLEMS_OF_TEXT,
    Code,
    FinishedGame,
    GameNumber,
    TableTokenHeader,
)
from fivebyfive.server.http.results_csv import make_results_csv
from fivebyfive.server.http.sheets import add_sheet_routes
from fivebyfive.server.printer import Printer
from fivebyfive.server.problems import language_of
from fivebyfive.server.security.admission import Admission
from fivebyfive.server.tables.service import TableService
from fivebyfive.server.tables.stored_records import RecordSummaries, parse_stored
from fivebyfive.store import Store, StoreCode, StoredRecord, StoreError
from fivebyfive.store.table_records import read_records
from fivebyfive.table import Table, TableCode, TableError, build_record
from fivebyfive.words import pick_language

MAX_LISTED_GAMES: Final = 50  # an evening has fewer; each is read for the answer, and parsed once


def add_record_routes(
    router: APIRouter,
    tables: TableService,
    store: Store,
    admission: Admission,
    printer: Printer,
) -> None:
    """What can be fetched of a game, by the code of its table."""
    list_finished = partial(
        _list_finished, summaries=RecordSummaries(partial(FinishedGame.of, 0))
    )  # of equal records the numbers may differ
    trying = [Depends(admission.check_costly_rate), Depends(admission.check_guess_rate)]

    async def check_may_see_all(code: Code, token: TableTokenHeader = "") -> None:
        await tables.check_may_see_all(code, token)

    may_see_all = Depends(check_may_see_all)

    @router.get(
        "/tables/{code}/record",
        summary="The record of a game: of the newest its closed rounds, or a finished one",
        response_class=PlainTextResponse,
        responses=PROBLEMS_OF_TEXT,
        dependencies=trying,
    )
    async def record(code: Code, game: GameNumber = None) -> str:
        if game is None:
            table = await tables.get_latest(code)
            if table.game is not None or table.game_number == 1:
                return str(build_record(table))
            game = table.game_number - 1  # everybody is back in the lobby
        return await _read_record(store, code, game)

    @router.get(
        "/tables/{code}/games",
        summary="The finished games of a table, the newest first",
        dependencies=trying,
    )
    async def games(code: Code) -> list[FinishedGame]:
        table = await tables.get_latest(code)
        found = [FinishedGame.of(table.game_number, build_record(table))] if _is_over(table) else []
        before = await read_records(store, code, table.game_number, MAX_LISTED_GAMES)
        return found + await asyncio.to_thread(list_finished, before)

    @router.get(
        "/tables/{code}/results.csv",
        summary="The results of a finished game, for spreadsheets",
        response_class=Response,
        responses={200: {"content": {"text/csv": {}}}, **PROBLEMS_OF_LIST},
        dependencies=[*trying, may_see_all],
    )
    async def results(
        request: Request,
        code: Code,
        game: GameNumber = None,
        lang: Annotated[str, Query(max_length=35, description="Of the first row")] = "",
    ) -> Response:
        number, record = await _get_finished_game(tables, store, code, game)
        language = pick_language([lang]) if lang else language_of(request)
        data = await asyncio.to_thread(make_results_csv, record, language)
        name = f"{record.game.kind}-{code}-{number}.csv"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        return Response(data, media_type="text/csv; charset=utf-8", headers=headers)

    async def load_finished(code: str, game: int | None) -> tuple[int, Record]:
        return await _get_finished_game(tables, store, code, game)

    add_sheet_routes(router, admission, printer, load_finished)
    add_handout_routes(router, admission, printer, load_finished, may_see_all)


def _list_finished(
    stored: Iterable[StoredRecord], summaries: RecordSummaries[FinishedGame]
) -> list[FinishedGame]:
    """What is told of finished games, without those that cannot be read."""
    found = ((one.game, summaries.find(one)) for one in stored)
    return [one.model_copy(update={"game": game}) for game, one in found if one is not None]


def _is_over(table: Table) -> bool:
    return table.phase == "over" and table.game is not None


async def _read_record(store: Store, code: str, game: int) -> str:
    """A stored record. That of a table that is gone is for the operator alone."""
    text = await store.read_record(code, game) if await store.read_heads([code]) else None
    if text is None:
        raise StoreError(StoreCode.NO_SUCH_TABLE, table=code)
    return text


async def _get_finished_game(
    tables: TableService, store: Store, code: str, game: int | None
) -> tuple[int, Record]:
    """A game that is over, the newest if none is named, and its number."""
    table = await tables.get_latest(code)
    newest = table.game_number
    if game is None:
        game = newest - 1 if table.phase == "lobby" and newest > 1 else newest
    if game < newest:
        stored = StoredRecord(code, game, 0, await _read_record(store, code, game))
        return game, await asyncio.to_thread(parse_stored, stored)  # of a crowd it takes a while
    if game > newest:
        raise StoreError(StoreCode.NO_SUCH_TABLE, table=code)
    if table.phase != "over":
        raise TableError(TableCode.NOT_OVER)
    return game, build_record(table)  # with the names as they are now
