"""The routes of sheets to print: empty ones, and the filled ones of a game that is over."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Depends, Query, Request
from fastapi.responses import Response
from pydantic import Field

from fivebyfive.printing import (
    BlankSheets,
    FilledSheets,
    Ink,
    PageSize,
    choose_per_page,
    split_names,
)
from fivebyfive.rules import Record, parse_record
from fivebyfive.server.http.models import PROBLEMS_OF_TEXT, Body, Code, GameNumber
from fivebyfive.server.printer import Printer
from fivebyfive.server.problems import language_of
from fivebyfive.server.security.admission import Admission, find_address
from fivebyfive.words import Language, pick_language

PDF: Final = "application/pdf"
PNG: Final = "image/png"

FinishedGameLoader = Callable[[str, int | None], Awaitable[tuple[int, Record]]]


def _media(kind: str) -> dict[str, Any]:
    """What a route answers with."""
    answers = {200: {"content": {kind: {}}}, **PROBLEMS_OF_TEXT}
    return {"response_class": Response, "responses": answers}


class SheetOptions:
    """What people may wish for the look of any sheets."""

    def __init__(
        self,
        request: Request,
        per_page: Annotated[int | None, Query(ge=1, le=6, description="1, 2, 4 or 6")] = None,
        paper: PageSize = PageSize.A4,
        ink: Ink = Ink.FULL,
        lang: Annotated[str, Query(max_length=35)] = "",
    ) -> None:
        self.per_page = per_page
        self.paper = paper
        self.ink = ink
        self.language: Language = pick_language([lang]) if lang else language_of(request)

    def make_filled_sheets(self, record: Record) -> FilledSheets:
        """The sheets of a game. Raises `SheetsError`."""
        return FilledSheets(
            record=record,
            language=self.language,
            per_page=self.per_page or choose_per_page(record),
            paper=self.paper,
            ink=self.ink,
        )


class BlankSheetOptions(SheetOptions):
    """What people may wish for empty sheets."""

    def __init__(  # noqa: PLR0913, PLR0917 -- the options of a printed page
        self,
        request: Request,
        game: str,
        pages: Annotated[int | None, Query(ge=1, le=10**9)] = None,
        names: Annotated[str, Query(max_length=4000, description="With commas between")] = "",
        rules: Annotated[bool, Query(description="In short, on the back")] = False,
        per_page: Annotated[int, Query(ge=1, le=6, description="1, 2, 4 or 6")] = 4,
        paper: PageSize = PageSize.A4,
        ink: Ink = Ink.FULL,
        lang: Annotated[str, Query(max_length=35)] = "",
    ) -> None:
        super().__init__(request, per_page, paper, ink, lang)
        self.wish = BlankSheets(
            game=game,
            pages=pages,
            names=split_names(names),
            rules=rules,
            language=self.language,
            per_page=per_page,
            paper=paper,
            ink=ink,
        )


class KeptRecord(Body):
    """A game that somebody has kept."""

    record: str = Field(max_length=60_000, description="The text of its record")


def add_sheet_routes(
    router: APIRouter, admission: Admission, printer: Printer, finished: FinishedGameLoader
) -> None:
    """The routes of sheets to print."""
    costly = [Depends(admission.check_costly_rate)]

    @router.get(
        "/sheets/{game}.pdf", summary="Empty sheets to print", dependencies=costly, **_media(PDF)
    )
    async def blank(request: Request, wanted: Annotated[BlankSheetOptions, Depends()]) -> Response:
        return _file(
            await printer.draw(wanted.wish, find_address(request)), f"{wanted.wish.game}-sheets.pdf"
        )

    @router.get(
        "/sheets/{game}.png",
        summary="How empty sheets look: one page",
        dependencies=costly,
        **_media(PNG),
    )
    async def preview(
        request: Request,
        wanted: Annotated[BlankSheetOptions, Depends()],
        side: Literal["front", "back"] = "front",
    ) -> Response:
        printer.check(wanted.wish)  # who looks at it is told what cannot be printed
        wish = wanted.wish.first_page(with_back=side == "back")
        return Response(await printer.draw(wish, find_address(request), "png"), media_type=PNG)

    @router.get(
        "/tables/{code}/sheets.pdf",
        summary="The sheets of a finished game to print",
        dependencies=[*costly, Depends(admission.check_guess_rate)],
        **_media(PDF),
    )
    async def of_table(
        request: Request,
        code: Code,
        look: Annotated[SheetOptions, Depends()],
        game: GameNumber = None,
    ) -> Response:
        number, record = await finished(code, game)
        pdf = await printer.draw(look.make_filled_sheets(record), find_address(request))
        return _file(pdf, f"{record.game.kind}-{code}-{number}.pdf")

    @router.post(
        "/record/sheets.pdf",
        summary="The sheets of a game from its record",
        dependencies=costly,
        **_media(PDF),
    )
    async def of_record(
        request: Request, kept: KeptRecord, look: Annotated[SheetOptions, Depends()]
    ) -> Response:
        record = await asyncio.to_thread(parse_record, kept.record)
        return _file(
            await printer.draw(look.make_filled_sheets(record), find_address(request)),
            f"{record.game.kind}.pdf",
        )


def _file(pdf: bytes, name: str) -> Response:
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(pdf, media_type=PDF, headers=headers)
