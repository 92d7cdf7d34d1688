"""`fivebyfive compare`: two computer players on the same dice, and whether one is better."""

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
    from fivebyfive.analysis import Comparison


def compare(  # noqa: PLR0913, PLR0917 -- the options of a comparison
    game: GameArgument,
    first: Annotated[str, typer.Argument(metavar="A", help=f"A player: {BOTS_HELP}.")],
    second: Annotated[str, typer.Argument(metavar="B", help="The other player.")],
    games: GamesOption = 1000,
    seed: SeedOption = 0,
    jobs: JobsOption = None,
    until_sure: Annotated[
        bool,
        typer.Option(
            "--until-sure",
            help="Stop as soon as it is sure who is better, after at most --games. Equal players "
            "are told apart by mistake in at most 5 of 100 comparisons.",
        ),
    ] = False,
    aim: AimOption = Aim.WIN,
    nodes: NodesOption = None,
    ms: MsOption = None,
    plot: PlotOption = None,
    as_json: JsonOption = False,
    lang: LanguageOption = None,
) -> None:
    """Let two computer players each play alone on the same dice, and compare their points.

    On the same dice much of the luck cancels out, so fewer games are needed.
    """
    from fivebyfive import analysis  # noqa: PLC0415
    from fivebyfive.analysis.plot import check_plot_file  # noqa: PLC0415

    language = resolve_language(lang)
    with report_errors(language), exit_on_interrupt(language):
        if plot is not None:
            check_plot_file(plot)
        series = analysis.Series(game, (first, second), seed, aim, Budget(nodes, ms))
        with progress_bar(say(language, "analysis-bar"), games, hidden=as_json) as progress:
            result = analysis.compare(series, games, jobs, until_sure, progress)
        if as_json:
            print_json(comparison_as_json(result, until_sure))
        else:
            print_comparison(result, until_sure, language)
        if plot is not None:
            results.save_plot(plot, result, result.players, language, silent=as_json)
        exit_if_stopped(language, result.stopped)


def comparison_as_json(result: "Comparison", until_sure: bool) -> dict[str, Any]:
    """Return the results as the documented JSON object."""
    difference = result.difference
    return {
        **results.result_as_json(result),
        "bots": [
            {**results.stats_as_json(player.bot, player.points), **results.timing_as_json(player)}
            for player in result.players
        ],
        "difference": {
            "mean": round(difference.mean, 4),
            "se": None if difference.se is None else round(difference.se, 4),
            "margin": None if result.margin is None else round(result.margin, 4),
        },
        "until_sure": until_sure,
        "better": result.better,
    }


def print_comparison(result: "Comparison", until_sure: bool, language: Language) -> None:
    """Print the results for people."""
    from rich.text import Text  # noqa: PLC0415

    from fivebyfive.cli.output.drawing import new_console  # noqa: PLC0415

    console = new_console()
    console.print(Text(results.heading(result, language), "bold"), soft_wrap=True)
    console.print()
    table = results.make_stats_table(language)
    for player in result.players:
        table.add_row(
            Text(bot_label(player.bot)), *results.format_stats_row(player.points, language)
        )
    difference = say(language, "compare-difference")
    table.add_row(difference, *results.format_stats_row(result.difference, language), style="bold")
    console.print(table)
    console.print()
    results.print_points(console, result.players, language)
    console.print()
    console.print(Text(describe_comparison(result, language), "bold"))
    if until_sure:
        console.print(Text(say(language, "compare-level")))
    results.print_duration(result, language)


def describe_comparison(result: "Comparison", language: Language) -> str:
    """Return the sentence that says who is better, or that it is not sure."""
    if result.better is None or result.margin is None:
        return say(language, "compare-unsure")
    names = [bot_label(player.bot) for player in result.players]
    better, other = names if result.difference.mean > 0 else reversed(names)
    more = format_number(language, abs(result.difference.mean), 2)
    margin = format_number(language, result.margin, 2)
    return say(language, "compare-sure", better=better, other=other, more=more, margin=margin)
