"""The event log in an SQLite file in WAL mode: one connection writes, one reads.

Each connection has a thread of its own. Group commit: all updates of a batch are one transaction,
so they share one wait for the disk.
"""

import sqlite3
from collections.abc import AsyncIterator, Callable, Collection, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import orjson

from fivebyfive.store.commit_plan import (
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
from fivebyfive.store.sqlite_connection import ConnectionThread, transaction

# Records read and tables deleted at a time, so that nobody else waits long. Chosen, not measured.
PAGE_SIZE: Final = 100

_HAS_TABLE: Final = "SELECT 1 FROM tables WHERE name = ?"
_HAS_RECORDS: Final = "SELECT 1 FROM records WHERE table_name = ?"
_ADD_TABLE: Final = """
INSERT INTO tables (name, last_seq, due_at, created_at, updated_at) VALUES (?, ?, ?, ?, ?)"""
# A commit passes all its tables to one statement as one JSON value: after each statement the thread
# waits for the GIL, which takes long on a busy server.
_HEADS: Final = (
    "SELECT json_group_array(json_array(name, last_seq, due_at, updated_at, created_at)) "
    "FROM tables WHERE name IN (SELECT value FROM json_each(?))"
)
_SET_HEADS: Final = (
    "UPDATE tables SET last_seq = json_extract(value, '$[1]'), "
    "due_at = json_extract(value, '$[2]'), updated_at = json_extract(value, '$[3]') "
    "FROM json_each(?) WHERE name = json_extract(value, '$[0]')"
)
_ADD_EVENTS: Final = (
    "INSERT INTO events SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), "
    "json_extract(value, '$[2]'), json_extract(value, '$[3]') FROM json_each(?)"
)
_EVENTS: Final = (
    "SELECT seq, at, body FROM events WHERE table_name = ? AND seq > ? ORDER BY table_name, seq "
    "LIMIT ?"
)
_SNAPSHOT: Final = (
    "SELECT created_at, seq, log_bytes, version, body FROM snapshots "
    "JOIN tables USING (created_at) WHERE table_name = ? AND name = ? AND version = ?"
)
_SET_SNAPSHOT: Final = (
    "INSERT OR REPLACE INTO snapshots SELECT ?, ?, ?, ?, ?, ? "
    "FROM tables WHERE name = ? AND created_at = ? AND erasures = ?"
)
_DROP_SNAPSHOT: Final = "DELETE FROM snapshots WHERE table_name = ?"
_ADD_EVENT: Final = "INSERT INTO events VALUES (?, ?, ?, ?)"
_ADD_RECORD: Final = (
    "INSERT INTO records (table_name, game, ended_at, text, room) VALUES (?1, ?2, ?3, ?4, "
    "(SELECT ?5 WHERE NOT EXISTS (SELECT 1 FROM room_memories WHERE room = ?5 AND is_off = 1))) "
    "ON CONFLICT (table_name, game) DO UPDATE SET text = excluded.text"
)
_ROOM: Final = "SELECT table_name FROM rooms WHERE name = ?"
_SET_ROOM: Final = (
    "INSERT INTO rooms VALUES (?, ?, ?) ON CONFLICT (name) "
    "DO UPDATE SET table_name = excluded.table_name, updated_at = excluded.updated_at"
)
_REVIEW: Final = "SELECT text FROM coachings WHERE table_name = ? AND game = ? AND seat = ?"
_ADD_REVIEW: Final = "INSERT INTO coachings VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
_DUE: Final = "SELECT name FROM tables WHERE due_at <= ? ORDER BY due_at, name LIMIT ?"
_RECORDS: Final = (
    "SELECT table_name, game, ended_at, text, room FROM records WHERE ended_at >= ? "
    "AND (ended_at, table_name, game) > (?, ?, ?) ORDER BY ended_at, table_name, game LIMIT ?"
)
_COUNT: Final = "SELECT count(*) FROM records"
_RECORD: Final = (
    "SELECT text FROM records WHERE table_name = ? AND game = coalesce(?, game) "
    "ORDER BY game DESC LIMIT 1"
)
_UNTOUCHED: Final = "SELECT name FROM tables WHERE updated_at < ? ORDER BY updated_at LIMIT ?"
_DROP_EVENTS: Final = "DELETE FROM events WHERE table_name = ?"
_DROP_TABLE: Final = "DELETE FROM tables WHERE name = ?"
_PROBE: Final = (
    "INSERT INTO store_probes VALUES (1, ?, ?) ON CONFLICT (id) "
    "DO UPDATE SET probed_at = excluded.probed_at, filler = excluded.filler"
)


def default_path() -> Path:
    """The default file, in the user's data folder."""
    from platformdirs import user_data_path  # noqa: PLC0415 -- rarely needed

    return user_data_path("fivebyfive", appauthor=False) / "fivebyfive.sqlite"


class SQLiteStore:
    """See `Store`. Only the owner may read the file."""

    def __init__(self, path: str | Path, create: bool = True) -> None:
        self.path = Path(path).expanduser()
        self._create = create
        self._writer: ConnectionThread | None = None
        self._reader: ConnectionThread | None = None
        self._followers: frozenset[str] = frozenset()
        self._file: tuple[int, int] | None = None  # device and inode at the time of opening

    async def open(self) -> None:
        """See `Store.open`."""
        self._writer, self._reader = ConnectionThread(self.path), ConnectionThread(self.path)
        try:
            await self._writer.prepare(self._create)
            # Connect now: a connection made after the file was removed would create an empty one.
            await self._reader.select("SELECT 1 FROM sqlite_master")
            self._file = self._find_file_identity()
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        """See `Store.close`."""
        connections = self._reader, self._writer  # the last to close checkpoints the WAL
        self._reader = self._writer = None
        for connection in connections:
            if connection:
                await connection.stop()

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

        def write(db: sqlite3.Connection) -> bool:
            with transaction(db):
                if any(db.execute(sql, (table,)).fetchone() for sql in (_HAS_TABLE, _HAS_RECORDS)):
                    return False
                if claim:
                    if _room(db.execute(_ROOM, (claim.room,)).fetchall()) != claim.previous_table:
                        return False
                    db.execute(_SET_ROOM, (claim.room, table, now))
                db.execute(_ADD_TABLE, row)
                db.executemany(_ADD_EVENT, events)
            return True

        return await self._require_open(self._writer).run(write)

    async def read_room_table(self, name: str) -> str | None:
        """See `Store.read_room_table`."""
        if not is_storable(name):
            return None
        return _room(await self._require_open(self._reader).select(_ROOM, name))

    async def commit(
        self, updates: Sequence[TableUpdate], now: Millis
    ) -> list[UpdateResult | Exception]:
        """See `Store.commit`."""

        def write(db: sqlite3.Connection) -> list[UpdateResult | Exception]:
            with transaction(db):
                heads: dict[str, HeadState] = {}
                events: dict[str, list[StoredEvent]] = {}
                known = oldest_known_seqs(updates)
                [(found,)] = db.execute(_HEADS, (_json(list(known)),))
                for table, *row in orjson.loads(found):
                    heads[table] = head = HeadState(*row)
                    if head.last_seq > known[table]:
                        events[table] = _events(db, table, known[table])
                plan = plan_commit(updates, heads, events, now)
                if plan.events:
                    db.execute(_ADD_EVENTS, (_json(plan.events),))
                if plan.heads:
                    db.execute(_SET_HEADS, (_json(plan.heads),))
                if plan.records:
                    db.executemany(_ADD_RECORD, plan.records)
            return plan.results

        self._check_file()
        return await self._require_open(self._writer).run(write)

    async def read(self, table: str, after: int = 0, limit: int | None = None) -> list[StoredEvent]:
        """See `Store.read`."""

        def find(db: sqlite3.Connection) -> list[StoredEvent]:
            events = _events(db, table, after, limit)
            if not events and not db.execute(_HAS_TABLE, (table,)).fetchone():
                raise no_such_table_error(table)
            return events

        if not is_storable(table):
            raise no_such_table_error(table)
        return await self._require_open(self._reader).run(find)

    async def read_snapshot(self, table: str, version: str) -> Snapshot | None:
        """See `Store.read_snapshot`."""
        if not is_storable(table):
            return None
        rows = await self._require_open(self._reader).select(_SNAPSHOT, table, table, version)
        return Snapshot(*rows[0]) if rows else None

    async def save_snapshot(self, table: str, snapshot: Snapshot, erasures: int) -> None:
        """See `Store.save_snapshot`."""

        def write(db: sqlite3.Connection) -> None:
            with transaction(db):
                db.execute(_SET_SNAPSHOT, (table, *snapshot, table, snapshot.created_at, erasures))

        await self._require_open(self._writer).run(write)

    async def read_newer(self, known: Mapping[str, int]) -> dict[str, list[StoredEvent]]:
        """See `Store.read_newer`."""

        def find(db: sqlite3.Connection) -> dict[str, list[StoredEvent]]:
            return {
                table: events for table, seq in known.items() if (events := _events(db, table, seq))
            }

        return await self._require_open(self._reader).run(find)

    async def read_heads(self, tables: Sequence[str]) -> dict[str, TableHead]:
        """See `Store.read_heads`."""

        def find(db: sqlite3.Connection) -> dict[str, TableHead]:
            [(found,)] = db.execute(_HEADS, (_json(list(tables)),))
            heads = ((table, HeadState(*row)) for table, *row in orjson.loads(found))
            return {
                table: TableHead(head.last_seq, head.created_at, head.updated_at)
                for table, head in heads
            }

        return await self._require_open(self._reader).run(find)

    async def follow(self, worker: str, *_: Callable[..., None]) -> None:
        """See `Store.follow`. A file has one process, so there are no notifications."""
        self._followers = frozenset({worker})

    async def follow_tables(self, added: Collection[str], dropped: Collection[str] = ()) -> None:
        """See `Store.follow_tables`."""

    async def read_workers(self) -> frozenset[str]:
        """See `Store.read_workers`."""
        return self._followers

    async def share_spendings(self, spendings: Sequence[Spending]) -> list[Millis]:
        """See `Store.share_spendings`."""
        return []

    async def probe(self, now: Millis) -> None:
        """See `Store.probe`."""

        def write(db: sqlite3.Connection) -> None:
            with transaction(db):
                db.execute(_PROBE, (now, make_probe_filler()))

        self._check_file()
        await self._require_open(self._writer).run(write)

    async def read_due(self, now: Millis, limit: int = 100) -> list[str]:
        """See `Store.read_due`."""
        self._check_file()
        rows = await self._require_open(self._reader).select(_DUE, now, limit)
        return [name for (name,) in rows]

    async def iter_records(self) -> AsyncIterator[StoredRecord]:
        """See `Store.iter_records`."""
        last = (0, "", 0)
        while rows := await self._require_open(self._reader).select(
            _RECORDS, last[0], *last, PAGE_SIZE
        ):
            for row in rows:
                yield StoredRecord(*row)
            table, game, ended_at, *_ = rows[-1]
            last = (ended_at, table, game)

    async def count_records(self) -> int:
        """See `Store.count_records`."""
        [(count,)] = await self._require_open(self._reader).select(_COUNT)
        return int(count)

    async def read_record(self, table: str, game: int | None = None) -> str | None:
        """See `Store.read_record`."""
        if not is_storable(table):
            return None
        rows = await self._require_open(self._reader).select(_RECORD, table, game)
        return rows[0][0] if rows else None

    async def read_review(self, table: str, game: int, seat: int) -> str | None:
        """See `Store.read_review`."""
        rows = await self._require_open(self._reader).select(_REVIEW, table, game, seat)
        return rows[0][0] if rows else None

    async def save_review(self, table: str, game: int, seat: int, text: str, now: Millis) -> None:
        """See `Store.save_review`."""

        def write(db: sqlite3.Connection) -> None:
            with transaction(db):
                db.execute(_ADD_REVIEW, (table, game, seat, now, text))

        await self._require_open(self._writer).run(write)

    async def delete_before(self, at: Millis, records_too: bool = False) -> int:
        """See `Store.delete_before`."""

        def delete(db: sqlite3.Connection) -> int:
            with transaction(db):
                untouched = db.execute(_UNTOUCHED, (at, PAGE_SIZE)).fetchall()
                db.executemany(_DROP_EVENTS, untouched)
                db.executemany(_DROP_SNAPSHOT, untouched)
                db.executemany(_DROP_TABLE, untouched)
                for sql, values in () if untouched else delete_leftovers(at, records_too):
                    db.execute(sql, values)
            return len(untouched)

        deleted = 0
        while some := await self._require_open(self._writer).run(delete):
            deleted += some
        return deleted

    async def run_statements(
        self, *statements: Statement, patiently: bool = False
    ) -> list[list[tuple[Any, ...]]]:
        """See `Store.run_statements`."""
        only_reads = all(sql.startswith("SELECT") for sql, _ in statements)

        def run(db: sqlite3.Connection) -> list[list[tuple[Any, ...]]]:
            with transaction(db, "DEFERRED" if only_reads else "IMMEDIATE"):
                return [db.execute(sql, values).fetchall() for sql, values in statements]

        self._check_file()
        return await self._require_open(self._reader if only_reads else self._writer).run(run)

    def _find_file_identity(self) -> tuple[int, int] | None:
        try:
            found = self.path.stat()
        except OSError:
            return None
        return found.st_dev, found.st_ino

    def _check_file(self) -> None:
        """Refuse to go on with a file that was removed or replaced: its data is lost on exit."""
        if self._find_file_identity() != self._file:
            raise StoreError(StoreCode.UNAVAILABLE, reason="the file was removed or replaced")

    def _require_open(self, connection: ConnectionThread | None) -> ConnectionThread:
        if connection is None:
            raise StoreError(StoreCode.UNAVAILABLE, reason="not open")
        return connection


def _room(rows: Sequence[tuple[Any, ...]]) -> str | None:
    return rows[0][0] if rows else None


def _json(rows: Sequence[object]) -> str:
    return orjson.dumps(rows, tuple).decode()  # `tuple`: for named tuples


def _events(
    db: sqlite3.Connection, table: str, after: int, limit: int | None = None
) -> list[StoredEvent]:
    wanted = (table, after, -1 if limit is None else limit)
    return [StoredEvent(*row) for row in db.execute(_EVENTS, wanted)]
