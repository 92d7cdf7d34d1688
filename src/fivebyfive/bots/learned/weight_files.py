"""Weight files: reading and writing them, and those that come with the package.

The names of the arrays in a file are stored names: they stay as they are.
"""

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

import numpy as np

from fivebyfive.bots.learned.weight_packing import (
    dequantize,
    pack_lines,
    pack_pairs,
    quantize,
    unpack_lines,
    unpack_pairs,
)
from fivebyfive.kernels.knaster import state as knaster_state
from fivebyfive.kernels.knister import state as knister_state
from fivebyfive.kernels.lines import Floats

FOLDER: Final = Path(__file__).parent / "weights"


def save_knister(
    file: Path, weights: knister_state.Weights, spread: Floats, note: Mapping[str, Any]
) -> None:
    """Write the weights, packed, with their spread; `note` says how they were trained."""
    mirror = knister_state.build_tables().mirror[: knister_state.OPEN_LINES]
    _save(
        file,
        note,
        spread=spread,
        singles=pack_lines(weights.singles, mirror),
        pairs=pack_pairs(weights.pairs, knister_state.LINE_PAIRS, mirror),
    )


def read_knister(file: Path) -> knister_state.Weights:
    """Read and unpack the weights of a file."""
    mirror = knister_state.build_tables().mirror[: knister_state.OPEN_LINES]
    with np.load(file) as kept:
        return knister_state.Weights(
            unpack_lines(kept["singles"], mirror),
            unpack_pairs(kept["pairs"], knister_state.LINE_PAIRS, mirror),
        )


def save_knaster(
    file: Path, weights: knaster_state.Weights, spread: Floats, note: Mapping[str, Any]
) -> None:
    """Write the weights, packed, with their spread; `note` says how they were trained."""
    tables = knaster_state.build_tables()
    bare_mirror = tables.bare_mirror[: knaster_state.BARE_LINES]
    _save(
        file,
        note,
        spread=spread,
        lines=pack_lines(weights.lines[: knaster_state.STAGES], tables.mirror),
        pairs=pack_pairs(weights.pairs, knaster_state.LINE_PAIRS, bare_mirror),
        waiting=quantize(weights.waiting),
        pace=quantize(weights.pace),
    )


def read_knaster(file: Path) -> knaster_state.Weights:
    """Read and unpack the weights of a file."""
    tables = knaster_state.build_tables()
    bare_mirror = tables.bare_mirror[: knaster_state.BARE_LINES]
    empty = knaster_state.empty_weights()
    with np.load(file) as kept:
        empty.lines[: knaster_state.STAGES] = unpack_lines(kept["lines"], tables.mirror)
        return knaster_state.Weights(
            empty.lines,
            unpack_pairs(kept["pairs"], knaster_state.LINE_PAIRS, bare_mirror),
            dequantize(kept["waiting"]),
            dequantize(kept["pace"]),
        )


# Knaster was trained twice, alone and at tables: alone nobody else can end the game.
KNISTER: Final = FOLDER / "knister.npz"
KNASTER_ALONE: Final = FOLDER / "knaster-alone.npz"
KNASTER_AT_A_TABLE: Final = FOLDER / "knaster-table.npz"

# Trained further with exploration: a little weaker, but right about positions of weak players, too.
KNISTER_COACH: Final = FOLDER / "knister-coach.npz"


@cache
def knister_weights(coach: bool = False) -> knister_state.Weights:
    """The packaged weights, of players or of the coach; read once."""
    return read_knister(KNISTER_COACH if coach else KNISTER)


@cache
def knaster_weights(alone: bool) -> knaster_state.Weights:
    """The packaged weights; read once."""
    return read_knaster(KNASTER_ALONE if alone else KNASTER_AT_A_TABLE)


@cache
def knister_spread() -> Floats:
    """The spread of the score difference by filled cells, (26,); see `training.score_spread`."""
    return _read_spread(KNISTER)


@cache
def knaster_spread() -> Floats:
    """The spread of the score difference by clock, (27,); see `training.score_spread`."""
    return _read_spread(KNASTER_AT_A_TABLE)


def _read_spread(file: Path) -> Floats:
    with np.load(file) as kept:
        spread: Floats = kept["spread"]
        return spread


def read_note(file: Path) -> dict[str, Any]:
    """How the weights of a file were trained: plan, settings and progress of the run."""
    with np.load(file) as kept:
        note: dict[str, Any] = json.loads(str(kept["note"]))
        return note


def _save(file: Path, note: Mapping[str, Any], **arrays: Any) -> None:
    """Write to a temporary file first, so that an interrupted save loses nothing."""
    file.parent.mkdir(parents=True, exist_ok=True)
    temporary = file.with_name(f".{file.name}.part.npz")
    np.savez_compressed(temporary, note=np.array(json.dumps(dict(note))), **arrays)
    temporary.replace(file)
