"""Events as they are stored: one line of JSON each, with the event's stored name as `type`."""

from dataclasses import fields
from typing import Final, get_args

import orjson

from fivebyfive.store.interface import StoreCode, StoreError
from fivebyfive.table.events import STORED_NAMES, Event, SettingsChanged, TableOpened
from fivebyfive.table.settings import Settings

# Raise it with each event, field or setting that is added: older versions cannot read what has it,
# and so refuse a database that this version has opened. tests/store/test_event_format.py keeps a
# checksum of all of them.
EVENT_FORMAT: Final = 2

_NAMES: Final[dict[type[Event], str]] = {
    event: STORED_NAMES.get(event, event.__name__) for event in get_args(Event)
}
EVENTS: Final[dict[str, type[Event]]] = {name: event for event, name in _NAMES.items()}
_SETTINGS: Final = frozenset(one.name for one in fields(Settings))


def encode_event(event: Event) -> str:
    """One line of JSON."""
    return f'{{"type":"{_NAMES[type(event)]}",{orjson.dumps(event).decode()[1:]}'


def decode_event(text: str) -> Event:
    """The event that `encode_event` wrote.

    Raises `StoreError` (newer-events) for what a newer version wrote, as while the processes of
    a server are replaced one after the other.
    """
    data = orjson.loads(text)
    try:
        event = EVENTS[data.pop("type")](**data)
    except (KeyError, TypeError):
        raise StoreError(StoreCode.NEWER_EVENTS) from None
    if isinstance(event, TableOpened | SettingsChanged) and not event.settings.keys() <= _SETTINGS:
        raise StoreError(StoreCode.NEWER_EVENTS)
    return event
