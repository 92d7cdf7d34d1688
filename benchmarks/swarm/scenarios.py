"""The load tests: each checks in the end what was acknowledged against what was stored."""

import asyncio
import time
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from support.cli_runner import COMMAND
from support.server.server_process import Server
from swarm.check import check
from swarm.driver import Show, StuckError, connect_parties, play_games
from swarm.echo import measure_echo
from swarm.machine import StealTime, load_average, summarize_ms
from swarm.party import Party
from swarm.plan import LoadPlan, Measurements
from swarm.servers import (
    OPTIONS,
    cpu_seconds,
    kill_and_restart,
    process_cpu_seconds,
    run_echo_process,
    run_load_server,
    seat_tables,
)


@dataclass
class Outcome:
    """The figures of a scenario, what was lost or failed, and the goals that were missed."""

    figures: dict[str, Any]
    lost: list[str] = field(default_factory=list)
    missed: list[str] = field(default_factory=list)

    @property
    def wrong(self) -> list[str]:
        """Everything that is wrong: the scenario is passed if this is empty."""
        return [*self.lost, *self.missed]


async def many_tables(
    database: str,
    tables: int,
    show: Show,
    people: int = 4,
    pace: float = 2.0,
    command: Path = COMMAND,
) -> Outcome:
    """Many small tables, a move per person every `pace` seconds; before it the echo baseline."""
    sockets = tables * people
    with run_echo_process() as (url, echo_pid):
        show("the echo")
        echo_before = process_cpu_seconds(echo_pid)
        echo_seconds = await measure_echo(url, sockets, pace, 5 * pace)
        echo_used = process_cpu_seconds(echo_pid) - echo_before
    plan, measured = LoadPlan(pace), Measurements()
    with run_load_server(database, command=command) as server:
        show("tables are opened")
        parties = await _seat_parties(server, plan, measured, tables, people)
        await connect_parties(parties, show)
        cpu_before, steal_time = cpu_seconds(server), StealTime()
        seconds, wrong = await _play(plan, measured, parties, show)
        cpu_used, stolen = cpu_seconds(server) - cpu_before, steal_time.share()
    wrong += await check(database, parties)
    return Outcome(
        {
            "sockets": sockets,
            "moves_a_second": round(len(measured.answer_seconds) / seconds),
            "move_to_answer_ms": summarize_ms(measured.answer_seconds),
            "press_to_roll_ms": summarize_ms(measured.roll_seconds),
            "echo_ms": summarize_ms(echo_seconds),
            "late": measured.late,
            "server_cores": round(cpu_used / seconds, 2),
            "processor_s_per_1000": _per_1000(cpu_used, len(measured.answer_seconds)),
            "echo_processor_s_per_1000": _per_1000(echo_used, len(echo_seconds)),
            "stolen": stolen,
            "load_average": load_average(),
        },
        wrong,
    )


def _per_1000(seconds: float, count: int) -> float:
    return round(1000 * seconds / max(1, count), 3)


async def one_table(database: str, people: int, show: Show, pace: float = 2.0) -> Outcome:
    """One table of very many people: how long a roll takes to reach them all."""
    plan, measured = LoadPlan(pace), Measurements()
    with run_load_server(database) as server:
        show("people come to the table")
        start = time.perf_counter()
        [tokens] = await seat_tables(server.url, 1, people)
        joining_seconds = time.perf_counter() - start
        party = Party(plan, measured, tokens, server.url)
        await connect_parties([party], show)
        cpu_before, steal_time = cpu_seconds(server), StealTime()
        seconds, wrong = await _play(plan, measured, [party], show)
        cpu_used, stolen = cpu_seconds(server) - cpu_before, steal_time.share()
    wrong += await check(database, [party])
    return Outcome(
        {
            "sockets": people,
            "joining_seconds": round(joining_seconds, 1),
            "press_to_roll_ms": summarize_ms(measured.roll_seconds),
            "press_to_own_moves_ms": summarize_ms(measured.private_view_seconds),
            "move_to_answer_ms": summarize_ms(measured.answer_seconds),
            "late": measured.late,
            "server_cores": round(cpu_used / seconds, 2),
            "stolen": stolen,
            "load_average": load_average(),
        },
        wrong,
    )


@dataclass(frozen=True)
class KillPlan:
    """How often a server or a worker is killed, and after which time."""

    kills: int
    workers: int = 0  # processes behind one address: one of them is killed; 0 kills the server
    lives: tuple[float, float] = (0.2, 2.0)  # least and most seconds between a start and a kill
    seed: int = 0


async def random_kills(
    database: str, tables: int, kill_plan: KillPlan, show: Show, people: int = 4, pace: float = 0.5
) -> Outcome:
    """Kill servers at random moments under load; the players reconnect and play on."""
    plan = LoadPlan(pace, change_probability=0.3, kills_wanted=kill_plan.kills)
    measured = Measurements()
    workers = ["--workers", str(kill_plan.workers)] if kill_plan.workers else []
    with run_load_server(database, [*OPTIONS, *workers]) as server:
        show("tables are opened")
        parties = await _seat_parties(server, plan, measured, tables, people)
        await connect_parties(parties, show)
        killer = asyncio.create_task(_kill(server, kill_plan, measured))
        seconds, wrong = await _play(plan, measured, parties, show)
        if killer.done():
            killer.result()
        else:  # it is starting a server, or the games are stuck
            killer.cancel()
    wrong += await check(database, parties, exactly=False)
    if measured.kills < kill_plan.kills:
        wrong.append(f"the games were over after {measured.kills} of {kill_plan.kills} kills")
    losses = sum(person.device.losses for party in parties for person in party.people)
    return Outcome(
        {
            "sockets": tables * people,
            "workers": max(1, kill_plan.workers),
            "kills": measured.kills,
            "lost_connections": losses,
            "acknowledged": len(measured.answer_seconds),
            "seconds": round(seconds, 1),
            "load_average": load_average(),
        },
        wrong,
    )


async def _kill(server: Server, kill_plan: KillPlan, measured: Measurements) -> None:
    rng = Random(kill_plan.seed)
    while not measured.answer_seconds:
        await asyncio.sleep(0.05)
    for number in range(kill_plan.kills):
        await asyncio.sleep(rng.uniform(*kill_plan.lives))
        if kill_plan.workers:
            while len(alive := server.workers()) < kill_plan.workers:
                await asyncio.sleep(0.1)  # one of them has to stay alive
            # Kill the oldest: nobody may be connected to the newest yet.
            min(alive, key=lambda process: process.create_time()).kill()
        else:
            await asyncio.to_thread(kill_and_restart, server)
        measured.kills = number + 1
        measured.last_progress = time.perf_counter()  # the games can go on from here


async def _seat_parties(
    server: Server, plan: LoadPlan, measured: Measurements, tables: int, people: int
) -> list[Party]:
    tokens_by_table = await seat_tables(server.url, tables, people)
    return [
        Party(plan, measured, tokens, server.url, seed=number)
        for number, tokens in enumerate(tokens_by_table)
    ]


async def _play(
    plan: LoadPlan, measured: Measurements, parties: list[Party], show: Show
) -> tuple[float, list[str]]:
    """Play the games: the seconds they took, and what went wrong."""
    start = time.perf_counter()
    try:
        seconds = await play_games(plan, measured, parties, show)
    except StuckError as stuck:
        return time.perf_counter() - start, [*measured.failures[:5], str(stuck)]
    return seconds, list(measured.failures)
