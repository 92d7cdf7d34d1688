"""The routes of handouts for a class: certificates, the result sheet, a worksheet on the rolls."""

from collections.abc import Awaitable, Callable
from typing import Annotated, Any, Final, TypedDict

from fastapi import APIRouter, Depends, Query, Request
from fastapi.responses import Response

from fivebyfive.printing import (
    Certificates,
    HandoutRequest,
    Ink,
    PageSize,
    ResultSheet,
    Worksheet,
)
from fivebyfive.rules import Record
from fivebyfive.server.http.models import PROBLEMS_OF_LIST, PROBLEMS_OF_TEXT, Code, GameNumber
from fivebyfive.server.printer import Printer
from fivebyfive.server.problems import language_of
from fivebyfive.server.security.admission import Admission, find_address
from fivebyfive.words import Language, pick_language

PDF: Final = "application/pdf"

FinishedGameLoader = Callable[[str, int | None], Awaitable[tuple[int, Record]]]
PersonName = Annotated[str, Query(max_length=100, description="Of one person; without it, of all")]


class _PageLook(TypedDict):
    language: Language
    paper: PageSize
    ink: Ink


class HandoutOptions:
    """What people may wish for the look of a handout."""

    def __init__(
        self,
        request: Request,
        paper: PageSize = PageSize.A4,
        ink: Ink = Ink.FULL,
        lang: Annotated[str, Query(max_length=35)] = "",
    ) -> None:
        language = pick_language([lang]) if lang else language_of(request)
        self.look = _PageLook(language=language, paper=paper, ink=ink)
        self.address = find_address(request)


Options = Annotated[HandoutOptions, Depends()]


def add_handout_routes(
    router: APIRouter,
    admission: Admission,
    printer: Printer,
    finished: FinishedGameLoader,
    may_see_all: Any,
) -> None:
    """What can be printed of a finished game for those who played it.

    `may_see_all` is the dependency of those that list everybody.
    """
    trying = [Depends(admission.check_costly_rate), Depends(admission.check_guess_rate)]
    route: dict[str, Any] = {
        "response_class": Response,
        "responses": {200: {"content": {PDF: {}}}, **PROBLEMS_OF_TEXT},
        "dependencies": trying,
    }
    route_of_list = {
        **route,
        "responses": {200: {"content": {PDF: {}}}, **PROBLEMS_OF_LIST},
        "dependencies": [*trying, may_see_all],
    }

    async def draw(wish: HandoutRequest, options: HandoutOptions, name: str) -> Response:
        pdf = await printer.draw(wish, options.address)
        headers = {"Content-Disposition": f'attachment; filename="{name}.pdf"'}
        return Response(pdf, media_type=PDF, headers=headers)

    @router.get(
        "/tables/{code}/certificates.pdf",
        summary="Certificates of a finished game",
        **route_of_list,
    )
    async def certificates(
        code: Code, options: Options, game: GameNumber = None, name: PersonName = ""
    ) -> Response:
        number, record = await finished(code, game)
        wish = Certificates(record=record, name=name or None, **options.look)
        return await draw(wish, options, f"certificates-{code}-{number}")

    @router.get(
        "/tables/{code}/results.pdf", summary="The results of a finished game", **route_of_list
    )
    async def results(code: Code, options: Options, game: GameNumber = None) -> Response:
        number, record = await finished(code, game)
        wish = ResultSheet(record=record, **options.look)
        return await draw(wish, options, f"results-{code}-{number}")

    @router.get(
        "/tables/{code}/worksheet.pdf",
        summary="The chances of two dice, with the rolls of a finished game",
        **route,
    )
    async def worksheet(code: Code, options: Options, game: GameNumber = None) -> Response:
        number, record = await finished(code, game)
        wish = Worksheet(record=record, **options.look)
        return await draw(wish, options, f"worksheet-{code}-{number}")
