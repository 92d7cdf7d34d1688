"""Simulates many games of the same bots at one table, and summarizes them."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from fivebyfive.analysis.errors import AnalysisCode, AnalysisError
from fivebyfive.analysis.parallel import NumberedResults, Series, play_many
from fivebyfive.analysis.stats import Stats, count_wins, summarize


class SeatResult(NamedTuple):
    """The results of one bot. A win that n seats share counts 1/n for each."""

    bot: str
    points: Stats
    wins: float
    ms_per_move: float  # mean CPU time
    totals: tuple[int, ...]  # by game


@dataclass(frozen=True, slots=True)
class Simulation:
    """The results of a series; of fewer games than wanted if it was stopped."""

    series: Series
    games: int
    seconds: float
    seats: tuple[SeatResult, ...]
    stopped: bool = False


def simulate(
    series: Series,
    games: int,
    jobs: int | None = None,
    records: Path | None = None,
    progress: Callable[[int], None] = lambda _done: None,
) -> Simulation:
    """Play games, on all cores if no number of jobs is given.

    Apart from times, the result follows from the seed. The record of each game is written into
    the folder `records` if it is given. `progress` is called after each game with their number.
    Ctrl-C ends the simulation with the games so far. Raises `GameError`, `BotError` and
    `AnalysisError`, before the first game where possible.
    """
    series.check()
    files = None if records is None else _plan_record_files(records, series.kind, games)
    start = time.perf_counter()
    done: list[NumberedResults] = []
    stopped = False
    try:
        for number, results in play_many([series], range(games), jobs, files is not None):
            if files is not None:
                write_new_file(files[number], results[0].record)
            done.append((number, [result._replace(record="") for result in results]))
            progress(len(done))
    except KeyboardInterrupt:
        if not done:
            raise
        stopped = True
    seconds = time.perf_counter() - start
    return Simulation(series, len(done), seconds, summarize_seats(series, done), stopped)


def summarize_seats(
    series: Series, done: list[NumberedResults], which: int = 0
) -> tuple[SeatResult, ...]:
    """Return the results by seat, of one of the series that were played together."""
    results = [results[which] for _, results in sorted(done)]
    rounds = sum(result.rounds for result in results)
    wins = count_wins([result.totals for result in results], len(series.bots))
    seats = []
    for seat, bot in enumerate(series.bots):
        totals = tuple(result.totals[seat] for result in results)
        seconds = sum(result.seconds[seat] for result in results)
        ms_per_move = 1000 * seconds / rounds
        seats.append(SeatResult(bot, summarize(totals), wins[seat], ms_per_move, totals))
    return tuple(seats)


def _plan_record_files(folder: Path, kind: str, games: int) -> list[Path]:
    """Return the files to write. Raises `AnalysisError` if one of them exists."""
    digits = len(str(games))
    files = [folder / f"{kind}-{number:0{digits}}.5x5" for number in range(1, games + 1)]
    try:
        folder.mkdir(parents=True, exist_ok=True)
        existing = {path.name for path in folder.iterdir()}
    except OSError:
        raise AnalysisError(AnalysisCode.NOT_WRITABLE, file=str(folder)) from None
    for file in files:
        if file.name in existing:
            raise AnalysisError(AnalysisCode.RECORD_EXISTS, file=str(file))
    return files


def write_new_file(file: Path, text: str) -> None:
    """Write a file that does not exist yet. Raises `AnalysisError`."""
    try:
        with file.open("x", encoding="utf-8", newline="\n") as out:
            out.write(text)
    except FileExistsError:
        raise AnalysisError(AnalysisCode.RECORD_EXISTS, file=str(file)) from None
    except OSError:
        raise AnalysisError(AnalysisCode.NOT_WRITABLE, file=str(file)) from None
