"""Dice that the test decides: every table that a test opens has a seed of its own.

The seed is the name of the running test and the number of the table in it, so that a test has the
same dice each time, whichever tests ran before it on the same server. Fixtures that several tests
share give a seed themselves (`rehearsal="..."`): which of the tests comes first must not matter.
"""

from dataclasses import dataclass
from typing import Any

import pytest

from fivebyfive import client
from support.plugins.repeat_command import REPEAT_WITH

SEED_LENGTH = 180  # of the 200 that a table takes; a page adds the number of its table


@dataclass
class _Running:
    """The test that runs in this process; benchmarks open tables as well, without one."""

    test: pytest.Item | None = None
    tables: int = 0


_running = _Running()


def next_seed() -> str:
    """For the next table of the running test; a test that fails names the seeds it had."""
    _running.tables += 1
    name = _running.test.nodeid if _running.test else "outside of tests"
    number = f" #{_running.tables}"
    seed = name[len(number) - SEED_LENGTH :] + number
    if _running.test:
        _running.test.stash.setdefault(REPEAT_WITH, []).append(f"a table with the seed {seed!r}")
    return seed


def add_seed(wishes: dict[str, Any]) -> dict[str, Any]:
    """The body that opens a table, with a seed for its dice unless it has one."""
    return wishes if "rehearsal" in wishes else {**wishes, "rehearsal": next_seed()}


async def open_table(url: str, **wishes: Any) -> str:
    """As `fivebyfive.client.open_table`, at a server started with --rehearsal."""
    return await client.open_table(url, **add_seed(wishes))


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Seeds begin anew with each test."""
    _running.test, _running.tables = item, 0
