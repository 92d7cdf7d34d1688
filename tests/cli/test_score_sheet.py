"""`fivebyfive score --sheet`: sheets copied from paper."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from support.cli_runner import run_in_process, run_process
from support.paths import GOLDEN, PROJECT

EXAMPLES = json.loads((GOLDEN / "examples.json").read_text())
KNISTER, KNASTER = EXAMPLES["knister_sheets"][0], EXAMPLES["knaster_sheets"][0]
FORGOTTEN = PROJECT / "examples" / "paper-sheet.txt"
LANGUAGES = ["en", "es", "pt", "pl", "de"]


@pytest.fixture
def files(tmp_path: Path) -> dict[str, Path]:
    """The sheets of the rulebooks, and one that goes wrong in its fourth line."""
    knister = "\n".join(" ".join(map(str, row)) for row in KNISTER["rows"])
    knaster = "\n".join(KNASTER["sheet"])
    texts = {
        "knister": knister,
        "knaster": knaster,
        "open": "; Ola\n\n7 7 7 . .\n. 13 . . .\n" + ". . . . .\n" * 3,
        "short": "7 7 7 7 7\n\n7 7 7 7\n" + "7 7 7 7 7\n" * 3,
        "record": (PROJECT / "examples" / "alone.5x5").read_text(),
    }
    for name, text in texts.items():
        (tmp_path / name).write_text(text)
    return {name: tmp_path / name for name in texts}


def as_json(game: str, *arguments: str | Path, **options: Any) -> list[dict[str, Any]]:
    out, err = run_in_process("score", "--sheet", game, "--json", *arguments, **options)
    assert err == ""
    return [json.loads(line) for line in out.splitlines()]


def test_the_golden_sheets(files: dict[str, Path]) -> None:
    [knister] = as_json("knister", files["knister"])
    assert (knister["total"], knister["lines"]) == (53, KNISTER["lines"])
    assert (knister["full"], knister["verdict"], knister["doubts"]) == (True, "good", [])
    assert "circles" not in knister
    [knaster] = as_json("knaster", files["knaster"])
    assert (knaster["total"], knaster["circles"], knaster["verdict"]) == (41, 15, None)
    assert knaster["lines"] == KNASTER["lines"]
    assert (knaster["makes"]["1"], knaster["makes"]["3"]) == ("straight", "two-pairs")
    assert list(knaster)[:2] == ["file", "game"]


def test_they_are_drawn_as_records_are(files: dict[str, Path]) -> None:
    out, err = run_process("score", "--sheet", "knaster", files["knaster"])
    assert out.startswith("Knaster\n")
    assert "1  │(4) │(5) │(6) │(7) │(8) │ (9) " in out
    assert re.search(r"row 1 +straight +9 ", out)
    assert out.endswith("\n\n41 points. More than 50 would be a good result.\n")
    assert err == ""
    out, _ = run_in_process("score", "--sheet", "knister", "-", stdin=files["knister"].read_bytes())
    assert out.endswith("\n\nA good result: 53 points.\n")


def test_forgotten_circles_are_a_hint() -> None:
    out, err = run_in_process("score", "--sheet", "knaster", FORGOTTEN)
    assert out.splitlines()[-1] == "Row 4 owed 2 circles, but has none."
    assert err == ""
    [result] = as_json("knaster", FORGOTTEN)
    [doubt] = result["doubts"]
    message = "row 4 owed 2 circles, but has none."
    assert doubt == {"code": "circles-owed", "cell": None, "line": "4", "message": message}


def test_what_is_no_number_of_two_dice_is_drawn_and_named(files: dict[str, Path]) -> None:
    out, err = run_in_process("score", "--sheet", "knister", files["open"], status=1)
    assert " 1  │ 7  │ 7  │ 7  │ ·  │ ·  │" in out
    assert out.endswith("\n\n22 cells are free.\n")
    assert err == f"{files['open']}:4: b2: two dice cannot show “13”, so it does not count.\n"
    [result] = as_json("knister", files["open"], status=1)
    assert (result["full"], result["total"], result["verdict"]) == (False, 0, None)
    assert [(doubt["code"], doubt["cell"]) for doubt in result["doubts"]] == [("not-a-roll", "b2")]


def test_circles_on_a_sheet_of_knister_do_not_count(files: dict[str, Path]) -> None:
    [result] = as_json("knister", files["knaster"], status=1)
    assert {doubt["code"] for doubt in result["doubts"]} == {"no-circles"}
    assert len(result["doubts"]) == KNASTER["circles"]


def test_a_bad_file_among_good_ones(files: dict[str, Path], tmp_path: Path) -> None:
    (tmp_path / "bytes").write_bytes(b"7 7 7 7 7\n7 \xff\n")
    bad = [files["short"], files["record"], tmp_path / "bytes", tmp_path / "none"]
    results = as_json("knister", files["knister"], *bad, files["knister"], status=1)
    assert [result.get("total") for result in results] == [53, None, None, None, None, 53]
    errors = [(result["error"]["code"], result["error"]["line"]) for result in results[1:5]]
    assert errors == [
        ("bad-sheet-line", 3),
        ("bad-sheet-lines", None),
        ("not-utf8", 2),
        ("file-not-found", None),
    ]
    out, err = run_in_process(
        "score", "--sheet", "knister", files["short"], files["knister"], status=1
    )
    assert err.startswith(f"{files['short']}:3: Row 2 must have five numbers")
    assert f"\n{files['knister']}\nKnister\n" in out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language(lang: str, files: dict[str, Path]) -> None:
    narrow, _ = run_in_process(
        "score", "--sheet", "knaster", FORGOTTEN, "--lang", lang, COLUMNS="40"
    )
    assert "…" not in narrow
    out, _ = run_in_process("score", "--sheet", "knaster", FORGOTTEN, "--lang", lang)
    *_, verdict, hint = out.splitlines()
    assert "29" in verdict
    assert ("4" in hint, "2" in hint) == (True, True)
    _, err = run_in_process("score", "--sheet", "knister", files["open"], "--lang", lang, status=1)
    assert "13" in err
    assert hint.startswith("Row 4 owed") == err.endswith("does not count.\n") == (lang == "en")


def test_only_games_that_there_are() -> None:
    assert "chess" in run_in_process("score", "--sheet", "chess", FORGOTTEN, status=2)[1]
