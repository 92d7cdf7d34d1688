"""Both stores side by side with a model that is a dict: whatever is done, all three agree."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

import hypothesis.strategies as st
from hypothesis import HealthCheck, settings
from hypothesis.stateful import (
    RuleBasedStateMachine,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from fivebyfive.store import (
    ClubRoomClaim,
    Store,
    StoredEvent,
    StoreError,
    TableUpdate,
    Writes,
    open_store,
)
from support.plugins.hypothesis_profiles import examples

NAMES = st.sampled_from(["a", "B", "b", "ź", "c/d"])
TIMES = st.integers(0, 30)
ROOMS = st.sampled_from(["r", "s"])
BODIES = st.lists(st.sampled_from(["x", "ł", "{}"]), max_size=3).map(tuple)
OUTCOMES = st.builds(
    Writes,
    BODIES,
    st.none() | TIMES,
    st.lists(st.tuples(st.integers(1, 3), st.sampled_from(["r", "s"])), max_size=2).map(tuple),
    st.sampled_from([None, "decision"]),
)
# A table, how far behind its caller is, and what comes of it; None for a decision that fails.
WORKS = st.lists(st.tuples(NAMES, st.integers(-1, 3), st.none() | OUTCOMES), max_size=6)


@dataclass
class Table:
    """What the model knows of a table."""

    events: list[StoredEvent]
    due_at: int | None
    updated_at: int


@dataclass
class Model:
    """A store in a few lines."""

    tables: dict[str, Table] = field(default_factory=dict)
    records: dict[tuple[str, int], tuple[int, str, str | None]] = field(default_factory=dict)
    rooms: dict[str, tuple[str, int]] = field(default_factory=dict)

    def room(self, name: str) -> str | None:
        return self.rooms.get(name, (None, 0))[0]

    def create(
        self,
        name: str,
        bodies: tuple[str, ...],
        now: int,
        due_at: int | None,
        place: ClubRoomClaim | None = None,
    ) -> bool:
        if name in self.tables or any(table == name for table, _ in self.records):
            return False
        if place:
            if self.room(place.room) != place.previous_table:
                return False
            self.rooms[place.room] = (name, now)
        events = [StoredEvent(seq, now, body) for seq, body in enumerate(bodies, 1)]
        self.tables[name] = Table(events, due_at, now)
        return True

    def work(self, name: str, known: int, outcome: Writes | None, now: int) -> Any:
        table = self.tables.get(name)
        if table is None or known > len(table.events):
            return "no-such-table"
        if outcome is None:
            return "failed"
        before = len(table.events)
        for body in outcome.bodies:
            table.events.append(StoredEvent(len(table.events) + 1, now, body))
        for game, text in outcome.records:
            ended_at, _, room = self.records.get((name, game), (now, "", outcome.room))
            self.records[name, game] = (ended_at, text, room)
        if outcome.bodies or outcome.records:
            table.updated_at = now
        table.due_at = outcome.due_at
        newer, appended = table.events[max(known, 0) : before], table.events[before:]
        return tuple(newer), tuple(appended), outcome.result

    def delete_before(self, at: int, records_too: bool) -> int:
        old = [name for name, table in self.tables.items() if table.updated_at < at]
        for name in old:
            del self.tables[name]
        self.rooms = {
            name: (table, updated_at)
            for name, (table, updated_at) in self.rooms.items()
            if table in self.tables or updated_at >= at
        }
        if records_too:
            kept = self.records.items()
            self.records = {
                key: value for key, value in kept if key[0] in self.tables or value[0] >= at
            }
        return len(old)


def failing(newer: tuple[StoredEvent, ...]) -> Writes:
    raise RuntimeError


def plain(result: Any) -> Any:
    """A result of a commit as the model writes it."""
    if isinstance(result, Exception):
        return result.code if isinstance(result, StoreError) else "failed"
    return tuple(result)


class Machine(RuleBasedStateMachine):
    """Does the same to both stores and to the model."""

    def __init__(self, urls: list[str]) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.stores = [open_store(url) for url in urls]
        self.model = Model()
        for store in self.stores:
            self.runner.run(store.open())

    def both(self, do: Callable[[Store], Awaitable[Any]], expected: Any) -> None:
        async def run(store: Store) -> Any:
            return await do(store)

        assert [self.runner.run(run(store)) for store in self.stores] == [expected] * 2

    @rule(name=NAMES, bodies=BODIES, now=TIMES, due_at=st.none() | TIMES)
    def create(self, name: str, bodies: tuple[str, ...], now: int, due_at: int | None) -> None:
        expected = self.model.create(name, bodies, now, due_at)
        self.both(lambda store: store.create(name, bodies, now, due_at), expected)

    @rule(name=NAMES, now=TIMES, room=ROOMS, late=st.booleans())
    def create_in_a_room(self, name: str, now: int, room: str, late: bool) -> None:
        place = ClubRoomClaim(room, "another" if late else self.model.room(room))
        expected = self.model.create(name, (), now, None, place)
        self.both(lambda store: store.create(name, (), now, claim=place), expected)
        self.same_room(room)

    def same_room(self, name: str) -> None:
        self.both(lambda store: store.read_room_table(name), self.model.room(name))

    @precondition(lambda self: self.model.tables)
    @rule(group=WORKS, now=TIMES)
    def commit(self, group: list[tuple[str, int, Writes | None]], now: int) -> None:
        works, expected = [], []
        for name, behind, outcome in group:
            table = self.model.tables.get(name)
            known = max(len(table.events) - behind, 0) if table else 0
            decide = (lambda newer, outcome=outcome: outcome) if outcome is not None else failing
            works.append(TableUpdate(name, known, decide))
            expected.append(self.model.work(name, known, outcome, now))

        async def commit(store: Store) -> list[Any]:
            return [plain(result) for result in await store.commit(works, now)]

        self.both(commit, expected)

    @rule(at=TIMES, records_too=st.booleans())
    def delete_before(self, at: int, records_too: bool) -> None:
        expected = self.model.delete_before(at, records_too)
        self.both(lambda store: store.delete_before(at, records_too), expected)
        self.same_room("r")
        self.same_room("s")

    @rule()
    def reopen(self) -> None:
        for store in self.stores:
            self.runner.run(store.close())
            self.runner.run(store.open())

    @rule(now=TIMES, limit=st.integers(1, 4))
    def due(self, now: int, limit: int) -> None:
        due = sorted(
            (table.due_at, name)
            for name, table in self.model.tables.items()
            if table.due_at is not None and table.due_at <= now
        )
        self.both(lambda store: store.read_due(now, limit), [name for _, name in due][:limit])

    @rule(name=NAMES, game=st.none() | st.integers(1, 3))
    def record(self, name: str, game: int | None) -> None:
        games = [key[1] for key in self.model.records if key[0] == name]
        wanted = max(games, default=0) if game is None else game
        _, expected, _ = self.model.records.get((name, wanted), (0, None, None))
        self.both(lambda store: store.read_record(name, game), expected)

    @rule(name=NAMES, after=st.integers(0, 4))
    def read(self, name: str, after: int) -> None:
        async def read(store: Store) -> Any:
            try:
                return await store.read(name, after)
            except StoreError as error:
                return error.code

        table = self.model.tables.get(name)
        self.both(read, table.events[after:] if table else "no-such-table")

    @invariant()
    def records(self) -> None:
        async def records(store: Store) -> list[Any]:
            return [tuple(record) async for record in store.iter_records()]

        rows = [(*key, *value) for key, value in self.model.records.items()]
        self.both(records, sorted(rows, key=lambda row: (row[2], row[0], row[1])))
        self.both(lambda store: store.count_records(), len(rows))

    def teardown(self) -> None:
        for store in self.stores:
            self.runner.run(store.delete_before(2**62, records_too=True))
            self.runner.run(store.close())
        self.runner.close()


def test_both_stores_do_what_the_model_does(tmp_path: Path, postgres_url: str) -> None:
    numbers = count()

    class Here(Machine):
        def __init__(self) -> None:
            super().__init__([str(tmp_path / f"{next(numbers)}.sqlite"), postgres_url])

    run_state_machine_as_test(
        Here,
        settings=settings(
            max_examples=examples(25),
            stateful_step_count=25,
            suppress_health_check=list(HealthCheck),
        ),
    )
