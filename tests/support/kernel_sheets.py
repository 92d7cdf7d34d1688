"""Between the sheets of the rules and those of the kernels, and weights to try them with."""

from functools import cache
from random import Random

import numpy as np

from fivebyfive.bots import Position
from fivebyfive.bots.learned.weight_packing import find_transposed_tables
from fivebyfive.kernels.knaster import state as knaster_state
from fivebyfive.kernels.knaster.state import read_sheet as read_knaster
from fivebyfive.kernels.knister import state as knister_state
from fivebyfive.kernels.knister.state import read_sheet as read_knister
from fivebyfive.kernels.line_pairs import LinePairs
from fivebyfive.kernels.lines import ROLL_COUNT, Floats, Ids, LineIds
from fivebyfive.rules import CELLS, LINES, Game, Move, Sheet
from random_games import random_game


def play_random_positions(kind: str, seats: int, seed: object) -> list[tuple[Position, Move]]:
    """Every position of a whole random game, and what was made of it."""
    found = []
    whole = random_game(kind, seats, Random(f"{kind}/{seats}/{seed}"))
    game = Game.start(kind, seats)
    for round_ in whole.rounds:
        game = game.roll(round_.throw)
        moves = [move for move in round_.moves if move is not None]
        found += [(Position.of(game, seat), moves[seat]) for seat in range(seats)]
        game = game.play_all(moves).close()
    return found


def random_positions(kind: str, seats: int, seed: object) -> list[Position]:
    """Every position of a whole random game."""
    return [position for position, _ in play_random_positions(kind, seats, seed)]


@cache
def line_ids(symbols: int) -> LineIds:
    """With circles a line has 22 symbols, without them 11."""
    return LineIds(symbols)


def line_symbols(sheet: Sheet, circles: bool) -> list[list[int]]:
    """What each line of a sheet holds, as symbols: 1 to 11, circled 12 to 22, 0 is free."""
    symbols = [max(number - 1, 0) for number in sheet.numbers]
    if circles:
        symbols = [one + ROLL_COUNT * sheet.is_circled(cell) for cell, one in enumerate(symbols)]
    return [[symbols[cell] for cell in line] for line in LINES]


def sheet_line_ids(sheet: Sheet, circles: bool) -> list[int]:
    """The lines of a sheet as ids, found without any table of the kernels."""
    found = line_ids(2 * ROLL_COUNT if circles else ROLL_COUNT).find_ids(
        np.array(line_symbols(sheet, circles))
    )
    return [int(line) for line in found]


def knister_sheet(sheet: Sheet) -> knister_state.Sheet:
    """The sheet on arrays."""
    into = knister_state.empty_sheet()
    filled = read_knister(np.array(sheet.numbers), knister_state.build_tables(), into)
    assert filled == len(CELLS) - len(sheet.free_cells)
    return into


def knaster_sheet(sheet: Sheet) -> knaster_state.Sheet:
    """The sheet on arrays."""
    into = knaster_state.empty_sheet()
    read_knaster(np.array(sheet.numbers), sheet.circled, knaster_state.build_tables(), into)
    return into


def check_knister(sheet: Sheet, found: knister_state.Sheet) -> None:
    """Everything a sheet on arrays says is what the rules say."""
    assert [*found.cells] == [number - 2 if number else -1 for number in sheet.numbers]
    assert [*found.lines] == sheet_line_ids(sheet, circles=False)
    assert knister_state.score(found, knister_state.build_tables()) == sheet.score().total


def check_knaster(sheet: Sheet, found: knaster_state.Sheet) -> None:
    """Everything a sheet on arrays says is what the rules say."""
    assert [*found.cells] == [number - 2 if number else -1 for number in sheet.numbers]
    assert [*found.circled] == [sheet.is_circled(cell) for cell in CELLS]
    assert [*found.lines] == sheet_line_ids(sheet, circles=True)
    bare = [
        number for cell, number in enumerate(sheet.numbers) if number and not sheet.is_circled(cell)
    ]
    assert [*found.waiting] == [bare.count(number) for number in range(2, 13)]
    assert found.tally[knaster_state.FREE] == len(sheet.free_cells)
    assert found.tally[knaster_state.POINTS] == sheet.score().total


@cache
def knister_weights(seed: int = 1) -> knister_state.Weights:
    """Random weights with the symmetries that learned ones have."""
    rng = np.random.default_rng(seed)
    mirror = knister_state.build_tables().mirror[: knister_state.OPEN_LINES]
    empty = knister_state.empty_weights()
    singles = _mirrored(_random(rng, empty.singles.shape), mirror)
    return knister_state.Weights(singles, _pairs(rng, knister_state.LINE_PAIRS, mirror))


@cache
def knaster_weights(seed: int = 1) -> knaster_state.Weights:
    """Random weights with the symmetries that learned ones have, and 0 after the end."""
    rng = np.random.default_rng(seed)
    tables, empty = knaster_state.build_tables(), knaster_state.empty_weights()
    lines = _mirrored(_random(rng, empty.lines.shape), tables.mirror)
    waiting, pace = _random(rng, empty.waiting.shape), _random(rng, empty.pace.shape)
    lines[knaster_state.STAGES] = 0
    waiting[knaster_state.CLOCK_OVER] = 0
    pace[knaster_state.CLOCK_OVER] = 0
    pairs = _pairs(rng, knaster_state.LINE_PAIRS, tables.bare_mirror[: knaster_state.BARE_LINES])
    return knaster_state.Weights(lines, pairs, waiting, pace)


def _random(rng: np.random.Generator, shape: tuple[int, ...]) -> Floats:
    return rng.standard_normal(shape, dtype=np.float32)


def _mirrored(weights: Floats, mirror: Ids) -> Floats:
    both: Floats = (weights + weights[..., mirror]) / np.float32(2)
    return both


def _pairs(rng: np.random.Generator, crossings: LinePairs, mirror: Ids) -> Floats:
    lines = len(mirror)
    pairs = np.zeros((crossings.table_count, lines, lines), dtype=np.float32)
    for table, other in enumerate(find_transposed_tables(crossings)):
        if table <= other:
            one = _random(rng, (lines, lines))
            one += one[mirror][:, mirror]
            pairs[table] = one + one.T if table == other else one
            pairs[other] = pairs[table].T
    return pairs
