"""Events of a newer version, while the workers of a server are replaced one after the other."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import httpx

from fivebyfive.table import commands as c
from support.server.bare_worker import BareWorker, run_with_worker
from support.server.devices import open_device
from support.server.metrics import fetch_metrics
from support.server.refusal_codes import status_and_code
from support.server.threaded_server import run_server_in_thread
from support.stores import connect_store


def append_newer_event(database: str, code: str) -> None:
    """What a worker of a newer version might do."""
    with closing(sqlite3.connect(database)) as db, db:
        db.execute(
            "INSERT INTO events SELECT name, last_seq + 1, 1, ? FROM tables WHERE name = ?",
            ('{"type":"SeatPainted","at":1,"seat":0}', code),
        )
        db.execute("UPDATE tables SET last_seq = last_seq + 1 WHERE name = ?", (code,))


def test_only_that_table_cannot_be_used(tmp_path: Path) -> None:
    database = str(tmp_path / "log.sqlite")
    with run_server_in_thread(database) as server:
        newer = open_device(server.url, names=["Ola"])
        other = open_device(server.url, names=["Tim"])
        with newer, other:
            append_newer_event(database, newer.code)
            while (message := newer._hear())["type"] != "bye":
                pass
            assert message["code"] == "newer-events"
            other.ask("rename", seat=0, name="Eva")
        url = f"{server.url}/api/tables/{newer.code}"
        for answer in (
            httpx.get(url),
            httpx.get(f"{url}/record"),
            httpx.post(f"{url}/devices", json={}),
        ):
            assert status_and_code(answer) == (503, "newer-events")
        figures = fetch_metrics(server)
        assert not [name for name in figures if "internal-error" in name]


def test_other_tables_hear_their_news_all_the_same(tmp_path: Path) -> None:
    async def work(worker: BareWorker) -> None:
        async with connect_store(str(tmp_path / "log.sqlite")) as store:
            other = BareWorker(store)
            other.start_batches()
            tokens = [(await worker.open("family", {}, [c.Sit("Ola")])).split(".") for _ in "ab"]
            (newer, _, _), (code, device, _) = tokens
            for one in (newer, code):
                await worker.get(one)
            await other.submit(code, c.Rename(0, "Ida"), device)
            append_newer_event(str(tmp_path / "log.sqlite"), newer)
            await worker.cache.catch_up([newer, code])
            assert (await worker.get(code)).seats[0].name == "Ida"
            assert worker.cache.peek(newer) is None
            await other.stop()

    asyncio.run(run_with_worker(tmp_path, work))
