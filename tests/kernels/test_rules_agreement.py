"""The kernels and the rules agree on every sheet, every move and every score."""

import json
from random import Random

import numpy as np
import pytest

from fivebyfive import KnasterSheet, KnisterSheet
from fivebyfive.bots import Position
from fivebyfive.bots.conformance import game_with_most_moves
from fivebyfive.bots.learned.knaster_adapter import KnasterAdapter
from fivebyfive.bots.learned.knister_adapter import KnisterAdapter
from fivebyfive.kernels.knaster import (
    moves as knaster_moves,
)
from fivebyfive.kernels.knaster import (
    state as knaster_state,
)
from fivebyfive.kernels.knister import playouts as knister_playouts
from fivebyfive.kernels.knister import state as knister_state
from fivebyfive.kernels.rng import new_rng
from fivebyfive.rules import CELLS, LINES, NOTHING, ROLLS, Circle, Move, Sheet, Write
from fivebyfive.rules.grid import CELL_BY_NAME, LINES_THROUGH
from support.kernel_sheets import (
    check_knaster,
    check_knister,
    knaster_sheet,
    knister_sheet,
    play_random_positions,
    random_positions,
)
from support.paths import GOLDEN

EXAMPLES = json.loads((GOLDEN / "examples.json").read_text())


def check_moves(position: Position) -> None:
    """All legal moves of Knaster, as the rules say them, and the sheets they lead to."""
    sheet = position.sheet
    search = KnasterAdapter(position, to_win=False)
    found, legal = search.moves(), sheet.legal_moves(position.roll, position.last)
    assert len(found) == len(legal)
    assert set(found) == set(legal)
    before, after = knaster_sheet(sheet), knaster_state.empty_sheet()
    for number in range(search.count) if search.count < 60 else range(0, search.count, 7):
        knaster_state.copy(before, after)
        code, circled = int(search.codes[number]), int(search.circled[number])
        knaster_state.apply_move(
            after, position.roll - 2, code, circled, knaster_state.build_tables()
        )
        check_knaster(sheet.play(position.roll, found[number], position.last), after)


@pytest.mark.parametrize("seed", range(4))
def test_games_of_knister(seed: int) -> None:
    """One sheet of each seat is written on from move to move, so that a mistake would stay."""
    tables = knister_state.build_tables()
    for seats in (1, 3):
        carried = [knister_state.empty_sheet() for _ in range(seats)]
        for position, played_move in play_random_positions("knister", seats, seed):
            sheet = carried[position.seat]
            check_knister(position.sheet, sheet)
            check_knister(position.sheet, knister_sheet(position.sheet))
            search = KnisterAdapter(position, to_win=False)
            assert search.filled == position.round - 1
            assert search.moves() == position.sheet.legal_moves(position.roll)
            before = knister_sheet(position.sheet)
            for cell in position.sheet.free_cells[::5]:
                knister_state.write(sheet, tables, position.roll - 2, cell)
                check_knister(position.sheet.play(position.roll, Write(cell)), sheet)
                knister_state.erase(sheet, before, cell)
                check_knister(position.sheet, sheet)
            assert isinstance(played_move, Write)
            knister_state.write(sheet, tables, position.roll - 2, played_move.cell)


@pytest.mark.parametrize("seed", range(3))
def test_games_of_knaster(seed: int) -> None:
    lasts = 0
    for seats in (1, 3):
        carried = [knaster_state.empty_sheet() for _ in range(seats)]
        for position, move in play_random_positions("knaster", seats, seed):
            check_knaster(position.sheet, carried[position.seat])
            check_knaster(position.sheet, knaster_sheet(position.sheet))
            check_moves(position)
            make(carried[position.seat], position.roll, move)
            lasts += position.last
    assert lasts == 4


def make(sheet: knaster_state.Sheet, roll: int, move: Move) -> None:
    """The move, on arrays."""
    tables = knaster_state.build_tables()
    if isinstance(move, Write):
        knaster_state.write(sheet, tables, roll - 2, move.cell)
        for cell in {cell for _, cells in move.free for cell in cells}:
            knaster_state.circle(sheet, tables, cell)
    elif isinstance(move, Circle):
        knaster_state.circle(sheet, tables, move.cell)


def test_four_full_houses() -> None:
    """The most moves there are, or nearly: lines that owe two circles leave most to choose."""
    numbers = [0] * 25
    for line in LINES_THROUGH[12]:
        others = [cell for cell in LINES[line] if cell != 12]
        for cell, number in zip(others, (7, 7, 6, 6), strict=True):
            numbers[cell] = number
    sheet = KnasterSheet(tuple(numbers))
    assert len(sheet.legal_moves(7)) > 4096
    check_moves(Position("knaster", (sheet,), 0, 7, False, 17))


def test_where_there_are_most_moves() -> None:
    position = Position.of(game_with_most_moves(), 0)
    check_moves(position)
    assert KnasterAdapter(position, to_win=False).count == 1792 + 8


@pytest.mark.parametrize("seed", range(12))
def test_lines_with_too_few_uncircled_cells(seed: int) -> None:
    """Four straights through c3 owe three circles each, and several have no three cells left."""
    numbers = game_with_most_moves().sheets[0].numbers
    rng = Random(seed)
    written = [cell for cell in CELLS if numbers[cell]]
    circled = sum(1 << cell for cell in written if seed == 0 or rng.random() < 0.7)
    check_moves(Position("knaster", (KnasterSheet(numbers, circled),), 0, 7, False, 17))


def test_the_last_roll_on_full_sheets() -> None:
    full = [one.sheet for seed in range(30) for one in random_positions("knaster", 1, seed)[-1:]]
    assert all(sheet.is_full for sheet in full)
    seen: set[type[Move]] = set()
    for sheet in full[:10]:
        for roll in ROLLS:
            position = Position("knaster", (sheet,), 0, roll, True, 40)
            check_moves(position)
            seen |= {type(move) for move in KnasterAdapter(position, to_win=False).moves()}
        moves = knaster_moves.new_moves()
        tables = knaster_state.build_tables()
        assert knaster_moves.fill_legal_moves(knaster_sheet(sheet), 5, False, tables, moves) == 0
    assert type(NOTHING) in seen
    assert len(seen) == 2


def knaster_examples() -> list[tuple[Sheet, int]]:
    return [
        (KnasterSheet.parse("\n".join(example["sheet"])), example["roll"])
        for example in EXAMPLES["knaster_moves"]
    ]


@pytest.mark.parametrize(("sheet", "roll"), knaster_examples())
def test_golden_moves(sheet: Sheet, roll: int) -> None:
    check_moves(Position("knaster", (sheet,), 0, roll, False, 20))
    check_moves(Position("knaster", (sheet,), 0, roll, True, 20))


def test_golden_sheets() -> None:
    for example in EXAMPLES["knister_sheets"]:
        sheet = KnisterSheet(tuple(number for row in example["rows"] for number in row))
        check_knister(sheet, knister_sheet(sheet))
        assert (
            knister_state.score(knister_sheet(sheet), knister_state.build_tables())
            == example["total"]
        )
    for example in EXAMPLES["knaster_sheets"]:
        marked = KnasterSheet.parse("\n".join(example["sheet"]))
        check_knaster(marked, knaster_sheet(marked))
        assert knaster_sheet(marked).tally[knaster_state.POINTS] == example["total"]


def test_random_games_fill_the_sheet() -> None:
    tables = knister_state.build_tables()
    chance = new_rng(1)
    sheet, free = knister_state.empty_sheet(), np.zeros(len(CELLS), dtype=np.int64)
    for _ in range(50):
        knister_state.clear(sheet)
        points = knister_playouts.play_random_game(sheet, tables, chance, free)
        whole = KnisterSheet(tuple(int(number) + 2 for number in sheet.cells))
        assert whole.is_full
        check_knister(whole, sheet)
        assert points == whole.score().total


def test_names_of_moves() -> None:
    """The line that circles the written cell goes first, as the rules say it."""
    position = Position.of(game_with_most_moves(), 0)
    centre = CELL_BY_NAME["c3"]
    for move in KnasterAdapter(position, to_win=False).moves():
        if isinstance(move, Write) and any(centre in cells for _, cells in move.free):
            assert centre in move.free[0][1]
