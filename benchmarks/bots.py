"""How strong each level plays alone and what a move costs, on the same dice for all.

python benchmarks/bots.py [--games N] [--seed S]

Every game is printed as a record, read back and scored by the rules before it counts.
"""

import argparse
import json
import os
import platform
import statistics
import time
from pathlib import Path
from random import Random

from fivebyfive import GAMES, parse_record
from fivebyfive.analysis import play_game, record_of
from fivebyfive.analysis.figures import figures
from fivebyfive.bots import LEVELS, Bot, Budget, Position, find_bot
from fivebyfive.bots.conformance import most_moves
from fivebyfive.rules import Move

GAMES_EACH, SEED = 2000, 20250201
RESULTS = Path(__file__).parent / "results" / "bots.json"


class Timed:
    """A bot with the time each of its moves takes of a core, whatever else runs there."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.seconds: list[float] = []

    def choose(self, position: Position, rng: Random, budget: Budget) -> Move:
        """The move of the bot."""
        start = time.thread_time()
        move = self.bot.choose(position, rng, budget)
        self.seconds.append(time.thread_time() - start)
        return move


def totals(kind: str, level: str, bot: Bot, names: list[str]) -> list[int]:
    """The points of one seat alone in each of the games, by their printed records."""
    scored = []
    for name in names:
        text = str(record_of(play_game(kind, [bot], name).game, [level]))
        game = parse_record(text).game
        assert game.finished
        scored.append(game.scores()[0].total)
    return scored


def rounded(points: list[int]) -> dict[str, float]:
    """Mean, deviation and how far the mean may be off."""
    found = figures(points)._asdict()
    return {name: round(found[name], 2) for name in ("mean", "sd", "se")}


def worst_ms(level: str) -> float:
    """The slowest of some moves where Knaster has most to choose from; tables are there already."""
    bot = Timed(find_bot(level))
    position = Position.of(most_moves(), 0)
    for seed in range(21):
        bot.choose(position, Random(seed), Budget())
    return 1000 * max(bot.seconds)


def measure(kind: str, games: int, seed: int) -> list[dict[str, object]]:
    """Figures of all levels on the same dice, each with the paired difference to the one below."""
    names = [f"{seed}/{kind}/{number}" for number in range(games)]
    rows: list[dict[str, object]] = []
    below: list[int] | None = None
    for level in LEVELS:
        bot = Timed(find_bot(level))
        points = totals(kind, level, bot, names)
        row: dict[str, object] = {"game": kind, "level": level}
        row |= rounded(points)
        row |= {
            "ms_per_move": round(1000 * statistics.mean(bot.seconds), 3),
            "p99_ms": round(1000 * statistics.quantiles(bot.seconds, n=100)[-1], 3),
            "moves_per_game": round(len(bot.seconds) / games, 1),
        }
        if kind == "knaster":
            row["ms_with_most_moves"] = round(worst_ms(level), 2)
        if below is not None:
            more = rounded([now - then for now, then in zip(points, below, strict=True)])
            row |= {"more_than_below": more["mean"], "more_than_below_se": more["se"]}
        print("  ".join(f"{key} {value}" for key, value in row.items()), flush=True)
        rows.append(row)
        below = points
    return rows


def main() -> None:
    """Measure both games and write the figures down."""
    parser = argparse.ArgumentParser(description="How strong each level plays alone.")
    parser.add_argument("--games", type=int, default=GAMES_EACH)
    parser.add_argument("--seed", type=int, default=SEED)
    asked = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    results = [row for kind in GAMES for row in measure(kind, asked.games, asked.seed)]
    machine = f"{platform.machine()}, Python {platform.python_version()}, one core"
    figures = {"machine": machine, "games": asked.games, "seed": asked.seed, "results": results}
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps(figures, indent=1) + "\n")


if __name__ == "__main__":
    main()
