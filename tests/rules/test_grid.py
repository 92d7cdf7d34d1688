"""The grid, its lines and its symmetries."""

import pytest

from fivebyfive.rules.grid import (
    CELL_NAMES,
    CELLS,
    LINE_NAMES,
    LINES,
    LINES_THROUGH,
    SYMMETRIES,
    TRANSPOSE,
)
from support import referee


def test_lines_are_those_of_the_referee() -> None:
    lines = {
        name: tuple(divmod(cell, 5) for cell in cells)
        for name, cells in zip(LINE_NAMES, LINES, strict=True)
    }
    assert lines == referee.LINES


@pytest.mark.parametrize(
    ("cell", "lines"),
    [("a1", "1a\\"), ("b1", "1b"), ("c3", "3c\\/"), ("e1", "1e/"), ("b4", "4b/"), ("d3", "3d")],
)
def test_lines_through_a_cell(cell: str, lines: str) -> None:
    through = LINES_THROUGH[CELL_NAMES.index(cell)]
    assert "".join(LINE_NAMES[line] for line in through) == lines


def test_the_symmetries_are_all_that_map_lines_to_lines() -> None:
    assert len(set(SYMMETRIES)) == 32
    assert SYMMETRIES[0] == tuple(CELLS)
    assert TRANSPOSE in SYMMETRIES
    lines = {frozenset(cells) for cells in LINES}
    for symmetry in SYMMETRIES:
        assert {frozenset(symmetry[cell] for cell in cells) for cells in LINES} == lines
    # They form a group: one after the other is again one of them.
    known = set(SYMMETRIES)
    for first in SYMMETRIES:
        for second in SYMMETRIES:
            assert tuple(second[cell] for cell in first) in known
