"""What stands on a printed page, as PDFium sees it: for tests of sheets."""

import ctypes
from dataclasses import dataclass

import pypdfium2 as pdfium
from pypdfium2 import raw

MM = 72 / 25.4  # points


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle in millimetres from the top left corner of the page."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        return self.right - self.left

    @property
    def height(self) -> float:
        return self.bottom - self.top

    @property
    def center(self) -> tuple[float, float]:
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2

    def contains(self, other: "Box", slack: float = 0.05) -> bool:
        """Whether the other one lies in it."""
        return (
            self.left - slack <= other.left
            and self.top - slack <= other.top
            and other.right <= self.right + slack
            and other.bottom <= self.bottom + slack
        )


@dataclass(frozen=True, slots=True)
class PrintedPage:
    """A page: its size in millimetres, its text, what is drawn and where its letters are."""

    width: float
    height: float
    text: str
    paths: list[Box]
    characters: list[tuple[str, Box]]

    def find_squares(self, side: float) -> list[Box]:
        """What is drawn as a square of this side; the width of its stroke may be counted."""
        return [
            path
            for path in self.paths
            if abs(path.width - path.height) < 0.02 and side - 0.02 <= path.width <= side + 1.1
        ]


def read_pdf_pages(pdf: bytes) -> list[PrintedPage]:
    """All pages of a PDF."""
    with pdfium.PdfDocument(pdf) as document:
        return [_page(page) for page in document]


def read_pdf_text(pdf: bytes) -> str:
    """All text of a PDF, with one space for any white."""
    return " ".join(" ".join(page.text for page in read_pdf_pages(pdf)).split())


def _page(page: pdfium.PdfPage) -> PrintedPage:
    wide, high = page.get_size()
    text = page.get_textpage()
    letters = [
        (sign, _box(text.get_charbox(at), high))
        for at in range(text.count_chars())
        if not (sign := text.get_text_range(at, 1)).isspace()
    ]
    paths = [_box(_bounds(one), high) for one in page.get_objects([raw.FPDF_PAGEOBJ_PATH])]
    return PrintedPage(wide / MM, high / MM, text.get_text_range(), paths, letters)


def _bounds(one: pdfium.PdfObject) -> tuple[float, float, float, float]:
    """The edges as PDF has them: left, bottom, right, top."""
    edges = [ctypes.c_float() for _ in range(4)]
    assert raw.FPDFPageObj_GetBounds(one.raw, *edges)
    return (edges[0].value, edges[1].value, edges[2].value, edges[3].value)


def _box(edges: tuple[float, float, float, float], high: float) -> Box:
    left, bottom, right, top = edges
    return Box(left / MM, (high - top) / MM, right / MM, (high - bottom) / MM)
