"""Ratings of people whose strength is known, because they are simulated."""

from itertools import combinations
from random import Random
from statistics import fmean

import pytest

from fivebyfive.analysis.rating import START, Rating, rate_games
from fivebyfive.analysis.season import SeasonGame
from support.club_seasons import make_game, simulate_club, simulate_games

CLUBS = 40
SETTLED = 400  # games after which a rating only moves around its limit


def rate(games: list[SeasonGame]) -> dict[str, Rating]:
    return {person: steps[-1].rating for person, steps in rate_games(games).items()}


@pytest.mark.parametrize("seed", range(5))
def test_after_fifty_games_the_order_is_that_of_the_strengths(seed: int) -> None:
    strengths = {"e": 0.0, "d": 9.0, "c": 18.0, "b": 27.0, "a": 36.0}
    found = rate(simulate_games(strengths, 50, Random(seed)))
    assert sorted(found, key=lambda person: -found[person].value) == list("abcde")
    assert found["a"].is_clearly_above(found["e"])
    assert not found["e"].is_clearly_above(found["a"])


def test_what_is_told_apart_is_apart() -> None:
    """In clubs in which strengths differ less than luck, what is stated as sure is true."""
    pairs = sure = right = wrong = 0
    for seed in range(CLUBS):
        strengths, games = simulate_club(seed)
        found = rate(games)
        for one, other in combinations(found, 2):
            weaker, stronger = sorted((one, other), key=strengths.__getitem__)
            pairs += 1
            right += found[stronger].value > found[weaker].value
            sure += found[stronger].is_clearly_above(found[weaker])
            wrong += found[weaker].is_clearly_above(found[stronger])
    assert right / pairs > 0.8
    assert sure / pairs > 0.2
    assert wrong / pairs < 0.025


def test_the_stated_uncertainty_covers_the_truth() -> None:
    """The truth is where the ratings of the same people settle in very many games."""
    covered, people = 0, 0
    for seed in range(8):
        strengths, games = simulate_club(seed)
        found = rate(games)
        settling = rate_games(simulate_games(strengths, 2 * SETTLED, Random(1000 + seed)))
        for person, rating in found.items():
            truth = fmean(step.rating.value for step in settling[person][SETTLED:])
            covered += abs(rating.value - truth) <= rating.uncertainty
            people += 1
    assert people == 40
    assert covered / people >= 0.95


def test_more_games_are_more_certain() -> None:
    _, games = simulate_club(7)
    for steps in rate_games(games).values():
        assert steps[0].rating.uncertainty < START.uncertainty
        assert steps[-1].rating.uncertainty < steps[0].rating.uncertainty
        assert [step.rating.games for step in steps] == list(range(1, len(steps) + 1))


def test_a_game_alone_changes_nothing() -> None:
    assert rate_games([make_game(1, [("ola", 90)])]) == {}


def test_equal_people_stay_equal() -> None:
    found = rate([make_game(number, [("ola", 50), ("tim", 50)]) for number in range(4)])
    assert found["ola"].value == pytest.approx(found["tim"].value) == pytest.approx(START.value)
    assert found["ola"].uncertainty < START.uncertainty


def test_luck_is_taken_out_where_all_were_reviewed() -> None:
    lucky = [("ola", 60), ("tim", 50)]
    assert rate([make_game(1, lucky)])["ola"].value > START.value
    assert rate([make_game(1, lucky, [15.0, -1.0])])["ola"].value < START.value
    assert rate([make_game(1, lucky, [15.0])])["ola"].value > START.value  # one was not
    equal = rate([make_game(1, lucky, [10.02, 0.01])])
    assert equal["ola"].value == pytest.approx(equal["tim"].value)
