"""Runs tests in a workspace: once without a fault, then those that may notice one."""

import re
import shutil
import subprocess
import time
import xml.etree.ElementTree as ET
from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from pathlib import PurePath
from typing import Final

from mutation.fault import Fault
from mutation.processes import end_with_all, reap_orphans
from mutation.workspace import Workspace

CAUGHT: Final = "caught"
SURVIVED: Final = "survived"
OUT_OF_TIME: Final = "out of time"
IN_DOUBT: Final = "in doubt"
VERDICTS: Final = (CAUGHT, SURVIVED, OUT_OF_TIME, IN_DOUBT)

# The folders with the tests of a package, then those of the packages that import it.
TEST_FOLDERS: Final[Mapping[str, tuple[tuple[str, ...], tuple[str, ...]]]] = {
    "rules": (("rules", "dice"), ("table", "store", "server")),
    "table": (("table",), ("store", "server", "cli")),
    "store": (("store",), ("server", "cli")),
    "server": (("server",), ("cli",)),
}
# Keep the order of the files, and each file in one worker.
OPTIONS: Final = (
    *("--verbose", "--color=no", "--tb=short", "-p", "no:cacheprovider"),
    *("--dist=loadfile", "--no-loadscope-reorder"),
)
# As a worker reports it at once, or else as the summary does, with the reason.
_FAILED: Final = re.compile(
    r"^\[gw\d+\] \[ *\d+%\] (?:FAILED|ERROR) (tests/.+)$"
    r"|^(?:FAILED|ERROR) (tests/.+?)(?: - .*)?$",
    re.MULTILINE,
)
_PERCENT: Final = re.compile(r"^\[gw\d+\] \[ *(\d+)%\]", re.MULTILINE)
MAX_FAILURES: Final = 5  # tests that fail without a fault, until the run is given up
POLL_SECONDS: Final = 0.05


@dataclass(frozen=True, slots=True)
class Run:
    """How a run of tests ended."""

    failed: list[str]
    in_time: bool
    percent: int


@dataclass(frozen=True, slots=True)
class Result:
    """Whether the tests noticed a fault."""

    fault: Fault
    verdict: str
    by: str  # the test that noticed it
    reached: str  # how far the tests had come when the time was up
    seconds: float


class NotGreenError(Exception):
    """Tests that fail without any fault."""


@dataclass(frozen=True, slots=True)
class Tests:
    """The tests of a workspace, run by so many workers."""

    workspace: Workspace
    workers: int

    def compile_kernels(self) -> None:
        """Compile the kernels as `make install` does: else the first test that needs them would."""
        command = [
            str(self.workspace.scripts / "python"),
            "-m",
            "fivebyfive.bots.learned.precompile",
        ]
        subprocess.run(command, env=self.workspace.environ(), check=True, capture_output=True)

    def files(self, packages: Collection[str]) -> list[str]:
        """Return the test files that may notice faults in these packages."""
        folders = dict.fromkeys(
            name for package in packages for names in TEST_FOLDERS[package] for name in names
        )
        project = self.workspace.project
        paths = [path for name in folders for path in (project / "tests" / name).rglob("test_*.py")]
        return sorted(path.relative_to(project).as_posix() for path in paths)

    def times(self, packages: Collection[str]) -> dict[str, float]:
        """Return the seconds of each test file without a fault. Raises `NotGreenError`."""
        report = self.workspace.folder / "times.xml"
        self.check_green(self.files(packages), f"--junit-xml={report}", "-o", "junit_family=xunit1")
        times: dict[str, float] = defaultdict(float)
        for case in ET.parse(report).iter("testcase"):
            times[case.attrib["file"]] += float(case.attrib["time"])
        return times

    def check_green(self, names: Iterable[str], *options: str) -> None:
        """Raise `NotGreenError` if tests fail without a fault."""
        run = self._run(names, None, f"--maxfail={MAX_FAILURES}", *options)
        if run.failed:
            raise NotGreenError("\n".join([*run.failed, f"See {self.workspace.log}"]))

    def judge(
        self, fault: Fault, times: Mapping[str, float], seconds: float, confirm: bool = False
    ) -> Result:
        """Plant a fault, and run tests until one fails or the seconds are over."""
        start = time.monotonic()

        def result(verdict: str, *, by: str = "", reached: str = "") -> Result:
            return Result(fault, verdict, by, reached, round(time.monotonic() - start, 1))

        with self.workspace.planted(fault):
            for folders in TEST_FOLDERS[fault.package]:
                files = order_test_files(fault, folders, times)
                if not files:
                    continue
                run = self._run(files, seconds - (time.monotonic() - start), "-x")
                if run.failed:
                    by = run.failed[0]
                    in_doubt = confirm and is_test(by) and not self._run([by], seconds, "-x").failed
                    return result(IN_DOUBT if in_doubt else CAUGHT, by=by)
                if not run.in_time:
                    reached = f"{run.percent} % of tests/{{{','.join(folders)}}}"
                    return result(OUT_OF_TIME, reached=reached)
        return result(SURVIVED)

    def _run(self, names: Iterable[str], seconds: float | None, *options: str) -> Run:
        """Run tests; with a limit in seconds, only until it is reached or a test has failed."""
        pytest = [
            str(self.workspace.scripts / "pytest"),
            f"--numprocesses={self.workers}",
            *OPTIONS,
        ]
        environ = self.workspace.environ()
        if seconds is not None:
            environ["PYTHONDONTWRITEBYTECODE"] = "1"
        log = self.workspace.log
        deadline = time.monotonic() + seconds if seconds is not None else float("inf")
        with log.open("w") as output:
            process = subprocess.Popen(
                [*pytest, *options, *names],
                cwd=self.workspace.project,
                env=environ,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
                text=True,
            )
        try:
            while process.poll() is None and time.monotonic() < deadline:
                if seconds is not None and failed_tests(log.read_text(errors="replace")):
                    break
                time.sleep(POLL_SECONDS)
                reap_orphans(process)
            status = process.poll()
        finally:
            end_with_all(process)
            shutil.rmtree(self.workspace.temporary, ignore_errors=True)
            self.workspace.temporary.mkdir()
        output_text = log.read_text(errors="replace")
        failed = failed_tests(output_text)
        if status and not failed:  # the tests could not be collected
            failed = [(output_text.strip().splitlines() or [f"pytest ended with {status}"])[-1]]
        percents = _PERCENT.findall(output_text)
        return Run(failed, status is not None, int(percents[-1]) if percents else 0)


def is_test(name: str) -> bool:
    """Whether the name is that of a test; else it is an error of collecting the tests."""
    return name.startswith("tests/")


def order_test_files(
    fault: Fault, folders: Collection[str], times: Mapping[str, float]
) -> list[str]:
    """Return the files in some folders: the one named after the module, then the fastest first."""
    named = f"test_{PurePath(fault.file).stem}"

    def rank(file: str) -> tuple[bool, float]:
        return PurePath(file).stem != named, times[file]

    return sorted((file for file in times if PurePath(file).parts[1] in folders), key=rank)


def failed_tests(output: str) -> list[str]:
    """Return the tests that failed, in the order in which they did."""
    found = (match[1] or match[2] for match in _FAILED.finditer(output))
    return list(dict.fromkeys(test.strip() for test in found))
