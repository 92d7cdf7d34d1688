"""Where slips are on a page, and what is where on a slip. All lengths are in millimetres.

A page is cut into equal slips along straight lines: A4 gives two A5 or four A6, without waste. The
cuts are symmetric, so a back fits its front whichever way the printer turns the paper.

    +---------------------------+
    | head: game, name, date    |
    |  box  a b c d e  box      |   white boxes of the diagonals and columns
    |     +-----------+         |
    |   1 |           | box     |   row numbers, cells, white boxes of the rows
    |     +-----------+         |
    | hint: what the boxes mean |
    | foot: combinations, total |
    +---------------------------+
"""

from dataclasses import dataclass
from typing import Final

from fivebyfive.printing.request import PageSize
from fivebyfive.rules.grid import SIZE

PAGE_SIZES: Final = {
    PageSize.A4: (210.0, 297.0),
    PageSize.LETTER: (215.9, 279.4),
    PageSize.A5: (148.0, 210.0),
}
# Columns and rows of slips on a page, and whether the page is landscape.
_SLIP_GRIDS: Final = {1: (1, 1, False), 2: (2, 1, True), 4: (2, 2, False), 6: (3, 2, True)}

# The proportions below are chosen, not measured.
# In units of a cell:
_BOX: Final = 0.9  # the strips of white boxes above, and at both sides
_ABOVE: Final = 0.3  # the mark of lines that count double, above the boxes
_LETTERS: Final = 0.35  # the strip with a-e below
_WIDE: Final = SIZE + 2 * _BOX
_HIGH: Final = SIZE + _ABOVE + _BOX + _LETTERS
# In units of the text size:
_HEAD: Final = 2.9
_HINT: Final = 1.7  # the sentence below the grid
_FOOT: Final = 6.6
_REST: Final = _HEAD + _HINT + _FOOT
_GAP: Final = 0.5
# Spare height of a long slip: these shares of it go to the head and the foot, up to a limit, which
# is a share of their own height.
_MORE_HEAD, _MORE_FOOT, _MAX_MORE = 0.15, 0.5, 0.5
_MIN_TEXT, _MAX_TEXT = 2.1, 5.4  # millimetres


@dataclass(frozen=True, slots=True)
class Layout:
    """A page of slips, and the dimensions of each slip."""

    width: float
    height: float
    columns: int
    rows: int

    @classmethod
    def of(cls, paper: PageSize, per_page: int) -> "Layout":
        """Return the layout of a page with so many slips."""
        columns, rows, is_landscape = _SLIP_GRIDS[per_page]
        short, long = PAGE_SIZES[paper]
        return cls(*((long, short) if is_landscape else (short, long)), columns, rows)

    @property
    def slip(self) -> tuple[float, float]:
        """Width and height of a slip."""
        return self.width / self.columns, self.height / self.rows

    @property
    def pad(self) -> float:
        """The margin of a slip: printers do not reach the edge of the paper."""
        return max(5.0, 0.07 * min(self.slip))

    @property
    def inner(self) -> tuple[float, float]:
        """Width and height of a slip between its margins."""
        wide, high = self.slip
        return wide - 2 * self.pad, high - 2 * self.pad

    @property
    def text_size(self) -> float:
        """The text size, small enough to leave most of the slip to the grid."""
        wide, high = self.inner
        return max(_MIN_TEXT, min(_MAX_TEXT, wide / 32, high / 32))

    @property
    def cell_size(self) -> float:
        """The side of a cell."""
        wide, high = self.inner
        return min(wide / _WIDE, (high - (_REST + 2 * _GAP) * self.text_size) / _HIGH)

    @property
    def spare(self) -> float:
        """The height of a slip that its content does not need."""
        return self.inner[1] - _REST * self.text_size - _HIGH * self.cell_size

    @property
    def extra_height(self) -> float:
        """The part of the spare height that head and foot may take shares of."""
        return min(self.spare, _MAX_MORE * _REST * self.text_size)

    @property
    def head(self) -> float:
        """The height of the head."""
        return _HEAD * self.text_size + _MORE_HEAD * self.extra_height

    @property
    def foot(self) -> float:
        """The height of the foot."""
        return _FOOT * self.text_size + _MORE_FOOT * self.extra_height

    @property
    def grid_origin(self) -> tuple[float, float]:
        """The top left corner of cell a1, from that of the slip."""
        gaps = self.spare - (_MORE_HEAD + _MORE_FOOT) * self.extra_height
        top = self.pad + self.head + gaps / 2 + (_ABOVE + _BOX) * self.cell_size
        return (self.slip[0] - SIZE * self.cell_size) / 2, top

    def as_data(self) -> dict[str, float]:
        """Return all dimensions for sheets.typ."""
        (wide, high), (left, top) = self.slip, self.grid_origin
        return {
            "width": self.width,
            "height": self.height,
            "columns": self.columns,
            "rows": self.rows,
            "wide": wide,
            "high": high,
            "pad": self.pad,
            "text": self.text_size,
            "cell": self.cell_size,
            "left": left,
            "top": top,
            "box": _BOX * self.cell_size,
            "head": self.head,
            "hint": _HINT * self.text_size,
            "foot": self.foot,
        }
