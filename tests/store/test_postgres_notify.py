"""Processes on one log hear of each other, and notice who is gone."""

import asyncio
import signal
import subprocess
import sys

import pytest

from fivebyfive.store import Store, StoreError, TableHead, TableUpdate, Writes, postgres_notify
from fivebyfive.store.commit_plan import HeadRow
from fivebyfive.store.postgres_notify import MAX_PAYLOAD_BYTES, split_payloads
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

    def hear(self, table: str, seq: int) -> None:
        self.heard[table] = seq
        self.news.set()

    async def until(self, heard: dict[str, int]) -> None:
        while self.heard != heard:
            self.news.clear()
            await self.news.wait()


async def test_one_hears_what_another_commits(postgres_url: str) -> None:
    async with connect_store(postgres_url) as first, connect_store(postgres_url) as second:
        notifications = NotificationLog()
        await second.follow("2", notifications.hear)
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


async def test_it_hears_again_after_its_connection_was_lost(postgres_url: str) -> None:
    async with connect_store(postgres_url) as store:
        notifications = NotificationLog()
        await store.follow("7", notifications.hear)
        await store.create("t", [], now=0)
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
    heads = [HeadRow(name, 2**62, None, 0) for name in names]
    pieces = split_payloads(heads)
    assert len(pieces) > 1
    assert all(len(piece.encode()) <= MAX_PAYLOAD_BYTES for piece in pieces)
    assert sum(piece.count(str(2**62)) for piece in pieces) == len(names)
    assert len(split_payloads(heads[:100])) == 1


async def test_a_connection_that_is_lost_without_a_word(monkeypatch: pytest.MonkeyPatch) -> None:
    class Mute:
        async def execute(self, query: str, timeout: float) -> None:
            raise TimeoutError(query)

    monkeypatch.setattr(postgres_notify, "KEEPALIVE_SECONDS", 0.01)
    with pytest.raises(DATABASE_ERRORS):
        await postgres_notify._until_lost(Mute(), asyncio.Event())


async def test_a_closed_store_follows_nothing(postgres_url: str) -> None:
    before = asyncio.all_tasks()
    async with connect_store(postgres_url) as store:
        await store.follow("2", lambda table, seq: None)
        assert asyncio.all_tasks() > before
    assert asyncio.all_tasks() == before
