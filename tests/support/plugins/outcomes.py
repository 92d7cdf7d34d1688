"""`--outcomes=FILE`: how every test came out, as JSON, for scripts that run the tests."""

import json
from pathlib import Path

import pytest

_outcomes: dict[str, str] = {}


def pytest_addoption(parser: pytest.Parser) -> None:
    """Where to write it."""
    parser.addoption("--outcomes", type=Path, help="write how every test came out into a file")


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """A test passed if set-up, call and tear-down did; the reports of all workers come here."""
    says_something = report.when == "call" or not report.passed
    if says_something and _outcomes.get(report.nodeid) != "failed":
        _outcomes[report.nodeid] = report.outcome


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Write the file, once in a run."""
    file: Path | None = session.config.getoption("--outcomes")
    if file and not hasattr(session.config, "workerinput"):
        file.write_text(json.dumps(_outcomes))
