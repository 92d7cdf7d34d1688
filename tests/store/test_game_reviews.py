"""What the coach said, kept with the game on both databases."""

import pytest

from fivebyfive.store import Store

pytestmark = pytest.mark.anyio


async def test_what_was_said_first_stays(store: Store) -> None:
    await store.create("a", [], now=1)
    assert await store.read_review("a", 1, 0) is None
    await store.save_review("a", 1, 0, "well played", now=2)
    await store.save_review("a", 1, 0, "badly played", now=3)
    await store.save_review("a", 1, 1, "ń", now=3)
    await store.save_review("a", 2, 0, "next game", now=3)
    assert await store.read_review("a", 1, 0) == "well played"
    assert await store.read_review("a", 1, 1) == "ń"
    assert await store.read_review("a", 2, 0) == "next game"
    assert await store.read_review("b", 1, 0) is None


async def test_it_goes_with_the_table(store: Store) -> None:
    for table, now in (("old", 1), ("new", 10)):
        await store.create(table, [], now=now)
        await store.save_review(table, 1, 0, "said", now=now)
    await store.delete_before(5)
    assert await store.read_review("old", 1, 0) is None
    assert await store.read_review("new", 1, 0) == "said"
