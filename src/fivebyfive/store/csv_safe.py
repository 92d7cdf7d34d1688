"""CSV lines that are safe from formula injection in spreadsheets."""

import csv
import io
from collections.abc import Iterable
from typing import Final, TypeAlias

Cell: TypeAlias = str | int

# What begins a formula in a spreadsheet (OWASP, "CSV injection"); the full-width forms too.
_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r", "＝", "＋", "－", "＠")


def format_csv_line(cells: Iterable[Cell], separator: str = ",") -> str:
    """One line of CSV, with its line end."""
    line = io.StringIO()
    csv.writer(line, delimiter=separator).writerow(map(escape_formula, cells))
    return line.getvalue()


def escape_formula(cell: Cell) -> Cell:
    """The cell, with a text that would be a formula marked as text by an apostrophe."""
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(_FORMULA) else cell
