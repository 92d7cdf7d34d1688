"""`fivebyfive check-bot`."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from fivebyfive.rules import read_record
from support.cli_runner import run_in_process
from support.custom_bots import Cheats, Crashes, bot_spec
from support.paths import EXAMPLES, PROJECT

FIRST = f"{EXAMPLES / 'first_bot.py'}:FirstBot"


def test_a_good_bot() -> None:
    expected = f"{FIRST} keeps to all the rules for bots: 34 games were played without a mistake.\n"
    assert run_in_process("check-bot", FIRST) == (expected, "")


def as_json(*arguments: str, status: int = 0) -> tuple[dict[str, Any], str]:
    out, err = run_in_process("check-bot", *arguments, "--json", status=status)
    assert out.count("\n") == 1
    return json.loads(out), err


def test_json() -> None:
    found, err = as_json(FIRST, "--seed", "3", "--games", "2")
    assert (found, err) == ({"bot": FIRST, "games": 66, "seed": 3, "good": True}, "")
    assert list(found) == ["bot", "games", "seed", "good"]


def test_json_of_a_bad_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    found, err = as_json(bot_spec(Crashes), status=1)
    file = "custom-bots-py-Crashes-failed-1.5x5"
    assert found == {
        "bot": bot_spec(Crashes),
        "games": 0,  # of those that were played to the end
        "seed": 0,
        "good": False,
        "code": "bot-crashed",
        "facts": {"error": "LookupError: nothing found"},
        "record": file,
    }
    assert err == ""
    assert len(read_record((tmp_path / file).read_bytes()).game.rounds) == 4


def test_the_page_about_bots_shows_this_very_bot() -> None:
    page = (PROJECT / "docs" / "bots.md").read_text(encoding="utf-8")
    [shown] = re.findall(r"```python\n(from random.*?)```", page, re.DOTALL)
    assert (EXAMPLES / "first_bot.py").read_text().endswith(shown)


def test_a_bad_bot_leaves_the_game_it_failed_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for number in (1, 2):
        out, err = run_in_process("check-bot", bot_spec(Crashes), status=1)
        file = f"custom-bots-py-Crashes-failed-{number}.5x5"
        assert (out, err.splitlines()) == (
            "",
            [
                "The bot stopped with an error: LookupError: nothing found",
                f"The game up to there is in {file}.",
            ],
        )
        game = read_record((tmp_path / file).read_bytes()).game
        assert len(game.rounds) == 4
        assert game.open_round is not None
    assert len(list(tmp_path.iterdir())) == 2


def test_a_folder_that_cannot_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Then it is at least said what was wrong with the bot."""
    (tmp_path / "gone").mkdir()
    monkeypatch.chdir(tmp_path / "gone")
    (tmp_path / "gone").rmdir()
    _, err = run_in_process("check-bot", bot_spec(Cheats), status=1)
    assert "The bot chose Write(cell=7, free=())" in err
    assert "cannot be written" in err
    found, err = as_json(bot_spec(Cheats), status=1)
    assert (found["code"], found["record"]) == ("bot-illegal-move", None)
    assert found["facts"]["reason"] == "cell-taken"
    assert "cannot be written" in err


@pytest.mark.parametrize(
    ("bot", "words"),
    [
        ("none.py:Bot", "There is no file “none.py”"),
        ("genius", "There is no level “genius”"),
        ("examples/first_bot.py", "does not say which class"),
    ],
)
def test_no_such_bot(bot: str, words: str) -> None:
    for how in ((), ("--json",)):
        out, err = run_in_process("check-bot", bot, *how, status=1)
        assert out == ""
        assert words in err
