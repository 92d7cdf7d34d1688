"""The event store: SQLite by default, PostgreSQL by address; both behave the same."""

from fivebyfive.store.interface import (
    ClubRoomClaim,
    Millis,
    Snapshot,
    Spending,
    Statement,
    Store,
    StoreCode,
    StoredEvent,
    StoredRecord,
    StoreError,
    TableHead,
    TableUpdate,
    UpdateResult,
    Writes,
    is_postgres,
    open_store,
)

__all__ = [
    "ClubRoomClaim",
    "Millis",
    "Snapshot",
    "Spending",
    "Statement",
    "Store",
    "StoreCode",
    "StoreError",
    "StoredEvent",
    "StoredRecord",
    "TableHead",
    "TableUpdate",
    "UpdateResult",
    "Writes",
    "is_postgres",
    "open_store",
]
