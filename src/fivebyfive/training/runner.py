"""A training run: blocks of games on all threads, checkpoints, a curve, and weights at the end."""

import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from fivebyfive.kernels.lines import Ints
from fivebyfive.training.checkpoint import (
    Progress,
    load_checkpoint,
    prepare_checkpoint,
    resolve_settings,
    save_checkpoint,
)
from fivebyfive.training.errors import TrainCode, TrainError
from fivebyfive.training.learner import LEARNERS, RunSettings

# Chosen, not measured.
BLOCK: Final = 1000  # games of one thread between two checks of the clock
CHECKPOINT_SECONDS: Final = 300
FIRST_CURVE_GAMES: Final = 1000
CURVE_RATIO: Final = 1.3  # a point of the curve has at least this many times the games of the last


class Plan(NamedTuple):
    """What to train, and how long. None: as the checkpoint has it, else `RunSettings`' default.

    The field names are stored in the note of the weight file.
    """

    game: str
    games: int
    seed: int | None = None
    jobs: int = 1
    at_table: bool | None = None
    astray: int | None = None
    fade: float = 0.9  # lambda; docs/strength.md has what other values came to

    def settings(self) -> dict[str, Any]:
        """The settings of the run that are not left open."""
        asked = {name: getattr(self, name) for name in RunSettings._fields}
        return {name: value for name, value in asked.items() if value is not None}


def train(
    plan: Plan,
    out: Path,
    resume: Path | None = None,
    on_progress: Callable[[Progress], None] = lambda _: None,
) -> Progress:
    """Learn, and write the weights to `out`; `out` with `.checkpoint` is there while it runs.

    With one job the same seed gives the same weights. Several jobs update the same weights without
    locks: faster and as good, but not reproducible. Ctrl-C ends the run as if all games were
    played. Raises `TrainError`, and where the reason is known beforehand, before the first game.
    """
    settings = resolve_settings(plan.settings(), resume)
    learner = LEARNERS[plan.game](settings, plan.jobs, plan.fade)
    progress = Progress()
    if resume is not None:
        progress = load_checkpoint(learner, resume)
        if progress.games >= plan.games:
            raise TrainError(
                TrainCode.ALREADY_LEARNED, file=str(resume), games=f"{progress.games:,}"
            )
    checkpoint = prepare_checkpoint(out)
    saved = time.monotonic()
    next_point = max(FIRST_CURVE_GAMES, progress.games * CURVE_RATIO)
    recent: list[float] = []
    block: list[Future[Ints]] = []
    try:
        with ThreadPoolExecutor(plan.jobs) as pool:
            while progress.games < plan.games:
                start = time.monotonic()
                sizes = _split_games(plan.games - progress.games, plan.jobs)
                block = [pool.submit(learner.learn, job, size) for job, size in enumerate(sizes)]
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
                on_progress(progress)
                if time.monotonic() - saved > CHECKPOINT_SECONDS:
                    save_checkpoint(learner, checkpoint, progress)
                    saved = time.monotonic()
    except KeyboardInterrupt:
        # The pool has waited for its threads, so the games of the open block were learned too.
        progress.games += sum(len(future.result()) for future in block)
        save_checkpoint(learner, checkpoint, progress)
    learner.save(out, {**plan._asdict(), **settings._asdict(), **asdict(progress)})
    if progress.games >= plan.games:
        checkpoint.unlink(missing_ok=True)
    return progress


def _split_games(left: int, jobs: int) -> list[int]:
    """How many games each job plays next: a whole block, or its share of the last ones."""
    games = min(left, BLOCK * jobs)
    shares = [games // jobs + (job < games % jobs) for job in range(jobs)]
    return [share for share in shares if share]
