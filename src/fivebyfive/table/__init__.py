"""A live table: the authority over a game in play. Commands in, events out, both pure."""

from fivebyfive.table import commands, events
from fivebyfive.table.decide import SERVER_ONLY, after, decide
from fivebyfive.table.decide.create import open_table
from fivebyfive.table.errors import TableCode, TableError
from fivebyfive.table.events import Event, from_json, to_json
from fivebyfive.table.evolve import evolve, fold
from fivebyfive.table.record import record_of
from fivebyfive.table.settings import PRESETS, REACTIONS, Settings
from fivebyfive.table.state import Chair, Device, Table
from fivebyfive.table.timers import due_at
from fivebyfive.table.views.public import (
    after_moves,
    closed_sheet,
    moved,
    private_json,
    private_view,
    public_view,
    rolls_so_far,
    sheet_view,
    typed_sheet,
)

__all__ = [
    "PRESETS",
    "REACTIONS",
    "SERVER_ONLY",
    "Chair",
    "Device",
    "Event",
    "Settings",
    "Table",
    "TableCode",
    "TableError",
    "after",
    "after_moves",
    "closed_sheet",
    "commands",
    "decide",
    "due_at",
    "events",
    "evolve",
    "fold",
    "from_json",
    "moved",
    "open_table",
    "private_json",
    "private_view",
    "public_view",
    "record_of",
    "rolls_so_far",
    "sheet_view",
    "to_json",
    "typed_sheet",
]
