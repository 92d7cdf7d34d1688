"""The server is killed in the middle of a round: nothing that was acknowledged is lost."""

import asyncio
from pathlib import Path
from random import Random

import httpx
import pytest

from fivebyfive.client import Client, Refused, join_table, open_table
from live import Server, leave, play, seat_people, serving
from server.test_games import scored


async def killed_in_mid_round(server: Server, kind: str) -> None:
    clients = await seat_people(server.url, 4, settings={"game": kind})
    await clients[0].ask("start")
    cells = ["a1", "b2", "c4", "d5", "e3"]
    acknowledged: dict[int, str] = {}
    for round_ in range(3):
        roller = clients[round_ % 4]
        await roller.ask("next", round=round_)
        acknowledged = {}
        for seat, client in enumerate(clients):
            await client.until(lambda c=client, r=round_: c.table["round"] == r + 1)  # type: ignore[misc]
            if round_ == 2 and seat == 3:
                break  # the last one is still thinking
            await client.ask("move", seat=seat, round=round_ + 1, move=cells[round_])
            acknowledged[seat] = cells[round_]
    server.kill()
    server.start()
    await leave(clients)  # what they remember proves nothing
    clients = [Client(server.url, client.token) for client in clients]
    for seat, client in enumerate(clients):
        await client.__aenter__()
        [mine] = client.yours["seats"]
        assert client.table["round"] == 3
        assert mine["move"] == acknowledged.get(seat)
    assert clients[0].table["closed"]["moves"] == ["b2"] * 4
    await asyncio.gather(*(play(c, Random(s)) for s, c in enumerate(clients)))
    told = clients[0].table["totals"]
    await leave(clients)
    record = httpx.get(f"{server.url}/api/tables/{clients[0].code}/record").text
    assert scored(record) == told


@pytest.mark.parametrize("kind", ["knister", "knaster"])
def test_killed_on_sqlite(kind: str, tmp_path: Path) -> None:
    with serving(str(tmp_path / "log.sqlite")) as server:
        asyncio.run(killed_in_mid_round(server, kind))


def test_killed_on_postgresql(postgres_url: str) -> None:
    with serving(postgres_url) as server:
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
                assert "c3" not in str({**spectator.table, "commit": "", "devices": []})
                with pytest.raises(Refused) as refused:
                    await spectator.ask("move", seat=0, round=1, move="d3")
                assert refused.value.code == "not-your-seat"
                await player.ask("next", round=1)
                await spectator.until(lambda: spectator.table["closed"] is not None)
                assert spectator.table["closed"]["moves"] == ["c3"]

    with serving(str(tmp_path / "log.sqlite")) as server:
        asyncio.run(watch(server))
