"""A computer player at a live table, over the socket."""

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
from fivebyfive.rules import GAMES, Move, Sheet, parse_move, parse_throw
from fivebyfive.rules.grid import CELL_BY_NAME, mask
from fivebyfive.words import Language, say

# Refusals because the table has moved on, or waits for somebody: one looks again and goes on.
RETRYABLE_CODES: Final = frozenset(
    {"stale-round", "not-playing", "paused", "too-early", "not-your-roll", "not-host"}
)
RETRY_SECONDS: Final = 0.5  # seconds after such a refusal
LEAVE_SECONDS: Final = 5.0  # seconds for leaving in good order


@dataclass(slots=True)
class TrackedSheets:
    """All sheets as the closed rounds left them, followed by the moves that each round reveals."""

    game: int = 0
    rounds: int = 0
    sheets: tuple[Sheet, ...] = ()

    async def update_from(self, client: Client) -> tuple[Sheet, ...] | None:
        """The sheets before the open round; None if the table moved on while we looked."""
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
        elif (self.game, self.rounds) != (game, rounds):  # we have missed some: look at each
            seats = range(len(table["seats"]))
            found = [await client.ask("look", seat=seat) for seat in seats]
            if (client.table["game_number"], client.table["round"] - 1) != (game, rounds):
                return None
            kind = GAMES[table["settings"]["game"]]
            self.sheets = tuple(_parse_sheet_view(kind, seen["sheet"]) for seen in found)
        self.game, self.rounds = game, rounds
        return self.sheets


def _parse_sheet_view(kind: type[Sheet], view: dict[str, Any]) -> Sheet:
    circled = mask(tuple(CELL_BY_NAME[name] for name in view["circled"]))
    return kind(tuple(view["numbers"]), circled)


@dataclass(slots=True)
class BotClient:
    """A bot with a seat at a table, and how it goes about it."""

    bot: Bot
    budget: Budget
    pause: float
    language: Language
    as_json: bool = False
    rng: Random = field(default_factory=Random)
    sheets: TrackedSheets = field(default_factory=TrackedSheets)
    announced_phase: tuple[int, str] = (0, "")  # the game and its phase that was spoken of last

    async def join(self, server: str, code: str, name: str) -> None:
        """Take a seat and play until it is freed. Raises `Refused` and `ConnectionError`."""
        try:
            token = await join_table(server, code, names=[name])
        except (httpx.HTTPError, httpx.InvalidURL, ValueError, KeyError):
            raise ConnectionError(server) from None  # nobody there, or something else
        async with Client(server, token, self.language) as client:
            watching = asyncio.create_task(self._report_connection(client))
            try:
                self.report_event("joined", table=code, name=name)
                await self.play(client)
            except (asyncio.CancelledError, AnalysisError, BrokenPipeError):
                with contextlib.suppress(Refused, TimeoutError):
                    await asyncio.wait_for(client.ask("leave"), LEAVE_SECONDS)
                raise
            finally:
                watching.cancel()

    async def play(self, client: Client) -> None:
        """Move and roll whenever it is time, game after game."""
        while (seat := _own_seat(client)) is not None:
            if client.ended:
                raise client.ended
            self._announce_game(client, seat)
            before = (client.table, client.yours, client.table["moved"])
            if await self._act(client, seat):
                continue

            def news(old: tuple[Any, ...] = before) -> bool:
                now = (client.table, client.yours, client.table["moved"])
                changed = any(one is not other for one, other in zip(now, old, strict=True))
                return changed or client.ended is not None

            await client.until(news)
        self.report_event("removed")

    async def _report_connection(self, client: Client) -> None:
        """Say when the connection is lost, and when it is back."""
        while client.ended is None:
            await client.until(lambda: not client.connected or client.ended is not None)
            if client.ended is None:
                self.report_event("lost")
                await client.until(lambda: client.connected or client.ended is not None)
                if client.ended is None:
                    self.report_event("back")

    async def _act(self, client: Client, seat: int) -> bool:
        """Do what can be done; whether there was something."""
        table, yours = client.table, client.yours
        same = (yours["game_number"], yours["round"]) == (table["game_number"], table["round"])
        if table["phase"] != "playing" or table["paused"] or not same:
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
        # In a thread, so that the connection is kept while it thinks.
        move = await asyncio.to_thread(self._choose_move, position)
        await client.ask("move", seat=seat, round=position.round, move=str(move))
        if self.as_json:  # people see it at the table
            number = table["game_number"]
            self.report_event(
                "moved", game_number=number, round=position.round, roll=roll, move=str(move)
            )

    def _choose_move(self, position: Position) -> Move:
        """The bot's move. Raises `AnalysisError` (bot-failed) if it stops or breaks the rules."""
        try:
            move = self.bot.choose(position, self.rng, self.budget)
            position.sheet.play(position.roll, move, position.last)
        except (Exception, SystemExit) as error:
            raise wrap_bot_error(self.bot, position.round, error) from error
        return move

    def _announce_game(self, client: Client, seat: int) -> None:
        now = (client.table["game_number"], client.table["phase"])
        if now == self.announced_phase:
            return
        self.announced_phase = now
        table, number = client.table, now[0]
        if now[1] == "playing":
            names = [chair["name"] for chair in table["seats"]]
            self.report_event(
                "begun", game_number=number, game=table["settings"]["game"], names=names
            )
        elif now[1] == "over":
            total, place = table["totals"][seat], table["result"]["ranks"][seat]
            self.report_event(
                "over", game_number=number, total=total, place=place, totals=table["totals"]
            )

    def report_event(self, event: str, **facts: Any) -> None:
        """What happened: the message `seated-<event>` for people, or a line of JSON."""
        if self.as_json:
            print_json({"event": event, **facts}, flush=True)
        else:
            typer.echo(say(self.language, f"seated-{event}", **facts))


def _own_seat(client: Client) -> int | None:
    """Our place among the seats: it changes with the rolling order."""
    for seat, chair in enumerate(client.table["seats"]):
        if chair["device"] == client.device:
            return seat
    return None


def _may_roll(client: Client, seat: int) -> bool:
    """Whether the next roll is ours, and everybody has moved."""
    table, yours = client.table, client.yours
    moved = set(table["moved"]["seats"])
    # We know of our own moves at once; the news of who has moved come a little later.
    moved |= {own["seat"] for own in yours["seats"] if own["move"] is not None}
    by_host = table["settings"]["rolls"] == "host"
    ours = yours["host"] if by_host else table["roller"] == seat and not table["rolls_by_itself"]
    return bool(ours and (table["round"] == 0 or len(moved) == len(table["seats"])))
