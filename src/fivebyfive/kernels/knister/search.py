"""Looking ahead in Knister: all rolls, the best cells, again and again; exactly at the end."""

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
    ROLL_COUNT,
    ROLL_ODDS_F32,
    Floats,
    Ints,
)
from fivebyfive.kernels.win_probability import Objective, objective_value


class SearchStack(NamedTuple):
    """Room for a search, one for each thread."""

    gains: Floats
    pair_gains: Floats
    values: Floats  # [depth, roll, cell]
    sheets: Sheet  # by depth; the last one is for the move itself
    rolls: Ints  # the roll that is looked at,
    taken: Ints  # how many cells were for it,
    bests: Floats  # the best of them,
    totals: Floats  # and the sum over the rolls before
    nodes: Ints  # one element: how many sheets were looked at


class ValueModel(NamedTuple):
    """What a search knows."""

    tables: Tables
    weights: Weights
    objective: Objective


def new_search_stack(deepest: int) -> SearchStack:
    """Room for a search of at most this depth."""
    desk = new_scratch()
    return SearchStack(
        desk.gains,
        desk.pair_gains,
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
    """What the sheet will be worth with each roll in each free cell, without looking ahead."""
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
    """What writing the roll in each of the cells is worth, so many rolls looked ahead."""
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
    """What the sheet is worth, so many rolls looked ahead.

    All eleven rolls each time, but for each only the cells that seem best at a glance:
    `widths[depth]` of them. Written with a stack of its own: Numba cannot keep a compiled function
    that calls itself.
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
            stack.totals[depth] += ROLL_ODDS_F32[roll] * stack.bests[depth]
            stack.rolls[depth] += 1
            stack.bests[depth] = WORST_VALUE
            stack.taken[depth] = 0
            continue
        stack.taken[depth] += 1
        stack.values[depth, roll, cell] = WORST_VALUE  # so that the next one is found
        after = sheet_at(stack.sheets, depth - 1)
        copy(now, after)
        write(after, model.tables, roll, cell)
        depth -= 1
        _expand(after, filled + deepest - depth, depth, model, stack)


@kernel
def _expand(sheet: Sheet, filled: int, depth: int, model: ValueModel, stack: SearchStack) -> None:
    """Weigh a sheet; if nothing is to be looked at below it, it is done at once."""
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
            stack.totals[depth] += ROLL_ODDS_F32[roll] * objective_value(
                points, 0, 0, model.objective
            )
        stack.rolls[depth] = ROLL_COUNT
