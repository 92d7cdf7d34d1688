"""How sockets end when a server stops or its workers are replaced: answers, goodbye, 1012."""

import asyncio
import json
import pickle
import signal
from collections.abc import Iterator
from dataclasses import replace
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from fivebyfive.cli.server_runner import ServePlan
from fivebyfive.cli.workers import WorkerApp
from fivebyfive.client import Client, join_table, messages_in
from fivebyfive.server import Limits, ServerConfig
from support.plugins.postgres import create_database
from support.plugins.rehearsal import open_table
from support.server.server_process import Server, limit_options, run_server, socket_url

WITHOUT_LIMITS = limit_options(
    **dict.fromkeys(("messages_at_once", "changes_at_once", "tables_at_once"), 10**6)
)
GOODBYE = ("bye", "closing", 1012)


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    """Two workers; whoever stops one of them gets another one."""
    with run_server(create_database(), "--workers", "2", *WITHOUT_LIMITS) as running:
        yield running


async def greet(server: Server, token: str) -> ClientConnection:
    ws = await connect(socket_url(server))
    await ws.send(json.dumps({"type": "hello", "token": token}))
    assert messages_in(await ws.recv())[0]["type"] == "welcome"
    return ws


async def read_to_the_end(ws: ClientConnection) -> tuple[list[dict[str, Any]], int | None]:
    """All messages until it is closed, and the code that it was closed with."""
    heard: list[dict[str, Any]] = []
    try:
        while True:
            heard += messages_in(await ws.recv())
    except ConnectionClosed:
        return heard, ws.close_code


def last_words(heard: list[dict[str, Any]], code: int | None) -> tuple[str, str, int | None]:
    return heard[-1]["type"], heard[-1].get("code", ""), code


def test_workers_are_replaced_under_load_and_nobody_notices(server: Server) -> None:
    statuses: list[int] = []

    async def load(replaced: asyncio.Event, code: str) -> None:
        while not replaced.is_set():
            async with httpx.AsyncClient() as http:  # a connection each, as behind a proxy
                opened = await http.post(f"{server.url}/api/tables", json={"names": ["Ola"]})
                looked = await http.get(f"{server.url}/api/tables/{code}")
            statuses.extend([opened.status_code, looked.status_code])

    async def rename(client: Client, replaced: asyncio.Event) -> int:
        """A command that nobody may send again without knowing whether it was done."""
        done = 0
        while not replaced.is_set():
            done += 1
            await client.ask("rename", seat=0, name=f"Ola {done}")
        return done

    async def play() -> None:
        token = await open_table(server.url, names=["Ola"])
        code = token.split(".")[0]
        sockets = [
            await greet(server, await join_table(server.url, code, names=[f"P{number}"]))
            for number in range(8)
        ]
        ends = [asyncio.create_task(read_to_the_end(ws)) for ws in sockets]
        replaced = asyncio.Event()
        async with Client(server.url, token) as ola:
            loads = [asyncio.create_task(load(replaced, code)) for _ in range(3)]
            renaming = asyncio.create_task(rename(ola, replaced))
            await asyncio.to_thread(server.replace_workers)
            replaced.set()
            await asyncio.gather(*loads)
            done = await renaming
            await ola.until(lambda: ola.table["seats"][0]["name"] == f"Ola {done}")
        assert [last_words(*end) for end in await asyncio.gather(*ends)] == [GOODBYE] * 8

    asyncio.run(play())
    assert set(statuses) == {200, 201}


def test_a_planned_replacement_is_not_logged_as_a_death(tmp_path: Path) -> None:
    log = tmp_path / "log"
    options = ("--workers", "2", "--log", "json")
    with run_server(create_database(), *options, log=log, rehearsal=False) as server:
        before = {worker.pid for worker in server.workers()}
        server.replace_workers()
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    replaced = {one["process"] for one in lines if one["event"] == "worker replaced"}
    assert replaced == before
    assert [one for one in lines if one["level"] != "info"] == []


def test_what_was_not_answered_was_not_done(tmp_path: Path) -> None:
    """Whatever has come before the goodbye is answered, and the rest was never begun."""

    async def stop_while_asking(server: Server, token: str) -> list[int]:
        ws = await greet(server, token)
        saying = asyncio.create_task(ask_on(ws))
        heard = messages_in(await ws.recv())
        assert server.process is not None
        server.process.send_signal(signal.SIGTERM)
        rest, code = await read_to_the_end(ws)
        await saying
        assert last_words(rest, code) == GOODBYE
        return [one["id"] for one in heard + rest if one["type"] == "answer"]

    async def ask_on(ws: ClientConnection) -> None:
        number = 0
        try:
            while True:
                number += 1
                ask = {"type": "rename", "seat": 0, "name": f"Ola {number}"}
                await ws.send(json.dumps({"type": "ask", "id": number, "ask": ask}))
                await asyncio.sleep(0.002)
        except ConnectionClosed:
            pass

    async def look(server: Server, token: str) -> str:
        async with Client(server.url, token) as client:
            return str(client.table["seats"][0]["name"])

    with run_server(str(tmp_path / "games.sqlite"), *WITHOUT_LIMITS) as server:
        token = asyncio.run(open_table(server.url, names=["Ola"]))
        answered = asyncio.run(stop_while_asking(server, token))
        server.stop()
        server.start()
        name = asyncio.run(look(server, token))
    assert answered == list(range(1, len(answered) + 1))
    assert name == f"Ola {answered[-1]}"


def test_the_last_answer_of_a_connection_says_so(tmp_path: Path) -> None:
    """A request that is on its way when the server stops does not fail."""
    with run_server(str(tmp_path / "games.sqlite")) as server:
        connection = HTTPConnection("127.0.0.1", server.port)
        connection.connect()
        connection.auto_open = 0  # one that was closed is not opened again
        connection.request("GET", "/livez")  # one that waits to be accepted would be reset
        assert json.loads(connection.getresponse().read()) == {"status": "ok"}
        assert server.process is not None
        server.process.send_signal(signal.SIGTERM)
        is_last = False
        while not is_last:
            connection.request("GET", "/livez")
            answer = connection.getresponse()
            assert json.loads(answer.read()) == {"status": "ok"}
            is_last = answer.getheader("connection") == "close"
        connection.close()
        server.stop()
        assert server.process.returncode == 0


@pytest.mark.soak  # the hello has a second to come, which a busy machine may take
def test_a_hello_on_its_way_is_welcomed_before_the_goodbye(tmp_path: Path) -> None:
    async def greet_late(server: Server, token: str) -> list[str]:
        async with connect(socket_url(server)) as ws, connect(socket_url(server)) as other:
            await other.send(json.dumps({"type": "hello", "token": token}))
            assert server.process is not None
            server.process.send_signal(signal.SIGTERM)
            assert last_words(*await read_to_the_end(other)) == GOODBYE  # it is stopping
            await ws.send(json.dumps({"type": "hello", "token": token}))
            heard, code = await read_to_the_end(ws)
            assert last_words(heard, code) == GOODBYE
            return [one["type"] for one in heard]

    with run_server(str(tmp_path / "games.sqlite")) as server:
        token = asyncio.run(open_table(server.url, names=["Ola"]))
        heard = asyncio.run(greet_late(server, token))
    assert heard[0] == "welcome"


def test_a_newer_worker_takes_the_plan_of_an_older_supervisor() -> None:
    """After an upgrade its classes have fields that the plan lacks, and lack others."""
    setup = ServerConfig(limits=Limits(seats=7), keep_days=3)
    app = WorkerApp(ServePlan(setup, "games.sqlite", log_level="debug"))
    assert pickle.loads(pickle.dumps(app)) == app
    state = app.__getstate__()
    del state["limits"]["devices"], state["setup"]["rehearsal"], state["plan"]["wait_for_database"]
    state["limits"]["gone"] = state["setup"]["gone"] = state["plan"]["gone"] = 1
    newer = object.__new__(WorkerApp)
    newer.__setstate__(state)
    assert newer.plan == replace(app.plan)
