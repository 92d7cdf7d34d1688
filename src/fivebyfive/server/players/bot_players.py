"""Computer players at live tables: they think in threads of their own, off the event loop."""

import asyncio
import contextlib
import logging
import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from random import Random
from typing import Final, NamedTuple

from fivebyfive.bots import STRONG, Budget, Position, find_level
from fivebyfive.rules import NOTHING, Game, Move
from fivebyfive.server.ops.log_format import facts
from fivebyfive.server.periodic import for_ever
from fivebyfive.server.players.precompile import Warming
from fivebyfive.server.tables.service import Hub
from fivebyfive.store import StoreError
from fivebyfive.table import Event, Table, commands

STAND_IN_LEVEL: Final = "casual"
THINK_MS: Final = 500  # at most; no level of ours needs as long
TRY_AGAIN: Final = 1.0  # seconds
LOOK_AGAIN: Final = 3.0  # seconds

log = logging.getLogger(__name__)


class Turn(NamedTuple):
    """What a computer thinks about."""

    code: str
    game: int
    round: int
    roll: str
    seat: int
    rehearsal: str | None  # the seed of the table, where one decides its dice

    def rng(self) -> Random:
        """A new source of chance; at a rehearsal the same each time."""
        known = f"{self.rehearsal}/{self.game}/{self.round}/{self.seat}"
        return Random(known if self.rehearsal is not None else None)  # noqa: S311 -- a game

    def budget(self) -> Budget:
        """How long to think; at a rehearsal no clock has a say in the move."""
        return Budget(ms=None if self.rehearsal is not None else THINK_MS)


def _strong_threads() -> ThreadPoolExecutor:
    """They compute without holding up other threads; one core is left for the server."""
    return ThreadPoolExecutor(max(1, (os.cpu_count() or 1) - 1), "strong")


@dataclass(slots=True)
class Computers:
    """Moves for computer players, stand-ins and those whose time is up."""

    hub: Hub
    # Apart, so that a quick level never waits behind those that think long.
    quick: ThreadPoolExecutor = field(default_factory=lambda: ThreadPoolExecutor(2, "quick"))
    strong: ThreadPoolExecutor = field(default_factory=_strong_threads)
    warming: Warming = field(default_factory=Warming)
    _thinking: set[Turn] = field(default_factory=set)
    _tasks: set["asyncio.Task[None]"] = field(default_factory=set)

    async def look(self, code: str, table: Table, happened: Sequence[Event] = ()) -> None:
        """See whether a computer has to move at a table, and let it think."""
        game = table.game
        if game is None or game.open_round is None:
            return
        for seat in table.seats_awaiting_computer():
            throw = str(game.open_round.throw)
            turn = Turn(code, table.game_number, table.round, throw, seat, table.rehearsal)
            if turn not in self._thinking:
                self._thinking.add(turn)
                level = table.seats[seat].bot or STAND_IN_LEVEL
                task = asyncio.create_task(self._move(turn, game, level))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def watch(self) -> None:
        """Move also where another process should have, and may have died over it. For ever."""
        await for_ever(LOOK_AGAIN, self._look_at_all, log, "watching computers failed")

    async def _look_at_all(self) -> None:
        late = self.hub.clock() - 1000 * LOOK_AGAIN
        for code, table in self.hub.cache.tables():
            if table.waiting_since < late and table.seats_awaiting_computer():
                await self.look(code, table)

    async def _move(self, turn: Turn, game: Game, level: str) -> None:
        loop = asyncio.get_running_loop()
        pool, work = (self.strong, self._think) if level in STRONG else (self.quick, think)
        try:
            with self.hub.metrics.thinking.labels(level).time():
                move = await loop.run_in_executor(pool, work, game, turn, level)
            command = commands.ComputerMove(turn.seat, turn.round, str(move), turn.roll)
            await self.hub.submit(turn.code, command, None)
        except Exception:  # such as a database that is gone for a moment
            trying = facts(table=turn.code, seat=turn.seat, round=turn.round, computer=level)
            log.exception("computer could not move, it tries again", extra=trying)
            await asyncio.sleep(TRY_AGAIN)
        finally:
            self._thinking.discard(turn)
        # A pause or a corrected roll may have come in between.
        with contextlib.suppress(StoreError):
            await self.look(turn.code, await self.hub.look(turn.code))

    def _think(self, game: Game, turn: Turn, level: str) -> Move:
        self.warming.wait()
        return think(game, turn, level)

    def start(self) -> None:
        """Compile what the strong levels need, if that was not done before."""
        self.warming.start()

    def stop(self) -> None:
        """Think no more."""
        for task in self._tasks:
            task.cancel()
        for pool in (self.quick, self.strong):
            pool.shutdown(wait=False, cancel_futures=True)
        self.warming.stop()


def think(game: Game, turn: Turn, level: str) -> Move:
    """The move of a level; one that fails does not stop the game for the others."""
    try:
        position = Position.of(game, turn.seat)
        move = find_level(level).choose(position, turn.rng(), turn.budget())
        game.play(turn.seat, move)
    except Exception:
        log.exception("computer failed, the first legal move is made", extra=facts(computer=level))
        moves = game.legal_moves(turn.seat)
        return moves[0] if moves else NOTHING
    return move
