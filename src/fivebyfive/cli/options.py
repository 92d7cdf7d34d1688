"""Options and arguments that several commands share."""

import os
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Final, Literal, TypeAlias

import typer

from fivebyfive.bots import Aim
from fivebyfive.words import Language, pick_language

LanguageOption: TypeAlias = Annotated[
    Language | None,
    typer.Option("--lang", help="The language to answer in.", show_default="the system's"),
]


def resolve_language(language: Language | None) -> Language:
    """Return the language asked for, or that of the system's locale."""
    if language:
        return language
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    locale = next((os.environ[name] for name in names if os.environ.get(name)), "C")
    if locale.split(".")[0] in ("C", "POSIX"):
        return Language.EN
    # As in gettext: LANGUAGE is a list by preference, ignored where the locale is C.
    return pick_language([*os.environ.get("LANGUAGE", "").split(":"), locale])


# Input files

FilesArgument: TypeAlias = Annotated[
    list[str],
    typer.Argument(metavar="FILE...", help="Records (.5x5). - reads standard input."),
]
JsonLinesOption: TypeAlias = Annotated[
    bool, typer.Option("--json", help="One JSON object per file, each on one line.")
]
JsonOption: TypeAlias = Annotated[bool, typer.Option("--json", help="One JSON object on one line.")]

# Games of computer players

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
        help="Think at most so many milliseconds a move. The same seed may then give other games.",
        show_default="the level's",
    ),
]
PlotOption: TypeAlias = Annotated[
    Path | None,
    typer.Option(metavar="FILE", help="Draw a histogram of the points: an .svg or .png file."),
]
BOTS_HELP: Final = (
    "a level (random, beginner, casual, ...), LEVEL/points or LEVEL/win for an aim of its own, or "
    "path/to/file.py:ClassName for a player of your own"
)

# Logs and metrics of a server


class LogFormat(StrEnum):
    """The format of a log line."""

    TEXT = "text"
    JSON = "json"


class LogLevel(StrEnum):
    """The severity from which on events are logged."""

    DEBUG = "debug"
    INFO = "info"
    WARNING = "warning"
    ERROR = "error"


LogOption: TypeAlias = Annotated[
    LogFormat, typer.Option(help="Log lines for people, or as JSON for programs.")
]
LogLevelOption: TypeAlias = Annotated[
    LogLevel, typer.Option(help="The lowest severity that is logged.")
]
MetricsOption: TypeAlias = Annotated[
    list[str] | None,
    typer.Option(
        metavar="NETWORK",
        help="Who else may read /metrics: an address or a network. May be repeated.",
        show_default="this machine alone",
    ),
]
