"""Several sheets of paper over HTTP: their ranking to print. Nothing is kept."""

import asyncio
from typing import Annotated, Final

from fastapi import APIRouter, Depends
from fastapi.responses import Response
from pydantic import Field

from fivebyfive.printing import PaperResults
from fivebyfive.rules import CELLS, Sheet, transcribe_sheet
from fivebyfive.server.http.handouts import PDF, Options
from fivebyfive.server.http.models import PROBLEMS_OF_TEXT, Body
from fivebyfive.server.printer import Printer
from fivebyfive.server.security.admission import Admission

MAX_SHEETS: Final = 60
Word = Annotated[str, Field(max_length=20)]


class NamedPaperSheet(Body):
    """A sheet as it was copied, and the name on it."""

    name: str = Field(max_length=100)
    cells: list[Word] = Field(
        min_length=len(CELLS), max_length=len(CELLS), description="Row by row"
    )


class PaperScores(Body):
    """Sheets of one game that were scored together."""

    game: str = Field(max_length=20, description="knister or knaster")
    sheets: list[NamedPaperSheet] = Field(min_length=1, max_length=MAX_SHEETS)


def add_paper_score_routes(router: APIRouter, admission: Admission, printer: Printer) -> None:
    """The ranking of sheets as a PDF."""

    @router.post(
        "/score/results.pdf",
        summary="The ranking of several sheets of paper to print",
        response_class=Response,
        responses={200: {"content": {PDF: {}}}, **PROBLEMS_OF_TEXT},
        dependencies=[Depends(admission.check_costly_rate)],
    )
    async def print_scores(scores: PaperScores, options: Options) -> Response:
        sheets = await asyncio.to_thread(_transcribe, scores)
        wish = PaperResults(game=scores.game, sheets=sheets, **options.look)
        pdf = await printer.draw(wish, options.address)
        headers = {"Content-Disposition": f'attachment; filename="{scores.game}-results.pdf"'}
        return Response(pdf, media_type=PDF, headers=headers)


def _transcribe(scores: PaperScores) -> tuple[tuple[str, Sheet], ...]:
    """Read all sheets. Raises `GameError` for a game that there is not."""
    return tuple(
        (one.name, transcribe_sheet(scores.game, one.cells).sheet) for one in scores.sheets
    )
