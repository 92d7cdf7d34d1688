"""`fivebyfive sheets`: what is written, and what is said where nothing can be."""

import os
import pty
import subprocess
from pathlib import Path

import pytest

from support.cli_runner import CLEAN_ENVIRON, COMMAND, run_in_process
from support.paths import EXAMPLES
from support.pdf_pages import read_pdf_pages, read_pdf_text

FAMILY = EXAMPLES / "family.5x5"


def test_empty_sheets(tmp_path: Path) -> None:
    file = tmp_path / "sheets.pdf"
    file.write_text("what was there before")
    options = ("--per-page", "2", "--pages", "2", "--paper", "a5", "--ink", "mono", "--rules")
    said = run_in_process(
        "sheets", "knaster", *options, "--names", "Łucja, Zoë", "-o", file, "--lang", "pl"
    )
    assert said == ("", f"Kartki są w pliku {file}.\n")
    pages = read_pdf_pages(file.read_bytes())
    assert len(pages) == 4
    assert {(round(page.width), round(page.height)) for page in pages} == {(210, 148)}
    assert [page.text.count("Łucja") for page in pages] == [1, 0, 1, 0]
    assert "dwie pary" in pages[0].text
    assert "Knaster: jak grać" in pages[1].text


def test_names_without_a_sheet_are_told(tmp_path: Path) -> None:
    file = tmp_path / "sheets.pdf"
    names = ("--names", "Ola,Tim,Zoë,Ben,Ida", "--pages", "1")
    _, said = run_in_process("sheets", "Knister", "--paper", "A5", *names, "-o", file)
    assert said.splitlines()[1:] == ["One name has no sheet: there are too few pages."]


def test_the_sheets_of_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert run_in_process("sheets", "--record", FAMILY)[1] == "The sheets are in family.pdf.\n"
    assert run_in_process("sheets", "--record", "-", stdin=FAMILY.read_bytes())[1].endswith(
        "game.pdf.\n"
    )
    assert Path("family.pdf").read_bytes() == Path("game.pdf").read_bytes()
    assert len(read_pdf_pages(Path("game.pdf").read_bytes())) == 1
    assert "December 24, 2025" in read_pdf_text(Path("game.pdf").read_bytes())


def test_to_standard_output_unless_it_is_a_terminal(tmp_path: Path) -> None:
    command = [str(COMMAND), "sheets", "knister", "-o"]
    subprocess.run(
        [*command, "a.pdf"], cwd=tmp_path, env=CLEAN_ENVIRON, check=True, capture_output=True
    )
    piped = subprocess.run([*command, "-"], env=CLEAN_ENVIRON, check=True, capture_output=True)
    assert (piped.stdout, piped.stderr) == ((tmp_path / "a.pdf").read_bytes(), b"")
    ours, theirs = pty.openpty()
    shown = subprocess.run(
        [*command, "-"], env=CLEAN_ENVIRON, check=False, stdout=theirs, stderr=subprocess.PIPE
    )
    os.close(theirs)
    os.close(ours)
    assert shown.returncode == 1
    assert shown.stderr.decode().startswith("A terminal cannot show a PDF.")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ([], "Name either a game, for empty sheets, or --record FILE"),
        (["knister", "--record", str(FAMILY)], "Name either a game, for empty sheets, or --record"),
        (["--record", str(FAMILY), "--names", "Ola"], "--names is for empty sheets."),
        (["--record", str(FAMILY), "--pages", "2"], "--pages is for empty sheets."),
        (["--record", str(FAMILY), "--rules"], "--rules is for empty sheets."),
        (["--record", "nowhere.5x5"], "nowhere.5x5: There is no such file."),
        (["knister", "--per-page", "5"], "A page cannot have 5 sheets. Choose one of: 1, 2, 4, 6."),
        (["knister", "--pages", "0"], "0 pages cannot be printed."),
        (["knister", "-o", "no/such/folder.pdf"], "no/such/folder.pdf cannot be written."),
    ],
)
def test_what_cannot_be_done(
    arguments: list[str], sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    out, err = run_in_process("sheets", *arguments, status=1)
    assert out == ""
    assert err.startswith(sentence)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "arguments", [["chess"], ["knister", "--paper", "a3"], ["knister", "--ink", "x"]]
)
def test_words_that_mean_nothing(arguments: list[str]) -> None:
    assert "is not one of" in run_in_process("sheets", *arguments, status=2)[1]
