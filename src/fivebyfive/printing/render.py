"""From a wish to a PDF, or to pictures of its pages. Typst draws; nothing is fetched for it."""

import json
from pathlib import Path
from typing import Any, Final, Literal

from fivebyfive.printing.content import back, blank_slips, colours, filled_slips, in_pages, printed
from fivebyfive.printing.layout import Layout
from fivebyfive.printing.request import BlankSheets, FilledSheets

HERE: Final = Path(__file__).parent
FONTS: Final = HERE / "fonts"
# Our fonts have the letters up to here, and these signs; for a name in others the machine's own
# fonts are asked, which takes longer and is not the same everywhere.
LATIN: Final = "\u017e"
SIGNS: Final = frozenset("–—‘’‚“”„…−")
PREVIEW: Final = 110.0  # dots per inch

Wish = BlankSheets | FilledSheets
Kind = Literal["pdf", "png"]


def pdf_of(wish: Wish) -> bytes:
    """The sheets as a PDF: the same bytes for the same wish."""
    [pdf] = drawn(job_of(wish), "pdf")
    return pdf


def pictures_of(wish: Wish, dots: float = PREVIEW) -> list[bytes]:
    """Every page as a PNG."""
    return drawn(job_of(wish), "png", dots)


def job_of(wish: Wish) -> str:
    """Everything the drawing needs to know, in JSON."""
    if isinstance(wish, BlankSheets):
        game, slips = wish.game, blank_slips(wish)
        behind = back(game, wish.language) if wish.rules else None
    else:
        game, slips, behind = wish.record.game.kind, filled_slips(wish), None
    drawing = {
        "language": wish.language,
        "layout": Layout.of(wish.paper, wish.per_page).as_data(),
        "colours": colours(game, wish.ink),
        "printed": printed(game, wish.language),
        "pages": list(in_pages(slips, wish.per_page)),
        "back": behind,
    }
    return json.dumps(drawing, ensure_ascii=False)


def drawn(job: str, kind: Kind, dots: float | None = None) -> list[bytes]:
    """A job as one PDF, or as a picture of each page.

    Typst remembers what it has drawn and gives the memory back when its process ends.
    """
    import typst  # noqa: PLC0415 -- heavy, and most commands get by without it

    made: Any = typst.compile(
        HERE / "sheets.typ",
        format=kind,
        ppi=dots,
        font_paths=[FONTS],
        ignore_system_fonts=all(sign <= LATIN or sign in SIGNS for sign in set(job)),
        sys_inputs={"job": job},
    )
    return made if isinstance(made, list) else [made]  # of one page it is the page
