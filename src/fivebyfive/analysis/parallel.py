"""Many games on many cores: the same games whatever the number of cores."""

import contextlib
import signal
import threading
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple, TypeAlias

from fivebyfive.analysis.match import play_game, record_of
from fivebyfive.bots import Aim, Budget, find_bot
from fivebyfive.rules import Game

# Seconds of work to hand over at once: enough to be worth it, and little enough to see progress.
PORTION: Final = 0.25
# Below so many seconds in all, further processes would take longer to start than they save.
WORTH_PROCESSES: Final = 2.0
LARGEST_PORTION: Final = 500  # games


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


class Result(NamedTuple):
    """What a game came to, by seat."""

    totals: tuple[int, ...]
    rounds: int
    seconds: tuple[float, ...]
    record: str = ""


# A game's number, and what it came to in each of the series.
Numbered: TypeAlias = tuple[int, list[Result]]


class _Portion(NamedTuple):
    games: list[Numbered]
    seconds: float


def play_portion(series: Sequence[Series], numbers: Sequence[int], records: bool) -> _Portion:
    """Some games of each of the series, one after the other."""
    start = time.perf_counter()
    bots = [[find_bot(bot, one.aim) for bot in one.bots] for one in series]
    games: list[Numbered] = []
    for number in numbers:
        results = []
        for one, players in zip(series, bots, strict=True):
            name = f"{one.seed}/{one.kind}/{number}"
            game, seconds = play_game(one.kind, players, name, one.budget)
            totals = tuple(score.total for score in game.scores())
            text = str(record_of(game, one.bots)) if records else ""
            results.append(Result(totals, len(game.rounds), seconds, text))
        games.append((number, results))
    return _Portion(games, time.perf_counter() - start)


@dataclass(slots=True)
class _Rest:
    """The games that are left, handed out in portions as large as the last ones suggest."""

    numbers: range
    learned: int = 0
    seconds_each: float = 0.0

    def portion(self) -> range:
        size = 1
        if self.learned:
            size = min(max(int(PORTION / max(self.seconds_each, 1e-6)), 1), LARGEST_PORTION)
        taken, self.numbers = self.numbers[:size], self.numbers[size:]
        return taken

    def learn(self, portion: _Portion) -> None:
        self.learned += 1
        self.seconds_each = portion.seconds / len(portion.games)

    @property
    def is_long(self) -> bool:
        """Whether others should help; the first portion is slow, because tables are made for it."""
        return self.learned > 1 and self.seconds_each * len(self.numbers) > WORTH_PROCESSES


def play_many(
    series: Sequence[Series], numbers: range, jobs: int | None = None, records: bool = False
) -> Iterator[Numbered]:
    """The games of these numbers in each of the series, in any order.

    On so many processes, and on all cores without `jobs`, if it is long enough. Processes, because
    the weaker levels and most players of one's own are plain Python, which threads would run one
    after the other. The backend is joblib's: `joblib.parallel_config` chooses another.
    """
    rest = _Rest(numbers)
    while rest.numbers and (jobs == 1 or (jobs is None and not rest.is_long)):
        portion = play_portion(series, rest.portion(), records)
        rest.learn(portion)
        yield from portion.games
    if rest.numbers:
        yield from _in_processes(series, rest, -1 if jobs is None else jobs, records)


def _in_processes(
    series: Sequence[Series], rest: _Rest, jobs: int, records: bool
) -> Iterator[Numbered]:
    from joblib import Parallel, delayed  # noqa: PLC0415 -- heavy, and few games need it

    parallel = Parallel(
        n_jobs=jobs, prefer="processes", return_as="generator_unordered", batch_size=1
    )
    # joblib asks for the next portion only when a process is free for it.
    portions = iter(rest.portion, range(0))
    todo = (delayed(play_portion)(series, numbers, records) for numbers in portions)
    with _no_interrupt_for_children():
        portions_done = parallel(todo)
    for portion in portions_done:
        rest.learn(portion)
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
