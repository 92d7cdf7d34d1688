"""What a look at the season of a club room costs, the first and every further one.

The baseline, in the same run on the same file, is reading the records and nothing else. A worker
that has answered before has all that a record comes to in memory; a game that ends or a person who
is hidden makes it put the season together anew, which is the first look at a changed season.
"""

import asyncio
import json
import platform
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

from fivebyfive.rules import Player, Record
from fivebyfive.server.http.room_models import make_season_view
from fivebyfive.server.tables.room_season import SeasonReader
from fivebyfive.store import Statement, Store, open_store
from fivebyfive.store.room_memory import PersonNote, read_games, save_people
from random_games import random_record

GAMES, CLUB, SEATS, LOOKS, SEED = 500, 12, 5, 20, 20260301
RESULTS = Path(__file__).parent / "results" / "season.json"
_ADD = "INSERT INTO records (table_name, game, ended_at, text, room) VALUES (?, ?, ?, ?, ?)"


async def fill(store: Store) -> None:
    """Games of some people of a club each."""
    rng = Random(SEED)
    for number in range(GAMES):
        names = rng.sample([f"Member {one}" for one in range(CLUB)], SEATS)
        game = random_record("knister", SEATS, rng).game
        text = str(Record(game, tuple(map(Player, names))))
        key = (str(100_000 + number), 1, number * 86_400_000)
        await store.run_statements(Statement(_ADD, (*key, text, "club")))


async def measure(work: Callable[[], Awaitable[object]]) -> float:
    """The median of the milliseconds of one call."""
    times = []
    for _ in range(LOOKS):
        start = time.perf_counter()
        await work()
        times.append(time.perf_counter() - start)
    return 1000 * statistics.median(times)


async def run(path: Path) -> dict[str, object]:
    """All measurements on one new file."""
    store = open_store(str(path))
    await store.open()
    try:
        return await measure_looks(store)
    finally:
        await store.close()


async def measure_looks(store: Store) -> dict[str, object]:
    """The first look, looks after a change, and looks at what was seen before."""
    await fill(store)
    reader = SeasonReader(store)
    changes = 0

    async def look() -> None:
        season = await reader.read("club")
        make_season_view("club", season, "knister", "", (True, False))

    async def look_after_change() -> None:
        nonlocal changes
        changes += 1
        await save_people(store, "club", [PersonNote(f"{changes:016x}", is_hidden=True)])
        await look()

    start = time.perf_counter()
    await look()
    first = 1000 * (time.perf_counter() - start)
    changed = await measure(look_after_change)
    again = await measure(look)
    only_read = await measure(lambda: read_games(store, "club"))
    return {
        "games": GAMES,
        "seats": SEATS,
        "first_ms": round(first, 1),
        "after_change_ms": round(changed, 1),
        "again_ms": round(again, 1),
        "only_read_ms": round(only_read, 1),
        "again_of_after_change": round(again / changed, 3),
        "python": platform.python_version(),
    }


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(run(Path(folder) / "club.sqlite"))
    RESULTS.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    print(json.dumps(found, indent=1))
