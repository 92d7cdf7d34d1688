"""From a wish to a PDF, or to pictures of its pages. Typst draws; nothing is fetched for it."""

import json
from pathlib import Path
from typing import Any, Final, Literal

from fivebyfive.printing.content import (
    build_back,
    build_blank_slips,
    build_filled_slips,
    build_preprinted,
    choose_colours,
    split_into_pages,
)
from fivebyfive.printing.layout import Layout
from fivebyfive.printing.request import BlankSheets, PrintRequest

HERE: Final = Path(__file__).parent
FONTS: Final = HERE / "fonts"
# Our fonts have the letters up to here, and these signs; for a name in others the machine's own
# fonts are asked, which takes longer and is not the same everywhere.
LATIN: Final = "\u017e"
SIGNS: Final = frozenset("–—‘’‚“”„…−")
PREVIEW_DPI: Final = 110.0  # dots per inch

OutputFormat = Literal["pdf", "png"]


def render_pdf(wish: PrintRequest) -> bytes:
    """The sheets as a PDF: the same bytes for the same wish."""
    [pdf] = render_job(build_job(wish), "pdf")
    return pdf


def render_pngs(wish: PrintRequest, dpi: float = PREVIEW_DPI) -> list[bytes]:
    """Every page as a PNG."""
    return render_job(build_job(wish), "png", dpi)


def build_job(wish: PrintRequest) -> str:
    """Everything the drawing needs to know, in JSON."""
    if isinstance(wish, BlankSheets):
        game, slips = wish.game, build_blank_slips(wish)
        behind = build_back(game, wish.language) if wish.rules else None
    else:
        game, slips, behind = wish.record.game.kind, build_filled_slips(wish), None
    drawing = {
        "language": wish.language,
        "layout": Layout.of(wish.paper, wish.per_page).as_data(),
        "colours": choose_colours(game, wish.ink),
        "printed": build_preprinted(game, wish.language),
        "pages": list(split_into_pages(slips, wish.per_page)),
        "back": behind,
    }
    return json.dumps(drawing, ensure_ascii=False)


def render_job(job: str, kind: OutputFormat, dpi: float | None = None) -> list[bytes]:
    """A job as one PDF, or as a picture of each page.

    Typst remembers what it has drawn and gives the memory back when its process ends.
    """
    import typst  # noqa: PLC0415 -- heavy, and most commands get by without it

    made: Any = typst.compile(
        HERE / "sheets.typ",
        format=kind,
        ppi=dpi,
        font_paths=[FONTS],
        ignore_system_fonts=all(sign <= LATIN or sign in SIGNS for sign in set(job)),
        sys_inputs={"job": job},
    )
    return made if isinstance(made, list) else [made]  # of one page it is the page
