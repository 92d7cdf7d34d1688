"""Tables of lines and crossings against plain Python."""

from random import Random

import numpy as np
import pytest

from fivebyfive.kernels.knaster import state as knaster_state
from fivebyfive.kernels.knister import state as knister_state
from fivebyfive.kernels.line_pairs import LinePairs
from fivebyfive.kernels.lines import ODDS_BY_INDEX, ROLL_COUNT, LineIds
from fivebyfive.rules import KnasterSheet, KnisterSheet
from fivebyfive.rules.grid import CELLS, LINES, LINES_THROUGH, SYMMETRIES
from support.kernel_sheets import line_ids


def random_lines(symbols: int) -> list[list[int]]:
    """Symbols in any order, some cells free."""
    rng = Random(symbols)
    return [[rng.randint(0, symbols) * (rng.random() < 0.7) for _ in range(5)] for _ in range(800)]


def one_id(lines: LineIds, held: list[int]) -> int:
    return int(lines.find_ids(np.array([held]))[0])


@pytest.mark.parametrize(("symbols", "many"), [(ROLL_COUNT, 4_368), (2 * ROLL_COUNT, 80_730)])
def test_every_line_has_its_own_id(symbols: int, many: int) -> None:
    lines = line_ids(symbols)
    assert len(lines.contents) == many
    assert len({tuple(sorted(held)) for held in lines.contents.tolist()}) == many
    assert [*lines.find_ids(lines.contents)] == [*range(many)]
    filled = np.count_nonzero(lines.contents, axis=1)
    assert [*filled] == sorted(filled)  # so that open lines come first
    assert filled[0] == 0


def test_where_open_lines_end() -> None:
    for lines, limits in (
        (line_ids(ROLL_COUNT), (knister_state.OPEN_LINES, knister_state.TWO_FREE_LINES)),
        (line_ids(2 * ROLL_COUNT), (knaster_state.OPEN_LINES, knaster_state.TWO_FREE_LINES)),
        (line_ids(ROLL_COUNT), (knaster_state.BARE_LINES, knister_state.TWO_FREE_LINES)),
    ):
        free = np.count_nonzero(lines.contents == 0, axis=1)
        assert limits == tuple(int(np.count_nonzero(free >= least)) for least in (1, 2))


def added(held: list[int], symbol: int) -> list[int] | None:
    if 0 not in held:
        return None
    at = held.index(0)
    return [*held[:at], symbol, *held[at + 1 :]]


def turned(symbol: int) -> int:
    if symbol == 0:
        return 0
    circled = symbol > ROLL_COUNT
    number = symbol - ROLL_COUNT * circled + 1
    return 14 - number - 1 + ROLL_COUNT * circled


def test_knister_tables() -> None:
    lines, tables = line_ids(ROLL_COUNT), knister_state.build_tables()
    for held in random_lines(ROLL_COUNT):
        line = one_id(lines, held)
        for roll in range(ROLL_COUNT):
            after = added(held, roll + 1)
            assert tables.add[line, roll] == (one_id(lines, after) if after else -1)
        assert tables.mirror[line] == one_id(lines, [turned(symbol) for symbol in held])
        made = KnisterSheet.combination_of([symbol + 1 for symbol in held])
        assert tables.points[line] == (KnisterSheet.GIVES.get(made, 0) if 0 not in held else 0)


def test_knaster_tables() -> None:
    lines, bare_lines, tables = (
        line_ids(2 * ROLL_COUNT),
        line_ids(ROLL_COUNT),
        knaster_state.build_tables(),
    )
    for held in [*random_lines(2 * ROLL_COUNT), [12, 13, 14, 15, 22], [22] * 5]:
        line = one_id(lines, held)
        numbers = [symbol - ROLL_COUNT * (symbol > ROLL_COUNT) for symbol in held]
        for roll in range(ROLL_COUNT):
            after = added(held, roll + 1)
            assert tables.add[line, roll] == (one_id(lines, after) if after else -1)
            circled = list(held)
            if roll + 1 in held:
                circled[held.index(roll + 1)] += ROLL_COUNT
            expected = one_id(lines, circled) if circled != held else -1
            assert tables.circle[line, roll] == expected
        bare = one_id(bare_lines, numbers)
        assert tables.bare[line] == bare
        assert tables.mirror[line] == one_id(lines, [turned(symbol) for symbol in held])
        assert tables.bare_mirror[bare] == one_id(bare_lines, [turned(one) for one in numbers])
        made = KnasterSheet.combination_of([number + 1 for number in numbers])
        assert tables.owed[line] == (KnasterSheet.GIVES.get(made, 0) if 0 not in held else 0)
        assert tables.boxed[line] == all(symbol > ROLL_COUNT for symbol in held)
    assert (tables.bare_add == knister_state.build_tables().add).all()


def test_mirrored_numbers_are_as_likely_and_worth_as_much() -> None:
    knister_tables, knaster_tables = knister_state.build_tables(), knaster_state.build_tables()
    assert [*ODDS_BY_INDEX] == [*ODDS_BY_INDEX[::-1]]
    assert abs(ODDS_BY_INDEX.sum() - 1) < 1e-12
    full = np.arange(knister_state.OPEN_LINES, len(knister_tables.points))
    straights = np.isin(knister_tables.points, (8, 12))
    same = knister_tables.points == knister_tables.points[knister_tables.mirror]
    assert same[full].all()
    assert straights[full].any()
    assert (knaster_tables.owed == knaster_tables.owed[knaster_tables.mirror]).all()


@pytest.mark.parametrize("crossings", [knister_state.LINE_PAIRS, knaster_state.LINE_PAIRS])
def test_crossings(crossings: LinePairs) -> None:
    """Every two lines that cross, once a cell, with the same two tables from either side."""
    seen = set()
    for cell in CELLS:
        pairs = crossings.pairs[cell][: crossings.counts[cell]].tolist()
        lines = LINES_THROUGH[cell]
        assert {frozenset(pair[:2]) for pair in pairs} == {
            frozenset((one, other)) for one in lines for other in lines if one != other
        }
        assert len(pairs) == len(lines) * (len(lines) - 1) // 2
        for one, other, changing, fixed in pairs:
            for line, crossed, table in ((one, other, changing), (other, one, fixed)):
                place = LINES[line].index(cell)
                at = crossings.crossing_lines[line, place].tolist().index(crossed)
                assert crossings.crossing_tables[line, place, at] == table
                seen.add(table)
    assert seen == set(range(crossings.table_count))


@pytest.mark.parametrize(
    ("crossings", "tables"), [(knister_state.LINE_PAIRS, 10), (knaster_state.LINE_PAIRS, 4)]
)
def test_pairs_share_a_table_by_the_symmetries(crossings: LinePairs, tables: int) -> None:
    assert crossings.table_count == tables
    table_of = {}
    for cell in CELLS:
        for one, other, changing, fixed in crossings.pairs[cell][: crossings.counts[cell]].tolist():
            table_of[one, other] = changing
            table_of[other, one] = fixed
    assert len(table_of) == 2 * 46
    for to in SYMMETRIES:
        goes = [{to[cell] for cell in line} for line in LINES]
        moved = [[set(line) for line in LINES].index(cells) for cells in goes]
        for (one, other), table in table_of.items():
            assert table_of[moved[one], moved[other]] == table
