"""The output that `simulate` and `compare` share: heading, statistics, histogram, duration."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer

from fivebyfive.bots import bot_label
from fivebyfive.words import Language, format_number, say

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

    from fivebyfive.analysis import Comparison, SeatResult, Simulation
    from fivebyfive.analysis.stats import Stats


def result_as_json(result: "Simulation | Comparison") -> dict[str, Any]:
    """Return which games were played and how long they took, for JSON."""
    return {
        "game": result.series.kind,
        "games": result.games,
        "seed": result.series.seed,
        "seconds": round(result.seconds, 3),
        "games_per_second": round(result.games / result.seconds, 2),
    }


def stats_as_json(bot: str, points: "Stats") -> dict[str, Any]:
    """Return the statistics of one player's points, for JSON."""
    rounded = {
        name: round(value, 4) if isinstance(value, float) else value
        for name, value in points._asdict().items()
    }
    return {"bot": bot, **rounded}


def timing_as_json(seat: "SeatResult") -> dict[str, float]:
    """Return the mean CPU time of a move, for JSON."""
    return {"ms_per_move": round(seat.ms_per_move, 4)}


def heading(result: "Simulation | Comparison", language: Language) -> str:
    """Return a line that says which games were played."""
    kind, seed = result.series.kind.title(), str(result.series.seed)
    return say(language, "analysis-heading", game=kind, count=result.games, seed=seed)


def print_duration(result: "Simulation | Comparison", language: Language) -> None:
    """Print how long it took: on standard error, so that equal results have equal output."""
    seconds = format_number(language, result.seconds, 1)
    rate = format_number(language, result.games / result.seconds, 1)
    time = say(language, "analysis-time", count=result.games, seconds=seconds, rate=rate)
    typer.echo(time, err=True)


def make_stats_table(language: Language, *further: str) -> "Table":
    """Return a table for rows of `format_stats_row`, with further columns at the right."""
    from rich.table import Table  # noqa: PLC0415

    table = Table(box=None, padding=(0, 1, 0, 0))
    table.add_column(say(language, "analysis-player"), overflow="fold")
    names = ("analysis-mean", "analysis-sd", "analysis-lowest", "analysis-highest")
    for column in (*(say(language, name) for name in names), *further):
        table.add_column(column, justify="right")
    return table


def format_stats_row(points: "Stats", language: Language) -> Sequence[str]:
    """Return mean ± standard error, deviation, lowest and highest; one game has no error."""
    mean = format_number(language, points.mean, 2)
    if points.sd is None or points.se is None:
        return mean, "", str(points.min), str(points.max)
    mean += f" ± {format_number(language, points.se, 2)}"
    return mean, format_number(language, points.sd, 1), str(points.min), str(points.max)


def print_points(console: "Console", players: Sequence["SeatResult"], language: Language) -> None:
    """Print the histogram of all players in the terminal."""
    from fivebyfive.cli.output.histogram import print_histogram  # noqa: PLC0415

    print_histogram(console, [(bot_label(one.bot), one.totals) for one in players], language)


def save_plot(
    file: Path,
    result: "Simulation | Comparison",
    players: Sequence["SeatResult"],
    language: Language,
    silent: bool,
) -> None:
    """Save the histogram as a picture; unless silent, say where. Raises `AnalysisError`."""
    from fivebyfive.analysis.plot import PlotLabels, plot  # noqa: PLC0415

    points, games = say(language, "score-points"), say(language, "analysis-share")
    names = [bot_label(one.bot) for one in players]
    totals = [one.totals for one in players]
    plot(file, totals, PlotLabels(heading(result, language), points, games, names))
    if not silent:
        typer.echo(say(language, "analysis-plot", file=str(file)), err=True)
