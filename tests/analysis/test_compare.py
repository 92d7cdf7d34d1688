"""Two players on the same dice, and when a difference is sure."""

from dataclasses import replace

import numpy as np
import pytest

from fivebyfive import GAMES
from fivebyfive.analysis import Comparison, Series, compare, simulate
from fivebyfive.analysis.compare import t_critical_value
from fivebyfive.analysis.confidence_sequence import (
    ALPHA,
    FIRST_LOOK,
    confidence_margin,
    schedule_looks,
)
from support.custom_bots import Interrupted, Points, bot_spec


def without_times(result: Comparison) -> Comparison:
    first, second = (player._replace(ms_per_move=0) for player in result.players)
    return replace(result, seconds=0, players=(first, second))


@pytest.mark.parametrize("kind", GAMES)
def test_both_play_the_games_that_each_plays_alone(kind: str) -> None:
    result = compare(Series(kind, ("casual", "random"), 4), 6)
    for player in result.players:
        alone = simulate(Series(kind, (player.bot,), 4), 6).seats[0]
        assert player.totals == alone.totals
    first, second = (player.totals for player in result.players)
    more = [one - other for one, other in zip(first, second, strict=True)]
    assert result.difference.mean == pytest.approx(sum(more) / 6)
    assert (result.difference.min, result.difference.max) == (min(more), max(more))
    assert result.better == "casual"


def test_the_order_only_turns_the_sign() -> None:
    one = compare(Series("knister", ("casual", "random"), 4), 10)
    other = compare(Series("knister", ("random", "casual"), 4), 10)
    assert one.difference.mean == -other.difference.mean
    assert one.better == other.better == "casual"


def test_equal_players_do_not_differ() -> None:
    """By another name, so that it is not the same one by itself."""
    result = compare(Series("knister", ("random", bot_spec(Points)), 4), 10)
    assert (result.difference.mean, result.margin, result.better) == (0, 0, None)


def test_one_game_says_nothing() -> None:
    result = compare(Series("knister", ("casual", "random")), 1)
    assert (result.margin, result.better) == (None, None)


def test_the_same_whatever_the_number_of_processes() -> None:
    series = Series("knister", ("beginner", "random"), 1)
    alone, two = (without_times(compare(series, 1000, jobs, until_sure=True)) for jobs in (1, 2))
    assert alone == two
    assert alone.games == FIRST_LOOK  # fifteen points of difference are seen at the first look


def test_an_interrupted_comparison_has_the_games_so_far() -> None:
    result = compare(Series("knister", ("random", bot_spec(Interrupted))), 10, jobs=1)
    assert result.stopped
    assert result.games in (1, 2)


def test_looks_are_fixed_and_end_with_the_last_game() -> None:
    assert list(schedule_looks(50)) == [50]
    assert list(schedule_looks(100)) == [100]
    assert list(schedule_looks(200)) == [100, 125, 157, 197, 200]
    assert (
        list(schedule_looks(10_000))[:-1]
        == list(schedule_looks(100_000))[: len(list(schedule_looks(10_000))) - 1]
    )


def found(samples: np.ndarray[tuple[int, int], np.dtype[np.float64]], usual: bool = False) -> float:
    """In how many of the rows of samples some look finds a difference."""
    at = np.array(list(schedule_looks(samples.shape[1])))
    means = np.cumsum(samples, axis=1)[:, at - 1] / at
    squares = np.cumsum(samples**2, axis=1)[:, at - 1]
    sds = np.sqrt((squares - at * means**2) / (at - 1))
    factors = np.array([1.96 / n**0.5 if usual else confidence_margin(1.0, int(n)) for n in at])
    return float(np.mean(np.any(np.abs(means) > sds * factors, axis=1)))


@pytest.mark.parametrize("whole", [False, True])
def test_equal_players_are_rarely_told_apart(whole: bool) -> None:
    """At all looks together; the usual test, asked as often, is wrong far more often."""
    samples = np.random.default_rng(7).normal(0, 12, (600, 4000))
    samples = np.rint(samples / 6) * 6 if whole else samples  # points come in steps
    assert found(samples) <= ALPHA
    assert found(samples, usual=True) > 4 * ALPHA


def test_real_differences_are_found() -> None:
    samples = np.random.default_rng(8).normal(1.5, 12, (200, 4000))
    assert found(samples) > 0.99


@pytest.mark.parametrize(
    ("games", "errors"),
    [(2, 12.706), (3, 4.303), (4, 3.182), (5, 2.776), (10, 2.262), (30, 2.045), (1000, 1.962)],
)
def test_few_games_make_nobody_sure(games: int, errors: float) -> None:
    """By a table of Student's t."""
    assert t_critical_value(games) == pytest.approx(errors, rel=0.01)
