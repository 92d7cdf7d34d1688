"""What shells and scripts rely on: commands, options, statuses, and what `--json` prints."""

import contextlib
import importlib
import inspect
import json
from collections.abc import Iterator
from enum import Enum
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any, Final, get_args

import typer
from typer.testing import CliRunner

from surface.shapes import shape_of

BY_THE_LIBRARY: Final = ("--install-completion", "--show-completion")
BOT: Final = "examples/first_bot.py:FirstBot"
STATUSES: Final = (
    "",
    "--version",
    "no-such-command",
    "score",
    "score no-such-file",
    "score GOOD",
    "score --json BAD",
    "verify GOOD",
    "serve --limit nothing=1",
    "serve --workers 2",
    "simulate chess --bots casual",
    "simulate knister --bots no-such-level",
    f"check-bot {BOT}x",
)
PRINTED: Final = (
    "score --json GOOD",
    "verify --json GOOD",
    "simulate knister --bots random,beginner --games 2 --jobs 1 --json",
    "simulate knaster --bots random --games 2 --jobs 1 --json",
    "compare knister random beginner --games 2 --jobs 1 --json",
)


def _app() -> typer.Typer:
    [command] = entry_points(group="console_scripts", name="fivebyfive")
    home = importlib.import_module(command.module)
    [app] = [one for one in vars(home).values() if isinstance(one, typer.Typer)]
    return app


def commands() -> dict[str, Any]:
    """Every command with its arguments and options."""
    return dict(_list_commands("fivebyfive", typer.main.get_command(_app())))


def _list_commands(name: str, command: Any) -> Iterator[tuple[str, dict[str, str]]]:
    """A command with its parameters, then those of the group that it is."""
    yield name, _parameters(command)
    for word, one in getattr(command, "commands", {}).items():
        yield from _list_commands(f"{name} {word}", one)


def _parameters(command: Any) -> dict[str, str]:
    """Options by their names, arguments by their places."""
    found: dict[str, str] = {}
    for one in command.params:
        names = [*one.opts, *one.secondary_opts]
        if names[0] in BY_THE_LIBRARY:
            continue
        if not names[0].startswith("-"):
            names = [f"argument {len([key for key in found if key[0] != '-']) + 1}"]
        found[", ".join(names)] = " ".join(_words(one))
    return found


def _words(one: Any) -> Iterator[str]:
    """What a parameter takes. The library keeps its type in a field of its own."""
    kind = one.type_descriptor.annotation
    if inspect.isclass(kind) and issubclass(kind, Enum):
        yield " | ".join(str(choice.value) for choice in kind)
    elif choices := get_args(kind):
        yield " | ".join(getattr(choice, "__name__", str(choice)) for choice in choices)
    else:
        yield str(getattr(kind, "__name__", kind))
    for name in ("min", "max"):
        if (limit := getattr(one, name, None)) is not None:
            yield f"{name}={limit}"
    if one.required:
        yield "required"
    if one.nargs != 1 or getattr(one, "multiple", False):
        yield "several"
    if one.default is not None and not callable(one.default):
        yield f"default={getattr(one.default, 'value', one.default)}"


def statuses(project: Path) -> dict[str, int]:
    """How commands end."""
    return {line: _run(project, line)[0] for line in STATUSES}


def printed(project: Path) -> dict[str, Any]:
    """What commands print for programs."""
    return {line: shape_of(json.loads(_run(project, line)[1])) for line in PRINTED}


def _run(project: Path, line: str) -> tuple[int, str]:
    good, bad = project / "tests/golden/knister-solo.5x5", project / "README.md"
    names = {"GOOD": str(good), "BAD": str(bad)}
    words = [names.get(word, word) for word in line.split()]
    with contextlib.chdir(project):
        done = CliRunner().invoke(_app(), words, prog_name="fivebyfive", env={"LANG": "C.UTF-8"})
    return done.exit_code, done.stdout
