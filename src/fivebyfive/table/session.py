"""What a device's message comes to: the seam between a table and the program that runs it.

Pure and synchronous: a state, a device and what it asks give an answer and events, or a refusal;
events say who has to be sent an update. No transport, no clock, no randomness and no encoding are
here, so that the server (over sockets) and any other program can use it unchanged.

`respond` may run twice for one ask, again where the store finds newer events of another worker.
Only the reply of the run that was committed counts.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias, assert_never

from fivebyfive.rules import MoveError, RulesCode, SeatIndex, Write, parse_move
from fivebyfive.rules.free_circles import Owed, find_owed_circles
from fivebyfive.table import commands as c
from fivebyfive.table import events as e
from fivebyfive.table import requests as r
from fivebyfive.table.decide import decide
from fivebyfive.table.errors import TableCode, TableError
from fivebyfive.table.roster import parse_roster
from fivebyfive.table.state import Table
from fivebyfive.table.views import (
    paper_sheet_view,
    possible_view,
    rolls_view,
    seat_sheet_view,
)
from fivebyfive.table.views.models import (
    BadLineView,
    HostLink,
    LookView,
    PaperLookView,
    Pong,
    PossibleView,
    RollsView,
    RosterDraft,
)

TableAsk: TypeAlias = c.Command | r.TableRequest
TableAnswer: TypeAlias = (
    LookView | PaperLookView | Owed | RollsView | PossibleView | RosterDraft | HostLink | Pong
)


@dataclass(frozen=True, slots=True)
class Supplies:
    """What the program adds: randomness, and checks of what a table does not know."""

    new_secret: Callable[[], str]  # of the dice of the next game
    new_host_key: Callable[[], str]
    hash_key: Callable[[str], str]
    check_level: Callable[[str], object]  # raises where no computer player has this level
    check_capacity: Callable[[Table, Sequence[e.Event]], None]  # raises where there are limits


class Reply(NamedTuple):
    """What was asked came to this. A command may have an answer as well as events."""

    events: tuple[e.Event, ...] = ()
    answer: TableAnswer | None = None


def respond(table: Table, ask: TableAsk, by: str | None, now: int, supplies: Supplies) -> Reply:
    """The reply to a device, or to the program itself (`by` is None). Raises `CodedError`."""
    if isinstance(ask, r.Query):
        return Reply(answer=answer_query(table, ask, by or "", now))
    command, answer = _complete(ask, supplies)
    events = decide(table, command, by, now)
    supplies.check_capacity(table, events)
    return Reply(tuple(events), answer)


def _complete(
    ask: c.Command | r.DraftCommand, supplies: Supplies
) -> tuple[c.Command, HostLink | None]:
    """The command that was meant, with what only the program may know."""
    match ask:
        case r.AskRematch(same_dice=same_dice):
            return c.Rematch(supplies.new_secret(), same_dice), None
        case r.AskHostLink():
            key = supplies.new_host_key()
            return c.MakeHostLink(supplies.hash_key(key)), HostLink(key)
        case c.SeatComputer(level=level):
            supplies.check_level(level)
        case c.Change(settings=changes):
            check_settings(changes, supplies)
    return ask, None


def check_settings(changes: Mapping[str, object], supplies: Supplies) -> None:
    """Refuse settings that name what only the program knows. Raises `CodedError`."""
    level = changes.get("stand_in_level")
    if isinstance(level, str):  # anything else is refused as a bad setting
        supplies.check_level(level)


def answer_query(table: Table, query: r.Query, by: str, now: int) -> TableAnswer:
    """The answer to a question, which changes nothing. Raises `CodedError`."""
    match query:
        case r.Look(seat=seat):
            return seat_sheet_view(table, seat)
        case r.LookPaper(paper=paper):
            return paper_sheet_view(table, paper)
        case r.AskRolls():
            return rolls_view(table)
        case r.AskPossible(seat=seat):
            return _answer_possible(table, seat, by)
        case r.AskOwed():
            return _answer_owed(table, query, by)
        case r.ReadRoster(text=text):
            return _read_roster(text)
        case r.Ping():
            return Pong(now)
    assert_never(query)


def _read_roster(text: str) -> RosterDraft:
    names, bad = parse_roster(text)
    return RosterDraft(names, [BadLineView(*line) for line in bad])


def _answer_possible(table: Table, seat: SeatIndex, by: str) -> PossibleView:
    if seat not in table.seats_of(by):
        raise TableError(TableCode.NOT_YOUR_SEAT)
    if table.game is None:
        raise TableError(TableCode.NOT_PLAYING)
    return possible_view(table.game, seat)


def _answer_owed(table: Table, query: r.AskOwed, by: str) -> Owed:
    game = table.game
    if query.seat not in table.seats_of(by):
        raise TableError(TableCode.NOT_YOUR_SEAT)
    if not table.is_open or game is None or not game.open_round or query.round != table.round:
        raise TableError(TableCode.STALE_ROUND, round=table.round)
    move = parse_move(query.move)
    if not isinstance(move, Write):
        raise MoveError(RulesCode.BAD_MOVE, text=query.move)
    return find_owed_circles(game.sheets[query.seat], game.open_round.throw.sum, move)


class Notice(NamedTuple):
    """Who has to be sent an update after some events, and how soon."""

    movers: frozenset[str]  # devices whose own move this was, or whose part is asked for: at once
    only_moves: bool  # the others need to know only who has moved, which may wait a moment
    only_arrivals: bool  # nothing but moves and people who come and go, which a crowd may batch
    somebody_left: bool  # devices that are not at the table any more have to be cut off


def describe_notice(table: Table, events: Sequence[e.Event]) -> Notice:
    """What events mean for those who follow a table; `table` is the state after them."""
    if all(event.IS_MOVE for event in events):
        movers = [device for event in events for device in _concerned_devices(table, event)]
        return Notice(frozenset(movers), only_moves=True, only_arrivals=True, somebody_left=False)
    # Later events may have taken the seat of a move away, but all is sent to everybody anyway.
    return Notice(
        movers=frozenset(),
        only_moves=False,
        only_arrivals=all(event.IS_MOVE or event.IS_ARRIVAL for event in events),
        somebody_left=any(isinstance(event, e.DeviceLeft) for event in events),
    )


def _concerned_devices(table: Table, event: e.Event) -> Sequence[str]:
    """The devices whose private view a move changes."""
    if isinstance(event, e.MoveMade | e.MoveTakenBack):
        owner = table.seats[event.seat].device
        return [owner] if owner is not None else []
    return event.witnesses if isinstance(event, e.RollRequested) else ()
