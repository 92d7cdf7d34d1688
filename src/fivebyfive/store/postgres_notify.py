"""LISTEN/NOTIFY between the processes on one PostgreSQL: which tables changed, and who is alive.

Every worker listens on a channel of its own, and is notified only of the tables that somebody
follows there (`followers`). A transaction with a notification takes a lock of the whole database
server until it is committed, and wakes every process of it that listens, on whatever channel. So
nothing is sent of what no other worker has to hear of, and the rest after the commit of the events,
in a transaction of its own that does not wait for the disk; one for all that has come meanwhile.

The payload of a notification has tables and their last seqs, no events: a listener reads the log.
Nothing depends on notifications but how soon others see an event: `followers` may lack a row, or
have one of a worker that died.

A worker is alive while the connection it listens on holds a session-level advisory lock. The
server releases it when the process ends, however it ends, so there are no heartbeats to compare.

Workers of versions without channels of their own listen and notify on `CHANNEL`. While they are
replaced, newer ones do both as well: a second lock says who has a channel.
"""

import asyncio
import contextlib
import json
import logging
from collections import defaultdict
from collections.abc import Callable, Collection, Iterable
from typing import Any, Final, NamedTuple

import asyncpg  # type: ignore[import-untyped]

from fivebyfive.store.postgres_pool import (
    CLOSE_TIMEOUT_SECONDS,
    CONNECT_TIMEOUT_SECONDS,
    DATABASE_ERRORS,
)

CHANNEL: Final = "fivebyfive"  # of everybody; a worker's own has its number after it
WORKER_LOCK_CLASS: Final = 0x35783501  # first half of the key of each worker's advisory lock
CHANNEL_LOCK_CLASS: Final = 0x35783502  # the same, of workers that have a channel of their own
MAX_PAYLOAD_BYTES: Final = 7000  # PostgreSQL takes less than 8000

# Chosen, not measured.
RECONNECT_SECONDS: Final = 0.5
KEEPALIVE_SECONDS: Final = 10.0  # between two checks of the connection, and of the other workers

_LOCKS: Final = """
SELECT objid::bigint FROM pg_locks WHERE locktype = 'advisory' AND classid = $1 AND objsubid = 2
AND granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"""
ALIVE_WORKERS_QUERY: Final = (_LOCKS, WORKER_LOCK_CLASS)
# The channel first: whoever is seen to be alive without one is taken for an older version.
_LOCK_AS_WORKER: Final = "SELECT pg_advisory_lock_shared($1, $3), pg_advisory_lock_shared($2, $3)"
_HAS_OLDER: Final = f"SELECT EXISTS ({_LOCKS} AND objid NOT IN ({_LOCKS.replace('$1', '$2')}))"
_DO_NOT_WAIT_FOR_DISK: Final = "SET synchronous_commit = off"
_NOTIFY: Final = """
SELECT pg_notify(channel, payload)
FROM unnest($1::text[], $2::text[]) AS notifications (channel, payload)"""
_ADD_FOLLOWED: Final = """
INSERT INTO followers SELECT unnest($1::text[]), $2 ON CONFLICT DO NOTHING"""
_DROP_FOLLOWED: Final = "DELETE FROM followers WHERE table_name = ANY($1::text[]) AND worker = $2"
# One statement: rows that it sees were written after their worker had its lock, which it then sees.
# SKIP LOCKED: every worker does this, and none has to wait for another.
_DROP_OF_THE_DEAD: Final = f"""
DELETE FROM followers WHERE ctid = ANY (ARRAY (
    SELECT ctid FROM followers WHERE worker NOT IN (SELECT objid::text FROM ({_LOCKS}) AS alive)
    FOR UPDATE SKIP LOCKED
))"""  # noqa: S608 -- SQL of our own

log = logging.getLogger(__name__)


class ChangedTable(NamedTuple):
    """A table to which a transaction appends, and the workers at which somebody follows it."""

    name: str
    last_seq: int
    workers: Collection[str] = ()


class Notifier:
    """The notifications of one process: those it sends, and once it is a worker those it hears."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._worker: str | None = None
        self._unsent: dict[str, dict[str, int]] = defaultdict(dict)  # seqs of tables by channel
        self._wake = asyncio.Event()  # there is something to send, or the connection is lost
        self._followed: set[str] = set()
        self._listening: asyncio.Task[None] | None = None
        self._on_sent: Callable[[int], None] = lambda count: None
        # Whether somebody may hear nothing else. Who does not listen does not know, and seldom
        # commits: an operator's command.
        self._notifies_everybody = True

    async def start(
        self, worker: str, on_notification: Callable[[str, int], None], sent: Callable[[int], None]
    ) -> None:
        """Become a worker, and listen until `stop`; returns when it has begun, or has failed to."""
        self._worker, self._on_sent = worker, sent
        begun = asyncio.Event()
        self._listening = asyncio.create_task(self._listen(worker, on_notification, begun))
        await begun.wait()

    async def stop(self) -> None:
        """Listen no more."""
        listening, self._listening = self._listening, None
        while listening and not listening.done():  # a library may swallow a cancellation
            listening.cancel()
            await asyncio.wait([listening], timeout=CLOSE_TIMEOUT_SECONDS)

    async def notify_within(self, db: Any, changed: Iterable[ChangedTable]) -> None:
        """If this process is no worker, notify with the transaction, which is then delivered."""
        if self._worker is None:
            self._note(changed)
            await self._send(db)

    def notify(self, changed: Iterable[ChangedTable]) -> None:
        """Notify who follows these tables, soon; what was appended to them is committed."""
        if self._worker is not None:
            self._note(changed)
            if self._unsent:
                self._wake.set()

    def _note(self, changed: Iterable[ChangedTable]) -> None:
        for name, last_seq, workers in changed:
            for worker in workers:
                if worker != self._worker:
                    self._unsent[find_channel(worker)][name] = last_seq
            if self._notifies_everybody:
                self._unsent[CHANNEL][name] = last_seq

    async def _send(self, db: Any) -> None:
        unsent, self._unsent = self._unsent, defaultdict(dict)
        pairs = [(channel, text) for channel, one in unsent.items() for text in split_payloads(one)]
        if pairs:
            channels, payloads = map(list, zip(*pairs, strict=True))
            await db.execute(_NOTIFY, channels, payloads, timeout=CONNECT_TIMEOUT_SECONDS)
            self._on_sent(len(pairs))

    async def follow_tables(
        self, db: Any, added: Collection[str], dropped: Collection[str]
    ) -> None:
        """Change which tables this worker is notified of."""
        self._followed |= set(added)
        self._followed -= set(dropped)
        if dropped:
            await db.execute(_DROP_FOLLOWED, list(dropped), self._worker)
        if added:
            await db.execute(_ADD_FOLLOWED, list(added), self._worker)

    async def _listen(
        self, worker: str, on_notification: Callable[[str, int], None], begun: asyncio.Event
    ) -> None:
        """Listen until cancelled, on a new connection whenever the old one is lost."""

        def on_notify(_connection: Any, _pid: int, _channel: str, payload: str) -> None:
            for table, seq in json.loads(payload).items():
                on_notification(table, seq)

        while True:
            try:
                db = await asyncpg.connect(self._url, timeout=CONNECT_TIMEOUT_SECONDS)
                try:
                    db.add_termination_listener(lambda _connection: self._wake.set())
                    await db.execute(_DO_NOT_WAIT_FOR_DISK)
                    locks = (CHANNEL_LOCK_CLASS, WORKER_LOCK_CLASS)
                    await db.execute(_LOCK_AS_WORKER, *locks, int(worker))
                    await db.add_listener(find_channel(worker), on_notify)
                    await db.add_listener(CHANNEL, on_notify)
                    # While it was away, the others may have taken this worker for dead.
                    await db.execute(_ADD_FOLLOWED, list(self._followed), worker)
                    await self._check_others(db)
                    begun.set()
                    await self._send_until_lost(db)
                finally:
                    db.terminate()  # not closed: it has nothing to finish, its server may be gone
            except DATABASE_ERRORS as error:
                log.warning("connection for news lost: %s", type(error).__name__)
            begun.set()  # do not wait for an unreachable database: heads are compared anyway
            await asyncio.sleep(RECONNECT_SECONDS)

    async def _send_until_lost(self, db: Any) -> None:
        """Send what there is; checks notice a connection that just stopped answering."""
        loop = asyncio.get_running_loop()
        check_at = loop.time() + KEEPALIVE_SECONDS
        while not db.is_closed():
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout_at(check_at):
                    await self._wake.wait()
            self._wake.clear()
            await self._send(db)
            if loop.time() >= check_at:
                await self._check_others(db)
                check_at = loop.time() + KEEPALIVE_SECONDS

    async def _check_others(self, db: Any) -> None:
        """Forget what dead workers followed, and see whether older versions are about."""
        within = CONNECT_TIMEOUT_SECONDS
        await db.execute(_DROP_OF_THE_DEAD, WORKER_LOCK_CLASS, timeout=within)
        self._notifies_everybody = await db.fetchval(
            _HAS_OLDER, WORKER_LOCK_CLASS, CHANNEL_LOCK_CLASS, timeout=within
        )


def find_channel(worker: str) -> str:
    """The channel of one worker."""
    return f"{CHANNEL}_{worker}"


def split_payloads(seqs: dict[str, int]) -> list[str]:
    """The tables and their last seqs as payloads within the size limit; mostly one."""
    payloads: list[str] = []
    part: dict[str, int] = {}
    size = 2  # the braces
    for table, seq in seqs.items():
        entry = len(json.dumps(table)) + 24  # with the longest seq and separators
        if part and size + entry > MAX_PAYLOAD_BYTES:
            payloads.append(json.dumps(part))
            part, size = {}, 2
        part[table] = seq
        size += entry
    return [*payloads, json.dumps(part)]
