"""The hash of a sheet: the same for sheets that are alike."""

import pytest

from fivebyfive.kernels.knaster import state as knaster_state
from fivebyfive.kernels.knister import state as knister_state
from fivebyfive.kernels.sheet_hash import hash_sheet
from fivebyfive.rules import Sheet
from support.kernel_sheets import knaster_sheet, knister_sheet, random_positions


def turned(sheet: Sheet) -> Sheet:
    """Rows as columns."""
    order = [cell % 5 * 5 + cell // 5 for cell in range(25)]
    numbers = tuple(sheet.numbers[cell] for cell in order)
    circled = sum(1 << to for to, cell in enumerate(order) if sheet.circled >> cell & 1)
    return type(sheet)(numbers, circled)


@pytest.mark.parametrize("kind", ["knister", "knaster"])
def test_a_turned_sheet_is_alike_and_another_is_not(kind: str) -> None:
    seen = {}
    for position in random_positions(kind, 1, "alike")[3:]:
        sheet = position.sheet
        if kind == "knister":
            lines = [knister_sheet(one).lines for one in (sheet, turned(sheet))]
            found = [int(hash_sheet(one, knister_state.KIND)) for one in lines]
        else:
            lines = [knaster_sheet(one).lines for one in (sheet, turned(sheet))]
            found = [int(hash_sheet(one, knaster_state.KIND)) for one in lines]
        assert found[0] == found[1]
        seen[found[0]] = sheet
    assert len(seen) == len(random_positions(kind, 1, "alike")[3:])
