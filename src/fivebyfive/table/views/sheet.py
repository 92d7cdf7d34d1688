"""How a sheet is shown: its numbers, circles and points."""

from functools import lru_cache
from typing import Final

from fivebyfive.rules import CELL_NAMES, CELLS, LINE_NAMES, Game, SeatIndex, Sheet
from fivebyfive.table.state import Table
from fivebyfive.table.views.models import LookView, PaperLookView, PossibleView, SheetView

# A sheet is shown again with every move of its round, so what was worked out of the newest stays.
SHEET_CACHE_SIZE: Final = 4096


def sheet_view(sheet: Sheet) -> SheetView:
    """A sheet with its points, as the scorer gives them."""
    score = sheet.score()
    circled = [cell for cell in CELLS if sheet.is_circled(cell)] if sheet.circled else []
    return SheetView(
        numbers=list(sheet.numbers),
        circled=[CELL_NAMES[cell] for cell in circled],
        lines={LINE_NAMES[line.line]: line.points for line in score.lines},
        makes={LINE_NAMES[line.line]: line.combination for line in score.lines},
        total=score.total,
        circles=score.circles,
    )


@lru_cache(maxsize=SHEET_CACHE_SIZE)
def sheet_total(sheet: Sheet) -> int:
    """The points of a sheet; the total alone is little for the garbage collector to look at."""
    return sheet.score().total


def seat_sheet_view(table: Table, seat: int) -> LookView:
    """Somebody's sheet as the closed rounds left it: anybody may look."""
    holder = table.seat_at(seat)
    sheet = sheet_view(table.game.sheets[seat]) if table.game else None
    return LookView(seat, holder.name, sheet)


def possible_view(game: Game, seat: SeatIndex) -> PossibleView:
    """What the lines of a sheet can still become, with the move of the open round."""
    sheet = (game.open_sheets if game.open_round else game.sheets)[seat]
    lines = {name: list(sheet.possible_combinations(at)) for at, name in enumerate(LINE_NAMES)}
    return PossibleView(seat, lines)


def paper_sheet_view(table: Table, number: int) -> PaperLookView:
    """The sheet of somebody on paper: anybody may look."""
    paper = table.paper_at(number)
    return PaperLookView(number, paper.name, sheet_view(paper.sheet) if paper.sheet else None)
