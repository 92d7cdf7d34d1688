"""`fivebyfive advise`."""

import json
from pathlib import Path
from typing import Any

import pytest

from fivebyfive.words import Language
from support.cli_runner import run_in_process, run_process
from support.custom_bots import Lazy, Points, bot_spec
from support.paths import GOLDEN

ALONE = b"Game: knister\nSeats: Ola\n\n1. 3+4 a1\n2. 3+4 b1\n3. 3+4 c1\n4. 3+4 d1\n5. 3+4 ?\n"
TWO = b"Game: knaster\nSeats: Ola, Tim [casual]\n\n1. 3+4 a1 b1\n2. 3+4 (a1)\n"
BOT = ("--bot", bot_spec(Points))


def as_json(text: bytes, *options: str) -> dict[str, Any]:
    out, err = run_in_process("advise", "-", *BOT, "--json", *options, stdin=text)
    assert (out.count("\n"), err) == (1, "")
    return dict(json.loads(out))


def test_json_alone() -> None:
    found = as_json(ALONE)
    assert list(found) == ["seat", "roll", "moves"]
    assert (found["seat"], found["roll"]) == ("Ola", 7)
    assert len(found["moves"]) == 21
    assert found["moves"][0] == {"move": "e1", "expected": 10, "lost": 0.0, "win": None}
    assert found["moves"][1] == {"move": "a2", "expected": 0, "lost": 10, "win": None}
    assert str(found["moves"][0]["lost"]) == "0.0"  # and not 0


def test_json_of_two() -> None:
    found = as_json(TWO)
    assert found["seat"] == "Tim"
    assert found["moves"][0]["win"] == 0.75
    assert {"(b1)", "a1", "e5"} <= {one["move"] for one in found["moves"]}
    assert as_json(TWO, "--for", "points")["moves"][0]["move"] == "(b1)"
    assert as_json(TWO, "--seat", "Ola")["seat"] == "Ola"


def test_the_first_may_lose_points() -> None:
    """A corner wins most often, and a circle at b1 makes a point."""
    found = as_json(TWO)["moves"]
    assert (found[0]["move"], found[0]["expected"], found[0]["lost"]) == ("a1", 0, 1)
    assert min(one["lost"] for one in found) == 0
    out, _ = run_in_process("advise", "-", *BOT, "--all", stdin=TWO, COLUMNS="40")
    rows = [line.split() for line in out.splitlines()]
    assert ["a1", "0.0", "1.0", "75.0", "%"] in rows
    assert ["(b1)", "1.0", "50.0", "%"] in rows  # nothing lost


def test_a_file_in_a_process_of_its_own(tmp_path: Path) -> None:
    file = tmp_path / "open.5x5"
    file.write_bytes(ALONE)
    out, err = run_process("advise", file, *BOT, "--lang", "de")
    assert err == ""
    lines = [line.rstrip() for line in out.splitlines()]
    assert lines[0] == "Ola, Runde 5, Wurf 7"
    assert lines[3].split()[-2:] == ["e1", "10,0"]  # beside the sheet
    assert "│ 7  │ 7  │ 7  │ 7  │ ·  │" in out
    assert lines[-1] == "Noch 11 Züge: --all zeigt alle."


def test_all_moves() -> None:
    out, _ = run_in_process("advise", "-", *BOT, "--all", stdin=ALONE)
    assert "--all" not in out
    assert out.count("0.0") >= 20


@pytest.mark.parametrize("lang", list(Language))
@pytest.mark.parametrize("columns", ["80", "40"])
def test_it_fits_a_terminal(lang: str, columns: str) -> None:
    out, _ = run_in_process("advise", "-", *BOT, "--lang", lang, stdin=TWO, COLUMNS=columns)
    assert max(map(len, out.splitlines())) <= int(columns)
    assert "75" in out


@pytest.mark.parametrize(
    ("text", "options", "words"),
    [
        (ALONE.replace(b"?", b"e1"), BOT, "No roll waits for a move."),
        (ALONE, ("--seat", "Tim", *BOT), "Nobody called “Tim” plays in this game"),
        (ALONE, ("--bot", "casual"), "“casual” plays without weighing moves"),
        (ALONE, ("--bot", "genius"), "There is no level “genius”"),
        (ALONE, ("--bot", bot_spec(Lazy)), "Lazy did not weigh every legal move"),
        (b"", BOT, "-: The record is empty."),
        (ALONE.replace(b"5. 3+4 ?", b"5. 3+4 a1"), BOT, "-:8: Ola: a1 already has 7"),
    ],
)
def test_what_cannot_be_advised(text: bytes, options: tuple[str, ...], words: str) -> None:
    for how in ((), ("--json",)):
        out, err = run_in_process("advise", "-", *options, *how, stdin=text, status=1)
        assert out == ""
        assert words in err


def test_a_finished_game_and_a_missing_file() -> None:
    finished = GOLDEN / "knister-solo.5x5"
    assert "The game is over" in run_in_process("advise", finished, *BOT, status=1)[1]
    assert "There is no such file" in run_in_process("advise", "none.5x5", *BOT, status=1)[1]


@pytest.mark.parametrize("text", [ALONE, TWO])
def test_the_coach_is_asked_unless_told_otherwise(text: bytes) -> None:
    advice = [
        json.loads(run_in_process("advise", "-", "--json", *options, stdin=text)[0])
        for options in ((), ("--bot", "coach"), ("--bot", "expert"), ("--bot", "master"))
    ]
    assert advice[0] == advice[1]
    assert advice[1] != advice[2] != advice[3]
    found = advice[0]["moves"]
    most = max(one["expected"] for one in found)
    assert all(one["lost"] == pytest.approx(most - one["expected"], abs=2e-6) for one in found)
    if text is ALONE:
        assert "e1" in [one["move"] for one in found[:2]]  # five of a kind, now or later
        assert all(one["win"] is None for one in found)
    else:
        wins = [one["win"] for one in found]
        assert wins == sorted(wins, reverse=True)
        assert 0.2 < wins[0] < 0.8


def test_time_without_nodes_is_all_used() -> None:
    """With six cells left, more than the expert plays with, and still soon done."""
    rounds = [f"{at}. 3+{1 + at % 6} {'abcde'[at % 5]}{at // 5 + 1}" for at in range(19)]
    lines = [f"{at + 1}. {line.partition(' ')[2]}" for at, line in enumerate(rounds)]
    text = "\n".join(["Game: knister", "Seats: Ola", "", *lines, "20. 3+3 ?", ""]).encode()
    expert, long, endless = (
        json.loads(run_in_process("advise", "-", "--json", *options, stdin=text)[0])
        for options in ((), ("--ms", "600000"), ("--nodes", str(10**9)))
    )
    assert expert != long == endless
