"""The event log: SQLite by default, PostgreSQL by address; both do exactly the same."""

from .log import (
    Done,
    Millis,
    Outcome,
    Store,
    StoreCode,
    StoredEvent,
    StoredRecord,
    StoreError,
    Work,
    open_store,
)

__all__ = [
    "Done",
    "Millis",
    "Outcome",
    "Store",
    "StoreCode",
    "StoreError",
    "StoredEvent",
    "StoredRecord",
    "Work",
    "open_store",
]
