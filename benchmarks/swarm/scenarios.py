"""The four things a server has to stand, each bounded, each checked against what it stored."""

import asyncio
import time
from dataclasses import dataclass, field
from random import Random
from typing import Any

from support.server.server_process import Server
from swarm.check import check
from swarm.driver import (
    Show,
    StealTime,
    StuckError,
    load_average,
    measure_echo,
    play_games,
    summarize_ms,
)
from swarm.party import LoadPlan, Party
from swarm.servers import (
    OPTIONS,
    cpu_seconds,
    kill_and_restart,
    run_echo_server,
    run_load_server,
    seat_tables,
)


@dataclass
class Outcome:
    """What a scenario found; what was lost or failed, and the goals that were missed besides."""

    figures: dict[str, Any]
    lost: list[str] = field(default_factory=list)
    missed: list[str] = field(default_factory=list)

    @property
    def wrong(self) -> list[str]:
        """All of it: the scenario was passed if this is nothing."""
        return [*self.lost, *self.missed]


async def many_tables(
    database: str, tables: int, show: Show, people: int = 4, pace: float = 2.0
) -> Outcome:
    """Many small tables, a move per person every `pace` seconds; before it a bare echo."""
    sockets = tables * people
    with run_echo_server() as url:
        show("the echo")
        bare = await measure_echo(url, sockets, pace, 5 * pace)
    plan = LoadPlan(pace)
    with run_load_server(database) as server:
        show("tables are opened")
        found = await seat_tables(server.url, tables, people)
        parties = [Party(plan, tokens, server.url, seed=n) for n, tokens in enumerate(found)]
        before, stolen = cpu_seconds(server), StealTime()
        seconds, wrong = await _play(plan, parties, show)
        used, taken = cpu_seconds(server) - before, stolen.share()
    wrong += await check(database, parties)
    return Outcome(
        {
            "sockets": sockets,
            "moves_a_second": round(len(plan.answer_seconds) / seconds),
            "move_to_answer_ms": summarize_ms(plan.answer_seconds),
            "press_to_roll_ms": summarize_ms(plan.roll_seconds),
            "echo_ms": summarize_ms(bare),
            "late": plan.late,
            "server_cores": round(used / seconds, 2),
            "stolen": taken,
            "load_average": load_average(),
        },
        wrong,
    )


async def one_table(database: str, people: int, show: Show, pace: float = 2.0) -> Outcome:
    """One table of very many people; how long a roll takes to reach them all."""
    plan = LoadPlan(pace)
    with run_load_server(database) as server:
        show("people come to the table")
        start = time.perf_counter()
        [tokens] = await seat_tables(server.url, 1, people)
        joined = time.perf_counter() - start
        party = Party(plan, tokens, server.url)
        before, stolen = cpu_seconds(server), StealTime()
        seconds, wrong = await _play(plan, [party], show)
        used, taken = cpu_seconds(server) - before, stolen.share()
    wrong += await check(database, [party])
    return Outcome(
        {
            "sockets": people,
            "joining_seconds": round(joined, 1),
            "press_to_roll_ms": summarize_ms(plan.roll_seconds),
            "press_to_own_moves_ms": summarize_ms(plan.private_view_seconds),
            "move_to_answer_ms": summarize_ms(plan.answer_seconds),
            "late": plan.late,
            "server_cores": round(used / seconds, 2),
            "stolen": taken,
            "load_average": load_average(),
        },
        wrong,
    )


@dataclass(frozen=True)
class KillPlan:
    """Who is killed, how often, and how long they live."""

    kills: int
    workers: int = 0  # processes behind one address: one of them is killed, not the server
    lives: tuple[float, float] = (0.2, 2.0)  # seconds between a start and the next kill
    seed: int = 0


async def random_kills(
    database: str, tables: int, killing: KillPlan, show: Show, people: int = 4, pace: float = 0.5
) -> Outcome:
    """Servers are killed at random moments under load; people come back and play on."""
    plan = LoadPlan(pace, change_probability=0.3, kills_wanted=killing.kills)
    workers = ["--workers", str(killing.workers)] if killing.workers else []
    with run_load_server(database, [*OPTIONS, *workers]) as server:
        show("tables are opened")
        found = await seat_tables(server.url, tables, people)
        parties = [Party(plan, tokens, server.url, seed=n) for n, tokens in enumerate(found)]
        killer = asyncio.create_task(_kill(server, killing, plan))
        seconds, wrong = await _play(plan, parties, show)
        if killer.done():
            killer.result()
        else:  # it starts a server just now, or everybody is stuck
            killer.cancel()
    wrong += await check(database, parties, exactly=False)
    if plan.kills < killing.kills:
        wrong.append(f"the games were over after {plan.kills} of {killing.kills} kills")
    people_lost = sum(person.device.losses for party in parties for person in party.people)
    return Outcome(
        {
            "sockets": tables * people,
            "workers": max(1, killing.workers),
            "kills": plan.kills,
            "lost_connections": people_lost,
            "acknowledged": len(plan.answer_seconds),
            "seconds": round(seconds, 1),
            "load_average": load_average(),
        },
        wrong,
    )


async def _kill(server: Server, killing: KillPlan, plan: LoadPlan) -> None:
    rng = Random(killing.seed)
    while not plan.answer_seconds:
        await asyncio.sleep(0.05)
    for number in range(killing.kills):
        await asyncio.sleep(rng.uniform(*killing.lives))
        if killing.workers:
            while len(alive := server.workers()) < killing.workers:
                await asyncio.sleep(0.1)  # there is always one more that lives
            # The oldest, which people sit at: nobody may have come to the newest yet.
            min(alive, key=lambda process: process.create_time()).kill()
        else:
            await asyncio.to_thread(kill_and_restart, server)
        plan.kills = number + 1
        plan.last_progress = time.perf_counter()  # now they can go on


async def _play(plan: LoadPlan, parties: list[Party], show: Show) -> tuple[float, list[str]]:
    start = time.perf_counter()
    try:
        seconds = await play_games(plan, parties, show)
    except StuckError as stuck:
        return time.perf_counter() - start, [*plan.failures[:5], str(stuck)]
    return seconds, list(plan.failures)
