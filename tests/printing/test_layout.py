"""Where things are on paper, whatever its size and however many sheets are on it."""

from itertools import product

import pytest

from fivebyfive.printing import BlankSheets, Ink, PageSize, render_pdf
from fivebyfive.printing.layout import Layout
from fivebyfive.printing.request import PER_PAGE
from fivebyfive.rules.grid import SIZE
from fivebyfive.words import Language
from support.pdf_pages import Box, PrintedPage, read_pdf_pages

# ISO 216, and the paper of North America.
MILLIMETRES = {PageSize.A4: {210, 297}, PageSize.LETTER: {215.9, 279.4}, PageSize.A5: {148, 210}}
PAGES = pytest.mark.parametrize(("paper", "per_page"), list(product(PageSize, PER_PAGE)))
STROKE = 0.6  # PDFium counts all of the stroke on both sides
READABLE = 1.0  # mm: a capital letter of 4 points


def slips_of(page: PrintedPage, per_page: int, pad: float = 0) -> list[Box]:
    """The slips of a page, cut into equal parts; without a margin if one is given."""
    columns = {1: 1, 2: 2, 4: 2, 6: 3}[per_page]
    wide, high = page.width / columns, page.height / (per_page // columns)
    return [
        Box(
            at % columns * wide + pad,
            at // columns * high + pad,
            (at % columns + 1) * wide - pad,
            (at // columns + 1) * high - pad,
        )
        for at in range(per_page)
    ]


def is_cut_mark(path: Box, slips: list[Box]) -> bool:
    x, y = path.center
    upright = path.width < 0.5 and any(abs(x - slip.right) < 0.01 for slip in slips)
    return upright or (path.height < 0.5 and any(abs(y - slip.bottom) < 0.01 for slip in slips))


def too_small(page: PrintedPage) -> list[str]:
    """Capital letters that nobody can read."""
    return [
        sign
        for sign, box in page.characters
        if sign.isascii() and sign.isupper() and box.height < READABLE
    ]


def cuts_of(page: PrintedPage, per_page: int) -> set[tuple[float, float]]:
    """Where the marks are, from the middle of the page."""
    marks = [path.center for path in page.paths if is_cut_mark(path, slips_of(page, per_page))]
    return {(round(x - page.width / 2, 1), round(y - page.height / 2, 1)) for x, y in marks}


def within(slip: Box, boxes: list[Box]) -> list[Box]:
    return [box for box in boxes if slip.contains(box)]


@PAGES
@pytest.mark.parametrize("game", ["knister", "knaster"])
def test_a_page(paper: PageSize, per_page: int, game: str) -> None:
    wish = BlankSheets(
        game=game,
        paper=paper,
        per_page=per_page,
        rules=True,
        language=Language.PL,
        names=("W" * 24,),
    )
    front, back = read_pdf_pages(render_pdf(wish))
    layout = Layout.of(paper, per_page)
    for page in (front, back):
        assert {round(page.width, 1), round(page.height, 1)} == MILLIMETRES[paper]
        slips = slips_of(page, per_page)
        inner = slips_of(page, per_page, pad=5)
        drawn = [path for path in page.paths if not is_cut_mark(path, slips)]
        outside = [
            box
            for box in [*drawn, *(box for _, box in page.characters)]
            if not any(slip.contains(box, STROKE) for slip in inner)
        ]
        assert outside == []
        assert too_small(page) == []

    for slip in slips_of(front, per_page):
        cells = within(slip, front.find_squares(layout.cell_size))
        assert len(cells) == SIZE * SIZE
        columns = sorted({round(cell.center[0], 1) for cell in cells})
        rows = sorted({round(cell.center[1], 1) for cell in cells})
        assert len(columns) == len(rows) == SIZE
        for steps in (columns, rows):
            assert steps[-1] - steps[0] == pytest.approx(layout.cell_size * (SIZE - 1), abs=0.2)
        assert len(within(slip, front.find_squares(layout.as_data()["box"] * 0.8))) == 12
    # No slip is without its back, and they are cut in the same places, also seen from behind.
    for slip in slips_of(back, per_page):
        assert len(within(slip, [box for _, box in back.characters])) > 200
    cuts = cuts_of(front, per_page)
    assert cuts == cuts_of(back, per_page) == {(-x, y) for x, y in cuts}
    assert bool(cuts) == (per_page > 1)


@pytest.mark.parametrize("ink", Ink)
def test_what_counts_double_is_marked_in_every_ink(ink: Ink) -> None:
    """Twelve short strokes on the corners of the diagonals, beside any tint."""
    ticks = {}
    for game in ("knister", "knaster"):
        [page] = read_pdf_pages(render_pdf(BlankSheets(game=game, ink=ink, per_page=1)))
        layout = Layout.of(PageSize.A4, 1)
        (left, top), side = layout.grid_origin, layout.cell_size
        grid = Box(left, top, left + SIZE * side, top + SIZE * side)
        # Those on the edge of the grid are cut off there.
        small = [one for part in (0.3, 0.15) for one in page.find_squares(side * part)]
        ticks[game] = {one.center for one in small if grid.contains(one, STROKE)}
    assert (len(ticks["knister"]), len(ticks["knaster"])) == (12, 0)


@pytest.mark.parametrize("language", Language)
def test_the_smallest_slips_can_be_read(language: Language) -> None:
    for game in ("knister", "knaster"):
        wish = BlankSheets(game=game, paper=PageSize.A5, per_page=6, language=language, rules=True)
        for page in read_pdf_pages(render_pdf(wish)):
            assert too_small(page) == []


def test_names_go_round_and_pages_are_full() -> None:
    wish = BlankSheets(game="knaster", per_page=4, pages=2, names=("Ola", "Tim", "Zoë"))
    pages = read_pdf_pages(render_pdf(wish))
    assert [page.text.count("Ola") for page in pages] == [2, 1]
    assert [page.text.count("Zoë") for page in pages] == [1, 1]
    as_needed = BlankSheets(game="knaster", per_page=2, names=("Ola", "Tim", "Zoë"))
    assert len(read_pdf_pages(render_pdf(as_needed))) == as_needed.front_pages == 2
