"""The interface of the event store: one append-only log per table, with records and reviews.

Writes are grouped: `commit` takes the updates of many tables as one transaction, so that they
share one wait for the disk (group commit).

Deciding may run twice. The server first decides with the state in its memory. If `commit`, with
the table locked, finds events of another process that this state lacks, it decides again with
them. Only what the last call returned is written. Therefore `decide` must be pure: nothing may
happen because of a call before the commit has returned.

The order of locks, the same in every process, so that no two wait for each other (deadlock):
migration lock, rows of tables sorted by name, row of a club room. SQLite has one write lock for
the whole file instead.
"""

import secrets
from collections.abc import AsyncIterator, Callable, Collection, Mapping, Sequence
from enum import StrEnum
from typing import Any, Final, NamedTuple, Protocol, TypeAlias, TypeGuard

from fivebyfive.rules import CodedError

Millis: TypeAlias = int  # milliseconds since the epoch
PROBE_BYTES: Final = 16_384  # about as much as the moves of a large table in one commit


class StoreCode(StrEnum):
    """What went wrong. The values are stable; the message is `error-<code>`."""

    NO_SUCH_TABLE = "no-such-table"
    UNAVAILABLE = "store-unavailable"
    BAD_ADDRESS = "store-bad-address"
    NOT_FOUND = "store-not-found"
    NOT_WRITABLE = "store-not-writable"
    NOT_A_DATABASE = "store-not-a-database"
    NOT_OURS = "store-not-ours"
    NOT_UTF8 = "store-not-utf8"
    TOO_NEW = "store-too-new"
    CHANGED = "store-changed"
    NEWER_EVENTS = "newer-events"


class StoreError(CodedError[StoreCode]):
    """An error of the store: a stable code, and the facts for its sentence."""


class StoredEvent(NamedTuple):
    """An event of a table; `seq` counts from 1 without gaps."""

    seq: int
    at: Millis
    body: str


class StoredRecord(NamedTuple):
    """The record of a game that ended, as text."""

    table: str
    game: int
    ended_at: Millis
    text: str
    room: str | None = None  # the club room that remembers it


class Writes(NamedTuple):
    """What `decide` wants written for a table.

    `due_at` always replaces the value that the table had, also when it is None.
    """

    bodies: tuple[str, ...] = ()
    due_at: Millis | None = None  # when its next timer is due
    records: tuple[tuple[int, str], ...] = ()  # game number and text of games that just ended
    result: object = None  # not written: it comes back in the `UpdateResult` of what was committed
    room: str | None = None  # the club room of the records; it may have been told not to remember


class TableUpdate(NamedTuple):
    """The update of one table in a commit.

    `decide` gets the events after `known_seq`, while the table is locked. It must be pure, as the
    module says, and fast; it may be called in another thread. If `created_at` is given and the
    table was created at another time, it is a new one with the name of a deleted one: the update
    fails as if there were no table.
    """

    table: str
    known_seq: int
    decide: Callable[[tuple[StoredEvent, ...]], Writes]
    created_at: Millis | None = None


class UpdateResult(NamedTuple):
    """The events an update found and those it appended. Both are on disk."""

    newer: tuple[StoredEvent, ...]
    appended: tuple[StoredEvent, ...]
    result: object = None  # of the `Writes` that were committed


class TableHead(NamedTuple):
    """The last seq of a table, when it was created, and when something was appended last."""

    seq: int
    created_at: Millis
    updated_at: Millis


class Snapshot(NamedTuple):
    """A stored state of a table, as bytes that only the writing version understands.

    A cache, never the truth: the log after `seq` is still to be read, and without it all of it.
    """

    created_at: Millis  # of the table, whose name may have belonged to another one before
    seq: int  # of the last event in it
    log_bytes: int  # of the events until then
    version: str  # of the code that wrote it
    body: bytes


class ClubRoomClaim(NamedTuple):
    """The club room that a table is created for, and the table that it had until now."""

    room: str
    previous_table: str | None


class Statement(NamedTuple):
    """An SQL statement that both databases understand, with `?` for each of its values."""

    sql: str
    values: tuple[str | int | None, ...] = ()

    @property
    def numbered(self) -> str:
        """The statement with `$1`, `$2`, ... instead of question marks, as PostgreSQL wants it."""
        first, *others = self.sql.split("?")
        return first + "".join(f"${number}{part}" for number, part in enumerate(others, 1))


class Spending(NamedTuple):
    """What an address has used up of a budget, as the time in which as much runs in again."""

    budget: str
    address: str
    millis: int


class Store(Protocol):
    """An event store that several processes may share. Every method may raise `StoreError`."""

    async def open(self) -> None:
        """Connect, and apply pending migrations. May be called again after `close`."""

    async def close(self) -> None:
        """Finish pending operations, then close all connections."""

    async def create(
        self,
        table: str,
        bodies: Sequence[str],
        now: Millis,
        due_at: Millis | None = None,
        claim: ClubRoomClaim | None = None,
    ) -> bool:
        """Create a table with its first events. False when the name is taken.

        A name stays taken while records of its games are kept. With a `claim` the table becomes
        that of the club room, by compare-and-set: False, too, when the room no longer has the
        claim's previous table. So of several that open a table for a room at once, one succeeds.
        """

    async def read_room_table(self, name: str) -> str | None:
        """The last table of a club room; it may have been deleted since."""

    async def commit(
        self, updates: Sequence[TableUpdate], now: Millis
    ) -> list[UpdateResult | Exception]:
        """Apply all updates in one transaction; returns their results once it is on disk.

        Updates of the same table see what those before them appended. An update whose `decide`
        raises writes nothing and has the exception as its result, as has one of a table that does
        not exist; the others are applied. If the whole commit fails, `StoreError`
        (store-unavailable) is raised: it was atomic, and reading tells whether it was written.
        """

    async def read(self, table: str, after: int = 0, limit: int | None = None) -> list[StoredEvent]:
        """The events of a table after a seq; raises `StoreError` (no-such-table)."""

    async def read_snapshot(self, table: str, version: str) -> Snapshot | None:
        """The snapshot of a table, if there is one that this version of the code wrote."""

    async def save_snapshot(self, table: str, snapshot: Snapshot, erasures: int) -> None:
        """Replace the snapshot of a table; of a table that is gone nothing is stored.

        Nor of one in whose log names were erased since it was read: `erasures` is how often that
        had happened before (`erase_names.count_erasures`).
        """

    async def read_newer(self, known: Mapping[str, int]) -> dict[str, list[StoredEvent]]:
        """The events of several tables after a seq each; only the tables that have some."""

    async def read_heads(self, tables: Sequence[str]) -> dict[str, TableHead]:
        """The heads of those of the tables that exist."""

    async def follow(
        self,
        worker: str,
        on_notification: Callable[[str, int], None],
        sent: Callable[[int], None] = lambda count: None,
    ) -> None:
        """Register as one of the workers until `close`, to be notified of what others append.

        That is to the tables of `follow_tables`; `on_notification` gets a table and its last seq.
        Notifications may be lost, come twice, and be of other tables, so a worker compares
        `read_heads` from time to time. `sent` is told how many a commit of its own has sent.
        """

    async def follow_tables(self, added: Collection[str], dropped: Collection[str] = ()) -> None:
        """Be notified of more tables from now on, and of some no longer; only after `follow`."""

    async def read_workers(self) -> frozenset[str]:
        """The processes that follow the store now; one that died is not among them."""

    async def share_spendings(self, spendings: Sequence[Spending]) -> list[Millis]:
        """Add to what addresses have used up at all processes, each at most once.

        Returns for each how long it takes until its budget is full again; nothing where there is
        only one process.
        """

    async def probe(self, now: Millis) -> None:
        """Write a row of some size and commit it, to see whether anything can be stored."""

    async def read_due(self, now: Millis, limit: int = 100) -> list[str]:
        """The tables with a timer that is due, the longest overdue first."""

    def iter_records(self) -> AsyncIterator[StoredRecord]:
        """The records of all finished games, oldest first, read in pages."""

    async def count_records(self) -> int:
        """How many records `iter_records` would yield."""

    async def read_record(self, table: str, game: int | None = None) -> str | None:
        """The record of a game of a table, by default of its newest one."""

    async def read_review(self, table: str, game: int, seat: int) -> str | None:
        """The stored review of a seat's game, if there is one."""

    async def save_review(self, table: str, game: int, seat: int, text: str, now: Millis) -> None:
        """Store a review; one that is stored already is not replaced."""

    async def delete_before(self, at: Millis, records_too: bool = False) -> int:
        """Delete the tables that were last updated before a time; returns how many.

        Old club rooms and reviews whose tables are deleted go, too, but for reviews of games that a
        club room remembers. Records are kept, unless `records_too`: then the old records of all
        deleted tables go, also of those deleted earlier.
        """

    async def run_statements(
        self, *statements: Statement, patiently: bool = False
    ) -> list[list[tuple[Any, ...]]]:
        """Run statements as one transaction; returns the rows of each.

        For what an operator needs and no move waits for: bans, retention, maintenance. What may
        take minutes is run `patiently`.
        """


def make_probe_filler() -> str:
    """What `probe` writes: random, because a database may compress what it stores."""
    return secrets.token_hex(PROBE_BYTES // 2)


def is_postgres(url: str | None) -> TypeGuard[str]:
    """Whether a URL is one of PostgreSQL, which several processes may share."""
    return url is not None and url.startswith(("postgresql://", "postgres://"))


def open_store(url: str | None = None, create: bool = True) -> Store:
    """The store at a URL; `open` it before use.

    None is an SQLite file in the user's data folder. `sqlite:///file` (with a fourth slash for an
    absolute path) and a plain path are SQLite too, `postgresql://...` is PostgreSQL. Without
    `create` a file that is not there is refused by `open`. Raises `StoreError` (store-bad-address).
    """
    # Imported here: each needs a library that the other does without.
    if is_postgres(url):
        from fivebyfive.store.postgres import PostgresStore  # noqa: PLC0415

        return PostgresStore(url)

    from fivebyfive.store.sqlite import SQLiteStore, default_path  # noqa: PLC0415

    if url is None:
        return SQLiteStore(default_path(), create)
    path = url.removeprefix("sqlite:///")
    if path in ("", ":memory:") or "://" in path or "\0" in path:
        raise StoreError(StoreCode.BAD_ADDRESS)
    return SQLiteStore(path, create)
