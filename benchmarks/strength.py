"""Strength and CPU time of each level, and what a larger search budget brings.

python benchmarks/strength.py [WHAT...] [--jobs N]

WHAT is the beginning of names such as `knister/levels/expert`, `knaster/nodes` or `knaster/win`;
without any, everything is measured, which takes some hours. A measurement replaces its results in
results/strength.json, the others stay. The seeds were not used to tune anything. Every game is
played and scored by `rules/`, not by the kernels.
"""

import argparse
import json
import math
import os
import platform
import statistics
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

from fivebyfive import GAMES
from fivebyfive.analysis import Series, simulate
from fivebyfive.bots import LEVELS, Budget

RESULTS: Final = Path(__file__).parent / "results" / "strength.json"
SEED: Final = 2026
BUDGET_SEED: Final = 2027
GAMES_OF: Final = {"expert": 20_000, "master": 500}
OTHER_GAMES: Final = 2000  # of each other level
NODES: Final = {
    "knister": (1, 30, 300, 8_000),
    "knaster": (1, 50, 150, 7_000),
}
NODES_GAMES: Final = 150
WIN_SEED: Final = 2028
WIN_GAMES: Final = 900

Measurement = dict[str, Any]


def standard_error(numbers: Sequence[float]) -> float:
    """Return the standard error of the mean."""
    return statistics.stdev(numbers) / math.sqrt(len(numbers))


def measure_level(kind: str, name: str, jobs: int | None) -> Measurement:
    """Measure a level that plays alone."""
    games = GAMES_OF.get(name, OTHER_GAMES)
    seat = simulate(Series(kind, (name,), SEED), games, jobs).seats[0]
    return {
        "games": games,
        "seed": SEED,
        "mean": round(seat.points.mean, 2),
        "se": round(standard_error(seat.totals), 2),
        "sd": round(statistics.stdev(seat.totals), 2),
        "min": min(seat.totals),
        "max": max(seat.totals),
        "ms_per_move": round(seat.ms_per_move, 3),
    }


def measure_budgets(kind: str, jobs: int | None) -> Measurement:
    """Measure growing budgets on the same dice; differences to the smallest are paired."""
    rows: list[Measurement] = []
    smallest: tuple[int, ...] = ()
    for nodes in NODES[kind]:
        series = Series(kind, ("master",), BUDGET_SEED, budget=Budget(nodes=nodes))
        seat = simulate(series, NODES_GAMES, jobs).seats[0]
        smallest = smallest or seat.totals
        more = [total - base for total, base in zip(seat.totals, smallest, strict=True)]
        row = {
            "nodes": nodes,
            "mean": round(seat.points.mean, 2),
            "se": round(standard_error(seat.totals), 2),
            "more": round(statistics.mean(more), 2),
            "more_se": round(standard_error(more), 2),
            "ms_per_move": round(seat.ms_per_move, 3),
        }
        print(f"  {row}", flush=True)
        rows.append(row)
    return {"games": NODES_GAMES, "seed": BUDGET_SEED, "rows": rows}


def measure_win_vs_points(kind: str, jobs: int | None) -> Measurement:
    """Measure a master among three experts, once for the win and once for points, on equal dice."""
    shares, means = {}, {}
    for aim in ("win", "points"):
        series = Series(kind, (f"master/{aim}", "expert", "expert", "expert"), WIN_SEED)
        result = simulate(series, WIN_GAMES, jobs)
        games = list(zip(*(seat.totals for seat in result.seats), strict=True))
        shares[aim] = [
            (totals[0] == max(totals)) / sum(total == max(totals) for total in totals)
            for totals in games
        ]
        means[aim] = round(result.seats[0].points.mean, 2)
    more = [win - points for win, points in zip(shares["win"], shares["points"], strict=True)]
    return {
        "games": WIN_GAMES,
        "seed": WIN_SEED,
        "wins_for_the_win": round(statistics.mean(shares["win"]), 4),
        "wins_for_points": round(statistics.mean(shares["points"]), 4),
        "more": round(statistics.mean(more), 4),
        "more_se": round(standard_error(more), 4),
        "points_for_the_win": means["win"],
        "points_for_points": means["points"],
    }


def measurements() -> dict[str, Callable[[int | None], Measurement]]:
    """Return all measurements by name."""
    by_name: dict[str, Callable[[int | None], Measurement]] = {}
    for kind in GAMES:
        for name in LEVELS:
            by_name[f"{kind}/levels/{name}"] = partial(measure_level, kind, name)
        by_name[f"{kind}/nodes"] = partial(measure_budgets, kind)
        by_name[f"{kind}/win"] = partial(measure_win_vs_points, kind)
    return by_name


def main() -> None:
    """Measure what was asked for, and save it."""
    parser = argparse.ArgumentParser(description="How strong each level plays.")
    parser.add_argument("what", nargs="*", default=[""])
    parser.add_argument("--jobs", type=int, default=None)
    asked = parser.parse_args()
    for name, measure in measurements().items():
        if any(name.startswith(what) for what in asked.what):
            result = measure(asked.jobs)
            print(name, result, flush=True)
            saved = json.loads(RESULTS.read_text()) if RESULTS.exists() else {}
            machine = f"{platform.machine()}, {os.cpu_count()} cores"
            saved[name] = {**result, "machine": f"{machine}, Python {platform.python_version()}"}
            RESULTS.write_text(json.dumps(dict(sorted(saved.items())), indent=1) + "\n")


if __name__ == "__main__":
    main()
