"""The bias of the coach: the mean luck that it finds in many games, which should be 0.

python benchmarks/coach.py [GAMES]

Bots of all levels play alone and, in Knaster, at a table of three; the coach reviews the games of
the first seat. Start, luck and cost add up to the total exactly, so the mean luck is the error of
the coach's evaluation of positions that such players reach.
"""

import json
import math
import statistics
import sys
from pathlib import Path
from typing import Any, Final

from joblib import Parallel, delayed
from rich import print as show

from fivebyfive.analysis import make_record, play_game, review_game
from fivebyfive.bots import COACH, find_adviser, find_bot

RESULTS: Final = Path(__file__).parent / "results" / "coach.json"
GAMES: Final = 200
LEVELS: Final = ("random", "beginner", "casual", "expert")
TABLES: Final = (("knister", 1), ("knaster", 1), ("knaster", 3))


def review_one_game(
    kind: str, seats: int, level: str, number: int
) -> tuple[float, float, float, float]:
    """Play and review a game: its total, luck, cost, and by how much they do not add up."""
    names = [level] * seats
    bots = [find_bot(name) for name in names]
    game = play_game(kind, bots, f"coach/{kind}/{level}/{number}").game
    review = review_game(make_record(game, names), 0, find_adviser(COACH))
    gap = abs(review.start + review.luck - review.cost - review.total)
    return review.total, review.luck, review.cost, gap


def measure(kind: str, seats: int, level: str, games: int) -> dict[str, Any]:
    """Return the means over many games."""
    reviews = Parallel(n_jobs=-1)(
        delayed(review_one_game)(kind, seats, level, number) for number in range(games)
    )
    totals, lucks, costs, gaps = zip(*reviews, strict=True)
    return {
        "game": kind,
        "seats": seats,
        "level": level,
        "games": games,
        "total": round(statistics.mean(totals), 2),
        "luck": round(statistics.mean(lucks), 2),
        "luck_error": round(statistics.stdev(lucks) / math.sqrt(games), 2),
        "cost": round(statistics.mean(costs), 2),
        "largest_gap": max(gaps),
    }


def main() -> None:
    """Measure, print the results and save them."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    results = []
    for kind, seats in TABLES:
        for level in LEVELS:
            results.append(measure(kind, seats, level, games))
            show(results[-1])
    RESULTS.write_text(json.dumps(results, indent=2) + "\n")


if __name__ == "__main__":
    main()
