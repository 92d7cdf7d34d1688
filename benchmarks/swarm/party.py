"""A table of people who play a whole game at a steady pace."""

import asyncio
import json
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from swarm.device import Device
from swarm.person import Person, new_order

ROUNDS: Final = 25
CONNECTING: Final = 20  # devices at a time
LAST_ROUNDS: Final = 20  # later ones wait until every server that has to be killed was killed


@dataclass
class LoadPlan:
    """How everybody plays, and what was measured of it."""

    pace: float = 2.0  # seconds between two moves of a person
    change_probability: float = 0.0  # how often somebody changes their move
    answer_seconds: list[float] = field(default_factory=list)  # from the wish to move to its answer
    roll_seconds: list[float] = field(default_factory=list)  # from the press to each device
    private_view_seconds: list[float] = field(
        default_factory=list
    )  # and until it has what it may do with it
    late: int = 0  # moves whose time came before their roll
    kills: int = 0  # of servers so far
    kills_wanted: int = 0
    failures: list[str] = field(default_factory=list)
    last_progress: float = 0.0  # when something was acknowledged last

    def acknowledged(self, took: float) -> None:
        """A move was answered."""
        self.answer_seconds.append(took)
        self.last_progress = time.perf_counter()


@dataclass(eq=False)
class Party:
    """The people of one table. The swarm knows them all, so it sees when all have moved."""

    plan: LoadPlan
    tokens: list[str]
    url: str
    seed: int = 0
    people: list[Person] = field(default_factory=list)
    begun: float = 0.0
    over: "asyncio.Event" = field(default_factory=asyncio.Event)
    _all_welcomed: "asyncio.Event" = field(default_factory=asyncio.Event)
    _moved: int = 0
    _pressed: tuple[int, float] = (0, 0.0)
    _read: tuple[bytes, dict[str, Any]] = (b"", {})

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
        """Start the game; the button to roll is on the next screen, so it is pressed later."""
        self.people[0].ask("start")
        self.later(min(1.0, self.plan.pace), self._begin)

    def _begin(self) -> None:
        """Roll; from now on everybody moves once in every `pace`."""
        self._press(0)
        self.begun = time.perf_counter()
        self._plan_round(1)

    def _plan_round(self, round_: int) -> None:
        """Spread over most of the time of the round; the rest is for the roll."""
        if round_ > LAST_ROUNDS and self.plan.kills < self.plan.kills_wanted:
            self.later(0.1, lambda: self._plan_round(round_))
            return
        start = self.begun + (round_ - 1) * self.plan.pace
        for person in self.people:
            place = 0.15 + 0.65 * person.seat / max(1, len(self.people) - 1)
            at = start + place * self.plan.pace
            self.later(at - time.perf_counter(), self._wish(person, round_, at))
        if round_ < ROUNDS:
            pause = start + self.plan.pace - time.perf_counter()
            self.later(pause, lambda: self._plan_round(round_ + 1))

    def _wish(self, person: Person, round_: int, at: float) -> Callable[[], None]:
        return lambda: person.want_to_move(round_, at)

    def later(self, seconds: float, do: Callable[[], None]) -> None:
        """Do something after a while."""
        asyncio.get_running_loop().call_later(max(0.0, seconds), do)

    def moved(self, round_: int) -> None:
        """One more move is acknowledged for good; after the last one the roller presses."""
        self._moved += 1
        if self._moved == len(self.people):
            self._moved = 0
            self._press(round_)

    def _press(self, round_: int) -> None:
        self._pressed = (round_ + 1, time.perf_counter())
        self.people[round_ % len(self.people)].ask("next", round_)

    def rolled(self, round_: int) -> None:
        """The news of a roll has reached one device."""
        if self._pressed[0] == round_:
            self.plan.roll_seconds.append(time.perf_counter() - self._pressed[1])

    def on_private_view(self, person: Person, message: bytes) -> None:
        """One device has been told what it may do."""
        at = message.find(b'"round":') + len(b'"round":')
        round_ = int(message[at : message.index(b",", at)])
        if self._pressed[0] == round_ > person.own_round:
            person.own_round = round_
            self.plan.private_view_seconds.append(time.perf_counter() - self._pressed[1])

    def read(self, message: bytes) -> dict[str, Any]:
        """The public news are the same bytes for everybody: they are parsed once."""
        if message != self._read[0]:
            self._read = (message, json.loads(message))
        return self._read[1]

    def ended(self) -> None:
        """One device knows that the game is over."""
        if all(person.has_final_state for person in self.people):
            self.over.set()

    def failed(self, why: str) -> None:
        """Something that must not happen."""
        self.plan.failures.append(f"table {self.code}: {why}")

    def close(self) -> None:
        """Everybody goes."""
        for person in self.people:
            person.device.close()
