"""`fivebyfive verify` as people call it."""

import json
from pathlib import Path
from typing import Any

import pytest

from support.cli_runner import run_in_process, run_process
from support.paths import EXAMPLES

CHECKABLE, ALONE = EXAMPLES / "checkable.5x5", EXAMPLES / "alone.5x5"
TEXT = CHECKABLE.read_text(encoding="utf-8")
ALTERED = TEXT.replace("7. 3+6 e2", "7. 2+5 e2").encode()


def as_json(*arguments: str | Path, **options: Any) -> list[dict[str, Any]]:
    out, err = run_in_process("verify", "--json", *arguments, **options)
    assert err == ""
    return [json.loads(line) for line in out.splitlines()]


def test_a_true_record() -> None:
    sentence = f"{CHECKABLE}: verified. All 25 rolls were computed again and are true.\n"
    assert run_process("verify", CHECKABLE) == (sentence, "")
    expected = {"file": str(CHECKABLE), "verdict": "verified", "rolls": 25, "error": None}
    assert as_json(CHECKABLE) == [expected]


def test_real_dice() -> None:
    out, err = run_in_process("verify", ALONE)
    assert (out.startswith(f"{ALONE}: nothing to verify."), err) == (True, "")
    expected = {"file": str(ALONE), "verdict": "nothing", "rolls": 0, "error": None}
    assert as_json(ALONE) == [expected]


def test_an_altered_roll() -> None:
    message = (
        "Round 7 shows 2+5, but the dice say 3+6. "
        "Either the record was altered, or other dice were used."
    )
    assert run_process("verify", "-", stdin=ALTERED, status=1) == (f"-: refused. {message}\n", "")
    error = {"code": "roll-altered", "line": None, "round": 7, "message": message}
    expected = {"file": "-", "verdict": "refused", "rolls": 6, "error": error}
    assert as_json("-", stdin=ALTERED, status=1) == [expected]


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("Secret: ff", "Secret: fe", "secret-mismatch"),
        ("Commit: 63", "Commit: 64", "secret-mismatch"),
        ("Secret: ", "X-Secret: ", "secret-missing"),
        ("Table: 2", "Table: 3", "roll-altered"),
        ("Nonces: U", "Nonces: V", "roll-altered"),
        ("Dice: checkable", "Dice: real", "bad-dice-header"),
        ("3. 5+5", "3. 10", "sum-only"),
    ],
)
def test_other_refusals(old: str, new: str, code: str) -> None:
    assert old in TEXT
    [result] = as_json("-", stdin=TEXT.replace(old, new).encode(), status=1)
    assert (result["verdict"], result["error"]["code"]) == ("refused", code)
    assert "{" not in result["error"]["message"]


def test_bad_files_among_good_ones(tmp_path: Path) -> None:
    bad, none = tmp_path / "bad.5x5", tmp_path / "none.5x5"
    bad.write_text(TEXT.replace("2. 1+5 b4", "2. 1+5 e1"))
    altered = tmp_path / "altered.5x5"
    altered.write_bytes(ALTERED)
    results = as_json(CHECKABLE, bad, none, altered, ALONE, status=1)
    assert [result["verdict"] for result in results] == [
        "verified",
        "refused",
        "refused",
        "refused",
        "nothing",
    ]
    message = "e1 already has 5. Choose a free cell."
    error = {"code": "cell-taken", "line": 10, "round": None, "message": message}
    assert results[1] == {"file": str(bad), "verdict": "refused", "rolls": 0, "error": error}
    assert results[2]["error"]["code"] == "file-not-found"
    assert results[2]["error"]["line"] is results[2]["error"]["round"] is None

    out, err = run_in_process("verify", bad, CHECKABLE, none, status=1)
    assert out.startswith(f"{CHECKABLE}: verified.")
    assert err.splitlines() == [
        f"{bad}:10: Ola: {message} One round before it is valid.",
        f"{none}: There is no such file. Check the name.",
    ]


@pytest.mark.parametrize("first", [True, False])
def test_one_refusal_makes_the_status_1(first: bool) -> None:
    files = ["-", str(CHECKABLE)] if first else [str(CHECKABLE), "-"]
    assert len(as_json(*files, stdin=ALTERED, status=1)) == 2


@pytest.mark.parametrize(
    ("lang", "verified", "altered"),
    [
        ("es", "Se han vuelto a calcular las 25 tiradas", "En la ronda 7 pone 2+5"),
        ("pt", "Os 25 lançamentos foram calculados", "Na ronda 7 está 2+5"),
        ("pl", "Wszystkie rzuty (25) obliczono ponownie", "W rundzie 7 zapisano 2+5"),
        ("de", "Alle 25 Würfe wurden nachgerechnet", "In Runde 7 steht 2+5"),
    ],
)
def test_in_the_language_of_the_system(lang: str, verified: str, altered: str) -> None:
    assert verified in run_in_process("verify", CHECKABLE, LANG=f"{lang}.UTF-8")[0]
    assert altered in run_in_process("verify", "-", "--lang", lang, stdin=ALTERED, status=1)[0]


PER_ROLL = EXAMPLES / "per-roll.5x5"
HEADERS = dict(
    line.split(": ") for line in PER_ROLL.read_text(encoding="utf-8").splitlines() if ": " in line
)
SARAS, _, TIMS = HEADERS["Nonces"].split()


def test_what_a_device_noted() -> None:
    commit = ("--commit", HEADERS["Commit"])
    run_in_process("verify", *commit, "--nonce", SARAS, "--nonce", TIMS, PER_ROLL)
    run_in_process("verify", *commit, "--nonce", SARAS, "--parts", "1-25", PER_ROLL)
    run_in_process("verify", "--nonce", TIMS, "--parts", "1-7,10-25", PER_ROLL)


@pytest.mark.parametrize(
    ("options", "code"),
    [
        (("--commit", "00" * 32), "other-commitment"),
        (("--nonce", SARAS[::-1]), "nonce-missing"),
        (("--nonce", "-begins-like-an-option"), "nonce-missing"),
        (("--nonce", SARAS, "--nonce", "ola"), "nonce-missing"),
        (("--nonce", TIMS, "--parts", "1-25"), "part-unused"),
    ],
)
def test_what_does_not_agree_with_it(options: tuple[str, ...], code: str) -> None:
    [found] = as_json(*options, PER_ROLL, status=1)
    assert (found["verdict"], found["error"]["code"]) == ("refused", code)


@pytest.mark.parametrize(
    "options",
    [
        ("--nonce", SARAS, "--parts", "x"),
        ("--parts", "1-25"),
        ("--nonce", SARAS, "--nonce", TIMS, "--parts", "1"),
    ],
)
def test_parts_that_mean_nothing(options: tuple[str, ...]) -> None:
    out, err = run_in_process("verify", *options, PER_ROLL, status=1)
    assert out == ""
    assert "--parts 1-5,7" in err


def test_dice_of_another_game(tmp_path: Path) -> None:
    again = tmp_path / "again.5x5"
    text = "Game: knister\nSeats: Ola\nTable: 123456\nDice-Of: 123456 1\n\n1. 3+6 c3\n"
    again.write_text(text, encoding="utf-8")
    out, _ = run_in_process("verify", again)
    assert "game 1 at table 123456" in out
    assert as_json(again)[0]["verdict"] == "repeated"
