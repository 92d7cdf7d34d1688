"""Documentation that runs: the examples in README and docs/ are executed, tables compared.

python tests/test_docs.py      writes the output of the commands and the tables anew
"""

import doctest
import os
import re
import subprocess
import sysconfig
from pathlib import Path

import pytest

from fivebyfive import RecordError, parse_record
from fivebyfive.cli.files import FileCode
from fivebyfive.rules import Code
from fivebyfive.words import Language, say

PROJECT = Path(__file__).parents[1]
PAGES = [PROJECT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")]
PAGES += sorted((PROJECT / "docs").glob("*.md")) + sorted((PROJECT / "benchmarks").glob("*.md"))
PAGE = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)

CONSOLE = re.compile(r"```console\n\$ (.*)\n((?:.*\n)*?)```\n")
CODE_TABLE = re.compile(r"(\| code \| meaning \|\n\|---\|---\|\n)((?:\|.*\n)*)")


def run(command: str) -> str:
    scripts = sysconfig.get_path("scripts")
    environ = os.environ | {"LC_ALL": "C.UTF-8", "COLUMNS": "80", "TERM": "dumb"}
    environ["PATH"] = scripts + os.pathsep + environ["PATH"]
    done = subprocess.run(
        ["bash", "-c", command], cwd=PROJECT, env=environ, capture_output=True, check=False
    )
    assert done.returncode in (0, 1), done.stderr.decode()
    return "".join(line.rstrip() + "\n" for line in done.stdout.decode().splitlines())


def code_table() -> str:
    facts = dict.fromkeys(
        ("cell", "number", "roll", "line", "text", "game", "games", "name", "key", "seat", "makes"),
        "…",
    )
    counts = dict.fromkeys(
        ("round", "rounds", "moves", "seats", "owed", "given", "longest", "megabytes"), "…"
    )
    rows = [
        f"| `{code}` | {say(Language.EN, f'error-{code}', **facts, **counts)} |\n"
        for code in [*Code, *FileCode]
    ]
    return "".join(rows)


@PAGE
def test_commands_print_what_the_page_shows(page: Path) -> None:
    for command, shown in CONSOLE.findall(page.read_text()):
        assert run(command) == shown, command


@PAGE
def test_python_examples(page: Path) -> None:
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


def test_something_is_executed_at_all() -> None:
    readme = (PROJECT / "README.md").read_text()
    assert len(CONSOLE.findall(readme)) >= 2
    assert readme.count(">>> ") >= 5


def test_every_code_is_documented() -> None:
    tables = CODE_TABLE.findall((PROJECT / "docs" / "record.md").read_text())
    assert [table for _, table in tables] == [code_table()]


def main() -> None:
    """Write anew what can be computed; read the difference before you commit it."""
    for page in PAGES:
        text = page.read_text()
        text = CONSOLE.sub(lambda m: f"```console\n$ {m[1]}\n{run(m[1])}```\n", text)
        text = CODE_TABLE.sub(lambda m: m[1] + code_table(), text)
        page.write_text(text)


if __name__ == "__main__":
    main()
