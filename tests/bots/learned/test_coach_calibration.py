"""What the coach hopes for in Knaster: as the expert at the end, nearer to the usual before."""

from random import Random

import pytest

from fivebyfive.bots import COACH, Aim, Budget, Position, Weighed, find_adviser
from fivebyfive.bots.learned.coach_calibration import FREE_CELLS, INTERCEPTS, MAX_OPTIMISM, SLOPES
from fivebyfive.rules import Game, Write

pytestmark = pytest.mark.heavy


def weighed(who: str, position: Position) -> dict[str, Weighed]:
    found = find_adviser(who, Aim.POINTS).weigh(position, Random(1), Budget())
    return {str(one.move): one for one in found}


def after(rounds: int, roll: int, seats: int = 1) -> Position:
    """Somebody who writes from left to right, whatever is rolled."""
    game = Game.start("knaster", seats)
    while len(game.rounds) < rounds:
        game = game.roll(2 + 5 * len(game.rounds) % 11)
        moves = [next(m for m in game.legal_moves(s) if isinstance(m, Write)) for s in range(seats)]
        game = game.play_all(moves).close()
    return Position.of(game.roll(roll), 0)


def test_the_knots() -> None:
    assert len(FREE_CELLS) == len(INTERCEPTS) == len(SLOPES)
    assert (INTERCEPTS[0], SLOPES[0]) == (0, 1)  # what is left then is known


@pytest.mark.parametrize("seats", [1, 2])
def test_a_bad_position_is_not_as_bad(seats: int) -> None:
    position = after(10, 7, seats)
    coach, expert = weighed(COACH, position), weighed("expert", position)
    assert coach.keys() == expert.keys()
    best = max(one.expected for one in coach.values())
    assert best > max(one.expected for one in expert.values()) + 5
    spread = best - min(one.expected for one in coach.values())
    wide = max(one.expected for one in expert.values()) - min(
        one.expected for one in expert.values()
    )
    assert spread < wide


def test_what_it_cannot_tell_apart_is_equal() -> None:
    found = sorted((one.expected for one in weighed(COACH, after(5, 7)).values()), reverse=True)
    equal = [value for value in found if value == pytest.approx(found[0], abs=1e-6)]
    assert len(equal) > 1
    assert found == sorted(set(found), reverse=True)  # and still in an order
    assert found[0] - found[-1] > MAX_OPTIMISM


def test_near_the_end_it_is_the_expert() -> None:
    position = after(23, 7)
    coach, expert = weighed(COACH, position), weighed("expert", position)
    assert {move: one.expected for move, one in coach.items()} == pytest.approx(
        {move: one.expected for move, one in expert.items()}, abs=1e-6
    )
