"""What an earlier version left behind, in `tests/project/made_before/`: people go on with it."""

import json
import shutil
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from fivebyfive.client import Client, Refused
from support.paths import TESTS
from support.server.socket_players import append_circle

FOLDER: Final = TESTS / "project" / "made_before"
TOKENS: Final[dict[str, Any]] = json.loads((FOLDER / "tokens.json").read_text(encoding="utf-8"))


def read_kept_text(name: str) -> str:
    """A file that was kept."""
    return (FOLDER / name).read_text(encoding="utf-8")


def copy_database(folder: Path) -> Path:
    """The database, to be played on."""
    return Path(shutil.copy(FOLDER / "games.sqlite", folder / "games.sqlite"))


def set_age(database: Path, code: str, minutes_ago: float) -> None:
    """Whatever the date is: all that happened at a table happened so long ago."""
    at = int((time.time() - 60 * minutes_ago) * 1000)
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute(
            "UPDATE tables SET created_at = ?, updated_at = ? WHERE name = ?", (at, at, code)
        )
        connection.execute(
            "UPDATE events SET at = ?, body = json_set(body, '$.at', ?) WHERE table_name = ?",
            (at, at, code),
        )


async def play_to_the_end(clients: list[Client]) -> None:
    """Everybody always takes the first of what the server offers, until the game is over."""
    while clients[0].table["phase"] == "playing":
        round_ = clients[0].table["round"]
        for client in clients:
            await _move(client, round_)
        await _roll(clients, round_)
        for client in clients:
            await _until_after(client, round_)


async def _move(client: Client, round_: int) -> None:
    for seat in client.yours["seats"]:
        if seat["move"] is None:
            move = await _first_move(client, seat, round_)
            await client.ask("move", seat=seat["seat"], round=round_, move=move)


async def _until_after(client: Client, round_: int) -> None:
    """What is public and what is one's own are told apart, and may come one after the other."""
    await client.until(
        lambda: bool(
            client.table["phase"] == "over"
            or client.table["round"] == client.yours["round"] == round_ + 1
        )
    )


async def _first_move(client: Client, seat: dict[str, Any], round_: int) -> str:
    if seat["circle"]:
        return f"({min(seat['circle'])})"
    if not seat["write"]:
        return "-"
    move = min(seat["write"])
    while True:
        owed = await client.ask("owed", seat=seat["seat"], round=round_, move=move)
        if not owed["lines"]:
            return str(owed["move"])
        line = min(owed["lines"], key=lambda one: str(one["line"]))
        move = append_circle(owed["move"], line["line"], min(line["cells"]))


async def _roll(clients: list[Client], round_: int) -> None:
    """By whoever's turn it is."""
    for client in clients:
        try:
            await client.ask("next", round=round_)
        except Refused as refused:
            assert refused.code == "not-your-roll", refused
        else:
            return
    raise AssertionError("nobody may roll")
