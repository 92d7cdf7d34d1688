"""`fivebyfive verify`: checks rolls against the secret that was committed to beforehand."""

from typing import TYPE_CHECKING, Annotated, Any, TypeAlias

import typer

from fivebyfive.cli.errors import FileError, ReadError, explain_read_error, report_errors
from fivebyfive.cli.files import read_bytes
from fivebyfive.cli.options import FilesArgument, JsonLinesOption, LanguageOption, resolve_language
from fivebyfive.cli.output.json_lines import print_json
from fivebyfive.rules import Record, RecordError, read_record
from fivebyfive.rules.text import sanitize_text
from fivebyfive.words import Language, explain, say

if TYPE_CHECKING:
    from fivebyfive.dice import DeviceNotes, DiceError, Verification

CommitOption: TypeAlias = Annotated[
    str | None,
    typer.Option(metavar="HEX", help="The commitment that was noted before the first roll."),
]
NonceOption: TypeAlias = Annotated[
    list[str] | None,
    typer.Option(metavar="NONCE", help="A nonce that a device has given; may be repeated."),
]
PartsOption: TypeAlias = Annotated[
    str | None,
    typer.Option(
        metavar="ROUNDS",
        help="The rolls, such as 1-5,7, for which the device with --nonce has given its part and "
        "got an answer.",
    ),
]


def verify(
    files: FilesArgument,
    commit: CommitOption = None,
    nonce: NonceOption = None,
    parts: PartsOption = None,
    as_json: JsonLinesOption = False,
    lang: LanguageOption = None,
) -> None:
    """Verify the dice of records: compute every roll again from the revealed secret.

    With --commit, --nonce and --parts also that the record agrees with what a device noted during
    the game. A record of real dice has nothing to verify. The exit status is 1 if any record is
    refused or cannot be read.
    """
    # Imported here: the other commands need no cryptography.
    from fivebyfive import dice  # noqa: PLC0415

    language = resolve_language(lang)
    with report_errors(language):
        notes = parse_notes(commit, nonce or [], parts)
    any_failed = False
    for file in files:
        try:
            record = read_record(read_bytes(file))
            verification = dice.verify(record, notes)
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
                typer.echo(describe_verification(file, verification, language, record))
    if any_failed:
        raise typer.Exit(1)


def parse_notes(commit: str | None, nonces: list[str], parts: str | None) -> "DeviceNotes":
    """Return what a device noted, from options. Raises `DiceError` (bad-rounds)."""
    from fivebyfive.dice import DeviceNotes, DiceCode, DiceError, parse_rounds  # noqa: PLC0415

    try:
        rounds = parse_rounds(parts) if parts is not None else ()
    except ValueError:
        rounds = None
    if rounds is None or (rounds and len(nonces) != 1):
        raise DiceError(DiceCode.BAD_ROUNDS, text=sanitize_text(parts or "", 100))
    return DeviceNotes(commit.lower() if commit else None, tuple(nonces), rounds)


def describe_verification(
    file: str, verification: "Verification", language: Language, record: Record
) -> str:
    """Return the sentence that says what was verified."""
    from fivebyfive.dice import read_dice_of  # noqa: PLC0415

    if verification.error:
        message = explain(language, verification.error.code, verification.error.facts)
        return say(language, "verify-refused", file=file, message=message)
    if verification.outcome == "rehearsal":
        return say(language, "verify-rehearsal", file=file)
    if verification.outcome == "repeated" and (origin := read_dice_of(record.headers)):
        table, game = origin
        return say(language, "verify-repeated", file=file, table=table, game=str(game))
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
