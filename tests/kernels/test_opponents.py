"""What rivals may expect at a table of Knaster."""

import numpy as np

from fivebyfive.analysis import play_game
from fivebyfive.bots import Budget, Position
from fivebyfive.bots.learned.knaster_adapter import KnasterAdapter
from fivebyfive.bots.learned.learned_bot import expert
from fivebyfive.kernels.knaster import state as knaster_state
from fivebyfive.rules import Game
from support.kernel_sheets import random_positions


def test_rivals_make_the_best_of_the_last_roll() -> None:
    compared = 0
    for seed in range(12):
        position = random_positions("knaster", 3, seed)[-3]
        assert position.last
        search = KnasterAdapter(position, to_win=True)
        for at, sheet in enumerate(position.sheets[1:]):
            after = [
                sheet.play(position.roll, move, last=True)
                for move in sheet.legal_moves(position.roll, last=True)
            ]
            best = max(one.score().total for one in after)
            assert search.opponents.points[at, 0] == best
            compared += best > sheet.score().total
    assert compared > 5


def test_the_sooner_the_end_the_less_rivals_may_expect() -> None:
    """On sheets as they are at a table of strong players; so many points have an even chance."""
    game = play_game("knaster", [expert()] * 2, "rivals", Budget(nodes=1)).game
    even = []
    for round_ in range(10, 22):
        before = Game.start("knaster", 2)
        for played in game.rounds[:round_]:
            before = before.roll(played.throw).play_all(played.moves).close()
        search = KnasterAdapter(Position.of(before.roll(7), 0), to_win=True)
        search.static_values()
        search.search_moves([0], ())
        wins = search.model.objective.win_probability
        rows = [wins[1, search.own_free - writes] for writes in (0, 1, 2)]
        rows.append(wins[0, search.own_free - 1])
        even.append([np.interp(0.5, row, np.arange(len(row))) for row in rows])
    circled, written, twice, now = np.mean(even, axis=0)
    assert twice < written < circled
    assert now < written  # the same cells left, but a roll later, leave them more time


def test_nobody_expects_less_than_they_have() -> None:
    """Whatever was learned says of sheets that nobody ever had."""
    for position in random_positions("knaster", 3, "odd"):
        search = KnasterAdapter(position, to_win=True)
        search.static_values()
        asked = search.opponents.points > knaster_state.WORST_VALUE
        others = [sheet for seat, sheet in enumerate(position.sheets) if seat != position.seat]
        has = np.array([[sheet.score().total] for sheet in others])
        assert asked.any()
        assert (search.opponents.points >= has)[asked].all()
