"""The four things a server has to stand, each bounded, each checked against what it stored."""

import asyncio
import time
from dataclasses import dataclass, field
from random import Random
from typing import Any

from live import Server
from swarm.check import check
from swarm.driver import Show, Stolen, StuckError, echo, in_ms, load_average, play
from swarm.party import Party, Plan
from swarm.servers import (
    OPTIONS,
    echoing,
    killed_and_started,
    processor_seconds,
    seat_tables,
    serving,
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
    with echoing() as url:
        show("the echo")
        bare = await echo(url, sockets, pace, 5 * pace)
    plan = Plan(pace)
    with serving(database) as server:
        show("tables are opened")
        found = await seat_tables(server.url, tables, people)
        parties = [Party(plan, tokens, server.url, seed=n) for n, tokens in enumerate(found)]
        before, stolen = processor_seconds(server), Stolen()
        seconds, wrong = await _play(plan, parties, show)
        used, taken = processor_seconds(server) - before, stolen.share()
    wrong += await check(database, parties)
    return Outcome(
        {
            "sockets": sockets,
            "moves_a_second": round(len(plan.took) / seconds),
            "move_to_answer_ms": in_ms(plan.took),
            "press_to_roll_ms": in_ms(plan.rolls),
            "echo_ms": in_ms(bare),
            "late": plan.late,
            "server_cores": round(used / seconds, 2),
            "stolen": taken,
            "load_average": load_average(),
        },
        wrong,
    )


async def one_table(database: str, people: int, show: Show, pace: float = 2.0) -> Outcome:
    """One table of very many people; how long a roll takes to reach them all."""
    plan = Plan(pace)
    with serving(database) as server:
        show("people come to the table")
        start = time.perf_counter()
        [tokens] = await seat_tables(server.url, 1, people)
        joined = time.perf_counter() - start
        party = Party(plan, tokens, server.url)
        before, stolen = processor_seconds(server), Stolen()
        seconds, wrong = await _play(plan, [party], show)
        used, taken = processor_seconds(server) - before, stolen.share()
    wrong += await check(database, [party])
    return Outcome(
        {
            "sockets": people,
            "joining_seconds": round(joined, 1),
            "press_to_roll_ms": in_ms(plan.rolls),
            "press_to_own_moves_ms": in_ms(plan.own),
            "move_to_answer_ms": in_ms(plan.took),
            "late": plan.late,
            "server_cores": round(used / seconds, 2),
            "stolen": taken,
            "load_average": load_average(),
        },
        wrong,
    )


@dataclass(frozen=True)
class Killing:
    """Who is killed, how often, and how long they live."""

    kills: int
    workers: int = 0  # processes behind one address: one of them is killed, not the server
    lives: tuple[float, float] = (0.2, 2.0)  # seconds between a start and the next kill
    seed: int = 0


async def killed(
    database: str, tables: int, killing: Killing, show: Show, people: int = 4, pace: float = 0.5
) -> Outcome:
    """Servers are killed at random moments under load; people come back and play on."""
    plan = Plan(pace, changes=0.3, kills_wanted=killing.kills)
    workers = ["--workers", str(killing.workers)] if killing.workers else []
    with serving(database, [*OPTIONS, *workers]) as server:
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
            "acknowledged": len(plan.took),
            "seconds": round(seconds, 1),
            "load_average": load_average(),
        },
        wrong,
    )


async def _kill(server: Server, killing: Killing, plan: Plan) -> None:
    rng = Random(killing.seed)
    while not plan.took:
        await asyncio.sleep(0.05)
    for number in range(killing.kills):
        await asyncio.sleep(rng.uniform(*killing.lives))
        if killing.workers:
            while len(alive := server.workers()) < killing.workers:
                await asyncio.sleep(0.1)  # there is always one more that lives
            # The oldest, which people sit at: nobody may have come to the newest yet.
            min(alive, key=lambda process: process.create_time()).kill()
        else:
            await asyncio.to_thread(killed_and_started, server)
        plan.kills = number + 1
        plan.at = time.perf_counter()  # now they can go on


async def _play(plan: Plan, parties: list[Party], show: Show) -> tuple[float, list[str]]:
    start = time.perf_counter()
    try:
        seconds = await play(plan, parties, show)
    except StuckError as stuck:
        return time.perf_counter() - start, [*plan.failures[:5], str(stuck)]
    return seconds, list(plan.failures)
