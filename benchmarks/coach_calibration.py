"""How much of what `expert` hopes for in Knaster comes true from positions of people.

python benchmarks/coach_calibration.py [GAMES]

Players of all levels, and mixtures of them, play alone up to a roll by chance; then `expert` plays
on to the end. What it still made is compared with what it hoped for, by the number of free cells:
the line through these points is what `bots/learned/coach_calibration.py` goes by.
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
POSITIONS_PER_GAME: Final = 3  # positions of a game
Sample = tuple[int, int, float, int]  # free cells, points, hope and end


def sample_game(number: int) -> list[Sample]:
    """Some positions of a game."""
    rng = Random(f"hopes/{number}")
    expert, casual, any_move = (find_level(n, Aim.POINTS) for n in ("expert", "casual", "random"))
    name, share = rng.choice(PLAYERS), rng.random()

    def player() -> Bot:
        if name != "mixed":
            return find_level(name, Aim.POINTS)
        chance = rng.random()
        return casual if chance < share else expert if chance < 0.8 + 0.2 * share else any_move

    taken = set(rng.sample(range(1, 38), POSITIONS_PER_GAME))
    game, found = Game.start("knaster"), []
    while not game.finished:
        game = play_round(game, player(), rng)
        if len(game.rounds) in taken and not game.is_last and not game.finished:
            end = game
            while not end.finished:
                end = play_round(end, expert, rng)
            sheet, total = game.sheets[0], end.sheets[0].score().total
            found.append(
                (sheet.numbers.count(0), sheet.score().total, expected_value(game, rng), total)
            )
    return found


def play_round(game: Game, bot: Bot, rng: Random) -> Game:
    """One more roll, and the move of the player."""
    game = game.roll(rng.randint(1, 6) + rng.randint(1, 6))
    return game.play(0, bot.choose(Position.of(game, 0), rng, Budget())).close()


def expected_value(game: Game, rng: Random) -> float:
    """What `expert` expects before the next roll."""
    expert: Any = find_level("expert", Aim.POINTS)
    total = 0.0
    for roll, chance in ROLL_ODDS.items():
        weighed = expert.weigh(Position.of(game.roll(roll), 0), rng, Budget())
        total += chance * max(move.expected for move in weighed)
    return total


def measure(games: int) -> dict[str, Any]:
    """The lines: `usual` + `trust` * hope, between these numbers of free cells."""
    rows = [
        row for rows in Parallel(n_jobs=-1)(map(delayed(sample_game), range(games))) for row in rows
    ]
    free, points, expected, ends = np.array(rows, dtype=np.float64).T
    hoped, came = expected - points, ends - points
    near = np.stack([np.interp(free, FREE_CELLS, row) for row in np.eye(len(FREE_CELLS))], axis=1)
    near = near[:, 1:]  # with a full sheet nothing but the last roll is left, and that is known
    found, *_ = np.linalg.lstsq(
        np.concatenate([near, near * hoped[:, None]], axis=1), came - hoped, rcond=None
    )
    usual, trust = np.split(found, 2)
    return {
        "positions": len(rows),
        "mean_hope": round(float(hoped.mean()), 2),
        "mean_came": round(float(came.mean()), 2),
        "free": FREE_CELLS[1:],
        "usual": [round(float(value), 1) for value in usual],
        "trust": [round(1 + float(value), 2) for value in trust],
    }


def main() -> None:
    """Measure, show and keep the figures."""
    figures = measure(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES)
    show(figures)
    RESULTS.write_text(json.dumps(figures, indent=2) + "\n")


if __name__ == "__main__":
    main()
