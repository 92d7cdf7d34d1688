"""Events of a newer version, while the workers of a server are replaced one after the other."""

import sqlite3
from contextlib import closing
from pathlib import Path

import httpx

from support.server.devices import open_device
from support.server.metrics import fetch_metrics
from support.server.refusal_codes import status_and_code
from support.server.threaded_server import run_server_in_thread


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
            refused = newer.wait_for_answer(newer.send("rename", seat=0, name="Ida"))
            assert (refused["type"], refused["code"]) == ("refusal", "newer-events")
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
