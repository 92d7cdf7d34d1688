"""What an operator may want of a store: which tables there are, how large, and to delete some.

All of it is safe beside running servers: a deleted table is noticed when they compare their memory
with the log, and an update of it fails as if it had never been.
"""

from typing import Final, NamedTuple

from fivebyfive.store.interface import Millis, Statement, Store
from fivebyfive.store.leftovers import delete_old_memories

PAGE_SIZE: Final = 100  # rows deleted at a time, so that nobody else waits long

_TABLES: Final = "SELECT name, last_seq, created_at, updated_at FROM tables WHERE updated_at < ?"
_SIZES: Final = "SELECT table_name, sum(length(body)) FROM events GROUP BY table_name"
_SIZE: Final = "SELECT sum(length(body)) FROM events WHERE table_name = ?"
_COUNT_TABLES: Final = "SELECT count(*) FROM tables WHERE updated_at < ?"
_RECORDS_OF: Final = "SELECT count(*) FROM records WHERE table_name = ?"
_DELETE_TABLE: Final = "DELETE FROM tables WHERE name = ? RETURNING name"
_DELETE_EVENTS: Final = "DELETE FROM events WHERE table_name = ?"
_DELETE_RECORDS: Final = "DELETE FROM records WHERE table_name = ? RETURNING game"
_FORGET_GAMES: Final = "UPDATE records SET room = NULL WHERE table_name = ? AND room IS NOT NULL"
_COUNT_OLD_RECORDS: Final = (
    "SELECT count(*) FROM records WHERE ended_at < ? "
    "AND NOT EXISTS (SELECT 1 FROM tables WHERE name = table_name)"
)
_DELETE_OLD_RECORDS: Final = (
    "DELETE FROM records WHERE (table_name, game) IN "
    "(SELECT table_name, game FROM records WHERE ended_at < ? "
    "AND NOT EXISTS (SELECT 1 FROM tables WHERE name = table_name) ORDER BY ended_at LIMIT ?) "
    "RETURNING game"
)
_DELETE_STRAY_REVIEWS: Final = (
    "DELETE FROM coachings WHERE NOT EXISTS (SELECT 1 FROM tables WHERE name = table_name) "
    "AND NOT EXISTS (SELECT 1 FROM records WHERE records.table_name = coachings.table_name "
    "AND records.game = coachings.game)"
)


class TableRow(NamedTuple):
    """A table without its content."""

    code: str
    events: int
    created_at: Millis
    updated_at: Millis


async def list_tables(store: Store, before: Millis = 2**62) -> list[TableRow]:
    """All tables that were last used before a time."""
    [rows] = await store.run_statements(Statement(_TABLES, (before,)), patiently=True)
    return [TableRow(*row) for row in rows]


async def count_tables(store: Store, before: Millis) -> int:
    """How many `list_tables` would return."""
    [[(count,)]] = await store.run_statements(Statement(_COUNT_TABLES, (before,)), patiently=True)
    return int(count)


async def measure_tables(store: Store) -> dict[str, int]:
    """The characters of the logs of all tables: this reads all events."""
    [rows] = await store.run_statements(Statement(_SIZES), patiently=True)
    return {table: int(size) for table, size in rows}


async def measure_table(store: Store, table: str) -> int:
    """The characters of the log of a table."""
    [[(size,)]] = await store.run_statements(Statement(_SIZE, (table,)), patiently=True)
    return int(size or 0)


async def count_records_of(store: Store, table: str) -> int:
    """How many records of a table's games are kept."""
    [[(count,)]] = await store.run_statements(Statement(_RECORDS_OF, (table,)), patiently=True)
    return int(count)


def forget_derived(table: str) -> list[Statement]:
    """Delete what was worked out from the log of a table: reviews, and its snapshot."""
    return [
        Statement(f"DELETE FROM {derived} WHERE table_name = ?", (table,))  # noqa: S608 -- ours
        for derived in ("coachings", "snapshots")
    ]


async def delete_table(store: Store, table: str, records_too: bool = False) -> bool:
    """Delete a table with its log and reviews; whether there was one.

    Its records stay, unless `records_too`, and are for the operator alone (`fivebyfive export`):
    also the club room that it was opened for forgets its games.
    The row of the table goes first: it is the lock that updates of the table wait for.
    """
    deleted, _, _, _, *records = await store.run_statements(
        Statement(_DELETE_TABLE, (table,)),
        Statement(_DELETE_EVENTS, (table,)),
        *forget_derived(table),
        Statement(_DELETE_RECORDS if records_too else _FORGET_GAMES, (table,)),
        patiently=True,
    )
    return bool(deleted) or any(records)


async def count_old_records(store: Store, before: Millis) -> int:
    """How many records `delete_old_records` would delete."""
    [[(count,)]] = await store.run_statements(
        Statement(_COUNT_OLD_RECORDS, (before,)), patiently=True
    )
    return int(count)


async def delete_old_records(store: Store, before: Millis, limit: int = PAGE_SIZE) -> int:
    """Delete some records of games that ended before a time; returns how many, 0 for no more.

    Only those whose table is gone: the log of a table that is there has the same in it.
    """
    [deleted] = await store.run_statements(
        Statement(_DELETE_OLD_RECORDS, (before, limit)), patiently=True
    )
    if not deleted:
        await store.run_statements(
            Statement(_DELETE_STRAY_REVIEWS), *delete_old_memories(before), patiently=True
        )
    return len(deleted)
