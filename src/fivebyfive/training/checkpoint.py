"""Checkpoints of a training run: everything that is needed to continue it, in one `.npz` file.

README.md has the list of arrays. The names in the file are stored names: they stay as they are,
also where the code has other words.
"""

import json
import zipfile
import zlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from fivebyfive.training.errors import TrainCode, TrainError
from fivebyfive.training.learner import Learner, RunSettings

# What `np.load` and the arrays of a file may raise where it is no archive, or half of one.
_UNREADABLE: Final = (
    OSError,
    EOFError,
    KeyError,
    TypeError,
    ValueError,
    zipfile.BadZipFile,
    zlib.error,
)


@dataclass
class Progress:
    """How far a run is. The field names are stored in the note of the weight file."""

    games: int = 0
    seconds: float = 0.0
    mean: float = 0.0  # points of the last block, played by static values
    curve: list[tuple[int, float, float]] = field(default_factory=list)  # games, seconds, points


def prepare_checkpoint(out: Path) -> Path:
    """The checkpoint's path beside `out`. Raises `TrainError` (weights-not-writable) for either.

    Training may take hours, so writing is tried before: with the longest name that will be used.
    """
    try:
        checkpoint = out.with_name(out.name + ".checkpoint")
        if out.is_dir() or checkpoint.is_dir():
            raise IsADirectoryError
        out.parent.mkdir(parents=True, exist_ok=True)
        temporary = _temporary_file(checkpoint)
        temporary.touch()
        temporary.unlink()
    except (OSError, ValueError):  # ValueError: `.` and its like have no name to add to
        raise TrainError(TrainCode.NOT_WRITABLE, file=str(out)) from None
    return checkpoint


def _temporary_file(file: Path) -> Path:
    """Where a file is written before it replaces the old one: an interrupted save loses nothing."""
    return file.with_name(f".{file.name}.part.npz")


def save_checkpoint(learner: Learner, file: Path, progress: Progress) -> None:
    """Write the state of the learner and its random sources, and how far it is."""
    temporary = _temporary_file(file)
    arrays: dict[str, Any] = learner.checkpoint_arrays()
    np.savez(
        temporary,
        chances=np.concatenate(learner.rngs),
        curve=np.array(progress.curve, dtype=np.float64).reshape(-1, 3),
        counted=np.array([progress.games, progress.seconds]),
        begun=np.array(json.dumps(learner.settings._asdict())),
        **arrays,
    )
    temporary.replace(file)


def resolve_settings(asked: Mapping[str, Any], resume: Path | None) -> RunSettings:
    """The settings of a run: those asked for, and for the rest those of the file to resume.

    Finished weights, and checkpoints older than stored settings, leave the rest at its defaults.
    Raises `TrainError` (no-weights-file, not-weights, other-training).
    """
    if resume is None:
        return RunSettings(**asked)
    try:
        with resume.open("rb") as opened, np.load(opened) as kept:
            stored = json.loads(str(kept["begun"])) if "begun" in kept else {}
        settings = RunSettings(**{**asked, **stored})
    except FileNotFoundError:
        raise TrainError(TrainCode.NO_FILE, file=str(resume)) from None
    except _UNREADABLE as error:
        raise TrainError(TrainCode.NOT_WEIGHTS, file=str(resume)) from error
    if settings.game != asked["game"]:
        raise TrainError(TrainCode.NOT_WEIGHTS, file=str(resume))
    if settings != settings._replace(**asked):
        raise TrainError(TrainCode.OTHER_TRAINING, file=str(resume), begun=str(settings))
    return settings


def load_checkpoint(learner: Learner, file: Path) -> Progress:
    """Load a checkpoint, or finished weights alone. Raises `TrainError` (not-weights)."""
    try:
        with file.open("rb") as opened, np.load(opened) as kept:
            if "counted" in kept:
                return _load_arrays(learner, kept)
        learner.load_weights(file)
    except _UNREADABLE as error:
        raise TrainError(TrainCode.NOT_WEIGHTS, file=str(file)) from error
    return Progress()


def _load_arrays(learner: Learner, kept: Mapping[str, npt.NDArray[Any]]) -> Progress:
    for name, array in learner.checkpoint_arrays().items():
        array[:] = kept[name]
    for rng, state in zip(learner.rngs, kept["chances"], strict=False):
        rng[0] = state  # with more jobs than before, the new ones keep their own seeds
    games, seconds = kept["counted"]
    curve = [(int(n), s, mean) for n, s, mean in kept["curve"].tolist()]
    return Progress(int(games), float(seconds), 0.0, curve)
