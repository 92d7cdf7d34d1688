"""Sheets to print: empty ones for a game with real dice, and the filled ones of a game played.

options   what can be wished for, and what is refused
layout    how the slips lie on a page, and everything on a slip, in millimetres
slips     what stands on a slip, from the rules and the words
hand      circles as a hand draws them
printing  all of it, drawn by Typst with sheets.typ: a PDF, or pictures of its pages
__main__  the same in a process of its own, for a server
"""

from fivebyfive.printing.errors import SheetsCode, SheetsError
from fivebyfive.printing.render import Kind, Wish, job_of, pdf_of, pictures_of
from fivebyfive.printing.request import (
    BlankSheets,
    FilledSheets,
    Ink,
    Paper,
    as_large_as_fits,
    names_in,
)

__all__ = [
    "BlankSheets",
    "FilledSheets",
    "Ink",
    "Kind",
    "Paper",
    "SheetsCode",
    "SheetsError",
    "Wish",
    "as_large_as_fits",
    "job_of",
    "names_in",
    "pdf_of",
    "pictures_of",
]
