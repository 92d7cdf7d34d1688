"""What the operator's commands share: options, errors, questions, formats."""

import contextlib
import time
from collections.abc import AsyncIterator, Coroutine
from datetime import UTC, datetime
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated, Any, Final, TypeAlias, TypeVar

import typer

from fivebyfive.cli.errors import report_errors
from fivebyfive.rules import CodedError
from fivebyfive.words import Language, say

if TYPE_CHECKING:
    from fivebyfive.store import Store

T = TypeVar("T")

DAY_MS: Final = 24 * 3600 * 1000

DatabaseOption: TypeAlias = Annotated[
    str | None,
    typer.Option(
        metavar="URL",
        help="The database of the server: a file, or postgresql://...",
        show_default="a file in your data folder",
    ),
]
CodeArgument: TypeAlias = Annotated[
    str, typer.Argument(metavar="CODE", help="The six digits of the table.")
]
YesOption: TypeAlias = Annotated[bool, typer.Option("--yes", help="Do not ask.")]


class AdminCode(StrEnum):
    """Why a command of the operator was not carried out; the message is `error-<code>`."""

    BAD_DURATION = "bad-duration"
    BAD_BAN = "bad-ban"
    BANS_THIS_MACHINE = "bans-this-machine"
    NO_SUCH_BAN = "no-such-ban"
    NAME_NOT_FOUND = "name-not-found"
    ROOM_NOT_FOUND = "room-not-found"
    CLOCK_DOUBTED = "clock-doubted"


class AdminError(CodedError[AdminCode]):
    """A command of the operator that was not carried out."""


def now_ms() -> int:
    """The clock of this machine, in milliseconds since the epoch."""
    return time.time_ns() // 1_000_000


def run(language: Language, work: Coroutine[Any, Any, T]) -> T:
    """Run the work of a command; an error is a sentence and exit status 1."""
    import asyncio  # noqa: PLC0415

    with report_errors(language):
        return asyncio.run(work)


@contextlib.asynccontextmanager
async def connect(database: str | None) -> "AsyncIterator[Store]":
    """The store of a database that exists. Raises `StoreError`."""
    from fivebyfive.store import open_store  # noqa: PLC0415

    store = open_store(database, create=False)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


async def note_act(store: "Store", act: str, **known: str | int) -> None:
    """Keep who did what, for `fivebyfive admin log`."""
    from fivebyfive.store.operator_log import OperatorAct, add_act  # noqa: PLC0415

    await add_act(store, OperatorAct(now_ms(), find_user(), act, known))


def find_user() -> str:
    """Who runs this command, also by way of sudo."""
    import getpass  # noqa: PLC0415
    import os  # noqa: PLC0415

    try:
        return os.environ.get("SUDO_USER") or getpass.getuser()
    except (OSError, KeyError):  # a user without a name, as in containers
        return str(os.getuid()) if hasattr(os, "getuid") else "?"


def confirm(language: Language, question: str, yes: bool) -> None:
    """Go on if the operator says so; else say that nothing was changed, and exit with 1."""
    if yes:
        return
    try:
        if typer.confirm(question, err=True):
            return
    except typer.Abort:  # the end of the input, or Ctrl-C
        typer.echo(err=True)
    typer.echo(say(language, "admin-unchanged"), err=True)
    raise typer.Exit(1)


def format_time(at: int) -> str:
    """A time in UTC, to the minute."""
    return f"{datetime.fromtimestamp(at / 1000, UTC):%Y-%m-%d %H:%M}"


def format_json_time(at: int) -> str:
    """A time in UTC, for programs."""
    return datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="seconds")
