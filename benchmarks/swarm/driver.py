"""Whole games of many tables at once, a swarm that only echoes, and how long things took."""

import asyncio
import contextlib
import gc
import itertools
import os
import statistics
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any, Final

from swarm.device import Device
from swarm.party import ROUNDS, LoadPlan, Party

CONNECTING: Final = 50  # tables that connect at the same time
STUCK_SECONDS: Final = 60.0  # seconds without any answer, after which a game is given up

Show = Callable[[str], None]


class StuckError(Exception):
    """Nothing happens any more."""


async def play_games(plan: LoadPlan, parties: list[Party], show: Show) -> float:
    """Everybody connects and plays a whole game: the seconds it took, without connecting."""
    gate = asyncio.Semaphore(CONNECTING)

    async def come(party: Party) -> None:
        async with gate:
            await party.connect_all()

    await _all(parties, [come(party) for party in parties], show, "tables connected")
    with _without_collecting():
        start = plan.last_progress = time.perf_counter()
        for number, party in enumerate(parties):
            party.later(plan.pace * number / len(parties), party.begin)
        try:
            await _wait_until_over(plan, parties, show)
        finally:
            for party in parties:
                party.close()
        return time.perf_counter() - start


async def _all(parties: list[Party], works: list[Awaitable[None]], show: Show, what: str) -> None:
    for done, work in enumerate(asyncio.as_completed(works), 1):
        await work
        if done % 50 == 0 or done == len(parties):
            show(f"{done} of {len(parties)} {what}")


async def _wait_until_over(plan: LoadPlan, parties: list[Party], show: Show) -> None:
    wanted = ROUNDS * sum(len(party.people) for party in parties)
    while not all(party.over.is_set() for party in parties):
        show(f"{len(plan.answer_seconds)} of {wanted} moves acknowledged")
        await asyncio.sleep(1)
        if time.perf_counter() - plan.last_progress > STUCK_SECONDS:
            raise StuckError(
                _describe_stuck([party for party in parties if not party.over.is_set()])
            )
        if len(plan.failures) > 20:
            raise StuckError("too much has failed")


def _describe_stuck(stuck: list[Party]) -> str:
    party = stuck[0]
    round_ = max(person.round for person in party.people)
    missing = [person for person in party.people if round_ not in person.moves]
    why = (
        f"{len(stuck)} tables did not finish; table {party.code} is in round {round_}, where "
        f"{len(missing)} of {len(party.people)} have no acknowledged move"
    )
    return f"{why}; the first is {missing[0].describe()}" if missing else why


class EchoClient:
    """Somebody who says something now and then, and hears it again."""

    def __init__(self, url: str, took: list[float]) -> None:
        self.device = Device(url, "", self)
        self.took = took
        self._ids = itertools.count(1)
        self._said: dict[int, float] = {}

    def say(self, at: float) -> None:
        """As long as a move is."""
        number = next(self._ids)
        self._said[number] = at
        self.device.send(b'{"type":"answer","id":%d,"ask":{"type":"move","round":1}}' % number)

    def on_message(self, kind: bytes, number: int, message: bytes) -> None:
        """See `Owner.hear`."""
        self.took.append(time.perf_counter() - self._said.pop(number))

    def failed(self, why: str) -> None:
        """See `Owner.failed`."""
        raise RuntimeError(why)

    def on_disconnect(self) -> None:
        """See `Owner.lost`."""


async def measure_echo(url: str, sockets: int, pace: float, seconds: float) -> list[float]:
    """How long answers take from a server that does nothing else, at the same rate."""
    took: list[float] = []
    parrots = [EchoClient(url, took) for _ in range(sockets)]
    gate = asyncio.Semaphore(CONNECTING)

    async def come(parrot: EchoClient) -> None:
        async with gate:
            await parrot.device.connect()

    await asyncio.gather(*map(come, parrots))
    with _without_collecting():
        start = time.perf_counter() + 0.1
        rounds = max(1, int(seconds / pace))
        for round_ in range(rounds):
            for number, parrot in enumerate(parrots):
                at = start + pace * (round_ + number / sockets)
                await _until(at)
                parrot.say(at)
        while len(took) < rounds * sockets:
            await asyncio.sleep(0.05)
    for parrot in parrots:
        parrot.device.close()
    return took


async def _until(at: float) -> None:
    if at > time.perf_counter():
        await asyncio.sleep(at - time.perf_counter())


@contextlib.contextmanager
def _without_collecting() -> Iterator[None]:
    """No pauses of our own: nothing here makes circles that have to be collected."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def summarize_ms(took: list[float]) -> dict[str, Any]:
    """A summary of durations, in milliseconds."""
    if not took:
        return {"count": 0}
    ordered = sorted(took)
    return {
        "count": len(ordered),
        "p50": round(1000 * statistics.median(ordered), 1),
        "p99": round(1000 * ordered[int(len(ordered) * 0.99)], 1),
        "max": round(1000 * ordered[-1], 1),
    }


def raise_file_limit(wanted: int) -> str | None:
    """Let this process and its children have so many files open; a sentence where they may not."""
    if sys.platform == "win32":
        return None
    import resource  # noqa: PLC0415 -- Windows has none

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    if hard != resource.RLIM_INFINITY and hard < wanted:
        return f"Only {hard} files may be open here, {wanted} are needed: raise `ulimit -Hn`."
    return None


class StealTime:
    """How much of its processors a virtual machine was not given: then no server can be quick."""

    def __init__(self) -> None:
        self._before = self._read()

    def share(self) -> float | None:
        """Since the start, of all time; None where the system does not say."""
        if not self._before:
            return None
        took = [now - before for now, before in zip(self._read(), self._before, strict=True)]
        return round(took[7] / max(1, sum(took[:8])), 3)

    def _read(self) -> list[int]:
        with contextlib.suppress(OSError):  # only Linux has this file
            first = Path("/proc/stat").read_text().splitlines()[0]
            return [int(word) for word in first.split()[1:]]
        return []


def load_average() -> float:
    """How many processes want a core, of the last minute; 0 where the system does not say."""
    return round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else 0.0
