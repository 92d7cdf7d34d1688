"""LISTEN/NOTIFY between the processes on one PostgreSQL: which tables changed, and who is alive.

The payload of a notification has tables and their last seqs, no events: a listener reads the log.
A worker is alive while the connection it listens on holds a session-level advisory lock. The
server releases it when the process ends, however it ends, so there are no heartbeats to compare.
"""

import asyncio
import contextlib
import json
import logging
from collections.abc import Callable, Sequence
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]

from fivebyfive.store.commit_plan import HeadRow
from fivebyfive.store.postgres_pool import CONNECT_TIMEOUT_SECONDS, DATABASE_ERRORS

CHANNEL: Final = "fivebyfive"
WORKER_LOCK_CLASS: Final = 0x35783501  # first half of the key of each worker's advisory lock
MAX_PAYLOAD_BYTES: Final = 7000  # PostgreSQL takes less than 8000

# Chosen, not measured.
RECONNECT_SECONDS: Final = 0.5
KEEPALIVE_SECONDS: Final = 10.0  # between two checks of the connection

ALIVE_WORKERS_QUERY: Final = (
    """
SELECT objid::bigint FROM pg_locks WHERE locktype = 'advisory' AND classid = $1 AND objsubid = 2
AND granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())""",
    WORKER_LOCK_CLASS,
)
_LOCK_AS_WORKER: Final = "SELECT pg_advisory_lock_shared($1, $2)"
_NOTIFY: Final = "SELECT pg_notify($1, payload) FROM unnest($2::text[]) AS payload"

log = logging.getLogger(__name__)


async def notify_heads(db: Any, heads: Sequence[HeadRow]) -> None:
    """Notify of the tables of this transaction; it is delivered when the transaction commits."""
    if heads:
        await db.execute(_NOTIFY, CHANNEL, list(split_payloads(heads)))


def split_payloads(heads: Sequence[HeadRow]) -> list[str]:
    """The tables and their last seqs as payloads within the size limit; mostly one."""
    payloads: list[str] = []
    seqs: dict[str, int] = {}
    size = 2  # the braces
    for head in heads:
        entry = len(json.dumps(head.table)) + 24  # with the longest seq and separators
        if seqs and size + entry > MAX_PAYLOAD_BYTES:
            payloads.append(json.dumps(seqs))
            seqs, size = {}, 2
        seqs[head.table] = head.last_seq
        size += entry
    return [*payloads, json.dumps(seqs)]


async def _until_lost(db: Any, lost: asyncio.Event) -> None:
    """Wait until a connection is lost; keepalive queries notice one that just stopped answering."""
    while not lost.is_set():
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(KEEPALIVE_SECONDS):
                await lost.wait()
            return
        await db.execute("SELECT 1", timeout=CONNECT_TIMEOUT_SECONDS)


async def listen(
    url: str, worker: str, heard: Callable[[str, int], None], begun: asyncio.Event
) -> None:
    """Listen until cancelled, on a new connection whenever the old one is lost."""

    def on_notify(_connection: Any, _pid: int, _channel: str, payload: str) -> None:
        for table, seq in json.loads(payload).items():
            heard(table, seq)

    while True:
        try:
            db = await asyncpg.connect(url, timeout=CONNECT_TIMEOUT_SECONDS)
            try:
                lost = asyncio.Event()
                db.add_termination_listener(lambda _connection, lost=lost: lost.set())
                await db.execute(_LOCK_AS_WORKER, WORKER_LOCK_CLASS, int(worker))
                await db.add_listener(CHANNEL, on_notify)
                begun.set()
                await _until_lost(db, lost)
            finally:
                db.terminate()  # not closed: it has nothing to finish, and its server may be gone
        except DATABASE_ERRORS as error:
            log.warning("connection for news lost: %s", type(error).__name__)
        begun.set()  # do not wait for an unreachable database: heads are compared anyway
        await asyncio.sleep(RECONNECT_SECONDS)
