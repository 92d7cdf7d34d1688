"""Back-ups of an SQLite file: whole or not there, and checked."""

import asyncio
import sqlite3
import stat
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from fivebyfive.store import StoreError, TableUpdate
from fivebyfive.store import backup as backup_module
from fivebyfive.store.backup import BackupError, back_up
from support.stores import always_append, connect_store, read_bodies


@pytest.fixture
def games(tmp_path: Path) -> Path:
    """A database with a table."""
    path = tmp_path / "games.sqlite"

    async def make() -> None:
        async with connect_store(str(path)) as store:
            await store.create("a", ["one"], now=1)

    asyncio.run(make())
    return path


def read_copy(path: Path) -> list[str]:
    async def read() -> list[str]:
        async with connect_store(str(path)) as store:
            return await read_bodies(store, "a")

    return asyncio.run(read())


def list_files(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_a_copy_is_one_file_for_the_owner_alone(games: Path, tmp_path: Path) -> None:
    copies = tmp_path / "copies"
    copies.mkdir()
    size = back_up(games, copies / "copy.sqlite")
    assert list_files(copies) == ["copy.sqlite"]
    assert (copies / "copy.sqlite").stat().st_size == size > 0
    assert stat.S_IMODE((copies / "copy.sqlite").stat().st_mode) == 0o600
    assert read_copy(copies / "copy.sqlite") == ["one"]


def test_the_copy_is_of_one_moment(
    games: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody writes between any two steps of the copying: it neither has that nor begins anew."""
    monkeypatch.setattr(backup_module, "PAGES_AT_ONCE", 1)
    steps = []

    async def copy() -> None:
        async with connect_store(str(games)) as store:
            loop = asyncio.get_running_loop()

            def write_meanwhile(done: int, total: int) -> None:
                steps.append((done, total))
                assert len(steps) <= total, "it has begun anew"
                update = TableUpdate("a", 1, always_append("later"))
                asyncio.run_coroutine_threadsafe(store.commit([update], 2), loop).result()

            await asyncio.to_thread(
                back_up, games, tmp_path / "copy.sqlite", progress=write_meanwhile
            )
            assert len(await store.read("a")) == 1 + len(steps)

    asyncio.run(copy())
    total = steps[0][1]
    assert steps == [(done, total) for done in range(1, total + 1)]
    assert read_copy(tmp_path / "copy.sqlite") == ["one"]


def test_a_file_that_is_there_is_replaced_only_if_that_is_wanted(
    games: Path, tmp_path: Path
) -> None:
    target = tmp_path / "copy.sqlite"
    target.write_text("of yesterday")
    with pytest.raises(BackupError, match="backup-exists"):
        back_up(games, target)
    assert target.read_text() == "of yesterday"
    back_up(games, target, force=True)
    assert read_copy(target) == ["one"]


def damage(path: Path) -> None:
    """Overwrite the middle of a file."""
    data = bytearray(path.read_bytes())
    data[4096 * 2 : 4096 * 3] = b"\xff" * 4096
    path.write_bytes(data)


def remove(path: Path) -> None:
    path.unlink()


def write_text(path: Path) -> None:
    path.write_text("not a database at all, but long enough to have a header" * 10)


def make_other(path: Path) -> None:
    path.unlink()
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("CREATE TABLE recipes (name TEXT)")


@pytest.mark.parametrize(
    ("spoil", "code"),
    [
        (damage, "backup-damaged"),
        (remove, "store-not-found"),
        (write_text, "store-not-a-database"),
        (make_other, "store-not-ours"),
    ],
)
def test_what_cannot_be_copied_leaves_the_old_copy(
    games: Path, tmp_path: Path, spoil: Callable[[Path], None], code: str
) -> None:
    copies = tmp_path / "copies"
    copies.mkdir()
    (copies / "copy.sqlite").write_text("of yesterday")
    spoil(games)
    with pytest.raises((BackupError, StoreError), match=code):
        back_up(games, copies / "copy.sqlite", force=True)
    assert list_files(copies) == ["copy.sqlite"]
    assert (copies / "copy.sqlite").read_text() == "of yesterday"


def test_a_folder_that_is_not_there(games: Path, tmp_path: Path) -> None:
    with pytest.raises(BackupError, match="backup-not-writable"):
        back_up(games, tmp_path / "nowhere" / "copy.sqlite")
