"""The last lines of every run: its ten slowest tests, with their fixtures."""

from collections import defaultdict
from collections.abc import Generator

import pytest

SHOWN = 10

_seconds: defaultdict[str, float] = defaultdict(float)


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Add up set-up, call and tear-down; the reports of all workers come here."""
    _seconds[report.nodeid] += report.duration


# Outermost, so that only pytest's own count comes after it.
@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter,
) -> Generator[None, None, None]:
    """Write a line for each."""
    yield
    if _seconds:
        terminalreporter.section("slowest tests")
    slowest = sorted(_seconds.items(), key=lambda each: -each[1])[:SHOWN]
    for nodeid, seconds in slowest:
        terminalreporter.write_line(f"{seconds:6.1f} s  {nodeid}")
