"""Circles as if drawn by hand; each is determined by its seed."""

from itertools import pairwise
from math import cos, pi, sin
from random import Random
from typing import Final

Point = tuple[float, float]
_SEGMENTS: Final = 9


def draw_circle(seed: int) -> list[list[Point]]:
    """Return an open stroke around the centre of the unit square, which overshoots its start.

    The first item is the start point, each further one a cubic Bézier segment: two control points
    and the end point. The numbers in here are chosen, not measured.
    """
    rng = Random(seed)  # noqa: S311 -- it only has to look irregular

    def wobble(size: float) -> float:
        return (rng.random() - 0.5) * size

    start = -1.9 + wobble(0.9)
    turn = 2 * pi + 0.45 + rng.random() * 0.5
    wide, high, tilt = 0.42 + wobble(0.04), 0.39 + wobble(0.04), wobble(0.35)
    points = []
    for step in range(_SEGMENTS + 1):
        angle = start + turn * step / _SEGMENTS
        drift = 1 - 0.05 * step / _SEGMENTS + wobble(0.05)
        x, y = cos(angle) * wide * drift, sin(angle) * high * drift
        points.append(
            (
                0.5 + x * cos(tilt) - y * sin(tilt) + wobble(0.015),
                0.5 + x * sin(tilt) + y * cos(tilt) + wobble(0.015),
            )
        )
    return smooth_curve(points)


def smooth_curve(points: list[Point]) -> list[list[Point]]:
    """Return a Catmull-Rom spline through the points, as cubic Bézier segments."""
    padded = [points[0], *points, points[-1]]
    segments = [[_rounded(points[0])]]
    for index, (start, end) in enumerate(pairwise(points), 1):
        before, after = padded[index - 1], padded[index + 2]
        one = (start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6)
        two = (end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6)
        segments.append([_rounded(point) for point in (one, two, end)])
    return segments


def _rounded(point: Point) -> Point:
    return round(point[0], 4), round(point[1], 4)
