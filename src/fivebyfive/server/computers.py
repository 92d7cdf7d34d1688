"""Computer players at live tables: they think in threads of their own, off the event loop."""

import asyncio
import contextlib
import logging
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from random import Random
from typing import Final, NamedTuple

from fivebyfive.bots import Budget, Position, find_level
from fivebyfive.rules import NOTHING, Game, Move
from fivebyfive.store import StoreError
from fivebyfive.table import Event, Table, commands

from .hub import Hub

STAND_IN_LEVEL: Final = "casual"
THINK_MS: Final = 500  # for a level that thinks as long as it may
TRY_AGAIN: Final = 1.0  # seconds

log = logging.getLogger(__name__)


class Turn(NamedTuple):
    """What a computer thinks about."""

    code: str
    game: int
    round: int
    roll: str
    seat: int


@dataclass(slots=True)
class Computers:
    """Moves for computer players, stand-ins and those whose time is up."""

    hub: Hub
    pool: ThreadPoolExecutor = field(default_factory=lambda: ThreadPoolExecutor(2, "computer"))
    _thinking: set[Turn] = field(default_factory=set)
    _tasks: set["asyncio.Task[None]"] = field(default_factory=set)

    async def look(self, code: str, table: Table, happened: Sequence[Event] = ()) -> None:
        """See whether a computer has to move at a table, and let it think."""
        game = table.game
        if game is None or game.open_round is None:
            return
        for seat in table.computers_owe():
            turn = Turn(code, table.game_number, table.round, str(game.open_round.throw), seat)
            if turn not in self._thinking:
                self._thinking.add(turn)
                level = table.chairs[seat].bot or STAND_IN_LEVEL
                task = asyncio.create_task(self._move(turn, game, level))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _move(self, turn: Turn, game: Game, level: str) -> None:
        loop = asyncio.get_running_loop()
        try:
            move = await loop.run_in_executor(self.pool, think, game, turn.seat, level)
            command = commands.ComputerMove(turn.seat, turn.round, str(move), turn.roll)
            await self.hub.submit(turn.code, command, None)
        except Exception:  # such as a database that is gone for a moment
            log.exception("A computer could not move; it tries again")
            await asyncio.sleep(TRY_AGAIN)
        finally:
            self._thinking.discard(turn)
        # A pause or a corrected roll may have come in between.
        with contextlib.suppress(StoreError):
            await self.look(turn.code, await self.hub.look(turn.code))

    def stop(self) -> None:
        """Think no more."""
        for task in self._tasks:
            task.cancel()
        self.pool.shutdown(wait=False, cancel_futures=True)


def think(game: Game, seat: int, level: str) -> Move:
    """The move of a level; one that fails does not stop the game for the others."""
    try:
        position = Position.of(game, seat)
        move = find_level(level).choose(position, Random(), Budget(ms=THINK_MS))  # noqa: S311
        game.play(seat, move)
    except Exception:
        log.exception("The level %s failed; the first legal move is made instead", level)
        moves = game.legal_moves(seat)
        return moves[0] if moves else NOTHING
    return move
