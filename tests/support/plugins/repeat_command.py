"""What it takes to repeat a failing test, as a section of its report.

A test or fixture that knows something more adds a line:

    request.node.stash.setdefault(REPEAT_WITH, []).append("rehearsal: 7f3a")
"""

import os
import shlex
import sys
from collections.abc import Generator

import pytest

from support.plugins.hypothesis_profiles import is_soak
from support.plugins.shuffle import is_shuffled

REPEAT_WITH = pytest.StashKey[list[str]]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Add the section when something failed."""
    report = yield
    if report.failed:
        lines = [
            f"alone: {command_of_test(item)}",
            f"after what ran before it: {command_of_run(item.config)}",
            *item.stash.get(REPEAT_WITH, []),
        ]
        report.sections.append(("how to repeat it", "\n".join(lines)))
    return report


def command_of_test(item: pytest.Item) -> str:
    """The command that runs this test alone."""
    arguments = [item.nodeid]
    if item.get_closest_marker("soak"):
        arguments += ["-m", "soak"]
    if is_shuffled(item.config):
        arguments.append(f"--randomly-seed={item.config.option.randomly_seed}")
    return format_command(item.config, arguments)


def command_of_run(config: pytest.Config) -> str:
    """The command of this run, as it was typed; in a worker that of the process it belongs to."""
    typed: list[str] = getattr(config, "workerinput", {}).get("mainargv", sys.argv)
    return format_command(config, typed[1:])


def format_command(config: pytest.Config, arguments: list[str]) -> str:
    """A command line with the seeds that nobody typed."""
    seeds = []
    if is_soak() and not any(word.startswith("--hypothesis-seed") for word in arguments):
        seed = config.option.hypothesis_seed
        seeds = ["--hypothesis-profile=soak", f"--hypothesis-seed={seed}"]
    hashes = os.environ.get("PYTHONHASHSEED")
    environment = f"PYTHONHASHSEED={hashes} " if hashes else ""
    return environment + shlex.join([".venv/bin/pytest", *arguments, *seeds])
