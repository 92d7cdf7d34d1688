"""Erasing a person's name: another, neutral one stands in the logs of tables and in records.

Only names are replaced. The dice depend on the code of the table, its secret and what the devices
added, so a record can still be verified. Events are replaced where they stand, with the same
number and time: whoever has a table in memory has folded them already and reads them no more.
"""

import re
from collections.abc import Collection
from itertools import count
from typing import Final, NamedTuple

import orjson

from fivebyfive.rules import Record, parse_record
from fivebyfive.rules.class_headers import (
    SERIES_HEADER,
    TEAMS_HEADER,
    parse_series,
    parse_teams,
)
from fivebyfive.rules.text import normalize_name
from fivebyfive.store.commit_plan import is_storable
from fivebyfive.store.interface import Statement, Store, StoredRecord
from fivebyfive.store.maintenance import forget_derived

NEUTRAL_NAME: Final = "N.N."  # nomen nescio, understood in all our languages

_NAMED: Final = (
    """SELECT seq, body FROM events WHERE table_name = ? AND (body LIKE '%"name":%' """
    """OR body LIKE '{"type":"RosterSet",%' OR body LIKE '{"type":"TeamsSet",%') ORDER BY seq"""
)
_REPLACE_EVENT: Final = (
    "UPDATE events SET body = ? WHERE table_name = ? AND seq = ? AND body = ? RETURNING seq"
)
# Only if it is as it was read: a game that is over may be renamed at, and stored anew.
_REPLACE_RECORD: Final = (
    "UPDATE records SET text = ? WHERE table_name = ? AND game = ? AND text = ? RETURNING game"
)
_COUNT_ERASURES: Final = "SELECT erasures FROM tables WHERE name = ?"
# First: it is the lock that others who store a snapshot of the table wait for.
_ADD_ERASURE: Final = "UPDATE tables SET erasures = erasures + 1 WHERE name = ?"
_DELETE_REVIEW: Final = "DELETE FROM coachings WHERE table_name = ? AND game = ?"


class NamedEvents(NamedTuple):
    """The events of a table that name a person, and a name that nobody had there."""

    bodies: dict[int, str]  # by seq
    neutral: str
    name: str  # the person's, as `normalize_name` returns it


async def find_named_events(store: Store, table: str, name: str) -> NamedEvents:
    """The events of a table in which a name stands."""
    [rows] = await store.run_statements(Statement(_NAMED, (table,)), patiently=True)
    names = {body: set(map(normalize_name, _names_in_body(body))) for _, body in rows}
    wanted = normalize_name(name)
    found = {seq: body for seq, body in rows if wanted in names[body]}
    return NamedEvents(found, choose_neutral_name(set().union(*names.values())), wanted)


def _names_in_body(body: str) -> list[str]:
    """The names of people in an event: of one, of the list of a class, of its teams."""
    data = orjson.loads(body)
    teams = data.get("teams", {}).values()
    return [
        *([data["name"]] if data.get("name") else []),
        *data.get("names", []),
        *(one for team in teams for one in team),
    ]


async def count_erasures(store: Store, table: str) -> int:
    """How often names were erased in the log of a table; to be asked before it is read."""
    if not is_storable(table):  # there is no such table
        return 0
    [rows] = await store.run_statements(Statement(_COUNT_ERASURES, (table,)))
    return int(rows[0][0]) if rows else 0


async def replace_events(store: Store, table: str, found: NamedEvents) -> int:
    """Write the neutral name into the events, and drop reviews and snapshot; returns how many."""
    updates = [
        Statement(_REPLACE_EVENT, (rename_in_body(body, found), table, seq, body))
        for seq, body in found.bodies.items()
    ]
    _, *replaced, _, _ = await store.run_statements(
        Statement(_ADD_ERASURE, (table,)),
        *updates,
        *forget_derived(table),  # the name stands there, too
        patiently=True,
    )
    return sum(map(len, replaced))


def rename_in_body(body: str, found: NamedEvents) -> str:
    """An event with the neutral name in it."""
    data = orjson.loads(body)

    def rename(old: str) -> str:
        return found.neutral if normalize_name(old) == found.name else old

    if data.get("name"):
        data["name"] = rename(data["name"])
    if "names" in data:
        data["names"] = list(map(rename, data["names"]))
    if "teams" in data:
        data["teams"] = {team: list(map(rename, those)) for team, those in data["teams"].items()}
    return orjson.dumps(data).decode()


async def erase_in_record(store: Store, stored: StoredRecord, name: str) -> bool:
    """Erase a name in a stored record, and drop its reviews; whether it stood there.

    Raises `RecordError` for a text that cannot be read.
    """
    wanted = normalize_name(name)
    if wanted not in normalize_name(stored.text):  # nearly all: parsing takes long
        return False
    record = rename_in_record(parse_record(stored.text), wanted)
    if record is None:
        return False
    key = (stored.table, stored.game)
    await store.run_statements(
        Statement(_REPLACE_RECORD, (str(record), *key, stored.text)),
        Statement(_DELETE_REVIEW, key),
        patiently=True,
    )
    return True


def list_names(record: Record) -> list[str]:
    """All names of people in a record: teams and the running total have some who did not play."""
    return [
        *(one.name for one in record.players),
        *(one.name for one in record.papers),
        *(who for team in parse_teams(record).values() for who in team),
        *(one.name for one in parse_series(record)),
    ]


def rename_in_record(record: Record, name: str) -> Record | None:
    """The record with a neutral name instead of a person's; None if nobody is called so."""
    names = list(map(normalize_name, list_names(record)))
    if name not in names:
        return None
    neutral = choose_neutral_name(names)

    def rename(old: str) -> str:
        return neutral if normalize_name(old) == name else old

    return Record(
        record.game,
        tuple(one._replace(name=rename(one.name)) for one in record.players),
        tuple((key, _rename_in_header(key, value, name, neutral)) for key, value in record.headers),
        record.comments,
        tuple(one._replace(name=rename(one.name)) for one in record.papers),
    )


def _rename_in_header(key: str, value: str, name: str, neutral: str) -> str:
    """A header in which names of people may stand."""
    if key == "Late":
        return _rename_late(value, name, neutral)
    if key == SERIES_HEADER:
        parts = (part.rsplit(" ", 3) for part in value.split(", "))
        renamed = ([_replace_name(who, name, neutral), *rest] for who, *rest in parts)
        return ", ".join(map(" ".join, renamed))
    if key == TEAMS_HEADER:
        # Members stand between brackets and commas, in which no name has either of them.
        return re.sub(
            r"(?<=[\[ ])[^,\[\]]+(?=[,\]])",
            lambda found: _replace_name(found[0], name, neutral),
            value,
        )
    return value


def _replace_name(who: str, name: str, neutral: str) -> str:
    return neutral if normalize_name(who) == name else who


def _rename_late(value: str, name: str, neutral: str) -> str:
    """The header of latecomers, each with the number of rounds that they missed."""
    parts = (part.rpartition(" ") for part in value.split(", "))
    return ", ".join(f"{_replace_name(who, name, neutral)} {rounds}" for who, _, rounds in parts)


def choose_neutral_name(taken: Collection[str]) -> str:
    """A neutral name that is not taken."""
    if NEUTRAL_NAME not in taken:
        return NEUTRAL_NAME
    return next(name for n in count(2) if (name := f"{NEUTRAL_NAME} {n}") not in taken)
