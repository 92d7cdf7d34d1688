"""Small versions of what `make soak` does with thousands: nothing acknowledged is ever lost."""

import asyncio
from pathlib import Path

import pytest

from fivebyfive.server.live.broadcast import CROWD
from fivebyfive.store import open_store
from fivebyfive.store.event_codec import decode_event
from support.server.server_process import Server
from swarm.check import check
from swarm.driver import StuckError, _describe_stuck, connect_parties, play_games
from swarm.party import ROUNDS, Party
from swarm.plan import LoadPlan, Measurements
from swarm.scenarios import KillPlan, many_tables, one_table, random_kills
from swarm.servers import run_load_server, seat_tables


def quiet(_: str) -> None:
    """Nobody watches."""


def test_many_tables(tmp_path: Path) -> None:
    outcome = asyncio.run(many_tables(str(tmp_path / "a.sqlite"), 3, quiet, pace=0.1))
    assert outcome.wrong == []
    assert outcome.figures["move_to_answer_ms"]["count"] == 3 * 4 * ROUNDS
    assert outcome.figures["press_to_roll_ms"]["count"] == 3 * 4 * ROUNDS
    assert outcome.figures["echo_ms"]["count"] == 5 * 3 * 4
    assert outcome.figures["processor_s_per_1000"] > 0


def test_a_crowd_at_one_table(tmp_path: Path) -> None:
    """More than are told at once, so that slices and fewer news are tried too."""
    outcome = asyncio.run(one_table(str(tmp_path / "b.sqlite"), CROWD + 5, quiet, pace=0.1))
    assert outcome.wrong == []
    assert outcome.figures["press_to_roll_ms"]["count"] == (CROWD + 5) * ROUNDS


def test_two_processes_on_postgresql_of_which_one_is_killed(postgres_url: str) -> None:
    killing = KillPlan(kills=2, workers=2, lives=(0.3, 0.6))
    outcome = asyncio.run(random_kills(postgres_url, 2, killing, quiet, pace=0.2))
    assert outcome.wrong == []
    assert outcome.figures["lost_connections"] >= 2 * 4


def test_kills_at_random_moments_on_sqlite(tmp_path: Path) -> None:
    killing = KillPlan(kills=2, lives=(0.1, 0.5))
    outcome = asyncio.run(random_kills(str(tmp_path / "d.sqlite"), 2, killing, quiet, pace=0.2))
    assert outcome.wrong == []
    assert outcome.figures["lost_connections"] >= 2 * 4


async def played(database: str) -> Party:
    plan, measured = LoadPlan(0.05), Measurements()
    with run_load_server(database) as server:
        [tokens] = await seat_tables(server.url, 1, 2)
        party = Party(plan, measured, tokens, server.url)
        await connect_parties([party], quiet)
        await play_games(plan, measured, [party], quiet)
    assert not measured.failures
    return party


def test_what_is_lost_is_found(tmp_path: Path) -> None:
    async def work() -> None:
        database = str(tmp_path / "log.sqlite")
        party = await played(database)
        ola, tim = party.people
        assert await check(database, [party]) == []

        good, tim.moves[7] = tim.moves[7], tim.order[-1]
        [wrong] = await check(database, [party])
        assert f"1 acknowledged moves are lost, first {tim.order[-1]} of seat 1 in round 7" in wrong
        tim.moves[7] = good

        ola.answers += 1
        [wrong] = await check(database, [party])
        assert "51 moves were acknowledged, the log has 50" in wrong
        ola.answers -= 1

        ola.yours = ola.yours.replace(b'"total":', b'"total":1')
        [wrong] = await check(database, [party])
        assert "the sheet of seat 0 is not that of the record" in wrong

    asyncio.run(work())


async def kill_in_the_midst(
    measured: Measurements, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    while not measured.answer_seconds:
        await asyncio.sleep(0.01)
    server.kill()
    # Not before: on a slow machine a server that is there may need longer for an answer.
    monkeypatch.setattr("swarm.driver.STUCK_SECONDS", 1.0)


def test_a_game_that_does_not_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that is gone and does not come back is noticed, and said with the round."""

    async def work() -> None:
        database = str(tmp_path / "log.sqlite")
        plan, measured = LoadPlan(0.2), Measurements()
        with run_load_server(database) as server:
            [tokens] = await seat_tables(server.url, 1, 2)
            party = Party(plan, measured, tokens, server.url)
            await connect_parties([party], quiet)
            killing = asyncio.create_task(kill_in_the_midst(measured, server, monkeypatch))
            with pytest.raises(StuckError) as stuck:
                await play_games(plan, measured, [party], quiet)
            await killing
        assert str(stuck.value) == _describe_stuck([party])
        assert f"table {party.code} is in round" in str(stuck.value)
        store = open_store(database)
        await store.open()
        kinds = [type(decode_event(event.body)).__name__ for event in await store.read(party.code)]
        await store.close()
        assert kinds.count("MoveMade") >= sum(person.answers for person in party.people)

    asyncio.run(work())
