"""Several writers at once, processes that are killed, databases that go away."""

import asyncio
import signal
import sqlite3
import subprocess
import sys
import threading
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import pytest

from fivebyfive.store import (
    Store,
    StoredEvent,
    StoreError,
    TableUpdate,
    UpdateResult,
    Writes,
    postgres_pool,
    sqlite_connection,
)
from fivebyfive.store.sqlite import SQLiteStore
from support.paths import TESTS
from support.plugins.postgres import DISCONNECT_OTHERS, execute, start_postgres
from support.server.frozen_postgres import freeze_postgres
from support.stores import HAMMERED_TABLES, always_append, commit_one, connect_store, read_bodies

pytestmark = pytest.mark.anyio

CHILD = [sys.executable, str(TESTS / "support" / "stores.py")]


async def test_two_stores_write_at_one_table(url: str) -> None:
    """Each knows only what it was told, and numbers come out whole all the same."""

    async def play(store: Store, player: str) -> None:
        known = 0
        for number in range(25):
            done = await commit_one(
                store, TableUpdate("t", known, always_append(f"{player}{number}", player))
            )
            assert [event.seq for event in (*done.newer, *done.appended)] == list(
                range(known + 1, known + 1 + len(done.newer) + 2)
            )
            known = done.appended[-1].seq

    async with connect_store(url) as first, connect_store(url) as second:
        await first.create("t", [], now=0)
        await asyncio.gather(play(first, "a"), play(second, "b"), play(first, "c"))
        written = await read_bodies(second, "t")
    for player in "abc":
        mine = [body for body in written if body.startswith(player)]
        assert mine == [body for number in range(25) for body in (f"{player}{number}", player)]
    assert all(written[at + 1] == written[at][0] for at in range(0, len(written), 2)), "torn apart"


async def test_two_stores_lock_the_same_tables_in_any_order(url: str) -> None:
    """Whatever order the works come in, nobody waits for somebody who waits for them."""
    names = [f"{number}" for number in range(12)]

    async def play(store: Store, order: list[str]) -> None:
        for _ in range(20):
            works = [TableUpdate(name, 0, always_append("x")) for name in order]
            assert all(isinstance(done, UpdateResult) for done in await store.commit(works, now=0))

    async with connect_store(url) as first, connect_store(url) as second:
        for name in names:
            await first.create(name, [], now=0)
        await asyncio.gather(play(first, names), play(second, names[::-1]))
        for name in names:
            assert await read_bodies(first, name) == ["x"] * 40


async def test_only_one_of_two_gets_a_name(url: str) -> None:
    async with connect_store(url) as first, connect_store(url) as second:
        for number in range(10):
            made = await asyncio.gather(
                first.create(f"{number}", ["a"], now=0), second.create(f"{number}", ["a"], now=0)
            )
            assert Counter(made) == {True: 1, False: 1}
            assert await read_bodies(first, f"{number}") == ["a"]


async def test_tables_are_deleted_while_others_play(url: str) -> None:
    async with connect_store(url) as first, connect_store(url) as second:
        for number in range(60):
            await first.create(f"{number}", ["x"], now=number % 2)

        async def play() -> None:
            for number in range(1, 60, 2):
                await commit_one(first, TableUpdate(f"{number}", 1, always_append("y")), now=2)

        _, deleted = await asyncio.gather(play(), second.delete_before(1))
        assert deleted == 30
        for number in range(1, 60, 2):
            assert await read_bodies(second, f"{number}") == ["x", "y"]


class Stop(BaseException):
    """As when somebody presses Ctrl-C."""


async def test_a_commit_that_is_stopped_writes_nothing(store: Store) -> None:
    for name in ("a", "b"):
        await store.create(name, [], now=0)

    def stop(newer: tuple[StoredEvent, ...]) -> Writes:
        raise Stop

    with pytest.raises(Stop):
        await store.commit(
            [TableUpdate("a", 0, always_append("x")), TableUpdate("b", 0, stop)], now=0
        )
    assert await read_bodies(store, "a") == []
    await commit_one(store, TableUpdate("a", 0, always_append("y")))
    assert await read_bodies(store, "a") == ["y"]


async def test_a_full_disk(tmp_path: Path) -> None:
    store = SQLiteStore(tmp_path / "games.sqlite")
    await store.open()
    for name in ("a", "b"):
        await store.create(name, [], now=0)
    assert store._writer
    [(pages,)] = await store._writer.select("PRAGMA page_count")
    await store._writer.select(f"PRAGMA max_page_count = {pages + 2}")
    with pytest.raises(StoreError, match=r"store-unavailable .*full"):
        await store.commit(
            [
                TableUpdate("a", 0, always_append("x")),
                TableUpdate("b", 0, always_append("x" * 10**6)),
            ],
            now=0,
        )
    assert await read_bodies(store, "a") == []
    await store._writer.select("PRAGMA max_page_count = 1000000")
    await commit_one(store, TableUpdate("a", 0, always_append("y")))
    assert await read_bodies(store, "a") == ["y"]
    await store.close()


async def test_a_file_that_is_taken_away_before_anybody_reads(tmp_path: Path) -> None:
    path, elsewhere = tmp_path / "games.sqlite", tmp_path / "elsewhere.sqlite"
    async with connect_store(str(path)) as store:
        await store.create("t", ["a"], now=0)
        path.rename(elsewhere)
        assert await read_bodies(store, "t") == ["a"]  # it is still open
        with pytest.raises(StoreError, match="removed or replaced"):
            await store.read_due(0)
        assert not path.exists()
        elsewhere.rename(path)
        await commit_one(store, TableUpdate("t", 1, always_append("b")))
        assert await read_bodies(store, "t") == ["a", "b"]


async def test_a_table_somebody_plays_at_is_not_waited_for(postgres_url: str) -> None:
    async with connect_store(postgres_url) as store:
        for name in ("a", "b", "c"):
            await store.create(name, [], now=0)
        player = await asyncpg.connect(postgres_url)
        async with player.transaction():
            await player.execute("SELECT * FROM tables WHERE name = 'b' FOR UPDATE")
            assert await store.delete_before(1) == 2
        await player.close()
        assert await read_bodies(store, "b") == []
        assert await store.delete_before(1) == 1


@pytest.mark.parametrize("acknowledged", [1, 25])
async def test_a_killed_process_loses_nothing_it_acknowledged(url: str, acknowledged: int) -> None:
    """It goes on with the next commit while its line is read: it is killed at any moment of it."""
    with subprocess.Popen([*CHILD, "hammer", url], stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout
        for _ in range(acknowledged):
            assert child.stdout.readline()
        child.send_signal(signal.SIGKILL)
        rest = child.stdout.read().split("\n")[:-1]  # what follows the last line end is cut off
        last = int(rest[-1]) if rest else acknowledged - 1
    assert child.returncode == -signal.SIGKILL
    assert await whole_commits(url) >= last + 1, "an acknowledged commit is not there"


async def test_a_process_killed_while_it_decides_writes_nothing(url: str) -> None:
    with subprocess.Popen(
        [*CHILD, "decide", url], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as child:
        assert child.stdout
        assert [child.stdout.readline() for _ in range(2)] == ["0\n", "deciding\n"]
        child.send_signal(signal.SIGKILL)
    assert await whole_commits(url) == 1


async def whole_commits(url: str) -> int:
    """How many commits of a process that was killed are there: the same at all its tables."""
    async with connect_store(url) as store:
        found = {table: await read_bodies(store, table) for table in HAMMERED_TABLES}
        commits = len(found["a"]) // 2
        whole = [f"{number}" for number in range(commits) for _ in range(2)]
        assert found == dict.fromkeys(HAMMERED_TABLES, whole), "a commit that is half there"
        for table in HAMMERED_TABLES:
            done = await commit_one(store, TableUpdate(table, len(whole), always_append("on")))
            assert done.newer == ()
    return commits


def test_several_processes_migrate_at_once(url: str) -> None:
    children = [
        subprocess.Popen([*CHILD, "open", url], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        for _ in range(3)
    ]
    for child in children:
        assert child.stdout
        assert child.stdout.readline() == b"ready\n"
    for child in children:
        assert child.stdin
        child.stdin.write(b"\n")
        child.stdin.flush()
    for child in children:
        child.communicate()
    assert [child.returncode for child in children] == [0] * 3


async def test_a_file_that_somebody_else_keeps_locked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_connection, "BUSY_TIMEOUT_SECONDS", 0.05)
    path = tmp_path / "games.sqlite"
    async with connect_store(str(path)) as store, connect_store(str(path)) as other:
        await store.create("t", [], now=0)
        refused: list[StoreError] = []

        def meanwhile(newer: tuple[StoredEvent, ...]) -> Writes:
            with pytest.raises(StoreError, match="store-unavailable") as caught:
                asyncio.run(other.commit([TableUpdate("t", 0, always_append("b"))], 0))
            refused.append(caught.value)
            return Writes(("a",))

        await commit_one(store, TableUpdate("t", 0, meanwhile))
        assert "locked" in str(refused[0])
        assert await read_bodies(store, "t") == ["a"]
        await commit_one(other, TableUpdate("t", 1, always_append("b")))
        assert await read_bodies(store, "t") == ["a", "b"]


async def test_a_connection_is_lost_in_the_middle_of_a_commit(postgres_url: str) -> None:
    async with connect_store(postgres_url) as store:
        for name in ("a", "b"):
            await store.create(name, [], now=0)

        def lose(newer: tuple[StoredEvent, ...]) -> Writes:
            # In another thread, because the loop of this one is busy with this very call.
            with ThreadPoolExecutor(1) as thread:
                thread.submit(execute, postgres_url, DISCONNECT_OTHERS).result()
            return Writes(("x",))

        with pytest.raises(StoreError, match="store-unavailable"):
            await store.commit(
                [TableUpdate("a", 0, always_append("x")), TableUpdate("b", 0, lose)], now=0
            )
        assert await read_bodies(store, "a") == await read_bodies(store, "b") == []
        await commit_one(store, TableUpdate("a", 0, always_append("y")))
        assert await read_bodies(store, "a") == ["y"]


async def test_the_server_is_stopped_and_started_again(own_postgres: Path) -> None:
    server = start_postgres(own_postgres)
    async with connect_store(server.get_uri()) as store:
        await store.create("t", ["a"], now=0)
        await commit_one(store, TableUpdate("t", 1, always_append("b")))
        await asyncio.to_thread(server.stop)
        for _ in range(2):
            with pytest.raises(StoreError, match="store-unavailable"):
                await store.commit([TableUpdate("t", 2, always_append("never"))], now=0)
        with pytest.raises(StoreError, match="store-unavailable"):
            await store.read("t")
        start_postgres(own_postgres)
        done = await commit_one(store, TableUpdate("t", 2, always_append("c")))
        assert done == UpdateResult((), (StoredEvent(3, 0, "c"),))
        assert await read_bodies(store, "t") == ["a", "b", "c"]
        # As after a power cut: what was acknowledged is in the journal.
        process = server.get_postmaster_info().process
        assert process
        process.send_signal(signal.SIGQUIT)
        await asyncio.to_thread(process.wait)
        start_postgres(own_postgres)
        assert await read_bodies(store, "t") == ["a", "b", "c"]


async def run_what_is_ready() -> None:
    """Go on only when everything else waits for somebody outside of this process.

    For several turns of the event loop, because what a socket has for us is asked for once a turn.
    """
    loop = asyncio.get_running_loop()
    assert isinstance(loop, asyncio.BaseEventLoop)
    idle_turns = 0
    while idle_turns < 5:
        await asyncio.sleep(0)
        idle_turns = 0 if loop._ready else idle_turns + 1  # type: ignore[attr-defined]


async def test_a_frozen_server_holds_nobody_up(
    own_postgres: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither who waits for an answer, nor who cancels, nor who closes the store."""
    async with connect_store(start_postgres(own_postgres).get_uri()) as store:
        await store.create("t", [], now=0)
        monkeypatch.setattr(postgres_pool, "CALL_TIMEOUT_SECONDS", 0.2)
        with freeze_postgres(own_postgres):
            update = TableUpdate("t", 0, always_append("lost"))
            with pytest.raises(StoreError, match="no answer in time"):
                await store.commit([update], now=0)
            monkeypatch.setattr(postgres_pool, "CALL_TIMEOUT_SECONDS", 10**6)
            for use in (store.commit([update], now=0), store.read("t"), store.probe(0)):
                task = asyncio.ensure_future(use)
                await run_what_is_ready()  # it has come as far as it can
                task.cancel()
                await asyncio.wait([task])
                assert task.cancelled()  # and has not become another error
        monkeypatch.undo()
        assert await read_bodies(store, "t") == []
        await commit_one(store, TableUpdate("t", 0, always_append("x")))
        assert await read_bodies(store, "t") == ["x"]


async def test_a_store_is_closed_while_its_server_is_frozen(own_postgres: Path) -> None:
    async with connect_store(start_postgres(own_postgres).get_uri()) as store:
        await store.follow("7", lambda table, seq: None)
        await store.create("t", [], now=0)
        with freeze_postgres(own_postgres):
            await store.close()


async def test_a_thread_that_hangs_holds_nobody_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As on a disk that does not answer."""
    let_go = threading.Event()
    async with connect_store(str(tmp_path / "games.sqlite")) as store:
        await store.create("t", [], now=0)
        monkeypatch.setattr(sqlite_connection, "CALL_TIMEOUT_SECONDS", 0.05)
        monkeypatch.setattr(sqlite_connection, "CLOSE_TIMEOUT_SECONDS", 0.05)

        def hang(newer: tuple[StoredEvent, ...]) -> Writes:
            let_go.wait()
            return Writes(("late",))

        with pytest.raises(StoreError, match="no answer in time"):
            await store.commit([TableUpdate("t", 0, hang)], now=0)
        assert await read_bodies(store, "t") == []  # another thread reads
    let_go.set()


async def test_what_nobody_waits_for_any_more_is_not_done(tmp_path: Path) -> None:
    """Who gave up was told so: it must not be stored when the disk answers again."""
    hangs, let_go = threading.Event(), threading.Event()

    def hang(newer: tuple[StoredEvent, ...]) -> Writes:
        hangs.set()
        let_go.wait()
        return Writes(("first",))

    async with connect_store(str(tmp_path / "games.sqlite")) as store:
        await store.create("t", [], now=0)
        first = asyncio.create_task(store.commit([TableUpdate("t", 0, hang)], now=0))
        await asyncio.to_thread(hangs.wait)
        second = asyncio.create_task(
            commit_one(store, TableUpdate("t", 0, always_append("second")))
        )
        await asyncio.sleep(0)  # it has queued
        second.cancel()
        await asyncio.wait([second])
        let_go.set()
        await first
        await commit_one(store, TableUpdate("t", 0, always_append("third")))
        assert await read_bodies(store, "t") == ["first", "third"]


async def test_a_column_that_a_newer_version_has_added(tmp_path: Path) -> None:
    """Its `admin` may have migrated the file of a server that runs."""
    path = tmp_path / "games.sqlite"
    async with connect_store(str(path)) as store:
        with closing(sqlite3.connect(path)) as other:
            other.execute("ALTER TABLE tables ADD COLUMN newer BIGINT NOT NULL DEFAULT 0")
        assert await store.create("t", ["open"], now=0)
        assert await read_bodies(store, "t") == ["open"]
