"""Tables of lines and crossings against plain Python."""

from random import Random

import numpy as np
import pytest

from arrays import line_ids
from fivebyfive.kernels.knaster import state as knaster_state
from fivebyfive.kernels.knister import state as knister_state
from fivebyfive.kernels.line_pairs import Crossings
from fivebyfive.kernels.lines import CHANCES, SUMS, LineIds
from fivebyfive.rules import KnasterSheet, KnisterSheet
from fivebyfive.rules.grid import CELLS, LINES, LINES_THROUGH, SYMMETRIES


def random_lines(symbols: int) -> list[list[int]]:
    """Symbols in any order, some cells free."""
    rng = Random(symbols)
    return [[rng.randint(0, symbols) * (rng.random() < 0.7) for _ in range(5)] for _ in range(800)]


def one_id(lines: LineIds, held: list[int]) -> int:
    return int(lines.of(np.array([held]))[0])


@pytest.mark.parametrize(("symbols", "many"), [(SUMS, 4_368), (2 * SUMS, 80_730)])
def test_every_line_has_its_own_id(symbols: int, many: int) -> None:
    lines = line_ids(symbols)
    assert len(lines.contents) == many
    assert len({tuple(sorted(held)) for held in lines.contents.tolist()}) == many
    assert [*lines.of(lines.contents)] == [*range(many)]
    filled = np.count_nonzero(lines.contents, axis=1)
    assert [*filled] == sorted(filled)  # so that open lines come first
    assert filled[0] == 0


def test_where_open_lines_end() -> None:
    for lines, limits in (
        (line_ids(SUMS), (knister_state.OPEN_LINES, knister_state.WIDE_LINES)),
        (line_ids(2 * SUMS), (knaster_state.OPEN_LINES, knaster_state.WIDE_LINES)),
        (line_ids(SUMS), (knaster_state.BARE_LINES, knister_state.WIDE_LINES)),
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
    circled = symbol > SUMS
    number = symbol - SUMS * circled + 1
    return 14 - number - 1 + SUMS * circled


def test_knister_tables() -> None:
    lines, tables = line_ids(SUMS), knister_state.build_tables()
    for held in random_lines(SUMS):
        line = one_id(lines, held)
        for roll in range(SUMS):
            after = added(held, roll + 1)
            assert tables.add[line, roll] == (one_id(lines, after) if after else -1)
        assert tables.mirror[line] == one_id(lines, [turned(symbol) for symbol in held])
        made = KnisterSheet.combination_of([symbol + 1 for symbol in held])
        assert tables.points[line] == (KnisterSheet.REWARDS.get(made, 0) if 0 not in held else 0)


def test_knaster_tables() -> None:
    lines, bare_lines, tables = line_ids(2 * SUMS), line_ids(SUMS), knaster_state.build_tables()
    for held in [*random_lines(2 * SUMS), [12, 13, 14, 15, 22], [22] * 5]:
        line = one_id(lines, held)
        numbers = [symbol - SUMS * (symbol > SUMS) for symbol in held]
        for roll in range(SUMS):
            after = added(held, roll + 1)
            assert tables.add[line, roll] == (one_id(lines, after) if after else -1)
            circled = list(held)
            if roll + 1 in held:
                circled[held.index(roll + 1)] += SUMS
            expected = one_id(lines, circled) if circled != held else -1
            assert tables.circle[line, roll] == expected
        bare = one_id(bare_lines, numbers)
        assert tables.bare[line] == bare
        assert tables.mirror[line] == one_id(lines, [turned(symbol) for symbol in held])
        assert tables.bare_mirror[bare] == one_id(bare_lines, [turned(one) for one in numbers])
        made = KnasterSheet.combination_of([number + 1 for number in numbers])
        assert tables.owed[line] == (KnasterSheet.REWARDS.get(made, 0) if 0 not in held else 0)
        assert tables.boxed[line] == all(symbol > SUMS for symbol in held)
    assert (tables.bare_add == knister_state.build_tables().add).all()


def test_mirrored_numbers_are_as_likely_and_worth_as_much() -> None:
    knister_tables, knaster_tables = knister_state.build_tables(), knaster_state.build_tables()
    assert [*CHANCES] == [*CHANCES[::-1]]
    assert abs(CHANCES.sum() - 1) < 1e-12
    full = np.arange(knister_state.OPEN_LINES, len(knister_tables.points))
    straights = np.isin(knister_tables.points, (8, 12))
    same = knister_tables.points == knister_tables.points[knister_tables.mirror]
    assert same[full].all()
    assert straights[full].any()
    assert (knaster_tables.owed == knaster_tables.owed[knaster_tables.mirror]).all()


@pytest.mark.parametrize("crossings", [knister_state.CROSSINGS, knaster_state.CROSSINGS])
def test_crossings(crossings: Crossings) -> None:
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
                at = crossings.others[line, place].tolist().index(crossed)
                assert crossings.other_tables[line, place, at] == table
                seen.add(table)
    assert seen == set(range(crossings.tables))


@pytest.mark.parametrize(
    ("crossings", "tables"), [(knister_state.CROSSINGS, 10), (knaster_state.CROSSINGS, 4)]
)
def test_pairs_share_a_table_by_the_symmetries(crossings: Crossings, tables: int) -> None:
    assert crossings.tables == tables
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
