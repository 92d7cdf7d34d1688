"""Anything in any order, on both databases."""

from typing import get_args

import pytest
from hypothesis import Phase, seed, settings
from hypothesis.stateful import run_state_machine_as_test

from fivebyfive.table import Event
from support.plugins.hypothesis_profiles import examples
from support.plugins.postgres import create_database
from support.server.table_machine import SEEN_EVENTS, TableMachine

ALL_EVENTS = {event.__name__ for event in get_args(Event)}
NOT_HERE = {"TableOpened", "DeviceJoined"}  # they come before anything is noted
SEEDS = 40  # everything has happened after 3, or after 9 at most, whichever comes first


class OnSqlite(TableMachine):
    """On a file of SQLite."""


class Seeded(TableMachine):
    """A class of its own, because a seed stays with the class it was given to."""


class OnPostgres(TableMachine):
    """The same on the other database."""

    make_url = staticmethod(create_database)


OnSqlite.TestCase.settings = settings(max_examples=600, stateful_step_count=60)
OnPostgres.TestCase.settings = settings(max_examples=examples(8), stateful_step_count=15)
test_on_sqlite = pytest.mark.soak(OnSqlite.TestCase)
test_on_postgresql = pytest.mark.heavy(OnPostgres.TestCase)


def test_on_sqlite_until_everything_has_happened() -> None:
    """A machine that never ends a game or moves a seat would prove little.

    Many steps in few runs, seed after seed: that is the shortest way to everything, and always the
    same.
    """
    SEEN_EVENTS.clear()
    few = settings(max_examples=10, stateful_step_count=60, phases=[Phase.generate])
    for number in range(SEEDS):
        run_state_machine_as_test(seed(number)(Seeded), settings=few)
        if ALL_EVENTS - SEEN_EVENTS <= NOT_HERE:
            return
    assert set() == ALL_EVENTS - SEEN_EVENTS - NOT_HERE
