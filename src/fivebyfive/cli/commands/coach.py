"""`fivebyfive coach`: what a finished game came to, move by move."""

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
        bool, typer.Option("--all", help="Show all moves, not only the three dearest.")
    ] = False,
    as_json: JsonOption = False,
    lang: LanguageOption = None,
) -> None:
    """Go through a finished game: what moves gave away, and how lucky the dice were.

    All in points to be expected at the end, as `fivebyfive advise` gives them. They add up: what
    was to be expected at the start, and the luck of every roll, less the cost of every move, are
    the points of the game. An expert plays the same dice.
    """
    from fivebyfive import analysis  # noqa: PLC0415
    from fivebyfive.dice import revealed_throws  # noqa: PLC0415

    language = resolve_language(lang)
    with report_errors(language), exit_on_interrupt(language):
        record = read_record_file(file, language)
        at = analysis.find_named_seat(record, seat) if seat is not None else 0
        with progress_bar(say(language, "coached-bar"), 100, hidden=as_json) as show:
            found, expert = analysis.review_with_reference(
                record, at, revealed_throws(record), lambda done, of: show(100 * done // of)
            )
        if as_json:
            print_json(review_as_json(found, expert))
        else:
            _print_review(found, expert, everything, language)


def review_as_json(found: "GameReview", expert: int) -> dict[str, Any]:
    """What was found, in the shape the documentation promises."""
    return {
        "seat": found.name,
        "total": found.total,
        "expert": expert,
        "start": round(found.start, 6),
        "luck": round(found.luck, 6),
        "cost": round(found.cost, 6),
        "dearest": [move.round for move in found.costliest()],
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
            for move in found.moves
        ],
    }


def _print_review(found: "GameReview", expert: int, everything: bool, language: Language) -> None:
    from rich.table import Table  # noqa: PLC0415
    from rich.text import Text  # noqa: PLC0415

    from fivebyfive.cli.output.drawing import new_console  # noqa: PLC0415

    console = new_console()
    name, total = found.name, found.total
    console.print(
        Text(say(language, "coached-heading", name=name, total=total, expert=expert), style="bold")
    )
    start, cost = (format_number(language, points, 1) for points in (found.start, found.cost))
    luck = _signed(found.luck, language)
    console.print(say(language, "coached-sum", start=start, luck=luck, cost=cost, total=total))
    console.print()
    moves: list[ReviewedMove] = list(found.moves) if everything else found.costliest()
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
