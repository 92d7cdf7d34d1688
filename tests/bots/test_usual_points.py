"""The points that people are told of each level are those that were measured."""

import json
from pathlib import Path

from fivebyfive.bots import LEVELS, USUAL_POINTS
from fivebyfive.rules import GAMES

MEASURED = Path(__file__).parents[2] / "benchmarks/results/strength.json"


def test_usual_points_are_measured() -> None:
    measured = json.loads(MEASURED.read_text(encoding="utf-8"))
    assert {game: dict(points) for game, points in USUAL_POINTS.items()} == {
        game: {level: round(measured[f"{game}/levels/{level}"]["mean"]) for level in LEVELS}
        for game in GAMES
    }
