"""`--processor-time`: the processor seconds of each test file, with all processes it started.

Unlike the time on the clock they are much the same on a busy machine.
"""

from collections import defaultdict
from typing import Any

import psutil  # type: ignore[import-untyped]
import pytest

from support.plugins import postgres

START = "starting and collecting"
_seconds: defaultdict[str, float] = defaultdict(float)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Off unless asked for: it walks over all processes after every test."""
    parser.addoption(
        "--processor-time", action="store_true", help="print processor seconds per test file"
    )


def pytest_configure(config: pytest.Config) -> None:
    """Measure here, or in every worker, and print here."""
    if config.getoption("--processor-time"):
        config.pluginmanager.register(ProcessorTimeMeter(config), "measuring-processor-time")


class ProcessorTimeMeter:
    """One process of the run."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.charged = 0.0  # processor seconds that are written down already

    def charge(self, what: str) -> None:
        """Charge what was used since the last time."""
        now = measure_tree(psutil.Process())
        # Who is nobody's child any more takes its seconds along.
        _seconds[what] += max(0.0, now - self.charged)
        self.charged = now

    def pytest_collection_finish(self) -> None:
        self.charge(START)

    @pytest.hookimpl(trylast=True)
    def pytest_runtest_logfinish(self, nodeid: str) -> None:
        if not hasattr(self.config, "workerinput") and self.config.getoption("numprocesses", None):
            return  # told by a worker, which measures itself
        self.charge(nodeid.split("::", maxsplit=1)[0])

    @pytest.hookimpl(tryfirst=True)  # while the database server is still there
    def pytest_sessionfinish(self) -> None:
        if hasattr(self.config, "workerinput"):
            self.config.workeroutput["processor-seconds"] = dict(_seconds)  # type: ignore[attr-defined]
            return
        if seconds := measure_postgres():
            _seconds["PostgreSQL, for all of them"] = seconds

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        """A worker is done."""
        of_worker = getattr(node, "workeroutput", {}).get("processor-seconds", {})
        for what, seconds in of_worker.items():
            _seconds[what] += seconds

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        terminalreporter.section("processor seconds")
        for what, seconds in sorted(_seconds.items(), key=lambda each: -each[1]):
            terminalreporter.write_line(f"{seconds:7.1f} s  {what}")
        terminalreporter.write_line(f"{sum(_seconds.values()):7.1f} s  altogether")


def measure_tree(root: psutil.Process) -> float:
    """Seconds of a process, of all it started, and of those of them that ended."""
    total = 0.0
    for process in [root, *root.children(recursive=True)]:
        try:
            times = process.cpu_times()
        except psutil.NoSuchProcess:
            continue
        total += times.user + times.system + times.children_user + times.children_system
    return total


def measure_postgres() -> float:
    """Seconds of the server that all tests share: it is no child of the process that started it."""
    file = postgres._FOLDER / "postmaster.pid"
    if not file.exists():
        return 0.0
    return measure_tree(psutil.Process(int(file.read_text().split()[0])))
