"""Whether a server says of itself that it is well."""

import asyncio
import json
import time
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import httpx

from fivebyfive.server import make_app
from fivebyfive.server.http import health
from fivebyfive.store import open_store
from support.plugins.postgres import start_postgres
from support.server.metrics import fetch_metrics, parse_metrics
from support.server.server_process import Server, run_server
from support.server.stopped_clock import StoppedClock
from support.server.threaded_server import run_server_in_thread


def ask_health(server: Server) -> tuple[int, str]:
    answer = httpx.get(f"{server.url}/healthz")
    assert answer.headers["cache-control"] == "no-store"
    body = answer.json()
    return answer.status_code, body.get("status") or body["code"]


def wait_for_health(server: Server, told: tuple[int, str]) -> None:
    while ask_health(server) != told:
        time.sleep(0.1)


WELL, ILL = (200, "ok"), (503, "unavailable")


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
                clock.now += health.CACHE_SECONDS
        await store.close()
        return questions

    assert asyncio.run(ask()) == [1, 2]
