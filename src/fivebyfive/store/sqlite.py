"""The event log in an SQLite file: one thread writes, one reads."""

import asyncio
import os
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, TypeVar

import orjson

from fivebyfive.store import migrate
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
    StoreCode,
    StoredEvent,
    StoredRecord,
    StoreError,
    TableHead,
    TableUpdate,
    UpdateResult,
)

T = TypeVar("T")

PATIENCE: Final = 10  # seconds to wait for another process that is writing
AT_A_TIME: Final = 100  # records read, tables deleted in one go: nobody else has to wait long

_HAS_TABLE: Final = "SELECT 1 FROM tables WHERE name = ?"
_HAS_RECORDS: Final = "SELECT 1 FROM records WHERE table_name = ?"
_ADD_TABLE: Final = "INSERT INTO tables VALUES (?, ?, ?, ?, ?)"
# A commit has one statement and one row for all its tables: after each of them the thread waits its
# turn to go on, and a busy server lets it wait long.
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
    "SELECT seq, at, body FROM events WHERE table_name = ? AND seq > ? ORDER BY table_name, seq"
)
_ADD_EVENT: Final = "INSERT INTO events VALUES (?, ?, ?, ?)"
_ADD_RECORD: Final = (
    "INSERT INTO records VALUES (?, ?, ?, ?) ON CONFLICT (table_name, game) "
    "DO UPDATE SET ended_at = excluded.ended_at, text = excluded.text"
)
_ROOM: Final = "SELECT table_name FROM rooms WHERE name = ?"
_SET_ROOM: Final = (
    "INSERT INTO rooms VALUES (?, ?, ?) ON CONFLICT (name) "
    "DO UPDATE SET table_name = excluded.table_name, updated_at = excluded.updated_at"
)
_COACHING: Final = "SELECT text FROM coachings WHERE table_name = ? AND game = ? AND seat = ?"
_ADD_COACHING: Final = "INSERT INTO coachings VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
_ADD_MIGRATION: Final = "INSERT INTO fivebyfive_migrations VALUES (?, ?, ?)"
_DUE: Final = "SELECT name FROM tables WHERE due_at <= ? ORDER BY due_at, name LIMIT ?"
_RECORDS: Final = (
    "SELECT table_name, game, ended_at, text FROM records WHERE ended_at >= ? "
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
_DROP_RECORDS: Final = (
    "DELETE FROM records WHERE ended_at < ? "
    "AND NOT EXISTS (SELECT 1 FROM tables WHERE name = table_name)"
)
_DROP_ROOMS: Final = (
    "DELETE FROM rooms WHERE updated_at < ? "
    "AND NOT EXISTS (SELECT 1 FROM tables WHERE tables.name = table_name)"
)
_DROP_COACHINGS: Final = (
    "DELETE FROM coachings WHERE coached_at < ? "
    "AND NOT EXISTS (SELECT 1 FROM tables WHERE name = table_name)"
)


def default_path() -> Path:
    """Where the games are when nobody says otherwise."""
    from platformdirs import user_data_path  # noqa: PLC0415 -- only who names no file needs it

    return user_data_path("fivebyfive", appauthor=False) / "fivebyfive.sqlite"


class SQLiteStore:
    """See `Store`. The file is made for its owner alone."""

    def __init__(self, path: str | Path, create: bool = True) -> None:
        self.path = Path(path).expanduser()
        self._create = create
        self._writer: _ConnectionThread | None = None
        self._reader: _ConnectionThread | None = None
        self._followers: frozenset[str] = frozenset()
        self._file: tuple[int, int] | None = None  # what the path named when it was opened

    async def open(self) -> None:
        """See `Store.open`."""
        self._writer, self._reader = _ConnectionThread(self.path), _ConnectionThread(self.path)
        try:
            await self._writer.prepare(self._create)
            # Whoever connects when the file was taken away makes an empty one, and stays with it.
            await self._reader.select("SELECT 1 FROM sqlite_master")
            self._file = self._find_file_identity()
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        """See `Store.close`."""
        workers = self._reader, self._writer  # the last one to close tidies the file up
        self._reader = self._writer = None
        for worker in workers:
            if worker:
                await worker.stop()

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
            with _transaction(db):
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
        """See `Store.room`."""
        if not is_storable(name):
            return None
        return _room(await self._require_open(self._reader).select(_ROOM, name))

    async def commit(
        self, updates: Sequence[TableUpdate], now: Millis
    ) -> list[UpdateResult | Exception]:
        """See `Store.commit`."""

        def write(db: sqlite3.Connection) -> list[UpdateResult | Exception]:
            with _transaction(db):
                heads: dict[str, HeadState] = {}
                events: dict[str, list[StoredEvent]] = {}
                known = oldest_known_seqs(updates)
                [(found,)] = db.execute(_HEADS, (_json(list(known)),))
                for table, *row in orjson.loads(found):
                    heads[table] = head = HeadState(*row)
                    if head.last_seq > known[table]:
                        events[table] = _events(db, table, known[table])
                settled = plan_commit(updates, heads, events, now)
                if settled.events:
                    db.execute(_ADD_EVENTS, (_json(settled.events),))
                if settled.heads:
                    db.execute(_SET_HEADS, (_json(settled.heads),))
                db.executemany(_ADD_RECORD, settled.records)
            return settled.results

        self._check_file()
        return await self._require_open(self._writer).run(write)

    async def read(self, table: str, after: int = 0) -> list[StoredEvent]:
        """See `Store.read`."""

        def find(db: sqlite3.Connection) -> list[StoredEvent]:
            events = _events(db, table, after)
            if not events and not db.execute(_HAS_TABLE, (table,)).fetchone():
                raise no_such_table_error(table)
            return events

        if not is_storable(table):
            raise no_such_table_error(table)
        return await self._require_open(self._reader).run(find)

    async def read_newer(self, known: Mapping[str, int]) -> dict[str, list[StoredEvent]]:
        """See `Store.newer`."""

        def find(db: sqlite3.Connection) -> dict[str, list[StoredEvent]]:
            return {
                table: events for table, seq in known.items() if (events := _events(db, table, seq))
            }

        return await self._require_open(self._reader).run(find)

    async def read_heads(self, tables: Sequence[str]) -> dict[str, TableHead]:
        """See `Store.heads`."""

        def find(db: sqlite3.Connection) -> dict[str, TableHead]:
            [(found,)] = db.execute(_HEADS, (_json(list(tables)),))
            heads = ((table, HeadState(*row)) for table, *row in orjson.loads(found))
            return {
                table: TableHead(head.last_seq, head.created_at, head.updated_at)
                for table, head in heads
            }

        return await self._require_open(self._reader).run(find)

    async def follow(self, worker: str, heard: Callable[[str, int], None]) -> None:
        """See `Store.follow`. One process has a file for itself, so there is nothing to hear."""
        self._followers = frozenset({worker})

    async def read_workers(self) -> frozenset[str]:
        """See `Store.workers`."""
        return self._followers

    async def read_due(self, now: Millis, limit: int = 100) -> list[str]:
        """See `Store.due`."""
        self._check_file()
        rows = await self._require_open(self._reader).select(_DUE, now, limit)
        return [name for (name,) in rows]

    async def iter_records(self) -> AsyncIterator[StoredRecord]:
        """See `Store.records`."""
        last = (0, "", 0)
        while rows := await self._require_open(self._reader).select(
            _RECORDS, last[0], *last, AT_A_TIME
        ):
            for row in rows:
                yield StoredRecord(*row)
            table, game, ended_at, _ = rows[-1]
            last = (ended_at, table, game)

    async def count_records(self) -> int:
        """See `Store.count_records`."""
        [(count,)] = await self._require_open(self._reader).select(_COUNT)
        return int(count)

    async def read_record(self, table: str, game: int | None = None) -> str | None:
        """See `Store.record`."""
        if not is_storable(table):
            return None
        rows = await self._require_open(self._reader).select(_RECORD, table, game)
        return rows[0][0] if rows else None

    async def read_review(self, table: str, game: int, seat: int) -> str | None:
        """See `Store.coaching`."""
        rows = await self._require_open(self._reader).select(_COACHING, table, game, seat)
        return rows[0][0] if rows else None

    async def save_review(self, table: str, game: int, seat: int, text: str, now: Millis) -> None:
        """See `Store.keep_coaching`."""

        def write(db: sqlite3.Connection) -> None:
            with _transaction(db):
                db.execute(_ADD_COACHING, (table, game, seat, now, text))

        await self._require_open(self._writer).run(write)

    async def delete_before(self, at: Millis, records_too: bool = False) -> int:
        """See `Store.delete_before`."""

        def delete(db: sqlite3.Connection) -> int:
            with _transaction(db):
                untouched = db.execute(_UNTOUCHED, (at, AT_A_TIME)).fetchall()
                db.executemany(_DROP_EVENTS, untouched)
                db.executemany(_DROP_TABLE, untouched)
                if not untouched:
                    db.execute(_DROP_ROOMS, (at,))
                    db.execute(_DROP_COACHINGS, (at,))
                if records_too and not untouched:
                    db.execute(_DROP_RECORDS, (at,))
            return len(untouched)

        deleted = 0
        while some := await self._require_open(self._writer).run(delete):
            deleted += some
        return deleted

    def _find_file_identity(self) -> tuple[int, int] | None:
        try:
            found = self.path.stat()
        except OSError:
            return None
        return found.st_dev, found.st_ino

    def _check_file(self) -> None:
        """What is written to a file that was removed or replaced is lost when we end."""
        if self._find_file_identity() != self._file:
            raise StoreError(StoreCode.UNAVAILABLE, reason="the file was removed or replaced")

    def _require_open(self, worker: "_ConnectionThread | None") -> "_ConnectionThread":
        if worker is None:
            raise StoreError(StoreCode.UNAVAILABLE, reason="not open")
        return worker


class _ConnectionThread:
    """A connection, and the one thread that uses it."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._thread = ThreadPoolExecutor(1, "sqlite")
        self._db: sqlite3.Connection | None = None

    async def run(self, do: Callable[[sqlite3.Connection], T]) -> T:
        return await self._in_thread(lambda: do(self._connect()))

    async def select(self, sql: str, *values: str | int | None) -> list[tuple[Any, ...]]:
        return await self.run(lambda db: db.execute(sql, values).fetchall())

    async def prepare(self, create: bool) -> None:
        """Make the file if there is none, and bring it up to date."""
        await self._in_thread(lambda: _make_file(self._path, create))
        await self.run(_migrate)

    async def stop(self) -> None:
        if self._db:
            await self._in_thread(self._db.close)
        self._thread.shutdown()

    def _connect(self) -> sqlite3.Connection:
        if self._db is None:
            self._db = sqlite3.connect(self._path, timeout=PATIENCE, isolation_level=None)
            # An acknowledged move survives a power cut: every commit waits for the disk.
            self._db.execute("PRAGMA synchronous = FULL")
        return self._db

    async def _in_thread(self, do: Callable[[], T]) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, do)
        except (sqlite3.Error, OSError) as error:
            raise _to_store_error(error, self._path) from error


def _room(rows: Sequence[tuple[Any, ...]]) -> str | None:
    return rows[0][0] if rows else None


def _json(rows: Sequence[object]) -> str:
    return orjson.dumps(rows, tuple).decode()  # `tuple`: it does not take named ones for arrays


def _make_file(path: Path, create: bool) -> None:
    if not path.exists():
        if not create:
            raise StoreError(StoreCode.NOT_FOUND, file=str(path))
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        # SQLite gives the files it puts beside this one the same permissions.
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))


def _migrate(db: sqlite3.Connection) -> None:
    with _transaction(db, "EXCLUSIVE"):
        tables = {name for (name,) in db.execute("SELECT name FROM sqlite_master")}
        if tables and "fivebyfive_migrations" not in tables:
            raise StoreError(StoreCode.NOT_OURS)
        db.execute(migrate.CREATE_APPLIED)
        for migration in migrate.find_pending(dict(db.execute(migrate.SELECT_APPLIED))):
            for statement in migration.statements():
                db.execute(statement)
            db.execute(_ADD_MIGRATION, migration.row)
    # Behind the refusals: it changes the file for good.
    db.execute("PRAGMA journal_mode = WAL")


def _events(db: sqlite3.Connection, table: str, after: int) -> list[StoredEvent]:
    return [StoredEvent(*row) for row in db.execute(_EVENTS, (table, after))]


@contextmanager
def _transaction(db: sqlite3.Connection, kind: str = "IMMEDIATE") -> Iterator[None]:
    db.execute(f"BEGIN {kind}")
    try:
        yield
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise


def _to_store_error(error: Exception, path: Path) -> StoreError:
    code: int = sqlite3.SQLITE_CANTOPEN
    if isinstance(error, sqlite3.Error):
        code = getattr(error, "sqlite_errorcode", 0)  # none when it is ours, not SQLite's
    match code & 0xFF:
        case sqlite3.SQLITE_NOTADB | sqlite3.SQLITE_CORRUPT:
            return StoreError(StoreCode.NOT_A_DATABASE, file=str(path))
        case sqlite3.SQLITE_CANTOPEN | sqlite3.SQLITE_READONLY | sqlite3.SQLITE_PERM:
            return StoreError(StoreCode.NOT_WRITABLE, file=str(path))
    return StoreError(StoreCode.UNAVAILABLE, reason=str(error))
