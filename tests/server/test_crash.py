"""The server is killed in the middle of a round: nothing that was acknowledged is lost."""

import asyncio
import re
from pathlib import Path
from random import Random

import httpx
import pytest

from fivebyfive.client import Client, Refused, join_table
from support.plugins.rehearsal import open_table
from support.server.server_process import Server, run_server
from support.server.socket_players import disconnect_all, play_random_game, seat_people
from support.server.threaded_server import run_server_in_thread
from support.totals import compute_totals

CELLS = ["a1", "b2", "c4"]


async def killed_in_mid_round(server: Server, *kinds: str) -> None:
    """A table of each kind; all of them are in the same round when it happens."""
    tables = [await in_mid_round(server, kind) for kind in kinds]
    server.kill()
    server.start()
    await asyncio.gather(*(reconnect_and_finish(server, clients) for clients in tables))


async def in_mid_round(server: Server, kind: str) -> list[Client]:
    """Three of four have moved in the third round, and know that it is stored."""
    clients = await seat_people(server.url, 4, settings={"game": kind})
    await clients[0].ask("start")
    for round_, cell in enumerate(CELLS):
        await clients[round_].ask("next", round=round_)
        thinking = [3] if round_ == 2 else []
        for seat, client in enumerate(clients):
            await client.until(lambda c=client, r=round_: c.table["round"] == r + 1)  # type: ignore[misc]
            if seat not in thinking:
                await client.ask("move", seat=seat, round=round_ + 1, move=cell)
    return clients


async def reconnect_and_finish(server: Server, clients: list[Client]) -> None:
    await disconnect_all(clients)  # what they remember proves nothing
    clients = [Client(server.url, client.token) for client in clients]
    for seat, client in enumerate(clients):
        await client.__aenter__()
        [mine] = client.yours["seats"]
        assert client.table["round"] == 3
        assert mine["move"] == (CELLS[2] if seat < 3 else None)
    assert clients[0].table["closed"]["moves"] == ["b2"] * 4
    await asyncio.gather(*(play_random_game(c, Random(s)) for s, c in enumerate(clients)))
    told = clients[0].table["totals"]
    await disconnect_all(clients)
    record = httpx.get(f"{server.url}/api/tables/{clients[0].code}/record").text
    assert compute_totals(record) == told


def test_killed_on_sqlite(tmp_path: Path) -> None:
    with run_server(str(tmp_path / "log.sqlite")) as server:
        asyncio.run(killed_in_mid_round(server, "knister", "knaster"))


def test_killed_on_postgresql(postgres_url: str) -> None:
    with run_server(postgres_url) as server:
        asyncio.run(killed_in_mid_round(server, "knaster"))


def test_a_spectator_sees_no_open_move(tmp_path: Path) -> None:
    async def watch(server: Server) -> None:
        token = await open_table(server.url, names=["Ola"])
        async with Client(server.url, token) as player:
            eye = await join_table(server.url, player.code)
            async with Client(server.url, eye) as spectator:
                await player.ask("start")
                await player.ask("next", round=0)
                await player.ask("move", seat=0, round=1, move="c3")
                await spectator.until(lambda: spectator.table["moved"]["seats"] == [0])
                assert spectator.yours["seats"] == []
                # As a word: names of devices are random letters.
                assert not re.search(r"\bc3\b", str({**spectator.table, "nonces": []}))
                with pytest.raises(Refused) as refused:
                    await spectator.ask("move", seat=0, round=1, move="d3")
                assert refused.value.code == "not-your-seat"
                await player.ask("next", round=1)
                await spectator.until(lambda: spectator.table["closed"] is not None)
                assert spectator.table["closed"]["moves"] == ["c3"]

    with run_server_in_thread(str(tmp_path / "log.sqlite")) as server:
        asyncio.run(watch(server))
