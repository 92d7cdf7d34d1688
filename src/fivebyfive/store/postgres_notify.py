"""How processes on one PostgreSQL hear of each other: what is new, and who is alive.

A commit says which tables it added to, nothing of what is in it; whoever hears it reads the log.
A worker is alive while the connection it listens on holds a lock: that ends with the process,
however the process ends, and needs no clock.
"""

import asyncio
import contextlib
import json
import logging
from collections.abc import Callable, Sequence
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]

from fivebyfive.store.commit_plan import HeadRow

CHANNEL: Final = "fivebyfive"
WORKER_LOCK_CLASS: Final = 0x35783501  # the first half of the key of each worker's lock
PATIENCE: Final = 10.0  # seconds for connecting
TRY_AGAIN: Final = 0.5  # seconds
KEEPALIVE_SECONDS: Final = 10.0  # seconds between two looks whether it is still there
MAX_PAYLOAD_BYTES: Final = 7000  # bytes; PostgreSQL takes 8000

# Everything that can come of a server that is away, full, read-only or in other hands. The last
# but one is what the library says when it loses a connection in the midst of something.
DATABASE_ERRORS: Final = (
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    OSError,
    EOFError,
)

ALIVE_WORKERS_QUERY: Final = (
    """
SELECT objid::bigint FROM pg_locks WHERE locktype = 'advisory' AND classid = $1 AND objsubid = 2
AND granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())""",
    WORKER_LOCK_CLASS,
)
_LOCK_AS_WORKER: Final = "SELECT pg_advisory_lock_shared($1, $2)"
_TELL: Final = "SELECT pg_notify($1, said) FROM unnest($2::text[]) AS said"

log = logging.getLogger(__name__)


async def notify_heads(db: Any, heads: Sequence[HeadRow]) -> None:
    """Say, when the transaction is committed, which tables it added to."""
    if heads:
        await db.execute(_TELL, CHANNEL, list(split_payloads(heads)))


def split_payloads(heads: Sequence[HeadRow]) -> list[str]:
    """The tables and their last seqs as texts that are not too long; mostly it is one."""
    pieces: list[str] = []
    some: dict[str, int] = {}
    size = 2
    for head in heads:
        more = len(json.dumps(head.table)) + 24  # with the largest seq there is
        if some and size + more > MAX_PAYLOAD_BYTES:
            pieces.append(json.dumps(some))
            some, size = {}, 2
        some[head.table] = head.last_seq
        size += more
    return [*pieces, json.dumps(some)]


async def _until_lost(db: Any, lost: asyncio.Event) -> None:
    """A connection may also be lost without a word: then it does not answer any more."""
    while not lost.is_set():
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(lost.wait(), KEEPALIVE_SECONDS)
            return
        await db.execute("SELECT 1", timeout=PATIENCE)


async def listen(
    url: str, worker: str, heard: Callable[[str, int], None], begun: asyncio.Event
) -> None:
    """Listen for ever, on a new connection whenever the old one is lost."""

    def hear(_connection: Any, _pid: int, _channel: str, payload: str) -> None:
        for table, seq in json.loads(payload).items():
            heard(table, seq)

    while True:
        try:
            db = await asyncpg.connect(url, timeout=PATIENCE)
            try:
                lost = asyncio.Event()
                db.add_termination_listener(lambda _connection, lost=lost: lost.set())
                await db.execute(_LOCK_AS_WORKER, WORKER_LOCK_CLASS, int(worker))
                await db.add_listener(CHANNEL, hear)
                begun.set()
                await _until_lost(db, lost)
            finally:
                db.terminate()  # it has nothing to finish, and its server may be gone
        except DATABASE_ERRORS as error:
            log.warning("connection for news lost: %s", type(error).__name__)
        begun.set()  # nobody waits for a database that is away: the log is compared anyway
        await asyncio.sleep(TRY_AGAIN)
