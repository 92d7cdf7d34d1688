"""How a strong player thinks: all moves at a glance, then the better ones deeper and deeper."""

import time
from collections.abc import Sequence
from math import prod
from typing import Final, NamedTuple, Protocol

import numpy as np
import numpy.typing as npt

from fivebyfive.rules.grid import ROLLS

Values = npt.NDArray[np.float64]

MAX_DEPTH: Final = 4  # rolls that any pass looks ahead


class Pass(NamedTuple):
    """One look at the best moves so far."""

    moves: int  # at most so many of them
    widths: tuple[int, ...] = ()  # moves looked at for each roll, the next roll first

    @property
    def depth(self) -> int:
        """How many rolls it looks ahead; for the last of them all moves are seen at a glance."""
        return len(self.widths) + 1

    def cost(self, moves: int) -> int:
        """The most sheets that may be looked at."""
        levels = [len(ROLLS) * width for width in self.widths]
        sheets = sum(prod(levels[:depth]) for depth in range(self.depth))
        return min(moves, self.moves) * sheets


class Search(Protocol):
    """The moves of one position, as a game's kernels look at them."""

    @property
    def nodes(self) -> int:
        """Sheets looked at so far."""
        ...

    def static_values(self) -> Values:
        """What every move is worth without looking ahead."""
        ...

    def expectimax(self, numbers: Sequence[int], widths: Sequence[int]) -> Values:
        """What some of the moves are worth, looking ahead."""
        ...


class SearchResult(NamedTuple):
    """What every move is worth, and which of them were looked at to the end."""

    values: Values
    searched: Sequence[int]


def deepen(
    search: Search, passes: Sequence[Pass], nodes: int | None, deadline: float | None
) -> SearchResult:
    """What every move is worth: pass by pass, until the next would take too many nodes or too long.

    Moves that a pass leaves out keep what they were worth, moved along with the others: looking
    deeper finds all of them worth a little more or less. None of them comes out ahead of those.
    """
    started = time.monotonic()
    values = search.static_values()
    looked_at: Sequence[int] = range(len(values))
    for step in passes:
        chosen = [int(at) for at in np.argsort(-values, kind="stable")[: step.moves]]
        if nodes is not None and search.nodes + step.cost(len(chosen)) > nodes:
            break
        found = _run_pass(search, chosen, step, started, deadline)
        if found is None:
            break
        rest = np.ones(len(values), dtype=np.bool_)
        rest[chosen] = False
        moved = values[rest] + (found - values[chosen]).mean()
        values[rest] = np.minimum(moved, found.min())
        values[chosen] = found
        looked_at = chosen
    return SearchResult(values, looked_at)


def _run_pass(
    search: Search, chosen: Sequence[int], step: Pass, started: float, deadline: float | None
) -> Values | None:
    """One pass; None if there is no time for all of it, by the time the nodes before took."""
    if deadline is None:
        return search.expectimax(chosen, step.widths)
    found = []
    for number in chosen:
        now = time.monotonic()
        takes = step.cost(1) * (now - started) / max(search.nodes, 1)
        if now + takes > deadline:
            return None
        found.append(float(search.expectimax([number], step.widths)[0]))
    return np.array(found)
