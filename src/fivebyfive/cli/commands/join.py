"""`fivebyfive join`: a seat for a computer player at a live table."""

import re
from enum import StrEnum
from typing import Annotated, Final, NamedTuple
from urllib.parse import urlsplit

import typer

from fivebyfive.bots import Aim, Budget, bot_label, find_bot
from fivebyfive.cli.errors import report_errors
from fivebyfive.cli.options import (
    BOTS_HELP,
    AimOption,
    LanguageOption,
    NodesOption,
    resolve_language,
)
from fivebyfive.cli.server_runner import PORT
from fivebyfive.rules import CodedError
from fivebyfive.rules.record import MAX_NAME_LENGTH
from fivebyfive.rules.text import sanitize_text
from fivebyfive.words import Language, explain

LOCAL_SERVER: Final = f"http://127.0.0.1:{PORT}"
THINK_MS: Final = 500  # chosen, not measured


class JoinCode(StrEnum):
    """Why a table could not be joined; the message is `error-<code>`."""

    BAD_TABLE_CODE = "bad-table-code"
    NO_SERVER = "no-server"


class JoinError(CodedError[JoinCode]):
    """A table that could not be joined."""


class TableAddress(NamedTuple):
    """The URL of a server, and the code of a table there."""

    server: str
    code: str


def join(  # noqa: PLR0913, PLR0917 -- the options of a player
    table: Annotated[
        str, typer.Argument(metavar="CODE", help="The six digits of the table, or its link.")
    ],
    bot: Annotated[str, typer.Option(help=f"Who plays: {BOTS_HELP}.")],
    server: Annotated[
        str | None,
        typer.Option(
            metavar="URL", help="The server.", show_default=f"that of the link, or {LOCAL_SERVER}"
        ),
    ] = None,
    name: Annotated[
        str | None, typer.Option(help="The name at the table.", show_default="the player's")
    ] = None,
    aim: AimOption = Aim.WIN,
    nodes: NodesOption = None,
    ms: Annotated[
        int, typer.Option(min=1, help="Think at most so many milliseconds a move.")
    ] = THINK_MS,
    pause: Annotated[
        float,
        typer.Option(
            min=0, help="Seconds to wait before it rolls, so that others can change their move."
        ),
    ] = 2.0,
    as_json: Annotated[
        bool, typer.Option("--json", help="Report what happens as JSON, one object per line.")
    ] = False,
    lang: LanguageOption = None,
) -> None:
    """Give a computer player a seat at a live table, until Ctrl-C or until the seat is freed.

    It plays every game at the table, rolls when it is its turn, and reconnects after a lost
    connection. Where people use real dice it throws dice of its own. Else it gives its part in
    every roll, as a page does, and checks all rolls when a game is over; if something does not
    fit, it says so and the exit status is 1.

    With --json each line has an "event": joined, begun, moved, over, dice-checked, dice-wrong,
    dice-unchecked and dice-unfetched, lost and back (the connection), removed, left. docs/bots.md
    describes the other fields.
    """
    import asyncio  # noqa: PLC0415

    from fivebyfive.cli.bot_client import BotClient  # noqa: PLC0415
    from fivebyfive.client import Refused  # noqa: PLC0415

    language = resolve_language(lang)
    with report_errors(language):
        address = parse_table_address(table, server)
        player = BotClient(find_bot(bot, aim), Budget(nodes, ms), pause, language, as_json)
        try:
            asyncio.run(player.join(address.server, address.code, name or default_name(bot)))
        except Refused as refused:
            typer.echo(explain_refusal(refused, language), err=True)
            raise typer.Exit(1) from None
        except BrokenPipeError:  # the reader of our output has gone; the seat was left
            raise
        except ConnectionError:
            raise JoinError(JoinCode.NO_SERVER, url=sanitize_text(address.server, 200)) from None
        except KeyboardInterrupt:
            player.report_event("left")
        if player.has_wrong_dice:
            raise typer.Exit(1)


def parse_table_address(table: str, server: str | None = None) -> TableAddress:
    """Return server and code, from a code or a link. Raises `JoinError` (bad-table-code)."""
    code, linked_server = table.strip(), None
    if "/" in code:
        link = urlsplit(code if "://" in code else f"http://{code}")
        before, _, code = link.path.rstrip("/").rpartition("/")
        linked_server = f"{link.scheme}://{link.netloc}{before}"
    code = re.sub(r"[\s-]", "", code)
    if not re.fullmatch(r"[0-9]{6}", code):
        raise JoinError(JoinCode.BAD_TABLE_CODE, text=sanitize_text(table, 100))
    url = server or linked_server or LOCAL_SERVER
    return TableAddress((url if "://" in url else f"http://{url}").rstrip("/"), code)


def default_name(bot: str) -> str:
    """Return the name of the bot's class or level, as a player's name."""
    label = bot_label(bot).split(":")[-1].split("/")[0]
    return (label if ":" in bot else label.title())[:MAX_NAME_LENGTH]


def explain_refusal(refused: "Exception", language: Language) -> str:
    """Return the message of a refusal; for an unknown code, the server's own message."""
    code, facts = getattr(refused, "code", ""), getattr(refused, "facts", {})
    try:
        return explain(language, code, facts)
    except LookupError:
        return str(refused)
