"""Plays whole games at many tables at once, and notices when they get stuck."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final

from swarm.machine import garbage_collection_paused
from swarm.party import ROUNDS, Party
from swarm.plan import LoadPlan, Measurements

CONNECTING: Final = 50  # tables that connect at the same time
STUCK_SECONDS: Final = 60.0  # without any acknowledged move, after which a run is given up
MAX_FAILURES: Final = 20  # after which a run is given up

Show = Callable[[str], None]


class StuckError(Exception):
    """The games do not go on."""


async def connect_parties(parties: list[Party], show: Show) -> None:
    """Connect everybody."""
    gate = asyncio.Semaphore(CONNECTING)

    async def connect(party: Party) -> None:
        async with gate:
            await party.connect_all()

    await _await_all([connect(party) for party in parties], show, "tables connected")


async def play_games(
    plan: LoadPlan, measured: Measurements, parties: list[Party], show: Show
) -> float:
    """Play a whole game at each table; all are connected.

    Returns the seconds it took. Raises `StuckError`.
    """
    with garbage_collection_paused():
        start = measured.last_progress = time.perf_counter()
        for number, party in enumerate(parties):
            party.later(plan.pace * number / len(parties), party.begin)
        try:
            await _wait_until_over(measured, parties, show)
        finally:
            for party in parties:
                party.close()
        return time.perf_counter() - start


async def _await_all(works: list[Awaitable[None]], show: Show, what: str) -> None:
    for done, work in enumerate(asyncio.as_completed(works), 1):
        await work
        if done % 50 == 0 or done == len(works):
            show(f"{done} of {len(works)} {what}")


async def _wait_until_over(measured: Measurements, parties: list[Party], show: Show) -> None:
    wanted = ROUNDS * sum(len(party.people) for party in parties)
    while not all(party.over.is_set() for party in parties):
        show(f"{len(measured.answer_seconds)} of {wanted} moves acknowledged")
        await asyncio.sleep(1)
        if time.perf_counter() - measured.last_progress > STUCK_SECONDS:
            stuck = [party for party in parties if not party.over.is_set()]
            raise StuckError(_describe_stuck(stuck))
        if len(measured.failures) > MAX_FAILURES:
            raise StuckError("too much has failed")


def _describe_stuck(stuck: list[Party]) -> str:
    party = stuck[0]
    round_ = max(person.round for person in party.people)
    missing = [person for person in party.people if round_ not in person.moves]
    reason = (
        f"{len(stuck)} tables did not finish; table {party.code} is in round {round_}, where "
        f"{len(missing)} of {len(party.people)} have no acknowledged move"
    )
    return f"{reason}; the first is {missing[0].describe()}" if missing else reason
