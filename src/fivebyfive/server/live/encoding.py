"""Views as JSON. What is sent again and again is encoded once."""

from collections.abc import Sequence
from functools import lru_cache

import orjson

from fivebyfive.rules import SeatIndex, Sheet
from fivebyfive.table import Table, private_view, sheet_view
from fivebyfive.table.views.sheet import SHEET_CACHE_SIZE


def encode_private_view(table: Table, device: str, own: Sequence[SeatIndex] | None = None) -> str:
    """The private view of a device; its sheets come from a cache."""
    return orjson.dumps(private_view(table, device, own, _encode_sheet)).decode()


@lru_cache(maxsize=SHEET_CACHE_SIZE)
def _encode_sheet(sheet: Sheet) -> orjson.Fragment:
    text = orjson.dumps(
        sheet_view(sheet)
    ).decode()  # bytes would stay in a buffer ten times as large
    return orjson.Fragment(text)
