"""Sheets to print: empty ones for a game with real dice, and the filled ones of a played game.

A page is cut into equal slips, with one sheet on each.

request      print requests: what can be printed, and what is refused
layout       where slips are on a page, and everything on a slip, in millimetres
content      texts and numbers on a slip, from the rules and the words
handwriting  circles as if drawn by hand
handout_request, handout_content    the same for a class: certificates, results, worksheet
render       from a request to a PDF or PNG files, by Typst with sheets.typ or handouts.typ
__main__     rendering in a process of its own, for a server
"""

from fivebyfive.printing.errors import SheetsCode, SheetsError
from fivebyfive.printing.handout_request import (
    Certificates,
    Handout,
    HandoutRequest,
    PaperResults,
    ResultSheet,
    Worksheet,
)
from fivebyfive.printing.render import (
    OutputFormat,
    PrintRequest,
    build_job,
    render_pdf,
    render_pngs,
)
from fivebyfive.printing.request import (
    BlankSheets,
    FilledSheets,
    Ink,
    PageSize,
    choose_per_page,
    split_names,
)

__all__ = [
    "BlankSheets",
    "Certificates",
    "FilledSheets",
    "Handout",
    "HandoutRequest",
    "Ink",
    "OutputFormat",
    "PageSize",
    "PaperResults",
    "PrintRequest",
    "ResultSheet",
    "SheetsCode",
    "SheetsError",
    "Worksheet",
    "build_job",
    "choose_per_page",
    "render_pdf",
    "render_pngs",
    "split_names",
]
