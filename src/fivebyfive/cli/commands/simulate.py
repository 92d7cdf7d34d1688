"""`fivebyfive simulate`: many games of computer players at one table."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from fivebyfive.bots import Aim, Budget, bot_label
from fivebyfive.cli.errors import exit_if_stopped, exit_on_interrupt, report_errors
from fivebyfive.cli.options import (
    BOTS_HELP,
    AimOption,
    GameArgument,
    GamesOption,
    JobsOption,
    JsonOption,
    LanguageOption,
    MsOption,
    NodesOption,
    PlotOption,
    SeedOption,
    resolve_language,
)
from fivebyfive.cli.output import results
from fivebyfive.cli.output.json_lines import print_json
from fivebyfive.cli.output.progress import progress_bar
from fivebyfive.words import Language, format_number, say

if TYPE_CHECKING:
    from fivebyfive.analysis import Simulation


def simulate(  # noqa: PLR0913, PLR0917 -- the options of a simulation
    game: GameArgument,
    bots: Annotated[
        str, typer.Option(metavar="BOT[,BOT...]", help=f"Who plays, one per seat: {BOTS_HELP}.")
    ],
    games: GamesOption = 1000,
    seed: SeedOption = 0,
    jobs: JobsOption = None,
    records: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="Write every game as a record into this folder."),
    ] = None,
    aim: AimOption = Aim.WIN,
    nodes: NodesOption = None,
    ms: MsOption = None,
    plot: PlotOption = None,
    as_json: JsonOption = False,
    lang: LanguageOption = None,
) -> None:
    """Let computer players play many games at one table: points, wins, time.

    The games follow from the seed alone, whatever the number of processes. A shared win is divided
    among the winners.
    """
    from fivebyfive import analysis  # noqa: PLC0415
    from fivebyfive.analysis.plot import check_plot_file  # noqa: PLC0415

    language = resolve_language(lang)
    with report_errors(language), exit_on_interrupt(language):
        if plot is not None:
            check_plot_file(plot)
        names = tuple(name.strip() for name in bots.split(","))
        series = analysis.Series(game, names, seed, aim, Budget(nodes, ms))
        with progress_bar(say(language, "analysis-bar"), games, hidden=as_json) as progress:
            result = analysis.simulate(series, games, jobs, records, progress)
        if as_json:
            print_json(simulation_as_json(result))
        else:
            print_simulation(result, language)
            if records is not None:
                typer.echo(
                    say(language, "export-done", records=result.games, folder=str(records)),
                    err=True,
                )
        if plot is not None:
            results.save_plot(plot, result, result.seats, language, silent=as_json)
        exit_if_stopped(language, result.stopped)


def simulation_as_json(result: "Simulation") -> dict[str, Any]:
    """Return the results as the documented JSON object."""
    seats = [
        {
            **results.stats_as_json(seat.bot, seat.points),
            "wins": round(seat.wins, 4),
            **results.timing_as_json(seat),
        }
        for seat in result.seats
    ]
    return {**results.result_as_json(result), "seats": seats}


def print_simulation(result: "Simulation", language: Language) -> None:
    """Print the results for people; wins only with more than one seat."""
    from rich.text import Text  # noqa: PLC0415

    from fivebyfive.cli.output.drawing import new_console  # noqa: PLC0415

    console = new_console()
    console.print(Text(results.heading(result, language), "bold"), soft_wrap=True)
    console.print()
    alone = len(result.seats) == 1
    wins, ms = say(language, "analysis-wins"), say(language, "analysis-ms")
    table = results.make_stats_table(language, *([ms] if alone else [wins, ms]))
    for seat in result.seats:
        win_share = f"{format_number(language, 100 * seat.wins / result.games, 1)} %"
        ms_per_move = format_number(language, seat.ms_per_move, 2)
        further = [ms_per_move] if alone else [win_share, ms_per_move]
        table.add_row(
            Text(bot_label(seat.bot)), *results.format_stats_row(seat.points, language), *further
        )
    console.print(table)
    console.print()
    results.print_points(console, result.seats, language)
    results.print_duration(result, language)
