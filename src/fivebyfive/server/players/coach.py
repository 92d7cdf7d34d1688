"""The coach at live tables: it goes through finished games, and gives hints to who plays alone.

It thinks in two threads, off the event loop: a hint does not wait for reviews, and no table waits
for another one that asks a lot. What it said of a game is kept with the game.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Final, NamedTuple

from fivebyfive.analysis import AnalysisCode, AnalysisError, advise, review_with_reference
from fivebyfive.bots import COACH, Aim, Position, find_adviser
from fivebyfive.dice import revealed_throws
from fivebyfive.rules import Record, SeatIndex
from fivebyfive.server.config import Limits
from fivebyfive.server.errors import ServerCode, ServerError
from fivebyfive.server.ops.log_format import facts
from fivebyfive.server.players.coach_views import (
    CoachingView,
    CoachView,
    HintedMove,
    HintView,
    make_coaching_view,
)
from fivebyfive.server.players.fair_queue import FairQueue
from fivebyfive.server.players.precompile import Precompiler
from fivebyfive.server.tables.service import TableService
from fivebyfive.store import Store
from fivebyfive.table import Table, TableCode, TableError, build_record
from fivebyfive.table.commands import TakeHint

MAX_QUEUED: Final = 500  # games that wait to be gone through; whoever comes then asks again
HINTS: Final = 3  # moves told, and all that are as good as the best
MAX_HINTS: Final = 10
EQUAL_WITHIN: Final = 0.05  # points; less is 0.0 in tenths, as people see it
HINT_TIMEOUT: Final = 2.0  # seconds that a socket waits for a hint; its page waits a little longer
HINT_CACHE_SECONDS: Final = 10.0  # seconds that a hint is remembered, for who asks again

log = logging.getLogger(__name__)


def count_hints(losses: Sequence[float]) -> int:
    """How many moves a hint tells, of those sorted by what they lose."""
    equal = sum(lost < EQUAL_WITHIN for lost in losses)
    return min(max(HINTS, equal), MAX_HINTS)


class SeatGame(NamedTuple):
    """One seat's game at a table."""

    code: str
    number: int
    seat: SeatIndex


@dataclass(slots=True)
class ReviewProgress:
    """How far the coach is with a game."""

    total: int
    done: int = 0
    task: "asyncio.Task[None] | None" = None


@dataclass(slots=True)
class Coach:
    """Who goes through the games of this process."""

    tables: TableService
    store: Store
    clock: Callable[[], int]
    precompiler: Precompiler
    limits: Limits
    reviews: FairQueue = field(default_factory=lambda: FairQueue(1, "reviews"))
    hints: FairQueue = field(default_factory=lambda: FairQueue(1, "hints"))
    _running: dict[SeatGame, ReviewProgress] = field(default_factory=dict)
    _failed: set[SeatGame] = field(default_factory=set)
    _hints: dict[Position, "asyncio.Future[HintView]"] = field(default_factory=dict)

    async def get_review(self, code: str, device: str, seat: SeatIndex) -> CoachView:
        """What the coach says of the game that is over, for one's own seat; or how far it is."""
        table = await self.tables.get(code)
        if seat not in table.seats_of(device):
            raise TableError(TableCode.NOT_YOUR_SEAT)
        if table.phase != "over":
            raise TableError(TableCode.NOT_OVER)
        game = SeatGame(code, table.game_number, seat)
        if game in self._failed:
            self._failed.discard(game)  # who asks once more lets it try once more
            raise ServerError(ServerCode.INTERNAL)
        if game not in self._running:
            text = await self.store.read_review(*game)
            if text is not None:
                return CoachView(coaching=CoachingView.model_validate_json(text))
            self._start_review(game, build_record(table))
        going = self._running.get(game, ReviewProgress(total=1))
        return CoachView(done=going.done, of=going.total)

    def _start_review(self, game: SeatGame, record: Record) -> None:
        if not record.game.finished:
            raise AnalysisError(AnalysisCode.UNFINISHED)
        if game in self._running:
            return
        of_table = sum(other.code == game.code for other in self._running)
        if of_table < self.limits.reviews_a_table and len(self._running) < MAX_QUEUED:
            going = self._running[game] = ReviewProgress(total=len(record.game.rounds) + 1)
            going.task = asyncio.create_task(self._run_review(game, record, going))

    async def _run_review(self, game: SeatGame, record: Record, going: ReviewProgress) -> None:
        def progress(done: int, of: int) -> None:
            going.done, going.total = done, of

        work = partial(self._review_in_thread, record, game.seat, progress)
        try:
            view = await self.reviews.run(game.code, work)
            text = view.model_dump_json()
            await self.store.save_review(*game, text, self.clock())
        except Exception:  # such as a database that is gone for a moment
            log.exception("coach failed", extra=facts(table=game.code, seat=game.seat))
            if len(self._failed) < MAX_QUEUED:
                self._failed.add(game)
        finally:
            del self._running[game]

    def _review_in_thread(
        self, record: Record, seat: SeatIndex, progress: Callable[[int, int], None]
    ) -> CoachingView:
        self.precompiler.wait()
        return make_coaching_view(
            *review_with_reference(record, seat, revealed_throws(record), progress)
        )

    async def get_hint(self, code: str, asked: TakeHint) -> HintView:
        """The best moves of the open round; the table has noted before that they were asked for.

        None of them where that takes long, so that nobody's socket waits: it is asked again.
        """
        record = _open_record(await self.tables.get(code), asked.round)
        position = Position.of(record.game, asked.seat)
        thought = self._hints.get(position)
        if thought is None and len(self._hints) < MAX_QUEUED:
            loop = asyncio.get_running_loop()
            work = partial(self._find_hint_in_thread, record, asked.seat)
            thought = asyncio.ensure_future(self.hints.run(code, work))
            self._hints[position] = thought
            thought.add_done_callback(
                lambda _: loop.call_later(HINT_CACHE_SECONDS, self._hints.pop, position)
            )
        if thought is not None and await _is_done(thought):
            return await thought
        return HintView(round=asked.round, moves=[])

    def _find_hint_in_thread(self, record: Record, seat: SeatIndex) -> HintView:
        self.precompiler.wait()
        advice = advise(record, seat, find_adviser(COACH), Random(0), aim=Aim.POINTS)  # noqa: S311
        best = advice.moves[: count_hints([one.lost for one in advice.moves])]
        moves = [HintedMove(move=str(m), expected=e, lost=lost) for m, e, lost, _ in best]
        return HintView(round=advice.position.round, moves=moves)

    def count_waiting(self) -> int:
        """How many games and hints it works on, those that wait for its thread included."""
        return len(self._running) + sum(not hint.done() for hint in self._hints.values())

    def stop(self) -> None:
        """Say no more."""
        for going in list(self._running.values()):
            if going.task:
                going.task.cancel()
        self.reviews.stop()
        self.hints.stop()


async def _is_done(thought: "asyncio.Future[HintView]") -> bool:
    done, _ = await asyncio.wait([thought], timeout=HINT_TIMEOUT)
    return bool(done)


def _open_record(table: Table, round_: int) -> Record:
    if table.game is None or not table.is_open or table.round != round_:
        raise TableError(TableCode.STALE_ROUND, round=table.round)
    return Record.of(table.game, [chair.name for chair in table.seats])
