"""Many games on many cores: the same games whatever the number of cores."""

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

# Seconds of work to hand over at once: enough to be worth it, and little enough to see progress.
CHUNK_SECONDS: Final = 0.25
# Below so many seconds in all, further processes would take longer to start than they save.
PARALLEL_THRESHOLD: Final = 2.0
MAX_CHUNK_GAMES: Final = 500  # games


@dataclass(frozen=True, slots=True)
class Series:
    """Numbered games of the same players at one table. Each follows from the seed and its number.

    The players are names for `find_bot`, so that every process can make its own.
    """

    kind: str
    bots: tuple[str, ...]
    seed: int = 0
    aim: Aim = Aim.WIN
    budget: Budget = field(default_factory=Budget)

    def check(self) -> None:
        """Raises `GameError` or `BotError` for what cannot be played."""
        Game.start(self.kind, len(self.bots))
        for bot in self.bots:
            find_bot(bot, self.aim)


class GameResult(NamedTuple):
    """What a game came to, by seat."""

    totals: tuple[int, ...]
    rounds: int
    seconds: tuple[float, ...]
    record: str = ""


# A game's number, and what it came to in each of the series.
NumberedResults: TypeAlias = tuple[int, list[GameResult]]


class _Chunk(NamedTuple):
    games: list[NumberedResults]
    seconds: float


def play_chunk(series: Sequence[Series], numbers: Sequence[int], records: bool) -> _Chunk:
    """Some games of each of the series, one after the other."""
    start = time.perf_counter()
    bots = [[find_bot(bot, one.aim) for bot in one.bots] for one in series]
    games: list[NumberedResults] = []
    for number in numbers:
        results = []
        for one, players in zip(series, bots, strict=True):
            name = f"{one.seed}/{one.kind}/{number}"
            game, seconds = play_game(one.kind, players, name, one.budget)
            totals = tuple(score.total for score in game.scores())
            text = str(make_record(game, one.bots)) if records else ""
            results.append(GameResult(totals, len(game.rounds), seconds, text))
        games.append((number, results))
    return _Chunk(games, time.perf_counter() - start)


@dataclass(slots=True)
class _Remaining:
    """The games that are left, handed out in portions as large as the last ones suggest."""

    numbers: range
    chunks_timed: int = 0
    seconds_each: float = 0.0

    def next_chunk(self) -> range:
        size = 1
        if self.chunks_timed:
            size = min(max(int(CHUNK_SECONDS / max(self.seconds_each, 1e-6)), 1), MAX_CHUNK_GAMES)
        taken, self.numbers = self.numbers[:size], self.numbers[size:]
        return taken

    def record_timing(self, portion: _Chunk) -> None:
        self.chunks_timed += 1
        self.seconds_each = portion.seconds / len(portion.games)

    @property
    def is_long(self) -> bool:
        """Whether others should help; the first portion is slow, because tables are made for it."""
        return self.chunks_timed > 1 and self.seconds_each * len(self.numbers) > PARALLEL_THRESHOLD


def play_many(
    series: Sequence[Series], numbers: range, jobs: int | None = None, records: bool = False
) -> Iterator[NumberedResults]:
    """The games of these numbers in each of the series, in any order.

    On so many processes, and on all cores without `jobs`, if it is long enough. Processes, because
    the weaker levels and most players of one's own are plain Python, which threads would run one
    after the other. The backend is joblib's: `joblib.parallel_config` chooses another.
    """
    rest = _Remaining(numbers)
    while rest.numbers and (jobs == 1 or (jobs is None and not rest.is_long)):
        portion = play_chunk(series, rest.next_chunk(), records)
        rest.record_timing(portion)
        yield from portion.games
    if rest.numbers:
        yield from _play_in_processes(series, rest, -1 if jobs is None else jobs, records)


def _play_in_processes(
    series: Sequence[Series], rest: _Remaining, jobs: int, records: bool
) -> Iterator[NumberedResults]:
    from joblib import Parallel, delayed  # noqa: PLC0415 -- heavy, and few games need it

    parallel = Parallel(
        n_jobs=jobs, prefer="processes", return_as="generator_unordered", batch_size=1
    )
    # joblib asks for the next portion only when a process is free for it.
    portions = iter(rest.next_chunk, range(0))
    todo = (delayed(play_chunk)(series, numbers, records) for numbers in portions)
    with _no_interrupt_for_children():
        portions_done = parallel(todo)
    for portion in portions_done:
        rest.record_timing(portion)
        yield from portion.games


@contextlib.contextmanager
def _no_interrupt_for_children() -> Iterator[None]:
    """What is started here never hears of Ctrl-C: that is for us, and we end it in good order."""
    if threading.current_thread() is not threading.main_thread():  # which alone may ask for it
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)  # children begin with what they inherit
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
