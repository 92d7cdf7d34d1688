"""Events as they are stored: one line of JSON each, with the event's stored name as `type`."""

from typing import Final, get_args

import orjson

from fivebyfive.table.events import STORED_NAMES, Event

_NAMES: Final[dict[type[Event], str]] = {
    event: STORED_NAMES.get(event, event.__name__) for event in get_args(Event)
}
EVENTS: Final[dict[str, type[Event]]] = {name: event for event, name in _NAMES.items()}


def encode_event(event: Event) -> str:
    """One line of JSON."""
    return f'{{"type":"{_NAMES[type(event)]}",{orjson.dumps(event).decode()[1:]}'


def decode_event(text: str) -> Event:
    """The event that `encode_event` wrote."""
    data = orjson.loads(text)
    return EVENTS[data.pop("type")](**data)
