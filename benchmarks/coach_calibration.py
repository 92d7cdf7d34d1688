"""Calibrates the coach in Knaster: points that `expert` makes against the points it expects.

python benchmarks/coach_calibration.py [GAMES]

Bots of all levels, and mixtures of them, play alone up to a random roll: such positions are closer
to those of people than those of `expert`. Then `expert` plays on to the end. A line is fitted
through the points still made against those expected, by the number of free cells.
`bots/learned/coach_calibration.py` has these lines.
"""

import json
import sys
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np
from joblib import Parallel, delayed
from rich import print as show

from fivebyfive.bots import Aim, Bot, Budget, Position, find_level
from fivebyfive.bots.learned.coach_calibration import FREE_CELLS
from fivebyfive.rules import Game
from fivebyfive.rules.odds import ROLL_ODDS

RESULTS: Final = Path(__file__).parent / "results" / "coach_calibration.json"
GAMES: Final = 1000
PLAYERS: Final = ("random", "beginner", "casual", "casual", "casual", "expert", "mixed", "mixed")
POSITIONS_PER_GAME: Final = 3
# Free cells and points of a position, expected total, total in the end.
Sample = tuple[int, int, float, int]


def sample_game(number: int) -> list[Sample]:
    """Play a game, and sample some of its positions."""
    rng = Random(f"hopes/{number}")  # the seed of the published figures
    expert, casual, any_move = (find_level(n, Aim.POINTS) for n in ("expert", "casual", "random"))
    name, share = rng.choice(PLAYERS), rng.random()

    def player() -> Bot:
        if name != "mixed":
            return find_level(name, Aim.POINTS)
        draw = rng.random()
        return casual if draw < share else expert if draw < 0.8 + 0.2 * share else any_move

    sampled_rounds = set(rng.sample(range(1, 38), POSITIONS_PER_GAME))
    game, samples = Game.start("knaster"), []
    while not game.finished:
        game = play_round(game, player(), rng)
        if len(game.rounds) in sampled_rounds and not game.is_last and not game.finished:
            end = game
            while not end.finished:
                end = play_round(end, expert, rng)
            sheet, total = game.sheets[0], end.sheets[0].score().total
            samples.append(
                (sheet.numbers.count(0), sheet.score().total, expected_value(game, rng), total)
            )
    return samples


def play_round(game: Game, bot: Bot, rng: Random) -> Game:
    """Roll, and play the bot's move."""
    game = game.roll(rng.randint(1, 6) + rng.randint(1, 6))
    return game.play(0, bot.choose(Position.of(game, 0), rng, Budget())).close()


def expected_value(game: Game, rng: Random) -> float:
    """Return the total that `expert` expects before the next roll."""
    expert: Any = find_level("expert", Aim.POINTS)
    total = 0.0
    for roll, probability in ROLL_ODDS.items():
        weighed = expert.weigh(Position.of(game.roll(roll), 0), rng, Budget())
        total += probability * max(move.expected for move in weighed)
    return total


def measure(games: int) -> dict[str, Any]:
    """Fit `usual` + `trust` * expected, interpolated between these numbers of free cells.

    Least squares on hat functions: each of the numbers has a line of its own.
    """
    rows = [
        row for rows in Parallel(n_jobs=-1)(map(delayed(sample_game), range(games))) for row in rows
    ]
    free, points, expected, ends = np.array(rows, dtype=np.float64).T
    expected_gain, actual_gain = expected - points, ends - points
    hats = np.stack([np.interp(free, FREE_CELLS, row) for row in np.eye(len(FREE_CELLS))], axis=1)
    hats = hats[:, 1:]  # with a full sheet only the last roll is left: its value is exact
    design = np.concatenate([hats, hats * expected_gain[:, None]], axis=1)
    solution, *_ = np.linalg.lstsq(design, actual_gain - expected_gain, rcond=None)
    usual, trust = np.split(solution, 2)
    return {
        "positions": len(rows),
        "mean_hope": round(float(expected_gain.mean()), 2),
        "mean_came": round(float(actual_gain.mean()), 2),
        "free": FREE_CELLS[1:],
        "usual": [round(float(value), 1) for value in usual],
        "trust": [round(1 + float(value), 2) for value in trust],
    }


def main() -> None:
    """Measure, print the results and save them."""
    results = measure(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES)
    show(results)
    RESULTS.write_text(json.dumps(results, indent=2) + "\n")


if __name__ == "__main__":
    main()
