"""Events of a newer version: a database that has them is refused, and so is a single table."""

import hashlib
import json
from dataclasses import fields

import pytest

from fivebyfive.store import StoreError, open_store
from fivebyfive.store.event_codec import EVENT_FORMAT, EVENTS, decode_event
from fivebyfive.table.settings import Settings
from support.stores import connect_store

# The format, and a checksum of all that its events may have in them.
KNOWN_FORMAT = (2, "8c39b6be705bb15d")


def describe_events() -> str:
    """The stored names of all events and settings with their fields, as a checksum."""
    shape = {name: sorted(one.name for one in fields(event)) for name, event in EVENTS.items()}
    shape["settings"] = sorted(one.name for one in fields(Settings))
    return hashlib.sha256(json.dumps(shape, sort_keys=True).encode()).hexdigest()[:16]


def test_the_format_has_a_new_number_when_events_change() -> None:
    """If this fails: raise `EVENT_FORMAT` by one, and write it here with the new checksum."""
    assert (EVENT_FORMAT, describe_events()) == KNOWN_FORMAT


@pytest.mark.parametrize(
    "body",
    [
        '{"type":"SeatPainted","at":1,"seat":0}',
        '{"type":"SeatFreed","at":1,"seat":0,"colour":"red"}',
        '{"type":"SettingsChanged","at":1,"settings":{"game":"knister","music":true}}',
    ],
)
def test_what_a_newer_version_wrote_has_a_code(body: str) -> None:
    with pytest.raises(StoreError, match="newer-events"):
        decode_event(body)


@pytest.mark.anyio
async def test_a_database_that_a_newer_version_has_opened(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with connect_store(url) as store:
        await store.create("a", ["one"], now=1)
    with monkeypatch.context() as newer:
        sql = "fivebyfive.store.migrate.SAVE_EVENT_FORMAT"
        newer.setattr(
            sql,
            "INSERT INTO facts VALUES ('event-format', 77) "
            "ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        )
        async with connect_store(url):
            pass
    with pytest.raises(StoreError) as refused:
        await open_store(url).open()
    assert refused.value.code == "store-too-new"
    assert refused.value.facts == {"found": 77, "known": EVENT_FORMAT}


@pytest.mark.anyio
async def test_a_database_of_an_older_version_is_opened_and_marked(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for _ in range(2):
        async with connect_store(url):
            pass
    monkeypatch.setattr("fivebyfive.store.migrate.EVENT_FORMAT", EVENT_FORMAT - 1)  # an older one
    with pytest.raises(StoreError, match="store-too-new"):
        await open_store(url).open()
