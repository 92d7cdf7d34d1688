"""What a server deletes by itself, and what it does when its clock jumps."""

import logging
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from fivebyfive.server.ops.metrics import Metrics
from fivebyfive.server.tables.retention import Retention
from fivebyfive.store import Store, TableUpdate
from fivebyfive.store.clock_guard import DAY_MS
from fivebyfive.store.maintenance import list_tables
from support.server.metrics import Figures, parse_metrics
from support.stores import always_append, commit_one, connect_store

pytestmark = pytest.mark.anyio

NOW = 20_000 * DAY_MS


@pytest.fixture
def anyio_backend() -> str:
    """Tests that are coroutines run on asyncio."""
    return "asyncio"


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    """Tables that were last used 5, 50 and 95 days ago, each with a record."""
    async with connect_store(str(tmp_path / "games.sqlite")) as filled:
        for days in (5, 50, 95):
            at = NOW - days * DAY_MS
            await filled.create(f"{days}", ["open"], at)
            records = ((1, f"record of {days}"),)
            update = TableUpdate(f"{days}", 1, always_append("end", records=records))
            await commit_one(filled, update, at)
        yield filled


@dataclass
class Server:
    """The retention of a server that keeps tables for 90 days, and its clock."""

    store: Store
    keep_days: int | None = 90
    keep_records_days: int | None = None
    now: int = NOW
    metrics: Metrics = field(default_factory=Metrics)
    evictions: int = 0

    async def delete_old(self) -> None:
        await Retention(
            self.store,
            lambda: self.now,
            self.metrics,
            self.keep_days,
            self.keep_records_days,
            self.evict,
        ).delete_old()

    def evict(self) -> None:
        self.evictions += 1

    def figures(self) -> Figures:
        return parse_metrics(self.metrics.as_text().decode())


async def tables_of(store: Store) -> set[str]:
    return {row.code for row in await list_tables(store)}


async def records_of(store: Store) -> set[str]:
    return {record.table async for record in store.iter_records()}


async def test_old_tables_are_deleted_counted_and_logged(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    server = Server(store)
    with caplog.at_level(logging.INFO):
        await server.delete_old()
    assert await tables_of(store) == {"5", "50"}
    assert await records_of(store) == {"5", "50", "95"}
    assert server.evictions == 1
    assert server.figures()["deleted_total", "tables"] == 1
    [line] = [one for one in caplog.records if one.message == "old ones deleted"]
    facts = line.__dict__["facts"]
    assert (facts["what"], facts["count"]) == ("tables", 1)
    assert facts["before"] == "2024-07-06T00:00:00+00:00"


async def test_a_clock_400_days_ahead_deletes_nothing(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    server = Server(store, keep_records_days=1, now=NOW + 400 * DAY_MS)
    for _ in range(3):  # it is started again and again
        await server.delete_old()
        server.now += 3600 * 1000
    assert await tables_of(store) == {"5", "50", "95"}
    assert await records_of(store) == {"5", "50", "95"}
    assert server.figures()["deletions_refused_total",] == 3
    lines = [one for one in caplog.records if one.levelno == logging.WARNING]
    assert [line.message for line in lines] == ["clock doubted, nothing deleted"] * 3
    facts = lines[0].__dict__["facts"]
    assert facts["now"] == "2025-11-08T00:00:00+00:00"
    assert facts["trusted"] == "2024-09-29T00:00:00+00:00"  # the last use of a table
    server.now = NOW  # it was set right
    await server.delete_old()
    assert await tables_of(store) == {"5", "50"}


async def test_records_go_after_their_time_when_their_table_is_gone(store: Store) -> None:
    server = Server(store, keep_days=40, keep_records_days=60)
    await server.delete_old()
    assert await tables_of(store) == {"5"}
    assert await records_of(store) == {"5", "50"}
    assert server.figures()["deleted_total", "records"] == 1


async def test_a_server_that_keeps_all_still_remembers_its_clock(store: Store) -> None:
    server = Server(store, keep_days=None)
    for server.now in (NOW, NOW + 9 * DAY_MS, NOW + 18 * DAY_MS):
        await server.delete_old()
    assert await tables_of(store) == {"5", "50", "95"}
    server.keep_days = 90  # nobody has played meanwhile
    await server.delete_old()
    assert await tables_of(store) == {"5", "50"}
