"""The scripted players of one table, who play a whole game at a steady pace."""

import asyncio
import json
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Any, Final

from swarm.device import Device
from swarm.person import Person, new_order
from swarm.plan import LoadPlan, Measurements

ROUNDS: Final = 25
CONNECTING: Final = 20  # devices of a table that connect at the same time
WAIT_AFTER_ROUND: Final = 20  # later rounds wait until all kills that are wanted have happened


@dataclass(eq=False)
class Party:
    """The people of one table. All are in this process, so it knows when all have moved."""

    plan: LoadPlan
    measured: Measurements
    tokens: list[str]
    url: str
    seed: int = 0
    people: list[Person] = field(default_factory=list)
    begun: float = 0.0
    over: "asyncio.Event" = field(default_factory=asyncio.Event)
    _all_welcomed: "asyncio.Event" = field(default_factory=asyncio.Event)
    _moved: int = 0
    _pressed: tuple[int, float] = (0, 0.0)  # the round that the last roll opens, and when
    _parsed: tuple[bytes, dict[str, Any]] = (b"", {})  # the last public message

    def __post_init__(self) -> None:
        rng = Random(self.seed)
        for seat, token in enumerate(self.tokens):
            person = Person(self, seat, new_order(rng), Random(rng.random()))
            person.device = Device(self.url, token, person)
            self.people.append(person)

    @property
    def code(self) -> str:
        """The six digits of the table."""
        return self.tokens[0].split(".")[0]

    async def connect_all(self) -> None:
        """Everybody connects, some at a time."""
        gate = asyncio.Semaphore(CONNECTING)

        async def connect(device: Device) -> None:
            async with gate:
                await device.connect()

        await asyncio.gather(*(connect(person.device) for person in self.people))
        await self._all_welcomed.wait()

    def arrived(self) -> None:
        """Somebody was welcomed."""
        if all(person.welcomed for person in self.people):
            self._all_welcomed.set()

    def begin(self) -> None:
        """Start the game; roll a little later, because the button is on the next screen."""
        self.people[0].ask("start")
        self.later(min(1.0, self.plan.pace), self._begin)

    def _begin(self) -> None:
        """Roll; from now on everybody moves once per `pace`."""
        self._press(0)
        self.begun = time.perf_counter()
        self._plan_round(1)

    def _plan_round(self, round_: int) -> None:
        """Spread the moves over most of the round's time; the rest is for the roll."""
        if round_ > WAIT_AFTER_ROUND and self.measured.kills < self.plan.kills_wanted:
            self.later(0.1, lambda: self._plan_round(round_))
            return
        start = self.begun + (round_ - 1) * self.plan.pace
        for person in self.people:
            share = 0.15 + 0.65 * person.seat / max(1, len(self.people) - 1)
            due_at = start + share * self.plan.pace
            self.later(due_at - time.perf_counter(), partial(person.move_when_due, round_, due_at))
        if round_ < ROUNDS:
            pause = start + self.plan.pace - time.perf_counter()
            self.later(pause, lambda: self._plan_round(round_ + 1))

    def later(self, seconds: float, action: Callable[[], None]) -> None:
        """Call a function after so many seconds."""
        asyncio.get_running_loop().call_later(max(0.0, seconds), action)

    def moved(self, round_: int) -> None:
        """Count a move that will not change any more; after the last one, roll."""
        self._moved += 1
        if self._moved == len(self.people):
            self._moved = 0
            self._press(round_)

    def _press(self, round_: int) -> None:
        self._pressed = (round_ + 1, time.perf_counter())
        self.people[round_ % len(self.people)].ask("next", round_)

    def rolled(self, round_: int) -> None:
        """A roll has reached one device."""
        if self._pressed[0] == round_:
            self.measured.roll_seconds.append(time.perf_counter() - self._pressed[1])

    def on_private_view(self, person: Person, message: bytes) -> None:
        """The private view has reached one device: it knows its legal moves."""
        at = message.find(b'"round":') + len(b'"round":')
        round_ = int(message[at : message.index(b",", at)])
        if self._pressed[0] == round_ > person.own_round:
            person.own_round = round_
            self.measured.private_view_seconds.append(time.perf_counter() - self._pressed[1])

    def read(self, message: bytes) -> dict[str, Any]:
        """Parse a public message once: it is the same bytes for everybody."""
        if message != self._parsed[0]:
            self._parsed = (message, json.loads(message))
        return self._parsed[1]

    def ended(self) -> None:
        """One device knows that the game is over."""
        if all(person.has_final_state for person in self.people):
            self.over.set()

    def failed(self, why: str) -> None:
        """Note something that must not happen."""
        self.measured.failures.append(f"table {self.code}: {why}")

    def close(self) -> None:
        """Disconnect everybody."""
        for person in self.people:
            person.device.close()
