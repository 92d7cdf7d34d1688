"""What a move costs servers and their PostgreSQL: the figures that scale_simulation.py starts from.

Scripted players (benchmarks/swarm) play whole games at tables of 4, with a move per person every
second: at one worker with few and with more tables, and at two and four workers, to which the
people of a table come by chance. Before that, commits of 1, 10 and 100 tables, with nothing else
about.
"""

import asyncio
import json
import platform
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]
import psutil  # type: ignore[import-untyped]

sys.path.append(str(Path(__file__).parents[1] / "tests"))

from fivebyfive.store import StoredEvent, TableUpdate, Writes, open_store
from support.plugins.httpx_defaults import configure_httpx
from support.plugins.postgres import remove_postgres, start_postgres
from support.server.server_process import Server
from swarm.check import check
from swarm.driver import play_games
from swarm.machine import StealTime, load_average, raise_file_limit, summarize_ms
from swarm.party import Party
from swarm.plan import LoadPlan, Measurements
from swarm.servers import OPTIONS, run_load_server, seat_tables

RUNS: Final = ((1, 20), (1, 80), (1, 40), (2, 40), (4, 40))  # workers, tables
PEOPLE, PACE = 4, 1.0
GROUPS, COMMITS = (1, 10, 100), 150
STORED: Final = ("tables", "events", "records", "snapshots", "coachings")
RESULTS: Final = Path(__file__).parent / "results" / "scale_costs.json"
BODY: Final = json.dumps({"type": "moved", "seat": 3, "round": 17, "move": "d4", "by": "x" * 64})


def cpu_seconds(processes: list[psutil.Process]) -> float:
    """The processor time of some processes so far."""
    return sum(sum(process.cpu_times()[:2]) for process in processes)


def find_workers(server: Server) -> list[psutil.Process]:
    """The processes that serve."""
    assert server.process is not None
    return server.workers() or [psutil.Process(server.process.pid)]


def find_database(folder: Path) -> list[psutil.Process]:
    """All processes of the database server."""
    main = psutil.Process(int((folder / "postmaster.pid").read_text().split()[0]))
    return [main, *main.children(recursive=True)]


async def ask_database(url: str, query: str) -> Any:
    """The answer to a query."""
    db = await asyncpg.connect(url)
    try:
        return await db.fetchval(query)
    finally:
        await db.close()


async def measure_play(url: str, folder: Path, workers: int, tables: int) -> dict[str, Any]:
    """Let people play whole games, and see what it took."""
    plan, measured = LoadPlan(PACE), Measurements()
    options = [*OPTIONS, *(["--workers", str(workers)] if workers > 1 else [])]
    sizes = " + ".join(f"pg_total_relation_size('{name}')" for name in STORED)
    with run_load_server(url, options) as server:
        size_before = await ask_database(url, f"SELECT {sizes}")
        serving = find_workers(server)
        memory = sum(process.memory_info().rss for process in serving)
        tokens = await seat_tables(server.url, tables, PEOPLE)
        parties = [
            Party(plan, measured, some, server.url, seed) for seed, some in enumerate(tokens)
        ]
        wal = await ask_database(url, "SELECT pg_current_wal_insert_lsn() - '0/0'::pg_lsn")
        used, stored = cpu_seconds(serving), cpu_seconds(find_database(folder))
        steal = StealTime()
        seconds = await play_games(plan, measured, parties, lambda text: None)
        used = cpu_seconds(serving) - used
        stored = cpu_seconds(find_database(folder)) - stored
        wal = await ask_database(url, "SELECT pg_current_wal_insert_lsn() - '0/0'::pg_lsn") - wal
        grown = sum(process.memory_info().rss for process in serving) - memory
    wrong = await check(url, parties)
    assert not wrong, wrong
    size = await ask_database(url, f"SELECT {sizes}") - size_before
    moves = len(measured.answer_seconds)
    return {
        "workers": workers,
        "tables": tables,
        "moves_a_second": round(moves / seconds, 1),
        "move_to_answer_ms": summarize_ms(measured.answer_seconds),
        "late": measured.late,
        "server_cores": round(used / seconds, 3),
        "server_ms_a_move": round(1000 * used / moves, 3),
        "database_ms_a_move": round(1000 * stored / moves, 3),
        "wal_bytes_a_move": round(float(wal) / moves),
        "stored_bytes_a_game": round(size / tables),
        "memory_bytes_at_start": memory,
        "memory_bytes_at_end": memory + grown,
        "stolen": steal.share(),
        "load_average": load_average(),
    }


def move(newer: tuple[StoredEvent, ...]) -> Writes:
    """Return what a table writes to answer a move, without deciding anything."""
    return Writes((BODY,), due_at=1)


async def measure_commits(url: str, folder: Path, group: int) -> dict[str, Any]:
    """Commit again and again: the time of a commit, and what of it the database works."""
    store = open_store(url)
    await store.open()
    await store.follow("1", lambda table, seq: None)
    names = [f"commits {group} {number}" for number in range(group)]
    await asyncio.gather(*(store.create(name, [], now=0) for name in names))
    took: list[float] = []
    before = 0.0
    for number in range(COMMITS + 20):
        if number == 20:  # warm
            took.clear()
            before = cpu_seconds(find_database(folder))
        start = time.perf_counter()
        await store.commit([TableUpdate(name, number, move) for name in names], now=0)
        took.append(time.perf_counter() - start)
    used = cpu_seconds(find_database(folder)) - before
    await store.close()
    return {
        "tables": group,
        "median_ms": round(1000 * statistics.median(took), 2),
        "database_processor_ms": round(1000 * used / COMMITS, 3),
    }


async def measure_all(database: Any, folder: Path) -> dict[str, Any]:
    """All of it, in a database of its own each: a server looks after all tables of its own."""

    async def create(name: str) -> str:
        await ask_database(database.get_uri(), f"CREATE DATABASE {name}")
        return str(database.get_uri(database=name))

    commits = []
    for group in GROUPS:
        url = await create(f"commits_{group}")
        commits.append(await measure_commits(url, folder, group))
        print(commits[-1], flush=True)
    plays = []
    for workers, tables in RUNS:
        url = await create(f"plays_{workers}_{tables}")
        plays.append(await measure_play(url, folder, workers, tables))
        print(plays[-1], flush=True)
    return {"commits": commits, "plays": plays}


def main() -> None:
    """Measure, print the results and save them."""
    configure_httpx()
    raise_file_limit(4_000)
    folder = Path(tempfile.mkdtemp())
    try:
        found = asyncio.run(measure_all(start_postgres(folder), folder))
    finally:
        remove_postgres(folder)
    machine = (
        f"{platform.machine()}, Python {platform.python_version()}, {psutil.cpu_count()} cores"
    )
    RESULTS.write_text(json.dumps({"machine": machine, "pace": PACE, **found}, indent=1) + "\n")


if __name__ == "__main__":
    main()
