"""The record of the game at a table."""

from dataclasses import astuple
from datetime import UTC, datetime
from typing import Final

from fivebyfive.dice import DICE_OF, REHEARSAL, commitment, dice_headers
from fivebyfive.rules import Game, PaperPlayer, Player, Record
from fivebyfive.rules.class_headers import (
    SERIES_HEADER,
    TEAMS_HEADER,
    SeriesResult,
    format_series,
    format_teams,
)
from fivebyfive.table.dice_parts import collect_device_parts, has_checkable_dice
from fivebyfive.table.errors import TableCode, TableError
from fivebyfive.table.series import standings
from fivebyfive.table.state import Table

HINT_COMMENT: Final = "hint"  # the comment of a round in which the coach was asked


def build_record(table: Table) -> Record:
    """The game that is played or was played last, with the closed rounds only while it goes on."""
    if table.game is None:
        raise TableError(TableCode.NOT_PLAYING)
    game = table.game
    if table.phase == "playing" or table.abandoned:
        game = _without_open_round(game)
    headers = [("Date", datetime.fromtimestamp(table.started_at / 1000, UTC).date().isoformat())]
    if table.abandoned:
        headers.append(("Ended", "abandoned"))
    late = ", ".join(f"{holder.name} {holder.late}" for holder in table.seats if holder.late)
    if late:
        headers.append(("Late", late))
    headers.extend(_class_headers(table))
    if table.settings.dice == "app" and table.rehearsal is not None:
        headers += [("Dice", REHEARSAL), ("Table", table.code)]
    elif has_checkable_dice(table):
        headers.extend(_checkable_headers(table, game))
    else:
        headers.append(("Table", table.code))
        if table.settings.dice == "app":
            # Rolls that are used again are always those of the game before.
            headers.append((DICE_OF, f"{table.code} {table.game_number - 1}"))
    players = tuple(Player(holder.name, holder.bot) for holder in table.seats)
    known = _count_rolls(game)
    comments = tuple((round_, HINT_COMMENT) for round_ in table.hints if round_ <= known)
    papers = tuple(PaperPlayer(paper.name, paper.sheet) for paper in table.papers)
    return Record(game, players, tuple(headers), comments, papers)


def _class_headers(table: Table) -> list[tuple[str, str]]:
    """The teams of a class, and of several games the running total."""
    headers = []
    if table.teams:
        headers.append((TEAMS_HEADER, format_teams(table.teams)))
    if table.series and table.phase == "over":
        reached = standings(table)
        total = [
            SeriesResult(one.name, *astuple(reached[one.name]))
            for one in table.participants
            if one.name in reached
        ]
        headers.append((SERIES_HEADER, format_series(total)))
    return headers


def _checkable_headers(table: Table, game: Game) -> tuple[tuple[str, str], ...]:
    secret = table.secret if table.phase == "over" else None
    parts = collect_device_parts(table, _count_rolls(game))
    return dice_headers(table.code, commitment(table.secret), table.nonces, secret, parts)


def _count_rolls(game: Game) -> int:
    return len(game.rounds) + bool(game.open_round)


def _without_open_round(game: Game) -> Game:
    """Without the open round, also where a sheet of paper was announced as full in it."""
    announced = game.full_on_paper
    game = game.closed_only()
    return game if announced is None or announced <= len(game.rounds) else game.fill_on_paper(None)
