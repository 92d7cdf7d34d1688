"""What the strong players have learned, read from `weights/` once and kept."""

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

import numpy as np

from fivebyfive.kernels.knaster import state as knaster_state
from fivebyfive.kernels.knister import state as knister_state
from fivebyfive.kernels.lines import Floats
from fivebyfive.kernels.weight_packing import (
    dequantize,
    pack_lines,
    pack_pairs,
    quantize,
    unpack_lines,
    unpack_pairs,
)

FOLDER: Final = Path(__file__).parent / "weights"


def save_knister(
    file: Path, weights: knister_state.Weights, spread: Floats, note: Mapping[str, Any]
) -> None:
    """Write the weights; the note says how they were made."""
    mirror = knister_state.build_tables().mirror[: knister_state.OPEN_LINES]
    _save(
        file,
        note,
        spread=spread,
        singles=pack_lines(weights.singles, mirror),
        pairs=pack_pairs(weights.pairs, knister_state.LINE_PAIRS, mirror),
    )


def read_knister(file: Path) -> knister_state.Weights:
    """The weights of a file."""
    mirror = knister_state.build_tables().mirror[: knister_state.OPEN_LINES]
    with np.load(file) as kept:
        return knister_state.Weights(
            unpack_lines(kept["singles"], mirror),
            unpack_pairs(kept["pairs"], knister_state.LINE_PAIRS, mirror),
        )


def save_knaster(
    file: Path, weights: knaster_state.Weights, spread: Floats, note: Mapping[str, Any]
) -> None:
    """Write the weights; the note says how they were made."""
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
    """The weights of a file."""
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


# Alone nobody hurries, so Knaster was learned twice: alone, and at tables.
KNISTER: Final = FOLDER / "knister.npz"
KNASTER_ALONE: Final = FOLDER / "knaster-alone.npz"
KNASTER_AT_A_TABLE: Final = FOLDER / "knaster-table.npz"

# Learned further from players who are mistaken: a bit weaker, but right about their positions too.
KNISTER_COACH: Final = FOLDER / "knister-coach.npz"


@cache
def knister_weights(coach: bool = False) -> knister_state.Weights:
    """The weights that come with the package, of players or of the coach."""
    return read_knister(KNISTER_COACH if coach else KNISTER)


@cache
def knaster_weights(alone: bool) -> knaster_state.Weights:
    """The weights that come with the package."""
    return read_knaster(KNASTER_ALONE if alone else KNASTER_AT_A_TABLE)


@cache
def knister_spread() -> Floats:
    """How far two sheets may still get apart, by how many cells are filled."""
    return _read_spread(KNISTER)


@cache
def knaster_spread() -> Floats:
    """How far two sheets may still get apart, by the clock."""
    return _read_spread(KNASTER_AT_A_TABLE)


def _read_spread(file: Path) -> Floats:
    with np.load(file) as kept:
        spread: Floats = kept["spread"]
        return spread


def read_note(file: Path) -> dict[str, Any]:
    """How the weights of a file were made."""
    with np.load(file) as kept:
        note: dict[str, Any] = json.loads(str(kept["note"]))
        return note


def _save(file: Path, note: Mapping[str, Any], **arrays: Any) -> None:
    """Beside the file first, so that an interrupted save loses nothing."""
    file.parent.mkdir(parents=True, exist_ok=True)
    beside = file.with_name(f".{file.name}.part.npz")
    np.savez_compressed(beside, note=np.array(json.dumps(dict(note))), **arrays)
    beside.replace(file)
