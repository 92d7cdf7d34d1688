"""Rounds that nobody has to tap, written into cells that the test knows."""

from collections.abc import Sequence
from typing import Final

from support.browser.person import ALL_CELLS
from support.server.devices import Device

DIAGONAL: Final = ("a1", "b2", "c3", "d4", "e5")
# Every line has a cell of this diagonal: none is complete before the last five.
DIAGONAL_LAST: Final = [*(cell for cell in ALL_CELLS if cell not in DIAGONAL), *DIAGONAL]


def write_cells_in_order(device: Device, until: int, order: Sequence[str] = ALL_CELLS) -> None:
    """All seats of a device write in this order, whatever is rolled, until a round is over."""
    for round_ in range(device.table["round"], until):
        device.ask("next", round=round_)
        for own in device.refresh().yours["seats"]:
            device.move(own["seat"], round_ + 1, order[round_])


def play_with_one_circle(device: Device, until: int) -> None:
    """Knaster: one seat writes in every round but one, so that its sheet is full a round later.

    It circles as soon as it may. That is in one of the first twelve rounds, whatever is rolled:
    there are eleven sums, and no number gets a free circle before a line is complete.
    """
    cells = iter(DIAGONAL_LAST)
    has_circled = False
    for round_ in range(until):
        device.ask("next", round=round_)
        [own] = device.refresh().yours["seats"]
        if own["circle"] and not has_circled:
            has_circled = True
            device.move(own["seat"], round_ + 1, f"({own['circle'][0]})")
        else:
            device.move(own["seat"], round_ + 1, next(cells))
    assert has_circled
