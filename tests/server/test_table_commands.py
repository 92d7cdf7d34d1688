"""What people do at a table besides moving, over real sockets."""

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from fivebyfive.client import Client, join_table
from fivebyfive.server.live import connection
from fivebyfive.server.live.connection import Connection
from support.plugins.rehearsal import open_table
from support.server.refusal_codes import refusal_code
from support.server.server_process import Server, run_server
from support.server.socket_players import disconnect_all, seat_people
from support.server.stopped_clock import StoppedClock
from support.server.threaded_server import run_server_in_thread


def when_table(client: Client, what: Callable[[dict[str, Any]], bool]) -> Callable[[], bool]:
    return lambda: what(client.table)


def test_rounds_are_kept_in_order(server: Server) -> None:
    async def play() -> None:
        sara, tim = clients = await seat_people(server.url, 2)
        await sara.ask("start")
        assert await refusal_code(tim.ask("start")) == "not-host"
        assert await refusal_code(tim.ask("next", round=0)) == "not-your-roll"
        await sara.ask("next", round=0)
        assert await refusal_code(sara.ask("move", seat=1, round=1, move="a1")) == "not-your-seat"
        assert await refusal_code(sara.ask("move", seat=0, round=2, move="a1")) == "stale-round"
        await sara.ask("move", seat=0, round=1, move="a1")
        assert await refusal_code(tim.ask("next", round=1)) == "too-early"
        await tim.ask("move", seat=1, round=1, move="b1")
        await tim.ask("take-back", seat=1, round=1)
        assert await refusal_code(tim.ask("next", round=1)) == "too-early"
        await tim.ask("move", seat=1, round=1, move="c1")
        await tim.ask("next", round=1)
        await tim.ask("next", round=1)  # pressed twice: it has been done
        await sara.until(when_table(sara, lambda table: table["round"] == 2))
        assert sara.table["closed"]["moves"] == ["a1", "c1"]
        assert await refusal_code(sara.ask("move", seat=0, round=1, move="d1")) == "stale-round"
        await disconnect_all(clients)

    asyncio.run(play())


def test_real_dice_and_a_corrected_roll(server: Server) -> None:
    async def play() -> None:
        [ola] = await seat_people(server.url, 1, settings={"dice": "real"})
        await ola.ask("start")
        assert await refusal_code(ola.ask("next", round=0)) == "roll-needed"
        await ola.ask("next", round=0, roll="9")
        await ola.ask("move", seat=0, round=1, move="c3")
        await ola.ask("correct-roll", round=1, roll="3+5")
        await ola.until(lambda: ola.yours["seats"][0]["move"] is None)
        await ola.ask("move", seat=0, round=1, move="c3")
        await ola.ask("next", round=1, roll="12")
        await ola.until(when_table(ola, lambda table: table["round"] == 2))
        record = httpx.get(f"{server.url}/api/tables/{ola.code}/record").text
        assert record.endswith("1. 3+5 c3\n")
        await disconnect_all([ola])

    asyncio.run(play())


def test_rematch_with_new_dice_and_with_the_same(server: Server) -> None:
    async def play() -> None:
        [ola] = await seat_people(server.url, 1, rehearsal="")
        secrets, first = [], ""
        for same in (False, True):
            await ola.ask("start")
            await ola.ask("next", round=0)
            await ola.ask("move", seat=0, round=1, move="c3")
            await ola.ask("next", round=1)
            await ola.ask("abandon")
            await ola.until(when_table(ola, lambda table: table["result"] is not None))
            secrets.append(ola.table["result"]["secret"])
            first = ola.table["closed"]["roll"]
            await ola.ask("rematch", same_dice=same)
            await ola.until(lambda: ola.yours["nonce_given"] and ola.table["phase"] == "lobby")
        await ola.ask("start")
        await ola.ask("next", round=0)
        await ola.until(when_table(ola, lambda table: table["roll"] is not None))
        assert ola.table["roll"] == first
        assert ola.table["same_dice"]
        assert secrets[0] != secrets[1]
        old = httpx.get(f"{server.url}/api/tables/{ola.code}/record", params={"game": 1})
        assert "Ended: abandoned" in old.text
        missing = httpx.get(f"{server.url}/api/tables/{ola.code}/record", params={"game": 9})
        assert missing.status_code == 404
        await disconnect_all([ola])

    asyncio.run(play())


def test_the_secret_is_fixed_before_any_device_adds_its_part(server: Server) -> None:
    async def play() -> None:
        token = await open_table(server.url, names=["Ola"], rehearsal="")
        commit = httpx.get(f"{server.url}/api/tables/{token[:6]}").json()["commit"]
        assert commit
        async with Client(server.url, token) as ola:
            await ola.until(lambda: bool(ola.yours["nonce_given"]))
            await ola.ask("start")
            await ola.until(when_table(ola, lambda table: len(table["nonces"]) == 1))
            assert ola.table["commit"] == commit

    asyncio.run(play())


def test_a_seat_on_another_device(server: Server) -> None:
    async def play() -> None:
        sara, tim = await seat_people(server.url, 2)
        await sara.ask("start")
        await sara.ask("next", round=0)
        new = Client(server.url, await join_table(server.url, sara.code))
        await new.__aenter__()
        assert await refusal_code(new.ask("claim", seat=1)) == "seat-taken"
        await disconnect_all([tim])
        await sara.until(when_table(sara, lambda table: table["seats"][1]["away"]))
        await new.ask("claim", seat=1)
        await sara.until(lambda: bool(sara.yours["claims"]))
        await sara.ask("answer-claim", device=new.device, yes=True)
        await new.until(lambda: bool(new.yours["seats"]))
        await new.ask("move", seat=1, round=1, move="a1")
        old = Client(server.url, tim.token)
        assert await refusal_code(old.__aenter__()) == "wrong-token"
        await disconnect_all([sara, new])

    asyncio.run(play())


def test_leaving_handing_over_and_a_computer_that_plays_on(server: Server) -> None:
    async def play() -> None:
        sara, tim = await seat_people(server.url, 2)
        await sara.ask("start")
        await sara.ask("next", round=0)
        await sara.ask("hand-over", device=tim.device)
        await tim.until(lambda: bool(tim.yours["host"]))
        await sara.ask("leave")
        await sara.until(lambda: sara.ended is not None)
        assert sara.ended is not None
        assert sara.ended.code == "left"
        await tim.ask("move", seat=1, round=1, move="a1")
        await tim.until(when_table(tim, lambda table: len(table["moved"]["seats"]) == 2))
        await tim.ask("next", round=1)
        await tim.until(when_table(tim, lambda table: table["closed"] is not None))
        assert tim.table["closed"]["stand_ins"] == [0]
        await disconnect_all([sara, tim])

    asyncio.run(play())


def test_a_reload_leaves_nobody_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The new connection comes while the old one ends, or before."""
    ended = threading.Semaphore(0)
    reloads = 20

    class SignallingConnection(Connection):
        async def run(self) -> None:
            try:
                await super().run()
            finally:
                ended.release()

    async def play(server: Server) -> None:
        sara, tim = await seat_people(server.url, 2)
        eye = Client(server.url, await join_table(server.url, sara.code))
        await eye.__aenter__()
        for number in range(reloads):
            again = Client(server.url, tim.token)
            if number % 2:
                await again.__aenter__()
                await disconnect_all([tim])
            else:
                await asyncio.gather(again.__aenter__(), disconnect_all([tim]))
            tim = again
        for _ in range(reloads):  # all that was to be noted of those that ended is noted now
            await asyncio.to_thread(ended.acquire)
        seats = (await fetch_table(server, sara.code))["seats"]
        assert [seat["away"] for seat in seats] == [False, False]
        await disconnect_all([sara, tim])
        await eye.until(when_table(eye, lambda table: all(seat["away"] for seat in table["seats"])))
        await disconnect_all([eye])

    monkeypatch.setattr(connection, "Connection", SignallingConnection)
    with run_server_in_thread(str(tmp_path / "log.sqlite")) as server:
        asyncio.run(play(server))


async def fetch_table(server: Server, code: str) -> dict[str, Any]:
    async with httpx.AsyncClient() as http:
        return dict((await http.get(f"{server.url}/api/tables/{code}")).json())


def test_who_never_connected_is_not_there(server: Server) -> None:
    async def play() -> None:
        [sara] = await seat_people(server.url, 1)
        await join_table(server.url, sara.code, names=["Ghost"])
        await sara.until(when_table(sara, lambda table: len(table["seats"]) == 2))
        assert sara.table["seats"][1]["away"]
        await disconnect_all([sara])

    asyncio.run(play())


def test_time_is_up(tmp_path: Path, clock: StoppedClock) -> None:
    async def play(server: Server) -> None:
        settings = {"seconds": 5, "untimed": 0}
        sara, tim = clients = await seat_people(server.url, 2, settings=settings)
        await sara.ask("start")
        await sara.ask("next", round=0)
        await sara.ask("move", seat=0, round=1, move="a1")
        clock.now += 5
        await tim.until(lambda: bool(tim.yours["seats"][0]["stood_in"]))
        await tim.ask("next", round=1)
        await sara.until(when_table(sara, lambda table: table["closed"] is not None))
        assert sara.table["closed"]["stand_ins"] == [1]
        await disconnect_all(clients)

    with run_server_in_thread(str(tmp_path / "log.sqlite")) as server:
        asyncio.run(play(server))


def test_an_address_behind_a_proxy(tmp_path_factory: pytest.TempPathFactory) -> None:
    database = str(tmp_path_factory.mktemp("db") / "log.sqlite")
    with run_server(database, "--root-path", "five/") as server:
        assert server.url.endswith("/five")
        about = httpx.get(server.url.removesuffix("/five") + "/api/about")
        assert about.status_code == 200
