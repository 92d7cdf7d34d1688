"""Sheets to print: empty ones for a game with real dice, and the filled ones of a game played.

request      what can be asked for, and what is refused
layout       how the slips lie on a page, and everything on a slip, in millimetres
content      what stands on a slip, from the rules and the words
handwriting  circles as a hand draws them
render       all of it, drawn by Typst with sheets.typ: a PDF, or pictures of its pages
__main__     the same in a process of its own, for a server
"""

from fivebyfive.printing.errors import SheetsCode, SheetsError
from fivebyfive.printing.render import OutputFormat, build_job, render_pdf, render_pngs
from fivebyfive.printing.request import (
    BlankSheets,
    FilledSheets,
    Ink,
    PageSize,
    PrintRequest,
    choose_per_page,
    split_names,
)

__all__ = [
    "BlankSheets",
    "FilledSheets",
    "Ink",
    "OutputFormat",
    "PageSize",
    "PrintRequest",
    "SheetsCode",
    "SheetsError",
    "build_job",
    "choose_per_page",
    "render_pdf",
    "render_pngs",
    "split_names",
]
