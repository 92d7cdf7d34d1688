"""Back-ups of an SQLite database while it is in use, by SQLite's own online backup."""

import contextlib
import os
import sqlite3
from collections.abc import Callable
from enum import StrEnum
from pathlib import Path
from typing import Final

from fivebyfive.rules import CodedError
from fivebyfive.store.interface import StoreCode, StoreError

PAGES_AT_ONCE: Final = 1000  # pages of 4 KiB between two reports of progress


class BackupCode(StrEnum):
    """Why there is no back-up; the message is `error-<code>`."""

    EXISTS = "backup-exists"
    NOT_WRITABLE = "backup-not-writable"
    DAMAGED = "backup-damaged"
    NEEDS_PG_DUMP = "backup-needs-pg-dump"


class BackupError(CodedError[BackupCode]):
    """A back-up that was not made."""


def back_up(
    source: Path,
    target: Path,
    force: bool = False,
    progress: Callable[[int, int], None] = lambda _done, _total: None,
) -> int:
    """Copy a database as it is at one moment; returns the size of the copy in bytes.

    The copy is written to a temporary file, checked, and then renamed: `target` is complete or not
    there. `progress` gets the pages that are copied and all pages. Raises `StoreError` for the
    source and `BackupError` for the copy.
    """
    if not source.exists():
        raise StoreError(StoreCode.NOT_FOUND, file=str(source))
    if target.exists() and not force:
        raise BackupError(BackupCode.EXISTS, file=str(target))
    temporary = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        try:
            # Made here with its permissions: a copy has all that the database has.
            os.close(os.open(temporary, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
            _copy(source, temporary, target, progress)
            _check(temporary, target)
            _wait_for_disk(temporary)
            size = temporary.stat().st_size
            temporary.replace(target)
            _wait_for_disk(target.parent)
        finally:
            temporary.unlink(missing_ok=True)
    except OSError as error:
        raise BackupError(BackupCode.NOT_WRITABLE, file=str(target)) from error
    return size


def _copy(
    source: Path, temporary: Path, target: Path, progress: Callable[[int, int], None]
) -> None:
    with contextlib.closing(_connect(source)) as db, contextlib.closing(_connect(temporary)) as out:
        try:
            names = {name for (name,) in db.execute("SELECT name FROM sqlite_master")}
            if "fivebyfive_migrations" not in names:
                raise StoreError(StoreCode.NOT_OURS)
            # A read transaction around all steps: the copy is of one moment, and does not begin
            # anew whenever somebody writes.
            db.execute("BEGIN")
            db.execute("SELECT count(*) FROM fivebyfive_migrations").fetchone()
        except sqlite3.Error as error:
            raise StoreError(StoreCode.NOT_A_DATABASE, file=str(source)) from error
        try:
            db.backup(
                out,
                pages=PAGES_AT_ONCE,
                progress=lambda _status, left, total: progress(total - left, max(total, 1)),
            )
            # One file, without a write-ahead log beside it; whoever opens it changes that back.
            out.execute("PRAGMA journal_mode = DELETE")
        except sqlite3.Error as error:
            raise BackupError(BackupCode.NOT_WRITABLE, file=str(target)) from error


def _check(temporary: Path, target: Path) -> None:
    try:
        with contextlib.closing(_connect(temporary)) as db:
            [(found,)] = db.execute("PRAGMA integrity_check(1)")
    except sqlite3.Error as error:
        raise BackupError(BackupCode.DAMAGED, file=str(target)) from error
    if found != "ok":
        raise BackupError(BackupCode.DAMAGED, file=str(target))


def _connect(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True, isolation_level=None)


def _wait_for_disk(path: Path) -> None:
    number = os.open(path, os.O_RDONLY)
    try:
        os.fsync(number)
    finally:
        os.close(number)
