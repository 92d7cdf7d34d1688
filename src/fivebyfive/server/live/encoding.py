"""Views as JSON. What is sent again and again is encoded once."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple

import orjson

from fivebyfive.rules import SeatIndex, Sheet
from fivebyfive.table import Table, private_view, sheet_view
from fivebyfive.table.views.delta import PublicDelta
from fivebyfive.table.views.sheet import SHEET_CACHE_SIZE


class EncodedPrivateView(NamedTuple):
    """A `PrivateView` in JSON, seat by seat, so that only what changed need be sent."""

    before_seats: str  # of the whole object, up to its seats, which are its last field
    seats: Mapping[SeatIndex, str]

    @property
    def text(self) -> str:
        """The whole view."""
        return self._with(self.seats.values())

    def changes_since(self, other: "EncodedPrivateView") -> str | None:
        """The view with those seats only that another one has not; None if seats came or went."""
        if self.seats.keys() != other.seats.keys():
            return None
        return self._with(text for seat, text in self.seats.items() if other.seats[seat] != text)

    def _with(self, seats: Iterable[str]) -> str:
        return f"{self.before_seats}{','.join(seats)}]}}"


def encode_private_view(
    table: Table, device: str, own: Sequence[SeatIndex] | None = None
) -> EncodedPrivateView:
    """The private view of a device; its sheets come from a cache."""
    view = private_view(table, device, own, _encode_sheet)
    seats = {one.seat: orjson.dumps(one).decode() for one in view.seats}
    view.seats = []
    return EncodedPrivateView(orjson.dumps(view).decode().removesuffix("]}"), seats)


@lru_cache(maxsize=SHEET_CACHE_SIZE)
def _encode_sheet(sheet: Sheet) -> orjson.Fragment:
    text = orjson.dumps(
        sheet_view(sheet)
    ).decode()  # bytes would stay in a buffer ten times as large
    return orjson.Fragment(text)


@dataclass(slots=True)
class EncodedDelta:
    """A `PublicDelta` in JSON: every field is encoded once, when it changes."""

    _delta: PublicDelta = field(default_factory=PublicDelta)
    _texts: dict[str, str] = field(default_factory=dict)
    _changes: dict[int, str] = field(default_factory=dict)  # by version, of the newest state

    @property
    def version(self) -> int:
        """The newest version."""
        return self._delta.version

    def update(self, table: Table, only_moves: bool = False) -> None:
        """Take in a table."""
        changed = self._delta.update(table, only_moves)
        if changed:
            self._changes.clear()
        for name, value in changed.items():
            self._texts[name] = f'"{name}":{orjson.dumps(value).decode()}'

    def changes_since(self, version: int) -> str:
        """The fields that changed after a version, as an object; after 0 the whole view."""
        if version not in self._changes:
            texts = [self._texts[name] for name in self._delta.names_since(version)]
            self._changes[version] = f"{{{','.join(texts)}}}"
        return self._changes[version]
