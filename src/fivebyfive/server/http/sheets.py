"""The routes of sheets to print: empty ones, and the filled ones of a game that is over."""

import asyncio
import sys
from asyncio.subprocess import PIPE
from collections.abc import Awaitable, Callable
from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Depends, Query, Request
from fastapi.responses import Response
from pydantic import Field

from fivebyfive.printing import (
    BlankSheets,
    FilledSheets,
    Ink,
    OutputFormat,
    PageSize,
    PrintRequest,
    build_job,
    choose_per_page,
    split_names,
)
from fivebyfive.rules import Record, parse_record
from fivebyfive.server.config import Limits
from fivebyfive.server.errors import ServerCode, ServerError
from fivebyfive.server.http.models import PROBLEMS_OF_TEXT, Body, Code, GameNumber
from fivebyfive.server.problems import language_of
from fivebyfive.server.security.admission import Admission
from fivebyfive.words import Language, pick_language

PDF: Final = "application/pdf"
PNG: Final = "image/png"

FinishedGameLoader = Callable[[str, int | None], Awaitable[tuple[int, Record]]]
DrawFunction = Callable[[str, OutputFormat], Awaitable[bytes]]


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


class Printer:
    """Draws sheets one after the other, each in a process of its own.

    Nobody at a table waits for it, and the memory that it takes is given back.
    """

    def __init__(self, limits: Limits, draws: DrawFunction | None = None) -> None:
        self.limits = limits
        self.draws = draws or draw_in_subprocess
        self.waiting = 0
        self.turn = asyncio.Semaphore(1)

    def check(self, wish: PrintRequest) -> None:
        """Whether it is not too much. Raises `SheetsError`."""
        wish.check_pages(self.limits.pages)

    async def draw(self, wish: PrintRequest, kind: OutputFormat = "pdf") -> bytes:
        """A PDF, or a picture of the last page. Raises `SheetsError` and `ServerError`."""
        self.check(wish)
        if self.waiting >= self.limits.printing:
            raise ServerError(ServerCode.PRINTING_BUSY)
        self.waiting += 1
        try:
            async with self.turn, asyncio.timeout(self.limits.request_within):
                return await self.draws(await asyncio.to_thread(build_job, wish), kind)
        except TimeoutError:
            raise ServerError(ServerCode.PRINTING_BUSY) from None
        finally:
            self.waiting -= 1


async def draw_in_subprocess(job: str, kind: OutputFormat) -> bytes:
    """What a process of its own draws of a job."""
    command = (sys.executable, "-m", "fivebyfive.printing", kind)
    process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE)
    try:
        drawing, _ = await process.communicate(job.encode())
    finally:
        if process.returncode is None:  # whoever asked is gone, or the server stops
            process.kill()
            await process.wait()
    if process.returncode:
        raise RuntimeError(f"sheets were not drawn: status {process.returncode}")
    return drawing


def add_sheet_routes(router: APIRouter, admission: Admission, finished: FinishedGameLoader) -> None:
    """The routes of sheets to print."""
    printer = Printer(admission.limits)

    @router.get("/sheets/{game}.pdf", summary="Empty sheets to print", **_media(PDF))
    async def blank(wanted: Annotated[BlankSheetOptions, Depends()]) -> Response:
        return _file(await printer.draw(wanted.wish), f"{wanted.wish.game}-sheets.pdf")

    @router.get("/sheets/{game}.png", summary="How empty sheets look: one page", **_media(PNG))
    async def preview(
        wanted: Annotated[BlankSheetOptions, Depends()], side: Literal["front", "back"] = "front"
    ) -> Response:
        printer.check(wanted.wish)  # who looks at it is told what cannot be printed
        wish = wanted.wish.first_page(with_back=side == "back")
        return Response(await printer.draw(wish, "png"), media_type=PNG)

    @router.get(
        "/tables/{code}/sheets.pdf",
        summary="The sheets of a finished game to print",
        dependencies=[Depends(admission.check_guess_rate)],
        **_media(PDF),
    )
    async def of_table(
        code: Code, look: Annotated[SheetOptions, Depends()], game: GameNumber = None
    ) -> Response:
        number, record = await finished(code, game)
        pdf = await printer.draw(look.make_filled_sheets(record))
        return _file(pdf, f"{record.game.kind}-{code}-{number}.pdf")

    @router.post(
        "/record/sheets.pdf", summary="The sheets of a game from its record", **_media(PDF)
    )
    async def of_record(kept: KeptRecord, look: Annotated[SheetOptions, Depends()]) -> Response:
        record = await asyncio.to_thread(parse_record, kept.record)
        return _file(await printer.draw(look.make_filled_sheets(record)), f"{record.game.kind}.pdf")


def _file(pdf: bytes, name: str) -> Response:
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(pdf, media_type=PDF, headers=headers)
