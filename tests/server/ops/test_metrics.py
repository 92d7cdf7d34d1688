"""What a server counts and measures, and who may read it."""

import asyncio
import contextlib
import sqlite3
from pathlib import Path
from typing import Any

import httpx
import pytest

from fivebyfive.cli.server_runner import parse_networks
from fivebyfive.client import Client, Refused
from fivebyfive.server import ServerConfig, make_app
from fivebyfive.server.ops.metrics import (
    MULTIPROC_DIR_VARIABLE,
    collect_all_processes,
    forget_process,
)
from fivebyfive.store import open_store
from support.cli_runner import CLEAN_ENVIRON, run_in_process
from support.plugins.rehearsal import open_table
from support.server.metrics import Figures, fetch_metrics, parse_metrics
from support.server.server_process import Server
from support.server.threaded_server import run_server_in_thread


async def alone(client: Client) -> None:
    """A game of Knister, always in the first cell that is free."""
    await client.ask("start")
    while client.table["phase"] == "playing":
        round_ = client.table["round"]
        await client.ask("next", round=round_)
        if round_ < 25:
            await client.until(lambda now=round_ + 1: client.yours["round"] == now)  # type: ignore[misc]
            cell = client.yours["seats"][0]["write"][0]
            await client.ask("move", seat=0, round=round_ + 1, move=cell)


SUM_OF_EVENTS = "SELECT sum(length(body)) FROM events"


def test_a_known_game_is_counted(tmp_path: Path) -> None:
    async def known(server: Server) -> None:
        wishes: dict[str, Any] = {"settings": {"game": "knister"}}
        token = await open_table(server.url, names=["Ola"], **wishes)
        async with Client(server.url, token) as client:
            there = fetch_metrics(server)
            assert (there["sockets",], there["tables_open",], there["tables_in_memory",]) == (
                1,
            ) * 3
            assert there["memory_bytes",] > 10_000_000
            assert 0 < there["open_files",] < there["open_files_limit",]
            await alone(client)
            for _ in range(2):
                with pytest.raises(Refused, match="not-playing"):
                    await client.ask("move", seat=0, round=7, move="a1")
            with pytest.raises(Refused, match="unknown-message"):
                await client.ask("dance")

    with run_server_in_thread(str(tmp_path / "games.sqlite")) as server:
        asyncio.run(known(server))
        bad = httpx.get(f"{server.url}/api/tables/12")
        assert bad.status_code == 422
        found = fetch_metrics(server)
        while found["sockets",] or not all_stored(found):  # its goodbye is under way
            found = fetch_metrics(server)
        while not found["ready",] or not found["loop_lag_seconds_count",]:
            found = fetch_metrics(server)  # which are measured from time to time
        with contextlib.closing(sqlite3.connect(tmp_path / "games.sqlite")) as db:
            while db.execute(SUM_OF_EVENTS).fetchone() != (found["stored_bytes_total",],):
                found = fetch_metrics(server)  # its goodbye is stored as well
    queues = {key[1] for key in found if key[0] == "queue_length"}
    assert queues == {"commands", "computers", "coach", "printing"}
    expected = {
        ("requests_total", "answer", "hello"): 1,
        ("requests_total", "answer", "move"): 25,
        ("requests_total", "answer", "next"): 26,
        ("requests_total", "not-playing", "move"): 2,
        ("requests_total", "unknown-message", "?"): 1,
        ("http_requests_total", "/api/tables", "201"): 1,
        ("http_requests_total", "/api/tables/{code}", "422"): 1,
        ("moves_total",): 25,
        ("move_seconds_count",): 25,
        ("games_total", "started"): 1,
        ("games_total", "ended"): 1,
        ("tables_opened_total",): 1,
        ("tables_open",): 0,
        ("tables_in_memory",): 1,
        ("slow_readers_total",): 0,
    }
    assert {key: found.get(key) for key in expected} == expected
    assert found["commit_requests_sum",] >= 25 + 26


def all_stored(found: Figures) -> bool:
    """Whether every commit that was begun has come to its end."""
    return found["commit_requests_count",] == found["store_seconds_count", "commit"]


def test_the_time_of_computers_is_measured(tmp_path: Path) -> None:
    async def two_rounds(server: Server) -> None:
        computers = [{"name": "Otto", "level": "casual"}]
        token = await open_table(server.url, names=["Ola"], computers=computers)
        async with Client(server.url, token) as client:
            await client.ask("start")
            for round_ in range(2):
                await client.ask("next", round=round_)
                await client.ask("move", seat=0, round=round_ + 1, move="ab"[round_] + "1")
                await client.until(lambda: len(client.table["moved"]["seats"]) == 2)

    with run_server_in_thread(str(tmp_path / "games.sqlite")) as server:
        asyncio.run(two_rounds(server))
        found = fetch_metrics(server)
    assert found["thinking_seconds_count", "casual"] == 2
    assert found["moves_total",] == 4


def test_figures_of_several_processes(tmp_path: Path) -> None:
    """Both count into one folder; what a dead one had open is forgotten, what it did is not."""
    folder = tmp_path / "figures"
    folder.mkdir()
    environ = CLEAN_ENVIRON | {MULTIPROC_DIR_VARIABLE: str(folder)}
    one, two = [Server(str(tmp_path / f"{name}.sqlite"), environ=environ) for name in "ab"]
    one.start()
    two.start()
    try:
        for server in (one, one, two):
            httpx.post(f"{server.url}/api/tables", json={"names": ["Ola"]})
        asyncio.run(_connected_to(two))
        told = fetch_metrics(one)
        while told.keys() != parse_metrics(collect_all_processes(folder).decode()).keys():
            told = fetch_metrics(one)  # what we asked last is counted when it is answered
        assert told["tables_opened_total",] == 4
        assert told["http_requests_total", "/api/tables", "201"] == 4
        assert two.process
        two.kill()
        assert fetch_metrics(one)["tables_in_memory",] == 1
        forget_process(two.process.pid, folder)
        after = fetch_metrics(one)
        assert (after["tables_in_memory",], after["tables_opened_total",]) == (0, 4)
    finally:
        one.close()
        two.close()


async def _connected_to(server: Server) -> None:
    """Until the server has noticed it."""
    async with Client(server.url, await open_table(server.url)):
        while not fetch_metrics(server)["tables_in_memory",]:
            await asyncio.sleep(0.05)


HERE, ELSEWHERE = "127.0.0.1", "203.0.113.9"
READERS = [
    (HERE, {}, [], True),
    ("127.8.8.8", {}, [], True),
    ("::1", {}, [], True),
    ("::ffff:127.0.0.1", {}, [], True),
    (ELSEWHERE, {}, [], False),
    ("::ffff:203.0.113.9", {}, [], False),
    ("2001:db8::1", {}, [], False),
    ("not an address", {}, [], False),
    (HERE, {"X-Forwarded-For": ELSEWHERE}, [], False),  # from a proxy that is not trusted
    (HERE, {"Forwarded": f"for={ELSEWHERE}"}, [], False),
    (ELSEWHERE, {}, ["203.0.113.9"], True),
    (ELSEWHERE, {}, ["10.0.0.0/8", "203.0.113.77/24"], True),
    ("::ffff:203.0.113.9", {}, ["203.0.113.0/24"], True),
    ("203.0.114.9", {}, ["203.0.113.0/24"], False),
    ("2001:db8::1", {}, ["2001:db8::/32"], True),
    (HERE, {}, ["203.0.113.0/24"], True),
]


@pytest.mark.parametrize(("client", "headers", "readers", "may"), READERS)
def test_who_may_read_the_figures(
    tmp_path: Path, client: str, headers: dict[str, str], readers: list[str], may: bool
) -> None:
    async def get() -> tuple[httpx.Response, httpx.Response]:
        app = make_app(
            open_store(str(tmp_path / "games.sqlite")),
            ServerConfig(metrics_from=parse_networks(readers)),
        )
        transport = httpx.ASGITransport(app, client=(client, 1))
        async with httpx.AsyncClient(transport=transport, base_url="http://test") as http:
            nothing = await http.get("/nothing", headers=headers)
            return await http.get("/metrics", headers=headers), nothing

    answer, nothing = asyncio.run(get())
    if may:
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/plain")
    else:
        assert (answer.status_code, answer.content) == (404, nothing.content)
        assert answer.headers == nothing.headers


def test_a_request_that_a_proxy_passes_on(tmp_path: Path) -> None:
    readers = parse_networks(["10.1.0.0/16"])
    with run_server_in_thread(str(tmp_path / "games.sqlite"), metrics_from=readers) as server:
        for address, status in (("10.1.2.3", 200), (ELSEWHERE, 404)):
            headers = {"X-Forwarded-For": address}
            assert httpx.get(f"{server.url}/metrics", headers=headers).status_code == status
        assert httpx.post(f"{server.url}/metrics").status_code == 404


def test_a_network_that_is_none() -> None:
    _, error = run_in_process("serve", "--port", "0", "--metrics-from", "10.0.0", status=1)
    assert error.startswith("--metrics-from 10.0.0 is neither")
