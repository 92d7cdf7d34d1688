"""`fivebyfive coach`: the review of a finished game, move by move."""

from typing import TYPE_CHECKING, Annotated, Any

import typer

from fivebyfive.cli.errors import exit_on_interrupt, report_errors
from fivebyfive.cli.files import read_record_file
from fivebyfive.cli.options import JsonOption, LanguageOption, resolve_language
from fivebyfive.cli.output.json_lines import print_json
from fivebyfive.cli.output.progress import progress_bar
from fivebyfive.words import Language, format_number, say

if TYPE_CHECKING:
    from fivebyfive.analysis import GameReview, ReviewedMove


def coach(
    file: Annotated[
        str,
        typer.Argument(
            metavar="FILE", help="The record (.5x5) of a finished game. - reads standard input."
        ),
    ],
    seat: Annotated[
        str | None, typer.Option(metavar="NAME", help="Whose game.", show_default="the first seat")
    ] = None,
    everything: Annotated[
        bool, typer.Option("--all", help="Show all moves, not only the three that cost most.")
    ] = False,
    as_json: JsonOption = False,
    lang: LanguageOption = None,
) -> None:
    """Review a finished game: what each move cost, and how lucky the dice were.

    Both are in expected points at the end of the game, as `fivebyfive advise` gives them. They add
    up: the points expected at the start, plus the luck of every roll, minus the cost of every
    move, are the points of the game. An expert plays the same dice for comparison.
    """
    from fivebyfive import analysis  # noqa: PLC0415
    from fivebyfive.dice import revealed_throws  # noqa: PLC0415

    language = resolve_language(lang)
    with report_errors(language), exit_on_interrupt(language):
        record = read_record_file(file, language)
        index = analysis.find_named_seat(record, seat) if seat is not None else 0
        with progress_bar(say(language, "coached-bar"), 100, hidden=as_json) as percent:
            review, expert = analysis.review_with_reference(
                record, index, revealed_throws(record), lambda done, of: percent(100 * done // of)
            )
        if as_json:
            print_json(review_as_json(review, expert))
        else:
            _print_review(review, expert, everything, language)


def review_as_json(review: "GameReview", expert: int) -> dict[str, Any]:
    """Return the review as the documented JSON object."""
    return {
        "seat": review.name,
        "total": review.total,
        "expert": expert,
        "start": round(review.start, 6),
        "luck": round(review.luck, 6),
        "cost": round(review.cost, 6),
        "dearest": [move.round for move in review.costliest()],
        "moves": [
            {
                "round": move.round,
                "roll": move.roll,
                "move": str(move.move),
                "best": str(move.best),
                "cost": round(move.cost, 6),
                "luck": round(move.luck, 6),
                "stand_in": move.stand_in,
            }
            for move in review.moves
        ],
    }


def _print_review(review: "GameReview", expert: int, everything: bool, language: Language) -> None:
    from rich.table import Table  # noqa: PLC0415
    from rich.text import Text  # noqa: PLC0415

    from fivebyfive.cli.output.drawing import new_console  # noqa: PLC0415

    console = new_console()
    name, total = review.name, review.total
    console.print(
        Text(say(language, "coached-heading", name=name, total=total, expert=expert), style="bold")
    )
    start, cost = (format_number(language, points, 1) for points in (review.start, review.cost))
    luck = _signed(review.luck, language)
    console.print(say(language, "coached-sum", start=start, luck=luck, cost=cost, total=total))
    console.print()
    moves: list[ReviewedMove] = list(review.moves) if everything else review.costliest()
    if not moves:
        console.print(say(language, "coached-flawless"))
        return
    table = Table(box=None, padding=(0, 2, 0, 0))
    for column in ("coached-round", "coached-roll", "advise-move", "coached-better"):
        right = column in ("coached-round", "coached-roll")
        table.add_column(say(language, column), justify="right" if right else "left")
    table.add_column(say(language, "coached-cost"), justify="right")
    table.add_column(say(language, "coached-luck"), justify="right")
    for move in moves:
        costs = round(move.cost, 1) > 0
        better = str(move.best) if costs else ""
        cost = format_number(language, move.cost, 1) if costs else ""
        made = f"{move.move}*" if move.stand_in else str(move.move)
        row = (str(move.round), str(move.roll), made, better, cost, _signed(move.luck, language))
        table.add_row(*(Text(cell) for cell in row))
    console.print(table)


def _signed(points: float, language: Language) -> str:
    return ("+" if round(points, 1) > 0 else "") + format_number(language, points, 1)
