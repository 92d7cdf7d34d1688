"""What tests of the event log share, and what their child processes do.

python stores.py hammer ADDRESS     commits without end, prints the number of each commit
python stores.py decide ADDRESS     commits once, and prints a line while it decides again
python stores.py open ADDRESS       waits for a line, then opens and closes the store
python stores.py follow ADDRESS     is worker 4711, who follows t and u, until a line comes
"""

import asyncio
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from fivebyfive.store import (
    Millis,
    Store,
    StoredEvent,
    TableUpdate,
    UpdateResult,
    Writes,
    open_store,
)

HAMMERED_TABLES = ("c", "a", "b")  # tables that get the same events in every commit


@asynccontextmanager
async def connect_store(url: str) -> AsyncIterator[Store]:
    """A store from its opening to its closing."""
    store = open_store(url)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def always_append(
    *bodies: str,
    due_at: Millis | None = None,
    records: tuple[tuple[int, str], ...] = (),
    room: str | None = None,
) -> Callable[[tuple[StoredEvent, ...]], Writes]:
    """A `decide` that wants the same whatever happened."""
    return lambda newer: Writes(bodies, due_at, records, room=room)


async def commit_one(store: Store, work: TableUpdate, now: Millis = 0) -> UpdateResult:
    """Do one work that is expected to be done."""
    [result] = await store.commit([work], now)
    if isinstance(result, Exception):
        raise result
    return result


async def read_bodies(store: Store, table: str) -> list[str]:
    """What was written at a table, which must be numbered without gaps."""
    events = await store.read(table)
    assert [event.seq for event in events] == list(range(1, len(events) + 1))
    return [event.body for event in events]


async def commit_forever(url: str) -> None:
    """Commit until somebody stops this process; what is printed has been acknowledged."""
    async with connect_store(url) as store:
        for table in HAMMERED_TABLES:
            await store.create(table, [], 0)
        number = 0
        while True:
            done = await store.commit(
                [
                    TableUpdate(table, 2 * number, always_append(f"{number}", f"{number}"))
                    for table in HAMMERED_TABLES
                ],
                0,
            )
            assert all(isinstance(result, UpdateResult) for result in done), done
            print(number, flush=True)  # noqa: T201
            number += 1


async def block_in_decide(url: str) -> None:
    """Acknowledge a commit, and be in the middle of the next when the second line is printed."""

    def decide(newer: tuple[StoredEvent, ...]) -> Writes:
        print("deciding", flush=True)  # noqa: T201
        sys.stdin.readline()
        raise AssertionError("nobody stopped this process")

    async with connect_store(url) as store:
        for table in HAMMERED_TABLES:
            await store.create(table, [], 0)
        await store.commit(
            [TableUpdate(table, 0, always_append("0", "0")) for table in HAMMERED_TABLES], 0
        )
        print(0, flush=True)  # noqa: T201
        works = [TableUpdate(table, 2, always_append("1", "1")) for table in HAMMERED_TABLES]
        await store.commit([*works[:-1], TableUpdate(works[-1].table, 2, decide)], 0)


async def open_on_signal(url: str) -> None:
    """Be ready, then open together with others."""
    store = open_store(url)
    print("ready", flush=True)  # noqa: T201
    sys.stdin.readline()
    await store.open()
    await store.read_due(0)
    await store.close()


async def follow_until_stopped(url: str) -> None:
    """Follow the log until somebody stops this process."""
    async with connect_store(url) as store:
        await store.follow("4711", lambda table, seq: None)
        await store.follow_tables(["t", "u"])
        print("ready", flush=True)  # noqa: T201
        await asyncio.to_thread(sys.stdin.readline)


if __name__ == "__main__":
    works = {
        "hammer": commit_forever,
        "decide": block_in_decide,
        "open": open_on_signal,
        "follow": follow_until_stopped,
    }
    asyncio.run(works[sys.argv[1]](sys.argv[2]))
