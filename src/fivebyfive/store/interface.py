"""The event log as its callers see it: numbered texts per table, and what is kept beside them."""

from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from enum import StrEnum
from typing import NamedTuple, Protocol, TypeAlias, TypeGuard

from fivebyfive.rules import CodedError

Millis: TypeAlias = int  # milliseconds since the epoch


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


class StoreError(CodedError[StoreCode]):
    """A refusal: a stable code, and the facts its sentence needs."""


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


class Writes(NamedTuple):
    """What a table wants written.

    `due_at` replaces what the table had, also when it is None: say it every time.
    """

    bodies: tuple[str, ...] = ()
    due_at: Millis | None = None  # when the table wants to be woken
    records: tuple[tuple[int, str], ...] = ()  # game number and text of games that just ended
    result: object = None  # not written: it comes back in the `UpdateResult` of what was committed


class TableUpdate(NamedTuple):
    """What one table has to do in a commit.

    `decide` gets the events newer than `known`, once, while the table is locked. It must be pure
    and quick; it may be called in another thread. A table that was begun at another time than
    `born` is another one, which got the name of one that was deleted: it is not there for us.
    """

    table: str
    known_seq: int
    decide: Callable[[tuple[StoredEvent, ...]], Writes]
    created_at: Millis | None = None


class UpdateResult(NamedTuple):
    """What a work found and what it added. Both are on disk."""

    newer: tuple[StoredEvent, ...]
    appended: tuple[StoredEvent, ...]
    result: object = None  # of the `Writes` that were committed


class TableHead(NamedTuple):
    """The last seq of a table, when it was created, and when something was appended last."""

    seq: int
    created_at: Millis
    updated_at: Millis


class ClubRoomClaim(NamedTuple):
    """The room that a table is created for, and the table that it had until now."""

    room: str
    previous_table: str | None


class Store(Protocol):
    """A log that several processes may use at once. Everything may raise `StoreError`."""

    async def open(self) -> None:
        """Connect, and bring the schema up to date. May be called again after `close`."""

    async def close(self) -> None:
        """Finish what was begun, then let go of everything."""

    async def create(
        self,
        table: str,
        bodies: Sequence[str],
        now: Millis,
        due_at: Millis | None = None,
        claim: ClubRoomClaim | None = None,
    ) -> bool:
        """Begin a table with its first events. False when the name is taken.

        A name stays taken while records of its games are kept. For a `place` the table is the
        room's from now on; False, too, when the room has another table than it had before: of
        several who open a table for it at the same time one does.
        """

    async def read_room_table(self, name: str) -> str | None:
        """The table that a room had last; it may have been deleted since."""

    async def commit(
        self, updates: Sequence[TableUpdate], now: Millis
    ) -> list[UpdateResult | Exception]:
        """Do all works in one transaction; return, in their order, when it is on disk.

        Works of the same table see what those before them appended. A work whose `decide` raises
        writes nothing and has the exception as its result, as has one of a table that is not
        there; the others are done. If the whole commit fails, `StoreError` (store-unavailable) is
        raised: either everything was written or nothing, and reading tells which.
        """

    async def read(self, table: str, after: int = 0) -> list[StoredEvent]:
        """The events of a table behind a seq. `StoreError` (no-such-table)."""

    async def read_newer(self, known: Mapping[str, int]) -> dict[str, list[StoredEvent]]:
        """The events of several tables behind a seq each; only of those that have some."""

    async def read_heads(self, tables: Sequence[str]) -> dict[str, TableHead]:
        """How far those tables are that are there."""

    async def follow(self, worker: str, heard: Callable[[str, int], None]) -> None:
        """Be one of the `workers` from now on, until `close`, and hear of what they all append.

        `heard` gets a table and its last seq. What is said may be lost or come twice: whoever
        listens compares `heads` now and then.
        """

    async def read_workers(self) -> frozenset[str]:
        """The processes that follow this log now; one that died is not among them."""

    async def read_due(self, now: Millis, limit: int = 100) -> list[str]:
        """The tables that want to be woken, the longest overdue first."""

    def iter_records(self) -> AsyncIterator[StoredRecord]:
        """The records of all games that ended, oldest first, a few at a time."""

    async def count_records(self) -> int:
        """How many `records` would give."""

    async def read_record(self, table: str, game: int | None = None) -> str | None:
        """The record of a table's game, of its newest one if none is named."""

    async def read_review(self, table: str, game: int, seat: int) -> str | None:
        """What the coach said of a seat's game, if that is kept."""

    async def save_review(self, table: str, game: int, seat: int, text: str, now: Millis) -> None:
        """Keep what the coach said; what is kept already stays."""

    async def delete_before(self, at: Millis, records_too: bool = False) -> int:
        """Delete the tables nothing was appended to since; return how many.

        The records of their games are kept, unless `records_too`: then the old records of all
        deleted tables go, also of those deleted earlier. Rooms whose tables are gone go, too, and
        what the coach said there.
        """


def is_postgres(url: str | None) -> TypeGuard[str]:
    """Whether an address is one of PostgreSQL, which several processes may share."""
    return url is not None and url.startswith(("postgresql://", "postgres://"))


def open_store(url: str | None = None, create: bool = True) -> Store:
    """The store at an address; `open` it before use.

    None is an SQLite file in the user's data folder. `sqlite:///file` (with a fourth slash for an
    absolute path) and a plain path are SQLite too, `postgresql://...` is PostgreSQL. Without
    `create` a file that is not there is refused by `open`. Raises `StoreError` (store-bad-address).
    """
    # Here, because each needs a library that the other does without.
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
