"""The lines of a running server: what is in them, and what never is."""

import asyncio
import json
import logging
import re
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from fivebyfive.client import Client, Refused, join_table
from fivebyfive.rules import MoveError, RulesCode
from fivebyfive.server.ops.log_format import (
    REPEAT_SECONDS,
    LineFormatter,
    RepeatFilter,
    format_trace,
)
from support.cli_runner import run_process
from support.plugins.rehearsal import open_table
from support.server.server_process import Server, run_server

NAMES = ["Zaphod", "Trillian", "Marvin"]


async def a_whole_game(server: Server, database: Path) -> list[str]:
    """Two people and a computer play a game, much goes wrong; all that nobody else may know."""
    token = await open_table(
        server.url,
        names=[NAMES[0]],
        settings={"game": "knister", "rolls": "host"},
        computers=[{"name": NAMES[2], "level": "random"}],
        rehearsal="",
    )
    code = token.split(".")[0]
    guest = await join_table(server.url, code, names=[NAMES[1]], nonce="improbable")
    with pytest.raises(Refused):  # a refusal that knows a name
        await join_table(server.url, code, names=[NAMES[0]])
    async with connect(server.url.replace("http", "ws") + f"/api/live?token={token}") as ws:
        await ws.send(json.dumps({"type": "hello", "token": token[:-1]}))
        assert "wrong-token" in str(await ws.recv())
    async with Client(server.url, token) as one, Client(server.url, guest) as two:
        await one.ask("start")
        await played(one, two)
        for cell in ("a1", "f9", NAMES[0]):
            with pytest.raises(Refused):
                await one.ask("move", seat=0, round=25, move=cell)
    record = httpx.get(f"{server.url}/api/tables/{code}/record?name={NAMES[0]}").text
    [secret] = re.findall(r"^Secret: (.*)$", record, re.MULTILINE)
    the_database_is_spoilt(server, database, token)
    return [token.split(".")[2], guest.split(".")[2], secret, "improbable", *NAMES]


async def played(host: Client, guest: Client) -> None:
    """All 25 rounds, in the first free cell."""
    for round_ in range(26):
        while True:
            try:
                await host.ask("next", round=round_)
                break
            except Refused as refused:  # the computer is still thinking
                assert refused.code == "too-early"
        for seat, client in enumerate((host, guest) if round_ < 25 else ()):
            await client.until(lambda c=client, now=round_ + 1: c.yours["round"] == now)  # type: ignore[misc]
            cell = client.yours["seats"][0]["write"][0]
            await client.ask("move", seat=2 * seat, round=round_ + 1, move=cell)


def the_database_is_spoilt(server: Server, database: Path, token: str) -> None:
    """An event that cannot be read, with a name in it; then the events are gone."""
    code = token.partition(".")[0]
    with sqlite3.connect(database) as db:
        event = json.dumps({"type": "SeatTaken", "name": NAMES[0]})[:-1]  # no JSON
        db.execute("INSERT INTO events VALUES (?, 9999, 0, ?)", (code, event))
        db.execute("UPDATE tables SET last_seq = 9999 WHERE name = ?", (code,))
    joining, body = f"{server.url}/api/tables/{code}/devices", {"names": [NAMES[1]]}
    assert httpx.post(joining, json=body).status_code == 500
    with sqlite3.connect(database) as db:
        db.execute("ALTER TABLE events RENAME TO elsewhere")
    assert httpx.post(joining, json=body).status_code == 503
    db.close()


def test_lines_for_programs_tell_no_secrets(tmp_path: Path) -> None:
    database, log = tmp_path / "games.sqlite", tmp_path / "log"
    options = ("--log", "json", "--log-level", "debug")
    with run_server(str(database), *options, log=log, rehearsal=False) as server:
        secrets = asyncio.run(a_whole_game(server, database))
        worker = server.process.pid if server.process else 0
        announced = json.loads(server.announced)
    assert (announced["event"], announced["url"]) == ("serving", server.url)
    text = log.read_text().replace(str(tmp_path), "")
    assert [secret for secret in secrets if secret in text] == []
    assert re.findall(r"\b[a-e][1-5]\b", text) == [], "a move"

    lines: list[dict[str, Any]] = [json.loads(line) for line in text.splitlines()]
    assert {line["worker"] for line in lines} == {worker}
    assert all({"time", "level", "event"} <= set(line) for line in lines)

    told = {line["event"]: line for line in lines}
    events = [line["event"] for line in lines]
    assert (events[0], events[1], events[-1]) == ("starting", "ready", "stopped")
    assert events.count("table opened") == events.count("game ended") == 1
    assert events.count("socket opened") == events.count("socket closed") == 2
    assert told["socket closed"]["why"].startswith("closed-1")
    assert told["request"].keys() >= {"table", "device", "type", "code"}
    assert told["store failed"]["reason"] == "no such table: events"
    failed = told["Exception in ASGI application"]["traceback"]
    assert "in decode_event" in failed
    assert failed.endswith("Error")
    assert any("/record HTTP" in event for event in events), "no access log at debug level"
    assert "?" not in "".join(events)


def test_a_start_that_fails_is_a_line_for_programs(tmp_path: Path) -> None:
    _, trouble = run_process("serve", "--log", "json", "--database", tmp_path, status=1)
    [line] = map(json.loads, trouble.splitlines())
    assert (line["level"], line["event"]) == ("error", "failed")
    assert line["code"] == "store-not-writable"
    assert str(tmp_path) in line["message"]


UNEXPECTED = """
import sys, threading, warnings
from fivebyfive.server.ops.log_format import set_up_logs
set_up_logs(as_json=True)
warnings.warn("a library is old")
def fail(): raise ValueError("secret")
thread = threading.Thread(target=fail)
thread.start()
thread.join()
fail()
"""


def test_whatever_happens_is_a_line_for_programs() -> None:
    done = subprocess.run(
        [sys.executable, "-c", UNEXPECTED], capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    warned, *failed = map(json.loads, done.stderr.splitlines())
    assert (warned["level"], "a library is old" in warned["event"]) == ("warning", True)
    assert [one["event"] for one in failed] == ["uncaught exception"] * len(failed)
    assert failed
    assert all("in fail" in one["traceback"] for one in failed)
    assert "secret" not in done.stderr


def test_lines_for_people(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with run_server(str(tmp_path / "games.sqlite"), log=log, rehearsal=False) as server:
        code = httpx.post(f"{server.url}/api/tables", json={}).json()["code"]
    first, *others = [line.split(" ", 1)[1] for line in log.read_text().splitlines()]
    assert first.startswith("info    starting worker=")
    assert any(line.startswith("info    table opened ") and code in line for line in others)
    assert "HTTP" not in str(others)


def test_only_what_is_worth_it(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with run_server(str(tmp_path / "games.sqlite"), "--log-level", "error", log=log) as server:
        httpx.post(f"{server.url}/api/tables", json={})
    assert log.read_text() == ""


def record(message: str, error: Exception | None = None) -> logging.LogRecord:
    about = (type(error), error, None) if error else None
    return logging.LogRecord("test", logging.ERROR, "file.py", 1, message, (), about)


def test_the_same_trouble_is_told_once_in_a_while() -> None:
    now = 100.0
    again = RepeatFilter(lambda: now)
    assert [again.filter(record("one")) for _ in range(4)] == [True, False, False, False]
    assert again.filter(record("another"))
    assert again.filter(record("one", ValueError())), "another reason"
    now += REPEAT_SECONDS
    late = record("one")
    assert again.filter(late)
    assert "left_out=3" in LineFormatter().format(late)


def test_a_traceback_without_what_was_said() -> None:
    name = NAMES[0]
    try:
        try:
            raise MoveError(RulesCode.BAD_MOVE, text=name)
        except MoveError as error:
            raise KeyError(name) from error
    except KeyError as error:
        told = format_trace(error)
    assert name not in told
    assert told.splitlines()[-1] == "fivebyfive.rules.errors.MoveError bad-move"
    assert "test_a_traceback_without_what_was_said" in told
