"""`fivebyfive check-bot`: conformance tests for a computer player of one's own."""

from pathlib import Path
from typing import Annotated, Any

import typer

from fivebyfive.bots import ConformanceError, bot_label, find_bot
from fivebyfive.cli.errors import exit_on_interrupt, report_errors
from fivebyfive.cli.options import (
    BOTS_HELP,
    JsonOption,
    LanguageOption,
    SeedOption,
    resolve_language,
)
from fivebyfive.cli.output.json_lines import print_json
from fivebyfive.cli.output.progress import progress_bar
from fivebyfive.words import explain, say


def check_bot(
    bot: Annotated[str, typer.Argument(metavar="BOT", help=f"The player: {BOTS_HELP}.")],
    games: Annotated[
        int, typer.Option(min=1, help="How many times to play all kinds of games.")
    ] = 1,
    seed: SeedOption = 0,
    as_json: JsonOption = False,
    lang: LanguageOption = None,
) -> None:
    """Check a computer player: legal moves, no memory, no randomness but the source it is given.

    It plays whole games of both kinds with 1, 2, 4 and 12 seats, replaces somebody in mid-game,
    and meets last rolls, full sheets and short times. The game in which it fails is saved as a
    record.
    """
    from fivebyfive import bots  # noqa: PLC0415

    language = resolve_language(lang)
    with report_errors(language), exit_on_interrupt(language):
        find_bot(bot)  # report a problem with the file before the first game
        played = 0
        failed: ConformanceError | None = None
        with progress_bar(say(language, "analysis-bar"), 100, hidden=as_json) as percent:

            def progress(done: int, of: int) -> None:
                nonlocal played
                played = done
                percent(100 * done // of)

            try:
                bots.check_bot(lambda: find_bot(bot), games, seed, progress=progress)
            except ConformanceError as error:
                failed = error
        result: dict[str, Any] = {"bot": bot, "games": played, "seed": seed, "good": failed is None}
        if failed is None:
            if as_json:
                print_json(result)
            else:
                typer.echo(say(language, "check-good", bot=bot, count=played))
            return
        if not as_json:
            typer.echo(explain(language, failed.code, failed.facts), err=True)
        file: Path | None = None
        try:
            file = save_failed_game(bot, failed.record)
        finally:  # report the bot's failure even if the record cannot be saved
            if as_json:
                record = None if file is None else str(file)
                print_json({**result, "code": failed.code, "facts": failed.facts, "record": record})
        if not as_json:
            typer.echo(say(language, "check-saved", file=str(file)), err=True)
        raise typer.Exit(1)


def save_failed_game(bot: str, record: str) -> Path:
    """Write a record into a new file in the current folder, and return its path."""
    from fivebyfive.analysis import AnalysisCode, AnalysisError  # noqa: PLC0415
    from fivebyfive.analysis.simulate import write_new_file  # noqa: PLC0415

    name = "".join(char if char.isalnum() else "-" for char in bot_label(bot))
    number = 1
    while True:
        file = Path(f"{name}-failed-{number}.5x5")
        try:
            write_new_file(file, record)
        except AnalysisError as error:
            if error.code != AnalysisCode.RECORD_EXISTS:
                raise
            number += 1
        else:
            return file
