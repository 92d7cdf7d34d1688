"""Before a game: who sits where, and what is played."""

from collections.abc import Iterator
from dataclasses import asdict
from hmac import compare_digest
from typing import assert_never

from fivebyfive.dice import check_nonce
from fivebyfive.table import commands as c
from fivebyfive.table import events as e
from fivebyfive.table.decide.guards import (
    check_name,
    is_by_host,
    is_taken_off,
    require_capacity,
    require_host,
    require_listed,
    require_lobby,
    require_own_name,
    require_own_seat_or_host,
    require_unlocked,
)
from fivebyfive.table.dice_parts import list_awaited_nonces
from fivebyfive.table.errors import TableCode, TableError
from fivebyfive.table.evolve import evolve
from fivebyfive.table.state import Table


def decide_lobby(table: Table, command: c.LobbyCommand, by: str, now: int) -> Iterator[e.Event]:
    """Commands for the time before a game."""
    match command:
        case c.Join():
            return join(table, command, now)
        case c.Sit():
            return sit(table, command, by, now)
        case c.SeatComputer():
            return seat_computer(table, command, by, now)
        case c.Remove():
            return remove(table, command, by, now)
        case c.Rename():
            return rename(table, command, by, now)
        case c.Reorder():
            return reorder(table, command, by, now)
        case c.Change():
            return change_settings(table, command, by, now)
        case c.GiveNonce():
            return give_nonce(table, command, by, now)
        case c.Start():
            return start(table, by, now)
    assert_never(command)


def join(table: Table, command: c.Join, now: int) -> Iterator[e.Event]:
    """A device comes to the table; where it is locked, nobody new does but a further host."""
    if command.device in table.devices:
        return
    if command.key_hash and not compare_digest(command.key_hash, table.key_hash):
        raise TableError(TableCode.WRONG_HOST_LINK)
    if table.locked and not command.key_hash:
        raise TableError(TableCode.LOCKED)
    if command.nonce:
        check_nonce(command.nonce)
    yield e.DeviceJoined(now, command.device, command.token_hash, command.nonce)
    if command.key_hash:
        yield e.CoHostAdded(now, command.device)


def sit(table: Table, command: c.Sit, by: str, now: int) -> Iterator[e.Event]:
    """A person on this device takes a seat."""
    require_lobby(table)
    require_unlocked(table, by)
    require_capacity(table)
    require_listed(table, command.name, by)
    check_name(table, command.name, by)
    yield e.SeatTaken(now, command.name, device=by)


def seat_computer(table: Table, command: c.SeatComputer, by: str, now: int) -> Iterator[e.Event]:
    """The host gives a computer player a seat; the server knows which levels there are."""
    require_host(table, by)
    require_lobby(table)
    require_capacity(table)
    check_name(table, command.name, by, command.level)
    yield e.SeatTaken(now, command.name, bot=command.level)


def remove(table: Table, command: c.Remove, by: str, now: int) -> Iterator[e.Event]:
    """A seat is freed; in a game a computer plays on for it, so that the game can go on."""
    holder = require_own_seat_or_host(table, command.seat, by)
    if table.phase == "lobby":
        yield e.SeatFreed(now, command.seat, is_taken_off(table, holder.device, by))
    elif holder.device is not None:
        yield e.SeatLeft(now, command.seat)


def rename(table: Table, command: c.Rename, by: str, now: int) -> Iterator[e.Event]:
    """Another name, also in a game."""
    holder = require_own_seat_or_host(table, command.seat, by)
    if command.name == holder.name:
        return
    require_listed(table, command.name, by)
    require_own_name(table, holder.name, by)
    check_name(table, command.name, by, holder.bot, besides=holder.name)
    by_host = is_by_host(table, holder.device, by)
    yield e.SeatRenamed(now, command.seat, command.name, by_host)


def reorder(table: Table, command: c.Reorder, by: str, now: int) -> Iterator[e.Event]:
    """The rolling order: the youngest first."""
    require_host(table, by)
    require_lobby(table)
    if sorted(command.order) != list(range(len(table.seats))):
        raise TableError(TableCode.BAD_ORDER)
    if command.order != sorted(command.order):
        yield e.SeatsReordered(now, list(command.order))


def change_settings(table: Table, command: c.Change, by: str, now: int) -> Iterator[e.Event]:
    """Other settings."""
    require_host(table, by)
    require_lobby(table)
    settings = table.settings.with_changes(command.settings)
    if settings != table.settings:
        yield e.SettingsChanged(now, asdict(settings))


def give_nonce(table: Table, command: c.GiveNonce, by: str, now: int) -> Iterator[e.Event]:
    """A device's part in the dice; it cannot be changed, or one could try until one likes them."""
    require_lobby(table)
    check_nonce(command.nonce)
    if table.devices[by].nonce == command.nonce:
        return
    if table.devices[by].nonce:
        raise TableError(TableCode.NONCE_GIVEN)
    given = e.NonceGiven(now, by, command.nonce)
    yield given
    after = evolve(table, given)
    if after.starting_since is not None and not list_awaited_nonces(after):
        yield begin_game(after, now)


def start(table: Table, by: str, now: int) -> Iterator[e.Event]:
    """The game begins; the first roll comes with the first `next`.

    Where nonces are still on their way, it begins with the last of them, or in a moment.
    """
    require_host(table, by)
    require_lobby(table)
    if table.papers and not table.seats:
        raise TableError(TableCode.ONLY_PAPER)
    if not table.seats:
        raise TableError(TableCode.NOBODY_SEATED)
    if not list_awaited_nonces(table):
        yield begin_game(table, now)
    elif table.starting_since is None:
        yield e.StartRequested(now)


def begin_game(table: Table, now: int) -> e.GameStarted:
    """The game begins with the nonces that are there, in joining order."""
    givers = [device for device in table.devices.values() if device.nonce]
    return e.GameStarted(now, [device.nonce for device in givers], [device.id for device in givers])
