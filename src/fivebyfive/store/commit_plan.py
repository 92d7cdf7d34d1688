"""What a group commit writes: the part of `Store.commit` that is the same for all databases.

Inside one transaction a store locks the tables of `oldest_known_seqs`, reads their newer events,
calls `plan_commit`, and writes the rows of the plan. The lock comes first: only then are the events
that `decide` gets all there are. The caller may have decided before, with fewer events; see
`interface` for why that is allowed.
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

_LARGEST: Final = 2**63 - 1  # BIGINT of both databases
_LARGEST_GAME: Final = 2**31 - 1


class HeadState(NamedTuple):
    """The row of a table, without its name."""

    last_seq: int
    due_at: Millis | None
    updated_at: Millis
    created_at: Millis


class EventRow(NamedTuple):
    """A new row of `events`."""

    table: str
    seq: int
    at: Millis
    body: str


class HeadRow(NamedTuple):
    """The new values of a row of `tables`."""

    table: str
    last_seq: int
    due_at: Millis | None
    updated_at: Millis


class RecordRow(NamedTuple):
    """A new row of `records`, or the new values of one."""

    table: str
    game: int
    ended_at: Millis
    text: str
    room: str | None


class TableRow(NamedTuple):
    """A new row of `tables`."""

    table: str
    last_seq: int
    due_at: Millis | None
    created_at: Millis
    updated_at: Millis


class CommitPlan(NamedTuple):
    """The results in the order of the updates, and the rows to write."""

    results: list[UpdateResult | Exception]
    events: list[EventRow]
    heads: list[HeadRow]
    records: list[RecordRow]


def oldest_known_seqs(updates: Iterable[TableUpdate]) -> dict[str, int]:
    """The tables to lock, each with the seq after which its events have to be read."""
    known: dict[str, int] = {}
    for update in updates:
        if is_storable(update.table):
            known[update.table] = min(update.known_seq, known.get(update.table, update.known_seq))
    return known


def plan_commit(
    updates: Sequence[TableUpdate],
    heads: Mapping[str, HeadState],
    events: Mapping[str, Sequence[StoredEvent]],
    now: Millis,
) -> CommitPlan:
    """Call every `decide` and collect what it wants written.

    `events` has those of each table after the oldest `known_seq` of its updates.
    """
    plan = CommitPlan([], [], [], [])
    new_heads = dict(heads)
    logs = {table: list(events.get(table, ())) for table in heads}
    records: dict[tuple[str, int], RecordRow] = {}
    for update in updates:
        head = new_heads.get(update.table)
        # A caller that knows later events than there are knows a table that was deleted since.
        if (
            head is None
            or update.known_seq > head.last_seq
            or update.created_at not in (None, head.created_at)
        ):
            plan.results.append(no_such_table_error(update.table))
            continue
        log = logs[update.table]
        newer = tuple(event for event in log if event.seq > update.known_seq)
        try:
            writes = update.decide(newer)
            check_storable(writes)
        except Exception as error:  # isolated: it fails this update only
            plan.results.append(error)
            continue
        appended = number_events(writes.bodies, head.last_seq, now)
        log.extend(appended)
        plan.results.append(UpdateResult(newer, appended, writes.result))
        plan.events.extend(EventRow(update.table, *event) for event in appended)
        for game, text in writes.records:
            first = records.get((update.table, game))
            room = first.room if first else writes.room
            records[update.table, game] = RecordRow(update.table, game, now, text, room)
        # A timer alone is no update: it must not keep an abandoned table from being deleted.
        updated_at = now if appended or writes.records else head.updated_at
        last_seq = head.last_seq + len(appended)
        new_heads[update.table] = HeadState(last_seq, writes.due_at, updated_at, head.created_at)
    plan.records.extend(records.values())
    plan.heads.extend(
        HeadRow(table, head.last_seq, head.due_at, head.updated_at)
        for table, head in new_heads.items()
        if head != heads[table]
    )
    return plan


def make_first_rows(
    table: str, bodies: Sequence[str], now: Millis, due_at: Millis | None
) -> tuple[TableRow, list[EventRow]]:
    """The rows of a new table. Raises `ValueError`."""
    check_storable(Writes((table, *bodies), due_at))
    events = [EventRow(table, *event) for event in number_events(bodies, 0, now)]
    return TableRow(table, len(events), due_at, now, now), events


def check_claim(claim: ClubRoomClaim) -> None:
    """Refuse a name that one of the databases cannot store. Raises `ValueError`."""
    check_storable(Writes((claim.room, claim.previous_table or "")))


def number_events(bodies: Iterable[str], last_seq: int, now: Millis) -> tuple[StoredEvent, ...]:
    """The bodies as events, numbered from after `last_seq`."""
    return tuple(StoredEvent(seq, now, body) for seq, body in enumerate(bodies, last_seq + 1))


def check_storable(writes: Writes) -> None:
    """Refuse what one of the databases cannot store, because it would fail the whole commit.

    Raises `ValueError`.
    """
    texts = [*writes.bodies, *(text for _, text in writes.records), writes.room or ""]
    games = [game for game, _ in writes.records]
    if not (
        all(map(is_storable, texts))
        and 0 <= (writes.due_at or 0) <= _LARGEST
        and all(0 <= game <= _LARGEST_GAME for game in games)
    ):
        raise ValueError("an outcome that no database can hold")  # without it: it may be secret


def no_such_table_error(table: str) -> StoreError:
    """The error for a table that does not exist; the name may be any text."""
    return StoreError(StoreCode.NO_SUCH_TABLE, table=sanitize_text(table))


def is_storable(text: str) -> bool:
    """Whether both databases can store a text: no NUL, no lone surrogates."""
    if "\0" in text:
        return False
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True
