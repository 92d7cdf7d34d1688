"""One game's way through training: weights, what is remembered, and a place for each thread."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from fivebyfive.bots.learned import weight_files
from fivebyfive.kernels.knaster import state as knaster_kernel
from fivebyfive.kernels.knister import state as knister_kernel
from fivebyfive.kernels.lines import Ints
from fivebyfive.kernels.rng import Chance, seeded
from fivebyfive.training import td_knaster, td_knister
from fivebyfive.training.score_spread import knaster_spread, knister_spread

Arrays = dict[str, npt.NDArray[Any]]
Note = Mapping[str, Any]


class Begun(NamedTuple):
    """What a training keeps to from its first game to its last."""

    game: str
    seed: int = 1
    at_table: bool = False
    astray: int = 0  # points that players may be mistaken by

    def __str__(self) -> str:
        """As the options of the command that begins it."""
        astray = f" --astray {self.astray}" if self.astray else ""
        return f"{'--table' if self.at_table else '--alone'} --seed {self.seed}{astray}"


class Course(ABC):
    """What is learned of one game. Threads share all but their chances and their desks.

    `weights` and `notes` are made by each game for itself.
    """

    weights: Any
    notes: Any

    def __init__(self, begun: Begun, threads: int, fade: float) -> None:
        self.begun, self.fade = begun, fade
        self.chances: list[Chance] = [seeded(begun.seed, number) for number in range(threads)]

    @abstractmethod
    def learn(self, thread: int, games: int) -> Ints:
        """Play and learn so many games; their points, and -1 where the values got lost."""

    @abstractmethod
    def save(self, file: Path, note: Note) -> None:
        """Write the weights as players read them."""

    @abstractmethod
    def take(self, file: Path) -> None:
        """Begin with the weights of a file."""

    def parts(self) -> Arrays:
        """All arrays that change, by name: a checkpoint."""
        weights = {f"weights-{name}": part for name, part in self.weights._asdict().items()}
        memories = {
            f"{name}-{part}": array
            for name, memory in self.notes._asdict().items()
            for part, array in memory._asdict().items()
        }
        return weights | memories

    def _take(self, weights: tuple[npt.NDArray[Any], ...]) -> None:
        for mine, theirs in zip(self.weights, weights, strict=True):
            mine[:] = theirs


class KnisterCourse(Course):
    """Knister: every seat is alone with its sheet, so one is enough."""

    def __init__(self, begun: Begun, threads: int, fade: float) -> None:
        super().__init__(begun, threads, fade)
        self.weights = knister_kernel.empty_weights()
        self.notes = td_knister.new_notes(self.weights)
        self.desks = [
            (td_knister.new_counting(self.weights), knister_kernel.new_desk()) for _ in self.chances
        ]

    def learn(self, thread: int, games: int) -> Ints:
        scores = np.full(games, -1)
        td_knister.learn(
            games,
            self.chances[thread],
            knister_kernel.build_tables(),
            self.weights,
            self.notes,
            *self.desks[thread],
            self.fade,
            self.begun.astray,
            scores,
        )
        return scores

    def save(self, file: Path, note: Note) -> None:
        weight_files.save_knister(
            file, self.weights, knister_spread(self.weights, self.begun.seed), note
        )

    def take(self, file: Path) -> None:
        self._take(weight_files.read_knister(file))


class KnasterCourse(Course):
    """Knaster: alone, or at tables."""

    def __init__(self, begun: Begun, threads: int, fade: float) -> None:
        super().__init__(begun, threads, fade)
        self.weights = knaster_kernel.empty_weights()
        self.notes = td_knaster.new_notes(self.weights)
        self.desks = [
            (td_knaster.new_counting(self.weights), knaster_kernel.new_desk()) for _ in self.chances
        ]

    def learn(self, thread: int, games: int) -> Ints:
        scores = np.full(games, -1)
        td_knaster.learn(
            games,
            self.begun.at_table,
            self.chances[thread],
            knaster_kernel.build_tables(),
            self.weights,
            self.notes,
            *self.desks[thread],
            self.fade,
            self.begun.astray,
            scores,
        )
        return scores

    def save(self, file: Path, note: Note) -> None:
        weight_files.save_knaster(
            file, self.weights, knaster_spread(self.weights, self.begun.seed), note
        )

    def take(self, file: Path) -> None:
        self._take(weight_files.read_knaster(file))


COURSES: Final[Mapping[str, type[Course]]] = {"knister": KnisterCourse, "knaster": KnasterCourse}
