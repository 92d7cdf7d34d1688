"""Plays many games on several processes; the games do not depend on their number."""

import contextlib
import signal
import threading
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple, TypeAlias

from fivebyfive.analysis.match import make_record, play_game
from fivebyfive.bots import Aim, Budget, find_bot
from fivebyfive.rules import Game

# Chosen, not measured:
CHUNK_SECONDS: Final = 0.25  # of work per chunk: longer than the overhead, short enough for a bar
PARALLEL_THRESHOLD: Final = 2.0  # seconds of work below which processes take longer to start
MAX_CHUNK_GAMES: Final = 500


@dataclass(frozen=True, slots=True)
class Series:
    """Numbered games of the same bots at one table. Each follows from the seed and its number.

    The bots are names for `find_bot`, so that every process can make its own.
    """

    kind: str
    bots: tuple[str, ...]
    seed: int = 0
    aim: Aim = Aim.WIN
    budget: Budget = field(default_factory=Budget)

    def check(self) -> None:
        """Raise `GameError` or `BotError` if the series cannot be played."""
        Game.start(self.kind, len(self.bots))
        for bot in self.bots:
            find_bot(bot, self.aim)


class GameResult(NamedTuple):
    """The totals and the CPU times of a game, by seat, and its record if it was asked for."""

    totals: tuple[int, ...]
    rounds: int
    seconds: tuple[float, ...]
    record: str = ""


# A game's number, and its results in each of the series.
NumberedResults: TypeAlias = tuple[int, list[GameResult]]


class _Chunk(NamedTuple):
    games: list[NumberedResults]
    seconds: float


def play_chunk(series: Sequence[Series], numbers: Sequence[int], records: bool) -> _Chunk:
    """Play some games of each of the series, one after the other."""
    start = time.perf_counter()
    bots = [[find_bot(bot, one.aim) for bot in one.bots] for one in series]
    games: list[NumberedResults] = []
    for number in numbers:
        results = []
        for one, players in zip(series, bots, strict=True):
            seed = f"{one.seed}/{one.kind}/{number}"
            game, seconds = play_game(one.kind, players, seed, one.budget)
            totals = tuple(score.total for score in game.scores())
            text = str(make_record(game, one.bots)) if records else ""
            results.append(GameResult(totals, len(game.rounds), seconds, text))
        games.append((number, results))
    return _Chunk(games, time.perf_counter() - start)


@dataclass(slots=True)
class _Remaining:
    """The games left to play, handed out in chunks sized by the measured seconds per game."""

    numbers: range
    chunks_timed: int = 0
    seconds_each: float = 0.0

    def next_chunk(self) -> range:
        size = 1
        if self.chunks_timed:
            size = min(max(int(CHUNK_SECONDS / max(self.seconds_each, 1e-6)), 1), MAX_CHUNK_GAMES)
        chunk, self.numbers = self.numbers[:size], self.numbers[size:]
        return chunk

    def record_timing(self, chunk: _Chunk) -> None:
        self.chunks_timed += 1
        self.seconds_each = chunk.seconds / len(chunk.games)

    @property
    def is_long(self) -> bool:
        """Whether to start processes. The first chunk also builds lookup tables: it is ignored."""
        return self.chunks_timed > 1 and self.seconds_each * len(self.numbers) > PARALLEL_THRESHOLD


def play_many(
    series: Sequence[Series], numbers: range, jobs: int | None = None, records: bool = False
) -> Iterator[NumberedResults]:
    """Play the games of these numbers in each of the series; yield them in any order.

    Without `jobs` it uses all cores, if there is enough work. It uses processes, not threads: the
    weaker levels and most bots of users are plain Python, so threads would wait for the GIL. The
    backend is joblib's; `joblib.parallel_config` chooses another.
    """
    remaining = _Remaining(numbers)
    while remaining.numbers and (jobs == 1 or (jobs is None and not remaining.is_long)):
        chunk = play_chunk(series, remaining.next_chunk(), records)
        remaining.record_timing(chunk)
        yield from chunk.games
    if remaining.numbers:
        yield from _play_in_processes(series, remaining, -1 if jobs is None else jobs, records)


def _play_in_processes(
    series: Sequence[Series], remaining: _Remaining, jobs: int, records: bool
) -> Iterator[NumberedResults]:
    from joblib import Parallel, delayed  # noqa: PLC0415 -- heavy, and few games need it

    parallel = Parallel(
        n_jobs=jobs, prefer="processes", return_as="generator_unordered", batch_size=1
    )
    # joblib takes the next chunk only when a process is free for it.
    chunks = iter(remaining.next_chunk, range(0))
    tasks = (delayed(play_chunk)(series, numbers, records) for numbers in chunks)
    with _no_interrupt_for_children():
        finished_chunks = parallel(tasks)
    for chunk in finished_chunks:
        remaining.record_timing(chunk)
        yield from chunk.games


@contextlib.contextmanager
def _no_interrupt_for_children() -> Iterator[None]:
    """Let child processes ignore Ctrl-C: the parent handles it, and stops them cleanly."""
    if threading.current_thread() is not threading.main_thread():  # only that may set handlers
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)  # inherited by child processes
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
