"""What a group of works writes: the part of a commit that knows no database.

A store locks and reads what `settle` asks for, calls it, and writes down the rows it gives.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from fivebyfive.rules.text import sanitize_text
from fivebyfive.store.interface import (
    ClubRoomClaim,
    Millis,
    StoreCode,
    StoredEvent,
    StoreError,
    TableUpdate,
    UpdateResult,
    Writes,
)

_LARGEST: Final = 2**63 - 1  # what both databases can hold
_LARGEST_GAME: Final = 2**31 - 1


class HeadState(NamedTuple):
    """The row of a table; `born` is when it was created."""

    last_seq: int
    due_at: Millis | None
    updated_at: Millis
    created_at: Millis


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


class CommitPlan(NamedTuple):
    """The results in the order of the works, and the rows to write."""

    results: list[UpdateResult | Exception]
    events: list[EventRow]
    heads: list[HeadRow]
    records: list[RecordRow]


def oldest_known_seqs(updates: Iterable[TableUpdate]) -> dict[str, int]:
    """From where each table has to be read."""
    known: dict[str, int] = {}
    for work in updates:
        if is_storable(work.table):
            known[work.table] = min(work.known_seq, known.get(work.table, work.known_seq))
    return known


def plan_commit(
    updates: Sequence[TableUpdate],
    heads: Mapping[str, HeadState],
    events: Mapping[str, Sequence[StoredEvent]],
    now: Millis,
) -> CommitPlan:
    """Call every `decide` and gather what came of it.

    `events` has those of each table that are newer than the oldest `known` of its works.
    """
    settled = CommitPlan([], [], [], [])
    now_heads = dict(heads)
    logs = {table: list(events.get(table, ())) for table in heads}
    records: dict[tuple[str, int], RecordRow] = {}
    for work in updates:
        head = now_heads.get(work.table)
        # A caller that knows more than there is knows a table that has been deleted since.
        if (
            head is None
            or work.known_seq > head.last_seq
            or work.created_at not in (None, head.created_at)
        ):
            settled.results.append(no_such_table_error(work.table))
            continue
        log = logs[work.table]
        newer = tuple(event for event in log if event.seq > work.known_seq)
        try:
            outcome = work.decide(newer)
            check_storable(outcome)
        except Exception as error:  # whatever it is, it concerns this table only
            settled.results.append(error)
            continue
        appended = number_events(outcome.bodies, head.last_seq, now)
        log.extend(appended)
        settled.results.append(UpdateResult(newer, appended, outcome.result))
        settled.events.extend(EventRow(work.table, *event) for event in appended)
        for game, text in outcome.records:
            records[work.table, game] = RecordRow(work.table, game, now, text)
        # Waking up alone does not keep an abandoned table from being deleted one day.
        touched = now if appended or outcome.records else head.updated_at
        last = head.last_seq + len(appended)
        now_heads[work.table] = HeadState(last, outcome.due_at, touched, head.created_at)
    settled.records.extend(records.values())
    settled.heads.extend(
        HeadRow(table, head.last_seq, head.due_at, head.updated_at)
        for table, head in now_heads.items()
        if head != heads[table]
    )
    return settled


def make_first_rows(
    table: str, bodies: Sequence[str], now: Millis, due_at: Millis | None
) -> tuple[TableRow, list[EventRow]]:
    """What a new table writes."""
    check_storable(Writes((table, *bodies), due_at))
    events = [EventRow(table, *event) for event in number_events(bodies, 0, now)]
    return TableRow(table, len(events), due_at, now, now), events


def check_claim(claim: ClubRoomClaim) -> None:
    """Refuse a name that one of the databases could not hold. Raises `ValueError`."""
    check_storable(Writes((claim.room, claim.previous_table or "")))


def number_events(bodies: Iterable[str], last_seq: int, now: Millis) -> tuple[StoredEvent, ...]:
    """The bodies as the events that follow a seq."""
    return tuple(StoredEvent(seq, now, body) for seq, body in enumerate(bodies, last_seq + 1))


def check_storable(outcome: Writes) -> None:
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


def no_such_table_error(table: str) -> StoreError:
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
