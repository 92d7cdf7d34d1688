"""What every store must do, on both databases."""

import pytest

from fivebyfive.store import (
    Store,
    StoredEvent,
    StoredRecord,
    StoreError,
    TableUpdate,
    UpdateResult,
    Writes,
)
from support.stores import always_append, commit_one, connect_store, read_bodies

pytestmark = pytest.mark.anyio


def code_of(result: object) -> str:
    assert isinstance(result, StoreError), result
    return result.code


async def test_events_are_numbered_from_1_and_have_their_time(store: Store) -> None:
    assert await store.create("t", ["a", "b"], now=5)
    done = await commit_one(store, TableUpdate("t", 2, always_append("c")), now=7)
    assert done == UpdateResult((), (StoredEvent(3, 7, "c"),))
    assert await store.read("t") == [(1, 5, "a"), (2, 5, "b"), (3, 7, "c")]
    assert await store.read("t", after=2) == [(3, 7, "c")]
    assert await store.read("t", after=3) == []


async def test_a_name_is_taken_once(store: Store) -> None:
    assert await store.create("t", ["a"], now=1, due_at=2)
    assert not await store.create("t", ["b"], now=3, due_at=4)
    assert await store.read("t") == [(1, 1, "a")]
    assert await store.read_due(2) == ["t"]
    assert await store.create("T", [], now=3)


async def test_a_group_is_answered_in_its_order(store: Store) -> None:
    names = ["m", "z", "a", "k"]
    for name in names:
        await store.create(name, [], now=0)
    results = await store.commit(
        [TableUpdate(name, 0, always_append(name)) for name in names], now=1
    )
    assert results == [UpdateResult((), (StoredEvent(1, 1, name),)) for name in names]
    for name in names:
        assert await read_bodies(store, name) == [name]
    assert await store.commit([], now=1) == []


async def test_works_of_one_table_follow_each_other(store: Store) -> None:
    await store.create("t", ["first"], now=0)
    await store.create("u", [], now=0)
    seen = []

    def look(newer: tuple[StoredEvent, ...]) -> Writes:
        seen.append([event.body for event in newer])
        return Writes((f"after {len(newer)}",))

    works = [
        TableUpdate("t", 1, look),
        TableUpdate("u", 0, always_append("u")),
        TableUpdate("t", 0, look),
        TableUpdate("t", 1, look),
    ]
    results = await store.commit(works, now=3)
    assert seen == [[], ["first", "after 0"], ["after 0", "after 2"]]
    assert await read_bodies(store, "t") == ["first", "after 0", "after 2", "after 2"]
    assert results[3] == UpdateResult(
        (StoredEvent(2, 3, "after 0"), StoredEvent(3, 3, "after 2")),
        (StoredEvent(4, 3, "after 2"),),
    )


async def test_who_knows_less_is_told(store: Store) -> None:
    await store.create("t", ["a", "b", "c"], now=0)
    for known in (0, 1, 3):
        done = await commit_one(store, TableUpdate("t", known, always_append()))
        assert [event.body for event in done.newer] == ["a", "b", "c"][known:]
        assert done.appended == ()
    [result] = await store.commit([TableUpdate("t", 4, always_append("d"))], now=0)
    assert code_of(result) == "no-such-table", "a table of that name, but not the one meant"
    assert await read_bodies(store, "t") == ["a", "b", "c"]


async def test_a_decision_that_fails_is_undone_alone(store: Store) -> None:
    for name in ("a", "b"):
        await store.create(name, [], now=0, due_at=1)
    error = RuntimeError("no")

    def fail(newer: tuple[StoredEvent, ...]) -> Writes:
        raise error

    works = [
        TableUpdate("a", 0, always_append("1", due_at=1)),
        TableUpdate("a", 1, fail),
        TableUpdate("missing", 0, always_append("x")),
        TableUpdate("b", 0, fail),
        TableUpdate("a", 1, always_append("2", due_at=1)),
    ]
    results = await store.commit(works, now=0)
    assert results[1] is error
    assert results[3] is error
    assert code_of(results[2]) == "no-such-table"
    assert await read_bodies(store, "a") == ["1", "2"]
    assert await read_bodies(store, "b") == []
    assert await store.read_due(1) == ["a", "b"]


@pytest.mark.parametrize(
    "outcome",
    [
        Writes(("ok", "nul \0")),
        Writes(("half \ud800",)),
        Writes(due_at=-1),
        Writes(due_at=2**63),
        Writes(records=((1, "\0"),)),
        Writes(records=((2**31, ""),)),
        Writes(records=((-1, ""),)),
    ],
)
async def test_what_no_database_can_hold_spoils_nothing_else(store: Store, outcome: Writes) -> None:
    for name in ("a", "b"):
        await store.create(name, [], now=0)
    works = [TableUpdate("a", 0, lambda newer: outcome), TableUpdate("b", 0, always_append("b"))]
    refused, done = await store.commit(works, now=0)
    assert isinstance(refused, ValueError)
    assert isinstance(done, UpdateResult)
    assert await read_bodies(store, "a") == []
    assert await read_bodies(store, "b") == ["b"]
    with pytest.raises(ValueError, match="no database can hold"):
        await store.create("c", ["\0"], now=0)


TEXTS = ["", "zażółć gęślą jaźń", "🎲" * 3, '{"a": "\\u0000\\n"}', "x" * 200_000, "a\r\nb", "'; --"]


async def test_texts_come_back_as_they_were(store: Store) -> None:
    assert await store.create("t", TEXTS, now=0)
    await commit_one(store, TableUpdate("t", len(TEXTS), always_append(*TEXTS)))
    assert await read_bodies(store, "t") == TEXTS * 2


@pytest.mark.parametrize("name", ["", "../up", "%", "a b", "Ź", "🎲", "'", "x" * 1000])
async def test_a_table_may_have_any_name(store: Store, name: str) -> None:
    assert await store.create(name, ["a"], now=0, due_at=1)
    await commit_one(store, TableUpdate(name, 1, always_append("b", due_at=1, records=((1, "r"),))))
    assert await read_bodies(store, name) == ["a", "b"]
    assert await store.read_due(1) == [name]
    assert await store.read_record(name) == "r"


@pytest.mark.parametrize("name", ["none", "a\0b", "\ud800", "a\nb" * 100])
async def test_a_table_that_is_not_there(store: Store, name: str) -> None:
    await store.create("a", [], now=0)
    with pytest.raises(StoreError) as caught:
        await store.read(name)
    [result] = await store.commit([TableUpdate(name, 0, always_append("x"))], now=0)
    assert code_of(caught.value) == code_of(result) == "no-such-table"
    assert str(caught.value.facts["table"]).isprintable()
    assert await store.read_record(name) is None


async def test_due_tables_oldest_first(store: Store) -> None:
    for name, due_at in {"c": 30, "b": 10, "a": 30, "never": None, "B": 10, "late": 99}.items():
        await store.create(name, [], now=0, due_at=due_at)
    assert await store.read_due(9) == []
    assert await store.read_due(30) == ["B", "b", "a", "c"]
    assert await store.read_due(30, limit=3) == ["B", "b", "a"]
    await commit_one(store, TableUpdate("b", 0, always_append(due_at=31)))
    await commit_one(store, TableUpdate("c", 0, always_append("c")))
    assert await store.read_due(30) == ["B", "a"]
    assert await store.read_due(99) == ["B", "a", "b", "late"]


async def finish(store: Store, table: str, game: int, now: int, text: str | None = None) -> None:
    record = (game, text or f"{table} {game}")
    await commit_one(store, TableUpdate(table, 0, always_append(records=(record,))), now)


async def test_records_of_finished_games(store: Store) -> None:
    for name in ("b", "a", "B"):
        await store.create(name, [], now=0)
    assert [record async for record in store.iter_records()] == []
    await finish(store, "b", 1, now=20)
    await finish(store, "a", 1, now=20)
    await finish(store, "B", 3, now=20)
    await finish(store, "a", 10, now=10)
    await finish(store, "a", 9, now=20)
    assert [record async for record in store.iter_records()] == [
        StoredRecord("a", 10, 10, "a 10"),
        StoredRecord("B", 3, 20, "B 3"),
        StoredRecord("a", 1, 20, "a 1"),
        StoredRecord("a", 9, 20, "a 9"),
        StoredRecord("b", 1, 20, "b 1"),
    ]
    assert await store.count_records() == 5
    assert await store.read_record("a") == "a 10"
    assert await store.read_record("a", 9) == "a 9"
    assert await store.read_record("a", 2) is None
    await finish(store, "a", 9, now=30, text="again")
    assert await store.read_record("a", 9) == "again"
    assert await store.count_records() == 5
    # A name that is changed later does not change when the game ended.
    assert StoredRecord("a", 9, 20, "again") in [record async for record in store.iter_records()]


async def test_the_same_game_twice_in_one_commit(store: Store) -> None:
    await store.create("t", [], now=0)
    works = [TableUpdate("t", 0, always_append(records=((1, text),))) for text in ("old", "new")]
    assert await store.commit(works, now=1) == [UpdateResult((), ()), UpdateResult((), ())]
    assert await store.read_record("t") == "new"


async def test_many_records_are_all_there(store: Store) -> None:
    await store.create("t", [], now=0)
    texts = [(game, f"game {game}") for game in range(1, 351)]
    for at in range(0, 350, 50):  # many of the same moment
        await commit_one(
            store, TableUpdate("t", 0, always_append(records=tuple(texts[at : at + 50]))), at // 100
        )
    assert [(record.game, record.text) async for record in store.iter_records()] == texts


async def test_old_tables_are_deleted_and_their_records_kept(store: Store) -> None:
    for name in ("old", "woken", "touched", "finished", "new"):
        await store.create(name, ["x"], now=90 if name == "new" else 10, due_at=5)
    await commit_one(store, TableUpdate("woken", 1, always_append(due_at=6)), now=70)
    await commit_one(store, TableUpdate("touched", 1, always_append("y")), now=50)
    await finish(store, "finished", 1, now=49)
    assert await store.delete_before(50) == 3
    assert await store.read_due(100) == ["new"]
    for name in ("old", "woken", "finished"):
        with pytest.raises(StoreError):
            await store.read(name)
    assert await read_bodies(store, "touched") == ["x", "y"]
    assert await store.read_record("finished") == "finished 1"
    assert await store.delete_before(50) == 0
    assert await store.create("old", ["again"], now=60)
    assert await read_bodies(store, "old") == ["again"]
    assert not await store.create("finished", [], now=60), "its records would be mixed up"


async def test_old_records_are_deleted_on_request(store: Store) -> None:
    for name in ("a", "b", "c"):
        await store.create(name, [], now=0)
    await finish(store, "a", 1, now=10)
    assert await store.delete_before(15) == 3
    await store.create("b", [], now=20)
    await finish(store, "b", 1, now=20)
    await finish(store, "b", 2, now=40)
    await store.create("c", [], now=20)
    await finish(store, "c", 1, now=20)
    assert await store.delete_before(30, records_too=True) == 1
    left = [record.text async for record in store.iter_records()]
    assert left == ["b 1", "b 2"], "a table that is played at keeps its records"
    assert await store.create("c", [], now=50)


async def test_many_old_tables_are_deleted(store: Store) -> None:
    for number in range(250):
        await store.create(f"{number}", ["x"], now=number)
    assert await store.delete_before(240) == 240
    assert await store.delete_before(1000) == 10


async def test_everything_is_there_after_reopening(url: str) -> None:
    async with connect_store(url) as store:
        await store.create("t", ["a"], now=1, due_at=2)
        await finish(store, "t", 1, now=3)
        await store.close()
        with pytest.raises(StoreError, match="store-unavailable"):
            await store.read("t")
        with pytest.raises(StoreError, match="store-unavailable"):
            await store.commit([TableUpdate("t", 1, always_append("b"))], now=4)
        await store.close()  # once more does no harm
        await store.open()
        await commit_one(store, TableUpdate("t", 1, always_append("b", due_at=9)), now=4)
    async with connect_store(url) as store:
        assert await store.read("t") == [(1, 1, "a"), (2, 4, "b")]
        assert await store.read_record("t") == "t 1"
        assert await store.read_due(9) == ["t"]
        await commit_one(store, TableUpdate("t", 2, always_append("c")))
