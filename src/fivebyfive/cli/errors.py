"""Files that could not be read, told to people; and results for other programs."""

import json
from typing import Any, TypeAlias

import typer

from fivebyfive.cli.files import FileError, read_bytes
from fivebyfive.rules import Record, RecordError, read_record
from fivebyfive.words import Language, explain, say

Trouble: TypeAlias = RecordError | FileError


def explain_trouble(file: str, trouble: Trouble, language: Language) -> str:
    """Where, what is wrong, what to do, what is still usable."""
    facts = {"file": file, "message": explain(language, trouble.code, trouble.facts)}
    if trouble.line is None:
        return say(language, "score-error", **facts)
    facts["line"] = str(trouble.line)
    if trouble.seat is None:
        text = say(language, "score-error-line", **facts)
    else:
        text = say(language, "score-error-seat", seat=trouble.seat, **facts)
    if not trouble.valid_rounds:
        return text
    return f"{text} {say(language, 'score-still-valid', rounds=trouble.valid_rounds)}"


def trouble_as_json(file: str, trouble: Trouble, language: Language) -> dict[str, Any]:
    """A file that could not be scored, and how far it was readable."""
    return {
        "file": file,
        "error": {
            "code": trouble.code,
            "line": trouble.line,
            "seat": trouble.seat,
            "message": explain(language, trouble.code, trouble.facts),
        },
        "valid_rounds": trouble.valid_rounds,
    }


def record_in(file: str, language: Language) -> Record:
    """The record of a file; one that cannot be read is a sentence, and the end."""
    try:
        return read_record(read_bytes(file))
    except (RecordError, FileError) as trouble:
        typer.echo(explain_trouble(file, trouble, language), err=True)
        raise typer.Exit(1) from None


def print_json(result: dict[str, Any], at_once: bool = False) -> None:
    """One object on one line, in ASCII so that every terminal and pipe takes it.

    `at_once` is for a reader who waits for it while the command goes on.
    """
    print(json.dumps(result), flush=at_once)  # noqa: T201 -- copes with an output that was closed
