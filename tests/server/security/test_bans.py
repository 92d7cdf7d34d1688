"""Addresses that the operator has shut out."""

import asyncio
import json
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from ipaddress import ip_network
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect

from fivebyfive.client import messages_in
from fivebyfive.server.security import bans
from fivebyfive.server.security.bans import BanList
from fivebyfive.store.bans import Ban, save_ban
from support.server.metrics import fetch_metrics
from support.server.refusal_codes import status_and_code
from support.server.server_process import Server, socket_url
from support.server.threaded_server import run_server_in_thread
from support.stores import connect_store

THEM, US = "203.0.113.7", "198.51.100.1"
LONG = 2**45  # a time far ahead


@dataclass
class Loads:
    """Lets a test wait until the server has read the bans."""

    done: threading.Event = field(default_factory=threading.Event)

    def wait_for_full_load(self) -> None:
        for _ in range(2):  # the first may have begun before
            self.done.clear()
            self.done.wait()


@pytest.fixture
def loads(monkeypatch: pytest.MonkeyPatch) -> Loads:
    """The bans are read all the time."""
    loads, load = Loads(), BanList.load

    async def load_and_tell(self: BanList, store: object) -> bool:
        loads.done.set()  # the load before, and what came of it, is over
        return await load(self, store)  # type: ignore[arg-type]

    monkeypatch.setattr("fivebyfive.server.app.BAN_INTERVAL", 0.01)
    monkeypatch.setattr(BanList, "load", load_and_tell)
    return loads


@pytest.fixture
def server(tmp_path: Path, loads: Loads) -> Iterator[Server]:
    """A server that believes the proxies on this machine."""
    with run_server_in_thread(str(tmp_path / "log.sqlite")) as running:
        yield running


def ban(server: Server, network: str, loads: Loads) -> None:
    async def save() -> None:
        async with connect_store(server.database) as store:
            await save_ban(store, Ban(ip_network(network), LONG, 1))

    asyncio.run(save())
    loads.wait_for_full_load()


def unban_all(server: Server, loads: Loads) -> None:
    with closing(sqlite3.connect(server.database)) as db, db:
        db.execute("DELETE FROM bans")
    loads.wait_for_full_load()


def by(address: str) -> dict[str, str]:
    """What a proxy says of somebody."""
    return {"X-Forwarded-For": address}


@contextmanager
def open_socket(server: Server, address: str) -> Iterator[ClientConnection]:
    token = httpx.post(f"{server.url}/api/tables", json={}, headers=by(address)).json()["token"]
    with connect(socket_url(server), additional_headers=by(address)) as ws:
        ws.send(json.dumps({"type": "hello", "token": token}))
        assert messages_in(ws.recv(timeout=20))[0]["type"] == "welcome"
        yield ws


@pytest.mark.parametrize("network", [f"{THEM}/32", "203.0.0.0/8"])
def test_requests_are_refused(server: Server, loads: Loads, network: str) -> None:
    ban(server, network, loads)
    for path in ("/", "/api/about", "/api/tables/123456", "/nowhere"):
        refused = httpx.get(server.url + path, headers=by(THEM) | {"Accept-Language": "de"})
        assert status_and_code(refused) == (403, "banned")
        assert "Netz" in refused.json()["message"]
        assert refused.headers["X-Content-Type-Options"] == "nosniff"
    assert httpx.get(f"{server.url}/api/about", headers=by(US)).status_code == 200
    assert httpx.get(f"{server.url}/api/about", headers=by(f"::ffff:{THEM}")).status_code == 403
    assert fetch_metrics(server)["banned_total",] == 5
    unban_all(server, loads)
    assert httpx.get(f"{server.url}/api/about", headers=by(THEM)).status_code == 200


def test_whoever_watches_over_the_server_is_not_refused(server: Server, loads: Loads) -> None:
    ban(server, "127.0.0.0/8", loads)
    for path in ("/healthz", "/livez", "/readyz", "/metrics"):
        assert httpx.get(f"{server.url}{path}").status_code == 200, path
    assert httpx.get(f"{server.url}/api/about").status_code == 403


def test_sockets_are_refused_and_open_ones_closed(server: Server, loads: Loads) -> None:
    with open_socket(server, THEM) as theirs, open_socket(server, US) as ours:
        ban(server, f"{THEM}/32", loads)
        said = [{"type": "welcome"}]
        while said[-1]["type"] != "bye":
            said += messages_in(theirs.recv(timeout=20))
        assert said[-1]["code"] == "banned"
        with (
            pytest.raises(InvalidStatus) as refused,
            connect(socket_url(server), additional_headers=by(THEM)),
        ):
            pass
        assert refused.value.response.status_code == 403
        assert json.loads(refused.value.response.body or b"")["code"] == "banned"
        ours.send(json.dumps({"type": "ask", "id": 1, "ask": {"type": "ping"}}))
        heard: list[int | None] = []
        while 1 not in heard:
            heard += [one.get("id") for one in messages_in(ours.recv(timeout=20))]


def test_a_socket_that_says_hello_after_the_ban(server: Server, loads: Loads) -> None:
    token = httpx.post(f"{server.url}/api/tables", json={}, headers=by(THEM)).json()["token"]
    with connect(socket_url(server), additional_headers=by(THEM)) as ws:
        ban(server, f"{THEM}/32", loads)
        ws.send(json.dumps({"type": "hello", "token": token}))
        assert messages_in(ws.recv(timeout=20))[0]["code"] == "banned"


def test_bans_end_by_the_clock_and_few_addresses_are_remembered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 0
    monkeypatch.setattr(bans, "MAX_REMEMBERED", 2)

    async def load() -> BanList:
        async with connect_store(str(tmp_path / "log.sqlite")) as store:
            await save_ban(store, Ban(ip_network("2001:db8::/64"), 100, 1))
            known = BanList(lambda: now)
            assert [await known.load(store) for _ in range(2)] == [True, False]
            return known

    known = asyncio.run(load())
    for _ in range(2):
        assert known.is_banned("2001:db8::5")
        assert known.is_banned("2001:db8::6%eth0")
        assert not known.is_banned("2001:db9::5")
        assert not known.is_banned("testclient")
    now = 100
    assert not known.is_banned("2001:db8::5")
    assert len(known._ends) <= 2
