"""What expert and master think: exactly at the end, within their budget, the same every time."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Mapping
from functools import cache
from random import Random
from typing import Final

import numpy as np
import pytest

from fivebyfive import KnisterSheet, parse_record
from fivebyfive.analysis import play_game
from fivebyfive.bots import LEVELS, Aim, Budget, Position
from fivebyfive.bots.learned.deepening import MAX_DEPTH, PASSES, Pass, Values, deepen
from fivebyfive.bots.learned.knaster_adapter import KnasterAdapter
from fivebyfive.bots.learned.knister_adapter import KnisterAdapter
from fivebyfive.bots.learned.learned_bot import LearnedBot, expert, master
from fivebyfive.rules import GAMES, ROLLS, Move, Sheet, Write
from support.cli_runner import run_in_process
from support.kernel_sheets import random_positions

SEARCHES: Final[Mapping[str, type[KnisterAdapter | KnasterAdapter]]] = {
    "knister": KnisterAdapter,
    "knaster": KnasterAdapter,
}
CHANCES = {roll: (6 - abs(roll - 7)) / 36 for roll in ROLLS}


@cache
def best_play(sheet: Sheet) -> float:
    """The expected points with best play: every roll and every cell, by the rules alone."""
    if sheet.is_full:
        return float(sheet.score().total)
    return sum(
        chance * max(best_play(sheet.play(roll, Write(cell))) for cell in sheet.free_cells)
        for roll, chance in CHANCES.items()
    )


def ending(free: int, seed: int) -> Position:
    """A position of Knister with so many free cells."""
    return random_positions("knister", 1, f"ending/{seed}")[25 - free]


@pytest.mark.parametrize(
    ("free", "seed"), [(4, 1), (4, 2), *[(free, seed) for free in (1, 2, 3) for seed in range(4)]]
)
def test_the_end_of_knister_is_exact(free: int, seed: int) -> None:
    position = ending(free, seed)
    assert len(position.sheet.free_cells) == free
    exact: dict[Move, float] = {
        move: best_play(position.sheet.play(position.roll, move))
        for move in position.sheet.legal_moves(position.roll)
    }
    for bot in (master(), expert()):
        weighed = {one.move: one.expected for one in bot.weigh(position, Random(1), Budget())}
        assert weighed == pytest.approx(exact, abs=1e-6)
        best = bot.choose(position, Random(1), Budget())
        assert exact[best] == pytest.approx(max(exact.values()), abs=1e-6)


def test_advice_at_the_end_is_exact() -> None:
    position = ending(3, 7)
    sheet = position.sheet
    written = [(number, cell) for cell, number in enumerate(sheet.numbers) if number]
    names = ["abcde"[cell % 5] + str(cell // 5 + 1) for _, cell in written]
    rounds = [
        f"{at + 1}. {number} {name}"
        for at, ((number, _), name) in enumerate(zip(written, names, strict=True))
    ]
    record = "\n".join(["Game: knister", "Seats: Ola", "", *rounds, f"23. {position.roll} ?", ""])
    assert parse_record(record).game.sheets == (sheet,)
    out, _ = run_in_process("advise", "-", "--bot", "master", "--json", stdin=record.encode())
    for one in json.loads(out)["moves"]:
        cell = "abcde".index(one["move"][0]) + 5 * (int(one["move"][1]) - 1)
        exact = best_play(sheet.play(position.roll, Write(cell)))
        assert one["expected"] == pytest.approx(exact, abs=1e-6)


@pytest.mark.parametrize("kind", GAMES)
def test_a_seed_gives_the_same_game(kind: str) -> None:
    for seats, bot in ((2, expert()), (1, master())):
        budget = Budget(nodes=200)
        games = [play_game(kind, [bot] * seats, "again", budget).game for _ in range(2)]
        assert games[0] == games[1]
    assert play_game(kind, [expert()], "other").game != play_game(kind, [expert()], "again").game


def some_positions(kind: str, seats: int) -> list[Position]:
    return random_positions(kind, seats, "thinking")[:: 7 * seats]


@pytest.mark.parametrize("kind", GAMES)
@pytest.mark.parametrize("nodes", [1, 40, 150, 500, 3000])
def test_the_budget_is_kept(kind: str, nodes: int) -> None:
    for position in some_positions(kind, 2):
        for to_win in (False, True):
            search = SEARCHES[kind](position, to_win)
            search.static_values()
            glance = search.nodes
            search = SEARCHES[kind](position, to_win)
            deepen(search, PASSES[kind], nodes, None)
            assert glance <= search.nodes <= max(nodes, glance)


class RecordingSearch:
    """A search that notes how deep it was asked to look."""

    def __init__(self, kind: str, position: Position) -> None:
        self.search = SEARCHES[kind](position, False)
        self.looks: list[tuple[int, ...]] = []

    @property
    def nodes(self) -> int:
        return self.search.nodes

    def static_values(self) -> Values:
        return self.search.static_values()

    def search_moves(self, numbers: list[int], widths: tuple[int, ...]) -> Values:
        self.looks.append(tuple(widths))
        return self.search.search_moves(numbers, widths)


@pytest.mark.parametrize("kind", GAMES)
def test_more_nodes_look_deeper(kind: str) -> None:
    position = random_positions(kind, 1, "deeper")[6]
    depths = []
    for nodes in (0, 100, 1_000, 10_000, 40_000):
        watched = RecordingSearch(kind, position)
        deepen(watched, PASSES[kind], nodes, None)  # type: ignore[arg-type]
        assert watched.looks == [step.widths for step in PASSES[kind]][: len(watched.looks)]
        depths.append(len(watched.looks))
    assert depths == sorted(depths)
    assert depths[0] == 0
    assert len(set(depths)) >= 4
    assert depths[-1] == len(PASSES[kind]) - 1
    costs = [step.cost(100) for step in PASSES[kind]]
    assert costs == sorted(costs)


@pytest.mark.parametrize("kind", GAMES)
def test_a_pass_costs_no_more_than_it_says(kind: str) -> None:
    for position in some_positions(kind, 1)[1:3]:
        for step in PASSES[kind]:
            assert step.depth <= MAX_DEPTH
            search = SEARCHES[kind](position, False)
            chosen = list(range(min(len(search.moves()), step.moves)))
            some = chosen if step.depth < MAX_DEPTH else chosen[:1]
            search.search_moves(some, step.widths)
            assert search.nodes <= step.cost(len(some))


@pytest.mark.parametrize("kind", GAMES)
def test_looking_one_roll_ahead(kind: str) -> None:
    """By hand: the mean over all rolls of the best value at a glance after it."""
    for position in some_positions(kind, 1)[1:4]:
        search = SEARCHES[kind](position, False)
        number = 0
        after = position.sheet.play(position.roll, search.move(number), position.last)
        total = 0.0
        for roll, chance in CHANCES.items():
            following = Position(kind, (after,), 0, roll, after.is_full, position.round + 1)
            total += chance * SEARCHES[kind](following, False).static_values().max()
        assert search.search_moves([number], ())[0] == pytest.approx(total, abs=2e-3)


def test_looking_two_rolls_ahead() -> None:
    """By hand: the mean over all rolls of the best cell, each looked at one roll ahead."""
    position = ending(6, 3)
    search = SEARCHES["knister"](position, False)
    after = position.sheet.play(position.roll, search.move(0))
    total = 0.0
    for roll, chance in CHANCES.items():
        following = SEARCHES["knister"](Position("knister", (after,), 0, roll, False, 21), False)
        total += chance * following.search_moves(range(len(following.moves())), ()).max()
    assert search.search_moves([0], (25,))[0] == pytest.approx(total, abs=2e-3)


@pytest.mark.parametrize("kind", GAMES)
def test_a_deadline_in_the_past(kind: str) -> None:
    for position in some_positions(kind, 2):
        search = SEARCHES[kind](position, True)
        values = deepen(search, PASSES[kind], None, time.monotonic() - 1).values
        assert (values == SEARCHES[kind](position, True).static_values()).all()
        for aim in Aim:
            move = master(aim).choose(position, Random(1), Budget(ms=0))
            assert move in position.sheet.legal_moves(position.roll, position.last)


@pytest.mark.parametrize("kind", GAMES)
def test_a_far_deadline_changes_nothing(kind: str) -> None:
    for position in some_positions(kind, 1)[:3]:
        values = [
            deepen(SEARCHES[kind](position, False), PASSES[kind], 2000, deadline).values
            for deadline in (None, time.monotonic() + 1000)
        ]
        assert (values[0] == values[1]).all()


class MadeUpSearch:
    """A search over values that are made up: what a glance says, and what is found later."""

    def __init__(self, glance: list[float], found: list[float]) -> None:
        self.nodes = 0
        self.first, self.found = np.array(glance, float), np.array(found, float)
        self.asked: list[list[int]] = []

    def static_values(self) -> Values:
        return self.first.copy()

    def search_moves(self, numbers: list[int], widths: tuple[int, ...]) -> Values:
        self.asked.append(list(numbers))
        return self.found[numbers]


def test_moves_left_out_stay_behind() -> None:
    search = MadeUpSearch([5, 4, 3, 2, 1], [1, 2, 9, 9, 9])
    values = deepen(search, [Pass(2)], None, None).values  # type: ignore[arg-type]
    assert search.asked == [[0, 1]]
    assert [*values[:2]] == [1, 2]
    assert [*values[2:]] == [0, -1, -2]  # three less than before, as the others on average
    search = MadeUpSearch([5, 4, 3, 2, 1], [4, 8, 9, 9, 9])
    values = deepen(search, [Pass(2), Pass(1)], None, None).values  # type: ignore[arg-type]
    assert search.asked == [[0, 1], [1]]
    assert [*values] == [4, 8, 4, 3.5, 2.5]  # never above the least of those looked at


@pytest.mark.parametrize("kind", GAMES)
def test_the_best_was_looked_at(kind: str) -> None:
    for position in some_positions(kind, 1):
        watched = RecordingSearch(kind, position)
        values = deepen(watched, PASSES[kind][:2], None, None).values  # type: ignore[arg-type]
        again = SEARCHES[kind](position, False)
        best = int(values.argmax())
        assert values[best] == again.search_moves([best], PASSES[kind][1].widths)[0]


def test_levels_think_within_their_limits() -> None:
    assert list(LEVELS)[-2:] == ["expert", "master"]
    for kind in GAMES:
        assert expert().nodes[kind] < master().nodes[kind]


@pytest.mark.parametrize("kind", GAMES)
def test_every_move_is_weighed(kind: str) -> None:
    bot = LearnedBot(Aim.WIN, {"knister": 100, "knaster": 100})
    for seats in (1, 3):
        for position in some_positions(kind, seats):
            weighed = bot.weigh(position, Random(1), Budget())
            legal = position.sheet.legal_moves(position.roll, position.last)
            assert len(weighed) == len(legal)
            assert {one.move for one in weighed} == set(legal)
            for one in weighed:
                assert 0 <= one.expected <= position.sheet.HIGHEST
                if seats == 1:
                    assert one.win is None
                else:
                    assert one.win is not None
                    assert 0 <= one.win <= 1


RUN = """
from random import Random
from typing import Final
from support.kernel_sheets import random_positions
from fivebyfive.bots import Budget
from fivebyfive.bots.learned.learned_bot import expert
for kind in ("knister", "knaster"):
    for seats in (1, 2):
        for position in random_positions(kind, seats, "cache")[-13::5]:
            print(position.seat, expert().choose(position, Random(1), Budget()))
"""


def test_kernels_from_the_cache_do_the_same() -> None:
    """Numba crashes where a kernel that calls itself with other types was kept (numba#6061)."""
    environ = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    outputs = {
        subprocess.run(
            [sys.executable, "-c", RUN], env=environ, check=True, capture_output=True, text=True
        ).stdout
        for _ in range(2)
    }
    assert len(outputs) == 1
    assert max(map(str.count, outputs, ["\n"])) == 2 * (3 + 3)


def test_an_empty_sheet_of_knister_is_worth_what_expert_makes() -> None:
    position = Position("knister", (KnisterSheet(),), 0, 7, False, 1)
    expected = max(one.expected for one in expert().weigh(position, Random(1), Budget()))
    assert 60 < expected < 80
