"""Random playouts of Knister, to measure the speed of the kernels (benchmarks/random_play.py)."""

import numpy as np

from fivebyfive.kernels.jit import kernel
from fivebyfive.kernels.knister.state import Sheet, Tables, score, write
from fivebyfive.kernels.lines import CELL_COUNT, LINE_COUNT, Ints
from fivebyfive.kernels.rng import Rng, draw_below, draw_roll


@kernel
def play_random_game(sheet: Sheet, tables: Tables, rng: Rng, free: Ints) -> int:
    """One game with uniformly random writes; returns its points. `free` (25,) is scratch memory."""
    for cell in range(CELL_COUNT):
        free[cell] = cell
    sheet.lines[:] = 0
    for left in range(CELL_COUNT, 0, -1):
        roll = draw_roll(rng)
        at = draw_below(rng, left)
        cell = free[at]
        free[at] = free[left - 1]
        write(sheet, tables, roll, cell)
    return score(sheet, tables)


@kernel
def play_random_games(games: int, tables: Tables, rng: Rng) -> int:
    """The sum of the points of many random games."""
    cells = np.empty(CELL_COUNT, dtype=np.int64)
    lines = np.empty(LINE_COUNT, dtype=np.int64)
    free = np.empty(CELL_COUNT, dtype=np.int64)
    total = 0
    for _ in range(games):
        total += play_random_game(Sheet(cells, lines), tables, rng, free)
    return total
