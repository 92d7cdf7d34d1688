"""Readiness follows what was written: a commit that wrote nothing says nothing of the disk."""

from fivebyfive.server.ops.metrics import Metrics
from fivebyfive.store import StoreCode, StoredEvent, StoreError


def test_only_a_write_ends_a_failure() -> None:
    metrics = Metrics()
    failure = StoreError(StoreCode.UNAVAILABLE, reason="database or disk is full")
    metrics.writes.note_failure(failure)
    with metrics.measure_store("commit"):
        metrics.count_stored(())  # a refused command, or a move that came twice
    assert metrics.writes.failure is failure
    metrics.count_stored([StoredEvent(1, 0, "{}")])
    assert metrics.writes.failure is None
