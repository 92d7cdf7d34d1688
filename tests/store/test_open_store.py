"""Where a store is, how it comes about, and what is no store of ours."""

import asyncio
import sqlite3
import stat
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest

from fivebyfive.store import StoreError, open_store
from fivebyfive.store.migrate import Migration, find_pending, load_migrations
from fivebyfive.store.postgres import PostgresStore
from fivebyfive.store.sqlite import SQLiteStore
from support.plugins.postgres import execute
from support.stores import connect_store, read_bodies

pytestmark = pytest.mark.anyio


async def refusal(url: str, **options: bool) -> StoreError:
    with pytest.raises(StoreError) as caught:
        await open_store(url, **options).open()
    return caught.value


def run_sql(url: str, sql: str) -> None:
    if url.startswith("postgres"):
        execute(url, sql)
    else:
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as db, db:
            db.execute(sql)


async def fetch(url: str, sql: str) -> list[tuple[Any, ...]]:
    if url.startswith("postgres"):
        connection = await asyncpg.connect(url)
        try:
            return [tuple(row) for row in await connection.fetch(sql)]
        finally:
            await connection.close()
    with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as db:
        return db.execute(sql).fetchall()


def test_addresses(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path))

    def path(url: str | None) -> Path:
        store = open_store(url)
        assert isinstance(store, SQLiteStore)
        return store.path

    default = path(None)
    assert default.is_relative_to(tmp_path)
    assert default.parent.name == "fivebyfive"
    assert path("sqlite:///a/b.sqlite") == path("a/b.sqlite") == Path("a/b.sqlite")
    assert path("sqlite:////a/b") == path("/a/b") == Path("/a/b")
    assert path("~/games") == tmp_path / "games"
    assert isinstance(open_store("postgresql://somewhere/games"), PostgresStore)
    assert isinstance(open_store("postgres://somewhere/games"), PostgresStore)


@pytest.mark.parametrize(
    "url", ["", "sqlite:///", ":memory:", "sqlite://x", "mysql://root@host/x", "a\0b"]
)
def test_what_is_no_address(url: str) -> None:
    with pytest.raises(StoreError, match="store-bad-address"):
        open_store(url)


async def test_a_server_that_is_not_there(tmp_path: Path) -> None:
    for place in (f"nobody:hush@/x?host={tmp_path}", "nobody:hush@127.0.0.1:1/x"):
        error = await refusal(f"postgresql://{place}")
        assert error.code == "store-unavailable"
        assert error.facts["reason"]
        assert "hush" not in str(error)
    assert (await refusal("postgresql://h:port/x")).code == "store-bad-address"


async def test_a_database_that_is_not_there(postgres_url: str) -> None:
    error = await refusal(postgres_url.replace("/tests_of_", "/nothing_"))
    assert error.code == "store-unavailable"
    assert "does not exist" in str(error)


async def test_a_file_is_made_for_its_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "new" / "folder" / "games.sqlite"
    assert (await refusal(str(path), create=False)).code == "store-not-found"
    assert not path.parent.exists()
    async with connect_store(str(path)) as store:
        await store.create("t", [], now=0)
        beside = sorted(path.parent.iterdir())
        assert [file.name for file in beside] == [
            f"games.sqlite{end}" for end in ("", "-shm", "-wal")
        ]
        assert {stat.S_IMODE(file.stat().st_mode) for file in beside} == {0o600}
        assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
    await open_store(str(path), create=False).open()


async def test_a_move_is_on_disk_before_it_is_acknowledged(tmp_path: Path) -> None:
    store = SQLiteStore(tmp_path / "games.sqlite")
    await store.open()
    assert store._writer
    for pragma, value in {"synchronous": 2, "journal_mode": "wal"}.items():
        assert await store._writer.select(f"PRAGMA {pragma}") == [(value,)]
    await store.close()


async def test_a_hasty_server_is_told_to_wait_for_its_disk(postgres_url: str) -> None:
    name = postgres_url.split("/")[3].split("?", maxsplit=1)[0]
    for setting, expected in {"off": "on", "local": "local", "on": "on"}.items():
        await asyncio.to_thread(
            execute, postgres_url, f"ALTER DATABASE {name} SET synchronous_commit = {setting}"
        )
        store = PostgresStore(postgres_url)
        await store.open()
        for _ in range(2):  # it must not be reset when the connection goes back to the pool
            async with store._pool.connection() as db:
                assert await db.fetchval("SHOW synchronous_commit") == expected
        await store.close()
    await asyncio.to_thread(execute, postgres_url, f"ALTER DATABASE {name} RESET ALL")


async def test_migrations_are_applied_once_and_remembered(url: str) -> None:
    async with connect_store(url) as store:
        await store.create("t", ["a"], now=0)
    rows = await fetch(url, "SELECT number, name, checksum FROM fivebyfive_migrations")
    assert rows == [migration.row for migration in load_migrations()]
    async with connect_store(url) as store, connect_store(url):
        assert await read_bodies(store, "t") == ["a"]
    assert await fetch(url, "SELECT number, name, checksum FROM fivebyfive_migrations") == rows


async def test_a_newer_database_is_refused(url: str) -> None:
    async with connect_store(url):
        pass
    await asyncio.to_thread(
        run_sql, url, "INSERT INTO fivebyfive_migrations VALUES (9000, 'future', 'x')"
    )
    error = await refusal(url)
    assert error.code == "store-too-new"
    assert error.facts == {"found": 9000, "known": load_migrations()[-1].number}


async def test_a_database_of_another_edition_is_refused(url: str) -> None:
    async with connect_store(url):
        pass
    await asyncio.to_thread(run_sql, url, "UPDATE fivebyfive_migrations SET checksum = 'other'")
    error = await refusal(url)
    assert (error.code, error.facts) == ("store-changed", {"number": 1})


async def test_a_database_of_somebody_else_is_left_alone(url: str) -> None:
    await asyncio.to_thread(run_sql, url, "CREATE TABLE events (name TEXT)")
    assert (await refusal(url)).code == "store-not-ours"
    assert await fetch(url, "SELECT * FROM events") == []
    with pytest.raises((sqlite3.OperationalError, asyncpg.UndefinedTableError)):
        await fetch(url, "SELECT * FROM fivebyfive_migrations")


async def test_a_database_without_all_letters_is_refused(postgres_url: str) -> None:
    settings = "ENCODING 'LATIN1' LC_COLLATE 'C' LC_CTYPE 'C' TEMPLATE template0"
    name = postgres_url.split("/")[3].split("?", maxsplit=1)[0]
    await asyncio.to_thread(execute, postgres_url, f"CREATE DATABASE {name}_latin {settings}")
    assert (await refusal(postgres_url.replace(name, f"{name}_latin"))).code == "store-not-utf8"


async def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("Dear diary, " * 100)
    error = await refusal(str(path))
    assert (error.code, error.facts) == ("store-not-a-database", {"file": str(path)})
    assert path.read_text() == "Dear diary, " * 100
    assert list(tmp_path.iterdir()) == [path]


async def test_a_file_that_cannot_be_written(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    for path in (file / "games.sqlite", file / "deeper" / "games.sqlite", tmp_path):
        error = await refusal(str(path))
        assert (error.code, error.facts) == ("store-not-writable", {"file": str(path)})


async def test_a_damaged_database(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    async with connect_store(str(path)) as store:
        await store.create("t", ["x" * 10_000], now=0)
    data = bytearray(path.read_bytes())
    data[4096:] = b"\xff" * (len(data) - 4096)
    path.write_bytes(data)
    store = open_store(str(path))
    with pytest.raises(StoreError, match="store-not-a-database"):
        await store.open()


def test_which_migrations_are_missing() -> None:
    known = load_migrations()
    assert [migration.number for migration in known] == list(range(1, len(known) + 1))
    assert find_pending({}) == known
    assert find_pending({migration.number: migration.checksum for migration in known}) == []


def test_statements_of_a_migration() -> None:
    sql = "-- Why; because\nCREATE TABLE a (\n    b TEXT\n);\n\nCREATE INDEX c ON a (b);\n"
    assert [part.strip() for part in Migration(1, "x", sql).statements()] == [
        "-- Why; because\nCREATE TABLE a (\n    b TEXT\n)",
        "CREATE INDEX c ON a (b)",
    ]
