"""How commands fail: errors of their own, messages on standard error, exit statuses."""

import contextlib
import logging
from collections.abc import Iterator
from enum import StrEnum
from typing import Any, Final, TypeAlias

import typer

from fivebyfive.rules import CodedError, RecordError
from fivebyfive.words import Language, explain, say

EXIT_INTERRUPTED: Final = 130  # the exit status that shells report for Ctrl-C: 128 + SIGINT


class FileCode(StrEnum):
    """Why a file could not be read. The message is `error-<code>`, as for the rules' own codes."""

    NOT_FOUND = "file-not-found"
    IS_FOLDER = "file-is-folder"
    NOT_READABLE = "file-not-readable"
    TOO_LARGE = "file-too-large"


class FileError(CodedError[FileCode]):
    """A file that could not be read.

    It has the attributes of a `RecordError`, so that both are reported by the same functions.
    """

    line: None = None
    seat: None = None
    valid_rounds = 0


ReadError: TypeAlias = RecordError | FileError


def explain_read_error(file: str, error: ReadError, language: Language) -> str:
    """Return a message: the place in the file, what is wrong, how many rounds are still valid."""
    facts = {"file": file, "message": explain(language, error.code, error.facts)}
    if error.line is None:
        return say(language, "score-error", **facts)
    facts["line"] = str(error.line)
    if error.seat is None:
        text = say(language, "score-error-line", **facts)
    else:
        text = say(language, "score-error-seat", seat=error.seat, **facts)
    if not error.valid_rounds:
        return text
    return f"{text} {say(language, 'score-still-valid', rounds=error.valid_rounds)}"


def read_error_as_json(file: str, error: ReadError, language: Language) -> dict[str, Any]:
    """Return the same as `explain_read_error`, as the documented JSON object."""
    return {
        "file": file,
        "error": {
            "code": error.code,
            "line": error.line,
            "seat": error.seat,
            "message": explain(language, error.code, error.facts),
        },
        "valid_rounds": error.valid_rounds,
    }


@contextlib.contextmanager
def report_errors(language: Language, as_log_line: bool = False) -> Iterator[None]:
    """Print the message of a `CodedError`, or a JSON line of a log, and exit with status 1."""
    try:
        yield
    except CodedError as error:
        message = explain(language, error.code, error.facts)
        if as_log_line:
            from fivebyfive.server.ops.log_format import format_line  # noqa: PLC0415

            message = format_line("failed", logging.ERROR, code=error.code, message=message)
        typer.echo(message, err=True)
        raise typer.Exit(1) from None


@contextlib.contextmanager
def exit_on_interrupt(language: Language) -> Iterator[None]:
    """Report Ctrl-C that came before there was any result, and exit."""
    try:
        yield
    except KeyboardInterrupt:
        typer.echo(say(language, "analysis-stopped-early"), err=True)
        raise typer.Exit(EXIT_INTERRUPTED) from None


def exit_if_stopped(language: Language, stopped: bool) -> None:
    """After results have been printed: say that they are incomplete if Ctrl-C stopped the games."""
    if stopped:
        typer.echo(say(language, "analysis-stopped"), err=True)
        raise typer.Exit(EXIT_INTERRUPTED)
