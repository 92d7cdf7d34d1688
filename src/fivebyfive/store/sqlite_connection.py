"""One SQLite connection in a thread of its own: file, schema, transactions, errors."""

import asyncio
import os
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Final, TypeVar

from fivebyfive.store import migrate
from fivebyfive.store.interface import StoreCode, StoreError

T = TypeVar("T")

# SQLite's busy timeout: how long to wait for the write lock of another process. Chosen, not
# measured: far longer than any commit takes.
BUSY_TIMEOUT_SECONDS: Final = 10
# A disk that does not answer holds its thread, but nobody who waits for it. Chosen, not measured.
CALL_TIMEOUT_SECONDS: Final = 60.0
CLOSE_TIMEOUT_SECONDS: Final = 3.0

_ADD_MIGRATION: Final = "INSERT INTO fivebyfive_migrations VALUES (?, ?, ?)"


class ConnectionThread:
    """A connection, and the single thread that uses it, so that nobody blocks the event loop."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._calls: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="sqlite", daemon=True)
        self._thread.start()
        self._db: sqlite3.Connection | None = None

    async def run(self, do: Callable[[sqlite3.Connection], T]) -> T:
        """Call a function with the connection, in its thread. Raises `StoreError`."""
        return await self._in_thread(lambda: do(self._connect()), CALL_TIMEOUT_SECONDS)

    async def select(self, sql: str, *values: str | int | None) -> list[tuple[Any, ...]]:
        """The rows of a query."""
        return await self.run(lambda db: db.execute(sql, values).fetchall())

    async def prepare(self, create: bool) -> None:
        """Create the file if there is none, and migrate its schema."""
        await self._in_thread(lambda: _make_file(self._path, create))
        await self._in_thread(lambda: _migrate(self._connect()))

    async def stop(self) -> None:
        """Close the connection and end the thread."""
        if self._db:
            with suppress(StoreError):  # what was committed is on disk
                await self._in_thread(self._db.close, CLOSE_TIMEOUT_SECONDS)
        self._calls.put(None)  # nobody waits: all it had to do is done, or it hangs

    def _connect(self) -> sqlite3.Connection:
        if self._db is None:
            # Without an isolation level Python opens no transactions by itself.
            self._db = sqlite3.connect(
                self._path, timeout=BUSY_TIMEOUT_SECONDS, isolation_level=None
            )
            # Durability: every commit waits for the disk (fsync of the WAL), so an acknowledged
            # move survives a power cut.
            self._db.execute("PRAGMA synchronous = FULL")
            # What is deleted or replaced is overwritten, so that no erased name stays in the file.
            self._db.execute("PRAGMA secure_delete = ON")
        return self._db

    async def _in_thread(self, do: Callable[[], T], within: float | None = None) -> T:
        """Call a function in the thread. An executor would take twice the processor time."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()

        def call() -> None:
            if done.done():  # who waited has given up, and may have said so: it must not happen now
                return
            try:
                settle = partial(_settle, done, do())
            except BaseException as error:
                settle = partial(_fail, done, error)
            with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                loop.call_soon_threadsafe(settle)

        self._calls.put(call)
        timer = loop.call_later(within, _fail, done, TimeoutError()) if within else None
        try:
            return await done
        except TimeoutError:
            raise StoreError(StoreCode.UNAVAILABLE, reason="no answer in time") from None
        except (sqlite3.Error, OSError) as error:
            raise _to_store_error(error, self._path) from error
        finally:
            if timer:
                timer.cancel()

    def _work(self) -> None:
        while call := self._calls.get():
            call()


def _settle(done: "asyncio.Future[T]", result: T) -> None:
    if not done.done():
        done.set_result(result)


def _fail(done: "asyncio.Future[T]", error: BaseException) -> None:
    if not done.done():
        done.set_exception(error)


@contextmanager
def transaction(db: sqlite3.Connection, kind: str = "IMMEDIATE") -> Iterator[None]:
    """A transaction: committed at the end of the block, rolled back by any exception.

    `BEGIN IMMEDIATE` takes the only write lock of the file at once, before anything is read. So
    there is no order of locks to keep, and no read lock to upgrade, which two writers could block
    each other from doing.
    """
    db.execute(f"BEGIN {kind}")
    try:
        yield
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise


def _make_file(path: Path, create: bool) -> None:
    if not path.exists():
        if not create:
            raise StoreError(StoreCode.NOT_FOUND, file=str(path))
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        # SQLite gives the files it puts beside this one the same permissions.
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))


def _migrate(db: sqlite3.Connection) -> None:
    with transaction(db, "EXCLUSIVE"):
        tables = {name for (name,) in db.execute("SELECT name FROM sqlite_master")}
        if tables and "fivebyfive_migrations" not in tables:
            raise StoreError(StoreCode.NOT_OURS)
        db.execute(migrate.CREATE_APPLIED)
        for migration in migrate.find_pending(dict(db.execute(migrate.SELECT_APPLIED))):
            for statement in migration.statements():
                db.execute(statement)
            db.execute(_ADD_MIGRATION, migration.row)
        row = db.execute(migrate.SELECT_EVENT_FORMAT).fetchone()
        migrate.check_event_format(row[0] if row else None)
        db.execute(migrate.SAVE_EVENT_FORMAT)
    # Write-ahead log: the reader does not wait for the writer. After the refusals, because it
    # changes the file for good.
    db.execute("PRAGMA journal_mode = WAL")


def _to_store_error(error: Exception, path: Path) -> StoreError:
    code: int = sqlite3.SQLITE_CANTOPEN
    if isinstance(error, sqlite3.Error):
        code = getattr(error, "sqlite_errorcode", 0)  # missing if Python raised it, not SQLite
    match code & 0xFF:
        case sqlite3.SQLITE_NOTADB | sqlite3.SQLITE_CORRUPT:
            return StoreError(StoreCode.NOT_A_DATABASE, file=str(path))
        case sqlite3.SQLITE_CANTOPEN | sqlite3.SQLITE_READONLY | sqlite3.SQLITE_PERM:
            return StoreError(StoreCode.NOT_WRITABLE, file=str(path))
    return StoreError(StoreCode.UNAVAILABLE, reason=str(error))
