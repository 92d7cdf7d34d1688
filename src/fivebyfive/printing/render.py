"""Renders a print request with Typst: a PDF, or a PNG of each page. It needs no network."""

import json
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias

from fivebyfive.printing.content import (
    build_back,
    build_blank_slips,
    build_filled_slips,
    build_preprinted,
    choose_colours,
    split_into_pages,
)
from fivebyfive.printing.handout_content import build_handout
from fivebyfive.printing.handout_request import Handout, HandoutRequest, PaperResults
from fivebyfive.printing.layout import Layout
from fivebyfive.printing.request import BlankSheets, SheetRequest

HERE: Final = Path(__file__).parent
FONTS: Final = HERE / "fonts"
# Our fonts have the characters up to this one, and these signs. Only for others are the fonts of
# the system searched: that takes longer, and the result differs between machines.
LAST_LATIN: Final = "\u017e"
SIGNS: Final = frozenset("–—‘’‚“”„…−")
PREVIEW_DPI: Final = 110.0
_TEMPLATES: Final = {"sheets": "sheets.typ", "handouts": "handouts.typ"}

OutputFormat = Literal["pdf", "png"]
PrintRequest: TypeAlias = SheetRequest | HandoutRequest


def render_pdf(wish: PrintRequest) -> bytes:
    """Render a request as a PDF: the same bytes for the same request."""
    [pdf] = render_job(build_job(wish), "pdf")
    return pdf


def render_pngs(request: PrintRequest, dpi: float = PREVIEW_DPI) -> list[bytes]:
    """Render every page of a request as a PNG."""
    return render_job(build_job(request), "png", dpi)


def build_job(request: PrintRequest) -> str:
    """Return the render job: all that a template draws from, as JSON."""
    if isinstance(request, Handout | PaperResults):
        return json.dumps(build_handout(request), ensure_ascii=False)
    if isinstance(request, BlankSheets):
        game, slips = request.game, build_blank_slips(request)
        back = build_back(game, request.language) if request.rules else None
    else:
        game, slips, back = request.record.game.kind, build_filled_slips(request), None
    job = {
        "template": "sheets",
        "language": request.language,
        "layout": Layout.of(request.paper, request.per_page).as_data(),
        "colours": choose_colours(game, request.ink),
        "printed": build_preprinted(game, request.language),
        "pages": list(split_into_pages(slips, request.per_page)),
        "back": back,
    }
    return json.dumps(job, ensure_ascii=False)


def render_job(job: str, kind: OutputFormat, dpi: float | None = None) -> list[bytes]:
    """Render a job as one PDF, or as a PNG of each page.

    Typst caches what it has rendered, and frees that memory only when the process ends.
    """
    import typst  # noqa: PLC0415 -- heavy, and most commands do without it

    files: Any = typst.compile(
        HERE / _TEMPLATES[json.loads(job)["template"]],
        format=kind,
        ppi=dpi,
        font_paths=[FONTS],
        ignore_system_fonts=all(char <= LAST_LATIN or char in SIGNS for char in set(job)),
        sys_inputs={"job": job},
    )
    return files if isinstance(files, list) else [files]  # a single page is not in a list
