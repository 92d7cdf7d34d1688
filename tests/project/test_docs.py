"""Documentation that runs: the examples in README and docs/ are executed, tables compared.

PYTHONPATH=tests:scripts python tests/project/test_docs.py
    writes the output of the commands and the tables anew
"""

import contextlib
import doctest
import os
import re
import subprocess
import sysconfig
from enum import StrEnum
from pathlib import Path

import pytest

from fivebyfive import RecordError, parse_record
from fivebyfive.analysis import AnalysisCode
from fivebyfive.bots import BotCode
from fivebyfive.cli.commands.join import JoinCode
from fivebyfive.cli.errors import FileCode
from fivebyfive.dice import DiceCode
from fivebyfive.printing import SheetsCode
from fivebyfive.rules import DoubtCode, RulesCode
from fivebyfive.server.config import render_limits_table
from fivebyfive.server.errors import OptionCode, ServerCode
from fivebyfive.store import StoreCode
from fivebyfive.table import TableCode
from fivebyfive.words import Language, say
from protocol_page import protocol_page
from shown_files import SHOWN_FILE
from support.cli_runner import CLEAN_ENVIRON, run_in_process
from support.paths import DEPLOY, PROJECT, TESTS

PAGES = [PROJECT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")]
PAGES += sorted((PROJECT / "docs").glob("*.md")) + sorted((PROJECT / "benchmarks").glob("*.md"))
PAGE = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)

CONSOLE = re.compile(r"```console\n\$ (.*)\n((?:.*\n)*?)```\n")
OURS = re.compile(r"fivebyfive [\w ./:-]+")
# The page that explains each vocabulary of codes.
CODES: dict[str, list[StrEnum]] = {
    "bots.md": [*BotCode, *AnalysisCode, *JoinCode],
    "record.md": [*RulesCode, *FileCode],
    "dice.md": [*DiceCode],
    "limits.md": [*OptionCode],
    "sheets.md": [*SheetsCode],
    "protocol.md": [*TableCode, *ServerCode, *StoreCode, BotCode.UNKNOWN_LEVEL],
}
LIMIT_TABLE = re.compile(r"\| limit \| default \| \|\n(?:\|.*\n)*")
DOUBT_TABLE = re.compile(r"(\| doubt \| meaning \|\n\|---\|---\|\n)((?:\|.*\n)*)")
CODE_TABLE = re.compile(r"(\| code \| meaning \|\n\|---\|---\|\n)((?:\|.*\n)*)")


def run(command: str) -> str:
    """What a command prints; one of ours alone needs neither a shell nor a process."""
    if OURS.fullmatch(command):
        with contextlib.chdir(PROJECT):
            return strip_line_ends(run_in_process(*command.split()[1:])[0])
    scripts = sysconfig.get_path("scripts")
    environ = CLEAN_ENVIRON | {"PATH": scripts + os.pathsep + CLEAN_ENVIRON["PATH"]}
    done = subprocess.run(
        ["bash", "-c", command], cwd=PROJECT, env=environ, capture_output=True, check=False
    )
    assert done.returncode in (0, 1), done.stderr.decode()
    return strip_line_ends(done.stdout.decode())


def strip_line_ends(text: str) -> str:
    return "".join(line.rstrip() + "\n" for line in text.splitlines())


def code_table(page: str) -> str:
    words = (
        "cell number roll line text game games name key seat makes sum shown dice round rounds"
        " moves seats owed given longest megabytes missing most table level levels reason file"
        " found known seconds error bot move other endings names url least lines words allowed"
        " option"
    )
    facts = dict.fromkeys(words.split(), "…")
    rows = [f"| `{code}` | {explain_code(code, facts)} |\n" for code in CODES[page]]
    return "".join(rows)


def explain_code(code: str, facts: dict[str, str]) -> str:
    sentence = say(Language.EN, f"error-{code}", **facts)
    return re.sub(r"\{\$\w+\}", "…", sentence.replace("|", "\\|"))


def doubt_table() -> str:
    words = "cell text line owed drawn number times rolled"
    facts = dict.fromkeys(words.split(), "…")
    return "".join(f"| `{code}` | {describe_doubt(code, facts)} |\n" for code in DoubtCode)


def describe_doubt(code: str, facts: dict[str, str]) -> str:
    sentence = say(Language.EN, f"doubt-{code}", **facts)
    return sentence[:1].upper() + sentence[1:]


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


def test_the_tests_behind_the_threats_are_there() -> None:
    named = re.findall(r"`((?:tests/)?[\w/]*test_\w+\.py|tests/\w+/)`", read_threats())
    assert len(named) > 10
    for name in named:
        assert list(TESTS.rglob(name.removeprefix("tests/").rstrip("/"))), name


def read_threats() -> str:
    return (PROJECT / "docs" / "threats.md").read_text()


def renew_page(page: Path) -> str:
    """The page with what can be computed written anew."""
    if page.name == "protocol.md":
        page.write_text(protocol_page())
    text = CONSOLE.sub(lambda m: f"```console\n$ {m[1]}\n{run(m[1])}```\n", page.read_text())
    text = LIMIT_TABLE.sub(lambda _: render_limits_table(), text)
    text = SHOWN_FILE.sub(lambda m: m[1] + (DEPLOY / m[2]).read_text() + m[4], text)
    text = DOUBT_TABLE.sub(lambda m: m[1] + doubt_table(), text)
    return CODE_TABLE.sub(lambda m: m[1] + code_table(page.name), text)


def main() -> None:
    """Write all pages anew; read the difference before you commit it."""
    for page in PAGES:
        page.write_text(renew_page(page))


if __name__ == "__main__":
    main()
