"""What is counted by address, and whose word is believed about an address."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from fivebyfive.client import messages_in
from fivebyfive.server import Limits
from fivebyfive.server.security.admission import parse_proxies
from support.server.refusal_codes import status_and_code
from support.server.server_process import Server, socket_url
from support.server.stopped_clock import StoppedClock
from support.server.threaded_server import run_server_in_thread

NO_TABLE = "000000"
LIMITS = Limits(tables_at_once=3, tables_an_hour=60, wrong_at_once=3, wrong_a_minute=6)


@pytest.fixture
def limited_server(tmp_path: Path, clock: StoppedClock) -> Iterator[Server]:
    """A server that an address may ask little of; proxies on this machine are believed."""
    with run_server_in_thread(str(tmp_path / "log.sqlite"), LIMITS) as running:
        yield running


def by(address: str) -> dict[str, str]:
    """What a proxy says of somebody."""
    return {"X-Forwarded-For": address}


def open_tables(server: Server, *addresses: str) -> list[int]:
    url = f"{server.url}/api/tables"
    return [httpx.post(url, json={}, headers=by(one)).status_code for one in addresses]


def open_table(server: Server, address: str) -> str:
    return str(httpx.post(f"{server.url}/api/tables", json={}, headers=by(address)).json()["token"])


def test_tables_of_an_address(limited_server: Server, clock: StoppedClock) -> None:
    ours, theirs = "198.51.100.1", "198.51.100.2"
    assert open_tables(limited_server, ours, ours, ours) == [201] * 3
    refused = httpx.post(f"{limited_server.url}/api/tables", json={}, headers=by(ours))
    assert status_and_code(refused) == (429, "too-many-tables")
    assert refused.json()["facts"]["seconds"] == 60
    assert refused.headers["Retry-After"] == "60"
    assert "60" in refused.json()["message"]
    assert open_tables(limited_server, theirs, ours) == [201, 429]
    clock.now += 60
    assert open_tables(limited_server, ours, ours) == [201, 429]


def test_wrong_codes_of_an_address(limited_server: Server) -> None:
    ours, theirs = by("198.51.100.3"), by("198.51.100.4")
    token = open_table(limited_server, "198.51.100.3")
    right, wrong = [f"{limited_server.url}/api/tables/{code}" for code in (token[:6], NO_TABLE)]
    assert httpx.get(right, headers=ours).status_code == 200
    tries = [
        httpx.get(wrong, headers=ours),
        httpx.post(f"{wrong}/devices", json={}, headers=ours),
        httpx.get(f"{wrong}/record", params={"game": 1}, headers=ours),
    ]
    assert [status_and_code(one) for one in tries] == [(404, "no-such-table")] * 3
    for url in (wrong, right):  # else the answers would tell them apart
        refused = httpx.get(url, headers=ours)
        assert status_and_code(refused) == (429, "too-many-tries")
        assert refused.headers["Retry-After"] == "10"
    assert httpx.get(right, headers=theirs).status_code == 200
    assert (
        asyncio.run(hello(limited_server, token, ours)) == "welcome"
    )  # who has a key is not kept out


async def hello(server: Server, token: str, headers: dict[str, str]) -> str:
    async with connect(socket_url(server), additional_headers=headers) as ws:
        await ws.send(json.dumps({"type": "hello", "token": token}))
        said = messages_in(await ws.recv())[0]
        return str(said.get("code", said["type"]))


def test_wrong_tokens_of_an_address(limited_server: Server) -> None:
    async def guess(token: str, ours: dict[str, str]) -> list[str]:
        codes = [await hello(limited_server, token[:-1], ours) for _ in range(5)]
        assert await hello(limited_server, token, ours) == "welcome"
        return codes

    codes = asyncio.run(guess(open_table(limited_server, "198.51.100.5"), by("198.51.100.5")))
    assert codes == ["wrong-token"] * 3 + ["too-many-tries"] * 2


def test_all_of_a_household_count_as_one(limited_server: Server) -> None:
    addresses = [f"2001:db8:5:5:{number}::1" for number in range(4)]
    assert open_tables(limited_server, *addresses) == [201, 201, 201, 429]
    assert open_tables(limited_server, "2001:db8:5:6::1") == [201]


def test_what_stands_before_the_last_address_is_not_believed(limited_server: Server) -> None:
    """A proxy adds whom it saw at the end; the rest was said by whoever that is."""
    made_up = [f"203.0.113.{number}, 192.0.2.1" for number in range(4)]
    assert open_tables(limited_server, *made_up) == [201, 201, 201, 429]


def test_nobody_else_is_believed(tmp_path: Path, clock: StoppedClock) -> None:
    proxies = tuple(parse_proxies("10.0.0.1,10.1.0.0/16"))
    with run_server_in_thread(str(tmp_path / "log.sqlite"), LIMITS, proxies=proxies) as server:
        made_up = [f"203.0.113.{number}" for number in range(4)]
        assert open_tables(server, *made_up) == [201, 201, 201, 429]
        secure = httpx.get(f"{server.url}/api/about", headers={"X-Forwarded-Proto": "https"})
        assert "Strict-Transport-Security" not in secure.headers


def test_a_proxy_on_this_machine_is_believed_about_https(limited_server: Server) -> None:
    secure = httpx.get(f"{limited_server.url}/api/about", headers={"X-Forwarded-Proto": "https"})
    assert secure.headers["Strict-Transport-Security"] == "max-age=31536000"
