"""Finished games as files, and the command that writes them."""

import asyncio
import csv
from pathlib import Path

import pytest

from fivebyfive.store import StoredRecord, TableUpdate
from fivebyfive.store.export import COLUMNS, file_name, result_rows, write_file
from support.cli_runner import COMMAND, run_in_process
from support.paths import GOLDEN
from support.stores import always_append, commit_one, connect_store
from support.terminal import run_on_terminal

THREE, SOLO = ((GOLDEN / f"knaster-{name}.5x5").read_text() for name in ("three", "solo"))
ODD = "Game: knister\nSeats: =1+1, -2, +3, @a, Zoë [=bot], a=b\n\n1. 7 a1 a1 a1 a1 a1 a1\n"
DECEMBER = 1_766_599_205_999  # 2025-12-24T18:00:05.999Z


def fill(url: str, games: list[StoredRecord]) -> None:
    """Put the records of these games into a store."""

    async def run() -> None:
        async with connect_store(url) as store:
            for table, game, ended_at, text, room in games:
                await store.create(table, [], now=0)
                ended = always_append(records=((game, text),), room=room)
                await commit_one(store, TableUpdate(table, 0, ended), ended_at)

    asyncio.run(run())


def run(*arguments: str | Path, status: int = 0) -> tuple[str, str]:
    return run_in_process("export", *arguments, status=status)


def results(folder: Path) -> list[dict[str, str]]:
    data = (folder / "results.csv").read_bytes()
    assert data.startswith(b"\xef\xbb\xbf"), "without it Excel shows other letters"
    with (folder / "results.csv").open(encoding="utf-8-sig", newline="") as file:
        return list(csv.DictReader(file))


def test_all_games_are_written(url: str, tmp_path: Path) -> None:
    games = [
        StoredRecord("B7K", 2, DECEMBER, THREE),
        StoredRecord("B7K", 1, DECEMBER - 60_000, SOLO),
        StoredRecord("ZZZ", 1, DECEMBER, ODD, "chess-club"),
    ]
    fill(url, games)
    out = tmp_path / "new" / "out"
    assert run("--database", url, "--out", out) == (f"3 games are in {out}.\n", "")
    assert sorted(file.name for file in out.iterdir()) == [
        "B7K-1.5x5",
        "B7K-2.5x5",
        "ZZZ-1.5x5",
        "results.csv",
    ]
    for game in games:
        assert (out / file_name(game)).read_bytes() == game.text.encode()
    rows = results(out)
    assert list(rows[0]) == COLUMNS
    assert [tuple(row.values())[:-3] for row in rows[:4]] == [
        ("B7K", "1", "2025-12-24T17:59:05Z", "knaster", "1", "P1", "", "43", "1", "43", "0"),
        ("B7K", "2", "2025-12-24T18:00:05Z", "knaster", "1", "P1", "", "7", "1", "28", "0"),
        ("B7K", "2", "2025-12-24T18:00:05Z", "knaster", "2", "P2", "", "6", "3", "28", "0"),
        ("B7K", "2", "2025-12-24T18:00:05Z", "knaster", "3", "P3", "", "7", "1", "28", "0"),
    ]
    assert {row["room"] for row in rows[4:]} == {"chess-club"}
    odd = [(row["name"], row["bot"]) for row in rows[4:]]
    assert odd == [
        ("'=1+1", ""),
        ("'-2", ""),
        ("'+3", ""),
        ("'@a", ""),
        ("Zoë", "'=bot"),
        ("a=b", ""),
    ]


def test_what_differs_is_not_overwritten(tmp_path: Path) -> None:
    url, out = str(tmp_path / "games.sqlite"), tmp_path / "out"
    fill(url, [StoredRecord("a", 1, 10_000, SOLO), StoredRecord("b", 1, 20_000, SOLO)])
    run("--database", url, "--out", out)
    before = (out / "results.csv").read_bytes()
    mine = out / "a-1.5x5"
    mine.write_text("my notes")
    fill(url, [StoredRecord("b", 2, 30_000, THREE)])

    said, err = run("--database", url, "--out", out, status=1)
    assert said == ""
    assert err == (
        f"{mine} already exists with other content and was not changed. "
        "Choose another folder, or overwrite it with --force.\n"
    )
    assert mine.read_text() == "my notes"
    assert (out / "b-2.5x5").read_text() == THREE, "the others are written"
    assert (out / "results.csv").read_bytes().startswith(before), "results may grow"
    assert len(results(out)) == 5

    (out / "results.csv").write_text("other results")
    _, err = run("--database", url, "--out", out, "--lang", "de", status=1)
    assert [line.split(" ")[0] for line in err.splitlines()] == [str(mine), f"{out}/results.csv"]
    assert "gibt es schon" in err
    assert (out / "results.csv").read_text() == "other results"

    assert run("--database", url, "--out", out, "--force")[1] == ""
    assert mine.read_text() == SOLO
    assert len(results(out)) == 5
    assert len(list(out.iterdir())) == 4, "nothing is left behind"
    assert run("--database", url, "--out", out)[1] == ""


def test_nothing_to_write(url: str, tmp_path: Path) -> None:
    fill(url, [])
    said, _ = run("--database", url, "--out", tmp_path / "out")
    assert said == "No game has ended yet, so there is nothing to write.\n"
    assert not (tmp_path / "out").exists()


def test_a_record_that_cannot_be_read_is_still_written(tmp_path: Path) -> None:
    url, out = str(tmp_path / "games.sqlite"), tmp_path / "out"
    fill(url, [StoredRecord("a", 1, 0, "Game: chess\n"), StoredRecord("b", 1, 1, SOLO)])
    _, err = run("--database", url, "--out", out, status=1)
    assert err.startswith(f"{out}/a-1.5x5:1: There is no game “chess”.")
    assert (out / "a-1.5x5").read_text() == "Game: chess\n"
    assert [row["table"] for row in results(out)] == ["b"]


def test_trouble_is_told(tmp_path: Path) -> None:
    missing = tmp_path / "none.sqlite"
    assert f"There is no database {missing}." in run("--database", missing, status=1)[1]
    assert not missing.exists()
    assert "postgresql://" in run("--database", "http://x", status=1)[1]
    url, file = str(tmp_path / "games.sqlite"), tmp_path / "file"
    file.touch()
    fill(url, [StoredRecord("a", 1, 0, SOLO)])
    err = run("--database", url, "--out", file, status=1)[1]
    assert err.startswith(f"{file}/a-1.5x5 cannot be written.")


def test_a_bar_is_shown_to_those_who_watch(tmp_path: Path) -> None:
    url, out = str(tmp_path / "games.sqlite"), tmp_path / "out"
    fill(url, [StoredRecord("a", 1, 0, SOLO)])
    command = [str(COMMAND), "export", "--database", url, "--out", str(out), "--lang", "pl"]
    said, shown = run_on_terminal(command)
    assert "Zapisywanie" in shown
    assert "━" in shown
    assert said == f"Jedna partia jest w folderze {out}.\n"


@pytest.mark.parametrize(
    ("table", "name"),
    [
        ("B7K", "B7K-1.5x5"),
        ("../../etc/x", "..%2F..%2Fetc%2Fx-1.5x5"),
        ("a\\:ź", "a%5C%3A%C5%BA-1.5x5"),
    ],
)
def test_names_of_files(table: str, name: str) -> None:
    assert file_name(StoredRecord(table, 1, 0, "")) == name


def test_files_are_written_whole_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "a"
    assert write_file(file, b"one")
    assert not write_file(file, b"two")
    assert not write_file(file, b"one and more")
    assert write_file(file, b"one and more", may_grow=True)
    assert not write_file(file, b"one", may_grow=True)
    assert file.read_bytes() == b"one and more"
    monkeypatch.setattr(Path, "replace", lambda *_: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        write_file(file, b"three", force=True)
    assert file.read_bytes() == b"one and more"
    assert list(tmp_path.iterdir()) == [file]


def test_rows_of_an_abandoned_game() -> None:
    text = "Game: knister\nSeats: A, B [easy]\nEnded: abandoned\n\n1. 7 a1 b1\n2. 7 a2\n"
    assert list(result_rows(StoredRecord("t", 4, 0, text, "club"))) == [
        ("t", 4, "1970-01-01T00:00:00Z", "knister", 1, "A", "", 0, 1, 1, 0, 0, 0, "club"),
        ("t", 4, "1970-01-01T00:00:00Z", "knister", 2, "B", "easy", 0, 1, 1, 0, 0, 0, "club"),
    ]


def test_who_played_on_paper_has_no_seat_but_a_rank_once_the_sheet_is_copied() -> None:
    text = "Game: knister\nSeats: A\nPaper: B, C [7 7 7 7 7" + " ." * 20 + "]\n\n1. 7 a1\n"
    assert [row[4:] for row in result_rows(StoredRecord("t", 4, 0, text))] == [
        (1, "A", "", 0, 2, 1, 0, 0, 0, ""),
        ("", "B", "", "", "", 1, 1, 0, 0, ""),
        ("", "C", "", 10, 1, 1, 1, 0, 0, ""),
    ]
