"""What a club room remembers, on both databases."""

import pytest

from fivebyfive.store import ClubRoomClaim, Statement, Store, TableUpdate
from fivebyfive.store import room_memory as memory
from fivebyfive.store.leftovers import MEMORY_OFF_MS, ROOM_KEY_MS
from fivebyfive.store.maintenance import delete_old_records, delete_table
from fivebyfive.store.room_memory import MemoryState, PersonNote, RoomKey
from support.stores import always_append, commit_one

pytestmark = pytest.mark.anyio


async def play(store: Store, table: str, game: int, room: str | None = "club", at: int = 5) -> None:
    """A game that ends at a table, which is created if there is none."""
    if not await store.read_heads([table]):
        await store.create(table, [], now=1)
    ended = always_append(records=((game, f"{table} {game}"),), room=room)
    await commit_one(store, TableUpdate(table, 0, ended), now=at)


async def test_a_room_remembers_the_games_that_end_there(store: Store) -> None:
    assert await memory.read_memory_state(store, "club") == MemoryState(True, 0)
    await play(store, "b", 1, at=7)
    await play(store, "a", 2, at=6)
    await play(store, "c", 1, room=None)
    await play(store, "d", 1, room="other")
    await play(store, "a", 2, at=9)  # renamed after its end
    assert await memory.read_memory_state(store, "club") == MemoryState(True, 2)
    assert [one.text for one in await memory.read_games(store, "club")] == ["a 2", "b 1"]
    assert await memory.read_game(store, "club", "a", 2) == "a 2"
    assert await memory.read_game(store, "club", "d", 1) is None
    stored = {one.table: one.room async for one in store.iter_records()}
    assert stored == {"a": "club", "b": "club", "c": None, "d": "other"}


async def test_a_room_that_was_told_to_forget(store: Store) -> None:
    await play(store, "a", 1)
    await play(store, "d", 1, room="other")
    await memory.save_people(store, "club", [PersonNote("p", is_hidden=True)])
    await memory.add_key(store, "club", RoomKey("keeper", True, "a", 1))
    await memory.add_key(store, "club", RoomKey("guest", False, "a", 1))
    await memory.switch_memory(store, "club", False, now=8)
    assert await memory.read_memory_state(store, "club") == MemoryState(False, 0)
    assert await memory.read_people(store, "club") == []
    assert await memory.find_key(store, "club", "keeper") is True
    assert await memory.find_key(store, "club", "guest") is None
    await play(store, "a", 1)  # renamed after its end
    await play(store, "a", 2)
    assert await memory.read_games(store, "club") == []
    assert await store.count_records() == 3
    await memory.switch_memory(store, "club", True, now=9)
    assert await memory.read_memory_state(store, "club") == MemoryState(True, 0)
    await play(store, "a", 3)
    assert [one.game for one in await memory.read_games(store, "club")] == [3]
    assert await memory.read_memory_state(store, "other") == MemoryState(True, 1)


async def test_an_operator_sees_rooms_and_deletes_what_they_remember(store: Store) -> None:
    await play(store, "a", 1, at=5)
    await play(store, "a", 2, at=9)
    await play(store, "d", 1, room="other", at=20)
    await memory.add_key(store, "club", RoomKey("k", True, "a", 1))
    assert await memory.list_remembered_rooms(store) == [("other", 1, 20, 20), ("club", 2, 5, 9)]
    assert await memory.forget_room(store, "club") == (2, 1)
    assert await memory.forget_room(store, "club") == (0, 0)
    assert await memory.list_remembered_rooms(store) == [("other", 1, 20, 20)]
    await delete_table(store, "d")
    assert await memory.list_remembered_rooms(store) == []
    assert await store.count_records() == 3


async def test_the_devices_that_a_room_knows(store: Store) -> None:
    assert await memory.find_devices(store, "club", "a") == (0, 0, frozenset())
    assert await memory.find_key(store, "club", "k") is None
    await memory.add_key(store, "club", RoomKey("k", False, "a", 1, "d1"))
    await memory.add_key(store, "club", RoomKey("l", True, "b", 1, "d2"))
    assert await memory.find_key(store, "club", "k") is False
    assert await memory.find_key(store, "other", "k") is None
    assert await memory.find_devices(store, "club", "a") == (2, 1, frozenset({"d1"}))
    await memory.use_key(store, "club", RoomKey("k", True, "b", 2, "d3"))
    assert await memory.find_key(store, "club", "k") is True
    assert await memory.find_devices(store, "club", "b") == (2, 2, frozenset({"d2", "d3"}))


async def test_people_who_are_merged_hidden_and_as_before(store: Store) -> None:
    hidden, merged = PersonNote("p", is_hidden=True), PersonNote("q", merged_into="p")
    await memory.save_people(store, "club", [hidden, merged])
    assert sorted(await memory.read_people(store, "club")) == [hidden, merged]
    assert await memory.list_rooms_with_people(store) == ["club"]
    await memory.save_people(store, "club", [PersonNote("p")])
    assert await memory.read_people(store, "club") == [merged]
    await memory.delete_person_notes(store, "club", "p")
    assert await memory.read_people(store, "club") == []


async def test_reviews_of_remembered_games_stay_as_long_as_the_records(store: Store) -> None:
    for table, room in (("a", "club"), ("b", None)):
        await play(store, table, 1, room)
        await store.save_review(table, 1, 0, f"review {table}", now=5)
    [key] = await memory.list_reviews(store, "club")
    assert key == ("a", 1, 0, 5)
    assert await memory.read_reviews(store, [key]) == ["review a"]
    await store.delete_before(10)
    assert await store.read_review("b", 1, 0) is None
    assert await memory.read_reviews(store, [key]) == ["review a"]
    while await delete_old_records(store, 10):
        pass
    assert await memory.read_reviews(store, [key]) == [None]


async def test_what_a_room_remembers_goes_with_its_last_record(store: Store) -> None:
    await store.create("a", [], now=1, claim=ClubRoomClaim("club", None))
    await play(store, "a", 1)
    await memory.add_key(store, "club", RoomKey("k", True, "a", 5))
    await memory.save_people(store, "club", [PersonNote("p", is_hidden=True)])
    await memory.switch_memory(store, "silent", False, now=5)
    await store.delete_before(10)
    assert await store.read_room_table("club") is None
    assert await memory.find_key(store, "club", "k")
    assert await memory.read_people(store, "club")
    while await delete_old_records(store, 10):
        pass
    assert await memory.find_key(store, "club", "k") is None
    assert await memory.read_people(store, "club") == []
    # A room that must not remember does not begin again because nobody was there for a while.
    assert not (await memory.read_memory_state(store, "silent")).is_on
    await store.delete_before(6 + MEMORY_OFF_MS)
    assert (await memory.read_memory_state(store, "silent")).is_on


async def test_a_room_in_use_that_is_off_stays_off(store: Store) -> None:
    later = 6 + MEMORY_OFF_MS
    for room in ("with-table", "with-keeper"):
        await memory.switch_memory(store, room, False, now=5)
    await store.create("a", [], now=later, claim=ClubRoomClaim("with-table", None))
    await memory.add_key(store, "with-keeper", RoomKey("k", True, "", later))
    await store.delete_before(later)
    assert not (await memory.read_memory_state(store, "with-table")).is_on
    assert not (await memory.read_memory_state(store, "with-keeper")).is_on


async def test_the_keepers_of_a_room_that_is_off_stay_as_long_as_it_is_off(store: Store) -> None:
    """Without them nobody could switch it on: it gives no new keys."""
    await memory.add_key(store, "club", RoomKey("k", True, "", 1))
    await memory.switch_memory(store, "club", False, now=5)
    await store.delete_before(6 + ROOM_KEY_MS)
    assert await memory.find_key(store, "club", "k")
    await store.delete_before(5 + MEMORY_OFF_MS)
    assert await memory.find_key(store, "club", "k")
    await store.delete_before(6 + MEMORY_OFF_MS)
    assert await memory.find_key(store, "club", "k") is None
    assert (await memory.read_memory_state(store, "club")).is_on


async def test_a_device_that_was_not_seen_for_very_long_is_forgotten(store: Store) -> None:
    await play(store, "a", 1, at=2 + ROOM_KEY_MS)
    await memory.add_key(store, "club", RoomKey("old", True, "a", 1))
    await memory.add_key(store, "club", RoomKey("new", True, "a", 2))
    await store.delete_before(2 + ROOM_KEY_MS)
    assert await memory.find_key(store, "club", "old") is None
    assert await memory.find_key(store, "club", "new")


async def test_a_game_that_ended_while_a_room_was_told_to_forget(store: Store) -> None:
    """One that was being stored then may be there afterwards; a new season is without it."""
    await play(store, "a", 1)
    await memory.switch_memory(store, "club", False, now=6)
    await store.run_statements(Statement("UPDATE records SET room = ?", ("club",)))
    await memory.switch_memory(store, "club", True, now=7)
    assert await memory.read_games(store, "club") == []
    assert await store.count_records() == 1


@pytest.mark.parametrize("was_off", [False, True])
async def test_a_room_that_is_on_already_keeps_what_it_has(store: Store, was_off: bool) -> None:
    if was_off:
        await memory.switch_memory(store, "club", False, now=2)
        await memory.switch_memory(store, "club", True, now=3)
    await play(store, "a", 1)
    hidden = PersonNote("p", is_hidden=True)
    await memory.save_people(store, "club", [hidden])
    await memory.add_key(store, "club", RoomKey("guest", False, "a", 1))
    await memory.switch_memory(store, "club", True, now=8)
    assert await memory.read_memory_state(store, "club") == MemoryState(True, 1)
    assert await memory.read_people(store, "club") == [hidden]
    assert await memory.find_key(store, "club", "guest") is False
