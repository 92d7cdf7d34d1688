"""Many games, and what they come to."""

import math
import statistics
from collections.abc import Sequence
from itertools import chain
from pathlib import Path

import pytest

from fivebyfive import GAMES
from fivebyfive.analysis import (
    AnalysisCode,
    AnalysisError,
    Series,
    Simulation,
    play_many,
    simulate,
)
from fivebyfive.analysis.stats import build_histogram, count_wins, summarize
from fivebyfive.bots import BotCode, Budget
from fivebyfive.rules import CodedError, read_record
from support.custom_bots import (
    ChecksBudget,
    Crashes,
    Interrupted,
    InterruptedAtOnce,
    Points,
    bot_spec,
)


def without_times(result: Simulation) -> object:
    return result.games, [seat._replace(ms_per_move=0) for seat in result.seats]


@pytest.mark.parametrize("kind", GAMES)
def test_the_same_whatever_the_number_of_processes(kind: str) -> None:
    series = Series(kind, ("beginner", bot_spec(Points), "random"), seed=3)
    alone, two, many = (simulate(series, 12, jobs) for jobs in (1, 2, None))
    assert without_times(alone) == without_times(two) == without_times(many)
    assert alone.games == 12
    assert all(result.seconds > 0 for result in (alone, two))


def test_games_follow_from_seed_and_number() -> None:
    few = simulate(Series("knister", ("random",), 5), 4).seats[0].totals
    many = simulate(Series("knister", ("random",), 5), 8).seats[0].totals
    other = simulate(Series("knister", ("random",), 6), 8).seats[0].totals
    assert many[:4] == few
    assert other != many


def test_every_game_is_played_once() -> None:
    numbers = [number for number, _ in play_many([Series("knister", ("random",))], range(5, 40))]
    assert sorted(numbers) == list(range(5, 40))


def test_long_series_are_spread_by_themselves(monkeypatch: pytest.MonkeyPatch) -> None:
    """Begun here, and gone on with in processes: nothing is lost or doubled in between."""
    monkeypatch.setattr("fivebyfive.analysis.parallel.PARALLEL_THRESHOLD", 0.0)
    monkeypatch.setattr("fivebyfive.analysis.parallel.CHUNK_SECONDS", 0.005)
    series = Series("knister", ("random",), 5)
    assert without_times(simulate(series, 60)) == without_times(simulate(series, 60, jobs=1))


def test_progress_is_told_after_each_game() -> None:
    told: list[int] = []
    simulate(Series("knister", ("random",)), 7, progress=told.append)
    assert told == list(range(1, 8))


@pytest.mark.parametrize(
    ("games", "won"),
    [
        ([(50, 40)], [1, 0]),
        ([(50, 50)], [0.5, 0.5]),
        ([(50, 50, 10), (50, 50, 50), (1, 2, 3)], [1 / 2 + 1 / 3, 1 / 2 + 1 / 3, 1 / 3 + 1]),
        ([(7, 7, 7)] * 3, [1, 1, 1]),
        ([(9,), (3,)], [2]),
    ],
)
def test_a_shared_win_counts_as_a_part(games: list[tuple[int, ...]], won: list[float]) -> None:
    assert count_wins(games, len(won)) == pytest.approx(won)
    assert sum(count_wins(games, len(won))) == pytest.approx(len(games))


@pytest.mark.parametrize("numbers", [[4, 8], [3, 3, 3], list(range(-50, 900, 7))])
def test_figures(numbers: list[int]) -> None:
    found = summarize(numbers)
    assert found.mean == pytest.approx(statistics.mean(numbers))
    assert found.sd == pytest.approx(statistics.stdev(numbers))
    assert found.se == pytest.approx(statistics.stdev(numbers) / math.sqrt(len(numbers)))
    assert (found.min, found.max) == (min(numbers), max(numbers))


def test_one_game_has_no_deviation() -> None:
    assert summarize([7]) == (7.0, None, None, 7, 7)


@pytest.mark.parametrize("kind", GAMES)
def test_records_are_the_games(kind: str, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "folder"
    result = simulate(Series(kind, ("beginner", "random"), 2), 11, records=folder)
    files = sorted(folder.iterdir())
    assert [file.name for file in files][:2] == [f"{kind}-01.5x5", f"{kind}-02.5x5"]
    assert len(files) == 11
    for number, file in enumerate(files):
        game = read_record(file.read_bytes()).game
        assert game.finished
        assert all(played.throw.dice for played in game.rounds)
        totals = [score.total for score in game.scores()]
        assert totals == [seat.totals[number] for seat in result.seats]


def test_records_overwrite_nothing(tmp_path: Path) -> None:
    (tmp_path / "knister-3.5x5").write_text("mine")
    told: list[int] = []
    with pytest.raises(AnalysisError) as caught:
        simulate(Series("knister", ("random",)), 5, records=tmp_path, progress=told.append)
    assert caught.value.code == AnalysisCode.RECORD_EXISTS
    assert caught.value.facts == {"file": str(tmp_path / "knister-3.5x5")}
    assert [path.read_text() for path in tmp_path.iterdir()] == ["mine"]
    assert told == []


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(AnalysisError) as caught:
        simulate(Series("knister", ("random",)), 5, records=tmp_path / "file" / "games")
    assert caught.value.code == AnalysisCode.NOT_WRITABLE


@pytest.mark.parametrize(
    ("series", "code"),
    [
        (Series("chess", ("random",)), "unknown-game"),
        (Series("knister", ()), "no-seats"),
        (Series("knister", ("random", "genius")), BotCode.UNKNOWN_LEVEL),
        (Series("knister", ("none.py:Bot",)), BotCode.FILE_NOT_FOUND),
    ],
)
def test_what_cannot_be_played(series: Series, code: str) -> None:
    with pytest.raises(CodedError) as caught:
        simulate(series, 3)
    assert caught.value.code == code


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_bot_that_fails_ends_it(jobs: int) -> None:
    with pytest.raises(AnalysisError) as caught:
        simulate(Series("knister", ("random", bot_spec(Crashes))), 3, jobs)
    assert caught.value.code == AnalysisCode.BOT_FAILED
    assert caught.value.facts["bot"] == "Crashes"


def test_budget_reaches_the_bot() -> None:
    series = Series("knister", (bot_spec(ChecksBudget),), budget=Budget(5, 1000))
    assert simulate(series, 1).games == 1


def test_an_interrupted_series_has_the_games_so_far() -> None:
    result = simulate(Series("knister", (bot_spec(Interrupted),)), 10, jobs=1)
    assert result.stopped
    assert result.games in (1, 2)  # a portion that was begun is lost
    whole = simulate(Series("knister", ("random",)), result.games)
    assert result.seats[0].totals == whole.seats[0].totals
    with pytest.raises(KeyboardInterrupt):
        simulate(Series("knister", (bot_spec(InterruptedAtOnce),)), 10, jobs=1)


@pytest.mark.parametrize(
    ("totals", "most", "first", "step", "bars"),
    [
        ([[3, 4, 4]], 10, 3, 1, [[1, 2]]),
        ([[0, 24]], 5, 0, 5, [[1, 0, 0, 0, 1]]),
        ([[9, 10], [31]], 4, 0, 10, [[1, 1, 0, 0], [0, 0, 0, 1]]),
        ([[0, 168]], 18, 0, 10, [[1, *[0] * 15, 1]]),
    ],
)
def test_histogram(
    totals: Sequence[Sequence[int]], most: int, first: int, step: int, bars: list[list[int]]
) -> None:
    found = build_histogram(totals, most)
    assert (found.first, found.bin_width, found.counts) == (first, step, bars)
    assert sum(chain(*found.counts)) == sum(map(len, totals))
