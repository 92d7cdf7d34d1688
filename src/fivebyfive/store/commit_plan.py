"""What a group of works writes: the part of a commit that knows no database.

A store locks and reads what `settle` asks for, calls it, and writes down the rows it gives.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from fivebyfive.rules.moves import sanitize_text
from fivebyfive.store.interface import (
    Done,
    Millis,
    Outcome,
    Place,
    StoreCode,
    StoredEvent,
    StoreError,
    Work,
)

_LARGEST: Final = 2**63 - 1  # what both databases can hold
_LARGEST_GAME: Final = 2**31 - 1


class Head(NamedTuple):
    """The row of a table; `born` is when it was created."""

    last_seq: int
    due_at: Millis | None
    updated_at: Millis
    born: Millis


class EventRow(NamedTuple):
    """A row of events."""

    table: str
    seq: int
    at: Millis
    body: str


class HeadRow(NamedTuple):
    """A table's row as it shall be."""

    table: str
    last_seq: int
    due_at: Millis | None
    updated_at: Millis


class RecordRow(NamedTuple):
    """A row of records."""

    table: str
    game: int
    ended_at: Millis
    text: str


class TableRow(NamedTuple):
    """A new row of tables."""

    table: str
    last_seq: int
    due_at: Millis | None
    created_at: Millis
    updated_at: Millis


class Settled(NamedTuple):
    """The results in the order of the works, and the rows to write."""

    results: list[Done | Exception]
    events: list[EventRow]
    heads: list[HeadRow]
    records: list[RecordRow]


def oldest_known(works: Iterable[Work]) -> dict[str, int]:
    """From where each table has to be read."""
    known: dict[str, int] = {}
    for work in works:
        if is_storable(work.table):
            known[work.table] = min(work.known, known.get(work.table, work.known))
    return known


def settle(
    works: Sequence[Work],
    heads: Mapping[str, Head],
    events: Mapping[str, Sequence[StoredEvent]],
    now: Millis,
) -> Settled:
    """Call every `decide` and gather what came of it.

    `events` has those of each table that are newer than the oldest `known` of its works.
    """
    settled = Settled([], [], [], [])
    now_heads = dict(heads)
    logs = {table: list(events.get(table, ())) for table in heads}
    records: dict[tuple[str, int], RecordRow] = {}
    for work in works:
        head = now_heads.get(work.table)
        # A caller that knows more than there is knows a table that has been deleted since.
        if head is None or work.known > head.last_seq or work.born not in (None, head.born):
            settled.results.append(no_such_table(work.table))
            continue
        log = logs[work.table]
        newer = tuple(event for event in log if event.seq > work.known)
        try:
            outcome = work.decide(newer)
            check(outcome)
        except Exception as error:  # whatever it is, it concerns this table only
            settled.results.append(error)
            continue
        appended = numbered(outcome.bodies, head.last_seq, now)
        log.extend(appended)
        settled.results.append(Done(newer, appended))
        settled.events.extend(EventRow(work.table, *event) for event in appended)
        for game, text in outcome.records:
            records[work.table, game] = RecordRow(work.table, game, now, text)
        # Waking up alone does not keep an abandoned table from being deleted one day.
        touched = now if appended or outcome.records else head.updated_at
        last = head.last_seq + len(appended)
        now_heads[work.table] = Head(last, outcome.due_at, touched, head.born)
    settled.records.extend(records.values())
    settled.heads.extend(
        HeadRow(table, head.last_seq, head.due_at, head.updated_at)
        for table, head in now_heads.items()
        if head != heads[table]
    )
    return settled


def first_rows(
    table: str, bodies: Sequence[str], now: Millis, due_at: Millis | None
) -> tuple[TableRow, list[EventRow]]:
    """What a new table writes."""
    check(Outcome((table, *bodies), due_at))
    events = [EventRow(table, *event) for event in numbered(bodies, 0, now)]
    return TableRow(table, len(events), due_at, now, now), events


def check_place(place: Place) -> None:
    """Refuse a name that one of the databases could not hold. Raises `ValueError`."""
    check(Outcome((place.room, place.before or "")))


def numbered(bodies: Iterable[str], last_seq: int, now: Millis) -> tuple[StoredEvent, ...]:
    """The bodies as the events that follow a seq."""
    return tuple(StoredEvent(seq, now, body) for seq, body in enumerate(bodies, last_seq + 1))


def check(outcome: Outcome) -> None:
    """Refuse what one of the databases could not hold; it would spoil the whole commit.

    Raises `ValueError`.
    """
    texts = [*outcome.bodies, *(text for _, text in outcome.records)]
    games = [game for game, _ in outcome.records]
    if not (
        all(map(is_storable, texts))
        and 0 <= (outcome.due_at or 0) <= _LARGEST
        and all(0 <= game <= _LARGEST_GAME for game in games)
    ):
        raise ValueError("an outcome that no database can hold")  # not what is in it: it is secret


def no_such_table(table: str) -> StoreError:
    """The refusal of a name that may be anything."""
    return StoreError(StoreCode.NO_SUCH_TABLE, table=sanitize_text(table))


def is_storable(text: str) -> bool:
    """Whether both databases can hold a text: no NUL, no halves of characters."""
    if "\0" in text:
        return False
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True
