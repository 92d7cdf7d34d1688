"""Whether playing for the win wins more often than playing for points.

python benchmarks/win_vs_points.py [GAMES]

Knaster for four experts on the same dice; the first plays once for the win and once for points, the
others for the win. All begin with one to three random writes: else bots of one level would make the
same moves on the same dice, unlike people. Every game is played and scored by `rules/`.
"""

import json
import math
import statistics
import sys
from pathlib import Path
from random import Random
from typing import Any, Final

from joblib import Parallel, delayed

from fivebyfive.bots import Budget, Position, find_bot
from fivebyfive.rules import Game, Move, Throw, Write

RESULTS: Final = Path(__file__).parent / "results" / "win_vs_points.json"
SEED: Final = "L2"
GAMES: Final = 1700
SEATS: Final = 4
SeatOutcome = tuple[float, int]  # the share of the win, and the points


def play(number: int, aim: str) -> SeatOutcome:
    """Play one game; its dice and its random writes follow from the number."""
    bots = [find_bot(f"expert/{aim}"), *[find_bot("expert/win")] * (SEATS - 1)]
    dice = Random(f"{SEED}/{number}")
    rngs = [Random(f"{SEED}/{number}/{seat}") for seat in range(SEATS)]
    random_writes = [rng.randrange(1, 4) for rng in rngs]
    game = Game.start("knaster", SEATS)
    while not game.finished:
        throw = (dice.randint(1, 6), dice.randint(1, 6))
        game = game.roll(Throw(sum(throw), throw))
        moves: list[Move] = []
        for seat in range(SEATS):
            position = Position.of(game, seat)
            if len(game.rounds) < random_writes[seat]:
                writes = [move for move in game.legal_moves(seat) if isinstance(move, Write)]
                moves.append(rngs[seat].choice(writes))
            else:
                moves.append(bots[seat].choose(position, rngs[seat], Budget()))
        game = game.play_all(moves).close()
    totals = [sheet.score().total for sheet in game.sheets]
    best = max(totals)
    return (totals[0] == best) / totals.count(best), totals[0]


def measure(games: int) -> dict[str, Any]:
    """Measure both aims, and their difference game by game."""
    played = {
        aim: Parallel(n_jobs=-1)(delayed(play)(number, aim) for number in range(games))
        for aim in ("win", "points")
    }
    more = [win[0] - points[0] for win, points in zip(*played.values(), strict=True)]
    figures = {
        aim: {
            "wins": round(statistics.mean(share for share, _ in results), 4),
            "points": round(statistics.mean(points for _, points in results), 2),
        }
        for aim, results in played.items()
    }
    error = statistics.stdev(more) / math.sqrt(len(more))
    difference = {"more": round(statistics.mean(more), 4), "more_se": round(error, 4)}
    return {"games": games, "seed": SEED, **figures, **difference}


def main() -> None:
    """Measure and print; save unless there were fewer games than usual."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    figures = measure(games)
    print(json.dumps(figures))
    if games >= GAMES:
        RESULTS.write_text(json.dumps(figures, indent=1) + "\n")


if __name__ == "__main__":
    main()
