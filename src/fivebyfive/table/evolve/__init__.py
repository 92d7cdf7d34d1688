"""From a state and an event to the next state. Events are trusted: `decide` has checked them."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from functools import reduce
from typing import Any, Final

from fivebyfive.rules import Game, parse_move, parse_throw
from fivebyfive.rules.grid import Seat
from fivebyfive.table import events as e
from fivebyfive.table.evolve.paper import PAPER, announced, for_rematch
from fivebyfive.table.settings import Settings
from fivebyfive.table.state import Chair, Device, Said, Table


def fold(events: Iterable[e.Event], table: Table | None = None) -> Table:
    """The state after the events; without one to start from, the first opens the table."""
    state = reduce(_step, events, table)
    if state is None:
        raise ValueError("a table needs at least its first event")
    return state


def _step(table: Table | None, event: e.Event) -> Table:
    if isinstance(event, e.TableOpened):
        return _opened(event)
    assert table is not None  # noqa: S101 -- the first event of a log is TableOpened
    return evolve(table, event)


def evolve(table: Table, event: e.Event) -> Table:
    """The state after one event."""
    return _EVOLVE[type(event)](table, event)


def _opened(event: e.TableOpened) -> Table:
    device = Device(event.device, event.token_hash, event.nonce, gone_since=event.at)
    return Table(
        code=event.code,
        settings=Settings(**event.settings),  # type: ignore[arg-type]
        host=device.id,
        home=device.id,
        secret=event.secret,
        room=event.room or None,
        rehearsal=event.rehearsal or None,
        devices={device.id: device},
    )


def _with_device(table: Table, device: Device) -> Table:
    return replace(table, devices={**table.devices, device.id: device})


def _with_chair(table: Table, seat: Seat, **changes: Any) -> Table:
    chairs = list(table.chairs)
    chairs[seat] = replace(chairs[seat], **changes)
    return replace(table, chairs=tuple(chairs))


def _without(items: Mapping[str, Any], key: str) -> dict[str, Any]:
    return {name: item for name, item in items.items() if name != key}


def _joined(table: Table, event: e.DeviceJoined) -> Table:
    device = Device(event.device, event.token_hash, event.nonce, gone_since=event.at)
    return _with_device(table, device)


def _left(table: Table, event: e.DeviceLeft) -> Table:
    devices, claims = _without(table.devices, event.device), _without(table.claims, event.device)
    co_hosts = tuple(device for device in table.co_hosts if device != event.device)
    return replace(table, devices=devices, claims=claims, co_hosts=co_hosts)


def _connected(table: Table, event: e.Connected) -> Table:
    back = replace(table.devices[event.device], gone_since=None, worker=event.worker)
    table = _with_device(table, back)
    # Nobody else can be the person of a seat whose person is back.
    own = table.seats_of(event.device)
    return replace(table, claims={who: s for who, s in table.claims.items() if s not in own})


def _disconnected(table: Table, event: e.Disconnected) -> Table:
    return _with_device(table, replace(table.devices[event.device], gone_since=event.at))


def _nonce(table: Table, event: e.NonceGiven) -> Table:
    return _with_device(table, replace(table.devices[event.device], nonce=event.nonce))


def _settings(table: Table, event: e.SettingsChanged) -> Table:
    return replace(table, settings=Settings(**event.settings))  # type: ignore[arg-type]


def _taken(table: Table, event: e.SeatTaken) -> Table:
    chair = Chair(event.name, event.device, event.bot)
    return replace(table, chairs=(*table.chairs, chair))


def _taken_late(table: Table, event: e.SeatTakenLate) -> Table:
    chair = Chair(event.name, event.device, late=len(event.moves))
    game = _game(table).admit([parse_move(move) for move in event.moves])
    table = replace(table, chairs=(*table.chairs, chair), game=game)
    # Where all others have moved, or had their time, it begins anew for whoever came.
    if table.time_up or table.waiting_for == [len(table.chairs) - 1]:
        return replace(table, since=event.at, time_up=False, more_time_up=False)
    return table


def _freed(table: Table, event: e.SeatFreed) -> Table:
    chairs = table.chairs[: event.seat] + table.chairs[event.seat + 1 :]
    # Claims name seats by place; those that still fit are made again.
    return replace(table, chairs=chairs, claims={})


def _seat_left(table: Table, event: e.SeatLeft) -> Table:
    return _with_chair(table, event.seat, device=None, stand_in=True)


def _renamed(table: Table, event: e.SeatRenamed) -> Table:
    return _with_chair(table, event.seat, name=event.name)


def _reordered(table: Table, event: e.SeatsReordered) -> Table:
    return replace(table, chairs=tuple(table.chairs[seat] for seat in event.order), claims={})


def _claimed(table: Table, event: e.SeatClaimed) -> Table:
    return replace(table, claims={**table.claims, event.device: event.seat})


def _claim_refused(table: Table, event: e.ClaimRefused) -> Table:
    return replace(table, claims=_without(table.claims, event.device))


def _seat_moved(table: Table, event: e.SeatMoved) -> Table:
    table = replace(table, claims=_without(table.claims, event.device))
    return _with_chair(table, event.seat, device=event.device, stand_in=False)


def _locked(table: Table, event: e.TableLocked) -> Table:
    return replace(table, locked=event.locked)


def _paused(table: Table, event: e.TablePaused) -> Table:
    # After a pause everybody has their full time again.
    return replace(table, paused=event.paused, since=event.at)


def _host_passed(table: Table, event: e.HostPassed) -> Table:
    return replace(table, host=event.device, home=event.device if event.home else table.home)


def _host_link(table: Table, event: e.HostLinkMade) -> Table:
    return replace(table, key_hash=event.key_hash)


def _co_host(table: Table, event: e.CoHostAdded) -> Table:
    return replace(table, co_hosts=(*table.co_hosts, event.device))


def _more_time(table: Table, event: e.MoreTimeSet) -> Table:
    return _with_chair(table, event.seat, more_time=event.on)


def _reacted(table: Table, event: e.Reacted) -> Table:
    said = Said(event.kind, event.at, table.round)
    return replace(table, said={**table.said, event.seat: said})


def _stand_in(table: Table, event: e.StandInSet) -> Table:
    return _with_chair(table, event.seat, stand_in=event.on)


def _started(table: Table, event: e.GameStarted) -> Table:
    game = Game.start(table.settings.game, len(table.chairs))
    return replace(
        table,
        phase="playing",
        game=game,
        nonces=tuple(event.nonces),
        since=event.at,
        started_at=event.at,
    )


def _in_game(table: Table, game: Game, **changes: Any) -> Table:
    return replace(table, game=game, **changes)


def _game(table: Table) -> Game:
    assert table.game is not None  # noqa: S101 -- decide lets this happen in a game only
    return table.game


def _rolled(table: Table, event: e.Rolled) -> Table:
    game = _game(table).roll(parse_throw(event.roll))
    return _in_game(table, game, since=event.at, time_up=False, more_time_up=False)


def _corrected(table: Table, event: e.RollCorrected) -> Table:
    # Another number may be circled, so a sheet of paper is not full before that is said again.
    table = announced(table, {paper.number: None for paper in table.papers})
    game = _game(table).correct(parse_throw(event.roll))
    return _in_game(table, game, since=event.at, time_up=False, more_time_up=False)


def _moved(table: Table, event: e.Moved) -> Table:
    was_waiting = bool(table.waiting_for)
    game = _game(table).play(event.seat, parse_move(event.move), event.stand_in)
    still = game.open_round.waiting_for if game.open_round else ()
    return _in_game(table, game, since=event.at if was_waiting and not still else table.since)


def _taken_back(table: Table, event: e.TakenBack) -> Table:
    return _in_game(table, _game(table).take_back(event.seat))


def _hint(table: Table, event: e.HintTaken) -> Table:
    return replace(table, hints=(*table.hints, event.round))


def _time_up(table: Table, event: e.TimeUp) -> Table:
    return replace(table, time_up=True, more_time_up=event.more)


def _round_closed(table: Table, event: e.RoundClosed) -> Table:
    return _in_game(table, _game(table).close(), since=event.at, time_up=False, more_time_up=False)


def _ended(table: Table, event: e.GameEnded) -> Table:
    return replace(table, phase="over", abandoned=event.abandoned, paused=False)


def _rematched(table: Table, event: e.Rematched) -> Table:
    devices = {name: replace(device, nonce="") for name, device in table.devices.items()}
    # Seats whose people left for good are not asked to play again.
    chairs = tuple(
        replace(chair, stand_in=False, late=0)
        for chair in table.chairs
        if chair.bot is not None or chair.device is not None
    )
    return replace(
        table,
        phase="lobby",
        devices=devices,
        chairs=chairs,
        papers=for_rematch(table.papers),
        claims={},
        secret=event.secret,
        game=None,
        game_number=table.game_number + 1,
        nonces=(),
        rolls_again=tuple(map(parse_throw, event.rolls)),
        abandoned=False,
        hints=(),
        said={},
        time_up=False,
        more_time_up=False,
    )


_EVOLVE: Final[Mapping[type, Callable[[Table, Any], Table]]] = {
    e.DeviceJoined: _joined,
    e.DeviceLeft: _left,
    e.Connected: _connected,
    e.Disconnected: _disconnected,
    e.NonceGiven: _nonce,
    e.SettingsChanged: _settings,
    e.SeatTaken: _taken,
    e.SeatTakenLate: _taken_late,
    e.SeatFreed: _freed,
    e.SeatLeft: _seat_left,
    e.SeatRenamed: _renamed,
    e.SeatsReordered: _reordered,
    **PAPER,
    e.SeatClaimed: _claimed,
    e.ClaimRefused: _claim_refused,
    e.SeatMoved: _seat_moved,
    e.TableLocked: _locked,
    e.TablePaused: _paused,
    e.HostPassed: _host_passed,
    e.HostLinkMade: _host_link,
    e.CoHostAdded: _co_host,
    e.MoreTimeSet: _more_time,
    e.Reacted: _reacted,
    e.StandInSet: _stand_in,
    e.GameStarted: _started,
    e.Rolled: _rolled,
    e.RollCorrected: _corrected,
    e.Moved: _moved,
    e.TakenBack: _taken_back,
    e.HintTaken: _hint,
    e.TimeUp: _time_up,
    e.RoundClosed: _round_closed,
    e.GameEnded: _ended,
    e.Rematched: _rematched,
}
