"""How much may be asked of a server: each limit is reached for real, and refuses with its code."""

import asyncio
import json
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi import Request
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from fivebyfive.client import Client, Refused, join_table, messages_in
from fivebyfive.server import Limits
from fivebyfive.server.config import parse_limits
from fivebyfive.server.errors import OptionCode, OptionError, ServerCode, ServerError
from fivebyfive.server.security.admission import Admission
from fivebyfive.server.tables.service import TableService
from fivebyfive.store import StoreError
from fivebyfive.store.commit_plan import no_such_table_error
from fivebyfive.words import Language, explain
from support.cli_runner import run_in_process
from support.plugins.rehearsal import open_table
from support.server.refusal_codes import status_and_code
from support.server.server_process import Server, socket_url
from support.server.socket_players import seat_people
from support.server.stopped_clock import StoppedClock
from support.server.threaded_server import run_server_in_thread

LIMITS = Limits(seats=3, devices=4, sockets_a_device=2, body_size=2000)


@pytest.fixture(scope="module")
def limited_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that allows few of everything."""
    database = str(tmp_path_factory.mktemp("db") / "log.sqlite")
    with run_server_in_thread(database, LIMITS) as running:
        yield running


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ("none=1", OptionCode.UNKNOWN_LIMIT),
        ("", OptionCode.UNKNOWN_LIMIT),
        ("seats", OptionCode.BAD_LIMIT),
        ("seats=", OptionCode.BAD_LIMIT),
        ("seats=0", OptionCode.BAD_LIMIT),
        ("seats=-1", OptionCode.BAD_LIMIT),
        ("seats=2001", OptionCode.BAD_LIMIT),
        ("seats=many", OptionCode.BAD_LIMIT),
        ("seats=٣", OptionCode.BAD_LIMIT),
        ("sockets=" + "9" * 5000, OptionCode.BAD_LIMIT),
    ],
)
def test_what_is_no_limit(wish: str, code: OptionCode) -> None:
    with pytest.raises(OptionError) as refused:
        parse_limits(["devices=5", wish])
    assert refused.value.code == code


def test_limits_are_set_by_name() -> None:
    assert parse_limits([]) == Limits()
    assert parse_limits(["seats=40", "body-size = 5_000"]) == Limits(seats=40, body_size=5000)
    for one in fields(Limits):
        assert one.metadata["least"] <= one.default <= one.metadata["most"]


@pytest.mark.parametrize(
    ("options", "code", "facts"),
    [
        (["--limit", "seats=0"], "bad-limit", {"name": "seats", "least": 1, "most": 2000}),
        (["--allow-origin", "example.org"], "bad-origin", {"text": "example.org"}),
        (["--allow-origin", "*"], "bad-origin", {"text": "*"}),
        (["--trusted-proxies", "*"], "bad-proxy", {"text": "*"}),
        (["--trusted-proxies", "10.0.0.1,10.0.0.1/8"], "bad-proxy", {"text": "10.0.0.1/8"}),
    ],
)
def test_a_bad_option_is_explained(options: list[str], code: str, facts: dict[str, Any]) -> None:
    _, said = run_in_process("serve", "--port", "0", *options, status=1)
    assert said.strip() == explain(Language.EN, code, facts)


def test_a_body_that_does_not_say_how_long_it_is(limited_server: Server) -> None:
    def pieces() -> Iterator[bytes]:
        yield b'{"names": ["'
        for _ in range(100):
            yield b"x" * 100
        yield b'"]}'

    url = f"{limited_server.url}/api/tables"
    kind = {"Content-Type": "application/json"}
    assert status_and_code(httpx.post(url, content=pieces(), headers=kind)) == (413, "too-large")
    assert status_and_code(httpx.post(url, json={"names": ["x" * 3000]})) == (413, "too-large")
    fits = httpx.post(url, content=iter([b'{"names":', b' ["Ola"]}']), headers=kind)
    assert fits.status_code == 201


def test_a_table_has_so_many_seats_and_devices(limited_server: Server) -> None:
    async def come() -> None:
        token = await open_table(limited_server.url, names=["Ola", "Ida"])
        code = token.split(".")[0]
        wishes = [{"names": [f"P{number}"]} for number in range(6)]
        joins = [join_table(limited_server.url, code, **wish) for wish in wishes]
        results = await asyncio.gather(*joins, return_exceptions=True)
        refused = [one.code for one in results if isinstance(one, Refused)]
        assert len(refused) == 5  # all at the same time, and still exactly one had a seat
        assert set(refused) <= {"table-full", "too-many-devices"}
        table = httpx.get(f"{limited_server.url}/api/tables/{code}").json()
        assert len(table["seats"]) == 3
        joins = [join_table(limited_server.url, code) for _ in range(6)]
        watching = await asyncio.gather(*joins, return_exceptions=True)
        codes = [one.code for one in watching if isinstance(one, Refused)]
        assert codes == ["too-many-devices"] * 4
        assert len(httpx.get(f"{limited_server.url}/api/tables/{code}").json()["devices"]) == 4

    asyncio.run(come())
    computers = [{"name": "C", "level": "random"}]
    body = {"names": ["A", "B"], "computers": computers}
    assert httpx.post(f"{limited_server.url}/api/tables", json=body).status_code == 201
    computers.append({"name": "D", "level": "random"})
    refused = httpx.post(f"{limited_server.url}/api/tables", json=body)
    assert status_and_code(refused) == (409, "table-full")


def test_a_running_game_has_no_more_seats(limited_server: Server) -> None:
    async def come_late() -> None:
        token = await open_table(limited_server.url, names=["Ola", "Ida"])
        async with Client(limited_server.url, token) as ola:
            await ola.ask("start")
            await ola.ask("sit-late", name="Tim", moves=[])
            with pytest.raises(Refused, match="table-full"):
                await ola.ask("sit-late", name="Eve", moves=[])

    asyncio.run(come_late())


def test_a_device_has_so_many_sockets(limited_server: Server) -> None:
    async def come() -> None:
        hello = json.dumps({"type": "hello", "token": await open_table(limited_server.url)})
        async with (
            connect(socket_url(limited_server)) as one,
            connect(socket_url(limited_server)) as two,
        ):
            for ws in (one, two):
                await ws.send(hello)
                assert messages_in(await ws.recv())[0]["type"] == "welcome"
            async with connect(socket_url(limited_server)) as three:
                await three.send(hello)
                bye = messages_in(await three.recv())[0]
                assert (bye["type"], bye["code"]) == ("bye", "too-many-sockets")
                with pytest.raises(ConnectionClosed):
                    await three.recv()

    asyncio.run(come())


def test_a_whole_school_joins_from_one_address(tmp_path: Path) -> None:
    """Who joins by a right code is not counted, however few tables and wrong codes are allowed."""
    pupils = 30

    async def join(server: Server, http: httpx.AsyncClient, code: str, number: int) -> str:
        url = f"{server.url}/api/tables/{code}/devices"
        answer = await http.post(url, json={"names": [f"Pupil {number}"]})
        assert answer.status_code == 201, answer.text
        async with connect(socket_url(server), compression=None, open_timeout=None) as ws:
            await ws.send(json.dumps({"type": "hello", "token": answer.json()["token"]}))
            return str(messages_in(await ws.recv())[0]["type"])

    async def come(server: Server) -> None:
        code = (await open_table(server.url, preset="class", names=["Teacher"])).split(".")[0]
        async with httpx.AsyncClient() as http:
            joins = [join(server, http, code, number) for number in range(pupils)]
            assert await asyncio.gather(*joins) == ["welcome"] * pupils
            seats = (await http.get(f"{server.url}/api/tables/{code}")).json()["seats"]
        assert len(seats) == pupils + 1

    limits = Limits(tables_at_once=1, tables_an_hour=1, wrong_at_once=1, wrong_a_minute=1)
    with run_server_in_thread(str(tmp_path / "log.sqlite"), limits) as server:
        asyncio.run(come(server))


def test_a_process_has_so_many_sockets(tmp_path: Path) -> None:
    async def come(server: Server) -> None:
        token = await open_table(server.url)
        async with connect(socket_url(server)), connect(socket_url(server)):
            with pytest.raises(InvalidStatus) as refused:
                await connect(socket_url(server))
            answer = refused.value.response
            assert answer.status_code == 503
            assert json.loads(answer.body or b"")["code"] == "server-full"
            assert answer.headers["X-Content-Type-Options"] == "nosniff"
        async with Client(server.url, token) as client:
            assert client.connected

    with run_server_in_thread(str(tmp_path / "log.sqlite"), Limits(sockets=2)) as server:
        asyncio.run(come(server))


def test_a_client_in_a_hurry_asks_again(tmp_path: Path) -> None:
    """What was too fast was not looked at, so nothing is lost by sending it again."""

    async def ask_much(url: str) -> list[Any]:
        [client] = await seat_people(url, 1)
        looks = [client.ask("look", seat=0) for _ in range(12)]
        answers = await asyncio.gather(*looks)
        await client.ask("leave")
        return answers

    with run_server_in_thread(str(tmp_path / "log.sqlite"), Limits(messages_at_once=3)) as server:
        answers = asyncio.run(ask_much(server.url))
    assert len(answers) == 12
    assert all(answer["seat"] == 0 for answer in answers)


def test_looks_that_come_together_are_not_taken_on_credit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, clock: StoppedClock
) -> None:
    """A page looks at all its old tables at once: nobody may be kept out for long because of it."""
    known = TableService.get_latest
    together: list[asyncio.Barrier] = []

    async def wait_for_all(self: TableService, code: str) -> Any:
        if together:
            await together[0].wait()
        return await known(self, code)

    monkeypatch.setattr(TableService, "get_latest", wait_for_all)

    async def look(url: str) -> None:
        async with httpx.AsyncClient(base_url=url, timeout=None) as http:
            code = (await open_table(url, names=["Ola"])).split(".")[0]
            wrong = [f"{number:06}" for number in range(9) if f"{number:06}" != code][:6]
            together.append(asyncio.Barrier(6))
            answers = await asyncio.gather(*(http.get(f"/api/tables/{one}") for one in wrong))
            together.clear()
            got = sorted(map(status_and_code, answers))
            assert got == [(404, "no-such-table")] * 3 + [(429, "too-many-tries")] * 3
            refused = await http.get(f"/api/tables/{code}")
            assert status_and_code(refused) == (429, "too-many-tries")
            assert refused.headers["retry-after"] == "60"
            clock.now += 60
            assert (await http.get(f"/api/tables/{code}")).is_success
            assert (await http.post(f"/api/tables/{code}/devices", json={})).is_success

    limits = Limits(wrong_at_once=3, wrong_a_minute=1)
    with run_server_in_thread(str(tmp_path / "log.sqlite"), limits) as server:
        asyncio.run(look(server.url))


def test_a_right_look_is_refused_if_the_last_try_was_used_up_meanwhile() -> None:
    """Otherwise a code could be found by asking for many at the same time."""
    admission = Admission(Limits(wrong_at_once=1, wrong_a_minute=1))
    request = Request({"type": "http", "client": ("192.0.2.1", 1), "headers": []})

    async def look_at_wrong_one() -> None:
        async with admission.admit_look(request):
            raise no_such_table_error("000001")

    async def look_at_right_one(is_alone: bool) -> None:
        async with admission.admit_look(request):
            if not is_alone:
                with pytest.raises(StoreError):
                    await look_at_wrong_one()

    asyncio.run(look_at_right_one(is_alone=True))
    with pytest.raises(ServerError) as refused:
        asyncio.run(look_at_right_one(is_alone=False))
    assert refused.value.code == ServerCode.TOO_MANY_TRIES
