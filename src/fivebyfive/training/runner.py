"""A training run: blocks of games on all threads, checkpoints, a curve, and weights at the end."""

import json
import time
import zipfile
import zlib
from collections.abc import Callable, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from fivebyfive.kernels.lines import Ints
from fivebyfive.training.errors import TrainCode, TrainError
from fivebyfive.training.learner import LEARNERS, Learner, RunSettings

BLOCK: Final = 1000  # games of one thread between two looks at the clock
CHECKPOINT_SECONDS: Final = 300
CURVE_RATIO: Final = 1.3  # each point of the curve has so many times the games of the one before

# What reading a file that is no archive of arrays, or half of one, may come to.
_UNREADABLE: Final = (
    OSError,
    EOFError,
    KeyError,
    TypeError,
    ValueError,
    zipfile.BadZipFile,
    zlib.error,
)


class Plan(NamedTuple):
    """What to train, and how long. None is what the checkpoint says, else as `Begun` has it."""

    game: str
    games: int
    seed: int | None = None
    jobs: int = 1
    at_table: bool | None = None
    astray: int | None = None
    fade: float = 0.9


@dataclass
class Progress:
    """How far it is."""

    games: int = 0
    seconds: float = 0.0
    mean: float = 0.0  # points of the last block, played at a glance
    curve: list[tuple[int, float, float]] = field(default_factory=list)  # games, seconds, points


def train(
    plan: Plan,
    out: Path,
    resume: Path | None = None,
    tell: Callable[[Progress], None] = lambda _: None,
) -> Progress:
    """Learn, and write the weights to `out`; `out` with `.checkpoint` is there while it runs.

    With one job a seed gives the same weights again. Several jobs learn into the same weights at
    once: faster, as good, and never twice the same. Ctrl-C ends it as if the games were over.
    Raises `TrainError`, for what is known beforehand before the first game.
    """
    begun = _resolve_settings(plan, resume)
    course = LEARNERS[plan.game](begun, plan.jobs, plan.fade)
    progress = Progress()
    if resume is not None:
        progress = _resume(course, resume)
        if progress.games >= plan.games:
            raise TrainError(
                TrainCode.ALREADY_LEARNED, file=str(resume), games=f"{progress.games:,}"
            )
    checkpoint = _prepare_checkpoint(out)
    saved = time.monotonic()
    next_point = max(1000, progress.games * CURVE_RATIO)
    recent: list[float] = []
    block: list[Future[Ints]] = []
    try:
        with ThreadPoolExecutor(plan.jobs) as pool:
            while progress.games < plan.games:
                start = time.monotonic()
                sizes = _split_games(plan.games - progress.games, plan.jobs)
                block = [pool.submit(course.learn, job, size) for job, size in enumerate(sizes)]
                scores = np.concatenate([future.result() for future in block])
                block = []
                if scores.min() < 0:
                    raise TrainError(TrainCode.DIVERGED, games=progress.games)
                progress.games += len(scores)
                progress.seconds += time.monotonic() - start
                progress.mean = float(scores.mean())
                recent.append(progress.mean)
                if progress.games >= min(next_point, plan.games):
                    mean = round(float(np.mean(recent)), 2)
                    progress.curve.append((progress.games, round(progress.seconds, 1), mean))
                    next_point = progress.games * CURVE_RATIO
                    recent.clear()
                tell(progress)
                if time.monotonic() - saved > CHECKPOINT_SECONDS:
                    _save_checkpoint(course, checkpoint, progress, begun)
                    saved = time.monotonic()
    except KeyboardInterrupt:
        # The threads have ended by now, and what they learned last counts.
        progress.games += sum(len(future.result()) for future in block)
        _save_checkpoint(course, checkpoint, progress, begun)
    course.save(out, {**plan._asdict(), **begun._asdict(), **asdict(progress)})
    if progress.games >= plan.games:
        checkpoint.unlink(missing_ok=True)
    return progress


def _split_games(left: int, jobs: int) -> list[int]:
    """How many games each job plays next: a block, or its part of the last ones if it has one."""
    games = min(left, BLOCK * jobs)
    shares = [games // jobs + (job < games % jobs) for job in range(jobs)]
    return [share for share in shares if share]


def _prepare_checkpoint(out: Path) -> Path:
    """Where the checkpoints go. Raises `TrainError` (weights-not-writable), for `out` too.

    Learning may take hours, so it is tried before: with the longest name that will be written.
    """
    try:
        checkpoint = out.with_name(out.name + ".checkpoint")
        if out.is_dir() or checkpoint.is_dir():
            raise IsADirectoryError
        out.parent.mkdir(parents=True, exist_ok=True)
        beside = _temporary_file(checkpoint)
        beside.touch()
        beside.unlink()
    except (OSError, ValueError):  # ValueError: a name that none can be made of, such as `.`
        raise TrainError(TrainCode.NOT_WRITABLE, file=str(out)) from None
    return checkpoint


def _temporary_file(file: Path) -> Path:
    """Where a file is written first, so that an interrupted save loses nothing."""
    return file.with_name(f".{file.name}.part.npz")


def _save_checkpoint(
    learner: Learner, file: Path, progress: Progress, settings: RunSettings
) -> None:
    beside = _temporary_file(file)
    chances = np.concatenate(learner.rngs)
    curve = np.array(progress.curve, dtype=np.float64).reshape(-1, 3)
    counted = np.array([progress.games, progress.seconds])
    parts: dict[str, Any] = learner.checkpoint_arrays()
    kind = np.array(json.dumps(settings._asdict()))
    np.savez(beside, chances=chances, curve=curve, counted=counted, begun=kind, **parts)
    beside.replace(file)


def _resolve_settings(plan: Plan, resume: Path | None) -> RunSettings:
    """What the training keeps to. Raises `TrainError` (no file, not-weights, other-training).

    Finished weights, and checkpoints from before this was kept in them, leave it to the plan.
    """
    wishes = {name: getattr(plan, name) for name in RunSettings._fields}
    asked: dict[str, Any] = {name: wish for name, wish in wishes.items() if wish is not None}
    if resume is None:
        return RunSettings(**asked)
    try:
        with resume.open("rb") as opened, np.load(opened) as kept:
            known = json.loads(str(kept["begun"])) if "begun" in kept else {}
        begun = RunSettings(**{**asked, **known})
    except FileNotFoundError:
        raise TrainError(TrainCode.NO_FILE, file=str(resume)) from None
    except _UNREADABLE as error:
        raise TrainError(TrainCode.NOT_WEIGHTS, file=str(resume)) from error
    if begun.game != plan.game:
        raise TrainError(TrainCode.NOT_WEIGHTS, file=str(resume))
    if begun != begun._replace(**asked):
        raise TrainError(TrainCode.OTHER_TRAINING, file=str(resume), begun=str(begun))
    return begun


def _resume(learner: Learner, file: Path) -> Progress:
    """From a checkpoint everything, from finished weights only these. Raises (not-weights)."""
    try:
        with file.open("rb") as opened, np.load(opened) as kept:
            if "counted" in kept:
                return _load_checkpoint(learner, kept)
        learner.load_weights(file)
    except _UNREADABLE as error:
        raise TrainError(TrainCode.NOT_WEIGHTS, file=str(file)) from error
    return Progress()


def _load_checkpoint(learner: Learner, kept: Mapping[str, npt.NDArray[Any]]) -> Progress:
    for name, part in learner.checkpoint_arrays().items():
        part[:] = kept[name]
    for chance, state in zip(learner.rngs, kept["chances"], strict=False):
        chance[0] = state
    games, seconds = kept["counted"]
    curve = [(int(n), s, mean) for n, s, mean in kept["curve"].tolist()]
    return Progress(int(games), float(seconds), 0.0, curve)
