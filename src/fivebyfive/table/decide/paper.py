"""People who play along on paper: nobody waits for them, at the end their sheets are typed in."""

from collections.abc import Iterator
from dataclasses import replace
from typing import assert_never

from fivebyfive.rules import DoubtCode, transcribe_sheet
from fivebyfive.table import commands as c
from fivebyfive.table import events as e
from fivebyfive.table.decide.guards import (
    check_name,
    is_by_host,
    is_taken_off,
    require_capacity,
    require_listed,
    require_lobby,
    require_open_round,
    require_own_name,
    require_own_paper_or_host,
    require_own_seat_or_host,
    require_same_game,
    require_unlocked,
)
from fivebyfive.table.errors import TableCode, TableError
from fivebyfive.table.state import Table


def decide_paper(table: Table, command: c.PaperCommand, by: str, now: int) -> Iterator[e.Event]:
    """Commands about people who play along on paper."""
    match command:
        case c.SitPaper():
            return sit(table, command, by, now)
        case c.ToPaper():
            return move_to_paper(table, command, by, now)
        case c.FromPaper():
            return move_to_seat(table, command, by, now)
        case c.RemovePaper():
            return remove(table, command, by, now)
        case c.RenamePaper():
            return rename(table, command, by, now)
        case c.AnnounceFull():
            return announce_full(table, command, by, now)
        case c.TypeSheet():
            return type_sheet(table, command, by, now)
    assert_never(command)


def sit(table: Table, command: c.SitPaper, by: str, now: int) -> Iterator[e.Event]:
    """Somebody with this device plays on paper; also in a running game, for it needs no seat."""
    if table.phase == "over":
        raise TableError(TableCode.NOT_IN_LOBBY)
    require_unlocked(table, by)
    require_capacity(table)
    require_listed(table, command.name, by)
    check_name(table, command.name, by)
    yield e.PaperTaken(now, table.last_paper_number + 1, command.name, by)


def move_to_paper(table: Table, command: c.ToPaper, by: str, now: int) -> Iterator[e.Event]:
    """The person of a seat takes paper instead."""
    holder = require_own_seat_or_host(table, command.seat, by)
    require_lobby(table)
    if holder.device is None:
        raise TableError(TableCode.NO_PERSON, name=holder.name)
    yield e.SeatFreed(now, command.seat)
    yield e.PaperTaken(now, table.last_paper_number + 1, holder.name, holder.device)


def move_to_seat(table: Table, command: c.FromPaper, by: str, now: int) -> Iterator[e.Event]:
    """Somebody on paper takes a seat instead."""
    paper = require_own_paper_or_host(table, command.paper, by)
    require_lobby(table)
    yield e.PaperFreed(now, command.paper)
    yield e.SeatTaken(now, paper.name, paper.device)


def remove(table: Table, command: c.RemovePaper, by: str, now: int) -> Iterator[e.Event]:
    """They do not play along any more. The game goes on as it would have."""
    paper = require_own_paper_or_host(table, command.paper, by)
    yield e.PaperFreed(now, command.paper, is_taken_off(table, paper.device, by))


def rename(table: Table, command: c.RenamePaper, by: str, now: int) -> Iterator[e.Event]:
    """Another name, at any time."""
    paper = require_own_paper_or_host(table, command.paper, by)
    if command.name == paper.name:
        return
    require_listed(table, command.name, by)
    require_own_name(table, paper.name, by)
    check_name(table, command.name, by, besides=paper.name)
    by_host = is_by_host(table, paper.device, by)
    yield e.PaperRenamed(now, command.paper, command.name, by_host)


def announce_full(table: Table, command: c.AnnounceFull, by: str, now: int) -> Iterator[e.Event]:
    """A full sheet means one more roll, also one of paper; it can be taken back in its round.

    Nobody waits for paper: if the next roll is there when it is said, that one is the last.
    """
    paper = require_own_paper_or_host(table, command.paper, by)
    before = command.on and command.round == table.round - 1
    game = require_open_round(table, replace(command, round=table.round) if before else command)
    if command.round < game.EARLIEST_FULL and not game.admits:
        raise TableError(TableCode.NOT_FULL_YET, rounds=game.EARLIEST_FULL)
    game.fill_on_paper(command.round)  # refuses a game that full sheets do not end
    if game.is_last:
        return  # one more roll was announced before, and none comes after it
    if paper.full != (command.round if command.on else None):
        yield e.PaperFilled(now, command.paper, command.round, command.on)


def type_sheet(table: Table, command: c.TypeSheet, by: str, now: int) -> Iterator[e.Event]:
    """The sheet as it is; it may be corrected. What is only doubtful is nobody's business here."""
    paper = require_own_paper_or_host(table, command.paper, by)
    if table.phase != "over" or table.game is None:
        raise TableError(TableCode.NOT_OVER)
    require_same_game(table, command.game)
    copied = transcribe_sheet(table.game.kind, command.sheet.split())
    for doubt in copied.doubts:
        if doubt.code is DoubtCode.NOT_A_ROLL:
            cell, text = doubt.facts["cell"], doubt.facts["text"]
            raise TableError(TableCode.UNREADABLE_SHEET, cell=cell, text=text)
    if copied.sheet != paper.sheet:
        yield e.PaperTyped(now, command.paper, " ".join(str(copied.sheet).split()))
