"""Deepening: static values of all moves, then passes of expectimax, deeper on fewer moves."""

import time
from collections.abc import Mapping, Sequence
from math import prod
from typing import Final, NamedTuple, Protocol

import numpy as np
import numpy.typing as npt

from fivebyfive.rules.grid import ROLLS

Values = npt.NDArray[np.float64]

MAX_DEPTH: Final = 4  # of any pass, in rolls


class Pass(NamedTuple):
    """One pass of expectimax over the best moves so far."""

    moves: int  # at most so many of them
    widths: tuple[int, ...] = ()  # moves searched for each roll, the next roll first

    @property
    def depth(self) -> int:
        """How many rolls deep it searches; for the last of them all moves have static values."""
        return len(self.widths) + 1

    def cost(self, moves: int) -> int:
        """The most sheets that it may evaluate."""
        levels = [len(ROLLS) * width for width in self.widths]
        sheets = sum(prod(levels[:depth]) for depth in range(self.depth))
        return min(moves, self.moves) * sheets


# Each pass costs more than the one before; the budget decides how many are run. How the widths were
# found was not kept; docs/strength.md has what larger budgets bring with them.
PASSES: Final[Mapping[str, Sequence[Pass]]] = {
    "knister": (
        Pass(25),
        Pass(5, (3,)),
        Pass(5, (4, 3)),
        Pass(6, (5, 4)),
        Pass(4, (4, 3, 3)),
    ),
    "knaster": (
        Pass(12),
        Pass(3, (2,)),
        Pass(4, (4, 3)),
        Pass(6, (5, 5)),
        Pass(4, (4, 3, 3)),
    ),
}


def widths_by_depth(widths: Sequence[int]) -> npt.NDArray[np.int64]:
    """Widths as the kernels index them: by the rolls that are left below; 0 and 1 search none."""
    return np.array([0, 0, *reversed(widths)])


class Search(Protocol):
    """The search of one position by a game's kernels."""

    @property
    def nodes(self) -> int:
        """Sheets evaluated so far."""
        ...

    def static_values(self) -> Values:
        """The static values of all moves."""
        ...

    def search_moves(self, numbers: Sequence[int], widths: Sequence[int]) -> Values:
        """The values of some of the moves, by number, searched with these widths."""
        ...


class SearchResult(NamedTuple):
    """The values of all moves, and the numbers of those that the deepest pass has searched."""

    values: Values
    searched: Sequence[int]


def deepen(
    search: Search, passes: Sequence[Pass], nodes: int | None, deadline: float | None
) -> SearchResult:
    """The values of all moves, pass by pass, until the next would exceed the nodes or the deadline.

    A pass changes the values of its moves by some points in common, so the moves that it leaves out
    are shifted by the mean change. None of them gets a higher value than the searched ones.
    """
    started = time.monotonic()
    values = search.static_values()
    searched: Sequence[int] = range(len(values))
    for step in passes:
        chosen = [int(at) for at in np.argsort(-values, kind="stable")[: step.moves]]
        if nodes is not None and search.nodes + step.cost(len(chosen)) > nodes:
            break
        found = _run_pass(search, chosen, step, started, deadline)
        if found is None:
            break
        rest = np.ones(len(values), dtype=np.bool_)
        rest[chosen] = False
        shifted = values[rest] + (found - values[chosen]).mean()
        values[rest] = np.minimum(shifted, found.min())
        values[chosen] = found
        searched = chosen
    return SearchResult(values, searched)


def _run_pass(
    search: Search, chosen: Sequence[int], step: Pass, started: float, deadline: float | None
) -> Values | None:
    """One pass; None if it would miss the deadline, estimated by the time of the nodes so far."""
    if deadline is None:
        return search.search_moves(chosen, step.widths)
    found = []
    for number in chosen:
        now = time.monotonic()
        takes = step.cost(1) * (now - started) / max(search.nodes, 1)
        if now + takes > deadline:
            return None
        found.append(float(search.search_moves([number], step.widths)[0]))
    return np.array(found)
