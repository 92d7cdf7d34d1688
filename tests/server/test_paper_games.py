"""Whole games at a real server with people on paper, up to what is kept of them."""

import csv
import io
import json
from contextlib import ExitStack
from pathlib import Path

import httpx

from fivebyfive.rules import CELL_NAMES, parse_record
from fivebyfive.server import Limits
from support.cli_runner import run_process
from support.server.devices import Device, join_device, open_device
from support.server.server_process import Server
from support.server.threaded_server import run_server_in_thread

LATIN = "8 9 10 11 12 9 10 11 12 8 10 11 12 8 9 11 12 8 9 10 12 8 9 10 11"


def sit_down(server: Server, stack: ExitStack, game: str) -> tuple[Device, Device]:
    """Sara plays here and has Grandma beside her; Ola's device is for her paper alone."""
    settings = {"game": game, "dice": "real", "rolls": "host"}
    sara = stack.enter_context(open_device(server.url, names=["Sara"], settings=settings))
    ola = stack.enter_context(join_device(server.url, sara.code))
    sara.ask("sit-paper", name="Grandma")
    sara.ask("start")
    ola.ask("sit-paper", name="Ola")
    return sara, ola


def roll(sara: Device, round_: int) -> None:
    sara.ask("next", round=round_ - 1, roll=str(2 + round_ % 11))


def kept(server: Server, code: str, tmp_path: Path) -> list[dict[str, str]]:
    """The rows of the export; the record it writes is the one that the server shows."""
    run_process("export", "--database", server.database, "--out", tmp_path)
    text = httpx.get(f"{server.url}/api/tables/{code}/record").text
    assert (tmp_path / f"{code}-1.5x5").read_text() == text
    scored = json.loads(run_process("score", "--json", tmp_path / f"{code}-1.5x5")[0])
    rows = list(csv.DictReader(io.StringIO((tmp_path / "results.csv").read_text("utf-8-sig"))))
    rows = [row for row in rows if row["table"] == code]
    for row, seat in zip(rows, scored["seats"], strict=True):
        assert (row["name"], row["on_paper"]) == (seat["name"], str(int("on_paper" in seat)))
        assert [row["total"], row["rank"]] == [
            "" if fact is None else str(fact) for fact in (seat["total"], seat["rank"])
        ]
    return rows


def test_a_game_of_knister(server: Server, tmp_path: Path) -> None:
    with ExitStack() as stack:
        sara, ola = sit_down(server, stack, "knister")
        for round_, cell in enumerate(CELL_NAMES, 1):
            roll(sara, round_)
            sara.move(0, round_, cell)
        sara.ask("next", round=25)
        assert ola.refresh().table["result"]["paper_ranks"] == [None, None]
        ola.ask("paper-sheet", paper=2, sheet=LATIN, game=1)
        table = sara.refresh().table
        assert (table["result"]["ranks"], table["result"]["paper_ranks"]) == ([2], [None, 1])
        assert [paper["total"] for paper in table["papers"]] == [None, 164]
        assert sara.ask("look-paper", paper=2)["sheet"]["total"] == 164
        rows = kept(server, sara.code, tmp_path)
        assert [(row["name"], row["rank"]) for row in rows] == [
            ("Sara", "2"),
            ("Grandma", ""),
            ("Ola", "1"),
        ]
        # What is corrected, and a name taken off, is so in what is kept, also when all play again.
        sara.ask("paper-sheet", paper=2, sheet="7" + " ." * 24)
        sara.ask("rename-paper", paper=2, name="Blue Fox")
        sara.ask("remove-paper", paper=1)
        sara.ask("rematch")
        url = f"{server.url}/api/tables/{sara.code}"
        record = parse_record(httpx.get(f"{url}/record?game=1").text)
        assert [(one.player.name, one.place) for one in record.results()] == [
            ("Sara", 1),
            ("Blue Fox", 2),
        ]
        shown = httpx.get(f"{url}/results.csv?game=1").content.decode("utf-8-sig").splitlines()
        assert [row.split(",")[1] for row in shown[1:]] == ["Sara", "Blue Fox"]


def test_a_game_of_knaster_that_paper_ends(server: Server, tmp_path: Path) -> None:
    with ExitStack() as stack:
        sara, ola = sit_down(server, stack, "knaster")
        for round_, cell in enumerate(CELL_NAMES[:24], 1):
            roll(sara, round_)
            sara.move(0, round_, cell)
        assert not ola.refresh().table["papers"][1]["may_announce"]
        roll(sara, 25)
        sara.move(0, 25, f"({sara.refresh().yours['seats'][0]['circle'][0]})")
        assert ola.refresh().table["papers"][1]["may_announce"]
        ola.ask("paper-full", paper=2, round=25)
        assert sara.refresh().table["papers"][1]["full"] == 25
        roll(sara, 26)
        assert sara.refresh().table["last"]
        sara.ask("move", seat=0, round=26, move="-")
        sara.ask("next", round=26)
        assert ola.refresh().table["phase"] == "over"
        assert ola.table["result"]["verdict"] is None
        ola.ask("paper-sheet", paper=2, sheet=" ".join(f"({n})" for n in LATIN.split()))
        sara.ask("paper-sheet", paper=1, sheet="(7)" + " ." * 24)
        assert sara.refresh().table["result"]["paper_ranks"] == [3, 1]
        rows = kept(server, sara.code, tmp_path)
        assert [(row["rank"], row["rounds"]) for row in rows] == [
            ("2", "26"),
            ("3", "26"),
            ("1", "26"),
        ]
        assert rows[2]["total"] == "115"
        coached = sara.ask("coach", seat=0)  # whose last roll paper made the last
        assert coached["of"] > 0


def test_paper_takes_up_room(tmp_path: Path) -> None:
    database = str(tmp_path / "log.sqlite")
    with run_server_in_thread(database, Limits(seats=2)) as server, ExitStack() as stack:
        sara = stack.enter_context(open_device(server.url, names=["Sara"]))
        sara.ask("sit-paper", name="Grandma")
        full = sara.wait_for_answer(sara.send("sit-paper", name="Grandpa"))
        assert (full["code"], full["facts"]) == ("table-full", {"seats": 2})
        sara.ask("from-paper", paper=1)  # nobody comes by that
        sara.ask("to-paper", seat=1)
