"""A live table: the authority over a game in play. Commands in, events out, both pure."""

from . import commands, events
from .decide import SERVER_ONLY, after, decide
from .errors import TableCode, TableError
from .events import Event, from_json, to_json
from .evolve import evolve, fold
from .opening import open_table
from .owed import Owed, owed
from .records import record_of
from .settings import PRESETS, REACTIONS, Settings
from .state import Chair, Device, Table
from .timers import due_at
from .views import (
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
    "Owed",
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
    "owed",
    "private_json",
    "private_view",
    "public_view",
    "record_of",
    "rolls_so_far",
    "sheet_view",
    "to_json",
    "typed_sheet",
]
