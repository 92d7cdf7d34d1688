"""Write anew what the pages of the documentation show of the program: outputs, tables, files.

make docs       read the difference before you commit it
"""

import os
import re
import subprocess
import sysconfig
from collections.abc import Callable, Mapping
from enum import StrEnum
from pathlib import Path
from typing import Final

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
from measured_tables import renew_measured
from protocol_page import protocol_page
from shown_files import SHOWN_FILE

PROJECT: Final = Path(__file__).parents[1]
DEPLOY: Final = PROJECT / "deploy"
PAGES: Final = [
    *(PROJECT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")),
    *sorted((PROJECT / "docs").glob("*.md")),
    *sorted((PROJECT / "benchmarks").glob("*.md")),
]

CONSOLE: Final = re.compile(r"```console\n\$ (.*)\n((?:.*\n)*?)```\n")
# The page that explains each vocabulary of codes.
CODES: Final[dict[str, list[StrEnum]]] = {
    "bots.md": [*BotCode, *AnalysisCode, *JoinCode],
    "record.md": [*RulesCode, *FileCode],
    "dice.md": [*DiceCode],
    "limits.md": [*OptionCode],
    "sheets.md": [*SheetsCode],
    "protocol.md": [*TableCode, *ServerCode, *StoreCode, BotCode.UNKNOWN_LEVEL],
}
LIMIT_TABLE: Final = re.compile(r"\| limit \| default \| \|\n(?:\|.*\n)*")
DOUBT_TABLE: Final = re.compile(r"(\| doubt \| meaning \|\n\|---\|---\|\n)((?:\|.*\n)*)")
CODE_TABLE: Final = re.compile(r"(\| code \| meaning \|\n\|---\|---\|\n)((?:\|.*\n)*)")


def run_in_shell(command: str, environ: Mapping[str, str]) -> str:
    """What a command prints, in the project's folder and with the commands that are installed."""
    path = sysconfig.get_path("scripts") + os.pathsep + environ["PATH"]
    done = subprocess.run(
        ["bash", "-c", command],
        cwd=PROJECT,
        env={**environ, "PATH": path},
        capture_output=True,
        check=False,
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
        " option nonce seen"
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


def renew_page(page: Path, run_command: Callable[[str], str]) -> str:
    """The text of a page with what can be computed written anew."""
    text = protocol_page() if page.name == "protocol.md" else page.read_text()
    text = CONSOLE.sub(lambda m: f"```console\n$ {m[1]}\n{run_command(m[1])}```\n", text)
    text = LIMIT_TABLE.sub(lambda _: render_limits_table(), text)
    text = SHOWN_FILE.sub(lambda m: m[1] + (DEPLOY / m[2]).read_text() + m[4], text)
    text = renew_measured(text)
    text = DOUBT_TABLE.sub(lambda m: m[1] + doubt_table(), text)
    return CODE_TABLE.sub(lambda m: m[1] + code_table(page.name), text)


def main() -> None:
    """Write all pages anew."""
    # Nothing of the locale and the colours of whoever runs this.
    kept = ("PATH", "HOME", "TMPDIR", "NUMBA_CACHE_DIR")
    environ = {name: os.environ[name] for name in kept if name in os.environ}
    environ |= {"LANG": "C.UTF-8", "COLUMNS": "80", "TERM": "dumb"}
    for page in PAGES:
        page.write_text(renew_page(page, lambda command: run_in_shell(command, environ)))


if __name__ == "__main__":
    main()
