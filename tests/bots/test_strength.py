"""Each level is stronger than the one below it, on the same dice."""

import statistics
from functools import cache
from itertools import pairwise

import pytest

from fivebyfive import GAMES, parse_record
from fivebyfive.analysis import make_record, play_game
from fivebyfive.bots import LEVELS, find_bot

pytestmark = pytest.mark.heavy

GAMES_EACH = 60


@cache
def points(kind: str, level: str) -> list[int]:
    """What a level makes alone of each of the games."""
    bot = find_bot(level)
    return [
        play_game(kind, [bot], f"strength/{number}").game.scores()[0].total
        for number in range(GAMES_EACH)
    ]


@pytest.mark.parametrize("kind", GAMES)
@pytest.mark.parametrize(
    ("weaker", "stronger"),
    [("random", "beginner"), ("beginner", "casual"), ("casual", "expert")],
)
def test_levels_rise(kind: str, weaker: str, stronger: str) -> None:
    pairs = zip(points(kind, stronger), points(kind, weaker), strict=True)
    more = [strong - weak for strong, weak in pairs]
    error = statistics.stdev(more) / len(more) ** 0.5
    assert statistics.mean(more) > 3 * error


@pytest.mark.parametrize("kind", GAMES)
def test_the_steps_are_about_even(kind: str) -> None:
    """So that whoever outgrows a level finds the next one neither the same nor out of reach."""
    means = [statistics.mean(points(kind, level)) for level in LEVELS if level != "master"]
    steps = [after - before for before, after in pairwise(means)]
    assert max(steps) < 1.5 * min(steps), steps


def test_the_dice_are_the_same_for_all() -> None:
    first, second = (
        play_game("knister", [find_bot(level)], "dice").game for level in ("random", "casual")
    )
    throws = [played.throw for played in first.rounds]
    assert throws == [played.throw for played in second.rounds]
    assert throws != [
        played.throw for played in play_game("knister", [find_bot("random")], "").game.rounds
    ]


@pytest.mark.parametrize("kind", GAMES)
def test_levels_at_one_table(kind: str) -> None:
    game = play_game(kind, [find_bot(level) for level in LEVELS], "table").game
    text = str(make_record(game, list(LEVELS)))
    assert "P1 [random], P2 [beginner], P3 [casual]" in text
    assert parse_record(text).game == game
