"""Computer players at live tables: they think in threads of their own, off the event loop."""

import asyncio
import contextlib
import logging
import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Final, NamedTuple

from fivebyfive.bots import LEARNED_LEVELS, Budget, Position, find_level
from fivebyfive.rules import NOTHING, Game, Move
from fivebyfive.server.ops.log_format import facts
from fivebyfive.server.ops.metrics import Metrics
from fivebyfive.server.periodic import BackgroundTasks, run_periodically
from fivebyfive.server.players.fair_queue import FairQueue
from fivebyfive.server.players.precompile import Precompiler
from fivebyfive.server.tables.cache import TableCache
from fivebyfive.server.tables.observer import TableObserver
from fivebyfive.server.tables.service import TableService
from fivebyfive.store import StoreError
from fivebyfive.table import Event, Table, commands

THINK_MS: Final = 500  # at most; no level of ours needs as long
TRY_AGAIN: Final = 1.0  # seconds
OVERDUE_CHECK_SECONDS: Final = 3.0  # seconds
# They compute without holding up other threads; one core is left for the server.
STRONG_THREADS: Final = max(1, (os.cpu_count() or 1) - 1)

log = logging.getLogger(__name__)


class BotTurn(NamedTuple):
    """What a computer thinks about."""

    code: str
    game: int
    round: int
    roll: str
    seat: int
    rehearsal: str | None  # the seed of the table, where one decides its dice

    def make_rng(self) -> Random:
        """A new source of chance; at a rehearsal the same each time."""
        known = f"{self.rehearsal}/{self.game}/{self.round}/{self.seat}"
        return Random(known if self.rehearsal is not None else None)  # noqa: S311 -- a game

    def make_budget(self) -> Budget:
        """How long to think; at a rehearsal no clock has a say in the move."""
        return Budget(ms=None if self.rehearsal is not None else THINK_MS)


@dataclass(slots=True)
class BotPlayers(TableObserver):
    """Moves for computer players, stand-ins and those whose time is up.

    Only the worker that committed a roll starts the moves that follow from it; the others would
    compute the same. Moves that are overdue, because that worker died, are started by anybody.
    """

    tables: TableService
    cache: TableCache
    clock: Callable[[], int]
    metrics: Metrics
    precompiler: Precompiler
    # Apart, so that a quick level never waits behind those that think long.
    quick: FairQueue = field(default_factory=lambda: FairQueue(2, "quick"))
    strong: FairQueue = field(default_factory=lambda: FairQueue(STRONG_THREADS, "strong"))
    _thinking: set[BotTurn] = field(default_factory=set)
    _tasks: BackgroundTasks = field(default_factory=BackgroundTasks)

    def on_loaded(self, code: str, table: Table) -> None:
        """The worker that should have moved may have died."""
        self.start_due_moves(code, table)

    async def on_committed(self, code: str, table: Table, events: Sequence[Event]) -> None:
        """Start what follows from a commit of this worker."""
        self.start_due_moves(code, table)

    def start_due_moves(self, code: str, table: Table) -> None:
        """See whether a computer has to move at a table, and let it think."""
        game = table.game
        if game is None or game.open_round is None:
            return
        for seat in table.seats_awaiting_computer():
            throw = str(game.open_round.throw)
            turn = BotTurn(code, table.game_number, table.round, throw, seat, table.rehearsal)
            if turn not in self._thinking:
                self._thinking.add(turn)
                level = table.seats[seat].bot or table.settings.stand_in_level
                self._tasks.start(self._make_move(turn, game, level))

    def count_waiting(self) -> int:
        """How many moves computers think about, those that wait for a thread included."""
        return len(self._thinking)

    async def run(self) -> None:
        """Move also where another process should have, and may have died over it. For ever."""
        await run_periodically(
            OVERDUE_CHECK_SECONDS, self._start_overdue_moves, log, "watching computers failed"
        )

    async def _start_overdue_moves(self) -> None:
        late = self.clock() - 1000 * OVERDUE_CHECK_SECONDS
        for code, table in self.cache.tables():
            if table.waiting_since < late and table.seats_awaiting_computer():
                self.start_due_moves(code, table)

    async def _make_move(self, turn: BotTurn, game: Game, level: str) -> None:
        queue, work = (
            (self.strong, self._choose_when_compiled)
            if level in LEARNED_LEVELS
            else (self.quick, choose_move)
        )
        try:
            with self.metrics.thinking_time.labels(level).time():
                move = await queue.run(turn.code, partial(work, game, turn, level))
            command = commands.ComputerMove(turn.seat, turn.round, str(move), turn.roll)
            await self.tables.submit(turn.code, command, None)
        except Exception:  # such as a database that is gone for a moment
            trying = facts(table=turn.code, seat=turn.seat, round=turn.round, computer=level)
            log.exception("computer could not move, it tries again", extra=trying)
            await asyncio.sleep(TRY_AGAIN)
        finally:
            self._thinking.discard(turn)
        # A pause or a corrected roll may have come in between.
        with contextlib.suppress(StoreError):
            self.start_due_moves(turn.code, await self.tables.get(turn.code))

    def _choose_when_compiled(self, game: Game, turn: BotTurn, level: str) -> Move:
        self.precompiler.wait()
        return choose_move(game, turn, level)

    def stop(self) -> None:
        """Think no more."""
        self._tasks.request_cancel()
        self.quick.stop()
        self.strong.stop()


def choose_move(game: Game, turn: BotTurn, level: str) -> Move:
    """The move of a level; one that fails does not stop the game for the others."""
    try:
        position = Position.of(game, turn.seat)
        move = find_level(level).choose(position, turn.make_rng(), turn.make_budget())
        game.play(turn.seat, move)
    except Exception:
        log.exception("computer failed, the first legal move is made", extra=facts(computer=level))
        moves = game.legal_moves(turn.seat)
        return moves[0] if moves else NOTHING
    return move
