"""Training: it learns, it can be repeated, stopped and gone on with, and loses no file."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from fivebyfive.bots.learned import weight_files
from fivebyfive.bots.learned.weight_packing import find_transposed_tables
from fivebyfive.kernels.knaster import state as knaster_state
from fivebyfive.kernels.knister import state as knister_state
from fivebyfive.kernels.lines import ROLL_COUNT, LineIds
from fivebyfive.rules import GAMES
from fivebyfive.training import runner, score_spread
from fivebyfive.training.checkpoint import Progress
from fivebyfive.training.errors import TrainCode, TrainError
from fivebyfive.training.learner import LEARNERS, Learner, RunSettings
from fivebyfive.training.runner import Plan, train
from fivebyfive.words import Language, say

FEW = 120


@pytest.fixture(autouse=True)
def _small(training_kernels: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Blocks and the games behind the spread, so that a training takes a moment."""
    monkeypatch.setattr(runner, "BLOCK", 40)
    monkeypatch.setattr(score_spread, "GAMES", 50)


def course_of(kind: str, seed: int = 1, at_table: bool = False) -> Learner:
    return LEARNERS[kind](RunSettings(kind, seed, at_table), 1, 0.9)


def arrays(file: Path) -> dict[str, Any]:
    with np.load(file) as kept:
        return {name: kept[name] for name in kept.files if name != "note"}


def same(one: Path, other: Path) -> bool:
    first, second = arrays(one), arrays(other)
    assert first.keys() == second.keys()
    return all(np.array_equal(first[name], second[name]) for name in first)


@pytest.mark.parametrize(("kind", "games"), [("knister", 4000), ("knaster", 3000)])
def test_learning_helps(kind: str, games: int) -> None:
    """Beyond what chance makes of two samples of this size."""
    points = course_of(kind).learn(0, games)
    assert points.min() >= 0
    first, last = points[:300], points[-600:]
    error = (first.var() / len(first) + last.var() / len(last)) ** 0.5
    assert last.mean() > first.mean() + 3 * error


@pytest.mark.parametrize(
    ("kind", "file"), [("knister", weight_files.KNISTER), ("knaster", weight_files.KNASTER_ALONE)]
)
def test_who_goes_astray_gets_into_other_positions(kind: str, file: Path) -> None:
    """Players who know it all, and the same ones mistaken by up to 20 points a move."""
    means = []
    for astray in (0, 20):
        course = LEARNERS[kind](RunSettings(kind, astray=astray), 1, 0.9)
        course.load_weights(file)
        means.append(course.learn(0, 150).mean())
    assert means[1] < means[0] - 10


def test_knister_learns_what_lines_are_worth() -> None:
    """Four of a kind, one cell from the end, is worth more than four numbers that go nowhere."""
    course = course_of("knister")
    course.learn(0, 2000)
    lines = LineIds(ROLL_COUNT)
    four, none = lines.find_ids(np.array([[6, 6, 6, 6, 0], [1, 3, 6, 11, 0]]))
    for filled in (18, 21, 23):
        worth = course.weights.singles[filled].mean(axis=0)
        assert worth[four] >= worth[none]


@pytest.mark.parametrize(("kind", "at_table"), [("knister", False), ("knaster", True)])
def test_weights_keep_their_symmetries(kind: str, at_table: bool) -> None:
    course = course_of(kind, at_table=at_table)
    course.learn(0, 60)
    weights = course.weights
    if kind == "knister":
        mirror, crossings = (
            knister_state.build_tables().mirror[: knister_state.OPEN_LINES],
            knister_state.LINE_PAIRS,
        )
        assert (weights.singles == weights.singles[..., mirror]).all()
    else:
        tables, crossings = knaster_state.build_tables(), knaster_state.LINE_PAIRS
        mirror = tables.bare_mirror[: knaster_state.BARE_LINES]
        assert (weights.lines == weights.lines[..., tables.mirror]).all()
        assert (weights.waiting == weights.waiting[:, ::-1]).all()
        assert not weights.lines[knaster_state.STAGES].any()
    assert weights.pairs.any()
    for table, other in enumerate(find_transposed_tables(crossings)):
        assert (weights.pairs[table] == weights.pairs[other].T).all()
        assert (weights.pairs[table] == weights.pairs[table][mirror][:, mirror]).all()


@pytest.mark.parametrize("kind", GAMES)
def test_a_seed_gives_the_same_weights(kind: str, tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("one.npz", "two.npz", "other.npz")]
    for file, seed in zip(files, (5, 5, 6), strict=True):
        reached = train(Plan(kind, FEW, seed), file)
        assert reached.games == FEW
    assert same(files[0], files[1])
    assert not same(files[0], files[2])


def stop_after(games: int) -> Any:
    def tell(progress: Progress) -> None:
        if progress.games >= games:
            raise KeyboardInterrupt

    return tell


@pytest.mark.parametrize(("kind", "at_table"), [("knister", False), ("knaster", True)])
def test_stopped_and_gone_on_with_is_one_straight_run(
    kind: str, at_table: bool, tmp_path: Path
) -> None:
    straight, halves = tmp_path / "straight.npz", tmp_path / "halves.npz"
    plan = Plan(kind, FEW, 5, 1, at_table)
    train(plan, straight)
    stopped = train(plan, halves, on_progress=stop_after(80))
    assert stopped.games == 80
    checkpoint = tmp_path / "halves.npz.checkpoint"
    assert checkpoint.exists()
    assert (
        weight_files.read_note(halves)["games"] == 80
    )  # what was learned so far is there to be used
    assert not same(straight, halves)
    reached = train(plan, halves, resume=checkpoint)
    assert reached.games == FEW
    assert reached.seconds > 0
    assert same(straight, halves)
    assert not checkpoint.exists()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["halves.npz", "straight.npz"]


def test_a_checkpoint_is_written_now_and_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(runner, "CHECKPOINT_SECONDS", -1)
    seen = []
    file = tmp_path / "w.npz"
    checkpoint = tmp_path / "w.npz.checkpoint"

    def tell(progress: Progress) -> None:
        seen.append((progress.games, checkpoint.exists(), file.exists()))

    train(Plan("knister", FEW), file, on_progress=tell)
    assert seen == [(40, False, False), (80, True, False), (120, True, False)]
    assert file.exists()
    assert not checkpoint.exists()


def test_a_failed_save_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "w.npz"
    train(Plan("knister", FEW), file)
    before = file.read_bytes()

    def full(to: Path, **_: object) -> None:
        to.write_bytes(before[:1000])
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(np, "savez_compressed", full)
    with pytest.raises(OSError, match="No space"):
        train(Plan("knister", FEW, 2), file)
    assert file.read_bytes() == before


def test_finished_weights_are_a_beginning(tmp_path: Path) -> None:
    first, second, fresh = (tmp_path / f"{name}.npz" for name in ("first", "second", "fresh"))
    train(Plan("knister", 40, 1), first)
    reached = train(Plan("knister", 40, 2), second, resume=first)
    assert reached.games == 40
    train(Plan("knister", 40, 2), fresh)
    assert not same(second, fresh)


@pytest.mark.parametrize("kind", GAMES)
def test_what_is_no_weights(kind: str, tmp_path: Path) -> None:
    other = next(game for game in GAMES if game != kind)
    wrong = tmp_path / "other.npz"
    train(Plan(other, 40), wrong)
    checkpoint = tmp_path / "stopped.npz.checkpoint"
    train(Plan(other, 400), tmp_path / "stopped.npz", on_progress=stop_after(40))
    half = tmp_path / "half.npz"
    half.write_bytes(wrong.read_bytes()[:5000])
    text, empty = tmp_path / "text.npz", tmp_path / "empty.npz"
    text.write_text("no weights")
    empty.write_bytes(b"")
    one_array = tmp_path / "array.npy"
    np.save(one_array, np.zeros(3))
    for file in (wrong, checkpoint, half, text, empty, one_array, tmp_path):
        out = tmp_path / "out.npz"
        with pytest.raises(TrainError) as caught:
            train(Plan(kind, 40), out, resume=file)
        assert caught.value.code == TrainCode.NOT_WEIGHTS, file
        assert caught.value.facts == {"file": str(file)}
        assert not out.exists()


def test_no_file_to_go_on_from(tmp_path: Path) -> None:
    with pytest.raises(TrainError) as caught:
        train(Plan("knister", 40), tmp_path / "out.npz", resume=tmp_path / "none.npz")
    assert caught.value.code == TrainCode.NO_FILE
    assert list(tmp_path.iterdir()) == []


def test_it_has_learned_as_much_already(tmp_path: Path) -> None:
    checkpoint = stopped(tmp_path, Plan("knister", FEW))
    kept = checkpoint.read_bytes()
    with pytest.raises(TrainError) as caught:
        train(Plan("knister", 40), tmp_path / "stopped.npz", resume=checkpoint)
    assert caught.value.code == TrainCode.ALREADY_LEARNED
    assert checkpoint.read_bytes() == kept


def stopped(tmp_path: Path, plan: Plan) -> Path:
    """The checkpoint of a training that was stopped after 40 games."""
    train(plan, tmp_path / "stopped.npz", on_progress=stop_after(40))
    return tmp_path / "stopped.npz.checkpoint"


@pytest.mark.parametrize(
    ("begun", "asked", "told"),
    [
        ((5, True), (6, True), "--table --seed 5"),
        ((5, True), (5, False), "--table --seed 5"),
        ((5, False), (None, True), "--alone --seed 5"),
        ((None, None), (2, None), "--alone --seed 1"),
    ],
)
def test_it_goes_on_as_it_was_begun_or_not_at_all(
    begun: tuple[int | None, bool | None],
    asked: tuple[int | None, bool | None],
    told: str,
    tmp_path: Path,
) -> None:
    checkpoint = stopped(tmp_path, Plan("knaster", FEW, begun[0], 1, begun[1]))
    out = tmp_path / "new" / "out.npz"
    with pytest.raises(TrainError) as caught:
        train(Plan("knaster", FEW, asked[0], 1, asked[1]), out, resume=checkpoint)
    assert caught.value.code == TrainCode.OTHER_TRAINING
    assert caught.value.facts == {"file": str(checkpoint), "begun": told}
    assert not out.parent.exists()
    with pytest.raises(TrainError) as caught:  # whatever else is wrong with it
        train(Plan("knister", FEW, asked[0], 1, asked[1]), out, resume=checkpoint)
    assert caught.value.code == TrainCode.NOT_WEIGHTS


def test_a_checkpoint_knows_how_it_was_begun(tmp_path: Path) -> None:
    """Whoever says nothing goes on with its seed and at its table, as if there had been no stop."""
    straight, out = tmp_path / "straight.npz", tmp_path / "out.npz"
    train(Plan("knaster", FEW, 5, 1, at_table=True), straight)
    checkpoint = stopped(tmp_path, Plan("knaster", FEW, 5, 1, at_table=True))
    train(Plan("knaster", FEW), out, resume=checkpoint)
    assert same(straight, out)
    note = weight_files.read_note(out)
    assert (note["seed"], note["at_table"]) == (5, True)


def test_a_checkpoint_from_before_that_was_kept(tmp_path: Path) -> None:
    straight, out = tmp_path / "straight.npz", tmp_path / "out.npz"
    plan = Plan("knaster", FEW, 5, 1, at_table=True)
    train(plan, straight)
    checkpoint = stopped(tmp_path, plan)
    kept = arrays(checkpoint)
    del kept["begun"]
    with checkpoint.open("wb") as file:
        np.savez(file, **kept)
    train(plan, out, resume=checkpoint)
    assert same(straight, out)
    train(Plan("knaster", FEW), out, resume=checkpoint)
    assert weight_files.read_note(out)["seed"] == 1


def test_what_cannot_be_written_is_not_trained(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is refused before the first game, and nothing is left behind."""
    (tmp_path / "file").touch()
    (tmp_path / "folder").mkdir()
    (tmp_path / "w.npz.checkpoint").mkdir()
    before = sorted(tmp_path.rglob("*"))
    monkeypatch.setattr(LEARNERS["knister"], "learn", lambda *_: pytest.fail("it learns"))
    for out in (
        tmp_path / "file" / "w.npz",
        tmp_path / "file" / "deep" / "w.npz",
        tmp_path / "folder",
        tmp_path / "w.npz",  # there is no place for its checkpoint
        tmp_path / ("w" * 250),
        Path("/proc/none/w.npz"),  # which even root may not make
        Path("/proc/w.npz"),
        Path(),
    ):
        with pytest.raises(TrainError) as caught:
            train(Plan("knister", 40), out)
        assert caught.value.code == TrainCode.NOT_WRITABLE, out
        assert caught.value.facts == {"file": str(out)}
    assert sorted(tmp_path.rglob("*")) == before


def test_a_folder_is_made(tmp_path: Path) -> None:
    out = tmp_path / "deep" / "down" / "w.npz"
    made: list[bool] = []
    train(Plan("knister", 40), out, on_progress=lambda _: made.append(out.parent.is_dir()))
    assert made == [True]  # before anything was written into it
    assert [path.name for path in out.parent.iterdir()] == ["w.npz"]


@pytest.mark.parametrize(
    ("games", "jobs", "shares"),
    [
        (1, 2, [[1]]),
        (3, 2, [[2, 1]]),
        (40, 1, [[40]]),
        (85, 2, [[40, 40], [3, 2]]),
        (100, 1, [[40], [40], [20]]),
        (2, 5, [[1, 1]]),
    ],
)
def test_never_more_games_than_asked_for(
    games: int, jobs: int, shares: list[list[int]], tmp_path: Path
) -> None:
    told = []
    reached = train(
        Plan("knister", games, jobs=jobs),
        tmp_path / "w.npz",
        on_progress=lambda now: told.append(now.games),
    )
    assert reached.games == games
    assert told == np.cumsum([sum(share) for share in shares]).tolist()
    left = games
    for share in shares:
        assert runner._split_games(left, jobs) == share
        left -= sum(share)


def test_values_without_bounds_end_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LEARNERS["knister"], "learn", lambda *_: np.full(40, -1))
    with pytest.raises(TrainError) as caught:
        train(Plan("knister", FEW), tmp_path / "w.npz")
    assert caught.value.code == TrainCode.DIVERGED
    assert list(tmp_path.iterdir()) == []


def test_a_value_that_is_no_number_is_noticed() -> None:
    for kind in GAMES:
        course = course_of(kind)
        for part in course.weights:
            part[:] = np.nan
        assert course.learn(0, 5).min() == -1


def test_several_threads_learn_into_the_same_weights(tmp_path: Path) -> None:
    reached = train(Plan("knister", 400, jobs=2), tmp_path / "w.npz")
    assert reached.games == 400
    assert weight_files.read_note(tmp_path / "w.npz")["jobs"] == 2


def test_the_note_says_how(tmp_path: Path) -> None:
    train(Plan("knaster", FEW, 9, 1, at_table=True), tmp_path / "w.npz")
    note = weight_files.read_note(tmp_path / "w.npz")
    assert (note["game"], note["games"], note["seed"], note["at_table"]) == (
        "knaster",
        FEW,
        9,
        True,
    )
    assert [point[0] for point in note["curve"]] == [FEW]


def test_errors_have_words() -> None:
    all_facts: dict[TrainCode, dict[str, str | int]] = {
        TrainCode.NOT_WEIGHTS: {"file": "f.npz"},
        TrainCode.NO_FILE: {"file": "f.npz"},
        TrainCode.ALREADY_LEARNED: {"file": "f.npz", "games": "1,000"},
        TrainCode.OTHER_TRAINING: {"file": "f.npz", "begun": "--table --seed 5"},
        TrainCode.NOT_WRITABLE: {"file": "f.npz"},
        TrainCode.DIVERGED: {"games": 3},
    }
    assert set(all_facts) == set(TrainCode)
    for code, facts in all_facts.items():
        for language in Language:
            sentence = say(language, f"error-{code}", **facts)
            assert all(str(fact) in sentence for fact in facts.values())
