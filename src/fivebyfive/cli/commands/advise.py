"""`fivebyfive advise`: what to do with a roll."""

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

MOVES_SHOWN: Final = 10  # moves
ADVISERS_HELP: Final = "coach, who knows the positions of people; expert, master, or FILE.py:Class"
UNLIMITED_NODES: Final = 10**12  # nodes


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
            help="Think as long as this many milliseconds allow, or until --nodes; the same seed "
            "may then give other advice.",
            show_default="as long as the level plays",
        ),
    ] = None,
    everything: Annotated[
        bool, typer.Option("--all", help=f"Show all moves, not only the best {MOVES_SHOWN}.")
    ] = False,
    as_json: JsonOption = False,
    lang: LanguageOption = None,
) -> None:
    """Weigh every move of an open round, the best first.

    Expected are the points at the end of the game; lost are those given away against the move with
    most of them, never fewer than none. Where there are others to win against, the best move is the
    one that wins most often, unless --for points: it may then lose some points itself.
    """
    from random import Random  # noqa: PLC0415

    from fivebyfive.analysis import advise as weigh  # noqa: PLC0415
    from fivebyfive.analysis import find_open_seat  # noqa: PLC0415

    language = resolve_language(lang)
    with report_errors(language), exit_on_interrupt(language):
        record = read_record_file(file, language)
        at = find_open_seat(record, seat)
        adviser = find_adviser(bot, aim)
        rng = Random(seed)  # noqa: S311 -- the same advice for the same seed
        if ms is not None and nodes is None and parse_bot_source(bot) is None:
            # A level that is asked for advice is not held to what it plays with.
            nodes = UNLIMITED_NODES
        advice = weigh(record, at, adviser, rng, Budget(nodes, ms), split_aim(bot, aim)[1])
        if as_json:
            print_json(advice_as_json(advice))
        else:
            print_advice(advice, None if everything else MOVES_SHOWN, language)


def advice_as_json(advice: "Advice") -> dict[str, Any]:
    """The moves in the shape the documentation promises."""
    moves = [
        {
            "move": str(one.move),
            "expected": round(one.expected, 6),
            "lost": float(round(one.lost, 6)),  # also of a player who weighs in whole points
            "win": None if one.win is None else round(one.win, 4),
        }
        for one in advice.moves
    ]
    return {"seat": advice.name, "roll": advice.position.roll, "moves": moves}


def print_advice(advice: "Advice", most: int | None, language: Language) -> None:
    """The sheet and the best moves, for people."""
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
    ink = GAME_COLOURS.get(position.kind, "default")
    name, round_, roll = advice.name, position.round, str(position.roll)
    heading = say(language, "advise-heading", name=name, round=round_, roll=roll)
    console.print(Text(heading, style=f"bold {ink}"))
    console.print()
    with_wins = advice.moves[0].win is not None
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(say(language, "advise-move"), no_wrap=True)
    table.add_column(say(language, "advise-expected"), justify="right")
    table.add_column(say(language, "advise-lost"), justify="right")
    if with_wins:
        table.add_column(say(language, "advise-win"), justify="right")
    for number, one in enumerate(advice.moves[:most]):
        wins = [] if one.win is None else [f"{format_number(language, 100 * one.win, 1)} %"]
        lost = format_number(language, one.lost, 1) if round(one.lost, 1) else ""
        cells = [format_number(language, one.expected, 1), lost, *wins]
        table.add_row(Text(str(one.move)), *cells, style="" if number else "bold")
    sheet = draw_sheet(position.sheet, position.sheet.score(), ink)
    if console.width < TWO_COLUMN_WIDTH:
        console.print(Group(sheet, "", table))
    else:
        beside = Table.grid(padding=(0, 4))
        beside.add_row(sheet, table)
        console.print(beside)
    left = len(advice.moves) - len(advice.moves[:most])
    if left:
        console.print()
        console.print(say(language, "advise-more", count=left))
