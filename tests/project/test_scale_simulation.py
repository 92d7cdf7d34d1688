"""The simulation of many people: its parts do what the model says, and it repeats itself."""

from dataclasses import replace
from typing import Any

import pytest

from scale.costs import Costs, count_batches, count_others
from scale_simulation import Database, Plan, find_plan

COSTS = Costs(
    request=0.0005,
    hearing=0.0002,
    batch=0.0004,
    row=0.00002,
    commit=0.0004,
    reading=0.0001,
    flush=0.003,
)
PLAN = Plan(people=800, pace=2.0, workers=4, databases=1, database_cores=2)


def ignore(share: float) -> None:
    """Show no progress."""


def test_those_who_wait_for_the_disk_share_a_flush() -> None:
    costs = replace(COSTS, commit=0.0, row=0.0, flush=1.0)
    database = Database([0.0] * 9, costs)
    assert [database.commit(at, 1) for at in (0.0, 0.2, 0.9, 1.5, 2.5, 9.0)] == [
        1.0,  # nobody flushes
        2.0,  # both wait for the first, and share the second
        2.0,
        3.0,  # during the second
        4.0,  # during the third
        10.0,
    ]


def test_a_core_does_one_thing_after_the_other() -> None:
    database = Database([0.0, 0.0], COSTS)
    assert [database.work(0.0, 1.0) for _ in range(3)] == [1.0, 1.0, 2.0]
    assert database.busy == 3.0


def test_the_same_seed_gives_the_same_figures() -> None:
    found = PLAN.simulate(COSTS, 1, 5, ignore)
    assert PLAN.simulate(COSTS, 1, 5, ignore) == found
    assert PLAN.simulate(COSTS, 2, 5, ignore) != found


def test_the_work_that_comes_is_the_work_that_is_done() -> None:
    rounds = 12
    found = PLAN.simulate(COSTS, 1, rounds, ignore)
    requests = PLAN.people * rounds * 5 / 4
    heard = requests * count_others(PLAN.workers)
    seconds = found["moves"] / PLAN.people * PLAN.pace + 2 * PLAN.pace  # with those before
    expected = (requests * COSTS.request + heard * COSTS.hearing) / seconds
    expected += found["commits_a_second"] * COSTS.batch
    assert found["worker_cores"] == pytest.approx(expected, rel=0.1)
    assert (
        1000 * (COSTS.request + COSTS.batch + COSTS.flush + 0.003)
        < found["p50_ms"]
        <= found["p99_ms"]
    )


def test_people_at_one_worker_are_cheaper_and_too_few_workers_slow() -> None:
    spread = PLAN.simulate(COSTS, 1, 6, ignore)
    together = replace(PLAN, is_together=True).simulate(COSTS, 1, 6, ignore)
    assert together["worker_cores"] < spread["worker_cores"]
    crowded = replace(PLAN, people=8_000, workers=1).simulate(COSTS, 1, 6, ignore)
    assert crowded["p99_ms"] > 100 * spread["p99_ms"]


def test_as_many_workers_as_it_takes() -> None:
    wanted = Plan(people=20_000, pace=8.0, workers=0, databases=0, database_cores=2)
    plan = find_plan(COSTS, wanted, goal_ms=30, seed=1)
    assert plan.simulate(COSTS, 1, 5, ignore, of=1)["p99_ms"] <= 30
    assert plan.workers > 20_000 / 8 * COSTS.request


def test_costs_are_what_was_measured() -> None:
    def play(workers: int, tables: int) -> dict[str, Any]:
        """As if a request cost 300 µs, a batch 800, and 400 for each other worker."""
        moves, seconds = 2.0 * tables, 0.005
        requests, others = moves * 5 / 4, count_others(workers)
        batches = workers * count_batches(requests / workers, seconds)
        server = requests * (300 + 400 * others) / 1e6 + batches * 800 / 1e6
        database = requests * (10 + 200 * others) / 1e6 + batches * 490 / 1e6
        return {
            "workers": workers,
            "tables": tables,
            "moves_a_second": moves,
            "move_to_answer_ms": {"p50": 1000 * seconds},
            "server_ms_a_move": 1000 * server / moves,
            "database_ms_a_move": 1000 * database / moves,
        }

    assert count_others(1) == 0
    assert count_others(2) == 2 * (1 - 1 / 16) - 1
    measured = {
        "commits": [
            {"tables": 1, "median_ms": 3.0, "database_processor_ms": 0.5},
            {"tables": 10, "median_ms": 4.0, "database_processor_ms": 0.6},
            {"tables": 101, "median_ms": 9.0, "database_processor_ms": 1.5},
        ],
        "plays": [play(1, 40), play(1, 160), play(1, 80), play(2, 80), play(4, 80)],
    }
    costs = Costs.load(measured)
    found = {name: round(1e6 * cost) for name, cost in vars(costs).items()}
    assert found == {
        "request": 300,
        "batch": 800,
        "hearing": 400,
        "row": 10,
        "commit": 490,
        "reading": 200,
        "flush": 2500,
    }
