"""Documentation that runs: the examples in README and docs/ are executed, tables compared.

`make docs` writes the output of the commands and the tables anew.
"""

import contextlib
import doctest
import re
from pathlib import Path

import pytest

from fivebyfive import RecordError, parse_record
from fivebyfive.server.config import render_limits_table
from measured_tables import renew_measured
from protocol_page import protocol_page
from shown_files import SHOWN_FILE
from support.cli_runner import CLEAN_ENVIRON, run_in_process
from support.paths import DEPLOY, PROJECT, TESTS
from update_docs import (
    CODE_TABLE,
    CODES,
    CONSOLE,
    DOUBT_TABLE,
    LIMIT_TABLE,
    PAGES,
    code_table,
    doubt_table,
    run_in_shell,
    strip_line_ends,
)

PAGE = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
OURS = re.compile(r"fivebyfive [\w ./:-]+")


def run(command: str) -> str:
    """What a command prints; one of ours alone needs neither a shell nor a process."""
    if OURS.fullmatch(command):
        with contextlib.chdir(PROJECT):
            return strip_line_ends(run_in_process(*command.split()[1:])[0])
    return run_in_shell(command, CLEAN_ENVIRON)


@PAGE
def test_commands_print_what_the_page_shows(page: Path) -> None:
    for command, shown in CONSOLE.findall(page.read_text()):
        assert run(command) == shown, command


@PAGE
def test_python_examples(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(PROJECT)
    failed, _ = doctest.testfile(str(page), module_relative=False)
    assert failed == 0


@PAGE
def test_records_on_the_page(page: Path) -> None:
    for text in re.findall(r"```5x5\n(.*?)```", page.read_text(), re.DOTALL):
        try:
            parse_record(text)
        except RecordError as error:
            pytest.fail(f"{error} in line {error.line}")


@PAGE
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text()):
        assert (page.parent / target).exists(), target


@PAGE
def test_what_is_made_can_be_made(page: Path) -> None:
    targets = set(re.findall(r"^([a-z-]+):", (PROJECT / "Makefile").read_text(), re.MULTILINE))
    named = re.findall(r"(?:`|^ {4})make ([a-z-]+)", page.read_text(), re.MULTILINE)
    assert set(named) <= targets


@PAGE
def test_files_on_the_page_are_those_of_deploy(page: Path) -> None:
    for _, name, shown, _ in SHOWN_FILE.findall(page.read_text()):
        assert (DEPLOY / name).read_text() == shown, name


def test_something_is_executed_at_all() -> None:
    readme = (PROJECT / "README.md").read_text()
    assert len(CONSOLE.findall(readme)) >= 2
    assert readme.count(">>> ") >= 5


@pytest.mark.parametrize("page", CODES)
def test_every_code_is_documented(page: str) -> None:
    tables = CODE_TABLE.findall((PROJECT / "docs" / page).read_text())
    assert [table for _, table in tables] == [code_table(page)]


def test_every_doubt_is_documented() -> None:
    tables = DOUBT_TABLE.findall((PROJECT / "docs" / "paper.md").read_text())
    assert [table for _, table in tables] == [doubt_table()]


def test_the_protocol_is_that_of_the_messages() -> None:
    shown = (PROJECT / "docs" / "protocol.md").read_text()
    assert CODE_TABLE.sub(r"\1", shown) == protocol_page()


def test_the_limits_are_those_of_the_server() -> None:
    tables = LIMIT_TABLE.findall((PROJECT / "docs" / "limits.md").read_text())
    assert tables == [render_limits_table()]


@PAGE
def test_figures_are_those_that_were_measured(page: Path) -> None:
    text = page.read_text()
    assert renew_measured(text) == text, "benchmarks/results has other figures: `make docs`"


def test_the_tests_behind_the_threats_are_there() -> None:
    named = re.findall(r"`((?:tests/)?[\w/]*test_\w+\.py|tests/\w+/)`", read_threats())
    assert len(named) > 10
    for name in named:
        assert list(TESTS.rglob(name.removeprefix("tests/").rstrip("/"))), name


def read_threats() -> str:
    return (PROJECT / "docs" / "threats.md").read_text()
