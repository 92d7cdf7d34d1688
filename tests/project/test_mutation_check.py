"""The faults that `scripts/mutation_check.py` plants, and the copy that it plants them in."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from mutation import choice, faults, runs, workspace
from support.paths import PROJECT, SOURCE

SCRIPTS = PROJECT / "scripts"


def planted(source: str) -> dict[str, set[str]]:
    """By kind, the source with each of its faults."""
    text = source.encode()
    found: dict[str, set[str]] = {}
    for fault in faults.faults_of("rules/some.py", text):
        if faults.is_sound(fault, text):
            found.setdefault(fault.kind, set()).add(fault.plant(text).decode())
    return found


@pytest.mark.parametrize(
    ("source", "kind", "faulty"),
    [
        ("a = b < c", "comparison", {"a = b <= c"}),
        ("a = b < c >= d", "comparison", {"a = b <= c >= d", "a = b < c > d"}),
        ("a = b == c", "comparison", {"a = b != c"}),
        ("a = b in c", "comparison", {"a = b not in c"}),
        ("a = b  not  in c", "comparison", {"a = b  in c"}),
        ("a = b is not c", "comparison", {"a = b is c"}),
        ("a = (b) +  (c)", "arithmetic", {"a = (b) -  (c)"}),
        ("a = b - c", "arithmetic", {"a = b + c"}),
        ("a = b and c", "logic", {"a = b or c"}),
        ("a = b or c or d", "logic", {"a = b and c or d", "a = b or c and d"}),
        ("a = not (b or c)", "not", {"a = (b or c)"}),
        ("a = 4", "number", {"a = 5"}),
        ("a = True", "truth", {"a = False"}),
        ("def f() -> int:\n    return (a, b)", "return", {"def f() -> int:\n    return None"}),
        ("a.append(b)  # why", "removed", {"pass  # why"}),
        ("def f():\n    yield a", "removed", {"def f():\n    pass"}),
        ("async def f():\n    await a(\n        b)\n", "removed", {"async def f():\n    pass\n"}),
        ("a += b", "removed", {"pass"}),
        ("while a:\n    break", "jump", {"while a:\n    continue"}),
        ("while a:\n    continue", "jump", {"while a:\n    break"}),
        ("if a < b: c()", "branch-true", {"if True: c()"}),
        ("if a < b: c()", "branch-false", {"if False: c()"}),
        ("a = b if c else d", "branch-false", {"a = b if False else d"}),
        ("a = [b for b in c if b]", "branch-true", {"a = [b for b in c if True]"}),
        ("a = min(b, c)", "extreme", {"a = max(b, c)"}),
    ],
)
def test_the_faults_of_a_source(source: str, kind: str, faulty: set[str]) -> None:
    assert planted(source)[kind] == faulty


@pytest.mark.parametrize(
    "source",
    [
        '"""1 < 2."""',
        'a = "not 1"',
        'a = f"{1 + b}"',
        "A: TypeAlias = Literal[1]",
        "def f(a: Annotated[int, 1]) -> Literal[1]: ...",
        "a: Annotated[int, 1]",
        "__all__ = [*b(1)]",
        "if TYPE_CHECKING:\n    a = 1",
        'if __name__ == "__main__":\n    a()',
        "@dataclass(frozen=True)\nclass A: ...",
        "assert a is not None",
        'log.info("a", extra=facts(b=1))',
        "async def f():\n    await asyncio.sleep(1)",
        "GATHER: Final = 3  # seconds that commands are gathered",
        "LATER: Final = 15 * 60  # ms: not at once",
        "SOME: Final = (0.5, 1)",
        "MANY: Final = 5_000",
        "a = zip(b, c, strict=True)",
        'a = b + "c"',
        "def f() -> None:\n    return a",
        "def f() -> bool:\n    return None",
    ],
)
def test_no_fault_where_nobody_would_notice(source: str) -> None:
    assert planted(source) == {}


def test_all_but_the_fault_stays_as_it_was() -> None:
    source = 'straße = (\n    ü  # and or\n    and "é" in (ö))  # < ß\n'
    assert planted(source)["logic"] == {source.replace('and "é"', 'or "é"')}
    assert planted(source)["comparison"] == {source.replace(" in ", " not in ")}
    fault = next(one for one in faults.faults_of("a.py", source.encode()) if one.kind == "logic")
    assert (fault.line, fault.column) == (3, 5)
    assert (fault.before, fault.after) == ('and "é" in (ö)) # < ß', 'or "é" in (ö)) # < ß')


def test_a_run_has_faults_of_all_packages_and_the_same_ones_every_time() -> None:
    chosen = choice.choose_all(SOURCE, 60, seed=1)
    assert len(chosen) == 60
    assert chosen == choice.choose_all(SOURCE, 60, seed=1)
    assert chosen != choice.choose_all(SOURCE, 60, seed=2)
    for package in choice.PACKAGES:
        assert sum(fault.package == package for fault in chosen) >= 12
    assert len({(fault.file, fault.scope) for fault in chosen}) == 60
    for fault in chosen:
        assert faults.is_sound(fault, (SOURCE / fault.file).read_bytes())
    assert choice.find(SOURCE, chosen[0].name) == chosen[0]
    assert choice.find(SOURCE, chosen[0].name.replace(".py", ".txt")) is None


def test_few_functions_have_several_faults_each() -> None:
    text = b"def f(a):\n    return a + 1\n\n\ndef g(a):\n    return a < 2\n"
    chosen = choice.choose({"rules/a.py": text}, 5, Random(1))
    assert len({fault.name for fault in chosen}) == 5
    assert [fault.start for fault in chosen] == sorted(fault.start for fault in chosen)


def test_packages_have_faults_by_their_lines() -> None:
    lines = {"rules": 1000, "table": 2000, "store": 1000, "server": 4000}
    assert choice.share_out(8, lines) == {"rules": 2, "table": 2, "store": 2, "server": 2}
    assert choice.share_out(60, lines) == {"rules": 12, "table": 12, "store": 12, "server": 24}


def test_the_test_of_the_module_comes_first_then_the_quickest() -> None:
    times = {
        "tests/server/live/test_broadcast.py": 9.0,
        "tests/server/tables/test_service.py": 3.0,
        "tests/server/security/test_authorization.py": 1.0,
        "tests/table/test_late_join.py": 0.1,
    }
    fault = faults.faults_of("server/live/broadcast.py", b"a = 1")[0]
    assert runs.order_test_files(fault, ["server"], times) == [
        *("tests/server/live/test_broadcast.py", "tests/server/security/test_authorization.py"),
        "tests/server/tables/test_service.py",
    ]


def test_which_tests_failed() -> None:
    said = """
[gw0] [ 10%] PASSED tests/a/test_a.py::test_one
[gw1] [ 20%] FAILED tests/a/test_a.py::test_two[x - y]
[gw0] [ 20%] ERROR tests/a/test_b.py::test_three
   0.1 s  tests/a/test_a.py::test_one FAILED tests/no.py
FAILED tests/a/test_a.py::test_four - assert 1 == 2
ERROR tests/a/test_c.py
"""
    assert runs.failed_tests(said) == [
        *("tests/a/test_a.py::test_two[x - y]", "tests/a/test_b.py::test_three"),
        *("tests/a/test_a.py::test_four", "tests/a/test_c.py"),
    ]


TESTS = """\
from fivebyfive.rules.some import double, is_small

def test_double():
    assert double(3) == 6

def test_small():
    assert is_small(1)
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project of one module, its tests and the script."""
    package = tmp_path / "project" / "src" / "fivebyfive"
    texts = {
        "__init__.py": "",
        "cli.py": "def main(): ...\n",
        "bots/learned/precompile.py": "",
        "rules/some.py": "def double(a):\n    return a + a\n\n\n"
        "def is_small(a):\n    return a < 9\n",
        "../../tests/rules/test_some.py": TESTS,
        "../../pyproject.toml": '[tool.pytest.ini_options]\naddopts = ["-p", "xdist.plugin"]\n',
    }
    for name, text in texts.items():
        path = (package / name).resolve()
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    for room in ("dice", "table", "store", "server"):
        (package.parents[1] / "tests" / room).mkdir()
    return package.parents[1]


def test_processes_import_the_copy(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(project.parent))
    with workspace.make_workspace(project) as made:
        made.check()
        with pytest.raises(workspace.InUseError), workspace.make_workspace(project):
            pass
        for path in made.folder.glob("venv/lib/*/site-packages/workspace.pth"):
            path.unlink()
        with pytest.raises(RuntimeError, match="does not import"):
            made.check()
    assert not made.folder.exists()


def test_a_fault_is_removed_again(project: Path) -> None:
    made = workspace.Workspace(project.parent)
    file = made.source / "rules" / "some.py"
    text, time = file.read_bytes(), file.stat().st_mtime_ns
    fault = choice.find(made.source, "rules/some.py:2:14:arithmetic")
    assert fault is not None
    with made.planted(fault):
        assert file.read_bytes() == text.replace(b"a + a", b"a - a")
        assert int(file.stat().st_mtime) != time // 10**9  # in seconds, as compiled files have it
    assert (file.read_bytes(), file.stat().st_mtime_ns) == (text, time)


# A process that has started one which lives on, as a database does: in a session of its own.
ORPHAN = """
import os, signal, subprocess, sys
from mutation.processes import adopt_orphans, end_with_all, reap_orphans
adopt_orphans()
start = "subprocess.Popen(['sleep', '1000'], stdout=-3, stderr=-3, start_new_session=True)"
starts = f"import subprocess; print({start}.pid)"
waits = (
    "import subprocess as s, sys; "
    f"print(s.check_output([sys.executable, '-c', {starts!r}], text=True), flush=True); input()"
)
process = subprocess.Popen([sys.executable, "-c", waits], stdin=-1, stdout=-1, text=True)
pid = int(process.stdout.readline())
print(pid)
"""
ENDED_BY_ITSELF = """
os.kill(pid, signal.SIGKILL)
os.waitid(os.P_PID, pid, os.WEXITED | os.WNOWAIT)
reap_orphans(process)
try:
    os.kill(pid, 0)
except ProcessLookupError:
    pass
else:
    raise AssertionError("it is still to be seen")
"""


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux gives orphans to another parent")
@pytest.mark.parametrize("then", ["", ENDED_BY_ITSELF], ids=["alive", "ended"])
def test_what_a_run_has_started_is_gone(then: str) -> None:
    """With the run at the latest; and at once if it ended before, as somebody may wait for that."""
    program = ORPHAN + then + "end_with_all(process)"
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, cwd=SCRIPTS, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    with pytest.raises(ProcessLookupError):
        os.kill(int(done.stdout), 0)


@pytest.fixture
def command(project: Path) -> Callable[..., str]:
    """The script, called in the project: what it says."""
    shutil.copytree(SCRIPTS, project / "scripts", ignore=shutil.ignore_patterns("__pycache__"))
    program = [sys.executable, str(project / "scripts" / "mutation_check.py"), "--workers", "1"]
    environ = os.environ | {"TMPDIR": str(project.parent), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}

    def said(*options: str) -> str:
        called = [*program, *options]
        done = subprocess.run(called, env=environ, capture_output=True, text=True, check=False)
        return done.stdout + done.stderr

    return said


def test_a_run(project: Path, command: Callable[..., str]) -> None:
    (project / "benchmarks").mkdir()
    assert "1/1" in command("--mutants", "4", "--only", "rules", "--save")
    saved = json.loads((project / "benchmarks/results/mutation.json").read_text())
    [mutant] = saved["mutants"]
    assert saved["results"][-1]["faults"] == 1
    assert saved["results"][-1][mutant["verdict"]] == 1
    assert (project / "benchmarks/results/mutation.md").read_text().startswith("| package |")


def test_single_faults(project: Path, command: Callable[..., str]) -> None:
    """One is caught, another is not, a third meets a test that fails anyway."""
    test = "tests/rules/test_some.py::test_double"
    assert f"caught by {test}" in command("--again", "rules/some.py:2:14:arithmetic")
    survived = command("--again", "rules/some.py:6:14:comparison")
    assert "survived: rules/some.py:6:14:comparison" in survived
    assert "+ return a <= 9" in survived
    assert "at 0 % of tests/{rules,dice}: rules/some.py:6:14:comparison" in command(
        "--again", "rules/some.py:6:14:comparison", "--seconds", "0"
    )
    (project / "tests/rules/test_some.py").write_text(TESTS.replace("== 6", "== 7"))
    assert f"so what follows would mean nothing:\n{test}" in command(
        "--again", "rules/some.py:6:14:comparison"
    )
