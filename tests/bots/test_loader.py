"""Players by name: a level, a level with its aim, or a class in a file of one's own."""

import pickle
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from fivebyfive import Game, thrown
from fivebyfive.bots import (
    LEVELS,
    Aim,
    BotCode,
    BotError,
    BotLoadError,
    Budget,
    Casual,
    LevelError,
    Position,
    RandomBot,
    bot_label,
    find_adviser,
    find_bot,
    find_level,
)
from fivebyfive.words import Language, explain

GOOD = """
from dataclasses import dataclass
from helper import first

@dataclass
class First:
    name: str = "first"

    def choose(self, position, rng, budget):
        return first(position.sheet.legal_moves(position.roll, position.last))

class Loud:
    def __init__(self):
        raise ValueError("no weights")

class Mute:
    pass

class Wise(First):
    def weigh(self, position, rng, budget):
        return []

not_a_class = 7
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "mine.py").write_text(GOOD)
    (tmp_path / "helper.py").write_text("first = lambda moves: moves[0]\n")
    (tmp_path / "broken.py").write_text("class First(:\n")
    (tmp_path / "gone.py").write_text("import no_such_module\n")
    (tmp_path / "script.py").write_text("import sys\nsys.exit('not for import')\n")
    (tmp_path / "notes.txt").write_text("class First: ...\n")
    return tmp_path


def test_a_class_in_a_file(folder: Path) -> None:
    bot = find_bot(f"{folder}/mine.py:First")
    position = Position.of(Game.start("knister").roll(thrown(3, 6)), 0)
    assert str(bot.choose(position, Random(1), Budget())) == "a1"
    assert type(find_bot(f"{folder}/mine.py:First")) is type(bot)


def test_a_changed_file_is_read_again(folder: Path) -> None:
    assert not hasattr(find_bot(f"{folder}/mine.py:First"), "newer")
    (folder / "mine.py").write_text(GOOD.replace("name: str", "newer: int = 1\n    name: str"))
    assert hasattr(find_bot(f"{folder}/mine.py:First"), "newer")


@pytest.mark.parametrize(
    ("name", "code", "words"),
    [
        ("mine.py", BotCode.CLASS_MISSING, "mine.py"),
        ("mine.py:", BotCode.CLASS_MISSING, "mine.py"),
        ("none.py:First", BotCode.FILE_NOT_FOUND, "none.py"),
        ("none/mine.py:First", BotCode.FILE_NOT_FOUND, "none/mine.py"),
        (":First", BotCode.FILE_NOT_FOUND, ""),
        ("broken.py:First", BotCode.NOT_IMPORTED, "SyntaxError: invalid syntax"),
        ("gone.py:First", BotCode.NOT_IMPORTED, "No module named 'no_such_module'"),
        ("script.py:First", BotCode.NOT_IMPORTED, "not for import"),
        ("notes.txt:First", BotCode.NOT_IMPORTED, "does not end in .py"),
        ("mine.py:Second", BotCode.NO_SUCH_CLASS, "Second"),
        ("mine.py:not_a_class", BotCode.NO_SUCH_CLASS, "not_a_class"),
        ("mine.py:Loud", BotCode.NOT_MADE, "ValueError: no weights"),
        ("mine.py:Mute", BotCode.NO_CHOOSE, "Mute"),
    ],
)
def test_what_is_wrong_with_a_file(folder: Path, name: str, code: BotCode, words: str) -> None:
    with pytest.raises(BotLoadError) as caught:
        find_bot(f"{folder}/{name}")
    assert caught.value.code == code
    again = pickle.loads(pickle.dumps(caught.value))
    assert (again.code, again.facts) == (code, caught.value.facts)
    for language in Language:
        assert words in explain(language, code, caught.value.facts)


def test_a_folder_is_no_player(folder: Path) -> None:
    with pytest.raises(BotLoadError) as caught:
        find_bot(f"{folder}:First")
    assert caught.value.code == BotCode.FILE_NOT_FOUND


def test_the_last_colon_divides(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    """As in `C:\\bots\\first.py:Bot`."""
    (folder / "c:x.py").write_text(GOOD)
    monkeypatch.chdir(folder)
    assert type(find_bot("c:x.py:First")).__name__ == "First"
    with pytest.raises(BotLoadError) as caught:
        find_bot("C:\\bots\\first.py")
    assert caught.value.code == BotCode.CLASS_MISSING


@pytest.mark.parametrize("name", ["casual", "casual/win", "casual/points"])
def test_a_level_may_have_its_own_aim(name: str) -> None:
    assert type(find_bot(name)) is Casual


def test_the_aim_reaches_the_level(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Aim] = []

    def make(aim: Aim) -> RandomBot:
        asked.append(aim)
        return RandomBot()

    for known in ("LEVELS", "_NAMED"):
        monkeypatch.setattr(f"fivebyfive.bots.registry.{known}", {**LEVELS, "spy": make})
    for name in ("spy", "spy/win", "spy/points"):
        find_bot(name)
        find_bot(name, Aim.POINTS)
    find_level("spy", Aim.POINTS)
    win, points = Aim.WIN, Aim.POINTS
    assert asked == [win, points, win, win, points, points, points]


@pytest.mark.parametrize("name", ["casual/", "casual/fun", "/points", "points", "expert/points/x"])
def test_no_such_aim(name: str) -> None:
    with pytest.raises(LevelError) as caught:
        find_bot(name)
    assert caught.value.facts["level"] == name


def test_what_comes_from_elsewhere_opens_no_file(folder: Path) -> None:
    """A server asks by `find_level`: nobody there may run files of the machine."""
    (folder / "evil.py").write_text(f"open({str(folder / 'done')!r}, 'w')\nclass First: ...\n")
    for name in (f"{folder}/evil.py:First", "casual/points"):
        with pytest.raises(LevelError) as caught:
            find_level(name)
        assert caught.value.code == BotCode.UNKNOWN_LEVEL
    assert not (folder / "done").exists()


def test_who_can_advise(folder: Path) -> None:
    assert type(find_adviser(f"{folder}/mine.py:Wise")).__name__ == "Wise"
    for name in ("random", "casual/points", f"{folder}/mine.py:First"):
        with pytest.raises(BotError) as caught:
            find_adviser(name)
        assert caught.value.code == BotCode.CANNOT_ADVISE


@pytest.mark.parametrize(
    ("name", "label"),
    [
        ("casual", "casual"),
        ("casual/points", "casual/points"),
        ("some/where/mine.py:First", "mine.py:First"),
        ("some/mine;[1].py:First", "mine__1_.py:First"),
    ],
)
def test_labels_fit_a_record(name: str, label: str) -> None:
    assert bot_label(name) == label


def test_weak_levels_import_nothing_heavy() -> None:
    script = (
        "import sys; from fivebyfive.bots import find_bot\n"
        "for level in ('random', 'beginner', 'casual'): find_bot(level)\n"
        "print(sorted({'numba', 'numpy', 'joblib', 'matplotlib'} & set(sys.modules)))\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, check=True)
    assert done.stdout.decode().strip() == "[]"
