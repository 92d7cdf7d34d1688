"""What one device sees besides the public view: its own seats, and what they may do."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import takewhile
from typing import Any, NamedTuple, TypeAlias

from fivebyfive.rules import (
    CELL_NAMES,
    NOTHING,
    Circle,
    Game,
    Roll,
    Round,
    SeatIndex,
    Sheet,
    Write,
)
from fivebyfive.table.state import Table
from fivebyfive.table.timers import seat_time_up_at
from fivebyfive.table.views.models import ClaimView, OwnSeatView, PrivateView
from fivebyfive.table.views.sheet import SHEET_CACHE_SIZE, sheet_view

# Turns a sheet into what is sent: a `SheetView`, or that encoded already.
SheetRenderer: TypeAlias = Callable[[Sheet], Any]


def private_view(
    table: Table,
    device: str,
    own: Sequence[SeatIndex] | None = None,
    render_sheet: SheetRenderer | None = None,
) -> PrivateView:
    """What one device sees besides: its seats with their open moves, and what it may do.

    Whoever asks for many devices says which seats are `own`, so that they are looked up once.
    """
    game = table.game
    own = table.seats_of(device) if own is None else own
    render_sheet = render_sheet or sheet_view
    is_host = table.is_host(device)
    claims = table.claims.items() if is_host else ()
    pending = table.pending_roll
    return PrivateView(
        device=device,
        game_number=table.game_number,
        round=table.round,
        host=is_host,
        nonce_given=bool(table.devices[device].nonce) if device in table.devices else False,
        claim=table.claims.get(device),
        claims=[ClaimView(who, seat) for who, seat in claims],
        more_time=[s for s, holder in enumerate(table.seats) if holder.more_time]
        if is_host
        else [],
        hosts=list(table.co_hosts) if is_host else [],
        barred_names=list(table.barred_names) if is_host else [],
        part_wanted=pending.round if pending and device in pending.witnesses else 0,
        seats=[_own_seat(table, game, seat, render_sheet) for seat in own] if game else [],
    )


def _own_seat(
    table: Table, game: Game, seat: SeatIndex, render_sheet: SheetRenderer
) -> OwnSeatView:
    sheet = game.sheets[seat]
    now = game.open_round if table.is_open else None
    move = now.moves[seat] if now else None
    may = (
        _legal_options(sheet, now.throw.sum, game.is_last) if now else _LegalOptions([], [], False)
    )
    return OwnSeatView(
        seat=seat,
        sheet=render_sheet(sheet),
        pencilled=render_sheet(game.open_sheets[seat] if now else sheet),
        move=None if move is None else str(move),
        stood_in=now is not None and seat in now.stand_ins,
        played_for=_played_for(game, seat, now),
        write=may.write,
        circle=may.circle,
        nothing=may.nothing,
        time_up_at=seat_time_up_at(table, seat),
    )


class _LegalOptions(NamedTuple):
    """What may be done with a roll."""

    write: list[str]
    circle: list[str]
    nothing: bool


@lru_cache(maxsize=SHEET_CACHE_SIZE)
def _legal_options(sheet: Sheet, roll: Roll, last: bool) -> _LegalOptions:
    moves = sheet.legal_moves(roll, last)
    write = sorted({move.cell for move in moves if isinstance(move, Write)})
    circle = [CELL_NAMES[move.cell] for move in moves if isinstance(move, Circle)]
    return _LegalOptions([CELL_NAMES[cell] for cell in write], circle, NOTHING in moves)


def _played_for(game: Game, seat: SeatIndex, now: Round | None) -> list[str]:
    """A computer's moves in the newest rounds; the open one counts once the seat has moved."""
    rounds = (*game.rounds[-1:], now) if now and now.moves[seat] is not None else game.rounds[-1:]
    if not rounds or seat not in rounds[-1].stand_ins:
        return []  # as nearly always
    rounds = (*game.rounds, *rounds[1:])
    for_them = takewhile(lambda played: seat in played.stand_ins, reversed(rounds))
    return [str(played.moves[seat]) for played in for_them][::-1]
