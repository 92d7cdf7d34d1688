"""A live table: the authority over a game in play. Commands in, events out, both pure."""

from fivebyfive.table import commands, events
from fivebyfive.table.decide import decide
from fivebyfive.table.decide.create import create_table
from fivebyfive.table.errors import TableCode, TableError
from fivebyfive.table.events import Event
from fivebyfive.table.evolve import evolve, fold
from fivebyfive.table.record import build_record
from fivebyfive.table.settings import PRESETS, REACTIONS, Settings
from fivebyfive.table.state import Device, Seat, Table
from fivebyfive.table.timers import due_at
from fivebyfive.table.views import (
    fields_changed_by_moves,
    moved_view,
    paper_sheet_view,
    private_view,
    public_view,
    rolls_view,
    seat_sheet_view,
    sheet_view,
)

__all__ = [
    "PRESETS",
    "REACTIONS",
    "Device",
    "Event",
    "Seat",
    "Settings",
    "Table",
    "TableCode",
    "TableError",
    "build_record",
    "commands",
    "create_table",
    "decide",
    "due_at",
    "events",
    "evolve",
    "fields_changed_by_moves",
    "fold",
    "moved_view",
    "paper_sheet_view",
    "private_view",
    "public_view",
    "rolls_view",
    "seat_sheet_view",
    "sheet_view",
]
