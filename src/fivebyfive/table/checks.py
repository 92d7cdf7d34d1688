"""Questions that several commands ask first."""

from typing import Final

from fivebyfive.rules import Game, Player
from fivebyfive.rules.record import check_player, name_key

from .errors import TableCode, TableError
from .state import Chair, Table

MOST_SEATS: Final = 2_000  # any number of friends, but not of a program that runs wild


def need_host(table: Table, by: str) -> None:
    """Only the host may do this."""
    if not table.is_host(by):
        raise TableError(TableCode.NOT_HOST)


def need_lobby(table: Table) -> None:
    """Only before a game."""
    if table.phase != "lobby":
        raise TableError(TableCode.NOT_IN_LOBBY)


def need_game(table: Table) -> Game:
    """Only in a game."""
    if table.phase != "playing" or table.game is None:
        raise TableError(TableCode.NOT_PLAYING)
    return table.game


def need_this_game(table: Table, game: int) -> None:
    """Only in the game that was meant; 0 means whichever is being played."""
    if game not in (0, table.game_number):
        raise TableError(TableCode.STALE_ROUND, round=table.round)


def chair_at(table: Table, seat: int) -> Chair:
    """The seat that was named."""
    if not 0 <= seat < len(table.chairs):
        raise TableError(TableCode.NO_SUCH_SEAT, seat=seat)
    return table.chairs[seat]


def need_own_seat(table: Table, seat: int, by: str) -> Chair:
    """Only for one's own seats."""
    chair = chair_at(table, seat)
    if chair.device != by:
        raise TableError(TableCode.NOT_YOUR_SEAT, name=chair.name)
    return chair


def need_own_seat_or_host(table: Table, seat: int, by: str) -> Chair:
    """For one's own seats, or for the host."""
    return chair_at(table, seat) if table.is_host(by) else need_own_seat(table, seat, by)


def need_room(table: Table) -> None:
    """A table holds only so many seats."""
    if len(table.chairs) >= MOST_SEATS:
        raise TableError(TableCode.TABLE_FULL, seats=MOST_SEATS)


def need_unlocked(table: Table, by: str) -> None:
    """A locked table lets nobody sit down but hosts."""
    if table.locked and not table.is_host(by):
        raise TableError(TableCode.LOCKED)


def check_name(table: Table, name: str, bot: str | None = None, besides: int | None = None) -> None:
    """A name that a record can hold and nobody else has."""
    taken = {name_key(chair.name) for seat, chair in enumerate(table.chairs) if seat != besides}
    check_player(Player(name, bot), taken)
