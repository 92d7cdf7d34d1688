"""`fivebyfive verify`: checks rolls against the secret that was committed to beforehand."""

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
    """Verify the dice of records: compute every roll again from the revealed secret.

    A record of real dice has nothing to verify. The exit status is 1 if any record is refused or
    cannot be read.
    """
    # Imported here: the other commands need no cryptography.
    from fivebyfive import dice  # noqa: PLC0415

    language = resolve_language(lang)
    any_failed = False
    for file in files:
        try:
            verification = dice.verify(read_record(read_bytes(file)))
        except (RecordError, FileError) as error:
            any_failed = True
            if as_json:
                print_json(refusal_as_json(file, 0, error, language))
            else:
                typer.echo(explain_read_error(file, error, language), err=True)
        else:
            any_failed = any_failed or verification.error is not None
            if as_json:
                print_json(verification_as_json(file, verification, language))
            else:
                typer.echo(describe_verification(file, verification, language))
    if any_failed:
        raise typer.Exit(1)


def describe_verification(file: str, verification: "Verification", language: Language) -> str:
    """Return the sentence that says what was verified."""
    if verification.error:
        message = explain(language, verification.error.code, verification.error.facts)
        return say(language, "verify-refused", file=file, message=message)
    if verification.outcome == "rehearsal":
        return say(language, "verify-rehearsal", file=file)
    if verification.rolls:
        return say(language, "verify-verified", file=file, rolls=verification.rolls)
    return say(language, "verify-nothing", file=file)


def verification_as_json(
    file: str, verification: "Verification", language: Language
) -> dict[str, Any]:
    """Return the verification as the documented JSON object."""
    if verification.error:
        return refusal_as_json(file, verification.rolls, verification.error, language)
    return {
        "file": file,
        "verdict": verification.outcome,
        "rolls": verification.rolls,
        "error": None,
    }


def refusal_as_json(
    file: str, rolls: int, error: "ReadError | DiceError", language: Language
) -> dict[str, Any]:
    """Return the same object for a record that is refused or cannot be read."""
    details = {
        "code": error.code,
        "line": error.line if isinstance(error, RecordError) else None,
        "round": error.facts.get("round"),
        "message": explain(language, error.code, error.facts),
    }
    return {"file": file, "verdict": "refused", "rolls": rolls, "error": details}
