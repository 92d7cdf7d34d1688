"""`fivebyfive advise`: every move of an open round, with its expected points."""

from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from fivebyfive.bots import COACH, Aim, Budget, find_adviser, split_aim
from fivebyfive.bots.loader import parse_bot_source
from fivebyfive.cli.errors import exit_on_interrupt, report_errors
from fivebyfive.cli.files import read_record_file
from fivebyfive.cli.options import (
    AimOption,
    JsonOption,
    LanguageOption,
    NodesOption,
    SeedOption,
    resolve_language,
)
from fivebyfive.cli.output.json_lines import print_json
from fivebyfive.words import Language, format_number, say

if TYPE_CHECKING:
    from fivebyfive.analysis import Advice

MOVES_SHOWN: Final = 10
ADVISERS_HELP: Final = "coach, who knows the positions of people; expert, master, or FILE.py:Class"
UNLIMITED_NODES: Final = 10**12  # more than any time limit allows


def advise(  # noqa: PLR0913, PLR0917 -- the options of advice
    file: Annotated[
        str,
        typer.Argument(
            metavar="FILE",
            help="A record (.5x5) whose last round is open, such as “12. 3+6 ?”. - reads standard "
            "input.",
        ),
    ],
    seat: Annotated[
        str | None,
        typer.Option(
            metavar="NAME", help="Whose move it is.", show_default="the first who has not moved"
        ),
    ] = None,
    bot: Annotated[str, typer.Option(help=f"Who is asked: {ADVISERS_HELP}.")] = COACH,
    seed: SeedOption = 0,
    aim: AimOption = Aim.WIN,
    nodes: NodesOption = None,
    ms: Annotated[
        int | None,
        typer.Option(
            min=1,
            help="Think for so many milliseconds, or until --nodes is reached. The same seed may "
            "then give other advice.",
            show_default="as long as the level plays",
        ),
    ] = None,
    everything: Annotated[
        bool, typer.Option("--all", help=f"Show all moves, not only the best {MOVES_SHOWN}.")
    ] = False,
    as_json: JsonOption = False,
    lang: LanguageOption = None,
) -> None:
    """List every move of an open round, the best first.

    "Expected" are the points at the end of the game. "Lost" is what a move gives away against the
    move with the most expected points, never less than 0. Against others the best move is the one
    that wins most often, so it may lose some points itself; with --for points it is the one with
    the most expected points.
    """
    from random import Random  # noqa: PLC0415

    from fivebyfive import analysis  # noqa: PLC0415

    language = resolve_language(lang)
    with report_errors(language), exit_on_interrupt(language):
        record = read_record_file(file, language)
        index = analysis.find_open_seat(record, seat)
        adviser = find_adviser(bot, aim)
        rng = Random(seed)  # noqa: S311 -- the same advice for the same seed
        if ms is not None and nodes is None and parse_bot_source(bot) is None:
            # With a time limit a level is not held to the nodes that it plays with.
            nodes = UNLIMITED_NODES
        budget = Budget(nodes, ms)
        advice = analysis.advise(record, index, adviser, rng, budget, split_aim(bot, aim)[1])
        if as_json:
            print_json(advice_as_json(advice))
        else:
            print_advice(advice, None if everything else MOVES_SHOWN, language)


def advice_as_json(advice: "Advice") -> dict[str, Any]:
    """Return the moves as the documented JSON object."""
    moves = [
        {
            "move": str(one.move),
            "expected": round(one.expected, 6),
            "lost": float(round(one.lost, 6)),  # a bot may have returned an integer
            "win": None if one.win is None else round(one.win, 4),
        }
        for one in advice.moves
    ]
    return {"seat": advice.name, "roll": advice.position.roll, "moves": moves}


def print_advice(advice: "Advice", limit: int | None, language: Language) -> None:
    """Print the sheet and the best moves, or all of them without a limit."""
    from rich.console import Group  # noqa: PLC0415
    from rich.table import Table  # noqa: PLC0415
    from rich.text import Text  # noqa: PLC0415

    from fivebyfive.cli.output.drawing import (  # noqa: PLC0415
        GAME_COLOURS,
        TWO_COLUMN_WIDTH,
        draw_sheet,
        new_console,
    )

    console = new_console()
    position = advice.position
    colour = GAME_COLOURS.get(position.kind, "default")
    name, round_, roll = advice.name, position.round, str(position.roll)
    heading = say(language, "advise-heading", name=name, round=round_, roll=roll)
    console.print(Text(heading, style=f"bold {colour}"))
    console.print()
    with_wins = advice.moves[0].win is not None
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(say(language, "advise-move"), no_wrap=True)
    table.add_column(say(language, "advise-expected"), justify="right")
    table.add_column(say(language, "advise-lost"), justify="right")
    if with_wins:
        table.add_column(say(language, "advise-win"), justify="right")
    for number, one in enumerate(advice.moves[:limit]):
        wins = [] if one.win is None else [f"{format_number(language, 100 * one.win, 1)} %"]
        lost = format_number(language, one.lost, 1) if round(one.lost, 1) else ""
        cells = [format_number(language, one.expected, 1), lost, *wins]
        table.add_row(Text(str(one.move)), *cells, style="" if number else "bold")
    sheet = draw_sheet(position.sheet, position.sheet.score(), colour)
    if console.width < TWO_COLUMN_WIDTH:
        console.print(Group(sheet, "", table))
    else:
        side_by_side = Table.grid(padding=(0, 4))
        side_by_side.add_row(sheet, table)
        console.print(side_by_side)
    hidden = len(advice.moves) - len(advice.moves[:limit])
    if hidden:
        console.print()
        console.print(say(language, "advise-more", count=hidden))
