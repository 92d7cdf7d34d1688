"""The learner of each game: weights, step sizes, and the memory of each thread."""

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
    """Settings that stay the same through a whole run, resumed or not.

    The field names are stored in checkpoints, as JSON.
    """

    game: str
    seed: int = 1
    at_table: bool = False
    astray: int = 0  # the greatest noise level of exploration, in points

    def __str__(self) -> str:
        """As options of the command that starts the run."""
        astray = f" --astray {self.astray}" if self.astray else ""
        return f"{'--table' if self.at_table else '--alone'} --seed {self.seed}{astray}"


class Learner(ABC):
    """What is learned of one game. Threads share everything but random sources and scratch memory.

    They update the same arrays without locks, as in Hogwild (Niu, Recht, Re and Wright 2011): each
    game touches few of the weights, so lost updates are rare.
    """

    weights: Any  # `Weights` of the game
    step_sizes: Any  # `AllStepSizes` of the game

    def __init__(self, settings: RunSettings, threads: int, lambda_: float) -> None:
        self.settings, self.lambda_ = settings, lambda_
        self.rngs: list[Rng] = [new_rng(settings.seed, number) for number in range(threads)]

    @abstractmethod
    def learn(self, thread: int, games: int) -> Ints:
        """Play games and learn from them; returns their points, -1 from where values diverged."""

    @abstractmethod
    def save(self, file: Path, note: Note) -> None:
        """Write the weights in the form that players read."""

    @abstractmethod
    def load_weights(self, file: Path) -> None:
        """Start from the weights of a file."""

    def checkpoint_arrays(self) -> Arrays:
        """All arrays that learning changes, by their names in a checkpoint."""
        weights = {f"weights-{name}": array for name, array in self.weights._asdict().items()}
        step_sizes = {
            f"{name}-{part}": array
            for name, sizes in self.step_sizes._asdict().items()
            for part, array in sizes._asdict().items()
        }
        return weights | step_sizes

    def _copy_weights(self, weights: tuple[npt.NDArray[Any], ...]) -> None:
        for mine, theirs in zip(self.weights, weights, strict=True):
            mine[:] = theirs


class KnisterLearner(Learner):
    """Knister: players do not affect each other, so one sheet is enough."""

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
    """Knaster: alone, or at tables, where others may end the game."""

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
