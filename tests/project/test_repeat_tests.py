"""What `make test-again` says of tests that do not pass each time."""

import sys
from pathlib import Path
from typing import Any

import pytest

import repeat_tests

# By the number of the run: outcomes and pytest's status.
RUNS: dict[int, tuple[dict[str, str], int]] = {
    1: ({"a": "passed", "b": "passed", "c": "passed", "d": "skipped"}, 0),
    2: ({"a": "passed", "b": "failed", "c": "passed", "d": "skipped"}, 1),
    3: ({"a": "passed", "b": "passed", "d": "skipped"}, 1),
    4: ({}, 3),
}


def again(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, runs: dict[int, tuple[dict[str, str], int]]
) -> int:
    def carry_out(run: Any) -> None:
        run.outcomes, run.status = runs[run.number]

    monkeypatch.setattr(repeat_tests, "CORES", 1)
    monkeypatch.setattr(repeat_tests.Run, "execute", carry_out)
    monkeypatch.setattr(repeat_tests, "PROJECT", tmp_path)
    monkeypatch.setattr(repeat_tests, "OUTPUTS", tmp_path / "outputs")
    arguments = ["--runs", str(len(runs)), "--seed", "7", "tests/some where"]
    monkeypatch.setattr(sys, "argv", ["repeat_tests.py", *arguments])
    return repeat_tests.main()


def test_what_did_not_pass_is_named_with_its_seed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert again(monkeypatch, tmp_path, RUNS) == 1
    assert capsys.readouterr().out.splitlines() == [
        "run 1: seed 7, 2 workers, 0 s: 3 passed, 1 skipped",
        "run 2: seed 8, 3 workers, 0 s: 1 failed, 2 passed, 1 skipped",
        "run 3: seed 9, 1 worker, 0 s: 2 passed, 1 skipped",
        "run 4: seed 10, 2 workers, 0 s: no test; pytest ended with status 3",
        "",
        "Not passed each time:",
        "  b",
        "      failed in run 2: seed 8",
        "  c",
        "      missing in run 3: seed 9",
        "",
        "To repeat a run (what it printed is in the file):",
        *repeat(2, 8, 3),
        *repeat(3, 9, 1),
        *repeat(4, 10, 2),
    ]


def repeat(number: int, seed: int, workers: int) -> list[str]:
    spread = f"--numprocesses {workers} --dist worksteal"
    command = f".venv/bin/pytest 'tests/some where' {spread} --randomly-seed={seed}"
    return [
        f"  run {number}: PYTHONHASHSEED={seed} {command}",
        f"      outputs/{number}.txt",
    ]


def test_all_is_well(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert again(monkeypatch, tmp_path, {1: RUNS[1], 2: RUNS[1]}) == 0
    assert "Every test passed in each of 2 runs." in capsys.readouterr().out


def test_a_core_is_kept_busy() -> None:
    with repeat_tests.keep_core_busy(False) as loop:
        assert loop is None
    with repeat_tests.keep_core_busy(True) as loop:
        assert loop is not None
        assert loop.poll() is None
    assert loop.poll() is not None
