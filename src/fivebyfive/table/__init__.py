"""A live table: the authority over a game in play. Commands in, events out, both pure."""

from fivebyfive.table import commands, events
from fivebyfive.table.decide import SERVER_ONLY, after, decide
from fivebyfive.table.decide.create import create_table
from fivebyfive.table.errors import TableCode, TableError
from fivebyfive.table.events import Event, decode_event, encode_event
from fivebyfive.table.evolve import evolve, fold
from fivebyfive.table.record import build_record
from fivebyfive.table.settings import PRESETS, REACTIONS, Settings
from fivebyfive.table.state import Device, Seat, Table
from fivebyfive.table.timers import due_at
from fivebyfive.table.views.public import (
    encode_private_view,
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
    "SERVER_ONLY",
    "Device",
    "Event",
    "Seat",
    "Settings",
    "Table",
    "TableCode",
    "TableError",
    "after",
    "build_record",
    "commands",
    "create_table",
    "decide",
    "decode_event",
    "due_at",
    "encode_event",
    "encode_private_view",
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
