"""A sheet of paper over HTTP: what somebody copied, scored line by line, with its doubts."""

from typing import Annotated, Final

from fastapi import APIRouter, Depends, Request
from pydantic import BaseModel, Field

from fivebyfive.rules import (
    CELL_NAMES,
    CELLS,
    LINE_NAMES,
    ROLLS,
    Doubt,
    DoubtCode,
    Verdict,
    transcribe_sheet,
    verdict,
)
from fivebyfive.server.http.models import PROBLEMS, Body
from fivebyfive.server.http.paper_scores import Word, add_paper_score_routes
from fivebyfive.server.printer import Printer
from fivebyfive.server.problems import language_of
from fivebyfive.server.security.admission import Admission
from fivebyfive.table import sheet_view
from fivebyfive.table.views.models import SheetView
from fivebyfive.words import Language, explain_doubt

MOST_ROLLS: Final = 100  # twice as many as a game has

Sum = Annotated[int, Field(ge=ROLLS[0], le=ROLLS[-1], strict=True)]


class PaperSheet(Body):
    """A sheet as it was copied: a number, `(7)` circled, `.` or nothing for an empty cell."""

    game: str = Field(max_length=20, description="knister or knaster")
    cells: list[Word] = Field(
        min_length=len(CELLS), max_length=len(CELLS), description="Row by row"
    )
    rolls: list[Sum] | None = Field(
        None, max_length=MOST_ROLLS, description="Of its game: numbers there too often are doubted"
    )


class DoubtView(BaseModel):
    """What may be wrong, the cell or the line it is about, and a sentence as asked for."""

    code: DoubtCode
    cell: str | None
    line: str | None
    facts: dict[str, str | int]
    message: str


class ScoredSheet(BaseModel):
    """The sheet as far as it could be read. The verdict is on a full one, played alone."""

    sheet: SheetView
    full: bool
    verdict: Verdict | None
    doubts: list[DoubtView]


def make_score_router(admission: Admission, printer: Printer) -> APIRouter:
    """The routes under /api. They keep nothing."""
    router = APIRouter(prefix="/api", responses=PROBLEMS, tags=["paper"])

    costly = [Depends(admission.check_costly_rate)]

    @router.post("/score", summary="Score a sheet of paper", dependencies=costly)
    async def score(paper: PaperSheet, request: Request) -> ScoredSheet:
        return score_paper_sheet(paper, language_of(request))

    add_paper_score_routes(router, admission, printer)
    return router


def score_paper_sheet(paper: PaperSheet, language: Language) -> ScoredSheet:
    """The points of a copied sheet. Raises `GameError` for a game that there is not."""
    sheet, doubts = transcribe_sheet(paper.game, paper.cells, paper.rolls)
    view = sheet_view(sheet)
    return ScoredSheet(
        sheet=view,
        full=sheet.is_full,
        verdict=verdict(view.total) if sheet.is_full else None,
        doubts=[_doubt(doubt, language) for doubt in doubts],
    )


def _doubt(doubt: Doubt, language: Language) -> DoubtView:
    return DoubtView(
        code=doubt.code,
        cell=None if doubt.cell is None else CELL_NAMES[doubt.cell],
        line=None if doubt.line is None else LINE_NAMES[doubt.line],
        facts=dict(doubt.facts),
        message=explain_doubt(language, doubt.code, doubt.facts),
    )
