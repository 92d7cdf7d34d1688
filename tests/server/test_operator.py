"""The operator's commands beside a running server: those who play there are told."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from fivebyfive.client import messages_in
from support.cli_runner import run_process
from support.server.devices import Device, join_device, open_device
from support.server.records import fetch_record
from support.server.refusal_codes import status_and_code
from support.server.server_process import Server, socket_url


@pytest.fixture
def server(process_server: Server) -> Server:
    """Another process than that of the operator's commands."""
    return process_server


def run_admin(server: Server, *arguments: str, status: int = 0) -> str:
    out, _ = run_process("admin", *arguments, "--database", server.database, status=status)
    return out


def hear_until(device: Device, **wanted: object) -> dict[str, Any]:
    """What a device hears, until a message has these values."""
    while True:
        message = device._hear()
        if all(message.get(key) == value for key, value in wanted.items()):
            return message


def begin(server: Server) -> tuple[Device, Device]:
    """Two people in the first round, of whom one has moved."""
    host = open_device(server.url, names=["Ola"], settings={"game": "knister", "dice": "real"})
    guest = join_device(server.url, host.code, "Tim")
    host.ask("start")
    host.ask("next", round=0, roll="3+6")
    host.ask("move", seat=0, round=1, move="a1")
    return host, guest


def test_a_game_is_ended_for_everybody_at_the_table(server: Server) -> None:
    host, guest = begin(server)
    with host, guest:
        run_admin(server, "end", host.code)
        for device in (host, guest):
            while device.table["phase"] != "over":
                device._hear()
        assert "Ended: abandoned" in fetch_record(server.url, host.code)
        host.ask("rematch")  # the log is one that can be gone on with
        assert host.refresh().table["phase"] == "lobby"
    refused = run_process(
        *("admin", "end", host.code, "--database", server.database, "--lang", "en"), status=1
    )
    assert refused[1]


def test_a_table_is_deleted_under_those_who_play(server: Server) -> None:
    host, guest = begin(server)
    other = open_device(server.url, names=["Ida"])
    with host, guest, other:
        run_admin(server, "delete", host.code, "--yes")
        for device in (host, guest):
            assert hear_until(device, type="bye")["code"] == "no-such-table"
        gone = httpx.get(f"{server.url}/api/tables/{host.code}")
        assert status_and_code(gone) == (404, "no-such-table")
        other.ask("rename", seat=0, name="Eva")  # the others play on
    run_admin(server, "delete", host.code, "--yes", status=1)


def test_an_address_is_banned_and_let_in_again(server: Server) -> None:
    them = {"X-Forwarded-For": "203.0.113.7"}  # as the proxy on this machine says
    table = httpx.post(f"{server.url}/api/tables", json={}, headers=them).json()
    with connect(socket_url(server), additional_headers=them) as ws:
        ws.send(json.dumps({"type": "hello", "token": table["token"]}))
        ws.recv(timeout=20)
        run_admin(server, "ban", "203.0.113.0/24", "--for", "2h")
        heard = [{"type": "welcome"}]
        while heard[-1]["type"] != "bye":
            heard += messages_in(ws.recv(timeout=20))
        assert heard[-1]["code"] == "banned"
    about = f"{server.url}/api/about"
    while httpx.get(about, headers=them).status_code != 403:  # every worker looks for itself
        pass
    assert httpx.get(about).status_code == 200
    run_admin(server, "unban", "203.0.113.0/24")
    while httpx.get(about, headers=them).status_code != 200:
        pass


def test_the_record_of_a_deleted_table_is_for_the_operator_alone(
    server: Server, tmp_path: Path
) -> None:
    host, guest = begin(server)
    with host, guest:
        host.ask("abandon")
        host.ask("rematch")
        record = fetch_record(server.url, host.code)
        assert "Ola" in record
    run_admin(server, "delete", host.code, "--yes")
    for path in ("record?game=1", "record", "results.csv?game=1", "sheets.pdf?game=1"):
        fetched = httpx.get(f"{server.url}/api/tables/{host.code}/{path}")
        assert status_and_code(fetched) == (404, "no-such-table"), path
    run_process("export", "--database", server.database, "--out", tmp_path / "games")
    assert (tmp_path / "games" / f"{host.code}-1.5x5").read_text() == record


def test_a_name_is_erased_while_its_person_plays(server: Server) -> None:
    host, guest = begin(server)
    with host, guest:
        host.ask("abandon")
        host.ask("rematch")
        host.ask("start")
        host.ask("next", round=0, roll="3+6")
        out = run_admin(server, "erase-name", "Tim", "--yes", "--json")
        assert json.loads(out) == {"tables": 1, "records": 1, "unreadable": []}
        while [seat["name"] for seat in host.table["seats"]] != ["Ola", "N.N."]:
            host._hear()
        guest.ask("move", seat=1, round=1, move="b2")  # the seat is still theirs
        assert "Seats: Ola, N.N." in fetch_record(server.url, host.code, 1)
        assert "Seats: Ola, N.N." in fetch_record(server.url, host.code, None)
    shown = json.loads(run_admin(server, "show", host.code, "--json"))
    assert shown["names"] == ["Ola", "N.N."]
    if not server.database.startswith("postgresql"):
        with closing(sqlite3.connect(server.database)) as db:
            [(count,)] = db.execute("SELECT count(*) FROM events WHERE instr(body, '\"Tim\"')")
        assert count == 0
