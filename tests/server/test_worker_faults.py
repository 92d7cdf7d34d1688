"""A table at several processes on one PostgreSQL, in which everything goes wrong."""

import logging
from collections.abc import Iterator
from typing import Any, Final, cast

import pytest
from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import run_state_machine_as_test

from support.plugins.hypothesis_profiles import is_soak
from support.server.faulty_workers import AWAY, FAULTS, UNSURE
from support.server.table_invariants import LOOP
from support.server.worker_faults_machine import HAPPENED, NEWS, WorkerFaultsMachine

EXAMPLES: Final = 200 if is_soak() else 8


@pytest.fixture
def _quiet_loop() -> Iterator[None]:
    """The log would be full of what happens here."""
    logging.disable()
    yield
    logging.disable(logging.NOTSET)
    LOOP.run_until_complete(LOOP.shutdown_asyncgens())  # of those that died
    LOOP._asyncgens_shutdown_called = False  # type: ignore[attr-defined] # others use it too


@pytest.mark.usefixtures("_quiet_loop")
def test_everything_goes_wrong() -> None:
    run_state_machine_as_test(
        WorkerFaultsMachine,
        settings=settings(
            max_examples=EXAMPLES,
            stateful_step_count=20,
            phases=[Phase.explicit, Phase.generate],  # to find a shorter way would take minutes
        ),
    )


class FirstElementData:
    """In the place of what Hypothesis draws: always the first that there is."""

    def draw(self, strategy: Any) -> Any:
        return strategy.elements[0]


@pytest.mark.usefixtures("_quiet_loop")
@pytest.mark.parametrize("fault", FAULTS)
def test_each_fault_for_sure(fault: str) -> None:
    """While people move and when somebody rolls, with news of all kinds: nothing of it is drawn."""
    machine, data = WorkerFaultsMachine(), cast("st.DataObject", FirstElementData())
    machine.start("family", "knister", "app", "turn", 2, 0, True, None)
    before = HAPPENED.copy()
    try:
        machine.whole_rounds(data, 1)
        for how in NEWS:
            for rolling in (False, True):
                machine.something_happens(data, fault, rolling, how)
                machine.the_log_only_grows()
                machine.nothing_is_there_twice()
                machine.whatever_a_process_knows_is_the_log_up_to_there()
                machine.nobody_hears_what_is_not_theirs()
        machine.an_answer_is_lost(data, AWAY)
    finally:
        machine.teardown()
    happened = HAPPENED - before
    assert happened["store-unavailable" if fault in (AWAY, UNSURE) else "died"] > 0
    assert all(happened[f"news {how}"] for how in NEWS), happened
