"""Questions that several commands ask first."""

from typing import Final, Protocol

from fivebyfive.rules import Game, Player, RecordError, RulesCode
from fivebyfive.rules.names import hides_letters, mixes_scripts, name_key, name_skeleton
from fivebyfive.rules.record import check_player
from fivebyfive.rules.text import sanitize_text
from fivebyfive.table.errors import TableCode, TableError
from fivebyfive.table.roster import is_on_roster
from fivebyfive.table.state import PaperSeat, Seat, Table

MAX_SEATS: Final = 2_000  # any number of friends, but not of a program that runs wild


class InRound(Protocol):
    """A command that means a round of a game."""

    @property
    def round(self) -> int:
        """The round, from 1."""

    @property
    def game(self) -> int:
        """The game of the table, from 1; 0 for whichever is being played."""


def require_host(table: Table, by: str) -> None:
    """Only the host may do this."""
    if not table.is_host(by):
        raise TableError(TableCode.NOT_HOST)


def require_lobby(table: Table) -> None:
    """Only before a game."""
    if table.phase != "lobby":
        raise TableError(TableCode.NOT_IN_LOBBY)


def require_game(table: Table) -> Game:
    """Only in a game."""
    if table.phase != "playing" or table.game is None:
        raise TableError(TableCode.NOT_PLAYING)
    return table.game


def require_same_game(table: Table, game: int) -> None:
    """Only in the game that was meant; 0 means whichever is being played."""
    if game not in (0, table.game_number):
        raise TableError(TableCode.STALE_ROUND, round=table.round)


def require_open_round(table: Table, command: InRound) -> Game:
    """Only in the open round that was meant."""
    game = require_game(table)
    if table.paused:
        raise TableError(TableCode.PAUSED)
    require_same_game(table, command.game)
    if not table.is_open or command.round != table.round:
        raise TableError(TableCode.STALE_ROUND, round=table.round)
    return game


def require_no_pending_roll(table: Table) -> None:
    """Only while moves may change: not once devices are asked for their parts of the next roll."""
    if table.pending_roll is not None:
        raise TableError(TableCode.ROLLING)


def require_own_seat(table: Table, seat: int, by: str) -> Seat:
    """Only for one's own seats."""
    holder = table.seat_at(seat)
    if holder.device != by:
        raise TableError(TableCode.NOT_YOUR_SEAT, name=holder.name)
    return holder


def require_own_seat_or_host(table: Table, seat: int, by: str) -> Seat:
    """For one's own seats, or for the host."""
    return table.seat_at(seat) if table.is_host(by) else require_own_seat(table, seat, by)


def require_own_paper_or_host(table: Table, number: int, by: str) -> PaperSeat:
    """For whoever plays on paper with this device, or for the host."""
    paper = table.paper_at(number)
    if paper.device != by and not table.is_host(by):
        raise TableError(TableCode.NOT_YOUR_SEAT, name=paper.name)
    return paper


def require_capacity(table: Table) -> None:
    """A table holds only so many people."""
    if len(table.participants) >= MAX_SEATS:
        raise TableError(TableCode.TABLE_FULL, seats=MAX_SEATS)


def require_unlocked(table: Table, by: str) -> None:
    """A locked table lets nobody sit down but hosts."""
    if table.locked and not table.is_host(by):
        raise TableError(TableCode.LOCKED)


def check_name(table: Table, name: str, by: str, bot: str | None = None, besides: str = "") -> None:
    """A name that a record can hold and nobody has, besides who is called so until now.

    What a host has taken off nobody takes again but a host.
    """
    check_player(Player(name, bot))
    if hides_letters(name):
        raise TableError(TableCode.NAME_HIDES, name=sanitize_text(name))
    if mixes_scripts(name):
        raise TableError(TableCode.NAME_MIXED, name=name)
    key, looks = name_key(name), name_skeleton(name)
    others = [one.name for one in table.participants if one.name != besides]
    if any(name_key(other) == key for other in others):
        raise RecordError(RulesCode.NAME_TAKEN, name=name).at(None, name)
    for other in others:
        if name_skeleton(other) == looks:
            raise TableError(TableCode.NAME_ALIKE, name=name, other=other)
    if table.is_host(by):
        return
    for barred in table.barred_names:
        if key == name_key(barred) or looks == name_skeleton(barred):
            raise TableError(TableCode.NAME_BARRED, name=name)


def require_own_name(table: Table, name: str, by: str) -> None:
    """A name that a host has given stays for this game; only hosts change it."""
    if table.is_host(by) or not table.host_names:
        return
    if name_key(name) in map(name_key, table.host_names):
        raise TableError(TableCode.NAME_KEPT, name=name)


def is_by_host(table: Table, owner: str | None, by: str) -> bool:
    """Whether a host does something to somebody who is none, and so may not undo it."""
    return owner is not None and table.is_host(by) and not table.is_host(owner)


def is_taken_off(table: Table, owner: str | None, by: str) -> bool:
    """Whether a host takes the name of somebody who is there off the table.

    To free the seat of somebody who is gone is no judgement on the name: they may come back.
    """
    device = table.devices.get(owner or "")
    return is_by_host(table, owner, by) and device is not None and device.gone_since is None


def require_listed(table: Table, name: str, by: str) -> None:
    """Where only names on the list may be taken, the host alone gives others."""
    if table.roster_only and not table.is_host(by) and not is_on_roster(name, table.roster):
        raise TableError(TableCode.NOT_ON_LIST, name=sanitize_text(name))
