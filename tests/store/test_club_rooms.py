"""Club rooms in the store, on both databases: a room has one table at a time."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from fivebyfive.store import ClubRoomClaim, Store, TableUpdate
from fivebyfive.store.migrate import CREATE_APPLIED, load_migrations
from support.stores import always_append, commit_one, connect_store, read_bodies

pytestmark = pytest.mark.anyio


async def test_a_room_has_the_table_that_was_created_for_it_last(store: Store) -> None:
    assert await store.read_room_table("club") is None
    assert await store.create("a", ["x"], now=1, claim=ClubRoomClaim("club", None))
    assert await store.read_room_table("club") == "a"
    assert await store.create("b", [], now=2, claim=ClubRoomClaim("club", "a"))
    assert await store.read_room_table("club") == "b"
    assert await store.create("c", [], now=3)
    assert await store.read_room_table("club") == "b"
    assert await store.read_room_table("Club") is None
    assert await store.read_room_table("\0") is None


@pytest.mark.parametrize("before", [None, "other"])
async def test_who_comes_second_creates_nothing(store: Store, before: str | None) -> None:
    assert await store.create("a", [], now=1, claim=ClubRoomClaim("club", None))
    assert not await store.create("b", ["x"], now=2, claim=ClubRoomClaim("club", before))
    assert await store.read_room_table("club") == "a"
    assert await store.read_heads(["b"]) == {}
    assert await store.create("b", ["y"], now=3)
    assert await read_bodies(store, "b") == ["y"]


async def test_a_name_that_is_taken_leaves_the_room_as_it_was(store: Store) -> None:
    assert await store.create("a", [], now=1)
    assert not await store.create("a", [], now=2, claim=ClubRoomClaim("club", None))
    assert await store.read_room_table("club") is None


async def test_a_room_whose_name_no_database_can_hold(store: Store) -> None:
    with pytest.raises(ValueError, match="no database can hold"):
        await store.create("a", [], now=1, claim=ClubRoomClaim("\0", None))
    assert await store.read_heads(["a"]) == {}


@pytest.mark.parametrize("before", [None, "first"])
async def test_of_many_at_the_same_time_one_opens_a_table(url: str, before: str | None) -> None:
    """Each with a connection of its own, as processes have; twice, so that a row is there first."""
    async with connect_store(url) as one, connect_store(url) as two:
        if before:
            assert await one.create(before, [], now=0, claim=ClubRoomClaim("club", None))
        names = [f"t{number}" for number in range(12)]
        made = await asyncio.gather(
            *(
                (one, two)[number % 2].create(
                    name, ["x"], now=1, claim=ClubRoomClaim("club", before)
                )
                for number, name in enumerate(names)
            )
        )
        [winner] = [name for name, won in zip(names, made, strict=True) if won]
        assert await one.read_room_table("club") == await two.read_room_table("club") == winner
        assert set(await two.read_heads(names)) == {winner}


async def test_when_a_table_was_touched_last(store: Store) -> None:
    await store.create("t", ["x"], now=5)
    assert (await store.read_heads(["t"]))["t"].updated_at == 5
    await commit_one(store, TableUpdate("t", 1, always_append("y")), now=9)
    await commit_one(
        store, TableUpdate("t", 2, always_append(due_at=99)), now=12
    )  # woken, nothing happened
    assert (await store.read_heads(["t"]))["t"].updated_at == 9


async def test_rooms_are_deleted_with_their_tables(store: Store) -> None:
    await store.create("a", [], now=1, claim=ClubRoomClaim("old", None))
    await store.create("b", [], now=1, claim=ClubRoomClaim("used", None))
    await commit_one(store, TableUpdate("b", 0, always_append("x")), now=9)
    assert await store.delete_before(5) == 1
    assert await store.read_room_table("old") is None
    assert await store.read_room_table("used") == "b"
    assert await store.create("c", [], now=10, claim=ClubRoomClaim("old", None))


async def test_a_file_from_before_there_were_rooms(tmp_path: Path) -> None:
    path = tmp_path / "old.sqlite"
    first = load_migrations()[0]
    with closing(sqlite3.connect(path)) as db, db:
        db.execute(CREATE_APPLIED)
        db.executescript(first.sql)
        db.execute("INSERT INTO fivebyfive_migrations VALUES (?, ?, ?)", first.row)
        db.execute("INSERT INTO tables VALUES ('t', 1, NULL, 1, 1)")
        db.execute("INSERT INTO events VALUES ('t', 1, 1, 'x')")
    async with connect_store(str(path)) as store:
        assert await read_bodies(store, "t") == ["x"]
        assert await store.create("u", [], now=2, claim=ClubRoomClaim("club", None))
        assert await store.read_room_table("club") == "u"
