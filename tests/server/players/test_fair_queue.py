"""Whoever asks for little is served before those who ask for much."""

import asyncio
from collections.abc import Callable

import pytest

from fivebyfive.server.players.fair_queue import FairQueue


class Clock:
    """Time that passes when work says so."""

    def __init__(self) -> None:
        self.now = 0.0
        self.order: list[str] = []

    def work(self, name: str, seconds: float = 1.0) -> Callable[[], str]:
        def do() -> str:
            self.now += seconds
            self.order.append(name)
            return name

        return do


async def serve(wanted: list[tuple[str, str, float]]) -> list[str]:
    """In which order one thread does what several tables want at once."""
    clock = Clock()
    queue = FairQueue(1, "test", lambda: clock.now)
    asked = [queue.run(table, clock.work(name, takes)) for table, name, takes in wanted]
    assert await asyncio.gather(*asked) == [name for _, name, _ in wanted]
    assert queue.waiting == 0
    queue.stop()
    return clock.order


def test_a_table_with_many_players_waits_for_itself() -> None:
    many = [("crowded", f"c{n}", 1.0) for n in range(5)]
    order = asyncio.run(serve([*many, ("small", "s", 1.0)]))
    assert order == ["c0", "s", "c1", "c2", "c3", "c4"]


def test_long_thoughts_cost_more_turns() -> None:
    slow = [("slow", f"slow{n}", 3.0) for n in range(2)]
    quick = [("quick", f"quick{n}", 1.0) for n in range(3)]
    order = asyncio.run(serve([*slow, *quick]))
    assert order == ["slow0", "quick0", "quick1", "quick2", "slow1"]


def test_time_without_wishes_is_not_saved_up() -> None:
    async def run() -> list[str]:
        clock = Clock()
        queue = FairQueue(1, "test", lambda: clock.now)
        await queue.run("early", clock.work("early0"))
        for n in range(10):
            await queue.run("busy", clock.work(f"busy{n}"))
        wanted = [("early", "early1"), ("early", "early2"), ("busy", "busy10")]
        await asyncio.gather(*(queue.run(table, clock.work(name)) for table, name in wanted))
        queue.stop()
        return clock.order[-3:]

    assert asyncio.run(run()) == ["early1", "busy10", "early2"]


def test_a_failure_goes_to_whoever_asked_and_to_nobody_else() -> None:
    def fail() -> str:
        raise ValueError("no move")

    async def run() -> str:
        queue = FairQueue(1, "test")
        asked = [queue.run("a", fail), queue.run("a", lambda: "done")]
        failed, done = await asyncio.gather(*asked, return_exceptions=True)
        assert isinstance(failed, ValueError)
        queue.stop()
        return str(done)

    assert asyncio.run(run()) == "done"


def test_whoever_waits_when_it_stops_is_told() -> None:
    async def run() -> None:
        queue = FairQueue(1, "test")
        go = asyncio.Event()
        loop = asyncio.get_running_loop()
        under_way = asyncio.ensure_future(
            queue.run("a", lambda: asyncio.run_coroutine_threadsafe(go.wait(), loop).result())
        )
        waiting = asyncio.ensure_future(queue.run("a", lambda: True))
        while queue.waiting != 1:
            await asyncio.sleep(0)
        queue.stop()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        go.set()
        assert await under_way

    asyncio.run(run())
