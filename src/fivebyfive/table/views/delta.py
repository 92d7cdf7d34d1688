"""What has changed of the public view since somebody was sent it last."""

from dataclasses import dataclass, field, fields
from itertools import takewhile
from operator import attrgetter
from typing import Any, Final

from fivebyfive.table.state import Table
from fivebyfive.table.views.models import PublicView
from fivebyfive.table.views.public import fields_changed_by_moves, public_view

_FIELDS: Final = [each.name for each in fields(PublicView)]
_all_fields_of = attrgetter(*_FIELDS)


def _values_of(table: Table) -> dict[str, Any]:
    return dict(zip(_FIELDS, _all_fields_of(public_view(table)), strict=True))


@dataclass(slots=True)
class PublicDelta:
    """The fields of one table's public view, each with the version that changed it last.

    Versions count from 1. Whoever has one of them is sent what later ones changed, so it does not
    matter when somebody came.
    """

    version: int = 0
    _table: Table | None = None
    _values: dict[str, Any] = field(default_factory=dict)
    _changed_in: dict[str, int] = field(default_factory=dict)

    def update(self, table: Table, only_moves: bool = False) -> dict[str, Any]:
        """Take in a table: the fields that changed. Where none did, the version stays."""
        if table is self._table:
            return {}
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
        for name, value in changed.items():
            before[name] = value
            self._changed_in.pop(name, None)  # so that the newest stand last
            self._changed_in[name] = self.version
        return changed

    def names_since(self, version: int) -> list[str]:
        """The fields that changed after a version; after 0 all of them."""
        newest_first = reversed(self._changed_in.items())
        return [name for name, _ in takewhile(lambda one: one[1] > version, newest_first)]
