"""What events make of the open round: rolls, moves and the time for them."""

from typing import Any, assert_never

from fivebyfive.rules import Game, parse_move, parse_throw
from fivebyfive.table import events as e
from fivebyfive.table.dice_parts import find_nonce_place, list_missing_witnesses
from fivebyfive.table.evolve.names import allow_name
from fivebyfive.table.evolve.paper import set_full_rounds
from fivebyfive.table.state import (
    GivenPart,
    LastReaction,
    PendingRoll,
    Seat,
    Table,
    replace_fields,
)


def evolve_rounds(table: Table, event: e.RoundEvent) -> Table:
    """The state after an event in a running game."""
    match event:
        case e.MoveMade():
            return _apply_move_made(table, event)
        case e.RollRequested():
            return _apply_roll_requested(table, event)
        case e.PartGiven():
            return _apply_part_given(table, event)
        case e.Rolled():
            return _apply_rolled(table, event)
        case e.RoundClosed():
            return _apply_round_closed(table, event)
        case e.MoveTakenBack():
            return _apply_move_taken_back(table, event)
        case e.TimeUp():
            return _apply_time_up(table, event)
        case e.Reacted():
            return _apply_reacted(table, event)
        case e.HintTaken():
            return _apply_hint_taken(table, event)
        case e.RollCorrected():
            return _apply_roll_corrected(table, event)
        case e.SeatTakenLate():
            return _apply_seat_taken_late(table, event)
    assert_never(event)


def _with_game(table: Table, game: Game, **changes: Any) -> Table:
    return replace_fields(table, game=game, **changes)


def _current_game(table: Table) -> Game:
    assert table.game is not None  # noqa: S101 -- decide lets this happen in a game only
    return table.game


def _apply_move_made(table: Table, event: e.MoveMade) -> Table:
    was_waiting = bool(table.waiting_for)
    game = _current_game(table).play(event.seat, parse_move(event.move), event.stand_in)
    still = game.open_round.waiting_for if game.open_round else ()
    return _with_game(
        table,
        game,
        waiting_since=event.at if was_waiting and not still else table.waiting_since,
        played_at=event.at,
    )


def _apply_roll_requested(table: Table, event: e.RollRequested) -> Table:
    pending = PendingRoll(event.round, event.at, tuple(event.witnesses))
    return replace_fields(table, pending_roll=pending)


def _apply_part_given(table: Table, event: e.PartGiven) -> Table:
    given = GivenPart(event.round, find_nonce_place(table, event.device), event.part)
    return replace_fields(table, parts=(*table.parts, given))


def _apply_rolled(table: Table, event: e.Rolled) -> Table:
    game = _current_game(table).roll(parse_throw(event.roll))
    silent = list_missing_witnesses(table)
    return _with_game(
        table,
        game,
        waiting_since=event.at,
        played_at=event.at,
        time_up=False,
        more_time_up=False,
        pending_roll=None,
        lapses={**table.lapses, **{one: table.lapses.get(one, 0) + 1 for one in silent}},
        lapsed_witnesses=table.lapsed_witnesses.union(silent),
    )


def _apply_round_closed(table: Table, event: e.RoundClosed) -> Table:
    return _with_game(
        table,
        _current_game(table).close(),
        waiting_since=event.at,
        time_up=False,
        more_time_up=False,
    )


def _apply_move_taken_back(table: Table, event: e.MoveTakenBack) -> Table:
    return _with_game(table, _current_game(table).take_back(event.seat))


def _apply_time_up(table: Table, event: e.TimeUp) -> Table:
    return replace_fields(table, time_up=True, more_time_up=event.more)


def _apply_reacted(table: Table, event: e.Reacted) -> Table:
    said = LastReaction(event.kind, event.at, table.round)
    return replace_fields(table, last_reactions={**table.last_reactions, event.seat: said})


def _apply_hint_taken(table: Table, event: e.HintTaken) -> Table:
    return replace_fields(table, hints=(*table.hints, event.round))


def _apply_roll_corrected(table: Table, event: e.RollCorrected) -> Table:
    # Another number may be circled, so a sheet of paper is not full before that is said again.
    table = set_full_rounds(table, {paper.number: None for paper in table.papers})
    game = _current_game(table).correct(parse_throw(event.roll))
    return _with_game(table, game, waiting_since=event.at, time_up=False, more_time_up=False)


def _apply_seat_taken_late(table: Table, event: e.SeatTakenLate) -> Table:
    holder = Seat(event.name, event.device, late=len(event.moves))
    game = _current_game(table).admit([parse_move(move) for move in event.moves])
    table = allow_name(table, event.name)
    table = replace_fields(table, seats=(*table.seats, holder), game=game)
    # Where all others have moved, or had their time, it begins anew for whoever came.
    if table.time_up or table.waiting_for == [len(table.seats) - 1]:
        return replace_fields(table, waiting_since=event.at, time_up=False, more_time_up=False)
    return table
