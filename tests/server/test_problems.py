"""What goes wrong at the edge: a stable code each, and the socket stays usable where it is safe."""

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from fivebyfive.client import Client, Refused, join_table, messages_in
from fivebyfive.server import Limits
from support.plugins.rehearsal import open_table
from support.server.server_process import Server, socket_url
from support.server.stopped_clock import StoppedClock
from support.server.threaded_server import run_server_in_thread


async def hello(ws: ClientConnection, token: str, lang: str = "en") -> dict[str, Any]:
    await ws.send(json.dumps({"type": "hello", "token": token, "lang": lang}))
    return messages_in(await ws.recv())[0]


async def answer(ws: ClientConnection, text: str) -> dict[str, Any]:
    """The answer to a message; news in between does not matter."""
    await ws.send(text)
    while True:
        for message in messages_in(await ws.recv()):
            if message["type"] in ("answer", "refusal", "bye"):
                return message


def ask(type_: str, **fields: Any) -> str:
    return json.dumps({"type": "ask", "id": 7, "ask": {"type": type_, **fields}})


DEEP = "[" * 5000
BAD = [
    ("", "bad-message", None),
    ("{", "bad-message", None),
    ("null", "bad-message", None),
    ("[]", "bad-message", None),
    (DEEP, "bad-message", None),
    ('{"type": "nonsense"}', "unknown-message", None),
    ("{}", "unknown-message", None),
    (ask("nonsense"), "unknown-message", 7),
    (ask("tick"), "unknown-message", 7),
    (ask("computer-move", seat=0, round=1, move="a1"), "unknown-message", 7),
    (ask("join", device="x", token_hash="y"), "unknown-message", 7),
    (ask("move", seat="zero", round=1, move="a1"), "bad-message", 7),
    (ask("move", seat=0, round=1), "bad-message", 7),
    (ask("ping", extra=1), "bad-message", 7),
    (ask("rename", seat=0, name="x" * 20_000), "too-large", None),
    (ask("rename", seat=0, name="x" * 100), "bad-name", 7),
    (ask("rename", seat=9, name="x"), "no-such-seat", 7),
    (ask("seat-computer", name="Otto", level="genius"), "unknown-level", 7),
    (ask("seat-computer", name="Otto", level="examples/first_bot.py:FirstBot"), "unknown-level", 7),
    (ask("move", seat=0, round=1, move="a1"), "not-playing", 7),
    (ask("next", round=0), "not-playing", 7),
    (ask("look", seat=5), "no-such-seat", 7),
    (ask("change", settings={"game": "chess"}), "bad-setting", 7),
    (ask("sit-paper", name="x" * 100), "bad-name", 7),
    (ask("to-paper", seat=5), "no-such-seat", 7),
    (ask("paper-sheet", paper=1, sheet="7"), "no-such-paper", 7),
    (ask("paper-sheet", paper="one", sheet="7"), "bad-message", 7),
    (ask("look-paper", paper=1), "no-such-paper", 7),
    (ask("nonce", nonce="not allowed!"), "bad-nonce", 7),
    (json.dumps({"type": "hello", "token": "x"}), "hello-twice", None),
]


def test_bad_messages_leave_the_socket_usable(server: Server) -> None:
    async def talk() -> None:
        token = await open_table(server.url, names=["Ola"])
        async with connect(socket_url(server)) as ws:
            assert (await hello(ws, token))["type"] == "welcome"
            for text, code, number in BAD:
                refusal = await answer(ws, text)
                assert (refusal["type"], refusal["code"]) == ("refusal", code), text[:80]
                assert refusal["id"] == number, text[:80]
                assert refusal["message"]
                assert "{$" not in refusal["message"]
            assert (await answer(ws, ask("ping")))["type"] == "answer"

    asyncio.run(talk())


@pytest.mark.parametrize(
    ("first", "code"),
    [
        (json.dumps({"type": "hello", "token": "123456.abc.def"}), "wrong-token"),
        (json.dumps({"type": "hello", "token": "x"}), "wrong-token"),
        (ask("ping"), "hello-first"),
        ("{", "bad-message"),
    ],
)
def test_without_a_token_nobody_gets_in(server: Server, first: str, code: str) -> None:
    async def talk() -> None:
        async with connect(socket_url(server)) as ws:
            assert (await answer(ws, first))["code"] == code
            with pytest.raises(ConnectionClosed):
                await ws.recv()

    asyncio.run(talk())


def test_a_hello_may_say_more_than_the_server_knows(server: Server) -> None:
    """As a newer page does while workers of the version before are replaced."""

    async def talk() -> None:
        token = await open_table(server.url)
        async with connect(socket_url(server)) as ws:
            of_tomorrow = {"type": "hello", "token": token, "tomorrow": {"deep": [1, None]}}
            await ws.send(json.dumps(of_tomorrow))
            assert messages_in(await ws.recv())[0]["type"] == "welcome"

    asyncio.run(talk())


def test_a_token_of_another_table_or_a_changed_one(server: Server) -> None:
    async def talk() -> None:
        one, two = [await open_table(server.url) for _ in range(2)]
        mixed = ".".join([*one.split(".")[:2], two.split(".")[2]])
        for token in (mixed, one[:-1], one + "x", f"{two.split('.')[0]}.{one.split('.', 1)[1]}"):
            async with connect(socket_url(server)) as ws:
                assert (await hello(ws, token))["code"] == "wrong-token"

    asyncio.run(talk())


def test_too_fast(tmp_path: Path, clock: StoppedClock) -> None:
    """So many in a burst, and then so many a second; what was too fast was not looked at."""
    limits = Limits(messages_at_once=30, messages_a_second=20)

    async def codes(ws: ClientConnection, count: int) -> list[str | None]:
        for _ in range(count):
            await ws.send(ask("ping"))
        found: list[str | None] = []
        while len(found) < count:
            told = messages_in(await ws.recv())
            found += [one.get("code") for one in told if one["type"] in ("answer", "refusal")]
        return found

    async def talk(server: Server) -> None:
        token = await open_table(server.url)
        async with connect(socket_url(server)) as ws:
            await hello(ws, token)
            assert await codes(ws, 32) == [None] * 30 + ["too-fast"] * 2
            clock.now += 1
            assert await codes(ws, 22) == [None] * 20 + ["too-fast"] * 2

    with run_server_in_thread(str(tmp_path / "log.sqlite"), limits) as server:
        asyncio.run(talk(server))


def test_far_too_large_ends_the_connection_but_not_the_server(server: Server) -> None:
    async def talk() -> None:
        token = await open_table(server.url)
        async with connect(socket_url(server)) as ws:
            await hello(ws, token)
            with pytest.raises(ConnectionClosed):
                await answer(ws, "x" * 500_000)
        async with Client(server.url, token) as client:
            assert client.table["phase"] == "lobby"

    asyncio.run(talk())


def test_http_refusals(server: Server) -> None:
    with httpx.Client(base_url=server.url) as http:
        missing = http.get("/api/tables/000000", headers={"Accept-Language": "pl,en;q=0.5"})
        assert (missing.status_code, missing.json()["code"]) == (404, "no-such-table")
        assert "000000" in missing.json()["message"]
        assert "stół" in missing.json()["message"].lower() or "stołu" in missing.json()["message"]
        assert http.get("/api/tables/12").json()["code"] == "bad-message"
        for body, status, code in [
            ({"preset": "none"}, 422, "bad-setting"),
            ({"settings": {"game": "chess"}}, 422, "bad-setting"),
            ({"names": ["a, b"]}, 422, "bad-name"),
            ({"names": ["A", "A"]}, 409, "name-taken"),
            ({"computers": [{"name": "X", "level": "genius"}]}, 422, "unknown-level"),
            ({"computers": [{"name": "X", "level": "bots/x.py:X"}]}, 422, "unknown-level"),
            ({"nonce": "n"}, 422, "bad-message"),
            ({"colour": "red"}, 422, "bad-message"),
            ([], 422, "bad-message"),
        ]:
            refused = http.post("/api/tables", json=body)
            assert (refused.status_code, refused.json()["code"]) == (status, code), body
        headers = {"Content-Type": "application/json"}
        large = http.post("/api/tables", json={"names": ["x" * 100_000]})
        assert (large.status_code, large.json()["code"]) == (413, "too-large")
        assert http.get("/api/none").json()["code"] == "no-such-page"
        assert http.delete("/api/tables").json()["code"] == "wrong-method"
        broken = http.post("/api/tables", content=b"{", headers=headers)
        assert broken.json()["code"] == "bad-message"
        ticket = http.post("/api/tables", json={}).json()
        nothing = http.get(f"/api/tables/{ticket['code']}/record")
        assert (nothing.status_code, nothing.json()["code"]) == (409, "not-playing")


def test_a_taken_name_leaves_nobody_half_joined(server: Server) -> None:
    async def talk() -> None:
        token = await open_table(server.url, names=["Emma"])
        async with Client(server.url, token) as host:
            with pytest.raises(Refused) as refused:
                await join_table(server.url, host.code, names=["Emma"])
            assert refused.value.code == "name-taken"
            await join_table(server.url, host.code, names=["Emma 2"])
            await host.until(lambda: len(host.table["seats"]) == 2)
            assert len(host.table["devices"]) == 2
            await host.ask("lock", locked=True)
            with pytest.raises(Refused) as refused:
                await join_table(server.url, host.code, names=["Late"])
            assert refused.value.code == "locked"

    asyncio.run(talk())


def test_errors_in_the_language_of_the_device(server: Server) -> None:
    async def talk() -> None:
        token = await open_table(server.url)
        async with connect(socket_url(server)) as ws:
            await hello(ws, token, lang="de-AT")
            assert (await answer(ws, ask("start")))["message"].startswith("Noch")

    asyncio.run(talk())


def test_the_page_about_the_api_needs_no_other_host(server: Server) -> None:
    page = httpx.get(f"{server.url}/api/docs")
    assert "POST /api/tables" in page.text
    assert "http://" not in page.text
    assert "https://" not in page.text
    assert "<script" not in page.text
    assert "<style" not in page.text
    style = httpx.get(f"{server.url}/api/docs.css")
    assert style.headers["content-type"].startswith("text/css")
    document = httpx.get(f"{server.url}/api/openapi.json").json()
    assert set(document["paths"]) >= {"/api/tables", "/api/tables/{code}/record"}
