"""Depth-limited expectimax for Knaster, with forward pruning by `widths`; see `knister.search`.

Free circles below the root are chosen greedily by static values.
"""

from typing import NamedTuple

import numpy as np

from fivebyfive.kernels.jit import kernel
from fivebyfive.kernels.knaster.evaluate import apply_greedy_move, fill_static_values, sheet_value
from fivebyfive.kernels.knaster.state import (
    CIRCLE_CODE,
    CLOCK_OVER,
    FREE,
    NO_MOVE,
    POINTS,
    WORST_VALUE,
    Scratch,
    Sheet,
    Tables,
    Weights,
    allocate_sheets,
    apply_move,
    copy,
    new_scratch,
    sheet_at,
)
from fivebyfive.kernels.lines import CELL_COUNT, ODDS_BY_INDEX_F32, ROLL_COUNT, Floats, Ints
from fivebyfive.kernels.win_probability import Objective, objective_value


class SearchStack(NamedTuple):
    """Preallocated arrays of one thread for a search; D is its greatest depth + 1.

    The depth counts down: it is the number of rolls that are still searched.
    """

    scratch: Scratch  # its results are replaced by the next four, which each depth has for itself
    writes: Floats  # (D, 11, 25) float32: [depth, roll, cell]
    circles: Floats  # (D, 25) float32: [depth, cell]
    best: Floats  # (D, 11) float32: [depth, roll]
    moves: Ints  # (D, 11) int64: [depth, roll]
    sheets: Sheet  # (D + 1, ...): [depth]; the last one is for the move itself
    rolls: Ints  # (D,) int64: [depth] the roll being searched
    taken: Ints  # (D,) int64: [depth] how many moves were searched for it
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
    deep = deepest + 1
    return SearchStack(
        new_scratch(),
        np.zeros((deep, ROLL_COUNT, CELL_COUNT), dtype=np.float32),
        np.zeros((deep, CELL_COUNT), dtype=np.float32),
        np.zeros((deep, ROLL_COUNT), dtype=np.float32),
        np.zeros((deep, ROLL_COUNT), dtype=np.int64),
        allocate_sheets(deep + 1),
        np.zeros(deep, dtype=np.int64),
        np.zeros(deep, dtype=np.int64),
        np.zeros(deep, dtype=np.float32),
        np.zeros(deep, dtype=np.float32),
        np.zeros(1, dtype=np.int64),
    )


@kernel
def fill_static_move_values(
    sheet: Sheet,
    others: int,
    last: bool,
    roll: int,
    moves: Ints,
    circled: Ints,
    model: ValueModel,
    stack: SearchStack,
    found: Floats,
) -> None:
    """Fill `found` (len(moves),): the static value of each move.

    `moves` are coded, `circled` has their free circles as bits; `others` as before this round.
    """
    after = sheet_at(stack.sheets, 0)
    for at in range(len(moves)):
        copy(sheet, after)
        apply_move(after, roll, moves[at], circled[at], model.tables)
        free = after.tally[FREE]
        clock = CLOCK_OVER if last else min(free, others)
        points = sheet_value(after, clock, model.tables, model.weights)
        found[at] = objective_value(points, 0, free, model.objective)
    stack.nodes[0] += 1  # the static values of all moves count as one evaluation


@kernel
def fill_move_values(
    sheet: Sheet,
    others: int,
    last: bool,
    roll: int,
    moves: Ints,
    circled: Ints,
    depth: int,
    widths: Ints,
    model: ValueModel,
    stack: SearchStack,
    found: Floats,
) -> None:
    """Fill `found` (len(moves),): the value of each move by expectimax.

    `others` is as after this round.
    """
    after = sheet_at(stack.sheets, len(stack.rolls))
    for at in range(len(moves)):
        copy(sheet, after)
        apply_move(after, roll, moves[at], circled[at], model.tables)
        if last:
            points = np.float32(after.tally[POINTS])
            found[at] = objective_value(points, 0, after.tally[FREE], model.objective)
        else:
            found[at] = expectimax(after, others, depth, widths, model, stack)


@kernel
def expectimax(
    sheet: Sheet, others: int, depth: int, widths: Ints, model: ValueModel, stack: SearchStack
) -> np.float32:
    """The expected value of the sheet before the next roll, searched `depth` rolls deep.

    Depth-first with a stack of its own, because a kernel must not call itself. `others` is the
    fewest free cells on the other sheets.
    """
    deepest = depth
    _expand(sheet, others, depth, 1, model, stack)
    while True:
        if stack.rolls[depth] == ROLL_COUNT:
            found: np.float32 = stack.totals[depth]
            if depth == deepest:
                return found
            depth += 1
            stack.bests[depth] = max(stack.bests[depth], found)
            continue
        roll = stack.rolls[depth]
        now = sheet_at(stack.sheets, depth)
        scratch = _scratch_at(stack, depth)
        move = NO_MOVE
        if stack.taken[depth] < widths[depth]:
            move = _take_best_move(now, roll, scratch)
        if move == NO_MOVE:
            stack.totals[depth] += ODDS_BY_INDEX_F32[roll] * stack.bests[depth]
            stack.rolls[depth] += 1
            stack.bests[depth] = WORST_VALUE
            stack.taken[depth] = 0
            continue
        stack.taken[depth] += 1
        after = sheet_at(stack.sheets, depth - 1)
        copy(now, after)
        # Pessimistic: the others write in every round, which ends the game as early as possible.
        here = others if others > CELL_COUNT else max(others - (deepest - depth), 0)
        apply_greedy_move(after, here, roll, move, model.tables, model.weights, scratch)
        depth -= 1
        here = others if others > CELL_COUNT else max(others - (deepest - depth), 0)
        _expand(after, here, depth, deepest - depth + 1, model, stack)


@kernel
def _expand(
    sheet: Sheet, others: int, depth: int, ahead: int, model: ValueModel, stack: SearchStack
) -> None:
    """Evaluate a sheet at a depth; a leaf gets its total at once, and no roll left to search.

    `ahead` is how many rolls after the one at the root the next roll is.
    """
    now = sheet_at(stack.sheets, depth)
    copy(sheet, now)
    scratch = _scratch_at(stack, depth)
    fill_static_values(now, others, model.tables, model.weights, scratch)
    stack.nodes[0] += 1
    stack.totals[depth] = 0.0
    stack.rolls[depth] = 0
    stack.bests[depth] = WORST_VALUE
    stack.taken[depth] = 0
    free = now.tally[FREE]
    last = free == 0 or others == 0
    if depth <= 1 or last:
        for roll in range(ROLL_COUNT):
            if last:  # the sheet that ends the game was full one roll earlier
                points = objective_value(scratch.best[roll], ahead - 1, 0, model.objective)
            else:
                written = 0 <= scratch.moves[roll] < CIRCLE_CODE
                points = objective_value(scratch.best[roll], ahead, free - written, model.objective)
            stack.totals[depth] += ODDS_BY_INDEX_F32[roll] * points
        stack.rolls[depth] = ROLL_COUNT


@kernel
def _scratch_at(stack: SearchStack, depth: int) -> Scratch:
    """The scratch memory with the results of one depth."""
    shared = stack.scratch
    return Scratch(
        shared.gains,
        shared.pair_gains,
        shared.spare,
        shared.bonus,
        shared.subset_lines,
        shared.subset_gains,
        shared.places,
        shared.numbers,
        shared.circle_gains,
        stack.writes[depth],
        stack.circles[depth],
        stack.best[depth],
        stack.moves[depth],
    )


@kernel
def _take_best_move(sheet: Sheet, roll: int, scratch: Scratch) -> int:
    """The best move by static value that was not taken yet; marks it as taken."""
    best, found = WORST_VALUE, NO_MOVE
    for cell in range(CELL_COUNT):
        number = sheet.cells[cell]
        if number < 0:
            if scratch.writes[roll, cell] > best:
                best, found = scratch.writes[roll, cell], cell
        elif number == roll and sheet.circled[cell] == 0 and scratch.circles[cell] > best:
            best, found = scratch.circles[cell], CIRCLE_CODE + cell
    if found >= CIRCLE_CODE:
        scratch.circles[found - CIRCLE_CODE] = WORST_VALUE
    elif found >= 0:
        scratch.writes[roll, found] = WORST_VALUE
    return found
