"""Which opponents a search takes into account."""

from typing import Final

from fivebyfive.bots.interface import Position
from fivebyfive.rules import Sheet

MAX_OPPONENTS: Final = 40  # chosen, not measured: the search allocates this many sheets per thread


def strongest_opponents(position: Position) -> list[Sheet]:
    """The other seats' sheets; at tables of more than that, those with the most points so far."""
    others = [sheet for seat, sheet in enumerate(position.sheets) if seat != position.seat]
    if len(others) > MAX_OPPONENTS:
        others.sort(key=lambda sheet: -sheet.score().total)
        del others[MAX_OPPONENTS:]
    return others
