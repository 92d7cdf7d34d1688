"""`fivebyfive verify`: whether the rolls in records are what their checkable dice gave."""

from typing import TYPE_CHECKING, Any

import typer

from fivebyfive.cli.errors import FileError, ReadError, explain_read_error
from fivebyfive.cli.files import read_bytes
from fivebyfive.cli.options import FilesArgument, JsonLinesOption, LanguageOption, resolve_language
from fivebyfive.cli.output.json_lines import print_json
from fivebyfive.rules import RecordError, read_record
from fivebyfive.words import Language, explain, say

if TYPE_CHECKING:
    from fivebyfive.dice import DiceError, Verification


def verify(
    files: FilesArgument, as_json: JsonLinesOption = False, lang: LanguageOption = None
) -> None:
    """Check the dice of records: compute every roll again from the revealed secret.

    A record of real dice has nothing to verify. The exit status is 1 if any record is refused or
    cannot be read.
    """
    # Here, because the other commands need no cryptography.
    from fivebyfive import dice  # noqa: PLC0415

    language = resolve_language(lang)
    bad = False
    for file in files:
        try:
            found = dice.verify(read_record(read_bytes(file)))
        except (RecordError, FileError) as trouble:
            bad = True
            if as_json:
                print_json(refusal_as_json(file, 0, trouble, language))
            else:
                typer.echo(explain_read_error(file, trouble, language), err=True)
        else:
            bad = bad or found.error is not None
            if as_json:
                print_json(verification_as_json(file, found, language))
            else:
                typer.echo(describe_verification(file, found, language))
    if bad:
        raise typer.Exit(1)


def describe_verification(file: str, found: "Verification", language: Language) -> str:
    """What was found, for people."""
    if found.error:
        message = explain(language, found.error.code, found.error.facts)
        return say(language, "verify-refused", file=file, message=message)
    if found.outcome == "rehearsal":
        return say(language, "verify-rehearsal", file=file)
    if found.rolls:
        return say(language, "verify-verified", file=file, rolls=found.rolls)
    return say(language, "verify-nothing", file=file)


def verification_as_json(file: str, found: "Verification", language: Language) -> dict[str, Any]:
    """What was found, in the shape the documentation promises."""
    if found.error:
        return refusal_as_json(file, found.rolls, found.error, language)
    return {"file": file, "verdict": found.outcome, "rolls": found.rolls, "error": None}


def refusal_as_json(
    file: str, rolls: int, why: "ReadError | DiceError", language: Language
) -> dict[str, Any]:
    """A record that is refused or cannot be read, in the same shape."""
    error = {
        "code": why.code,
        "line": why.line if isinstance(why, RecordError) else None,
        "round": why.facts.get("round"),
        "message": explain(language, why.code, why.facts),
    }
    return {"file": file, "verdict": "refused", "rolls": rolls, "error": error}
