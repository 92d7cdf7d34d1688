"""What the commands have in common that let computers play: options, a bar, and Ctrl-C."""

import contextlib
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Annotated, Final, Literal, TypeAlias

import typer

from fivebyfive.bots import Aim
from fivebyfive.words import Language, say

EXIT_INTERRUPTED: Final = 130  # the exit status that shells give to Ctrl-C

GameArgument: TypeAlias = Annotated[
    Literal["knister", "knaster"], typer.Argument(help="The game to play.")
]
GamesOption: TypeAlias = Annotated[int, typer.Option(min=1, help="How many games to play.")]
SeedOption: TypeAlias = Annotated[
    int, typer.Option(help="The same seed gives the same games, on any machine.")
]
JobsOption: TypeAlias = Annotated[
    int | None,
    typer.Option(min=1, help="How many processes to use.", show_default="one for each core"),
]
AimOption: TypeAlias = Annotated[
    Aim, typer.Option("--for", help="What to play for: to win, or as many points as possible.")
]
NodesOption: TypeAlias = Annotated[
    int | None,
    typer.Option(min=1, help="Look at about so many sheets a move.", show_default="the level's"),
]
MsOption: TypeAlias = Annotated[
    int | None,
    typer.Option(
        min=1,
        help="Think at most so many milliseconds a move; the same seed may then give other games.",
        show_default="the level's",
    ),
]
PlotOption: TypeAlias = Annotated[
    Path | None,
    typer.Option(metavar="FILE", help="Draw the points into this file, .svg or .png."),
]
JsonOption: TypeAlias = Annotated[bool, typer.Option("--json", help="One JSON object on one line.")]
BOTS_HELP: Final = (
    "a level (random, beginner, casual, ...), LEVEL/points or LEVEL/win for an aim of its own, or "
    "path/to/file.py:ClassName for a player of your own"
)


@contextlib.contextmanager
def progress_bar(label: str, total: int, hidden: bool = False) -> Iterator[Callable[[int], None]]:
    """A bar on a terminal, for whoever watches; told how much is done."""
    if hidden or not sys.stderr.isatty():
        yield lambda _done: None
        return
    from rich.console import Console  # noqa: PLC0415
    from rich.progress import (  # noqa: PLC0415
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    columns = (TextColumn(label), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(label, total=total)
        yield lambda done: progress.update(task, completed=done)


@contextlib.contextmanager
def exit_on_interrupt(language: Language) -> Iterator[None]:
    """Ctrl-C before there is any result is a sentence, and the end."""
    try:
        yield
    except KeyboardInterrupt:
        typer.echo(say(language, "analysis-stopped-early"), err=True)
        raise typer.Exit(EXIT_INTERRUPTED) from None


def exit_if_stopped(language: Language, stopped: bool) -> None:
    """After results that are not of all games."""
    if stopped:
        typer.echo(say(language, "analysis-stopped"), err=True)
        raise typer.Exit(EXIT_INTERRUPTED)
