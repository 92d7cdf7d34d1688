"""Whether the coach is right about luck: over many games nobody has any, however well they play.

python benchmarks/coach.py [GAMES]

Players of all levels, alone and, in Knaster, at a table of three; the first seat's games are gone
through by the coach. Luck and cost come to the total exactly; the mean of the luck says how far the
coach is mistaken about the positions of such players.
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
    """The total of a game, and what the coach says of it."""
    names = [level] * seats
    bots = [find_bot(name) for name in names]
    game = play_game(kind, bots, f"coach/{kind}/{level}/{number}").game
    found = review_game(make_record(game, names), 0, find_adviser(COACH))
    gap = abs(found.start + found.luck - found.cost - found.total)
    return found.total, found.luck, found.cost, gap


def measure(kind: str, seats: int, level: str, games: int) -> dict[str, Any]:
    """The means over many games."""
    found = Parallel(n_jobs=-1)(
        delayed(review_one_game)(kind, seats, level, number) for number in range(games)
    )
    totals, lucks, costs, gaps = zip(*found, strict=True)
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
    """Measure, show and keep the figures."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    figures = []
    for kind, seats in TABLES:
        for level in LEVELS:
            figures.append(measure(kind, seats, level, games))
            show(figures[-1])
    RESULTS.write_text(json.dumps(figures, indent=2) + "\n")


if __name__ == "__main__":
    main()
