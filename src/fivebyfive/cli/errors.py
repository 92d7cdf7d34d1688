"""Files that could not be read, told to people; and results for other programs."""

import json
from typing import Any, TypeAlias

import typer

from fivebyfive.cli.files import FileError, read_bytes
from fivebyfive.rules import Record, RecordError, read_record
from fivebyfive.words import Language, explain, say

ReadError: TypeAlias = RecordError | FileError


def explain_read_error(file: str, error: ReadError, language: Language) -> str:
    """Where, what is wrong, what to do, what is still usable."""
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
    """A file that could not be scored, and how far it was readable."""
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


def read_record_file(file: str, language: Language) -> Record:
    """The record of a file; one that cannot be read is a sentence, and the end."""
    try:
        return read_record(read_bytes(file))
    except (RecordError, FileError) as trouble:
        typer.echo(explain_read_error(file, trouble, language), err=True)
        raise typer.Exit(1) from None


def print_json(result: dict[str, Any], flush: bool = False) -> None:
    """One object on one line, in ASCII so that every terminal and pipe takes it.

    `at_once` is for a reader who waits for it while the command goes on.
    """
    print(json.dumps(result), flush=flush)  # noqa: T201 -- copes with an output that was closed
