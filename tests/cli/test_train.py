"""`fivebyfive train`."""

import json
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from fivebyfive.bots.learned import weight_files
from fivebyfive.rules import GAMES
from fivebyfive.training import runner, score_spread
from fivebyfive.training.checkpoint import Progress
from fivebyfive.words import Language
from support.cli_runner import run_in_process, run_process


@pytest.fixture(autouse=True)
def _small(training_kernels: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runner, "BLOCK", 50)
    monkeypatch.setattr(score_spread, "GAMES", 50)


def stops_after(games: int) -> Callable[[Progress, str, object], None]:
    """Somebody presses Ctrl-C when so many games are done."""
    added = Progress.__setattr__

    def stops(self: Progress, name: str, value: object) -> None:
        added(self, name, value)
        if name == "mean" and self.games >= games:
            raise KeyboardInterrupt

    return stops


@pytest.mark.parametrize("kind", GAMES)
def test_json(kind: str, tmp_path: Path) -> None:
    file = tmp_path / "w.npz"
    options = ("--games", "200", "--out", file, "--jobs", "1", "--json")
    out, err = run_in_process("train", kind, *options)
    assert err == ""
    found = json.loads(out)
    assert list(found) == ["game", "games", "seconds", "mean", "file"]
    assert (found["game"], found["games"], found["file"]) == (kind, 200, str(file))
    assert 20 < found["mean"] < 100
    assert weight_files.read_note(file)["games"] == 200


def test_in_a_process_of_its_own(tmp_path: Path) -> None:
    """The file is named after the game, and lies where one is."""
    out, err = run_process("train", "knister", "--games", "200", "--json", cwd=tmp_path)
    assert (json.loads(out)["file"], err) == ("knister.npz", "")
    assert [path.name for path in tmp_path.iterdir()] == ["knister.npz"]
    weight_files.read_knister(tmp_path / "knister.npz")


@pytest.mark.parametrize("lang", list(Language))
def test_in_words(lang: str, tmp_path: Path) -> None:
    file = tmp_path / "w.npz"
    out, _ = run_in_process("train", "knister", "--games", "50", "--out", file, "--lang", lang)
    assert "50" in out
    assert "w.npz" in "".join(out.split())


def test_a_seed_gives_the_same_weights(tmp_path: Path) -> None:
    kept = []
    for name in ("one", "two"):
        options = ("--games", "100", "--seed", "3", "--jobs", "1", "--table")
        run_in_process("train", "knaster", *options, "--out", tmp_path / f"{name}.npz")
        kept.append(weight_files.read_knaster(tmp_path / f"{name}.npz"))
    assert all(np.array_equal(one, two) for one, two in zip(*kept, strict=True))


def test_what_is_no_weights(tmp_path: Path) -> None:
    file = tmp_path / "w.npz"
    file.write_text("none")
    for how in ((), ("--json",)):
        out, err = run_in_process(
            "train", "knister", "--games", "9", "--resume", file, *how, status=1
        )
        assert out == ""
        assert "has no weights of this game" in " ".join(err.split())


def test_it_goes_on_as_it_was_begun(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begin = ("train", "knaster", "--games", "100", "--jobs", "1", "--out", tmp_path / "w.npz")
    with monkeypatch.context() as patched:
        patched.setattr(Progress, "__setattr__", stops_after(50))
        run_in_process(*begin, "--table", "--seed", "3", status=130)
    go_on = (*begin, "--resume", tmp_path / "w.npz.checkpoint")
    for other in ("--alone", "--seed=4"):
        for how in ((), ("--json",)):
            out, err = run_in_process(*go_on, other, *how, status=1)
            assert out == ""
            assert "was begun with --table --seed 3." in " ".join(err.split())
    run_in_process(*go_on)
    note = weight_files.read_note(tmp_path / "w.npz")
    assert (note["games"], note["seed"], note["at_table"]) == (100, 3, True)


def test_what_cannot_be_written(tmp_path: Path) -> None:
    for how in ((), ("--json",)):
        out, err = run_in_process(
            "train", "knister", "--games", "1000000", "--out", tmp_path, *how, status=1
        )
        assert out == ""
        assert "cannot be written, so nothing was learned" in " ".join(err.split())


def test_one_game_is_one_game(tmp_path: Path) -> None:
    options = ("--games", "1", "--jobs", "2", "--out", tmp_path / "w.npz", "--json")
    assert json.loads(run_in_process("train", "knister", *options)[0])["games"] == 1


def test_wrong_usage() -> None:
    for options in (["--games", "0"], ["--seed", "x"], ["--jobs", "0"]):
        run_in_process("train", "knister", *options, status=2)
    run_in_process("train", "chess", status=2)


def test_ctrl_c_keeps_what_was_learned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "w.npz"
    options = ("--games", "200", "--out", file, "--jobs", "1", "--json")
    with monkeypatch.context() as patched:
        patched.setattr(Progress, "__setattr__", stops_after(100))
        out, _ = run_in_process("train", "knister", *options, status=130)
    assert json.loads(out)["games"] == 100
    weight_files.read_knister(file)
    checkpoint = tmp_path / "w.npz.checkpoint"
    out, _ = run_in_process("train", "knister", *options, "--resume", checkpoint)
    assert json.loads(out)["games"] == 200
    assert not checkpoint.exists()
