"""What events make of the table as a whole: settings, start, end and rematch."""

from dataclasses import replace
from typing import assert_never

from fivebyfive.dice import is_anchor
from fivebyfive.rules import Game, parse_throw
from fivebyfive.table import events as e
from fivebyfive.table.evolve.names import allow_name
from fivebyfive.table.evolve.paper import papers_for_rematch
from fivebyfive.table.series import standings
from fivebyfive.table.settings import Settings
from fivebyfive.table.state import Table


def evolve_game(table: Table, event: e.GameEvent) -> Table:
    """The state after an event about the table or its game."""
    match event:
        case e.SettingsChanged():
            return _apply_settings_changed(table, event)
        case e.TableLocked():
            return _apply_table_locked(table, event)
        case e.NameAllowed():
            return allow_name(table, table.barred_names[event.place])
        case e.TablePaused():
            return _apply_table_paused(table, event)
        case e.StartRequested():
            return _apply_start_requested(table, event)
        case e.GameStarted():
            return _apply_game_started(table, event)
        case e.GameEnded():
            return _apply_game_ended(table, event)
        case e.Rematched():
            return _apply_rematched(table, event)
    assert_never(event)


def _apply_settings_changed(table: Table, event: e.SettingsChanged) -> Table:
    return replace(table, settings=Settings(**event.settings))  # type: ignore[arg-type]


def _apply_table_locked(table: Table, event: e.TableLocked) -> Table:
    return replace(table, locked=event.locked)


def _apply_table_paused(table: Table, event: e.TablePaused) -> Table:
    # After a pause everybody has their full time again.
    return replace(table, paused=event.paused, waiting_since=event.at)


def _apply_start_requested(table: Table, event: e.StartRequested) -> Table:
    return replace(table, starting_since=event.at)


def _apply_game_started(table: Table, event: e.GameStarted) -> Table:
    game = Game.start(table.settings.game, len(table.seats))
    known = bool(event.devices) or not event.nonces  # not in logs older than parts
    people = dict.fromkeys(one.device for one in table.participants if one.device)
    return replace(
        table,
        phase="playing",
        game=game,
        starting_since=None,
        nonces=tuple(event.nonces),
        nonce_devices=tuple(event.devices),
        chain_devices=tuple(
            device
            for device, nonce in zip(event.devices, event.nonces, strict=False)
            if is_anchor(nonce)
        ),
        without_nonce=tuple(one for one in people if known and one not in event.devices),
        waiting_since=event.at,
        started_at=event.at,
    )


def _apply_game_ended(table: Table, event: e.GameEnded) -> Table:
    return replace(table, phase="over", abandoned=event.abandoned, paused=False, pending_roll=None)


def _apply_rematched(table: Table, event: e.Rematched) -> Table:
    devices = {name: replace(device, nonce="") for name, device in table.devices.items()}
    # Seats whose people left for good are not asked to play again.
    seats = tuple(
        replace(holder, stand_in=False, late=0)
        for holder in table.seats
        if holder.bot is not None or holder.device is not None
    )
    return replace(
        table,
        phase="lobby",
        devices=devices,
        seats=seats,
        papers=papers_for_rematch(table.papers),
        claims={},
        secret=event.secret,
        game=None,
        game_number=table.game_number + 1,
        series=standings(table),  # not before: sheets of paper are typed in after the end
        nonces=(),
        nonce_devices=(),
        chain_devices=(),
        without_nonce=(),
        parts=(),
        lapses={},
        lapsed_witnesses=frozenset(),
        repeated_rolls=tuple(map(parse_throw, event.rolls)),
        abandoned=False,
        hints=(),
        played_at=0,
        last_reactions={},
        barred_names=table.barred_names if event.keeps_barred else (),
        host_names=(),
        time_up=False,
        more_time_up=False,
    )
