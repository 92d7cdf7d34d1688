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
