"""Anything in any order, on both databases."""

from hypothesis import Phase, settings
from hypothesis.stateful import run_state_machine_as_test

from any_table import SEEN, AnyTable
from fivebyfive.table.events import EVENTS
from postgres import fresh_database


class OnPostgres(AnyTable):
    """The same on the other database."""

    make_url = staticmethod(fresh_database)


AnyTable.TestCase.settings = settings(max_examples=60, stateful_step_count=25, deadline=None)
OnPostgres.TestCase.settings = settings(max_examples=8, stateful_step_count=15, deadline=None)
test_on_postgresql = OnPostgres.TestCase


def test_on_sqlite_and_that_everything_happened() -> None:
    """A machine that never ends a game or moves a seat would prove little."""
    SEEN.clear()
    always_the_same = settings(
        AnyTable.TestCase.settings, derandomize=True, max_examples=180, phases=[Phase.generate]
    )
    run_state_machine_as_test(AnyTable, settings=always_the_same)
    assert set(EVENTS) - SEEN - {"TableOpened", "DeviceJoined"} == set()
