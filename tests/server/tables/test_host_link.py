"""A link that makes a second device a host, over HTTP and sockets."""

import asyncio
from pathlib import Path

import httpx
import pytest

from fivebyfive.client import Client, Refused, join_table
from fivebyfive.server import Limits
from support.plugins.rehearsal import open_table
from support.server.refusal_codes import refusal_code
from support.server.server_process import Server
from support.server.stopped_clock import StoppedClock
from support.server.threaded_server import run_server_in_thread


def test_a_second_device_is_a_host_too(server: Server) -> None:
    async def play() -> None:
        async with Client(server.url, await open_table(server.url, preset="class")) as desk:
            await desk.ask("lock")
            key = (await desk.ask("host-link"))["key"]
            again = (await desk.ask("host-link"))["key"]
            assert key != again
            assert min(len(key), len(again)) >= 22  # of 64 letters: 128 bits and more
            joining = join_table(server.url, desk.code, host_key=key)
            assert await refusal_code(joining) == "wrong-host-link"  # a newer one was made
            assert await refusal_code(join_table(server.url, desk.code)) == "locked"
            token = await join_table(server.url, desk.code, host_key=again, names=["Ms Nowak"])
            async with Client(server.url, token) as board:
                assert board.yours["host"]
                assert board.table["host"] == desk.device
                await board.ask("start")
                await board.ask("next", round=0)
                assert (await board.ask("rolls"))["rolls"] == [board.table["roll"]]
                await board.ask("rename", seat=0, name="Nowak")
                await board.ask("abandon")
            # The token is enough from now on.
            async with Client(server.url, token) as board:
                assert board.yours["host"]

    asyncio.run(play())


def test_a_further_host_is_sent_away(server: Server) -> None:
    async def play() -> None:
        async with Client(server.url, await open_table(server.url, preset="class")) as desk:
            key = (await desk.ask("host-link"))["key"]
            token = await join_table(server.url, desk.code, host_key=key)
            async with Client(server.url, token) as board:
                await desk.until(lambda: desk.yours["hosts"] == [board.device])
                await desk.ask("dismiss-host", device=board.device)
                await board.until(lambda: not board.yours["host"])
                assert await refusal_code(board.ask("lock")) == "not-host"
            again = join_table(server.url, desk.code, host_key=key)
            assert await refusal_code(again) == "wrong-host-link"

    asyncio.run(play())


def test_whoever_is_no_host_gets_no_link(server: Server) -> None:
    async def play() -> None:
        async with Client(server.url, await open_table(server.url)) as desk:
            guest = await join_table(server.url, desk.code, names=["Tim"])
            async with Client(server.url, guest) as tim:
                assert not tim.yours["host"]
                assert await refusal_code(tim.ask("host-link")) == "not-host"

    asyncio.run(play())


@pytest.mark.parametrize("key", ["x", "0" * 32, "é", "' OR 1=1", "x" * 100])
def test_a_wrong_key_is_refused(server: Server, key: str) -> None:
    token = asyncio.run(open_table(server.url))
    url = f"{server.url}/api/tables/{token[:6]}"
    before = httpx.get(url).json()
    answer = httpx.post(f"{url}/devices", json={"host_key": key, "names": ["Eve"]})
    assert (answer.status_code, answer.json()["code"]) == (403, "wrong-host-link")
    assert httpx.get(url).json() == before
    too_long = httpx.post(f"{url}/devices", json={"host_key": "x" * 101})
    assert too_long.status_code == 422


def test_wrong_keys_are_counted_by_address(tmp_path: Path, clock: StoppedClock) -> None:
    """Nobody tries them by the thousand; a right one is not told either then."""

    async def guess(url: str) -> list[str]:
        async with Client(url, await open_table(url)) as desk:
            key = (await desk.ask("host-link"))["key"]
            wrong = [key[:-1] + sign for sign in "0123" if sign != key[-1]][:3]
            tries = [*wrong, key]
            codes = []
            for one in tries:
                with pytest.raises(Refused) as refused:
                    await join_table(url, desk.code, host_key=one)
                codes.append(refused.value.code)
            return codes

    with run_server_in_thread(str(tmp_path / "log.sqlite"), Limits(wrong_at_once=3)) as here:
        codes = asyncio.run(guess(here.url))
    assert codes == ["wrong-host-link"] * 3 + ["too-many-tries"]
