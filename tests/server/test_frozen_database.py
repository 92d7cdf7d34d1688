"""A PostgreSQL that is there and does not answer: the server says so, and can be stopped."""

import threading
from pathlib import Path

import httpx
import psutil  # type: ignore[import-untyped]
import pytest

from support.plugins.postgres import start_postgres
from support.server.frozen_postgres import freeze_postgres
from support.server.health import ILL, WELL, ask_health, wait_for_health
from support.server.server_process import Server, run_server

REPEATED = 3  # times: a task may be cancelled at any point of its work


@pytest.mark.parametrize("workers", [1, 2])
def test_it_is_not_ready_and_can_be_stopped(own_postgres: Path, workers: int) -> None:
    url = start_postgres(own_postgres).get_uri()
    for _ in range(REPEATED):
        with run_server(url, "--workers", str(workers)) as server:
            wait_for_health(server, WELL, "/readyz")
            processes = server.workers()
            with freeze_postgres(own_postgres):
                for path in ("/readyz", "/healthz"):
                    wait_for_health(server, ILL, path)
                assert ask_health(server, "/livez") == WELL
                stop_in_good_order(server, processes)


def test_a_request_under_way_does_not_hold_it_up(own_postgres: Path) -> None:
    answers: list[int] = []

    def open_table(server: Server) -> None:
        try:
            answers.append(
                httpx.post(f"{server.url}/api/tables", json={}, timeout=None).status_code
            )
        except httpx.TransportError:
            answers.append(0)

    with run_server(start_postgres(own_postgres).get_uri()) as server:
        wait_for_health(server, WELL, "/readyz")
        with freeze_postgres(own_postgres):
            opening = threading.Thread(target=open_table, args=(server,))
            opening.start()
            wait_for_health(server, ILL, "/readyz")
            stop_in_good_order(server, [])
            opening.join()
    assert answers[0] in (0, 500, 503)


def test_it_recovers_by_itself(own_postgres: Path) -> None:
    with run_server(start_postgres(own_postgres).get_uri()) as server:
        wait_for_health(server, WELL, "/readyz")
        with freeze_postgres(own_postgres):
            wait_for_health(server, ILL, "/readyz")
        wait_for_health(server, WELL, "/readyz")
        assert httpx.post(f"{server.url}/api/tables", json={}).status_code == 201


def stop_in_good_order(server: Server, workers: list[psutil.Process]) -> None:
    """It ends, and not because its time was up: then its status would be another."""
    server.stop()
    assert server.process is not None
    assert server.process.returncode == 0
    assert not any(worker.is_running() for worker in workers)
