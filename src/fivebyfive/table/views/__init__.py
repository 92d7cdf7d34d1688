"""What devices may see of a table: the public view, one private view a device, single sheets.

No view holds another seat's move of the open round.
"""

from fivebyfive.table.views.private import private_view
from fivebyfive.table.views.public import (
    fields_changed_by_moves,
    moved_view,
    public_view,
    rolls_view,
)
from fivebyfive.table.views.sheet import (
    paper_sheet_view,
    possible_view,
    seat_sheet_view,
    sheet_view,
)

__all__ = [
    "fields_changed_by_moves",
    "moved_view",
    "paper_sheet_view",
    "possible_view",
    "private_view",
    "public_view",
    "rolls_view",
    "seat_sheet_view",
    "sheet_view",
]
