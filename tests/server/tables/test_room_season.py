"""The season of a club room in the memory of a worker: as it is stored, whoever changed it."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

import pytest

from fivebyfive.analysis.rating import RatingStep, rate_games
from fivebyfive.analysis.season import PersonId, SeasonGame
from fivebyfive.server.tables import room_season
from fivebyfive.server.tables.room_season import Season, SeasonReader, make_person_id
from fivebyfive.store import Statement, Store, TableUpdate
from fivebyfive.store.room_memory import PersonNote, save_people
from support.paths import GOLDEN
from support.stores import always_append, commit_one, connect_store

FOUR = (GOLDEN / "knister-four.5x5").read_text()
OLA = "Ola"


def record(names: str) -> str:
    """A finished game of four."""
    head, _, rest = FOUR.partition("\n\n")
    return f"{head.splitlines()[0]}\nSeats: {names}\n\n{rest}"


async def play(store: Store, table: str, names: str, at: int) -> None:
    await store.create(table, [], now=0)
    ended = always_append(records=((1, record(names)),), room="club")
    await commit_one(store, TableUpdate(table, 0, ended), at)


async def hide(store: Store) -> None:
    await save_people(store, "club", [PersonNote(make_person_id("club", OLA), is_hidden=True)])


async def rename(store: Store) -> None:
    """Another name of the same length, as an operator may."""
    sql = "UPDATE records SET text = replace(text, 'Tim', 'Kim') WHERE table_name = 'a'"
    await store.run_statements(Statement(sql))


async def review(store: Store) -> None:
    for seat in range(4):
        await store.save_review("a", 1, seat, f'{{"luck": {30.0 * seat}}}', now=9)


def describe(season: Season) -> object:
    """All that is told of a season."""
    hidden = [person for person in season.names if season.people.is_hidden(person)]
    return season.games, season.names, hidden, season.rate("knister")


CHANGES: Sequence[Callable[[Store], Awaitable[None]]] = [
    lambda store: play(store, "b", "Ola, Tim, Eva, Jan", 7),
    hide,
    rename,
    review,
]


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "games.sqlite")
    return str(request.getfixturevalue("postgres_url"))


@pytest.mark.parametrize("change", CHANGES)
def test_whatever_changes_is_seen_by_all_workers(
    url: str, change: Callable[[Store], Awaitable[None]]
) -> None:
    async def run() -> None:
        async with connect_store(url) as store, connect_store(url) as other:
            readers = [SeasonReader(store), SeasonReader(other)]
            await play(store, "a", "Ola, Tim, Eva, Jan", 5)
            before = [describe(await reader.read("club")) for reader in readers]
            await change(store)
            fresh = describe(await SeasonReader(store).read("club"))
            assert [describe(await reader.read("club")) for reader in readers] == [fresh, fresh]
            assert before[0] == before[1] != fresh

    asyncio.run(run())


def test_a_season_is_put_together_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rated: list[int] = []

    def rate(games: Sequence[SeasonGame]) -> dict[PersonId, list[RatingStep]]:
        rated.append(len(games))
        return rate_games(games)

    monkeypatch.setattr(room_season, "rate_games", rate)

    async def run() -> None:
        async with connect_store(str(tmp_path / "games.sqlite")) as store:
            reader = SeasonReader(store)
            await play(store, "a", "Ola, Tim, Eva, Jan", 5)
            for _ in range(3):
                (await reader.read("club")).rate("knister")
            await play(store, "b", "Ola, Tim, Eva, Jan", 7)
            for _ in range(3):
                (await reader.read("club")).rate("knister")

    asyncio.run(run())
    assert rated == [1, 2]
