"""What has changed at a table: every field of the public state is encoded once, when it changes."""

from dataclasses import dataclass, field, fields
from operator import attrgetter
from typing import Any, Final

import orjson

from fivebyfive.table import Table, fields_changed_by_moves, public_view
from fivebyfive.table.views.models import PublicView

_FIELDS: Final = [each.name for each in fields(PublicView)]
_all_of = attrgetter(*_FIELDS)


def _values_of(table: Table) -> dict[str, Any]:
    return dict(zip(_FIELDS, _all_of(public_view(table)), strict=True))


@dataclass(slots=True)
class PublicDelta:
    """The public state of one table as JSON, and which news brought each part of it.

    News are numbered from 1. Whoever knows one of them is told what later ones brought, so it does
    not matter when somebody came.
    """

    version: int = 0
    _table: Table | None = None
    _values: dict[str, Any] = field(default_factory=dict)
    _texts: dict[str, str] = field(default_factory=dict)
    _changed_in: dict[str, int] = field(default_factory=dict)
    _encoded_changes: dict[int, str] = field(
        default_factory=dict
    )  # what was asked for of the newest

    def update(self, table: Table, only_moves: bool = False) -> None:
        """Take in a table; where nothing public has changed, there are no news."""
        if table is self._table:
            return
        before = self._values
        after = fields_changed_by_moves(table) if before and only_moves else _values_of(table)
        changed = {
            name: value
            for name, value in after.items()
            if name not in before or before[name] != value
        }
        self._table = table
        if changed:
            self.version += 1
            self._encoded_changes.clear()
        for name, value in changed.items():
            before[name] = value
            self._texts[name] = f'"{name}":{orjson.dumps(value).decode()}'
            self._changed_in[name] = self.version

    def changes_since(self, version: int) -> str:
        """The fields that changed after some news, as an object; after 0 the whole state."""
        if version not in self._encoded_changes:
            texts = [self._texts[name] for name in _FIELDS if self._changed_in[name] > version]
            self._encoded_changes[version] = f"{{{','.join(texts)}}}"
        return self._encoded_changes[version]
