"""Whether a server says of itself that it is well."""

import asyncio
import json
import sqlite3
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import httpx
import psutil  # type: ignore[import-untyped]
import pytest

from fivebyfive.server import make_app
from fivebyfive.server.ops import store_check
from fivebyfive.server.ops.metrics import Metrics
from fivebyfive.server.ops.store_check import StoreCheck
from fivebyfive.server.ops.write_health import PROBE_AFTER_SECONDS
from fivebyfive.store import StoreCode, StoredEvent, StoreError, open_store
from support.cli_runner import COMMAND
from support.plugins.postgres import DISCONNECT_OTHERS, create_database, execute, start_postgres
from support.server.health import ILL, WELL, ask_health, wait_for_health
from support.server.metrics import fetch_metrics, parse_metrics
from support.server.server_process import Server, run_server
from support.server.stopped_clock import StoppedClock
from support.server.threaded_server import run_server_in_thread


def test_a_database_that_goes_away_and_comes_back(own_postgres: Path, tmp_path: Path) -> None:
    postgres, log = start_postgres(own_postgres), tmp_path / "log"
    with run_server(postgres.get_uri(), "--log", "json", log=log) as server:
        wait_for_health(server, WELL)
        postgres.stop()
        wait_for_health(server, ILL)
        code = httpx.get(f"{server.url}/api/tables/123456").json()["code"]
        assert code == "unavailable"
        assert fetch_metrics(server)["store_errors_total", "health"] >= 1
        start_postgres(own_postgres)
        wait_for_health(server, WELL)
        assert httpx.post(f"{server.url}/api/tables", json={}).status_code == 201
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    assert "store failed" in [line["event"] for line in lines]


def test_a_database_that_does_not_answer(postgres_url: str) -> None:
    async def locked(server: Server) -> None:
        other = await asyncpg.connect(postgres_url)
        async with other.transaction():
            await other.execute("LOCK TABLE tables IN ACCESS EXCLUSIVE MODE")
            await asyncio.to_thread(wait_for_health, server, ILL)
        await other.close()

    with run_server_in_thread(postgres_url) as server:
        wait_for_health(server, WELL)
        asyncio.run(locked(server))
        wait_for_health(server, WELL)


def test_many_who_ask_for_the_health_cost_one_question(tmp_path: Path, clock: StoppedClock) -> None:
    async def ask() -> list[int]:
        store = open_store(str(tmp_path / "games.sqlite"))
        await store.open()
        app = make_app(store)
        transport = httpx.ASGITransport(app, client=("127.0.0.1", 1))
        async with httpx.AsyncClient(transport=transport, base_url="http://test") as http:
            questions = []
            for _ in range(2):
                answers = await asyncio.gather(*(http.get("/healthz") for _ in range(20)))
                assert [answer.json() for answer in answers] == [{"status": "ok"}] * 20
                text = (await http.get("/metrics")).text
                questions.append(int(parse_metrics(text)["store_seconds_count", "health"]))
                clock.now += store_check.CACHE_SECONDS
        await store.close()
        return questions

    assert asyncio.run(ask()) == [1, 2]


CAN_STORE = ("/readyz", "/healthz")
FILE_SIZE = 4096  # bytes; behind them nothing can be written, not even where the file has more
SHARED_MEMORY_SIZE = 32_768  # bytes of the file that SQLite needs to open a database with a journal


def limit_file_size(server: Server, size: int) -> None:
    """As if the disk were full, for one process: it can read all that is there."""
    assert server.process is not None
    _, most = psutil.Process(server.process.pid).rlimit(psutil.RLIMIT_FSIZE)
    psutil.Process(server.process.pid).rlimit(psutil.RLIMIT_FSIZE, (size, most))


@pytest.mark.skipif(not psutil.LINUX, reason="only Linux limits another process")
def test_a_disk_that_is_full_for_a_while(tmp_path: Path) -> None:
    with run_server(str(tmp_path / "games.sqlite")) as server:
        wait_for_health(server, WELL, "/readyz")
        limit_file_size(server, FILE_SIZE)
        opened = httpx.post(f"{server.url}/api/tables", json={})
        assert (opened.status_code, opened.json()["code"]) == ILL
        for path in CAN_STORE:
            wait_for_health(server, ILL, path)
        assert ask_health(server, "/livez") == WELL
        assert fetch_metrics(server)["ready",] == 0
        assert httpx.get(f"{server.url}/api/tables/123456").status_code == 404  # it can be read
        limit_file_size(server, psutil.RLIM_INFINITY)
        for path in CAN_STORE:
            wait_for_health(server, WELL, path)
        assert fetch_metrics(server)["ready",] == 1
        assert httpx.post(f"{server.url}/api/tables", json={}).status_code == 201


@pytest.mark.skipif(not psutil.LINUX, reason="others count the size of files otherwise")
def test_a_disk_that_was_full_before_anybody_played(tmp_path: Path) -> None:
    """Nobody has tried to store anything: the server does."""
    database, limited = tmp_path / "games.sqlite", tmp_path / "limited"
    with run_server(str(database)) as before:
        while (tmp_path / "games.sqlite-wal").stat().st_size <= SHARED_MEMORY_SIZE:
            assert httpx.post(f"{before.url}/api/tables", json={}).status_code == 201
        before.kill()  # so that the journal stays, to be added to
    blocks = SHARED_MEMORY_SIZE // 512
    limited.write_text(f'#!/bin/sh\nulimit -S -f {blocks}\nexec {COMMAND} "$@"\n')
    limited.chmod(0o700)
    server = Server(str(database), command=limited)
    server.start()
    try:
        wait_for_health(server, ILL, "/readyz")
        limit_file_size(server, psutil.RLIM_INFINITY)
        wait_for_health(server, WELL, "/readyz")
    finally:
        server.close()


def test_a_database_that_can_only_be_read() -> None:
    url = create_database()
    name = url.split("/")[3].split("?")[0]
    with run_server(url) as server:
        wait_for_health(server, WELL, "/readyz")
        execute(url, f"ALTER DATABASE {name} SET default_transaction_read_only = on")
        execute(url, DISCONNECT_OTHERS)  # it counts for new connections
        while httpx.post(f"{server.url}/api/tables", json={}).status_code == 201:
            pass
        for path in CAN_STORE:
            wait_for_health(server, ILL, path)
        assert httpx.get(f"{server.url}/api/tables/123456").status_code == 404
        execute(url, f"SET transaction_read_only = off; ALTER DATABASE {name} RESET ALL")
        execute(url, DISCONNECT_OTHERS)
        wait_for_health(server, WELL, "/readyz")


class CountedStore:
    """A store of which only this is asked: it counts its probes, and may fail."""

    def __init__(self) -> None:
        self.probes = 0
        self.error: StoreError | None = None

    async def read_due(self, now: int, limit: int = 100) -> list[str]:
        return []

    async def probe(self, now: int) -> None:
        self.probes += 1
        if self.error:
            raise self.error


def test_a_row_is_written_only_where_nobody_knows(clock: StoppedClock) -> None:
    store, metrics = CountedStore(), Metrics()
    check = StoreCheck(store, metrics, clock=lambda: 0)  # type: ignore[arg-type]
    full = StoreError(StoreCode.UNAVAILABLE, reason="full")

    async def ask() -> StoreError | None:
        clock.now += store_check.CACHE_SECONDS
        return await check.find_trouble()

    async def look() -> None:
        assert [await ask() for _ in range(3)] == [None] * 3
        assert store.probes == 1  # at the start
        clock.now += PROBE_AFTER_SECONDS
        metrics.count_stored([StoredEvent(1, 0, "{}")])
        assert await ask() is None
        assert store.probes == 1  # people play
        clock.now += PROBE_AFTER_SECONDS
        assert await ask() is None
        assert store.probes == 2  # nobody does
        store.error = full
        with pytest.raises(StoreError), metrics.measure_store("commit"):
            raise full
        assert await check.find_trouble() == full  # although it was well in the same second
        assert [await ask() for _ in range(3)] == [full] * 3
        assert store.probes == 6  # until it succeeds
        store.error = None
        assert [await ask() for _ in range(2)] == [None] * 2
        assert store.probes == 7

    asyncio.run(look())


def test_what_is_written_to_see_whether_it_works(tmp_path: Path) -> None:
    """It is committed, it has some size, and it does not pile up."""

    async def probe() -> None:
        store = open_store(str(tmp_path / "games.sqlite"))
        await store.open()
        for now in (1, 2, 3):
            await store.probe(now)
        await store.close()

    asyncio.run(probe())
    with sqlite3.connect(tmp_path / "games.sqlite") as db:
        rows = db.execute("SELECT id, probed_at, length(filler) FROM store_probes").fetchall()
    db.close()
    assert rows == [(1, 3, 16_384)]
