"""What a server deletes by itself, and what it does when its clock jumps."""

import asyncio
import logging
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from ipaddress import ip_network
from pathlib import Path

import httpx
import pytest

from fivebyfive.dice import new_secret
from fivebyfive.server.ops.metrics import Metrics
from fivebyfive.server.periodic import now_ms
from fivebyfive.server.tables.retention import Retention
from fivebyfive.store import Store, TableUpdate
from fivebyfive.store.bans import Ban, read_bans, save_ban
from fivebyfive.store.clock_guard import DAY_MS
from fivebyfive.store.event_codec import encode_event
from fivebyfive.store.maintenance import list_tables
from fivebyfive.store.operator_log import KEPT_MS, OperatorAct, add_act, read_acts
from fivebyfive.table import create_table
from support.server.metrics import Figures, fetch_metrics, parse_metrics
from support.server.server_process import Server as RunningServer
from support.server.threaded_server import run_server_in_thread
from support.stores import always_append, commit_one, connect_store

NOW = 20_000 * DAY_MS
OPENED = encode_event(
    create_table(
        code="000005",
        device="d",
        token_hash="h",
        secret=new_secret(),
        now=1,
        preset="family",
        changes={},
    )
)


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


@pytest.mark.anyio
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


@pytest.mark.anyio
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


@pytest.mark.anyio
async def test_bans_that_have_ended_are_forgotten(store: Store) -> None:
    network = ip_network("203.0.113.7/32")
    await save_ban(store, Ban(network, NOW - 1, NOW - 2))
    await Server(store, now=NOW + 400 * DAY_MS).delete_old()  # its clock is doubted
    assert await read_bans(store, 0)
    await Server(store, keep_days=None).delete_old()
    assert not await read_bans(store, 0)


@pytest.mark.anyio
async def test_records_go_after_their_time_when_their_table_is_gone(store: Store) -> None:
    server = Server(store, keep_days=40, keep_records_days=60)
    await server.delete_old()
    assert await tables_of(store) == {"5"}
    assert await records_of(store) == {"5", "50"}
    assert server.figures()["deleted_total", "records"] == 1


@pytest.mark.anyio
async def test_a_server_that_keeps_all_still_remembers_its_clock(store: Store) -> None:
    server = Server(store, keep_days=None)
    for server.now in (NOW, NOW + 9 * DAY_MS, NOW + 18 * DAY_MS):
        await server.delete_old()
    assert await tables_of(store) == {"5", "50", "95"}
    server.keep_days = 90  # nobody has played meanwhile
    await server.delete_old()
    assert await tables_of(store) == {"5", "50"}


def poll_until(server: RunningServer, name: str, value: float) -> None:
    """Ask a server for one of its figures until it has a value."""
    while sum(one for key, one in fetch_metrics(server).items() if key[0] == name) != value:
        pass


def make_tables(database: str, *ages: int) -> None:
    """Tables that were last used so many days ago, by the real clock."""

    async def make() -> None:
        async with connect_store(database) as empty:
            for days in ages:
                await empty.create(f"{days:06}", [OPENED], now_ms() - days * DAY_MS)

    asyncio.run(make())


def find_statuses(server: RunningServer, *ages: int) -> list[int]:
    return [httpx.get(f"{server.url}/api/tables/{days:06}").status_code for days in ages]


def test_a_server_deletes_at_its_start(tmp_path: Path) -> None:
    database = str(tmp_path / "log.sqlite")
    make_tables(database, 5, 50, 95)
    with run_server_in_thread(database, keep_days=90) as server:
        poll_until(server, "deleted_total", 1)
        assert find_statuses(server, 5, 50, 95) == [200, 200, 404]


def test_a_server_whose_clock_is_400_days_ahead_deletes_nothing_at_its_start(
    tmp_path: Path,
) -> None:
    database = str(tmp_path / "log.sqlite")
    make_tables(database, 401, 450, 495)
    with run_server_in_thread(database, keep_days=90) as server:
        poll_until(server, "deletions_refused_total", 1)
        assert find_statuses(server, 401, 450, 495) == [200, 200, 200]


@pytest.mark.anyio
async def test_what_the_operator_did_is_forgotten_after_a_year(store: Store) -> None:
    for name, at in (("new", NOW - DAY_MS), ("old", NOW - KEPT_MS - 1)):
        await add_act(store, OperatorAct(at, "me", name, {}))
    server = Server(store, keep_days=None, now=NOW + 400 * DAY_MS)
    await server.delete_old()  # that clock is doubted
    assert [one.act for one in await read_acts(store, 10)] == ["new", "old"]
    server.now = NOW
    await server.delete_old()
    assert [one.act for one in await read_acts(store, 10)] == ["new"]
