"""The event log: SQLite by default, PostgreSQL by address; both do exactly the same."""

from fivebyfive.store.interface import (
    Done,
    Millis,
    Outcome,
    Place,
    Seen,
    Store,
    StoreCode,
    StoredEvent,
    StoredRecord,
    StoreError,
    Work,
    is_postgres,
    open_store,
)

__all__ = [
    "Done",
    "Millis",
    "Outcome",
    "Place",
    "Seen",
    "Store",
    "StoreCode",
    "StoreError",
    "StoredEvent",
    "StoredRecord",
    "Work",
    "is_postgres",
    "open_store",
]
