"""Places: whoever had more than a fifth of the rounds made by a computer is ranked apart."""

import pytest

from fivebyfive.rules import Rank, is_ranked_apart, mean_points, parse_record, rank_players


@pytest.mark.parametrize(
    ("made", "rounds", "apart"),
    [(0, 0, False), (0, 25, False), (5, 25, False), (6, 25, True), (1, 5, False), (1, 4, True)],
)
def test_a_fifth_of_the_rounds_is_still_among_the_others(
    made: int, rounds: int, apart: bool
) -> None:
    assert is_ranked_apart(made, rounds) == apart


def test_the_best_who_played_wins_and_nobody_is_displaced() -> None:
    ranking = rank_players([73, 40, 71, 43, None], [22, 0, 25, 5], rounds=25)
    assert ranking == [Rank(3, True), Rank(2), Rank(4, True), Rank(1), Rank(None)]
    assert mean_points([73, 40, 71, 43, None], ranking) == 41.5


def test_equal_totals_share_a_place_only_among_their_own() -> None:
    ranking = rank_players([40, 40, 40, 40], [0, 9, 0, 9], rounds=25)
    assert [rank.place for rank in ranking] == [1, 3, 1, 3]


def test_where_all_are_apart_they_are_ranked_among_themselves() -> None:
    ranking = rank_players([30, 50], [25, 25], rounds=25)
    assert ranking == [Rank(2, True), Rank(1, True)]
    assert mean_points([30, 50], ranking) is None


def test_nobody_is_apart_who_plays_alone() -> None:
    assert rank_players([50], [25], rounds=25) == [Rank(1)]


def test_the_marks_of_a_record_decide() -> None:
    """Moves with a star: of a person they count, a computer player's own do not."""
    rounds = [f"{at}. 7 {cell}* {cell} {cell}*" for at, cell in enumerate(("a1", "b1", "c1"), 1)]
    record = parse_record("\n".join(["Game: knister", "Seats: Ann, Bob, Otto [casual]", *rounds]))
    assert [(one.place, one.computer_rounds, one.is_apart) for one in record.results()] == [
        (3, 3, True),
        (1, 0, False),
        (1, 0, False),
    ]
    assert [one.player.name for one in record.ranking()] == ["Bob", "Otto", "Ann"]
    assert record.mean_points() == 0
