"""What a move is worth, all at once by the kernels, is what the sheet after it is worth."""

from collections.abc import Iterator

import numpy as np
import pytest

from fivebyfive.bots import Position
from fivebyfive.bots.conformance import game_with_most_moves
from fivebyfive.kernels.knaster import evaluate as knaster_evaluate
from fivebyfive.kernels.knaster import state as knaster_state
from fivebyfive.kernels.knister import evaluate as knister_evaluate
from fivebyfive.kernels.knister import state as knister_state
from fivebyfive.kernels.lines import ODDS_BY_INDEX, ROLL_COUNT
from fivebyfive.kernels.win_probability import (
    CURVE_STEPS_PER_POINT,
    MAX_POINTS,
    Objective,
    fill_win_probability,
    objective_value,
    points_objective,
)
from fivebyfive.rules import CELLS, Circle, Sheet, Write
from support.kernel_sheets import (
    knaster_sheet,
    knaster_weights,
    knister_sheet,
    knister_weights,
    line_ids,
    line_symbols,
    random_positions,
    sheet_line_ids,
)

ALONE = len(CELLS) + 1


def knister_worth(sheet: Sheet) -> float:
    """The sum as it is meant: complete lines, open lines, and pairs at free cells."""
    weights = knister_weights()
    lines, filled = sheet_line_ids(sheet, circles=False), len(CELLS) - len(sheet.free_cells)
    total = float(sheet.score().total)
    for line, content in enumerate(lines):
        if 0 in line_symbols(sheet, circles=False)[line]:
            total += weights.singles[filled, knister_state.KIND[line], content]
    crossings = knister_state.LINE_PAIRS
    for cell in sheet.free_cells:
        for one, other, table, turned in crossings.pairs[cell][: crossings.counts[cell]]:
            worth = weights.pairs[table, lines[other], lines[one]]
            assert worth == weights.pairs[turned, lines[one], lines[other]]
            total += worth
    return total


def knaster_hopes(sheet: Sheet, clock: int) -> float:
    """The sum as it is meant, from a sheet of the rules alone."""
    weights = knaster_weights()
    total = float(sheet.score().total)
    if clock == knaster_state.CLOCK_OVER:
        return total
    for line, content in enumerate(sheet_line_ids(sheet, circles=True)):
        total += weights.lines[knaster_state.STAGE[clock], knaster_state.KIND[line], content]
    for number in range(ROLL_COUNT):
        many = sum(
            n == number + 2 and not sheet.is_circled(cell) for cell, n in enumerate(sheet.numbers)
        )
        total += weights.waiting[clock, number, min(many, knaster_state.MAX_WAITING)]
    total += weights.pace[clock, len(sheet.free_cells)]
    bare = line_ids(ROLL_COUNT).find_ids(np.array(line_symbols(sheet, circles=False)))
    crossings = knaster_state.LINE_PAIRS
    for cell in sheet.free_cells:
        for one, other, table, _ in crossings.pairs[cell][: crossings.counts[cell]]:
            total += weights.pairs[table, bare[other], bare[one]]
    return float(total)


def some(kind: str) -> Iterator[Position]:
    for seed in range(4):
        yield from random_positions(kind, 1, f"worth/{seed}")[::3]
        yield from random_positions(kind, 1, f"worth/{seed}")[-2:]


def test_knister() -> None:
    tables, weights, desk = (
        knister_state.build_tables(),
        knister_weights(),
        knister_evaluate.new_scratch(),
    )
    for position in some("knister"):
        sheet, free = position.sheet, position.sheet.free_cells
        mine = knister_sheet(sheet)
        knister_evaluate.fill_static_values(mine, len(CELLS) - len(free), tables, weights, desk)
        best = np.zeros(ROLL_COUNT)
        for roll in range(ROLL_COUNT):
            worth = [knister_worth(sheet.play(roll + 2, Write(cell))) for cell in free]
            assert desk.values[roll, free] == pytest.approx(worth, abs=1e-3)
            best[roll] = max(worth)
            taken = free.index(knister_evaluate.best_cell(mine, desk.values[roll])[0])
            assert worth[taken] == pytest.approx(best[roll], abs=1e-3)
        assert knister_evaluate.expected_value(mine, desk.values) == pytest.approx(
            ODDS_BY_INDEX @ best, abs=1e-3
        )


def test_what_is_hoped_for_in_knaster() -> None:
    tables, weights = knaster_state.build_tables(), knaster_weights()
    for position in some("knaster"):
        for clock in (0, 1, 9, 10, 17, 20, 25, knaster_state.CLOCK_OVER):
            found = knaster_evaluate.sheet_value(
                knaster_sheet(position.sheet), clock, tables, weights
            )
            assert found == pytest.approx(knaster_hopes(position.sheet, clock), abs=1e-3)


def check_knaster_moves(sheet: Sheet, others: int) -> None:
    tables, weights, desk = (
        knaster_state.build_tables(),
        knaster_weights(),
        knaster_state.new_scratch(),
    )
    mine, after = knaster_sheet(sheet), knaster_state.empty_sheet()
    last = others == 0 or sheet.is_full
    knaster_evaluate.fill_static_values(mine, others, tables, weights, desk)
    values, circles = desk.writes.copy(), desk.circles.copy()
    best, moves = desk.best.copy(), desk.moves.copy()

    def played(roll: int, move: int) -> float:
        knaster_state.copy(mine, after)
        pace = 0 if last else others
        knaster_evaluate.apply_greedy_move(after, pace, roll, move, tables, weights, desk)
        clock = (
            knaster_state.CLOCK_OVER if last else min(int(after.tally[knaster_state.FREE]), others)
        )
        return float(knaster_evaluate.sheet_value(after, clock, tables, weights))

    for roll in range(ROLL_COUNT):
        worth = {}
        for cell in sheet.free_cells:
            worth[cell] = played(roll, cell)
            assert values[roll, cell] == pytest.approx(worth[cell], abs=1e-3)
        for cell, number in enumerate(sheet.numbers):
            if number == roll + 2 and not sheet.is_circled(cell):
                worth[knaster_state.CIRCLE_CODE + cell] = played(
                    roll, knaster_state.CIRCLE_CODE + cell
                )
                assert circles[cell] == pytest.approx(
                    worth[knaster_state.CIRCLE_CODE + cell], abs=1e-3
                )
        if last:
            worth[knaster_state.NOTHING_CODE] = played(roll, knaster_state.NOTHING_CODE)
        assert best[roll] == pytest.approx(max(worth.values()), abs=1e-3)
        assert worth[moves[roll]] == pytest.approx(max(worth.values()), abs=1e-3)
    assert knaster_evaluate.expected_value(desk) == pytest.approx(
        ODDS_BY_INDEX @ desk.best, abs=1e-3
    )
    assert [*mine.waiting] == [*knaster_sheet(sheet).waiting]  # weighing leaves no trace


def test_knaster() -> None:
    for position in some("knaster"):
        for others in (ALONE, 7, 1, 0):
            check_knaster_moves(position.sheet, others)


def test_knaster_where_four_lines_are_completed() -> None:
    check_knaster_moves(game_with_most_moves().sheets[0], ALONE)
    check_knaster_moves(game_with_most_moves().sheets[0], 0)


def test_free_circles_are_those_that_are_worth_most() -> None:
    """Where one line is completed: against every choice the rules allow."""
    tables, weights, desk = (
        knaster_state.build_tables(),
        knaster_weights(),
        knaster_state.new_scratch(),
    )
    compared = 0
    for position in some("knaster"):
        sheet = position.sheet
        knaster_evaluate.fill_static_values(knaster_sheet(sheet), ALONE, tables, weights, desk)
        if sheet.is_full:
            continue
        for roll in range(2, 13):
            worth: dict[int, list[float]] = {}
            for move in sheet.legal_moves(roll):
                if isinstance(move, Write) and len(move.free) == 1:
                    after = sheet.play(roll, move)
                    hopes = knaster_hopes(after, len(after.free_cells))
                    worth.setdefault(move.cell, []).append(hopes)
            for cell, choices in worth.items():
                if sum(owed > 0 for owed in sheet.owed(roll, cell).values()) == 1:  # type: ignore[attr-defined]
                    assert desk.writes[roll - 2, cell] == pytest.approx(max(choices), abs=1e-3)
                    compared += len(choices) > 1
        circled = [move.cell for move in sheet.legal_moves(5) if isinstance(move, Circle)]
        assert all(sheet.numbers[cell] == 5 for cell in circled)
    assert compared > 50


def curve_against(*rivals: float, spread: float = 8.0) -> Objective:
    curve = np.zeros((1, 1, MAX_POINTS * CURVE_STEPS_PER_POINT + 1), dtype=np.float32)
    fill_win_probability(np.array(rivals, dtype=np.float32), spread, curve[0, 0])
    return Objective(curve)


def win(points: float, worth: Objective) -> float:
    return float(objective_value(np.float32(points), 0, 0, worth))


@pytest.mark.parametrize("rivals", [1, 2, 4, 11])
def test_equal_sheets_win_equally_often(rivals: int) -> None:
    """With n players who all expect the same each wins about every n-th game."""
    assert win(60, curve_against(*[60] * rivals)) == pytest.approx(1 / (rivals + 1), abs=0.03)


def test_the_curve_rises_from_nothing_to_all() -> None:
    worth = curve_against(50, 70)
    chances = [win(points, worth) for points in np.arange(0, 160, 0.5)]
    assert chances == sorted(chances)
    assert chances[0] < 0.001
    assert chances[-1] > 0.999
    assert win(70, curve_against(50, 70)) < win(70, curve_against(50))
    assert win(60, curve_against(70, spread=3)) < win(60, curve_against(70, spread=12))


def test_points_as_they_are() -> None:
    assert win(37.25, points_objective()) == 37.25
