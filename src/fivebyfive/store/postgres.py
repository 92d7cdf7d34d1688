"""The event log in a PostgreSQL database, with row locks and a small connection pool.

Group commit: all updates of a batch are one transaction, with a fixed number of statements that
take arrays (`unnest`). The rows of its tables are locked by `SELECT ... FOR UPDATE`, sorted by
name; see `interface` for the order of locks. After it the workers at which somebody follows the
tables are notified (`postgres_notify`).
"""

from collections.abc import AsyncIterator, Callable, Collection, Mapping, Sequence
from contextlib import suppress
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]

from fivebyfive.store import migrate
from fivebyfive.store.commit_plan import (
    CommitPlan,
    HeadState,
    check_claim,
    is_storable,
    make_first_rows,
    no_such_table_error,
    oldest_known_seqs,
    plan_commit,
)
from fivebyfive.store.interface import (
    ClubRoomClaim,
    Millis,
    Snapshot,
    Spending,
    Statement,
    StoreCode,
    StoredEvent,
    StoredRecord,
    StoreError,
    TableHead,
    TableUpdate,
    UpdateResult,
    make_probe_filler,
)
from fivebyfive.store.leftovers import delete_leftovers
from fivebyfive.store.postgres_notify import ALIVE_WORKERS_QUERY, ChangedTable, Notifier
from fivebyfive.store.postgres_pool import (
    CALL_TIMEOUT_SECONDS,
    CLOSE_TIMEOUT_SECONDS,
    CONNECT_TIMEOUT_SECONDS,
    DATABASE_ERRORS,
    ConnectionPool,
    to_store_error,
)
from fivebyfive.store.spendings import add_spendings

# Chosen, not measured.
PAGE_SIZE: Final = 100  # records read, tables deleted at a time, so that nobody else waits long
MAINTENANCE_TIMEOUT_SECONDS: Final = 600.0  # what an operator does may take long
MIGRATION_TIMEOUT_SECONDS: Final = 3600.0  # of a large database, or waiting for another process

MIGRATION_LOCK: Final = 0x35783500  # key of the advisory lock around migrations

# For what may be lost.
_DO_NOT_WAIT_FOR_DISK: Final = "SET LOCAL synchronous_commit = off"
_HAS_TABLE: Final = "SELECT 1 FROM tables WHERE name = $1"
_ADD_TABLE: Final = """
INSERT INTO tables SELECT $1::text, $2::bigint, $3::bigint, $4::bigint, $5::bigint
WHERE NOT EXISTS (SELECT 1 FROM records WHERE table_name = $1) ON CONFLICT DO NOTHING RETURNING 1"""
# In the same order in every process, against deadlocks. COLLATE "C": whatever the locale is.
_LOCK_HEADS: Final = """
SELECT name, last_seq, due_at, updated_at, created_at FROM tables WHERE name = ANY($1::text[])
ORDER BY name COLLATE "C" FOR UPDATE"""
_NEWER: Final = """
SELECT table_name, seq, at, body FROM events
JOIN unnest($1::text[], $2::bigint[]) AS wanted (name, known)
ON table_name = wanted.name AND seq > wanted.known ORDER BY table_name, seq"""
_ADD_EVENTS: Final = """
INSERT INTO events SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[])"""
# Its snapshot is newer than the locks: it has all followers that lack what is appended now.
_SET_HEADS: Final = """
UPDATE tables SET last_seq = changed.last_seq, due_at = changed.due_at,
updated_at = changed.updated_at
FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[])
AS changed (name, last_seq, due_at, updated_at) WHERE tables.name = changed.name
RETURNING tables.name, tables.last_seq,
ARRAY(SELECT worker FROM followers WHERE table_name = tables.name)"""
_ADD_RECORDS: Final = """
INSERT INTO records (table_name, game, ended_at, text, room)
SELECT table_name, game, ended_at, text, (SELECT added.room WHERE NOT EXISTS
(SELECT 1 FROM room_memories WHERE room_memories.room = added.room AND is_off = 1))
FROM unnest($1::text[], $2::integer[], $3::bigint[], $4::text[], $5::text[])
AS added (table_name, game, ended_at, text, room)
ON CONFLICT (table_name, game) DO UPDATE SET text = excluded.text"""
_EVENTS: Final = """
SELECT seq, at, body FROM events WHERE table_name = $1 AND seq > $2 ORDER BY seq LIMIT $3"""
_SNAPSHOT: Final = """
SELECT created_at, seq, log_bytes, version, body FROM snapshots JOIN tables USING (created_at)
WHERE table_name = $1 AND name = $1 AND version = $2"""
_SET_SNAPSHOT: Final = """
INSERT INTO snapshots SELECT $1, $2, $3, $4, $5, $6 FROM tables
WHERE name = $1 AND created_at = $2 AND erasures = $7 FOR SHARE
ON CONFLICT (table_name) DO UPDATE SET created_at = excluded.created_at, seq = excluded.seq,
log_bytes = excluded.log_bytes, version = excluded.version, body = excluded.body"""
_DROP_SNAPSHOTS: Final = "DELETE FROM snapshots WHERE table_name = ANY($1::text[])"
_HEADS: Final = """
SELECT name, last_seq, created_at, updated_at FROM tables WHERE name = ANY($1::text[])"""
_DUE: Final = """
SELECT name FROM tables WHERE due_at <= $1 ORDER BY due_at, name COLLATE "C" LIMIT $2"""
_RECORDS: Final = """
SELECT table_name, game, ended_at, text, room FROM records WHERE ended_at >= $1
AND (ended_at, table_name COLLATE "C", game) > ($1, $2, $3)
ORDER BY ended_at, table_name COLLATE "C", game LIMIT $4"""
_COUNT: Final = "SELECT count(*) FROM records"
_RECORD: Final = """
SELECT text FROM records WHERE table_name = $1 AND game = coalesce($2, game)
ORDER BY game DESC LIMIT 1"""
# SKIP LOCKED: a table that is locked is being played at, so it is not abandoned.
_DROP_TABLES: Final = """
WITH untouched AS MATERIALIZED (
    SELECT name FROM tables WHERE updated_at < $1 ORDER BY updated_at LIMIT $2
    FOR UPDATE SKIP LOCKED
)
DELETE FROM tables USING untouched WHERE tables.name = untouched.name RETURNING tables.name"""
_DROP_EVENTS: Final = "DELETE FROM events WHERE table_name = ANY($1::text[])"
_ROOM: Final = "SELECT table_name FROM rooms WHERE name = $1"
# Compare-and-set: the second of two transactions waits for the first and then changes no row.
_ADD_ROOM: Final = "INSERT INTO rooms VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING 1"
_MOVE_ROOM: Final = """
UPDATE rooms SET table_name = $2, updated_at = $3 WHERE name = $1 AND table_name = $4 RETURNING 1"""
_REVIEW: Final = "SELECT text FROM coachings WHERE table_name = $1 AND game = $2 AND seat = $3"
_ADD_REVIEW: Final = "INSERT INTO coachings VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING"
_ADD_MIGRATION: Final = "INSERT INTO fivebyfive_migrations VALUES ($1, $2, $3)"
_PROBE: Final = """
INSERT INTO store_probes VALUES (1, $1, $2)
ON CONFLICT (id) DO UPDATE SET probed_at = excluded.probed_at, filler = excluded.filler"""


class _NameTakenError(Exception):
    """Rolls back a transaction: another one has taken the name or the room."""


class PostgresStore:
    """See `Store`."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._pool = ConnectionPool(url)
        self._notifier = Notifier(url)

    async def open(self) -> None:
        """See `Store.open`."""
        try:
            await self._migrate()
            await self._pool.open()
        except ValueError as error:  # such as a port that is no number
            raise StoreError(StoreCode.BAD_ADDRESS) from error
        except DATABASE_ERRORS as error:
            raise to_store_error(error) from error

    async def _migrate(self) -> None:
        db = await asyncpg.connect(
            self._url, timeout=CONNECT_TIMEOUT_SECONDS, command_timeout=CALL_TIMEOUT_SECONDS
        )
        try:
            await db.execute("BEGIN")
            await _migrate(db)
            await db.execute("COMMIT")
            await db.close(timeout=CLOSE_TIMEOUT_SECONDS)
        finally:
            db.terminate()  # where something failed, the server rolls back

    async def close(self) -> None:
        """See `Store.close`."""
        await self._notifier.stop()
        await self._pool.close()

    async def create(
        self,
        table: str,
        bodies: Sequence[str],
        now: Millis,
        due_at: Millis | None = None,
        claim: ClubRoomClaim | None = None,
    ) -> bool:
        """See `Store.create`."""
        row, events = make_first_rows(table, bodies, now, due_at)
        if claim:
            check_claim(claim)
        with suppress(_NameTakenError):
            async with self._pool.transaction() as db:
                if not await db.fetchval(_ADD_TABLE, *row):
                    raise _NameTakenError
                if claim and not await _move_room(db, claim, table, now):
                    raise _NameTakenError
                await _add(db, _ADD_EVENTS, events)
            return True
        return False

    async def read_room_table(self, name: str) -> str | None:
        """See `Store.read_room_table`."""
        if not is_storable(name):
            return None
        async with self._pool.connection() as db:
            table: str | None = await db.fetchval(_ROOM, name)
        return table

    async def commit(
        self, updates: Sequence[TableUpdate], now: Millis
    ) -> list[UpdateResult | Exception]:
        """See `Store.commit`."""
        known = oldest_known_seqs(updates)
        async with self._pool.transaction() as db:
            rows = await db.fetch(_LOCK_HEADS, list(known))
            heads = {name: HeadState(*head) for name, *head in rows}
            behind = [name for name, head in heads.items() if head.last_seq > known[name]]
            events: dict[str, list[StoredEvent]] = {name: [] for name in behind}
            if behind:
                # A statement of its own, after the lock: its snapshot (READ COMMITTED) has all that
                # was committed before the lock was granted, and nobody can append now.
                events |= await _newer(db, {name: known[name] for name in behind})
            plan = plan_commit(updates, heads, events, now)
            changed = await _write(db, plan)
            await self._notifier.notify_within(db, changed)
        self._notifier.notify(changed)
        return plan.results

    async def read(self, table: str, after: int = 0, limit: int | None = None) -> list[StoredEvent]:
        """See `Store.read`."""
        if is_storable(table):
            async with self._pool.connection() as db:
                rows = await db.fetch(_EVENTS, table, after, limit)
                if rows or await db.fetchval(_HAS_TABLE, table):
                    return [StoredEvent(*row) for row in rows]
        raise no_such_table_error(table)

    async def read_snapshot(self, table: str, version: str) -> Snapshot | None:
        """See `Store.read_snapshot`."""
        if not is_storable(table):
            return None
        async with self._pool.connection() as db:
            row = await db.fetchrow(_SNAPSHOT, table, version)
        return Snapshot(*row) if row else None

    async def save_snapshot(self, table: str, snapshot: Snapshot, erasures: int) -> None:
        """See `Store.save_snapshot`."""
        async with self._pool.transaction() as db:
            await db.execute(_SET_SNAPSHOT, table, *snapshot, erasures)

    async def read_newer(self, known: Mapping[str, int]) -> dict[str, list[StoredEvent]]:
        """See `Store.read_newer`."""
        async with self._pool.connection() as db:
            return await _newer(db, known)

    async def read_heads(self, tables: Sequence[str]) -> dict[str, TableHead]:
        """See `Store.read_heads`."""
        async with self._pool.connection() as db:
            return {name: TableHead(*seen) for name, *seen in await db.fetch(_HEADS, list(tables))}

    async def follow(
        self,
        worker: str,
        on_notification: Callable[[str, int], None],
        sent: Callable[[int], None] = lambda count: None,
    ) -> None:
        """See `Store.follow`."""
        await self._notifier.start(worker, on_notification, sent)

    async def follow_tables(self, added: Collection[str], dropped: Collection[str] = ()) -> None:
        """See `Store.follow_tables`."""
        async with self._pool.transaction() as db:
            await db.execute(_DO_NOT_WAIT_FOR_DISK)
            await self._notifier.follow_tables(db, added, dropped)

    async def read_workers(self) -> frozenset[str]:
        """See `Store.read_workers`."""
        async with self._pool.connection() as db:
            return frozenset(str(number) for (number,) in await db.fetch(*ALIVE_WORKERS_QUERY))

    async def share_spendings(self, spendings: Sequence[Spending]) -> list[Millis]:
        """See `Store.share_spendings`."""
        async with self._pool.transaction() as db:
            await db.execute(_DO_NOT_WAIT_FOR_DISK)
            return await add_spendings(db, spendings)

    async def probe(self, now: Millis) -> None:
        """See `Store.probe`."""
        async with self._pool.transaction() as db:
            await db.execute(_PROBE, now, make_probe_filler())

    async def read_due(self, now: Millis, limit: int = 100) -> list[str]:
        """See `Store.read_due`."""
        async with self._pool.connection() as db:
            return [name for (name,) in await db.fetch(_DUE, now, limit)]

    async def iter_records(self) -> AsyncIterator[StoredRecord]:
        """See `Store.iter_records`."""
        last = (0, "", 0)
        while True:
            async with self._pool.connection() as db:
                rows = await db.fetch(_RECORDS, *last, PAGE_SIZE)
            if not rows:
                return
            for row in rows:
                yield StoredRecord(*row)
            table, game, ended_at, *_ = rows[-1]
            last = (ended_at, table, game)

    async def count_records(self) -> int:
        """See `Store.count_records`."""
        async with self._pool.connection() as db:
            return int(await db.fetchval(_COUNT))

    async def read_record(self, table: str, game: int | None = None) -> str | None:
        """See `Store.read_record`."""
        if not is_storable(table):
            return None
        async with self._pool.connection() as db:
            text: str | None = await db.fetchval(_RECORD, table, game)
        return text

    async def read_review(self, table: str, game: int, seat: int) -> str | None:
        """See `Store.read_review`."""
        async with self._pool.connection() as db:
            text: str | None = await db.fetchval(_REVIEW, table, game, seat)
        return text

    async def save_review(self, table: str, game: int, seat: int, text: str, now: Millis) -> None:
        """See `Store.save_review`."""
        async with self._pool.transaction() as db:
            await db.execute(_ADD_REVIEW, table, game, seat, now, text)

    async def delete_before(self, at: Millis, records_too: bool = False) -> int:
        """See `Store.delete_before`."""
        deleted = 0
        while True:
            async with self._pool.transaction(MAINTENANCE_TIMEOUT_SECONDS) as db:
                untouched = [name for (name,) in await db.fetch(_DROP_TABLES, at, PAGE_SIZE)]
                await db.execute(_DROP_EVENTS, untouched)
                await db.execute(_DROP_SNAPSHOTS, untouched)
                for leftover in () if untouched else delete_leftovers(at, records_too):
                    await db.execute(leftover.numbered, *leftover.values)
            if not untouched:
                return deleted
            deleted += len(untouched)

    async def run_statements(
        self, *statements: Statement, patiently: bool = False
    ) -> list[list[tuple[Any, ...]]]:
        """See `Store.run_statements`."""
        within = MAINTENANCE_TIMEOUT_SECONDS if patiently else CALL_TIMEOUT_SECONDS
        async with self._pool.transaction(within) as db:
            return [list(map(tuple, await db.fetch(s.numbered, *s.values))) for s in statements]


async def _migrate(db: Any) -> None:
    if await db.fetchval("SHOW server_encoding") != "UTF8":
        raise StoreError(StoreCode.NOT_UTF8)
    patiently = {"timeout": MIGRATION_TIMEOUT_SECONDS}
    await db.execute("SELECT pg_advisory_xact_lock($1)", MIGRATION_LOCK, **patiently)
    await db.execute(migrate.CREATE_APPLIED)
    applied = await db.fetch(migrate.SELECT_APPLIED)
    for migration in migrate.find_pending(dict(applied)):
        try:
            await db.execute(migration.sql, **patiently)
        except asyncpg.DuplicateTableError as error:
            raise StoreError(StoreCode.NOT_OURS) from error
        await db.execute(_ADD_MIGRATION, *migration.row)
    migrate.check_event_format(await db.fetchval(migrate.SELECT_EVENT_FORMAT))
    await db.execute(migrate.SAVE_EVENT_FORMAT)


async def _move_room(db: Any, claim: ClubRoomClaim, table: str, now: Millis) -> bool:
    if claim.previous_table is None:
        return bool(await db.fetchval(_ADD_ROOM, claim.room, table, now))
    return bool(await db.fetchval(_MOVE_ROOM, claim.room, table, now, claim.previous_table))


async def _newer(db: Any, known: Mapping[str, int]) -> dict[str, list[StoredEvent]]:
    found: dict[str, list[StoredEvent]] = {}
    for name, *event in await db.fetch(_NEWER, list(known), list(known.values())):
        found.setdefault(name, []).append(StoredEvent(*event))
    return found


async def _write(db: Any, plan: CommitPlan) -> list[ChangedTable]:
    await _add(db, _ADD_EVENTS, plan.events)
    changed = await _add(db, _SET_HEADS, plan.heads)
    await _add(db, _ADD_RECORDS, plan.records)
    return [ChangedTable(*row) for row in changed]


async def _add(db: Any, sql: str, rows: Sequence[tuple[Any, ...]]) -> Sequence[Any]:
    """Write all rows with one statement that takes an array for every column."""
    return await db.fetch(sql, *map(list, zip(*rows, strict=True))) if rows else ()
