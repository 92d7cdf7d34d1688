"""The coach at live tables: of one's own game when it is over, and hints while one is alone."""

import asyncio
import threading
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, cast

import httpx
import pytest

from fivebyfive import Game, parse_record
from fivebyfive.analysis import review_game
from fivebyfive.bots import COACH, find_adviser
from fivebyfive.client import Client, Refused
from fivebyfive.server.config import Limits
from fivebyfive.server.errors import ServerError
from fivebyfive.server.players import coach as coach_module
from fivebyfive.server.players.coach import Coach, count_hints
from fivebyfive.store import open_store
from fivebyfive.table import Table, TableError, commands
from support.paths import EXAMPLES
from support.server.bare_worker import BareWorker
from support.server.server_process import Server
from support.server.socket_players import disconnect_all, play_random_game, seat_people
from support.server.threaded_server import run_server_in_thread

FINISHED = (EXAMPLES / "checkable.5x5").read_text()


async def play_to_the_end(clients: list[Client]) -> None:
    await clients[0].ask("start")
    for client in clients:
        await client.until(lambda client=client: client.table["phase"] == "playing")  # type: ignore[misc]
    await asyncio.gather(*(play_random_game(client, Random(n)) for n, client in enumerate(clients)))


async def fetch_review(client: Client, seat: int = 0) -> tuple[list[Any], Any]:
    """How far it was each time, and what was said in the end."""
    steps: list[Any] = []
    while True:
        answer = await client.ask("coach", seat=seat)
        if answer["coaching"] is not None:
            return steps, answer["coaching"]
        steps.append((answer["done"], answer["of"]))
        await asyncio.sleep(0.05)


async def fetch_record(server: Server, code: str) -> str:
    async with httpx.AsyncClient() as http:
        return (await http.get(f"{server.url}/api/tables/{code}/record")).text


@pytest.mark.parametrize(("kind", "people"), [("knister", 1), ("knaster", 2)])
def test_what_the_coach_says(server: Server, kind: str, people: int) -> None:
    async def run() -> tuple[list[Any], Any, Any, str]:
        clients = await seat_people(server.url, people, settings={"game": kind})
        await play_to_the_end(clients)
        steps, said = await fetch_review(clients[0])
        again = await clients[0].ask("coach", seat=0)
        text = await fetch_record(server, clients[0].code)
        await disconnect_all(clients)
        return steps, said, again["coaching"], text

    steps, said, again, text = asyncio.run(run())
    assert steps  # the first answer comes before it has thought
    assert all(0 <= done <= of for done, of in steps)
    assert again == said  # it is kept
    found = review_game(parse_record(text), 0, find_adviser(COACH))
    assert said["total"] == found.total
    assert said["start"] + said["luck"] - said["cost"] == pytest.approx(said["total"], abs=1e-5)
    assert [one["cost"] for one in said["moves"]] == pytest.approx(
        [move.cost for move in found.moves], abs=1e-5
    )
    dearest = [(move.round, str(move.move), str(move.best)) for move in found.costliest()]
    assert [(one["round"], one["move"], one["best"]) for one in said["dearest"]] == dearest
    assert [one["sheet"]["numbers"] for one in said["dearest"]] == [
        list(move.sheet.numbers) for move in found.costliest()
    ]
    assert said["expert"] > 0


def test_it_is_kept_with_the_game(tmp_path: Path) -> None:
    """A server that begins anew has not to think again."""
    database = str(tmp_path / "log.sqlite")

    async def begin(url: str) -> tuple[str, Any]:
        [client] = await seat_people(url, 1)
        await play_to_the_end([client])
        _, said = await fetch_review(client)
        await disconnect_all([client])
        return client.token, said

    async def look(url: str, token: str) -> tuple[list[Any], Any]:
        async with Client(url, token) as client:
            return await fetch_review(client)

    with run_server_in_thread(database) as server:
        token, said = asyncio.run(begin(server.url))
    with run_server_in_thread(database) as server:
        steps, again = asyncio.run(look(server.url, token))
    assert steps == []
    assert again == said


def test_a_coach_that_fails_says_so_and_may_be_asked_again(tmp_path: Path) -> None:
    """Else the page would wait for ever."""

    class Warmed:
        def wait(self) -> None:
            raise RuntimeError("no kernels")

    async def run() -> tuple[str, bool]:
        store = open_store(str(tmp_path / "log.sqlite"))
        await store.open()
        worker = BareWorker(store)
        token = await worker.open("family", {}, [commands.Sit("Ola")])
        code, device = token.split(".")[:2]
        table = await worker.get(code)
        over = replace(table, phase="over", game=parse_record(FINISHED).game)
        service = cast("Any", ServiceOfOneTable(over))
        coach = Coach(service, store, worker.now, cast("Any", Warmed()), Limits())
        first = await coach.get_review(code, device, 0)
        while coach._running:
            await asyncio.sleep(0.01)
        with pytest.raises(ServerError) as caught:
            await coach.get_review(code, device, 0)
        again = await coach.get_review(code, device, 0)
        coach.stop()
        await store.close()
        return caught.value.code, (first.coaching, again.coaching) == (None, None)

    assert asyncio.run(run()) == ("internal-error", True)


def test_a_long_thought_keeps_nobody_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The socket of whoever asks has to answer pings, too."""
    monkeypatch.setattr(coach_module, "HINT_TIMEOUT", 0.01)
    ready = threading.Event()

    class Warmed:
        def wait(self) -> None:
            ready.wait()

    async def run() -> tuple[list[Any], list[Any], int]:
        store = open_store(str(tmp_path / "log.sqlite"))
        await store.open()
        worker = BareWorker(store)
        token = await worker.open("family", {}, [commands.Sit("Ola")])
        table = await worker.get(token.split(".")[0])
        playing = replace(table, phase="playing", game=Game.start("knister").roll(7))
        service = cast("Any", ServiceOfOneTable(playing))
        coach = Coach(service, store, worker.now, cast("Any", Warmed()), Limits())
        asked = commands.TakeHint(0, 1)
        first = [(await coach.get_hint(table.code, asked)).moves for _ in range(3)]
        thoughts = len(coach._hints)
        ready.set()
        while not (last := (await coach.get_hint(table.code, asked)).moves):
            await asyncio.sleep(0.01)
        with pytest.raises(TableError, match="stale-round"):
            await coach.get_hint(table.code, commands.TakeHint(0, 2))
        coach.stop()
        await store.close()
        return first, list(last), thoughts

    first, last, thoughts = asyncio.run(run())
    assert first == [[], [], []]
    assert thoughts == 1
    assert len(last) == count_hints([move.lost for move in last])


@pytest.mark.parametrize(
    ("losses", "told"),
    [
        ([0.0, 0.5, 0.5, 0.6], 3),
        ([0.0, 0.01, 0.04, 0.04, 0.05, 0.2], 4),
        ([0.0] * 25, 10),
    ],
)
def test_moves_as_good_as_the_best_are_all_told(losses: list[float], told: int) -> None:
    """As far as people see them as equal, in tenths, and up to ten."""
    assert count_hints(losses) == told


class ServiceOfOneTable:
    """As a `TableService` that has one table."""

    def __init__(self, table: Table) -> None:
        self._table = table

    async def get(self, _code: str) -> Table:
        return self._table


def test_hints(server: Server) -> None:
    async def run() -> tuple[Any, str, Any]:
        [client] = await seat_people(server.url, 1)
        await client.ask("start")
        with pytest.raises(Refused, match="stale-round"):
            await client.ask("hint", seat=0, round=1)
        await client.ask("next", round=0)
        await client.until(lambda: client.table["round"] == 1)
        hint: Any = {"moves": []}
        while not hint["moves"]:  # it is asked again until the coach has thought
            hint = await client.ask("hint", seat=0, round=1)
        with pytest.raises(Refused, match="not-over"):
            await client.ask("coach", seat=0)
        await client.ask("move", seat=0, round=1, move=hint["moves"][0]["move"])
        await play_random_game(client, Random(1), change=0)
        text = await fetch_record(server, client.code)
        result = client.table["result"]
        await disconnect_all([client])
        return hint, text, result

    hint, text, result = asyncio.run(run())
    assert hint["round"] == 1
    assert len(hint["moves"]) > 3  # as good as each other, on an empty sheet
    assert {move["lost"] for move in hint["moves"]} == {0}
    record = parse_record(text)
    assert record.comments == ((1, "hint"),)
    assert str(record.game.rounds[0].moves[0]) == hint["moves"][0]["move"]
    assert result["hints"] == 1
