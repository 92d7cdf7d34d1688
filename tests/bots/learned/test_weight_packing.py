"""Weights come back from a file as they went in, to half a step."""

from collections.abc import Iterable
from pathlib import Path

import numpy as np
import pytest

from fivebyfive.bots.learned import weight_files
from fivebyfive.bots.learned.weight_packing import (
    STEPS_PER_POINT,
    dequantize,
    find_transposed_tables,
    pack_lines,
    pack_pairs,
    quantize,
    unpack_lines,
    unpack_pairs,
)
from fivebyfive.kernels.knaster import state as knaster_state
from fivebyfive.kernels.knister import state as knister_state
from fivebyfive.kernels.line_pairs import LinePairs
from fivebyfive.kernels.lines import Floats
from support.kernel_sheets import knaster_weights, knister_weights

HALF_A_STEP = 1 / 512 + 1e-6


def near(some: Iterable[Floats], others: Iterable[Floats]) -> None:
    for one, other in zip(some, others, strict=True):
        assert one.shape == other.shape
        assert one.dtype == other.dtype == np.float32
        assert np.abs(one - other).max() <= HALF_A_STEP


def test_steps() -> None:
    assert STEPS_PER_POINT == 256
    values = np.array([0, 1, -1, 0.25, 100.5, -12.125, 1e9, -1e9], dtype=np.float32)
    expected = [0, 1, -1, 0.25, 100.5, -12.125, 32767 / 256, -32767 / 256]
    assert dequantize(quantize(values)).tolist() == expected


def test_lines_and_pairs_are_whole_again() -> None:
    weights, mirror = (
        knister_weights(),
        knister_state.build_tables().mirror[: knister_state.OPEN_LINES],
    )
    packed = pack_lines(weights.singles, mirror)
    assert packed.size < 0.52 * weights.singles.size
    near([weights.singles], [unpack_lines(packed, mirror)])
    crossings = knister_state.LINE_PAIRS
    packed = pack_pairs(weights.pairs, crossings, mirror)
    assert packed.size < 0.4 * weights.pairs.size
    near([weights.pairs], [unpack_pairs(packed, crossings, mirror)])


@pytest.mark.parametrize("crossings", [knister_state.LINE_PAIRS, knaster_state.LINE_PAIRS])
def test_partners_are_each_others(crossings: LinePairs) -> None:
    paired = find_transposed_tables(crossings)
    assert [paired[other] for other in paired] == [*range(len(paired))]


def test_a_file_of_knister(tmp_path: Path) -> None:
    file = tmp_path / "new" / "weights.npz"
    spread = np.arange(26, dtype=np.float32)
    weight_files.save_knister(file, knister_weights(), spread, {"games": 7})
    near(knister_weights(), weight_files.read_knister(file))
    assert weight_files.read_note(file) == {"games": 7}
    assert [path.name for path in file.parent.iterdir()] == ["weights.npz"]


def test_a_file_of_knaster(tmp_path: Path) -> None:
    file = tmp_path / "weights.npz"
    weight_files.save_knaster(file, knaster_weights(), np.zeros(27, dtype=np.float32), {})
    near(knaster_weights(), weight_files.read_knaster(file))


def test_an_interrupted_save_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "weights.npz"
    file.write_bytes(b"before")

    def stops(to: Path, **_: object) -> None:
        to.write_bytes(b"half of it")
        raise KeyboardInterrupt

    monkeypatch.setattr(np, "savez_compressed", stops)
    with pytest.raises(KeyboardInterrupt):
        weight_files.save_knister(file, knister_weights(), np.zeros(26, dtype=np.float32), {})
    assert file.read_bytes() == b"before"


def test_the_weights_that_come_with_the_package() -> None:
    files = (weight_files.KNISTER, weight_files.KNASTER_ALONE, weight_files.KNASTER_AT_A_TABLE)
    assert sum(file.stat().st_size for file in files) <= 30_000_000
    for weights, empty in (
        (weight_files.knister_weights(), knister_state.empty_weights()),
        (weight_files.knaster_weights(alone=True), knaster_state.empty_weights()),
        (weight_files.knaster_weights(alone=False), knaster_state.empty_weights()),
    ):
        for part, shaped in zip(weights, empty, strict=True):
            assert part.shape == shaped.shape
            assert np.isfinite(part).all()
            assert part.any()
    for knaster_file in files[1:]:
        weights = weight_files.read_knaster(knaster_file)
        assert not weights.lines[knaster_state.STAGES].any()  # nothing is hoped for after the end
        assert not weights.waiting[knaster_state.CLOCK_OVER].any()
        assert not weights.pace[knaster_state.CLOCK_OVER].any()
    assert weight_files.knister_spread().shape == (26,)
    assert weight_files.knaster_spread().shape == (knaster_state.CLOCK_OVER + 1,)
