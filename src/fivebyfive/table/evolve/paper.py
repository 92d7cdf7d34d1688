"""What events make of the people on paper."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any, assert_never

from fivebyfive.rules import GAMES
from fivebyfive.table import events as e
from fivebyfive.table.evolve.names import allow_name, bar_name, give_name
from fivebyfive.table.series import rename_standing
from fivebyfive.table.state import PaperSeat, Table
from fivebyfive.table.teams import rename_member


def evolve_paper(table: Table, event: e.PaperEvent) -> Table:
    """The state after an event about somebody on paper."""
    match event:
        case e.PaperTaken():
            return _apply_paper_taken(table, event)
        case e.PaperFreed():
            return _apply_paper_freed(table, event)
        case e.PaperMoved():
            return _apply_paper_moved(table, event)
        case e.PaperRenamed():
            return _apply_paper_renamed(table, event)
        case e.PaperFilled():
            return _apply_paper_filled(table, event)
        case e.PaperTyped():
            return _apply_paper_typed(table, event)
    assert_never(event)


def _with_paper(table: Table, number: int, **changes: Any) -> Table:
    papers = (replace(one, **changes) if one.number == number else one for one in table.papers)
    return replace(table, papers=tuple(papers))


def _apply_paper_taken(table: Table, event: e.PaperTaken) -> Table:
    papers = (*table.papers, PaperSeat(event.paper, event.name, event.device))
    return replace(allow_name(table, event.name), papers=papers, last_paper_number=event.paper)


def _apply_paper_freed(table: Table, event: e.PaperFreed) -> Table:
    if event.by_host:
        table = bar_name(table, table.paper_at(event.paper).name)
    table = set_full_rounds(table, {event.paper: None})
    papers = tuple(paper for paper in table.papers if paper.number != event.paper)
    return replace(table, papers=papers)


def _apply_paper_moved(table: Table, event: e.PaperMoved) -> Table:
    return _with_paper(table, event.paper, device=event.device)


def _apply_paper_renamed(table: Table, event: e.PaperRenamed) -> Table:
    old = table.paper_at(event.paper).name
    series = rename_standing(table.series, old, event.name)
    teams = rename_member(table.teams, old, event.name)
    table = give_name(table, old, event.name) if event.by_host else allow_name(table, event.name)
    return _with_paper(replace(table, series=series, teams=teams), event.paper, name=event.name)


def _apply_paper_filled(table: Table, event: e.PaperFilled) -> Table:
    return set_full_rounds(table, {event.paper: event.round if event.on else None})


def set_full_rounds(table: Table, full: Mapping[int, int | None]) -> Table:
    """With the rounds in which some sheets were full, as far as the open round is concerned.

    The game knows whether any of them was; a full sheet of an earlier round has had its effect.
    """
    game = table.game
    if game is None or not table.is_open or game.is_last:
        return table
    papers = tuple(
        replace(paper, full=full[paper.number]) if paper.number in full else paper
        for paper in table.papers
    )
    # Whoever was full a roll earlier counts: that makes the open round the last one.
    now = min((paper.full for paper in papers if paper.full), default=None)
    if now != game.full_on_paper:
        game = game.fill_on_paper(now)
    return replace(table, papers=papers, game=game)


def _apply_paper_typed(table: Table, event: e.PaperTyped) -> Table:
    assert table.game is not None  # noqa: S101 -- decide lets this happen after a game only
    return _with_paper(table, event.paper, sheet=GAMES[table.game.kind].parse(event.sheet))


def papers_for_rematch(papers: Iterable[PaperSeat]) -> tuple[PaperSeat, ...]:
    """With new paper; who left for good is not asked to play again."""
    return tuple(
        replace(paper, full=None, sheet=None) for paper in papers if paper.device is not None
    )
