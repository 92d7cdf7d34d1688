"""What one device, table or address may use up: each budget is spent for real on a real server."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any, Final

import httpx
import pytest

from fivebyfive.client import Client, Refused, join_table
from fivebyfive.printing import BlankSheets, OutputFormat
from fivebyfive.server import Limits
from fivebyfive.server.errors import ServerError
from fivebyfive.server.printer import Printer
from support.plugins.rehearsal import open_table
from support.server.refusal_codes import refusal_code, status_and_code
from support.server.threaded_server import run_server_in_thread

UNPACED: Final = {"changes_at_once": 10**6, "messages_at_once": 10**6}


def run_with_limits(folder: Path, limits: Limits, play: Any) -> None:
    with run_server_in_thread(str(folder / "log.sqlite"), limits) as server:
        asyncio.run(play(server.url))


async def ask_until_refused(
    client: Client, type_: str, wish: Callable[[int], dict[str, Any]]
) -> tuple[int, str]:
    """How often it was done, and why not once more."""
    for done in count():
        try:
            await client.ask(type_, **wish(done))
        except Refused as refused:
            return done, refused.code
    raise AssertionError


def test_a_device_changes_things_at_a_pace_over_all_its_sockets(tmp_path: Path) -> None:
    async def play(url: str) -> None:
        token = await open_table(url, names=["Ola"])
        async with Client(url, token) as one, Client(url, token) as two:
            for client, name in ((one, "Ida"), (two, "Eva"), (one, "Una")):
                await client.ask("rename", seat=0, name=name)
            for client in (one, two):
                with pytest.raises(Refused) as refused:
                    await client.ask("rename", seat=0, name="Lea")
                assert refused.value.code == "too-many-changes"
                assert int(refused.value.facts["seconds"]) > 0
            tim = await join_table(url, token.split(".")[0], names=["Tim"])
            async with Client(url, tim) as other:  # has a budget of its own
                await other.ask("rename", seat=1, name="Tom")

    run_with_limits(tmp_path, Limits(changes_at_once=3, changes_a_minute=1), play)


def test_moves_are_no_changes(tmp_path: Path) -> None:
    async def play(url: str) -> None:
        async with Client(url, await open_table(url, names=["Ola"])) as ola:
            await ola.ask("start")
            await ola.ask("next", round=0)
            for cell in ("a1", "b1", "c1"):
                await ola.ask("move", seat=0, round=1, move=cell)
            assert await refusal_code(ola.ask("pause", paused=True)) == "too-many-changes"

    run_with_limits(tmp_path, Limits(changes_at_once=1, changes_a_minute=1), play)


def test_an_address_writes_so_many_bytes(tmp_path: Path) -> None:
    budget = 2**16

    async def play(url: str) -> None:
        token = await open_table(url, names=[f"{n} {'x' * 15}" for n in range(40)])
        async with Client(url, token) as host:
            orders = [list(range(40)), list(reversed(range(40)))]
            sent, code = await ask_until_refused(
                host, "reorder", lambda n: {"order": orders[n % 2]}
            )
            assert code == "too-much-written"
            assert sent * 40 < budget  # each is stored with its numbers
            assert await host.ask("rolls") is not None  # to ask costs nothing
        answer = httpx.post(f"{url}/api/tables/{token.split('.')[0]}/devices", json={})
        assert status_and_code(answer) == (429, "too-much-written")
        assert int(answer.headers["Retry-After"]) > 0
        async with Client(url, token) as back:  # whoever was there may come back and look
            assert back.connected

    limits = Limits(written_at_once=budget, written_an_hour=budget, **UNPACED)
    run_with_limits(tmp_path, limits, play)


@pytest.mark.parametrize("limits", [Limits(events=30), Limits(log_size=2**16)])
def test_a_log_becomes_so_long(limits: Limits, tmp_path: Path) -> None:
    limits = replace(limits, **UNPACED)

    async def play(url: str) -> None:
        token = await open_table(url, names=["Ola"])
        async with Client(url, token) as ola:
            renames, code = await ask_until_refused(
                ola, "rename", lambda n: {"seat": 0, "name": f"{n} {'x' * 15}"}
            )
            assert code == "log-full"
            assert 0 < renames <= min(limits.events, limits.log_size // 50)
            assert await refusal_code(ola.ask("start")) == "log-full"
            await ola.ask("ping")
        async with Client(url, token) as back:
            assert back.table["seats"][0]["name"].startswith(f"{renames - 1} ")
            await back.ask("leave")

    run_with_limits(tmp_path, limits, play)


def test_a_game_that_has_begun_is_played_to_its_end(tmp_path: Path) -> None:
    async def play(url: str) -> None:
        async with Client(url, await open_table(url, names=["Ola"])) as ola:
            await ola.ask("start")
            _, code = await ask_until_refused(
                ola, "rename", lambda n: {"seat": 0, "name": f"Ola {n}"}
            )
            assert code == "log-full"
            await ola.ask("next", round=0)  # from the reserve
            moves, code = await ask_until_refused(
                ola, "move", lambda n: {"seat": 0, "round": 1, "move": "ab"[n % 2] + "1"}
            )
            assert (0 < moves <= 15, code) == (True, "log-full")
            await ola.ask("abandon")
            assert await refusal_code(ola.ask("rematch")) == "log-full"
        joining = httpx.post(f"{url}/api/tables/{ola.code}/devices", json={})
        assert status_and_code(joining) == (409, "log-full")

    run_with_limits(tmp_path, Limits(events=30, **UNPACED), play)


def test_seats_of_a_device_and_computer_players(tmp_path: Path) -> None:
    async def play(url: str) -> None:
        token = await open_table(url, names=["Ola", "Ida"])
        async with Client(url, token) as host:
            assert await refusal_code(host.ask("sit", name="Eva")) == "too-many-seats"
            await host.ask("sit-paper", name="Jan")  # nobody waits for paper
            await host.ask("seat-computer", name="Otto", level="casual")
            asked = host.ask("seat-computer", name="Anna", level="casual")
            assert await refusal_code(asked) == "too-many-computers"
            await join_table(url, token.split(".")[0], names=["Tim", "Tom"])
        answer = httpx.post(f"{url}/api/tables", json={"names": ["A", "B", "C"]})
        assert status_and_code(answer) == (409, "too-many-seats")

    run_with_limits(tmp_path, Limits(seats_a_device=2, computers=1), play)


def test_an_address_asks_for_so_much_that_takes_long(tmp_path: Path) -> None:
    async def play(url: str) -> None:
        token = await open_table(url, names=["Ola"])
        code = token.split(".")[0]
        async with Client(url, token) as ola:
            await ola.ask("start")
        for _ in range(2):
            assert httpx.get(f"{url}/api/tables/{code}/record").status_code == 200
        for path in (f"tables/{code}/record", "sheets/knister.pdf"):
            assert status_and_code(httpx.get(f"{url}/api/{path}")) == (429, "too-much-asked")
        paper = {"game": "knister", "cells": ["7"] * 25}
        scored = httpx.post(f"{url}/api/score", json=paper)
        assert status_and_code(scored) == (429, "too-much-asked")
        assert httpx.get(f"{url}/api/about").status_code == 200

    run_with_limits(tmp_path, Limits(costly_at_once=2, costly_a_minute=1), play)


def test_one_address_does_not_take_the_printer_from_the_others() -> None:
    async def come() -> list[Any]:
        go = asyncio.Event()

        async def slowly(_job: str, _kind: OutputFormat) -> bytes:
            await go.wait()
            return b"drawn"

        printer = Printer(Limits(printing=20, printing_an_address=4), slowly)
        wish = BlankSheets(game="knister")
        addresses = ["10.0.0.1"] * 25 + ["10.0.0.2"]
        drawing = [asyncio.create_task(printer.draw(wish, address)) for address in addresses]
        while sum(task.done() for task in drawing) < 21:
            await asyncio.sleep(0)
        go.set()
        done = await asyncio.gather(*drawing, return_exceptions=True)
        assert not printer.waiting  # nothing is remembered of who was served
        return done

    *greedy, other = asyncio.run(come())
    assert other == b"drawn"
    assert greedy[:4] == [b"drawn"] * 4
    refused = [one.code for one in greedy[4:] if isinstance(one, ServerError)]
    assert refused == ["too-much-printed"] * 21
