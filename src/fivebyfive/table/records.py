"""The record of the game at a table."""

from datetime import UTC, datetime

from fivebyfive.dice import commitment, dice_headers
from fivebyfive.rules import Player, Record

from .errors import TableCode, TableError
from .state import Table


def record_of(table: Table) -> Record:
    """The game that is played or was played last, with the closed rounds only while it goes on."""
    if table.game is None:
        raise TableError(TableCode.NOT_PLAYING)
    game = table.game
    if table.phase == "playing" or table.abandoned:
        game = game.closed_only()
    headers = [("Date", datetime.fromtimestamp(table.started_at / 1000, UTC).date().isoformat())]
    if table.abandoned:
        headers.append(("Ended", "abandoned"))
    late = ", ".join(f"{chair.name} {chair.late}" for chair in table.chairs if chair.late)
    if late:
        headers.append(("Late", late))
    if table.settings.dice == "app" and not table.rolls_again:
        secret = table.secret if table.phase == "over" else None
        headers.extend(dice_headers(table.code, commitment(table.secret), table.nonces, secret))
    else:
        headers.append(("Table", table.code))
    players = tuple(Player(chair.name, chair.bot) for chair in table.chairs)
    return Record(game, players, tuple(headers))
