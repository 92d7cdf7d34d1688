"""`fivebyfive admin log`: what the operator has done."""

from typing import TYPE_CHECKING, Annotated

import typer

from fivebyfive.cli.commands.admin.shared import (
    DatabaseOption,
    connect,
    format_json_time,
    format_time,
    run,
)
from fivebyfive.cli.options import LanguageOption, resolve_language
from fivebyfive.cli.output.json_lines import print_json
from fivebyfive.words import say

if TYPE_CHECKING:
    from fivebyfive.store.operator_log import OperatorAct


def log(
    database: DatabaseOption = None,
    limit: Annotated[int, typer.Option(min=1, help="At most so many.")] = 50,
    json: Annotated[
        bool, typer.Option("--json", help="One JSON object per act, each on one line.")
    ] = False,
    lang: LanguageOption = None,
) -> None:
    """List who did what with these commands, and when, the last first.

    Each act that changes something is kept for a year. Names that were erased are not in it.
    """
    language = resolve_language(lang)

    async def work() -> "list[OperatorAct]":
        from fivebyfive.store.operator_log import read_acts  # noqa: PLC0415

        async with connect(database) as store:
            return await read_acts(store, limit)

    acts = run(language, work())
    for at, who, act, facts in acts:
        if json:
            print_json({"at": format_json_time(at), "who": who, "act": act, **facts})
        else:
            told = " ".join(f"{name}={value}" for name, value in facts.items())
            typer.echo(f"{format_time(at)}  {who}  {act}  {told}")
    if not acts and not json:
        typer.echo(say(language, "admin-no-acts"))
