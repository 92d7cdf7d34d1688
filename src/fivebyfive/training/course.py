"""One game's way through training: weights, what is remembered, and a place for each thread."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from ..bots import learned
from ..kernels import knaster as knaster_kernel
from ..kernels import knister as knister_kernel
from ..kernels.chance import Chance, seeded
from ..kernels.lines import Ints
from . import knaster, knister
from .spread import knaster_spread, knister_spread

Arrays = dict[str, npt.NDArray[Any]]


@dataclass
class Course(ABC):
    """What is learned of one game. Threads share all but their chances and their desks."""

    seed: int
    threads: int
    at_table: bool
    fade: float

    def __post_init__(self) -> None:
        self.chances: list[Chance] = [seeded(self.seed, number) for number in range(self.threads)]
        self.begin()

    @abstractmethod
    def begin(self) -> None:
        """Make weights and all that goes with them."""

    @abstractmethod
    def learn(self, thread: int, games: int) -> Ints:
        """Play and learn so many games; their points."""

    @abstractmethod
    def parts(self) -> Arrays:
        """All arrays that change, by name: a checkpoint."""

    @abstractmethod
    def save(self, file: Path, note: dict[str, Any]) -> None:
        """Write the weights as players read them."""

    @abstractmethod
    def take(self, file: Path) -> None:
        """Begin with the weights of a file."""


class KnisterCourse(Course):
    """Knister: every seat is alone with its sheet, so one is enough."""

    def begin(self) -> None:
        self.tables = knister_kernel.build_tables()
        self.weights = knister_kernel.empty_weights()
        self.notes = knister.new_notes(self.weights)
        self.places = [
            (knister.new_counting(self.weights), knister_kernel.new_desk())
            for _ in range(self.threads)
        ]

    def learn(self, thread: int, games: int) -> Ints:
        scores = np.full(games, -1)
        counting, desk = self.places[thread]
        chance = self.chances[thread]
        knister.learn(
            games, chance, self.tables, self.weights, self.notes, counting, desk, self.fade, scores
        )
        return scores

    def parts(self) -> Arrays:
        return {**_named("weights", self.weights), **_memories(self.notes)}

    def save(self, file: Path, note: dict[str, Any]) -> None:
        spread = knister_spread(self.weights, self.seed)
        learned.save_knister(file, self.weights, spread, note)

    def take(self, file: Path) -> None:
        for mine, theirs in zip(self.weights, learned.read_knister(file), strict=True):
            mine[:] = theirs


class KnasterCourse(Course):
    """Knaster: alone, or at tables."""

    def begin(self) -> None:
        self.tables = knaster_kernel.build_tables()
        self.weights = knaster_kernel.empty_weights()
        self.notes = knaster.new_notes(self.weights)
        self.places = [
            (knaster.new_counting(self.weights), knaster_kernel.new_desk())
            for _ in range(self.threads)
        ]

    def learn(self, thread: int, games: int) -> Ints:
        scores = np.full(games, -1)
        counting, desk = self.places[thread]
        knaster.learn(
            games,
            self.at_table,
            self.chances[thread],
            self.tables,
            self.weights,
            self.notes,
            counting,
            desk,
            self.fade,
            scores,
        )
        return scores

    def parts(self) -> Arrays:
        return {**_named("weights", self.weights), **_memories(self.notes)}

    def save(self, file: Path, note: dict[str, Any]) -> None:
        spread = knaster_spread(self.weights, self.seed)
        learned.save_knaster(file, self.weights, spread, note)

    def take(self, file: Path) -> None:
        for mine, theirs in zip(self.weights, learned.read_knaster(file), strict=True):
            mine[:] = theirs


def _named(prefix: str, parts: Any) -> Arrays:
    return {f"{prefix}-{name}": part for name, part in parts._asdict().items()}


def _memories(notes: Any) -> Arrays:
    return {
        f"{name}-{part}": array
        for name, memory in notes._asdict().items()
        for part, array in memory._asdict().items()
    }


COURSES: Final[Mapping[str, type[Course]]] = {"knister": KnisterCourse, "knaster": KnasterCourse}
