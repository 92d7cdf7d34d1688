"""Depth-limited expectimax for Knister, with forward pruning by `widths`.

Chance nodes average over the eleven rolls, max nodes take the best cell (Michie 1966, "Game-playing
and game-learning automata"). Leaves have static values. Unlike the *-minimax algorithms (Ballard
1983; Hauk, Buro and Schaeffer 2004), pruning is not exact: at a max node only the `widths[depth]`
cells with the best static values are searched.
"""

from typing import NamedTuple

import numpy as np

from fivebyfive.kernels.jit import kernel
from fivebyfive.kernels.knister.evaluate import (
    WORST_VALUE,
    Scratch,
    best_cell,
    fill_static_values,
    new_scratch,
)
from fivebyfive.kernels.knister.state import (
    Sheet,
    Tables,
    Weights,
    allocate_sheets,
    copy,
    erase,
    score,
    sheet_at,
    write,
)
from fivebyfive.kernels.lines import (
    CELL_COUNT,
    ODDS_BY_INDEX_F32,
    ROLL_COUNT,
    Floats,
    Ints,
)
from fivebyfive.kernels.win_probability import Objective, objective_value


class SearchStack(NamedTuple):
    """Preallocated arrays of one thread for a search; D is its greatest depth + 1.

    The depth counts down: it is the number of rolls that are still searched.
    """

    gains: Floats  # (12, 11) float32: as in `Scratch`
    pair_gains: Floats  # (12, 5, 11) float32: as in `Scratch`
    values: Floats  # (D, 11, 25) float32: [depth, roll, cell] static values; of moves taken, worst
    sheets: Sheet  # (D + 1, ...): [depth]; the last one is for the move itself
    rolls: Ints  # (D,) int64: [depth] the roll being searched
    taken: Ints  # (D,) int64: [depth] how many cells were searched for it
    bests: Floats  # (D,) float32: [depth] the best value of them
    totals: Floats  # (D,) float32: [depth] the weighted sum over the rolls before
    nodes: Ints  # (1,) int64: how many sheets were evaluated


class ValueModel(NamedTuple):
    """What a search evaluates sheets with."""

    tables: Tables
    weights: Weights
    objective: Objective


def new_search_stack(deepest: int) -> SearchStack:
    """Memory for searches of at most this depth."""
    scratch = new_scratch()
    return SearchStack(
        scratch.gains,
        scratch.pair_gains,
        np.zeros((deepest + 1, ROLL_COUNT, CELL_COUNT), dtype=np.float32),
        allocate_sheets(deepest + 2),
        np.zeros(deepest + 1, dtype=np.int64),
        np.zeros(deepest + 1, dtype=np.int64),
        np.zeros(deepest + 1, dtype=np.float32),
        np.zeros(deepest + 1, dtype=np.float32),
        np.zeros(1, dtype=np.int64),
    )


@kernel
def static_values(sheet: Sheet, filled: int, model: ValueModel, stack: SearchStack) -> Floats:
    """The static value of each roll in each free cell, (11, 25); valid until the next search."""
    values: Floats = stack.values[0]
    fill_static_values(
        sheet, filled, model.tables, model.weights, Scratch(stack.gains, stack.pair_gains, values)
    )
    stack.nodes[0] += 1
    return values


@kernel
def fill_move_values(
    sheet: Sheet,
    filled: int,
    roll: int,
    cells: Ints,
    depth: int,
    widths: Ints,
    model: ValueModel,
    stack: SearchStack,
    found: Floats,
) -> None:
    """Fill `found` (len(cells),): the value of writing the roll into each cell, by expectimax."""
    after = sheet_at(stack.sheets, len(stack.rolls))
    copy(sheet, after)
    for at in range(len(cells)):
        write(after, model.tables, roll, cells[at])
        found[at] = expectimax(after, filled + 1, depth, widths, model, stack)
        erase(after, sheet, cells[at])


@kernel
def expectimax(
    sheet: Sheet, filled: int, depth: int, widths: Ints, model: ValueModel, stack: SearchStack
) -> np.float32:
    """The expected value of the sheet before the next roll, searched `depth` rolls deep.

    Depth-first with a stack of its own, because a kernel must not call itself. For each roll
    `widths[depth]` cells are searched; at depth 1 all cells have their static values, so entries 0
    and 1 of `widths` are not used.
    """
    deepest = depth
    _expand(sheet, filled, depth, model, stack)
    while True:
        now = sheet_at(stack.sheets, depth)
        if stack.rolls[depth] == ROLL_COUNT:
            found: np.float32 = stack.totals[depth]
            if depth == deepest:
                return found
            depth += 1
            stack.bests[depth] = max(stack.bests[depth], found)
            continue
        roll = stack.rolls[depth]
        cell = -1
        if stack.taken[depth] < widths[depth]:
            cell, points = best_cell(now, stack.values[depth, roll])
            if points <= WORST_VALUE:
                cell = -1
        if cell < 0:
            stack.totals[depth] += ODDS_BY_INDEX_F32[roll] * stack.bests[depth]
            stack.rolls[depth] += 1
            stack.bests[depth] = WORST_VALUE
            stack.taken[depth] = 0
            continue
        stack.taken[depth] += 1
        stack.values[depth, roll, cell] = (
            WORST_VALUE  # so that the next search finds the second best
        )
        after = sheet_at(stack.sheets, depth - 1)
        copy(now, after)
        write(after, model.tables, roll, cell)
        depth -= 1
        _expand(after, filled + deepest - depth, depth, model, stack)


@kernel
def _expand(sheet: Sheet, filled: int, depth: int, model: ValueModel, stack: SearchStack) -> None:
    """Evaluate a sheet at a depth; a leaf gets its total at once, and no roll left to search."""
    copy(sheet, sheet_at(stack.sheets, depth))
    stack.totals[depth] = 0.0
    stack.rolls[depth] = 0
    stack.bests[depth] = WORST_VALUE
    stack.taken[depth] = 0
    if filled == CELL_COUNT:
        points = np.float32(score(sheet, model.tables))
        stack.totals[depth] = objective_value(points, 0, 0, model.objective)
        stack.rolls[depth] = ROLL_COUNT
        return
    values = stack.values[depth]
    fill_static_values(
        sheet, filled, model.tables, model.weights, Scratch(stack.gains, stack.pair_gains, values)
    )
    stack.nodes[0] += 1
    if depth <= 1 or filled == CELL_COUNT - 1:
        for roll in range(ROLL_COUNT):
            points = best_cell(sheet, values[roll])[1]
            stack.totals[depth] += ODDS_BY_INDEX_F32[roll] * objective_value(
                points, 0, 0, model.objective
            )
        stack.rolls[depth] = ROLL_COUNT
