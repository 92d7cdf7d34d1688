"""A simulation of a million people at tables, with the costs that were measured.

Discrete events. People come to tables of 4, by chance to any worker of their database, and move
once in a round at a random moment of it; when all have moved, one of them rolls. A worker is one
core: an event loop that takes requests in turn (first come, first served), gathers them for 3 ms,
commits them together, one commit at a time, and then answers. Each other worker that has people of
the table reads and tells what it hears of. A database has some cores that work on commits, and one
disk: the commits that wait for a flush share the next one. Databases do not know each other,
because no transaction has tables of two.

    python benchmarks/scale_simulation.py                     a million people: minutes
    python benchmarks/scale_simulation.py --people 20000      the same, smaller

Inputs are results/scale_costs.json and load.json; what is not measured is an option. The same seed
gives the same result. First the model predicts the runs that were measured.
"""

import heapq
import json
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import count
from math import ceil
from pathlib import Path
from random import Random
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.progress import Progress

from fivebyfive.server.tables.batcher import GATHER_SECONDS
from scale.costs import PEOPLE, Costs, count_batches, count_sockets

FOLDER: Final = Path(__file__).parent / "results"
ROUNDS: Final = 25
COMPARED_TABLES, COMPARED_PACE = 500, 2.0  # of the scenario `tables` of load.py
WARM_UP: Final = 2  # rounds that are not counted
BUSY: Final = 0.6  # the share of a core that is planned to be used
DAY: Final = 86_400
Progressed = Callable[[float], None]
console = Console(stderr=True)


@dataclass
class Database:
    """Some cores, and a disk that flushes for all who wait."""

    cores: list[float]  # when each of them is free
    costs: Costs
    flush_ends: float = 0.0
    next_flush_ends: float = 0.0
    busy: float = 0.0
    commits: int = 0

    def work(self, at: float, seconds: float) -> float:
        """When some processor time is done."""
        start = max(at, heapq.heappop(self.cores))
        heapq.heappush(self.cores, start + seconds)
        self.busy += seconds
        return start + seconds

    def commit(self, at: float, rows: int) -> float:
        """When a commit is on disk."""
        self.commits += 1
        at = self.work(at, self.costs.commit + rows * self.costs.row)
        if at >= self.flush_ends:  # the next one, if somebody waits for it, has begun
            self.flush_ends = self.next_flush_ends
        if at >= self.flush_ends:  # nobody flushes
            self.flush_ends = self.next_flush_ends = at + self.costs.flush
        elif self.next_flush_ends == self.flush_ends:  # the first who waits for the next one
            self.next_flush_ends = self.flush_ends + self.costs.flush
        return self.next_flush_ends


@dataclass
class Worker:
    """An event loop: one thing after the other."""

    free_at: float = 0.0
    busy: float = 0.0
    pending: list["Request"] = field(default_factory=list)
    is_committing: bool = False

    def work(self, at: float, seconds: float) -> float:
        """When some processor time is done."""
        self.free_at = max(at, self.free_at) + seconds
        self.busy += seconds
        return self.free_at


@dataclass(slots=True)
class Request:
    """A move or a roll of somebody."""

    table: int
    seat: int
    is_move: bool
    wanted_at: float


@dataclass
class Shard:
    """The tables of one database, and the workers that serve them."""

    costs: Costs
    tables: int
    workers: list[Worker]
    database: Database
    pace: float
    rng: Random
    rounds: int
    is_together: bool  # whether all people of a table are at the same worker
    answers: list[float] = field(default_factory=list)  # seconds of moves, after the warm-up
    ended_at: float = 0.0

    def __post_init__(self) -> None:
        self._events: list[tuple[float, int, Callable[[float], None]]] = []
        self._numbers = count()
        place = range(len(self.workers))
        self._places = [
            [self.rng.choice(place)] * PEOPLE if self.is_together else self.rng.choices(place, k=4)
            for _ in range(self.tables)
        ]
        self._moved = [0] * self.tables
        self._round = [0] * self.tables
        self._count_from = WARM_UP * self.pace

    def run(self, progress: Progressed) -> None:
        """Play the rounds of all tables."""
        for table in range(self.tables):
            self._at(self.rng.uniform(0, self.pace), partial(self._begin_round, table))
        events, done, at = self._events, 0, 0.0
        while events:
            at, _, happen = heapq.heappop(events)
            happen(at)
            done += 1
            if not done % 10_000:
                progress(at)
        self.ended_at = at

    def _at(self, at: float, happen: Callable[[float], None]) -> None:
        heapq.heappush(self._events, (at, next(self._numbers), happen))

    def _begin_round(self, table: int, at: float) -> None:
        """Everybody moves once, at some moment of most of the round."""
        self._round[table] += 1
        for seat in range(PEOPLE):
            wanted = at + self.rng.uniform(0.15, 0.8) * self.pace
            self._at(wanted, partial(self._arrive, Request(table, seat, True, wanted)))

    def _arrive(self, request: Request, at: float) -> None:
        """Read, check and decide; then wait for the next batch."""
        worker = self.workers[self._places[request.table][request.seat]]
        done = worker.work(at, self.costs.request / 2)
        worker.pending.append(request)
        if not worker.is_committing:
            worker.is_committing = True
            self._at(done + GATHER_SECONDS, partial(self._commit, worker))

    def _commit(self, worker: Worker, at: float) -> None:
        if worker.free_at > at:  # it has other things to do first
            self._at(worker.free_at, partial(self._commit, worker))
            return
        batch, worker.pending = worker.pending, []
        done = self.database.commit(worker.work(at, self.costs.batch / 2), len(batch))
        self._at(done, partial(self._settle, worker, batch))

    def _settle(self, worker: Worker, batch: list[Request], at: float) -> None:
        """Answer, and tell: also the other workers that have people of the tables."""
        worker.work(at, self.costs.batch / 2)
        for request in batch:
            done = worker.work(at, self.costs.request / 2)
            if request.is_move:
                if request.wanted_at >= self._count_from:
                    self.answers.append(done - request.wanted_at)
                self._count_move(done, request.table)
            else:
                self._begin_round_after(done, request)
            places = set(self._places[request.table])
            for place in places:
                if self.workers[place] is not worker:
                    self.database.work(at, self.costs.reading)
                    self.workers[place].work(at, self.costs.hearing)
        if worker.pending:
            self._at(worker.free_at + GATHER_SECONDS, partial(self._commit, worker))
        else:
            worker.is_committing = False

    def _count_move(self, at: float, table: int) -> None:
        self._moved[table] += 1
        if self._moved[table] == PEOPLE:
            self._moved[table] = 0
            seat = self._round[table] % PEOPLE
            self._at(at, partial(self._arrive, Request(table, seat, False, at)))

    def _begin_round_after(self, at: float, request: Request) -> None:
        """The next round begins when the time of this one is over."""
        if self._round[request.table] < self.rounds:
            begin = max(at, request.wanted_at + 0.2 * self.pace)
            self._at(begin, partial(self._begin_round, request.table))


@dataclass(frozen=True)
class Plan:
    """What there is for how many."""

    people: int
    pace: float
    workers: int
    databases: int
    database_cores: int
    is_together: bool = False

    def simulate(
        self, costs: Costs, seed: int, rounds: int, progress: Progressed, of: int = 0
    ) -> dict[str, Any]:
        """The figures of the first `of` databases, or of all."""
        answers: list[float] = []
        worker_busy = database_busy = 0.0
        simulated = of or self.databases
        tables = ceil(self.people / PEOPLE)
        commits = 0.0
        for number in range(simulated):
            share = tables * (number + 1) // self.databases - tables * number // self.databases
            some = self.workers * (number + 1) // self.databases
            some -= self.workers * number // self.databases
            shard = Shard(
                costs,
                share,
                [Worker() for _ in range(some)],
                Database([0.0] * self.database_cores, costs),
                self.pace,
                Random(f"{seed} {number}"),
                rounds,
                self.is_together,
            )
            shard.run(partial(self._show, progress, rounds, number, simulated))
            answers += shard.answers
            worker_busy += sum(worker.busy for worker in shard.workers) / shard.ended_at
            database_busy += shard.database.busy / shard.ended_at
            commits += shard.database.commits / shard.ended_at
        progress(1.0)
        answers.sort()
        return {
            "moves": len(answers),
            "p50_ms": round(1000 * answers[len(answers) // 2], 1),
            "p99_ms": round(1000 * answers[int(0.99 * len(answers))], 1),
            "worker_cores": round(worker_busy * self.databases / simulated, 2),
            "database_cores": round(database_busy * self.databases / simulated, 2),
            "commits_a_second": round(commits * self.databases / simulated),
        }

    def _show(self, progress: Progressed, rounds: int, number: int, of: int, at: float) -> None:
        """How much of all is simulated, at a time of the shard with this number."""
        progress((number + min(1.0, at / self.pace / (rounds + 1))) / of)


def find_plan(costs: Costs, wanted: Plan, goal_ms: float, seed: int) -> Plan:
    """The fewest workers and databases that are busy to `BUSY` and answer within the goal."""
    requests = wanted.people / wanted.pace * (PEOPLE + 1) / PEOPLE
    # With many workers nearly everybody of a table is at another one.
    others = 0 if wanted.is_together else PEOPLE - 1
    seconds = GATHER_SECONDS + costs.batch + costs.commit + costs.flush
    workers, busy, batches = 0, 1.0, 0.0
    while busy > BUSY:
        workers = ceil(1.02 * workers) or ceil(requests * costs.request)
        each = requests / workers
        batches = count_batches(each, seconds)
        busy = each * (costs.request + others * costs.hearing) + batches * costs.batch
    of_database = workers * batches * costs.commit
    of_database += requests * (costs.row + others * costs.reading)
    databases = ceil(of_database / BUSY / wanted.database_cores)
    while True:
        plan = replace(wanted, workers=max(workers, databases), databases=databases)
        found = plan.simulate(costs, seed, WARM_UP + 1, lambda share: None, of=1)
        console.print(
            f"{plan.workers} workers, {plan.databases} databases: 99 of 100 moves within "
            f"{found['p99_ms']} ms"
        )
        if found["p99_ms"] <= goal_ms:
            return plan
        workers = ceil(1.25 * workers)


def compare(costs: Costs, measured: dict[str, Any], load: dict[str, Any], seed: int) -> list[Any]:
    """What the model says of the runs that were measured, beside what they were."""
    rows = []
    pace = measured["pace"]
    runs = [(play["workers"], play["tables"], pace, play) for play in measured["plays"]]
    tables_run = load["scenarios"]["tables"]["median"]
    runs.append((1, COMPARED_TABLES, COMPARED_PACE, tables_run))
    for workers, tables, pace, play in runs:
        plan = Plan(tables * PEOPLE, pace, workers, 1, 2)
        found = plan.simulate(costs, seed, ROUNDS, lambda share: None)
        rows.append(
            {
                "run": "tables" if play is tables_run else "scale_costs",
                "workers": workers,
                "tables": tables,
                "predicted": {name: found[name] for name in ("p50_ms", "p99_ms", "worker_cores")},
                "measured": {
                    "p50_ms": play["move_to_answer_ms"]["p50"],
                    "p99_ms": play["move_to_answer_ms"]["p99"],
                    "worker_cores": play["server_cores"],
                },
                "load_average": play["load_average"],
            }
        )
        console.print(rows[-1])
    return rows


def main(  # noqa: PLR0913, PLR0917 -- options
    people: Annotated[int, typer.Option(min=400, help="At tables at the same time.")] = 1_000_000,
    pace: Annotated[float, typer.Option(min=0.5, help="Seconds of a round.")] = 8.0,
    database_cores: Annotated[int, typer.Option(min=1, help="Of each database.")] = 16,
    machine_cores: Annotated[int, typer.Option(min=1, help="Of each machine of workers.")] = 32,
    goal_ms: Annotated[float, typer.Option(min=10, help="For 99 of 100 moves.")] = 100.0,
    rounds: Annotated[
        int, typer.Option(min=3, help="That every table plays; two of them are not counted.")
    ] = 4,
    seed: Annotated[int, typer.Option(help="Of all that is left to chance.")] = 1,
    save: Annotated[bool, typer.Option(help="Write results/scale.json.")] = False,
) -> None:
    """Predict what was measured, find how many machines it takes, and let everybody play."""
    measured = json.loads((FOLDER / "scale_costs.json").read_text())
    load = json.loads((FOLDER / "load.json").read_text())
    costs = Costs.load(measured)
    compared = compare(costs, measured, load, seed)
    wanted = Plan(people, pace, 0, 0, database_cores)
    plan = find_plan(costs, wanted, goal_ms, seed)
    together = find_plan(costs, replace(wanted, is_together=True), goal_ms, seed)
    with Progress(console=console) as bar:
        task = bar.add_task(f"{people:,} people", total=1.0)
        found = plan.simulate(costs, seed, rounds, lambda share: bar.update(task, completed=share))
    alone = sorted((one for one in measured["plays"] if one["workers"] == 1), key=count_sockets)
    a_socket = (alone[-1]["memory_bytes_at_end"] - alone[0]["memory_bytes_at_end"]) / (
        count_sockets(alone[-1]) - count_sockets(alone[0])
    )
    a_worker = alone[0]["memory_bytes_at_end"] - a_socket * count_sockets(alone[0])
    games_a_day = people / PEOPLE * DAY / (ROUNDS * pace)
    result = {
        "people": people,
        "tables": ceil(people / PEOPLE),
        "seconds_of_a_round": pace,
        "seed": seed,
        "costs_us": {name: round(1e6 * cost) for name, cost in vars(costs).items()},
        "workers": plan.workers,
        "machines": ceil(plan.workers / machine_cores),
        "cores_of_a_machine": machine_cores,
        "databases": plan.databases,
        "cores_of_a_database": database_cores,
        **found,
        "together": {"workers": together.workers, "databases": together.databases},
        "moves_a_second": round(people / pace),
        "sockets_a_worker": round(people / plan.workers),
        "memory_mb_a_worker": round(a_worker / 1e6),
        "memory_kb_a_socket": round(a_socket / 1e3),
        "memory_gb": round((plan.workers * a_worker + people * a_socket) / 1e9, 1),
        "disk_gb_a_day": round(games_a_day * alone[-1]["stored_bytes_a_game"] / 1e9),
        "wal_mb_a_second_a_database": round(
            people / pace * alone[-1]["wal_bytes_a_move"] / plan.databases / 1e6, 1
        ),
        "compared": compared,
    }
    if save:
        (FOLDER / "scale.json").write_text(json.dumps(result, indent=1, ensure_ascii=False) + "\n")
    print(
        json.dumps({name: value for name, value in result.items() if name != "compared"}, indent=1)
    )


if __name__ == "__main__":
    typer.run(main)
