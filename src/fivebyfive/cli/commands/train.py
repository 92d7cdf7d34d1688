"""`fivebyfive train`: learn the weights of expert and master by self-play."""

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from fivebyfive.cli.errors import EXIT_INTERRUPTED, report_errors
from fivebyfive.cli.options import GameArgument, JsonOption, LanguageOption, resolve_language
from fivebyfive.cli.output.json_lines import print_json
from fivebyfive.cli.output.progress import progress_bar
from fivebyfive.words import Language, format_number, say

if TYPE_CHECKING:
    from fivebyfive.training.checkpoint import Progress


def train(  # noqa: PLR0913, PLR0917 -- the options of a training
    game: GameArgument,
    games: Annotated[int, typer.Option(min=1, help="How many games to learn from.")] = 2_000_000,
    out: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Where to write the weights.", show_default="GAME.npz"),
    ] = None,
    resume: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Continue from a checkpoint, or start with the weights of a finished training.",
        ),
    ] = None,
    at_table: Annotated[
        bool | None,
        typer.Option(
            "--table/--alone",
            help="Knaster: learn at tables, where opponents may end the game, or alone.",
            show_default="that of the checkpoint, or alone",
        ),
    ] = None,
    astray: Annotated[
        int | None,
        typer.Option(
            min=0,
            max=50,
            metavar="POINTS",
            help="Exploration: learn from players who misjudge moves by up to so many points, to "
            "learn the value of the positions they reach.",
            show_default="that of the checkpoint, or 0",
        ),
    ] = None,
    seed: Annotated[
        int | None,
        typer.Option(
            help="With one job the same seed gives the same weights.",
            show_default="that of the checkpoint, or 1",
        ),
    ] = None,
    jobs: Annotated[
        int | None,
        typer.Option(min=1, help="How many threads to use.", show_default="one for each core"),
    ] = None,
    as_json: JsonOption = False,
    lang: LanguageOption = None,
) -> None:
    """Learn the weights of expert and master by self-play.

    While it runs, and on Ctrl-C, it writes a checkpoint beside the weights: FILE.checkpoint.
    --resume continues from there with the settings it was started with; another seed, or --table
    for what was started --alone, is refused. The commands that made the weights in use are in
    bots/learned/weights/README.md.
    """
    from fivebyfive.training.runner import Plan, train as learn  # noqa: I001, PLC0415

    language = resolve_language(lang)
    file = out or Path(f"{game}.npz")
    plan = Plan(game, games, seed, jobs or os.cpu_count() or 1, at_table, astray)
    with (
        report_errors(language),
        progress_bar(say(language, "train-bar"), games, hidden=as_json) as show_progress,
    ):
        reached = learn(plan, file, resume, lambda progress: show_progress(progress.games))
    if as_json:
        print_json(
            {
                "game": game,
                "games": reached.games,
                "seconds": round(reached.seconds, 1),
                "mean": round(reached.mean, 2),
                "file": str(file),
            }
        )
    else:
        _print_result(reached, file, language)
    if reached.games < games:
        raise typer.Exit(EXIT_INTERRUPTED)


def _print_result(reached: "Progress", file: Path, language: Language) -> None:
    points = format_number(language, reached.mean, 2)
    seconds = format_number(language, reached.seconds, 0)
    summary = say(
        language,
        "train-done",
        count=reached.games,
        seconds=seconds,
        points=points,
        file=str(file),
    )
    typer.echo(summary)
