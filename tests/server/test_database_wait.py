"""A server whose database is not there when it starts."""

import asyncio
import signal
import subprocess
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from fivebyfive.cli.store_opening import open_when_available
from fivebyfive.store import StoreCode, StoreError
from support.cli_runner import CLEAN_ENVIRON, COMMAND, run_process
from support.plugins.postgres import start_postgres
from support.server.health import WELL, wait_for_health
from support.server.server_process import Server

NOWHERE = "postgresql://nobody@127.0.0.1:1/nothing"
FOR_EVER = ("--wait-for-database", "1000000")


def wait_for_line(log: Path, words: str) -> None:
    while not log.exists() or words not in log.read_text():
        time.sleep(0.05)


@pytest.mark.parametrize("workers", ["1", "2"])
def test_it_waits_until_the_database_is_there(
    own_postgres: Path, tmp_path: Path, workers: str
) -> None:
    postgres, log = start_postgres(own_postgres), tmp_path / "log"
    postgres.stop()
    server = Server(postgres.get_uri(), options=[*FOR_EVER, "--workers", workers], log=log)
    with ThreadPoolExecutor(1) as thread:
        starting = thread.submit(server.start)
        wait_for_line(log, "waiting for the database")
        assert not starting.done()
        start_postgres(own_postgres)
        starting.result()
    try:
        wait_for_health(server, WELL, "/readyz")
        assert httpx.post(f"{server.url}/api/tables", json={}).status_code == 201
    finally:
        server.close()


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_signal_ends_the_waiting(tmp_path: Path, workers: str) -> None:
    log = tmp_path / "log"
    options = ("--port", "0", "--database", NOWHERE, "--workers", workers, *FOR_EVER)
    with (
        log.open("w") as lines,
        subprocess.Popen(
            [COMMAND, "serve", *options], stderr=lines, stdout=lines, env=CLEAN_ENVIRON
        ) as process,
    ):
        wait_for_line(log, "waiting for the database")
        process.send_signal(signal.SIGTERM)
        assert process.wait() == -signal.SIGTERM
    assert "reason=" in log.read_text()


def test_in_the_end_it_says_what_is_wrong() -> None:
    options = ("--port", "0", "--database", NOWHERE, "--wait-for-database", "1")
    out, err = run_process("serve", *options, status=1)
    assert out == ""
    assert "waiting for the database" in err
    assert err.splitlines()[-1].startswith("The database cannot be used")


class NewerStore:
    """A store that will never be opened by this version."""

    async def open(self) -> None:
        raise StoreError(StoreCode.TOO_NEW, found=2, known=1)


def test_nobody_waits_for_what_will_never_be() -> None:
    with pytest.raises(StoreError, match="store-too-new"):
        asyncio.run(open_when_available(NewerStore(), 10**6))  # type: ignore[arg-type]
