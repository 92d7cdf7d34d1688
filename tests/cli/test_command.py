"""The command as people call it; in a process of its own where that makes a difference."""

import json
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import typer

from fivebyfive import __version__
from fivebyfive.cli import app
from support.cli_runner import COMMAND, run_in_process, run_process
from support.paths import GOLDEN

SOLO, FOUR = GOLDEN / "knaster-solo.5x5", GOLDEN / "knister-four.5x5"


def as_json(*arguments: str | Path, **options: Any) -> list[dict[str, Any]]:
    out, err = run_in_process("score", "--json", *arguments, **options)
    assert err == ""
    return [json.loads(line) for line in out.splitlines()]


def test_version() -> None:
    assert run_process("--version") == (f"fivebyfive {__version__}\n", "")


COMMANDS = ["score", "rules", "verify", "export", "serve"]
COMMANDS += ["advise", "simulate", "compare", "check-bot", "join"]


def list_commands() -> list[list[str]]:
    """The words of every command, also of those within others."""
    found = []
    groups: list[tuple[list[str], Any]] = [([], typer.main.get_command(app))]
    for words, group in groups:
        for name, command in group.commands.items():
            found.append([*words, name])
            if hasattr(command, "commands"):
                groups.append(([*words, name], command))
    return found


@pytest.mark.parametrize("words", list_commands(), ids=" ".join)
def test_no_name_is_cut_off_on_80_columns(words: list[str]) -> None:
    command: Any = typer.main.get_command(app)
    for word in words:
        command = command.commands[word]
    shown = run_in_process(*words, "--help", COLUMNS="80")[0]
    assert {name for option in command.params for name in option.opts if name[0] == "-"} <= set(
        re.findall(r"--?[a-z][a-z-]*", shown)
    )


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_everywhere(command: str) -> None:
    for option in ("--help", "-h"):
        assert "Usage: fivebyfive" in run_in_process(*command.split(), option)[0]


@pytest.mark.parametrize(
    "wrong",
    [
        "score",
        "score --jsno x",
        "rules",
        "rules chess",
        "rules knister --lang xx",
        "verify",
        "no",
        "--no",
    ],
)
def test_wrong_usage_is_status_2(wrong: str) -> None:
    assert run_in_process(*wrong.split(), status=2)[0] == ""


def test_nothing_at_all_shows_the_help() -> None:
    assert "Usage: fivebyfive" in "".join(run_process(status=2))


HEAVY = {"asyncio", "asyncpg", "babel", "fastapi", "fluent", "httpx", "rich", "uvicorn"}
HEAVY |= {"joblib", "matplotlib", "numba", "numpy", "typst"}


def test_heavy_libraries_are_not_imported_for_nothing() -> None:
    """`--help` and `score --json` stay quick only as long as they import little."""
    script = (
        "import sys; from fivebyfive.cli import app; "
        f"app(['score', '--json', {str(SOLO)!r}], standalone_mode=False); "
        f"print(sorted({{name.split('.')[0] for name in sys.modules}} & {HEAVY}))"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, check=True)
    assert done.stdout.decode().splitlines()[-1] == "[]"


def test_json_of_a_record() -> None:
    [result] = as_json(SOLO)
    lines = {"1": 0, "2": 0, "3": 0, "4": 0, "5": 0, "a": 0, "b": 8, "c": 0, "d": 6, "e": 0}
    assert result == {
        "file": str(SOLO),
        "game": "knaster",
        "finished": True,
        "rounds": 43,
        "seats": [
            {
                "name": "P1",
                "bot": None,
                "total": 43,
                "circles": 19,
                "lines": {**lines, "\\": 10, "/": 0},
                "rank": 1,
                "verdict": None,
                "computer_rounds": 0,
                "apart": False,
            }
        ],
    }
    assert list(result["seats"][0]["lines"]) == [*"12345", *"abcde", "\\", "/"]


def test_json_of_all_golden_records() -> None:
    expected = {
        golden["file"]: golden for golden in json.loads((GOLDEN / "records.json").read_text())
    }
    files = sorted(GOLDEN.glob("*.5x5"))
    results = as_json(*files)
    assert [result["file"] for result in results] == list(map(str, files))
    for result, file in zip(results, files, strict=True):
        golden = expected[file.name]
        assert (result["game"], result["finished"]) == (golden["game"], True)
        for seat, wanted in zip(result["seats"], golden["seats"], strict=True):
            assert wanted.items() <= seat.items()
            assert ("circles" in seat) == (result["game"] == "knaster")
    [four] = [result for result in results if result["file"] == str(FOUR)]
    assert [seat["rank"] for seat in four["seats"]] == [4, 3, 2, 1]
    [three] = [result for result in results if "three" in result["file"]]
    assert [seat["rank"] for seat in three["seats"]] == [1, 3, 1]


def test_json_of_an_open_game_with_a_computer_player() -> None:
    text = b"Game: knister\nSeats: Zo\xc3\xab, Otto [expert]\n\n1. 3+6 c3 a1\n2. 7 a1 ?\n"
    [result] = as_json("-", stdin=text)
    assert (result["file"], result["finished"], result["rounds"]) == ("-", False, 1)
    assert [(seat["name"], seat["bot"]) for seat in result["seats"]] == [
        ("Zoë", None),
        ("Otto", "expert"),
    ]


def test_bad_files_among_good_ones(tmp_path: Path) -> None:
    bad = tmp_path / "bad.5x5"
    bad.write_text(FOUR.read_text().replace("4. 3+5 e2 e4", "4. 3+5 e2 d1"))
    results = as_json(FOUR, bad, tmp_path / "none.5x5", tmp_path, SOLO, status=1)
    assert [result.get("error", {}).get("code") for result in results] == [
        None,
        "cell-taken",
        "file-not-found",
        "file-is-folder",
        None,
    ]
    assert results[1] == {
        "file": str(bad),
        "error": {
            "code": "cell-taken",
            "line": 7,
            "seat": "P2",
            "message": "d1 already has 8. Choose a free cell.",
        },
        "valid_rounds": 3,
    }
    assert results[2]["error"]["line"] is results[2]["error"]["seat"] is None
    assert results[2]["valid_rounds"] == 0


def test_bad_records_for_people(tmp_path: Path) -> None:
    bad = tmp_path / "bad.5x5"
    bad.write_text(FOUR.read_text().replace("4. 3+5 e2 e4", "4. 3+5 e2 d1"))
    out, err = run_process("score", bad, SOLO, status=1)
    assert err == (
        f"{bad}:7: P2: d1 already has 8. Choose a free cell. 3 rounds before it are valid.\n"
    )
    assert "Knaster, 43 rounds, finished" in out
    bad.write_bytes(b"\xff\n")
    assert run_in_process("score", bad, status=1)[1].startswith(f"{bad}:1: This is not UTF-8")
    bad.write_bytes(b"")
    assert run_in_process("score", bad, status=1)[1].startswith(f"{bad}: The record is empty.")


@pytest.mark.parametrize(
    ("lang", "message"),
    [
        ("pl_PL.UTF-8", "W polu d1 jest już 8. Wybierz wolne pole."),
        ("de_AT", "In d1 steht schon eine 8. Wähle ein freies Feld."),
        ("fr_FR.UTF-8", "d1 already has 8. Choose a free cell."),
    ],
)
def test_errors_in_the_language_of_the_system(lang: str, message: str) -> None:
    text = FOUR.read_bytes().replace(b"4. 3+5 e2 e4", b"4. 3+5 e2 d1")
    [result] = as_json("-", stdin=text, status=1, LANG=lang)
    assert result["error"]["message"] == message
    [result] = as_json("-", "--lang", "es", stdin=text, status=1, LANG=lang)
    assert result["error"]["message"] == "En d1 ya hay un 8. Elige una casilla libre."


def test_a_drawn_game() -> None:
    out, err = run_process("score", SOLO)
    assert err == ""
    lines = [line.rstrip() for line in out.splitlines()]
    assert lines[0] == "Knaster, 43 rounds, finished"
    assert lines[3:7] == [
        " \\    a    b    c    d    e     /    Line       Makes     White box",
        "(10)  9   (8)   7   (6)   5     10   row 1      pair              0",
        "    ┌────┬────┬────┬────┬────┐       row 2      nothing           0",
        " 1  │(9) │(7) │ 12 │(8) │(8) │  9    row 3      nothing           0",
    ]
    assert lines[-1] == "43 points. More than 50 would be a good result."
    assert any(line.split() == ["Circles", "19"] for line in lines)
    assert any(line.split() == ["Total", "43"] for line in lines)


def test_a_drawn_game_of_several() -> None:
    out, _ = run_in_process("score", FOUR)
    assert "diagonal \\ pair ×2" in out
    ranking = [line.split() for line in out.splitlines()][-4:]
    assert ranking == [["1", "P4", "25"], ["2", "P3", "19"], ["3", "P2", "17"], ["4", "P1", "14"]]


@pytest.mark.parametrize("lang", ["en", "es", "pt", "pl", "de"])
def test_drawings_fit_a_terminal(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(GOLDEN)
    files = sorted(file.name for file in GOLDEN.glob("*.5x5"))
    for columns in (80, 40, 20):
        out, _ = run_in_process("score", *files, "--lang", lang, COLUMNS=str(columns))
        assert [name for name in files if name not in out] == []
        assert [line for line in out.splitlines() if len(line) > max(columns, 40)] == []
        assert "…" not in out


def test_names_are_never_taken_for_markup() -> None:
    text = b"Game: knister\nSeats: :smile: [bold]\n\n1. 7 a1\n"
    assert ":smile: [bold]" in run_in_process("score", "-", stdin=text)[0]


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({"LC_ALL": "C", "LANG": "pl_PL.UTF-8"}, "en"),
        ({"LC_ALL": "de_DE", "LANG": "pl_PL.UTF-8"}, "de"),
        ({"LANG": "pl_PL.UTF-8", "LANGUAGE": "fr:es:de"}, "es"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "es"}, "en"),
        ({"LANG": "pt_BR"}, "pt"),
    ],
)
def test_the_language_of_the_system(environ: dict[str, Any], language: str) -> None:
    first = {"en": "There", "de": "Diese", "es": "Ese", "pt": "Esse"}[language]
    out = run_in_process("score", "--json", "none.5x5", status=1, **environ)[0]
    assert json.loads(out)["error"]["message"].split()[0] == first


@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "latin-1"])
def test_terminals_without_our_letters(encoding: str) -> None:
    out, err = run_process("score", SOLO, "--lang", "pl", PYTHONIOENCODING=encoding)
    assert "43" in out
    assert err == ""


def test_an_empty_line_between_files() -> None:
    out, _ = run_in_process("score", SOLO, SOLO)
    assert out.count(f"\n\n{SOLO}\n") == 1


def test_boxes_keep_their_own_colours() -> None:
    """An unscored column is not red because the diagonal beside it is."""
    out, _ = run_in_process("score", SOLO, FORCE_COLOR="1", TERM="xterm-256color")
    boxes = out.splitlines()[4]
    assert "\x1b[1;31m(10)\x1b[0m" in boxes
    assert "\x1b[2m 9  \x1b[0m" in boxes


def test_the_state_of_a_game_is_said() -> None:
    text = "Game: knister\nSeats: A, B\nEnded: abandoned\n\n1. 7 a1 b1\n2. 7 a2\n"
    out, _ = run_in_process("score", "-", stdin=text.encode())
    assert out.startswith("Knister, one round, abandoned, round 2 is open and does not count yet\n")
    out, _ = run_in_process("score", "-", stdin=text.replace("Ended: abandoned\n", "").encode())
    assert out.startswith("Knister, one round, not finished, round 2")


def test_a_verdict(tmp_path: Path) -> None:
    """A made game: every number is circled by the next roll, 115 points."""
    numbers = [12, 8, 6, 8, 11, 8, 2, 8, 4, 5, 2, 9, 11, 10, 8, 10, 5, 2, 9, 12, 10, 6, 10, 7, 12]
    cells = [column + row for row in "12345" for column in "abcde"]
    moves = [
        f"{number} {move}"
        for number, cell in zip(numbers, cells, strict=True)
        for move in (cell, f"({cell})")
    ]
    rounds = "".join(f"{at}. {move}\n" for at, move in enumerate(moves, 1))
    record = tmp_path / "best.5x5"
    record.write_text(f"Game: knaster\nSeats: Ola\n\n{rounds}")
    [result] = as_json(record)
    assert (result["rounds"], result["seats"][0]["total"]) == (50, 115)
    assert result["seats"][0]["verdict"] == "spectacular"
    assert run_in_process("score", record)[0].endswith("A spectacular result: 115 points.\n")
    assert "Spektakularny wynik: 115 punktów." in run_in_process("score", record, "--lang", "pl")[0]


def test_a_reader_that_stops_early_is_no_crash() -> None:
    files = " ".join([shlex.quote(str(SOLO))] * 400)
    done = subprocess.run(
        ["bash", "-c", f"{shlex.quote(str(COMMAND))} score --json {files} | head -n 1"],
        capture_output=True,
        check=True,
    )
    assert json.loads(done.stdout)["rounds"] == 43
    assert b"Traceback" not in done.stderr


@pytest.mark.parametrize("outputs", ["> /dev/full", ">&-", "<&-"])
def test_closed_and_full_outputs_are_no_crash(outputs: str) -> None:
    command = f"{shlex.quote(str(COMMAND))} score --json - {outputs}"
    done = subprocess.run(["bash", "-c", command], capture_output=True, check=False, stdin=-3)
    assert b"Traceback" not in done.stderr
    assert done.returncode in (0, 1)


@pytest.mark.parametrize("game", ["knister", "knaster"])
@pytest.mark.parametrize("lang", ["en", "es", "pt", "pl", "de"])
def test_rules_in_every_language(game: str, lang: str) -> None:
    narrow, _ = run_in_process("rules", game, "--lang", lang, COLUMNS="40")
    assert "…" not in narrow
    assert "│ ·  │  9" in narrow or game == "knister"
    out, err = run_in_process("rules", game, "--lang", lang)
    assert err == ""
    assert game.title() in out
    assert "{" not in out
    for number in ("50", "80", "100", "25"):
        assert number in out
    assert max(map(len, out.splitlines())) <= 80
    if game == "knaster":
        assert "9, 8, 7, 6, 5" in " ".join(out.split())


def test_the_tables_of_the_rules() -> None:
    def rows(game: str) -> dict[str, tuple[str, str, str]]:
        out = run_in_process("rules", game)[0]
        found = re.findall(r"^(\S.*?) {2,}(\d+)  ([\d-]{9,}) +(\S.*)$", out, re.MULTILINE)
        return {name: (gives, example, means.rstrip()) for name, gives, example, means in found}

    knister, knaster = rows("knister"), rows("knaster")
    assert knister["pair"] == ("1", "9-3-5-9-11", "two equal numbers")
    assert knister["straight without a 7"][:2] == ("12", "11-8-10-12-9")
    assert knister["full house"][:2] == ("8", "9-5-9-5-5")
    assert knaster["full house"][:2] == ("2", "9-5-9-5-5")
    assert knaster["two pairs"][:2] == ("1", "4-8-8-6-4")
    assert (len(knister), len(knaster)) == (8, 6)
