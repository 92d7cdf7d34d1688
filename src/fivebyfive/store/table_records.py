"""The records of one table: several at once, where `Store.read_record` reads one."""

from typing import Final

from fivebyfive.store.interface import Statement, Store, StoredRecord

_RECORDS_BEFORE: Final = (
    "SELECT table_name, game, ended_at, text, room FROM records "
    "WHERE table_name = ? AND game < ? ORDER BY game DESC LIMIT ?"
)


async def read_records(store: Store, table: str, before: int, limit: int) -> list[StoredRecord]:
    """The last records of a table whose numbers are below another one, the newest first."""
    [rows] = await store.run_statements(Statement(_RECORDS_BEFORE, (table, before, limit)))
    return [StoredRecord(*row) for row in rows]
