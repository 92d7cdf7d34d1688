"""Several processes behind one address, on one PostgreSQL; some of them die."""

import asyncio
import io
import json
import logging
import os
import re
import signal
import threading
import time
from collections.abc import Callable, Iterator
from random import Random

import httpx
import psutil  # type: ignore[import-untyped]
import pytest
import uvicorn
from uvicorn.supervisors import Multiprocess

from fivebyfive.cli import workers as workers_module
from fivebyfive.cli.workers import _Supervisor
from fivebyfive.client import Client, join_table
from fivebyfive.server.ops.metrics import MULTIPROC_DIR_VARIABLE
from support.cli_runner import run_in_process
from support.plugins.postgres import DISCONNECT_OTHERS, create_database, execute
from support.plugins.rehearsal import open_table
from support.server.club_rooms import check_concurrent_opening
from support.server.dying_worker import start_dying_worker
from support.server.server_process import Server, run_server
from support.server.socket_players import disconnect_all, play_random_game, seat_people
from support.totals import compute_totals

WORKERS = 2


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    log = tmp_path_factory.mktemp("log") / "log"
    options = ("--workers", str(WORKERS), "--log", "json")
    with run_server(create_database(), *options, log=log) as running:
        yield running


def all_workers(server: Server) -> list[psutil.Process]:
    """When there is one for each that was killed before, and all of them serve."""
    assert server.log is not None
    while True:
        lines = [json.loads(line) for line in server.log.read_text().splitlines()]
        ready = {line["worker"] for line in lines if line["event"] == "ready"}
        found = [worker for worker in server.workers() if worker.pid in ready]
        if len(found) == WORKERS:
            return found
        time.sleep(0.05)


def kill_all(server: Server) -> None:
    """As if they had failed: until they are gone, and there are others."""
    before = all_workers(server)
    for worker in before:
        worker.kill()
    psutil.wait_procs(before)
    all_workers(server)


async def begin(server: Server, people: int, **settings: str) -> list[Client]:
    clients = await seat_people(server.url, people, settings=settings)
    await clients[0].ask("start")
    for client in clients:
        await client.until(lambda c=client: c.table["phase"] == "playing")  # type: ignore[misc]
    return clients


async def play_all(clients: list[Client]) -> None:
    await asyncio.gather(*(play_random_game(one, Random(seat)) for seat, one in enumerate(clients)))


async def trouble(clients: list[Client], make: Callable[[], None]) -> None:
    """Again and again, whenever some rounds have been played."""
    for round_ in (3, 12):
        await clients[0].until(lambda r=round_: clients[0].table["round"] >= r)  # type: ignore[misc]
        await asyncio.to_thread(make)


async def check_end(server: Server, clients: list[Client]) -> None:
    told = clients[0].table["totals"]
    for client in clients:
        await client.until(lambda c=client: c.table["phase"] == "over")  # type: ignore[misc]
        assert client.table["totals"] == told
    await disconnect_all(clients)
    record = httpx.get(f"{server.url}/api/tables/{clients[0].code}/record").text
    assert compute_totals(record) == told


def test_workers_are_killed_while_people_play(server: Server) -> None:
    rng = Random(5)

    def kill_one() -> None:
        rng.choice(all_workers(server)).kill()

    async def people() -> None:
        clients = await begin(server, 5, game="knister")
        await asyncio.gather(play_all(clients), trouble(clients, kill_one))
        await check_end(server, clients)

    first = {worker.pid for worker in all_workers(server)}
    asyncio.run(people())
    assert {worker.pid for worker in all_workers(server)} != first


def test_workers_are_replaced_one_after_the_other(server: Server) -> None:
    async def people() -> None:
        clients = await begin(server, 3, game="knister")
        playing = asyncio.create_task(play_all(clients))
        await clients[0].until(lambda: clients[0].table["round"] >= 3)
        assert server.process is not None
        server.process.send_signal(signal.SIGHUP)
        while {worker.pid for worker in server.workers()} & first:
            await asyncio.sleep(0.1)
        await playing
        await check_end(server, clients)

    first = {worker.pid for worker in all_workers(server)}
    asyncio.run(people())
    assert not first & {worker.pid for worker in all_workers(server)}


def test_the_figures_are_those_of_all_processes(server: Server) -> None:
    async def sockets() -> float:
        async with httpx.AsyncClient() as http:
            text = (await http.get(f"{server.url}/metrics")).text
        [value] = re.findall(r"^fivebyfive_sockets ([0-9.]+)$", text, re.MULTILINE)
        return float(value)

    async def people() -> None:
        while await sockets() > 0:  # of the test before
            await asyncio.sleep(0.2)
        clients = await seat_people(server.url, 6)
        while await sockets() != 6:
            await asyncio.sleep(0.2)
        await asyncio.to_thread(kill_all, server)
        while await sockets() != 6:  # what the dead had open is not counted, and everybody is back
            await asyncio.sleep(0.2)
        await disconnect_all(clients)

    asyncio.run(people())


def test_the_database_drops_all_connections_while_people_play(server: Server) -> None:
    async def people() -> None:
        clients = await begin(server, 3, game="knaster")
        cut = lambda: execute(server.database, DISCONNECT_OTHERS)  # noqa: E731
        await asyncio.gather(play_all(clients), trouble(clients, cut))
        await check_end(server, clients)

    asyncio.run(people())


def test_who_never_comes_back_is_gone(server: Server) -> None:
    """Nobody else knows of a socket of a process that was killed."""

    async def people() -> None:
        host = await open_table(server.url, names=["Ola"])
        code = host.split(".")[0]
        tokens = [await join_table(server.url, code, names=[f"P{n}"]) for n in range(6)]
        clients = [Client(server.url, token) for token in tokens]
        for client in clients:
            await client.__aenter__()
        async with Client(server.url, host) as ola:
            await ola.until(lambda: all(seat["away"] is False for seat in ola.table["seats"]))
            # What stops here is not the connection: the process is simply no more.
            for client in clients:
                assert client._task is not None
                client._task.cancel()
            await asyncio.to_thread(kill_all, server)
            await ola.until(lambda: [seat["away"] for seat in ola.table["seats"]][1:] == [True] * 6)
            assert ola.table["seats"][0]["away"] is False
        await disconnect_all(clients)

    asyncio.run(people())


def test_computers_play_on_when_their_process_dies(server: Server) -> None:
    async def people() -> None:
        computers = [{"name": f"Otto {n}", "level": "casual"} for n in range(3)]
        host = await open_table(server.url, names=["Ola"], computers=computers)
        async with Client(server.url, host) as ola:
            await ola.ask("start")
            await ola.until(lambda: bool(ola.table["phase"] == "playing"))
            playing = asyncio.create_task(play_random_game(ola, Random(3)))
            for round_ in (2, 4):
                await ola.until(lambda r=round_: ola.table["round"] >= r)  # type: ignore[misc]
                (await asyncio.to_thread(all_workers, server))[0].kill()
            await ola.until(lambda: ola.table["round"] >= 8)
            playing.cancel()

    asyncio.run(people())


def test_a_token_is_good_at_every_process_at_once(server: Server) -> None:
    async def people() -> None:
        host = await open_table(server.url, names=["Ola"])
        for number in range(12):  # each request and each socket goes to whichever process takes it
            token = await join_table(server.url, host.split(".")[0], names=[f"P{number}"])
            async with Client(server.url, token) as client:
                assert client.table["seats"][-1]["name"] == f"P{number}"

    asyncio.run(people())


def test_one_that_dies_before_it_answers_is_not_waited_for() -> None:
    """Its answer would be waited for as long as a slow start may take."""
    workers = object.__new__(_Supervisor)  # without its handlers of signals
    workers.config = uvicorn.Config("nothing", timeout_worker_healthcheck=10**6)
    workers.processes, workers._known_pids = [start_dying_worker(workers.config)], set()
    workers.should_exit = threading.Event()
    workers.keep_subprocess_alive()
    assert workers.should_exit.is_set()  # it has seen how the process ended


class FakeProcess:
    """What the supervisor sees of a worker."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self.child_conn = io.BytesIO()

    def wait_until_ready(self, *_: object) -> bool:
        return True


def test_one_that_dies_at_once_is_counted_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """Before the workers were looked after for the first time: its sockets would count for ever."""
    forgotten: list[int] = []
    monkeypatch.setenv(MULTIPROC_DIR_VARIABLE, "somewhere")
    monkeypatch.setattr(workers_module, "forget_process", lambda pid, _: forgotten.append(pid))
    supervisor = object.__new__(_Supervisor)  # without its handlers of signals
    supervisor.should_exit, supervisor._known_pids = threading.Event(), set()
    monkeypatch.setattr(supervisor, "_ready", lambda: None, raising=False)

    def start(processes: list[FakeProcess]) -> Callable[[_Supervisor], None]:
        return lambda one: setattr(one, "processes", processes)

    survivor = FakeProcess(2)
    monkeypatch.setattr(Multiprocess, "init_processes", start([FakeProcess(1), survivor]))
    monkeypatch.setattr(Multiprocess, "keep_subprocess_alive", start([FakeProcess(3), survivor]))
    supervisor.init_processes()
    supervisor.keep_subprocess_alive()
    assert forgotten == [1]


def test_they_end_with_whoever_started_them(server: Server) -> None:
    workers = all_workers(server)
    server.kill()
    psutil.wait_procs(workers)
    server.start()  # on the same port, which they would have kept


def test_they_stop_in_good_order(server: Server) -> None:
    async def stop() -> None:
        async with Client(server.url, await open_table(server.url, names=["Ola"])) as client:
            await asyncio.to_thread(server.stop)
            await client.until(lambda: not client.connected)

    asyncio.run(stop())
    assert server.process is not None
    assert server.process.returncode == 0
    server.start()


def test_two_press_at_the_same_moment(server: Server) -> None:
    all_workers(server)
    asyncio.run(check_concurrent_opening(server))


def test_sqlite_is_refused(tmp_path: os.PathLike[str]) -> None:
    file = f"{tmp_path}/log.sqlite"
    out, err = run_in_process(
        "serve", "--workers", "2", "--database", file, "--port", "0", status=1
    )
    assert out == ""
    assert err.startswith("Several workers need PostgreSQL:")
    assert not os.path.exists(file)


@pytest.fixture
def _logs_as_they_were() -> Iterator[None]:
    """The command sets the logs of this process up; what it writes to is closed when it ends."""
    root = logging.getLogger()
    before = root.handlers[:]
    yield
    root.handlers[:] = before


@pytest.mark.usefixtures("_logs_as_they_were")
def test_what_is_wrong_with_the_database_is_said_once() -> None:
    nowhere = "postgresql://nobody@127.0.0.1:1/nothing"
    options = ("--workers", "2", "--database", nowhere, "--port", "0", "--wait-for-database", "0")
    out, err = run_in_process("serve", *options, status=1)
    assert out == ""
    assert len(err.splitlines()) == 1
