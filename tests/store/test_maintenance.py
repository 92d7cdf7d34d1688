"""What an operator asks of a store, on both databases."""

import pytest

from fivebyfive.store import Store, StoreError, TableUpdate
from fivebyfive.store.maintenance import (
    TableRow,
    count_old_records,
    count_records_of,
    count_tables,
    delete_old_records,
    delete_table,
    list_tables,
    measure_table,
    measure_tables,
)
from support.stores import always_append, commit_one

pytestmark = pytest.mark.anyio


async def play(store: Store, table: str, now: int) -> None:
    """A table at which one game has ended, with a review."""
    await store.create(table, ["open"], now)
    records = ((1, f"record of {table}"),)
    await commit_one(store, TableUpdate(table, 1, always_append("end", records=records)), now)
    await store.save_review(table, 1, 0, "review", now)


async def test_which_tables_there_are_and_how_large(store: Store) -> None:
    await play(store, "a", now=10)
    await store.create("b", ["ńń"], now=20)
    rows = sorted(await list_tables(store))
    assert rows == [TableRow("a", 2, 10, 10), TableRow("b", 1, 20, 20)]
    assert [row.code for row in await list_tables(store, before=20)] == ["a"]
    assert await count_tables(store, 20) == 1
    assert await measure_tables(store) == {"a": 7, "b": 2}
    assert [await measure_table(store, name) for name in ("a", "b", "c")] == [7, 2, 0]
    assert [await count_records_of(store, name) for name in ("a", "b")] == [1, 0]


async def test_a_table_is_deleted_with_all_but_its_records(store: Store) -> None:
    for name in ("a", "b"):
        await play(store, name, now=10)
    assert await delete_table(store, "a")
    assert not await delete_table(store, "a")
    with pytest.raises(StoreError, match="no-such-table"):
        await store.read("a")
    [failed] = await store.commit([TableUpdate("a", 2, always_append("late"))], 11)
    assert isinstance(failed, StoreError)
    assert await store.read_review("a", 1, 0) is None
    assert await store.read_record("a", 1) == "record of a"
    assert not await store.create("a", [], 12)  # its code is taken while a record is kept
    assert await delete_table(store, "a", records_too=True)
    assert await store.read_record("a", 1) is None
    assert await store.read_review("b", 1, 0) == "review"
    assert len(await store.read("b")) == 2


async def test_old_records_go_where_their_table_is_gone(store: Store) -> None:
    for name, now in (("old", 10), ("older", 5), ("new", 100), ("there", 5)):
        await play(store, name, now)
    for name in ("old", "older", "new"):
        await delete_table(store, name)
        await store.save_review(name, 1, 0, "asked for again", 101)
    assert await count_old_records(store, 50) == 2
    assert await delete_old_records(store, 50, limit=1) == 1
    assert await store.read_record("older") is None  # the oldest first
    assert await store.read_record("old") is not None
    assert [await delete_old_records(store, 50) for _ in range(2)] == [1, 0]
    kept = [record.table async for record in store.iter_records()]
    assert sorted(kept) == ["new", "there"]
    reviews = [await store.read_review(name, 1, 0) for name in ("old", "new", "there")]
    assert reviews == [None, "asked for again", "review"]
