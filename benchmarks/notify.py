"""Commits per second of several workers on one PostgreSQL: what notifying each other costs.

Every worker is a process that listens, and that commits to its own tables as fast as it can. Three
ways, in turns in the same run: every commit notifies everybody within its transaction, as all did
before workers had channels of their own; nobody else follows a worker's tables; each table is
followed at one other worker as well. All of it once with the disk as it is, and once with commits
that wait 3 ms more for it (`commit_delay`), as on a disk in a network: who notifies holds a lock of
the whole database server for that time.
"""

import asyncio
import json
import multiprocessing
import os
import platform
import statistics
import sys
import tempfile
import time
from collections.abc import Iterable
from itertools import product
from multiprocessing.synchronize import Barrier
from pathlib import Path
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]

sys.path.append(str(Path(__file__).parents[1] / "tests"))

from fivebyfive.store import StoredEvent, TableUpdate, UpdateResult, Writes
from fivebyfive.store.postgres import PostgresStore
from fivebyfive.store.postgres_notify import CHANNEL, ChangedTable, Notifier
from support.plugins.postgres import remove_postgres, start_postgres

WORKERS: Final = (2, 4, 8)
DELAYS: Final = (0, 3)  # ms that a commit waits for the disk, beside what it takes by itself
WAYS: Final = ("before", "nobody_else", "one_other")
TABLES, GROUP, SECONDS, RUNS = 50, 10, 1.5, 3
RESULTS: Final = Path(__file__).parent / "results" / "notify.json"
BODY: Final = json.dumps({"type": "moved", "seat": 3, "round": 17, "move": "d4", "by": "x" * 64})


def move(newer: tuple[StoredEvent, ...]) -> Writes:
    """Return what a table writes to answer a move, without deciding anything."""
    return Writes((BODY,), due_at=1)


class NotifierBefore(Notifier):
    """Every commit notifies everybody, and takes the lock of the server until it is on disk."""

    async def notify_within(self, db: Any, changed: Iterable[ChangedTable]) -> None:
        """Notify with the transaction."""
        self._unsent[CHANNEL] = {name: last_seq for name, last_seq, _ in changed}
        await self._send(db)

    def notify(self, changed: Iterable[ChangedTable]) -> None:
        """Nothing is sent later."""


async def commit_for_a_while(
    url: str, number: int, other: int | None, ready: Barrier, run: str
) -> dict[str, Any]:
    """Be a worker, and commit; returns how long each commit took and how many were heard of."""
    heard = sent = 0

    def hear(table: str, seq: int) -> None:
        nonlocal heard
        heard += 1

    def send(count: int) -> None:
        nonlocal sent
        sent += count

    store = PostgresStore(url)
    if "before" in run:
        store._notifier = NotifierBefore(url)
    await store.open()
    await store.follow(str(number), hear, send)
    names = [f"{run} {number} {table}" for table in range(TABLES)]
    await asyncio.gather(*(store.create(name, [], now=0) for name in names))
    others = [] if other is None else [f"{run} {other} {table}" for table in range(TABLES)]
    await store.follow_tables([*names, *others])
    seqs = dict.fromkeys(names, 0)
    await asyncio.to_thread(ready.wait)
    took: list[float] = []
    until = time.perf_counter() + SECONDS
    while (start := time.perf_counter()) < until:
        first = len(took) * GROUP % TABLES
        group = names[first : first + GROUP]
        done = await store.commit([TableUpdate(name, seqs[name], move) for name in group], now=0)
        for name, result in zip(group, done, strict=True):
            assert isinstance(result, UpdateResult)
            seqs[name] = result.appended[-1].seq
        took.append(time.perf_counter() - start)
    await asyncio.to_thread(ready.wait)  # nobody leaves before all have committed
    await store.close()
    return {"took": took, "heard": heard, "sent": sent}


def work(results: Any, *arguments: Any) -> None:
    """One process."""
    results.put(asyncio.run(commit_for_a_while(*arguments)))


async def measure(url: str, workers: int, way: str, run: str) -> dict[str, float]:
    """One run of some workers."""
    context = multiprocessing.get_context("spawn")
    ready, results = context.Barrier(workers), context.Queue()
    processes = []
    for number in range(1, workers + 1):
        other = number % workers + 1 if way == "one_other" else None
        processes.append(
            context.Process(target=work, args=(results, url, number, other, ready, run))
        )
        processes[-1].start()
    found = [await asyncio.to_thread(results.get) for _ in processes]
    for process in processes:
        process.join()
    took = sorted(one for some in found for one in some["took"])
    return {
        "commits_a_second": len(took) / SECONDS,
        "median_ms": 1000 * statistics.median(took),
        "p99_ms": 1000 * took[int(0.99 * len(took))],
        "sent_a_commit": sum(one["sent"] for one in found) / len(took),
        "heard_a_commit": sum(one["heard"] for one in found) / len(took),
    }


async def set_delay(url: str, delay: int) -> None:
    """Let every commit wait so many ms longer for the disk."""
    db = await asyncpg.connect(url)
    await db.execute("ALTER SYSTEM SET commit_siblings = 0")
    await db.execute(f"ALTER SYSTEM SET commit_delay = {1000 * delay}")
    await db.execute("SELECT pg_reload_conf()")
    await db.close()


async def measure_all(url: str) -> list[dict[str, Any]]:
    """All numbers of workers, each in all ways, in turns; medians of the runs."""
    results: list[dict[str, Any]] = []
    for delay, workers in product(DELAYS, WORKERS):
        await set_delay(url, delay)
        runs: dict[str, list[dict[str, float]]] = {way: [] for way in WAYS}
        for number in range(RUNS):
            for way in WAYS:
                run = f"{delay} {workers} {way} {number}"
                runs[way].append(await measure(url, workers, way, run))
        medians = {
            way: {name: statistics.median(run[name] for run in runs[way]) for name in runs[way][0]}
            for way in WAYS
        }
        before = medians["before"]["commits_a_second"]
        for way, figures in medians.items():
            row: dict[str, Any] = {"delay_ms": delay, "workers": workers, "way": way}
            row |= {name: round(figure, 2) for name, figure in figures.items()}
            row["commits_a_second"] = round(figures["commits_a_second"])
            row["times_before"] = round(figures["commits_a_second"] / before, 2)
            results.append(row)
            print("  ".join(f"{key} {value}" for key, value in row.items()), flush=True)
    return results


def main() -> None:
    """Measure, print the results and save them."""
    folder = Path(tempfile.mkdtemp())
    try:
        results = asyncio.run(measure_all(start_postgres(folder).get_uri()))
    finally:
        remove_postgres(folder)
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    machine = f"{platform.machine()}, Python {platform.python_version()}, {cores} cores"
    what = {"machine": machine, "tables_a_commit": GROUP, "results": results}
    RESULTS.write_text(json.dumps(what, indent=1) + "\n")


if __name__ == "__main__":
    main()
