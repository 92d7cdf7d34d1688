"""The baseline of a load test: as many sockets at a server that only echoes."""

import asyncio
import itertools
import time
from typing import Final

from swarm.device import Device
from swarm.machine import garbage_collection_paused

CONNECTING: Final = 50  # clients that connect at the same time


class EchoClient:
    """A client that sends a message now and then, and times its echo."""

    def __init__(self, url: str, echo_seconds: list[float]) -> None:
        self.device = Device(url, "", self)
        self.echo_seconds = echo_seconds
        self._ids = itertools.count(1)
        self._due_at: dict[int, float] = {}  # of the messages without an echo yet, by id

    def send(self, due_at: float) -> None:
        """Send a message as long as a move, and time it from when it was due."""
        number = next(self._ids)
        self._due_at[number] = due_at
        self.device.send(b'{"type":"answer","id":%d,"ask":{"type":"move","round":1}}' % number)

    def on_message(self, kind: bytes, number: int, message: bytes) -> None:
        """See `Owner.on_message`."""
        self.echo_seconds.append(time.perf_counter() - self._due_at.pop(number))

    def failed(self, why: str) -> None:
        """See `Owner.failed`."""
        raise RuntimeError(why)

    def on_disconnect(self) -> None:
        """See `Owner.on_disconnect`."""


async def measure_echo(url: str, sockets: int, pace: float, seconds: float) -> list[float]:
    """Return how long each echo took, with a message per socket every `pace` seconds."""
    echo_seconds: list[float] = []
    clients = [EchoClient(url, echo_seconds) for _ in range(sockets)]
    gate = asyncio.Semaphore(CONNECTING)

    async def connect(client: EchoClient) -> None:
        async with gate:
            await client.device.connect()

    await asyncio.gather(*map(connect, clients))
    with garbage_collection_paused():
        start = time.perf_counter() + 0.1
        rounds = max(1, int(seconds / pace))
        for round_ in range(rounds):
            for number, client in enumerate(clients):
                due_at = start + pace * (round_ + number / sockets)
                await _sleep_until(due_at)
                client.send(due_at)
        while len(echo_seconds) < rounds * sockets:
            await asyncio.sleep(0.05)
    for client in clients:
        client.device.close()
    return echo_seconds


async def _sleep_until(at: float) -> None:
    if at > time.perf_counter():
        await asyncio.sleep(at - time.perf_counter())
