"""Games that a club room remembers, of tables that are gone."""

import asyncio

from fivebyfive.store import StoredRecord, TableUpdate
from support.paths import GOLDEN
from support.server.server_process import Server
from support.stores import always_append, commit_one, connect_store

FOUR = (GOLDEN / "knister-four.5x5").read_text()
THREE = (GOLDEN / "knaster-three.5x5").read_text()


def record(names: str, text: str = FOUR) -> str:
    """A finished game of others."""
    head, _, rest = text.partition("\n\n")
    return f"{head.splitlines()[0]}\nSeats: {names}\n\n{rest}"


GAMES = [
    StoredRecord("900001", 1, 1_772_323_200_000, record("Ola, Tim, Eva, Jan")),
    StoredRecord("900001", 2, 1_772_326_800_000, record("Ola, tim, Robo [casual], Jan")),
    StoredRecord("900002", 1, 1_775_001_600_000, record("Eva, Ola K, Tim, Łukasz")),
    StoredRecord("900002", 2, 1_775_001_700_000, record("Tim, Ola, Eva", THREE)),
]


def fill(server: Server, room: str = "chess-club", games: list[StoredRecord] = GAMES) -> None:
    """Games that a room remembers, of tables that are gone."""

    async def run() -> None:
        async with connect_store(server.database) as store:
            for table, game, ended_at, text, _ in games:
                await store.create(table, [], now=0)
                ended = always_append(records=((game, text),), room=room)
                await commit_one(store, TableUpdate(table, 0, ended), ended_at)

    asyncio.run(run())
