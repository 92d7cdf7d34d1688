"""Anything in any order, on both databases."""

from hypothesis import Phase, seed, settings
from hypothesis.stateful import run_state_machine_as_test

from any_table import SEEN, AnyTable
from fivebyfive.table.events import EVENTS
from postgres import fresh_database

NOT_HERE = {"TableOpened", "DeviceJoined"}  # they come before anything is noted


class OnPostgres(AnyTable):
    """The same on the other database."""

    make_url = staticmethod(fresh_database)


AnyTable.TestCase.settings = settings(max_examples=60, stateful_step_count=25, deadline=None)
OnPostgres.TestCase.settings = settings(max_examples=8, stateful_step_count=15, deadline=None)
test_on_postgresql = OnPostgres.TestCase


def test_on_sqlite_and_that_everything_happened() -> None:
    """A machine that never ends a game or moves a seat would prove little.

    What is rare may need some more runs.
    """
    SEEN.clear()
    many = settings(AnyTable.TestCase.settings, max_examples=180, phases=[Phase.generate])
    for number in range(5):
        run_state_machine_as_test(seed(number)(AnyTable), settings=many)
        if set(EVENTS) - SEEN <= NOT_HERE:
            break
    assert set(EVENTS) - SEEN - NOT_HERE == set()
