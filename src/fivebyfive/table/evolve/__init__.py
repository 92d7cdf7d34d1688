"""From a state and an event to the next state. Events are trusted: `decide` has checked them."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from functools import reduce
from typing import Any, Final

from fivebyfive.rules import Game, parse_move, parse_throw
from fivebyfive.rules.grid import SeatIndex
from fivebyfive.table import events as e
from fivebyfive.table.evolve.paper import PAPER_HANDLERS, papers_for_rematch, set_full_rounds
from fivebyfive.table.settings import Settings
from fivebyfive.table.state import Device, LastReaction, Seat, Table


def fold(events: Iterable[e.Event], table: Table | None = None) -> Table:
    """The state after the events; without one to start from, the first opens the table."""
    state = reduce(_step, events, table)
    if state is None:
        raise ValueError("a table needs at least its first event")
    return state


def _step(table: Table | None, event: e.Event) -> Table:
    if isinstance(event, e.TableOpened):
        return _apply_table_opened(event)
    assert table is not None  # noqa: S101 -- the first event of a log is TableOpened
    return evolve(table, event)


def evolve(table: Table, event: e.Event) -> Table:
    """The state after one event."""
    return _HANDLERS[type(event)](table, event)


def _apply_table_opened(event: e.TableOpened) -> Table:
    device = Device(event.device, event.token_hash, event.nonce, gone_since=event.at)
    return Table(
        code=event.code,
        settings=Settings(**event.settings),  # type: ignore[arg-type]
        host=device.id,
        permanent_host=device.id,
        secret=event.secret,
        club_room=event.room or None,
        rehearsal=event.rehearsal or None,
        devices={device.id: device},
    )


def _with_device(table: Table, device: Device) -> Table:
    return replace(table, devices={**table.devices, device.id: device})


def _with_seat(table: Table, seat: SeatIndex, **changes: Any) -> Table:
    chairs = list(table.seats)
    chairs[seat] = replace(chairs[seat], **changes)
    return replace(table, seats=tuple(chairs))


def _without_key(items: Mapping[str, Any], key: str) -> dict[str, Any]:
    return {name: item for name, item in items.items() if name != key}


def _apply_device_joined(table: Table, event: e.DeviceJoined) -> Table:
    device = Device(event.device, event.token_hash, event.nonce, gone_since=event.at)
    return _with_device(table, device)


def _apply_device_left(table: Table, event: e.DeviceLeft) -> Table:
    devices, claims = (
        _without_key(table.devices, event.device),
        _without_key(table.claims, event.device),
    )
    co_hosts = tuple(device for device in table.co_hosts if device != event.device)
    return replace(table, devices=devices, claims=claims, co_hosts=co_hosts)


def _apply_connected(table: Table, event: e.Connected) -> Table:
    back = replace(table.devices[event.device], gone_since=None, worker=event.worker)
    table = _with_device(table, back)
    # Nobody else can be the person of a seat whose person is back.
    own = table.seats_of(event.device)
    return replace(table, claims={who: s for who, s in table.claims.items() if s not in own})


def _apply_disconnected(table: Table, event: e.Disconnected) -> Table:
    return _with_device(table, replace(table.devices[event.device], gone_since=event.at))


def _apply_nonce_given(table: Table, event: e.NonceGiven) -> Table:
    return _with_device(table, replace(table.devices[event.device], nonce=event.nonce))


def _apply_settings_changed(table: Table, event: e.SettingsChanged) -> Table:
    return replace(table, settings=Settings(**event.settings))  # type: ignore[arg-type]


def _apply_seat_taken(table: Table, event: e.SeatTaken) -> Table:
    chair = Seat(event.name, event.device, event.bot)
    return replace(table, seats=(*table.seats, chair))


def _apply_seat_taken_late(table: Table, event: e.SeatTakenLate) -> Table:
    chair = Seat(event.name, event.device, late=len(event.moves))
    game = _current_game(table).admit([parse_move(move) for move in event.moves])
    table = replace(table, seats=(*table.seats, chair), game=game)
    # Where all others have moved, or had their time, it begins anew for whoever came.
    if table.time_up or table.waiting_for == [len(table.seats) - 1]:
        return replace(table, waiting_since=event.at, time_up=False, more_time_up=False)
    return table


def _apply_seat_freed(table: Table, event: e.SeatFreed) -> Table:
    chairs = table.seats[: event.seat] + table.seats[event.seat + 1 :]
    # Claims name seats by place; those that still fit are made again.
    return replace(table, seats=chairs, claims={})


def _apply_seat_left(table: Table, event: e.SeatLeft) -> Table:
    return _with_seat(table, event.seat, device=None, stand_in=True)


def _apply_seat_renamed(table: Table, event: e.SeatRenamed) -> Table:
    return _with_seat(table, event.seat, name=event.name)


def _apply_seats_reordered(table: Table, event: e.SeatsReordered) -> Table:
    return replace(table, seats=tuple(table.seats[seat] for seat in event.order), claims={})


def _apply_seat_claimed(table: Table, event: e.SeatClaimed) -> Table:
    return replace(table, claims={**table.claims, event.device: event.seat})


def _apply_claim_refused(table: Table, event: e.ClaimRefused) -> Table:
    return replace(table, claims=_without_key(table.claims, event.device))


def _apply_seat_moved(table: Table, event: e.SeatMoved) -> Table:
    table = replace(table, claims=_without_key(table.claims, event.device))
    return _with_seat(table, event.seat, device=event.device, stand_in=False)


def _apply_table_locked(table: Table, event: e.TableLocked) -> Table:
    return replace(table, locked=event.locked)


def _apply_table_paused(table: Table, event: e.TablePaused) -> Table:
    # After a pause everybody has their full time again.
    return replace(table, paused=event.paused, waiting_since=event.at)


def _apply_host_passed(table: Table, event: e.HostPassed) -> Table:
    return replace(
        table,
        host=event.device,
        permanent_host=event.device if event.home else table.permanent_host,
    )


def _apply_host_link_made(table: Table, event: e.HostLinkMade) -> Table:
    return replace(table, key_hash=event.key_hash)


def _apply_co_host_added(table: Table, event: e.CoHostAdded) -> Table:
    return replace(table, co_hosts=(*table.co_hosts, event.device))


def _apply_more_time_set(table: Table, event: e.MoreTimeSet) -> Table:
    return _with_seat(table, event.seat, more_time=event.on)


def _apply_reacted(table: Table, event: e.Reacted) -> Table:
    said = LastReaction(event.kind, event.at, table.round)
    return replace(table, last_reactions={**table.last_reactions, event.seat: said})


def _apply_stand_in_set(table: Table, event: e.StandInSet) -> Table:
    return _with_seat(table, event.seat, stand_in=event.on)


def _apply_game_started(table: Table, event: e.GameStarted) -> Table:
    game = Game.start(table.settings.game, len(table.seats))
    return replace(
        table,
        phase="playing",
        game=game,
        nonces=tuple(event.nonces),
        waiting_since=event.at,
        started_at=event.at,
    )


def _with_game(table: Table, game: Game, **changes: Any) -> Table:
    return replace(table, game=game, **changes)


def _current_game(table: Table) -> Game:
    assert table.game is not None  # noqa: S101 -- decide lets this happen in a game only
    return table.game


def _apply_rolled(table: Table, event: e.Rolled) -> Table:
    game = _current_game(table).roll(parse_throw(event.roll))
    return _with_game(table, game, waiting_since=event.at, time_up=False, more_time_up=False)


def _apply_roll_corrected(table: Table, event: e.RollCorrected) -> Table:
    # Another number may be circled, so a sheet of paper is not full before that is said again.
    table = set_full_rounds(table, {paper.number: None for paper in table.papers})
    game = _current_game(table).correct(parse_throw(event.roll))
    return _with_game(table, game, waiting_since=event.at, time_up=False, more_time_up=False)


def _apply_moved(table: Table, event: e.Moved) -> Table:
    was_waiting = bool(table.waiting_for)
    game = _current_game(table).play(event.seat, parse_move(event.move), event.stand_in)
    still = game.open_round.waiting_for if game.open_round else ()
    return _with_game(
        table, game, waiting_since=event.at if was_waiting and not still else table.waiting_since
    )


def _apply_taken_back(table: Table, event: e.TakenBack) -> Table:
    return _with_game(table, _current_game(table).take_back(event.seat))


def _apply_hint_taken(table: Table, event: e.HintTaken) -> Table:
    return replace(table, hints=(*table.hints, event.round))


def _apply_time_up(table: Table, event: e.TimeUp) -> Table:
    return replace(table, time_up=True, more_time_up=event.more)


def _apply_round_closed(table: Table, event: e.RoundClosed) -> Table:
    return _with_game(
        table,
        _current_game(table).close(),
        waiting_since=event.at,
        time_up=False,
        more_time_up=False,
    )


def _apply_game_ended(table: Table, event: e.GameEnded) -> Table:
    return replace(table, phase="over", abandoned=event.abandoned, paused=False)


def _apply_rematched(table: Table, event: e.Rematched) -> Table:
    devices = {name: replace(device, nonce="") for name, device in table.devices.items()}
    # Seats whose people left for good are not asked to play again.
    chairs = tuple(
        replace(chair, stand_in=False, late=0)
        for chair in table.seats
        if chair.bot is not None or chair.device is not None
    )
    return replace(
        table,
        phase="lobby",
        devices=devices,
        seats=chairs,
        papers=papers_for_rematch(table.papers),
        claims={},
        secret=event.secret,
        game=None,
        game_number=table.game_number + 1,
        nonces=(),
        repeated_rolls=tuple(map(parse_throw, event.rolls)),
        abandoned=False,
        hints=(),
        last_reactions={},
        time_up=False,
        more_time_up=False,
    )


_HANDLERS: Final[Mapping[type, Callable[[Table, Any], Table]]] = {
    e.DeviceJoined: _apply_device_joined,
    e.DeviceLeft: _apply_device_left,
    e.Connected: _apply_connected,
    e.Disconnected: _apply_disconnected,
    e.NonceGiven: _apply_nonce_given,
    e.SettingsChanged: _apply_settings_changed,
    e.SeatTaken: _apply_seat_taken,
    e.SeatTakenLate: _apply_seat_taken_late,
    e.SeatFreed: _apply_seat_freed,
    e.SeatLeft: _apply_seat_left,
    e.SeatRenamed: _apply_seat_renamed,
    e.SeatsReordered: _apply_seats_reordered,
    **PAPER_HANDLERS,
    e.SeatClaimed: _apply_seat_claimed,
    e.ClaimRefused: _apply_claim_refused,
    e.SeatMoved: _apply_seat_moved,
    e.TableLocked: _apply_table_locked,
    e.TablePaused: _apply_table_paused,
    e.HostPassed: _apply_host_passed,
    e.HostLinkMade: _apply_host_link_made,
    e.CoHostAdded: _apply_co_host_added,
    e.MoreTimeSet: _apply_more_time_set,
    e.Reacted: _apply_reacted,
    e.StandInSet: _apply_stand_in_set,
    e.GameStarted: _apply_game_started,
    e.Rolled: _apply_rolled,
    e.RollCorrected: _apply_roll_corrected,
    e.Moved: _apply_moved,
    e.TakenBack: _apply_taken_back,
    e.HintTaken: _apply_hint_taken,
    e.TimeUp: _apply_time_up,
    e.RoundClosed: _apply_round_closed,
    e.GameEnded: _apply_game_ended,
    e.Rematched: _apply_rematched,
}
