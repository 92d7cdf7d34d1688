"""Lines of CSV that a spreadsheet shows as they are."""

import csv
import io
from collections.abc import Iterable
from typing import Final, TypeAlias

Cell: TypeAlias = str | int

# What a spreadsheet takes for the beginning of a formula; the wide forms too.
_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r", "＝", "＋", "－", "＠")


def format_csv_line(cells: Iterable[Cell]) -> str:
    """One line, with its end."""
    line = io.StringIO()
    csv.writer(line).writerow(map(escape_formula, cells))
    return line.getvalue()


def escape_formula(cell: Cell) -> Cell:
    """A text that a spreadsheet would compute is marked as text."""
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(_FORMULA) else cell
