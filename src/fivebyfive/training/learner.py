"""One game's way through training: weights, what is remembered, and a place for each thread."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from fivebyfive.bots.learned import weight_files
from fivebyfive.kernels.knaster import state as knaster_state
from fivebyfive.kernels.knister import evaluate as knister_evaluate
from fivebyfive.kernels.knister import state as knister_state
from fivebyfive.kernels.lines import Ints
from fivebyfive.kernels.rng import Rng, new_rng
from fivebyfive.training import td_knaster, td_knister
from fivebyfive.training.score_spread import measure_knaster_spread, measure_knister_spread

Arrays = dict[str, npt.NDArray[Any]]
Note = Mapping[str, Any]


class RunSettings(NamedTuple):
    """What a training keeps to from its first game to its last."""

    game: str
    seed: int = 1
    at_table: bool = False
    astray: int = 0  # points that players may be mistaken by

    def __str__(self) -> str:
        """As the options of the command that begins it."""
        astray = f" --astray {self.astray}" if self.astray else ""
        return f"{'--table' if self.at_table else '--alone'} --seed {self.seed}{astray}"


class Learner(ABC):
    """What is learned of one game. Threads share all but their chances and their desks.

    `weights` and `notes` are made by each game for itself.
    """

    weights: Any
    step_sizes: Any

    def __init__(self, settings: RunSettings, threads: int, lambda_: float) -> None:
        self.settings, self.lambda_ = settings, lambda_
        self.rngs: list[Rng] = [new_rng(settings.seed, number) for number in range(threads)]

    @abstractmethod
    def learn(self, thread: int, games: int) -> Ints:
        """Play and learn so many games; their points, and -1 where the values got lost."""

    @abstractmethod
    def save(self, file: Path, note: Note) -> None:
        """Write the weights as players read them."""

    @abstractmethod
    def load_weights(self, file: Path) -> None:
        """Begin with the weights of a file."""

    def checkpoint_arrays(self) -> Arrays:
        """All arrays that change, by name: a checkpoint."""
        weights = {f"weights-{name}": part for name, part in self.weights._asdict().items()}
        memories = {
            f"{name}-{part}": array
            for name, memory in self.step_sizes._asdict().items()
            for part, array in memory._asdict().items()
        }
        return weights | memories

    def _copy_weights(self, weights: tuple[npt.NDArray[Any], ...]) -> None:
        for mine, theirs in zip(self.weights, weights, strict=True):
            mine[:] = theirs


class KnisterLearner(Learner):
    """Knister: every seat is alone with its sheet, so one is enough."""

    def __init__(self, settings: RunSettings, threads: int, lambda_: float) -> None:
        super().__init__(settings, threads, lambda_)
        self.weights = knister_state.empty_weights()
        self.step_sizes = td_knister.new_all_step_sizes(self.weights)
        self.scratches = [
            (td_knister.new_feature_counts(self.weights), knister_evaluate.new_scratch())
            for _ in self.rngs
        ]

    def learn(self, thread: int, games: int) -> Ints:
        scores = np.full(games, -1)
        td_knister.learn(
            games,
            self.rngs[thread],
            knister_state.build_tables(),
            self.weights,
            self.step_sizes,
            *self.scratches[thread],
            self.lambda_,
            self.settings.astray,
            scores,
        )
        return scores

    def save(self, file: Path, note: Note) -> None:
        weight_files.save_knister(
            file, self.weights, measure_knister_spread(self.weights, self.settings.seed), note
        )

    def load_weights(self, file: Path) -> None:
        self._copy_weights(weight_files.read_knister(file))


class KnasterLearner(Learner):
    """Knaster: alone, or at tables."""

    def __init__(self, settings: RunSettings, threads: int, lambda_: float) -> None:
        super().__init__(settings, threads, lambda_)
        self.weights = knaster_state.empty_weights()
        self.step_sizes = td_knaster.new_all_step_sizes(self.weights)
        self.scratches = [
            (td_knaster.new_feature_counts(self.weights), knaster_state.new_scratch())
            for _ in self.rngs
        ]

    def learn(self, thread: int, games: int) -> Ints:
        scores = np.full(games, -1)
        td_knaster.learn(
            games,
            self.settings.at_table,
            self.rngs[thread],
            knaster_state.build_tables(),
            self.weights,
            self.step_sizes,
            *self.scratches[thread],
            self.lambda_,
            self.settings.astray,
            scores,
        )
        return scores

    def save(self, file: Path, note: Note) -> None:
        weight_files.save_knaster(
            file, self.weights, measure_knaster_spread(self.weights, self.settings.seed), note
        )

    def load_weights(self, file: Path) -> None:
        self._copy_weights(weight_files.read_knaster(file))


LEARNERS: Final[Mapping[str, type[Learner]]] = {
    "knister": KnisterLearner,
    "knaster": KnasterLearner,
}
