"""Processes on one log hear of each other, and notice who is gone."""

import asyncio
import json
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest

from fivebyfive.store import Store, StoreError, TableHead, TableUpdate, Writes, postgres_notify
from fivebyfive.store.postgres_notify import (
    CHANNEL,
    MAX_PAYLOAD_BYTES,
    WORKER_LOCK_CLASS,
    Notifier,
    find_channel,
    split_payloads,
)
from fivebyfive.store.postgres_pool import DATABASE_ERRORS
from support.paths import TESTS
from support.plugins.postgres import DISCONNECT_OTHERS, execute
from support.stores import always_append, commit_one, connect_store

pytestmark = pytest.mark.anyio

CHILD = [sys.executable, str(TESTS / "support" / "stores.py")]


class NotificationLog:
    """What was heard, and a way to wait for it."""

    def __init__(self) -> None:
        self.heard: dict[str, int] = {}
        self.news = asyncio.Event()

    def on_notification(self, table: str, seq: int) -> None:
        self.heard[table] = seq
        self.news.set()

    async def until(self, heard: dict[str, int]) -> None:
        while self.heard != heard:
            self.news.clear()
            await self.news.wait()


@asynccontextmanager
async def connect_raw(url: str) -> AsyncIterator[Any]:
    """A connection to the database itself."""
    db = await asyncpg.connect(url)
    try:
        yield db
    finally:
        await db.close()


async def read_followers(url: str) -> set[tuple[str, str]]:
    """The tables and their workers, as they are stored."""
    async with connect_raw(url) as db:
        return {tuple(row) for row in await db.fetch("SELECT table_name, worker FROM followers")}


def ignore(table: str, seq: int) -> None:
    """Hear, and do nothing."""


async def test_one_hears_what_another_commits(postgres_url: str) -> None:
    async with connect_store(postgres_url) as first, connect_store(postgres_url) as second:
        notifications = NotificationLog()
        await second.follow("2", notifications.on_notification)
        await second.follow_tables("abc")
        for table in "abc":
            await first.create(table, ["x"], now=5)
        await first.commit(
            [TableUpdate(table, 1, always_append("y", "z")) for table in "ab"], now=6
        )
        await notifications.until({"a": 3, "b": 3})
        assert await second.read_newer({"a": 1, "b": 2, "c": 1}) == {
            "a": [(2, 6, "y"), (3, 6, "z")],
            "b": [(3, 6, "z")],
        }


async def test_only_who_follows_a_table_is_notified(postgres_url: str) -> None:
    """Seen by a connection that listens on all channels; notifications come in their order."""
    sent: list[int] = []
    seen: list[tuple[str, dict[str, int]]] = []
    ended = asyncio.Event()

    def see(_db: Any, _pid: int, channel: str, payload: str) -> None:
        seen.append((channel, json.loads(payload)))
        if "end" in payload:
            ended.set()

    async with (
        connect_store(postgres_url) as first,
        connect_store(postgres_url) as second,
        connect_raw(postgres_url) as db,
    ):
        for channel in (CHANNEL, find_channel("1"), find_channel("2")):
            await db.add_listener(channel, see)
        await first.follow("1", ignore, sent.append)
        await second.follow("2", ignore)
        for table in ("alone", "both", "end", "nobody", "once"):
            await first.create(table, [], now=0)
        await first.follow_tables(["alone", "both"])
        await second.follow_tables(["both", "end", "once"])
        await second.follow_tables([], ["once"])
        for table in ("alone", "nobody", "once", "both", "end"):
            await commit_one(first, TableUpdate(table, 0, always_append("x")))
        await ended.wait()
        while sum(sent) < len(seen):  # it may be heard before its sender knows that it is sent
            await asyncio.sleep(0.01)
    assert {channel for channel, _ in seen} == {find_channel("2")}
    assert [table for _, seqs in seen for table in seqs] == ["both", "end"]
    assert sum(sent) == len(seen)


async def test_an_operator_is_heard_by_all_who_follow(postgres_url: str) -> None:
    """A command of its own process is no worker."""
    async with connect_store(postgres_url) as worker, connect_store(postgres_url) as operator:
        notifications = NotificationLog()
        await worker.follow("2", notifications.on_notification)
        await worker.follow_tables(["t"])
        await operator.create("t", [], now=0)
        await commit_one(operator, TableUpdate("t", 0, always_append("x")))
        await notifications.until({"t": 1})


async def test_workers_of_an_older_version_are_told_while_they_are_there(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They listen and notify on the channel of everybody, and have one lock."""
    monkeypatch.setattr(postgres_notify, "KEEPALIVE_SECONDS", 0.05)
    seen: asyncio.Queue[str] = asyncio.Queue()
    notifications = NotificationLog()
    sent: list[int] = []
    async with connect_store(postgres_url) as store:
        async with connect_raw(postgres_url) as older:
            await older.add_listener(CHANNEL, lambda *message: seen.put_nowait(message[-1]))
            await older.execute("SELECT pg_advisory_lock_shared($1, 1)", WORKER_LOCK_CLASS)
            await store.follow("2", notifications.on_notification, sent.append)
            await store.create("t", [], now=0)
            await commit_one(store, TableUpdate("t", 0, always_append("x")))
            assert await seen.get() == '{"t": 1}'
            await older.execute("SELECT pg_notify($1, $2)", CHANNEL, '{"u": 5}')
            await notifications.until({"t": 1, "u": 5})
            async with connect_store(postgres_url) as operator:
                await commit_one(operator, TableUpdate("t", 0, always_append("x")))
            assert await seen.get() == '{"u": 5}'
            assert await seen.get() == '{"t": 2}'
        number = 2
        while sent:  # until it is seen that the older one is gone
            sent.clear()
            await commit_one(store, TableUpdate("t", number, always_append("x")))
            number += 1
            await asyncio.sleep(0.05)


async def test_what_a_dead_worker_followed_is_forgotten(postgres_url: str) -> None:
    child = subprocess.Popen(
        [*CHILD, "follow", postgres_url], stdout=subprocess.PIPE, stdin=subprocess.PIPE, text=True
    )
    assert child.stdout is not None
    try:
        assert await asyncio.to_thread(child.stdout.readline) == "ready\n"
        async with connect_store(postgres_url) as first, connect_store(postgres_url) as second:
            await first.follow("1", ignore)
            await first.follow_tables(["t"])
            assert await read_followers(postgres_url) == {("t", "1"), ("t", "4711"), ("u", "4711")}
            child.send_signal(signal.SIGKILL)
            while "4711" in await first.read_workers():
                await asyncio.sleep(0.05)
            await first.create("u", [], now=0)  # to notify a dead one does no harm
            await commit_one(first, TableUpdate("u", 0, always_append("x")))
            await second.follow("2", ignore)
            assert await read_followers(postgres_url) == {("t", "1")}
    finally:
        child.kill()
        child.communicate()


async def test_it_hears_again_after_its_connection_was_lost(postgres_url: str) -> None:
    async with connect_store(postgres_url) as store, connect_store(postgres_url) as other:
        notifications = NotificationLog()
        await other.follow("7", notifications.on_notification)
        await other.follow_tables(["t"])
        await store.create("t", [], now=0)
        # The others may take it for dead meanwhile.
        await asyncio.to_thread(execute, postgres_url, "DELETE FROM followers")
        await asyncio.to_thread(execute, postgres_url, DISCONNECT_OTHERS)
        number = 0
        while not notifications.heard:
            try:
                await commit_one(store, TableUpdate("t", number, always_append("x")))
                number += 1
            except StoreError:
                pass  # the connections of the pool were lost too
            await asyncio.sleep(0.05)
        assert await store.read_workers() == {"7"}
        assert await read_followers(postgres_url) == {("t", "7")}


async def test_who_is_alive(postgres_url: str) -> None:
    child = subprocess.Popen(
        [*CHILD, "follow", postgres_url], stdout=subprocess.PIPE, stdin=subprocess.PIPE, text=True
    )
    try:
        assert child.stdout is not None
        assert await asyncio.to_thread(child.stdout.readline) == "ready\n"
        async with connect_store(postgres_url) as store:
            await store.follow("1", lambda table, seq: None)
            assert await store.read_workers() == {"1", "4711"}
            child.send_signal(signal.SIGKILL)
            while await store.read_workers() != {"1"}:
                await asyncio.sleep(0.05)
    finally:
        child.kill()
        child.communicate()


async def test_a_table_with_the_name_of_a_deleted_one_is_another_one(store: Store) -> None:
    await store.create("t", ["x"], now=5)
    assert await store.delete_before(6) == 1
    await store.create("t", ["y", "z"], now=7)
    decided: list[int] = []

    def decide(newer: object) -> Writes:
        decided.append(1)
        return Writes()

    with pytest.raises(StoreError, match="no-such-table"):
        await commit_one(store, TableUpdate("t", 1, decide, created_at=5))
    assert not decided
    await commit_one(store, TableUpdate("t", 1, decide, created_at=7))
    assert await store.read_heads(["t", "u"]) == {"t": TableHead(2, 7, 7)}


def test_news_of_many_tables_comes_in_pieces() -> None:
    names = [f"{number:06}" for number in range(999)] + ["„ä“" * 50]
    pieces = split_payloads(dict.fromkeys(names, 2**62))
    assert len(pieces) > 1
    assert all(len(piece.encode()) <= MAX_PAYLOAD_BYTES for piece in pieces)
    assert sum(piece.count(str(2**62)) for piece in pieces) == len(names)
    assert len(split_payloads(dict.fromkeys(names[:100], 2**62))) == 1


async def test_all_of_many_tables_are_heard_of(postgres_url: str) -> None:
    names = [f"{number:06}" for number in range(500)]
    async with connect_store(postgres_url) as first, connect_store(postgres_url) as second:
        sent: list[int] = []
        await first.follow("1", ignore, sent.append)
        notifications = NotificationLog()
        await second.follow("2", notifications.on_notification)
        await second.follow_tables(names)
        for name in names:
            await first.create(name, [], now=0)
        await first.commit([TableUpdate(name, 0, always_append("x")) for name in names], now=0)
        await notifications.until(dict.fromkeys(names, 1))
        while not sent:
            await asyncio.sleep(0.01)
        assert sent == [len(split_payloads(dict.fromkeys(names, 1)))] != [1]


async def test_a_connection_that_is_lost_without_a_word(monkeypatch: pytest.MonkeyPatch) -> None:
    class Mute:
        async def execute(self, query: str, *_: object, timeout: float) -> None:
            raise TimeoutError(query)

        def is_closed(self) -> bool:
            return False

    monkeypatch.setattr(postgres_notify, "KEEPALIVE_SECONDS", 0.01)
    with pytest.raises(DATABASE_ERRORS):
        await Notifier("")._send_until_lost(Mute())


async def test_a_closed_store_follows_nothing(postgres_url: str) -> None:
    before = asyncio.all_tasks()
    async with connect_store(postgres_url) as store:
        await store.follow("2", lambda table, seq: None)
        assert asyncio.all_tasks() > before
    assert asyncio.all_tasks() == before
