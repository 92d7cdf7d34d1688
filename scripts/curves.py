"""Draws the curves of docs/strength.md: points by games of training, and by search budget.

python scripts/curves.py

The data of the first are in the notes of the weight files, those of the second in
benchmarks/results/strength.json.
"""

import json
from pathlib import Path
from typing import Any

import matplotlib as mpl

mpl.use("Agg")
mpl.rcParams["svg.hashsalt"] = "fivebyfive"  # the same data give the same file

from matplotlib import pyplot as plt  # noqa: E402

from fivebyfive import GAMES  # noqa: E402
from fivebyfive.bots.learned import weight_files  # noqa: E402

DOCS = Path(__file__).parents[1] / "docs"
RESULTS = DOCS.parent / "benchmarks" / "results" / "strength.json"
TRAININGS = {
    "Knister": weight_files.KNISTER,
    "Knaster, alone": weight_files.KNASTER_ALONE,
    "Knaster, at tables": weight_files.KNASTER_AT_A_TABLE,
}


def draw_learning(to: Path) -> None:
    """Draw the mean points by the number of games learned from."""
    figure, axes = plt.subplots(figsize=(7, 4), layout="constrained")
    for label, file in TRAININGS.items():
        curve = weight_files.read_note(file)["curve"]
        axes.plot([games for games, _, _ in curve], [mean for *_, mean in curve], label=label)
    axes.set_xscale("log")
    axes.set_xlabel("games learned from")
    axes.set_ylabel("points a game, static evaluation (no search)")
    _finish(figure, axes, to)


def draw_budgets(results: dict[str, Any], to: Path) -> None:
    """Draw the mean points by the sheets evaluated for a move."""
    games = [game for game in GAMES if f"{game}/nodes" in results]
    figure, every = plt.subplots(1, len(games), figsize=(9, 4), layout="constrained", squeeze=False)
    for axes, game in zip(every[0], games, strict=True):
        rows = results[f"{game}/nodes"]["rows"]
        nodes, means = [row["nodes"] for row in rows], [row["mean"] for row in rows]
        axes.errorbar(nodes, means, yerr=[row["more_se"] for row in rows], marker="o", capsize=3)
        axes.set_xscale("log")
        axes.set_title(game.capitalize())
        axes.set_xlabel("sheets evaluated for a move")
        axes.set_ylabel("points a game")
        axes.grid(alpha=0.3)
    figure.savefig(to, metadata={"Date": None})


def _finish(figure: Any, axes: Any, to: Path) -> None:
    axes.grid(alpha=0.3)
    axes.legend()
    figure.savefig(to, metadata={"Date": None})


if __name__ == "__main__":
    draw_learning(DOCS / "pictures" / "learning.svg")
    draw_budgets(json.loads(RESULTS.read_text()), DOCS / "pictures" / "budget.svg")
