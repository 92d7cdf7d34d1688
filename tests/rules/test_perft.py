"""Counts of moves and sums of scores, from the files in perft/, and on symmetric sheets."""

from collections.abc import Sequence
from pathlib import Path
from typing import TypeAlias

import pytest

import perft
from fivebyfive.rules import CELLS, ROLLS, SYMMETRIES, Sheet
from fivebyfive.rules.grid import TRANSPOSE
from support import referee
from support.plugins.hypothesis_profiles import is_soak
from support.referee_boards import board_total, next_boards, to_board

Symmetry: TypeAlias = tuple[int, ...]

POSITIONS = [
    position
    for path in sorted((Path(__file__).parent / "perft").glob("*.perft"))
    for position in perft.read_positions(path)
]


def at_every_depth() -> pytest.MarkDecorator:
    """All positions at all their depths."""
    rows = [
        pytest.param(position, depth, id=f"{position.game}, {position.name}, {depth}")
        for position in POSITIONS
        for depth in position.depths
    ]
    return pytest.mark.parametrize(("position", "depth"), rows)


def image(sheet: Sheet, symmetry: Symmetry) -> Sheet:
    numbers = [0] * len(CELLS)
    for cell, number in enumerate(sheet.numbers):
        numbers[symmetry[cell]] = number
    circled = sum(1 << symmetry[cell] for cell in CELLS if sheet.is_circled(cell))
    return type(sheet)(tuple(numbers), circled)


def test_there_are_positions_of_both_games() -> None:
    assert {position.game for position in POSITIONS} == {"knister", "knaster"}
    for game in ("knister", "knaster"):
        deep = [
            position for position in POSITIONS if position.game == game and position.depths.get(3)
        ]
        assert any(position.depths[3].moves > 1000 for position in deep)


@at_every_depth()
def test_counts(position: perft.PerftPosition, depth: int) -> None:
    assert perft.count_leaves(position.sheet, depth) == position.depths[depth]


def generated_by(symmetries: Sequence[Symmetry]) -> set[Symmetry]:
    """All that can be made by doing one after the other."""
    found = {tuple(CELLS)}
    while new := {tuple(one[to] for to in other) for one in symmetries for other in found} - found:
        found |= new
    return found


def generators() -> list[Symmetry]:
    """A few symmetries that make all others, so that what holds for each of them tells enough."""
    few: list[Symmetry] = []
    for symmetry in (TRANSPOSE, *SYMMETRIES):
        if symmetry not in generated_by(few):
            few.append(symmetry)
    assert generated_by(few) == set(SYMMETRIES)
    return few


@at_every_depth()
def test_counts_on_symmetric_sheets(position: perft.PerftPosition, depth: int) -> None:
    expected = position.depths[depth]
    for symmetry in SYMMETRIES if is_soak() else generators():
        counts = perft.count_leaves(image(position.sheet, symmetry), depth)
        assert counts.moves == expected.moves
        if position.game == "knister" or symmetry == TRANSPOSE:
            assert counts == expected


def count_by_referee(game: str, board: referee.Board, depth: int, over: bool) -> perft.Counts:
    if depth == 0:
        points = board_total(game, board)
        return perft.Counts(1, points, points * points)
    if over:
        return perft.Counts(0, 0, 0)
    free = sum(cell is None for row in board for cell in row)
    last = free == (1 if game == "knister" else 0)
    parts = [
        count_by_referee(game, result, depth - 1, last)
        for roll in ROLLS
        for result in next_boards(game, board, roll, last)
    ]
    return perft.Counts(*(sum(column) for column in zip(*parts, strict=True)))


@at_every_depth()
def test_the_referee_counts_the_same(position: perft.PerftPosition, depth: int) -> None:
    counts = count_by_referee(position.game, to_board(position.sheet), depth, over=False)
    assert counts == position.depths[depth]
