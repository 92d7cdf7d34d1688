"""What a device may see. Other seats' moves of the open round are in none of these.

The public view is the same for everybody, so that it is encoded once; what belongs to one device
stands apart in its private view. The shapes of both are in `shapes`.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import takewhile
from typing import Any, Final, NamedTuple, TypeAlias

import orjson

from fivebyfive.dice import commitment
from fivebyfive.rules import (
    CELL_NAMES,
    CELLS,
    LINE_NAMES,
    NOTHING,
    Circle,
    Game,
    Roll,
    Round,
    SeatIndex,
    Sheet,
    Write,
    ranks,
)
from fivebyfive.table.decide.guards import paper_at, seat_at
from fivebyfive.table.decide.paper import may_announce_full
from fivebyfive.table.state import Seat, Table
from fivebyfive.table.timers import (
    ROLL_FOR_ABSENT_AFTER_MS,
    gone_since,
    hosts_gone_since,
    next_roller,
    rolls_by_itself,
    seat_time_up_at,
    time_up_at,
)
from fivebyfive.table.views.models import (
    ClaimView,
    ClosedView,
    DeviceView,
    LookView,
    MovedView,
    OwnSeatView,
    PaperLookView,
    PaperView,
    PrivateView,
    PublicView,
    ReactionView,
    ResultView,
    RollsView,
    SeatView,
    SheetView,
)

SheetRenderer: TypeAlias = Callable[
    [Sheet], Any
]  # how a sheet is shown: as a view, or encoded already

# A sheet is shown again with every move of its round, so what was worked out of the newest stays.
SHEET_CACHE_SIZE: Final = 4096


def public_view(table: Table) -> PublicView:
    """What everybody at the table sees, spectators too."""
    game = table.game
    totals = [_encode_sheet(sheet).total for sheet in game.sheets] if game else []
    playing = table.phase == "playing"
    return PublicView(
        code=table.code,
        room=table.club_room,
        phase=table.phase,
        settings=table.settings,
        host=table.host,
        locked=table.locked,
        paused=table.paused,
        game_number=table.game_number,
        commit=_commitment(table.secret) if table.rehearsal is None else "",
        nonces=list(table.nonces),
        same_dice=bool(table.repeated_rolls),
        seats=[_seat_view(table, chair) for chair in table.seats],
        papers=_paper_views(table),
        devices=[
            DeviceView(device.id, device.gone_since is None) for device in table.devices.values()
        ],
        round=table.round,
        roll=str(game.open_round.throw) if game and game.open_round else None,
        last=bool(game and game.is_last),
        moved=moved_view(table),
        closed=_closed_view(game) if game else None,
        totals=totals,
        roller=next_roller(table) if game and playing and _rolls_in_turn(table) else None,
        rolls_by_itself=playing and rolls_by_itself(table),
        roll_for_at=_roll_for_at(table),
        time_up_at=time_up_at(table),
        reactions=_reaction_views(table),
        result=_result_view(table, game, totals) if table.phase == "over" and game else None,
    )


def _reaction_views(table: Table) -> list[ReactionView]:
    """The newest of each seat in this round."""
    said = sorted(table.last_reactions.items()) if table.phase != "lobby" else ()
    return [ReactionView(seat, one.kind, one.at) for seat, one in said if one.round == table.round]


_commitment = lru_cache(maxsize=SHEET_CACHE_SIZE)(commitment)


def _rolls_in_turn(table: Table) -> bool:
    return table.settings.rolls == "turn" or table.settings.dice == "real"


def _result_view(table: Table, game: Game, totals: list[int]) -> ResultView:
    checkable = table.settings.dice == "app" and table.rehearsal is None
    typed = [_encode_sheet(paper.sheet).total for paper in table.papers if paper.sheet]
    places = ranks([*totals, *typed])
    on_paper = iter(places[len(totals) :])
    return ResultView(
        abandoned=table.abandoned,
        ranks=places[: len(totals)],
        verdict=None if table.papers else game.verdict(),
        secret=table.secret if checkable else None,
        hints=len(table.hints),
        paper_ranks=[next(on_paper) if paper.sheet else None for paper in table.papers],
    )


def moved_view(table: Table) -> MovedView:
    """Who has moved in the open round, not what."""
    waiting_for = set(table.waiting_for)
    seats = [seat for seat in range(len(table.seats)) if seat not in waiting_for]
    return MovedView(table.round, seats if table.is_open else [], len(table.seats))


def fields_changed_by_moves(table: Table) -> dict[str, Any]:
    """The fields of the public view that moves change."""
    return {"moved": moved_view(table), "time_up_at": time_up_at(table)}


def _seat_view(table: Table, holder: Seat) -> SeatView:
    return SeatView(
        name=holder.name,
        bot=holder.bot,
        device=holder.device,
        away=table.is_away(holder),
        gone_since=gone_since(table, holder),
        stand_in=holder.stand_in,
        late=holder.late,
    )


def _paper_views(table: Table) -> list[PaperView]:
    if not table.papers:
        return []
    may_announce, before = may_announce_full(table), may_announce_full(table, rounds_ago=1)
    return [
        PaperView(
            paper=paper.number,
            name=paper.name,
            device=paper.device,
            full=paper.full,
            may_announce=may_announce,
            may_announce_before=before,
            total=_encode_sheet(paper.sheet).total if paper.sheet else None,
        )
        for paper in table.papers
    ]


def _closed_view(game: Game) -> ClosedView | None:
    if not game.rounds:
        return None
    last = game.rounds[-1]
    return ClosedView(
        round=len(game.rounds),
        roll=str(last.throw),
        moves=[str(move) for move in last.moves],
        stand_ins=sorted(last.stand_ins),
        full=[seat for seat, sheet in enumerate(game.sheets) if sheet.is_full],
    )


def _roll_for_at(table: Table) -> int | None:
    """From when on anybody may roll for an absent roller."""
    if table.phase != "playing" or table.game is None:
        return None
    if table.settings.rolls == "host":
        gone = hosts_gone_since(table)
    else:
        gone = gone_since(table, table.seats[next_roller(table)])
    return None if gone is None else gone + ROLL_FOR_ABSENT_AFTER_MS


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
    return PrivateView(
        device=device,
        game_number=table.game_number,
        round=table.round,
        host=is_host,
        nonce_given=bool(table.devices[device].nonce) if device in table.devices else False,
        claim=table.claims.get(device),
        claims=[ClaimView(who, seat) for who, seat in claims],
        more_time=[s for s, chair in enumerate(table.seats) if chair.more_time] if is_host else [],
        seats=[_own_seat(table, game, seat, render_sheet) for seat in own] if game else [],
    )


def encode_private_view(table: Table, device: str, own: Sequence[SeatIndex] | None = None) -> str:
    """The private view in JSON. A sheet is sent again and again, so it is encoded once."""
    view = private_view(table, device, own, lambda sheet: _encode_sheet(sheet).json)
    return orjson.dumps(view).decode()


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


def sheet_view(sheet: Sheet) -> SheetView:
    """A sheet with its points, as the scorer gives them."""
    score = sheet.score()
    circled = [cell for cell in CELLS if sheet.is_circled(cell)] if sheet.circled else []
    return SheetView(
        numbers=list(sheet.numbers),
        circled=[CELL_NAMES[cell] for cell in circled],
        lines={LINE_NAMES[line.line]: line.points for line in score.lines},
        makes={LINE_NAMES[line.line]: line.combination for line in score.lines},
        total=score.total,
        circles=score.circles,
    )


class _EncodedSheet(NamedTuple):
    """What is kept of a sheet that was shown: little that Python would look for garbage in."""

    json: Any
    total: int


@lru_cache(maxsize=SHEET_CACHE_SIZE)
def _encode_sheet(sheet: Sheet) -> _EncodedSheet:
    view = sheet_view(sheet)
    text = orjson.dumps(view).decode()  # its bytes would stay in a buffer ten times as large
    return _EncodedSheet(orjson.Fragment(text), view.total)


def seat_sheet_view(table: Table, seat: int) -> LookView:
    """Somebody's sheet as the closed rounds left it: anybody may look."""
    chair = seat_at(table, seat)
    sheet = sheet_view(table.game.sheets[seat]) if table.game else None
    return LookView(seat, chair.name, sheet)


def paper_sheet_view(table: Table, number: int) -> PaperLookView:
    """The sheet of somebody on paper: anybody may look."""
    paper = paper_at(table, number)
    return PaperLookView(number, paper.name, sheet_view(paper.sheet) if paper.sheet else None)


def rolls_view(table: Table) -> RollsView:
    """All rolls of the game: anybody may know them. None in a lobby."""
    game = table.game
    if game is None:
        return RollsView([])
    rounds = (*game.rounds, game.open_round) if game.open_round else game.rounds
    return RollsView([str(one.throw) for one in rounds])
