"""A computer player at a live table, over the WebSocket: what `join` runs."""

import asyncio
import contextlib
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

import httpx
import typer

from fivebyfive.analysis import AnalysisError
from fivebyfive.analysis.match import wrap_bot_error
from fivebyfive.bots import Bot, Budget, Position
from fivebyfive.cli.output.json_lines import print_json
from fivebyfive.client import Client, Refused, join_table
from fivebyfive.dice import SecureDice
from fivebyfive.rules import (
    GAMES,
    CodedError,
    Move,
    RecordError,
    Sheet,
    parse_move,
    parse_throw,
)
from fivebyfive.rules.grid import CELL_BY_NAME, mask
from fivebyfive.words import Language, explain, say

# Refusals that mean that the table has moved on or waits for somebody: look again and go on.
RETRYABLE_CODES: Final = frozenset(
    {"stale-round", "not-playing", "paused", "too-early", "not-your-roll", "not-host"}
)
RETRY_SECONDS: Final = 0.5  # after such a refusal; chosen, not measured
LEAVE_SECONDS: Final = 5.0  # for the server to answer a `leave`; chosen, not measured


@dataclass(slots=True)
class TrackedSheets:
    """All sheets after the closed rounds, updated with the moves that each round reveals."""

    game: int = 0
    rounds: int = 0
    sheets: tuple[Sheet, ...] = ()

    async def update_from(self, client: Client) -> tuple[Sheet, ...] | None:
        """Return the sheets before the open round; None if the table moved on meanwhile."""
        table = client.table
        game, rounds = table["game_number"], table["round"] - 1
        closed = table["closed"]
        if rounds == 0:
            self.sheets = (GAMES[table["settings"]["game"]](),) * len(table["seats"])
        elif (self.game, self.rounds) == (game, rounds - 1) and closed["round"] == rounds:
            roll = parse_throw(closed["roll"]).sum
            self.sheets = tuple(
                sheet.play(roll, parse_move(move))
                for sheet, move in zip(self.sheets, closed["moves"], strict=True)
            )
        elif (self.game, self.rounds) != (game, rounds):  # rounds were missed: fetch every sheet
            seats = range(len(table["seats"]))
            views = [await client.ask("look", seat=seat) for seat in seats]
            if (client.table["game_number"], client.table["round"] - 1) != (game, rounds):
                return None
            kind = GAMES[table["settings"]["game"]]
            self.sheets = tuple(_parse_sheet_view(kind, view["sheet"]) for view in views)
        self.game, self.rounds = game, rounds
        return self.sheets


def _parse_sheet_view(kind: type[Sheet], view: dict[str, Any]) -> Sheet:
    circled = mask(tuple(CELL_BY_NAME[name] for name in view["circled"]))
    return kind(tuple(view["numbers"]), circled)


@dataclass(slots=True)
class BotClient:
    """Plays a bot's seat at a table, and reports what happens."""

    bot: Bot
    budget: Budget
    pause: float  # seconds before its roll, so that others can change their move
    language: Language
    as_json: bool = False
    rng: Random = field(default_factory=Random)
    sheets: TrackedSheets = field(default_factory=TrackedSheets)
    announced_phase: tuple[int, str] = (0, "")  # number and phase of the last game reported
    has_wrong_dice: bool = False  # of any game

    async def join(self, server: str, code: str, name: str) -> None:
        """Take a seat and play until it is freed. Raises `Refused` and `ConnectionError`."""
        try:
            token = await join_table(server, code, names=[name])
        except (httpx.HTTPError, httpx.InvalidURL, ValueError, KeyError):
            raise ConnectionError(server) from None  # no server there, or not one of ours
        async with Client(server, token, self.language) as client:
            connection_reports = asyncio.create_task(self._report_connection(client))
            try:
                self.report_event("joined", table=code, name=name)
                await self.play(client)
            except (asyncio.CancelledError, AnalysisError, BrokenPipeError):
                with contextlib.suppress(Refused, TimeoutError):
                    await asyncio.wait_for(client.ask("leave"), LEAVE_SECONDS)
                raise
            finally:
                connection_reports.cancel()

    async def play(self, client: Client) -> None:
        """Move and roll whenever it is the bot's turn, game after game."""
        while (seat := _own_seat(client)) is not None:
            if client.ended:
                raise client.ended
            # Before anything that takes time, such as checking dice: what changes meanwhile counts.
            before = (client.table, client.yours, client.table["moved"])
            await self._announce_game(client, seat)
            if await self._act(client, seat):
                continue

            def has_changed(old: tuple[Any, ...] = before) -> bool:
                now = (client.table, client.yours, client.table["moved"])
                changed = any(one is not other for one, other in zip(now, old, strict=True))
                return changed or client.ended is not None

            await client.until(has_changed)
        self.report_event("removed")

    async def _report_connection(self, client: Client) -> None:
        """Report when the connection is lost, and when it is back."""
        while client.ended is None:
            await client.until(lambda: not client.connected or client.ended is not None)
            if client.ended is None:
                self.report_event("lost")
                await client.until(lambda: client.connected or client.ended is not None)
                if client.ended is None:
                    self.report_event("back")

    async def _act(self, client: Client, seat: int) -> bool:
        """Move or roll if it is time; return whether anything was done."""
        table, yours = client.table, client.yours
        # The public and the private view arrive one after the other.
        in_step = (yours["game_number"], yours["round"]) == (table["game_number"], table["round"])
        if table["phase"] != "playing" or table["paused"] or not in_step:
            return False
        try:
            own = next((own for own in yours["seats"] if own["seat"] == seat), None)
            if table["roll"] is not None and own is not None and own["move"] is None:
                await self._move(client, seat)
                await client.until(lambda: client.yours is not yours or client.ended is not None)
                return True
            if _may_roll(client, seat):
                await asyncio.sleep(self.pause)
                roll = None
                if table["settings"]["dice"] == "real" and not (table["last"] and table["roll"]):
                    roll = str(SecureDice().throw(table["round"] + 1))
                await client.ask("next", round=table["round"], roll=roll)
                await client.until(lambda: client.table is not table or client.ended is not None)
                return True
        except Refused as refused:
            if refused.code not in RETRYABLE_CODES:
                raise
            await asyncio.sleep(RETRY_SECONDS)
            return True
        return False

    async def _move(self, client: Client, seat: int) -> None:
        table = client.table
        sheets = await self.sheets.update_from(client)
        if sheets is None:
            raise Refused("stale-round")
        kind, roll = table["settings"]["game"], parse_throw(table["roll"]).sum
        position = Position(kind, sheets, seat, roll, table["last"], table["round"])
        # In a thread: the connection has to be served while the bot thinks.
        move = await asyncio.to_thread(self._choose_move, position)
        await client.ask("move", seat=seat, round=position.round, move=str(move))
        if self.as_json:  # people see the move at the table
            number = table["game_number"]
            self.report_event(
                "moved", game_number=number, round=position.round, roll=roll, move=str(move)
            )

    def _choose_move(self, position: Position) -> Move:
        """Return the bot's move. Raises `AnalysisError` (bot-failed) if it fails or is illegal."""
        try:
            move = self.bot.choose(position, self.rng, self.budget)
            position.sheet.play(position.roll, move, position.last)
        except (Exception, SystemExit) as error:
            raise wrap_bot_error(self.bot, position.round, error) from error
        return move

    async def _announce_game(self, client: Client, seat: int) -> None:
        """Report the start and the end of a game, once each, and check its dice."""
        table = client.table
        number, phase = current = (table["game_number"], table["phase"])
        if current == self.announced_phase:
            return
        self.announced_phase = current
        if phase == "playing":
            names = [one["name"] for one in table["seats"]]
            self.report_event(
                "begun", game_number=number, game=table["settings"]["game"], names=names
            )
        elif phase == "over":
            total, place = table["totals"][seat], table["result"]["ranks"][seat]
            self.report_event(
                "over", game_number=number, total=total, place=place, totals=table["totals"]
            )
            by_hand = table["settings"]["dice"] == "real"
            if table["commit"] and not table["same_dice"] and not by_hand:
                await self._check_dice(client, number)

    async def _check_dice(self, client: Client, number: int) -> None:
        """Compute all rolls of a game again; say loudly what does not fit."""
        try:
            found = await client.check_dice(number)
            error: CodedError[Any] | None = found.error if found else None
        except httpx.HTTPError:
            self.report_event("dice-unfetched", game_number=number)
            return
        except RecordError as refused:
            found, error = None, refused
        if error:
            self.has_wrong_dice = True
            message = explain(self.language, error.code, error.facts)
            self.report_event("dice-wrong", game_number=number, code=error.code, message=message)
        elif found is None:
            self.report_event("dice-unchecked", game_number=number)
        else:
            self.report_event("dice-checked", game_number=number, rolls=found.rolls)

    def report_event(self, event: str, **facts: Any) -> None:
        """Print the message `seated-<event>` for people, or a line of JSON."""
        if self.as_json:
            print_json({"event": event, **facts}, flush=True)
        else:
            typer.echo(say(self.language, f"seated-{event}", **facts), err=event == "dice-wrong")


def _own_seat(client: Client) -> int | None:
    """Return the index of our seat: it changes with the rolling order."""
    for seat, view in enumerate(client.table["seats"]):
        if view["device"] == client.device:
            return seat
    return None


def _may_roll(client: Client, seat: int) -> bool:
    """Whether it is our turn to roll, and everybody has moved."""
    table, yours = client.table, client.yours
    moved = set(table["moved"]["seats"])
    # Our own moves are known at once; the public list of who has moved comes a little later.
    moved |= {own["seat"] for own in yours["seats"] if own["move"] is not None}
    by_host = table["settings"]["rolls"] == "host"
    ours = yours["host"] if by_host else table["roller"] == seat and not table["rolls_by_itself"]
    return bool(ours and (table["round"] == 0 or len(moved) == len(table["seats"])))
