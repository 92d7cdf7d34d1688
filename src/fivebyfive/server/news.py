"""What has changed at a table: every field of the public state is encoded once, when it changes."""

from dataclasses import dataclass, field, fields
from typing import Final, get_type_hints

from pydantic import TypeAdapter

from fivebyfive.table import Table, public_view, with_moves
from fivebyfive.table.shapes import PublicView

_FIELDS: Final = [each.name for each in fields(PublicView)]
# One for each field, made once: to find out how to encode a value takes longer than to encode it.
_ENCODE: Final = {
    name: TypeAdapter(type_).dump_json for name, type_ in get_type_hints(PublicView).items()
}


@dataclass(slots=True)
class News:
    """The public state of one table as JSON, and which news brought each part of it.

    News are numbered from 1. Whoever knows one of them is told what later ones brought, so it does
    not matter when somebody came.
    """

    number: int = 0
    _table: Table | None = None
    _view: PublicView | None = None
    _texts: dict[str, str] = field(default_factory=dict)
    _brought: dict[str, int] = field(default_factory=dict)
    _since: dict[int, str] = field(default_factory=dict)  # what was asked for of the newest

    def update(self, table: Table, only_moves: bool = False) -> None:
        """Take in a table; where nothing public has changed, there are no news."""
        if table is self._table:
            return
        before = self._view
        view = with_moves(before, table) if before and only_moves else public_view(table)
        changed = {
            name: value
            for name in _FIELDS
            if (value := getattr(view, name)) != getattr(before, name, None) or before is None
        }
        self._table, self._view = table, view
        if changed:
            self.number += 1
            self._since.clear()
        for name, value in changed.items():
            self._texts[name] = f'"{name}":{_ENCODE[name](value).decode()}'
            self._brought[name] = self.number

    def since(self, number: int) -> str:
        """The fields that changed after some news, as an object; after 0 the whole state."""
        if number not in self._since:
            texts = [self._texts[name] for name in _FIELDS if self._brought[name] > number]
            self._since[number] = f"{{{','.join(texts)}}}"
        return self._since[number]
