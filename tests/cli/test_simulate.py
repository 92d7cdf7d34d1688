"""`fivebyfive simulate` and `fivebyfive compare`."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from fivebyfive.words import Language, format_number
from support.cli_runner import COMMAND, run_in_process, run_process
from support.custom_bots import Crashes, Interrupted, InterruptedAtOnce, Points, bot_spec
from support.paths import EXAMPLES
from support.terminal import run_on_terminal

FIRST = f"{EXAMPLES / 'first_bot.py'}:FirstBot"


def as_json(*arguments: str | Path, status: int = 0) -> dict[str, Any]:
    out, err = run_in_process(*arguments, "--json", status=status)
    assert out.count("\n") == 1
    assert err == "" or status
    return dict(json.loads(out))


def test_json_of_a_simulation() -> None:
    found = as_json(
        "simulate", "knister", "--bots", f"casual/points, {FIRST}", "--games", "6", "--seed", "4"
    )
    keys = ["game", "games", "seed", "seconds", "games_per_second", "seats"]
    assert list(found) == keys
    assert [found[key] for key in keys[:3]] == ["knister", 6, 4]
    seat = ["bot", "mean", "sd", "se", "min", "max", "wins", "ms_per_move"]
    assert [list(one) for one in found["seats"]] == [seat, seat]
    assert [one["bot"] for one in found["seats"]] == ["casual/points", FIRST]
    assert sum(one["wins"] for one in found["seats"]) == pytest.approx(6)
    assert all(one["min"] <= one["mean"] <= one["max"] for one in found["seats"])
    one_game = as_json("simulate", "knister", "--bots", "random", "--games", "1")
    assert one_game["seats"][0]["sd"] is one_game["seats"][0]["se"] is None


def test_a_process_of_its_own_in_processes_of_their_own() -> None:
    """As people call it, with a player of their own in two processes."""
    arguments = ("simulate", "knaster", "--bots", f"{FIRST},random", "--games", "5", "--json")
    results = []
    for jobs in ("1", "2"):
        out, err = run_process(*arguments, "--jobs", jobs)
        assert err == ""  # no bar in a pipe
        result = json.loads(out)
        for seat in result["seats"]:
            del seat["ms_per_move"]
        results.append(result["seats"])
    assert results[0] == results[1]


def counted(bars: list[str]) -> int:
    """The games in the rows of a histogram."""
    return sum(int(word) for row in bars for word in row.split()[1:] if word.isdigit())


def test_a_simulation_for_people() -> None:
    out, err = run_in_process("simulate", "knister", "--bots", f"casual,{FIRST}", "--games", "30")
    lines = out.splitlines()
    assert lines[0] == "Knister, 30 games, seed 0"
    columns = "Player Mean points Deviation Lowest Highest Wins ms a move"
    assert " ".join(lines[2].split()) == columns
    assert [line.split()[0] for line in lines[3:5]] == ["casual", "first_bot.py:FirstBot"]
    assert "█" in out
    assert counted(lines[7:]) == 60
    assert err.startswith("30 games in ")
    assert max(map(len, lines)) <= 80


def test_alone_nobody_wins() -> None:
    assert (
        "Wins" not in run_in_process("simulate", "knister", "--bots", "random", "--games", "3")[0]
    )


@pytest.mark.parametrize("lang", list(Language))
@pytest.mark.parametrize("columns", ["80", "40"])
def test_tables_fit_a_terminal(lang: str, columns: str) -> None:
    bots = "random,random,random,random,beginner"
    options = ("--bots", bots, "--games", "5", "--lang", lang)
    out, _ = run_in_process("simulate", "knister", *options, COLUMNS=columns)
    assert max(map(len, out.splitlines())) <= int(columns)
    players = ("compare", "knister", "random", "beginner")
    out, _ = run_in_process(*players, "--games", "5", "--lang", lang, COLUMNS=columns)
    assert max(map(len, out.splitlines())) <= int(columns)


@pytest.mark.parametrize(
    ("lang", "expected"),
    [("en", "1234.50"), ("pl", "1234,50"), ("de", "1234,50"), ("pt", "1234,50"), ("es", "1234,50")],
)
def test_numbers_are_written_as_in_the_language(lang: str, expected: str) -> None:
    assert format_number(Language(lang), 1234.5, 2) == expected
    assert format_number(Language(lang), -0.001, 1) in ("0.0", "0,0")


def test_terminals_without_our_letters() -> None:
    arguments = ("simulate", "knister", "--bots", "random", "--games", "5")
    out, _ = run_process(*arguments, PYTHONIOENCODING="ascii")
    assert "###" in out
    assert "?" not in out.replace(" ? ", " ")  # but for ±


@pytest.mark.parametrize(("how", "shown"), [((), True), (("--json",), False)])
@pytest.mark.parametrize(
    "command", ["simulate knister --bots random --games 30", "check-bot random"]
)
def test_a_bar_for_whoever_watches(command: str, how: tuple[str, ...], shown: bool) -> None:
    """On a terminal, and not where the result is for a program."""
    _, told = run_on_terminal([str(COMMAND), *command.split(), *how])
    assert ("Playing" in told) == shown
    assert ("30 games in" in told) == (shown and "simulate" in command)


def test_records(tmp_path: Path) -> None:
    arguments = ("simulate", "knister", "--bots", "random,casual", "--games", "3")
    _, err = run_in_process(*arguments, "--records", tmp_path / "games")
    assert f"3 games are in {tmp_path / 'games'}." in err
    files = sorted((tmp_path / "games").iterdir())
    assert len(files) == 3
    out, _ = run_process("score", "--json", *files)
    seats = as_json(*arguments)["seats"]
    totals = [[seat["total"] for seat in json.loads(line)["seats"]] for line in out.splitlines()]
    for seat, of_seat in zip(seats, zip(*totals, strict=True), strict=True):
        assert seat["mean"] == pytest.approx(sum(of_seat) / 3, abs=1e-4)
        assert (seat["min"], seat["max"]) == (min(of_seat), max(of_seat))
    _, err = run_in_process(*arguments, "--records", tmp_path / "games", status=1)
    assert err.startswith(f"{files[0]} already exists")


BOTH = pytest.mark.parametrize(
    "players",
    [
        ("simulate", "knister", "--bots", "random,casual"),
        ("compare", "knister", "random", "casual"),
    ],
)


@BOTH
@pytest.mark.parametrize(("ending", "starts"), [("svg", b"<?xml"), ("PNG", b"\x89PNG")])
def test_a_picture(players: tuple[str, ...], ending: str, starts: bytes, tmp_path: Path) -> None:
    arguments = (*players, "--games", "20", "--lang", "pl")
    pictures = [tmp_path / f"{number}.{ending}" for number in (1, 2)]
    _, err = run_in_process(*arguments, "--plot", pictures[0])
    assert err.endswith(f"Obraz jest w pliku {pictures[0]}.\n")
    as_json(*arguments, "--plot", pictures[1])
    one, other = (picture.read_bytes() for picture in pictures)
    assert one.startswith(starts)
    assert one == other  # the same games, the same file
    if ending == "svg":
        drawn = one.decode()
        assert "Knister, 20 partii, ziarno 0" in drawn
        assert "<!-- random -->" in drawn
        assert "<!-- casual -->" in drawn


@BOTH
@pytest.mark.parametrize("file", ["points.jpg", "points", "points.svg.txt"])
def test_pictures_of_other_kinds(players: tuple[str, ...], file: str, tmp_path: Path) -> None:
    """Refused before any game is played."""
    records = ("--records", tmp_path / "games") if "simulate" in players else ()
    options = ("--games", "1000000", "--plot", tmp_path / file, *records)
    _, err = run_in_process(*players, *options, status=1)
    assert "cannot be drawn" in err
    assert ".svg, .png" in err
    assert list(tmp_path.iterdir()) == []


@BOTH
def test_a_picture_that_cannot_be_written(players: tuple[str, ...], tmp_path: Path) -> None:
    plot = tmp_path / "none" / "points.svg"
    _, err = run_in_process(*players, "--games", "3", "--plot", plot, status=1)
    assert err.splitlines()[-1].startswith(f"{plot} cannot be written")


@pytest.mark.parametrize("command", ["simulate", "compare"])
@pytest.mark.parametrize(
    ("bot", "words"),
    [
        ("genius", "There is no level “genius”"),
        ("", "There is no level “”"),
        ("none.py:Bot", "There is no file “none.py”"),
        (bot_spec(Crashes), "Crashes failed in round 5: LookupError: nothing found"),
    ],
)
def test_what_cannot_be_played(command: str, bot: str, words: str) -> None:
    players = ["--bots", f"random,{bot}"] if command == "simulate" else ["random", bot]
    out, err = run_in_process(command, "knister", *players, "--games", "3", status=1)
    assert out == ""
    assert words in err


@pytest.mark.parametrize(
    "wrong",
    [
        "simulate chess --bots random",
        "simulate knister",
        "simulate knister --bots random --games 0",
        "simulate knister --bots random --jobs 0",
        "simulate knister --bots random --for fun",
        "simulate knister --bots random --nodes 0",
        "compare knister random",
        "compare knister random casual beginner",
    ],
)
def test_wrong_usage_is_status_2(wrong: str) -> None:
    assert run_in_process(*wrong.split(), status=2)[0] == ""


def test_ctrl_c() -> None:
    simulate = ("simulate", "knister", "--games", "50", "--jobs", "1", "--bots")
    found = as_json(*simulate, bot_spec(Interrupted), status=130)
    assert found["games"] in (1, 2)
    _, err = run_in_process(*simulate, bot_spec(Interrupted), status=130)
    assert err.endswith("Stopped: these are the results of the games played so far.\n")
    out, err = run_in_process(*simulate, bot_spec(InterruptedAtOnce), status=130)
    assert (out, err) == ("", "Stopped, before there was any result.\n")
    compare = ("compare", "knister", "random", bot_spec(InterruptedAtOnce), "--jobs", "1")
    assert run_in_process(*compare, status=130)[0] == ""


def test_json_of_a_comparison() -> None:
    found = as_json("compare", "knaster", "casual", "random", "--games", "8", "--seed", "3")
    keys = ["game", "games", "seed", "seconds", "games_per_second", "bots", "difference"]
    assert list(found) == [*keys, "until_sure", "better"]
    player = ["bot", "mean", "sd", "se", "min", "max", "ms_per_move"]
    assert [list(one) for one in found["bots"]] == [player, player]
    assert list(found["difference"]) == ["mean", "se", "margin"]
    first, second = found["bots"]
    assert found["difference"]["mean"] == pytest.approx(first["mean"] - second["mean"], abs=1e-3)
    assert (found["until_sure"], found["better"]) == (False, "casual")


def test_a_comparison_for_people() -> None:
    games = ("--games", "2000", "--until-sure")
    out, err = run_in_process("compare", "knister", "random", "beginner", *games)
    assert out.startswith("Knister, 100 games, seed 0\n")  # far fewer than allowed
    assert "\nbeginner makes 1" in out
    assert " points a game more than random, give or take " in out
    assert "at most 5 of 100 comparisons" in " ".join(out.split())
    lines = out.splitlines()
    top = next(
        at for at, line in enumerate(lines) if line.split() == ["Points", "random", "beginner"]
    )
    assert counted(lines[top + 1 : lines.index("", top)]) == 200  # 100 games of each
    assert "█" in out
    assert err.startswith("100 games in ")
    out, _ = run_in_process("compare", "knister", "random", bot_spec(Points), "--games", "5")
    assert "It is not sure which of them makes more points." in out
    assert "5 of 100" not in out


HEAVY = {"joblib", "matplotlib", "numba", "numpy"}
LIGHT = [
    ["--help"],
    ["simulate", "--help"],
    ["train", "--help"],
    ["advise", "--help"],
    ["rules", "knister"],
    ["simulate", "knister", "--bots", "casual", "--games", "2", "--json"],
]


def test_heavy_libraries_are_not_imported_for_nothing() -> None:
    """All in one process: the first that imports one shows it."""
    script = (
        "import sys\n"
        "from fivebyfive.cli import app\n"
        f"for arguments in {LIGHT!r}:\n"
        "    app(arguments, standalone_mode=False)\n"
        f"    found = sorted({{name.split('.')[0] for name in sys.modules}} & {HEAVY})\n"
        "    print('HEAVY', found)\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, check=True)
    told = [line for line in done.stdout.decode().splitlines() if line.startswith("HEAVY")]
    assert told == ["HEAVY []"] * len(LIGHT)
