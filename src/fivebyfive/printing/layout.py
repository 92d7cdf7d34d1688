"""How slips lie on a page, and what lies where on a slip. Everything in millimetres.

A page is cut into equal slips along straight lines, so that A4 gives two A5 or four A6 and nothing
is thrown away. That is the same from behind: a back fits its front however it is turned.

    +---------------------------+
    | head: game, name, date    |
    |  box  a b c d e  box      |   white boxes of the diagonals and columns
    |     +-----------+         |
    |   1 |           | box     |   row numbers, cells, white boxes of the rows
    |     +-----------+         |
    | in a sentence what is what|
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
# Columns and rows of slips on a page, and whether it lies on its side.
_SLIP_GRIDS: Final = {1: (1, 1, False), 2: (2, 1, True), 4: (2, 2, False), 6: (3, 2, True)}

_BOX: Final = 0.9  # of a cell: the strips of white boxes above, and at both sides
_ABOVE: Final = 0.3  # of a cell: room for the mark of what counts double
_LETTERS: Final = 0.35  # of a cell: the strip with a-e below
_WIDE: Final = SIZE + 2 * _BOX
_HIGH: Final = SIZE + _ABOVE + _BOX + _LETTERS
# In sizes of text:
_HEAD: Final = 2.9
_HINT: Final = 1.7  # the sentence below the grid
_FOOT: Final = 6.6
_REST: Final = _HEAD + _HINT + _FOOT
_GAP: Final = 0.5
# What a long slip leaves over: shares of it make the head and the foot larger, up to a limit.
_MORE_HEAD, _MORE_FOOT, _MOST_MORE = 0.15, 0.5, 0.5
_LEAST_TEXT, _MOST_TEXT = 2.1, 5.4


@dataclass(frozen=True, slots=True)
class Layout:
    """A page of slips and the measures of each."""

    width: float
    height: float
    columns: int
    rows: int

    @classmethod
    def of(cls, paper: PageSize, per_page: int) -> "Layout":
        """The page for so many slips."""
        columns, rows, on_its_side = _SLIP_GRIDS[per_page]
        short, long = PAGE_SIZES[paper]
        return cls(*((long, short) if on_its_side else (short, long)), columns, rows)

    @property
    def slip(self) -> tuple[float, float]:
        """How wide and high a slip is."""
        return self.width / self.columns, self.height / self.rows

    @property
    def pad(self) -> float:
        """The margin of a slip: no printer reaches the edge of the paper."""
        return max(5.0, 0.07 * min(self.slip))

    @property
    def inner(self) -> tuple[float, float]:
        """How wide and high a slip is between its margins."""
        wide, high = self.slip
        return wide - 2 * self.pad, high - 2 * self.pad

    @property
    def text_size(self) -> float:
        """The size of text that still leaves the grid the most of the room."""
        wide, high = self.inner
        return max(_LEAST_TEXT, min(_MOST_TEXT, wide / 32, high / 32))

    @property
    def cell_size(self) -> float:
        """The side of a cell."""
        wide, high = self.inner
        return min(wide / _WIDE, (high - (_REST + 2 * _GAP) * self.text_size) / _HIGH)

    @property
    def spare(self) -> float:
        """How much higher the slip is than what it has to hold."""
        return self.inner[1] - _REST * self.text_size - _HIGH * self.cell_size

    @property
    def extra_height(self) -> float:
        """The part of it that the head and the foot share."""
        return min(self.spare, _MOST_MORE * _REST * self.text_size)

    @property
    def head(self) -> float:
        """How high the head is."""
        return _HEAD * self.text_size + _MORE_HEAD * self.extra_height

    @property
    def foot(self) -> float:
        """How high the foot is."""
        return _FOOT * self.text_size + _MORE_FOOT * self.extra_height

    @property
    def grid_origin(self) -> tuple[float, float]:
        """Where the cell a1 begins, from the corner of the slip."""
        gaps = self.spare - (_MORE_HEAD + _MORE_FOOT) * self.extra_height
        top = self.pad + self.head + gaps / 2 + (_ABOVE + _BOX) * self.cell_size
        return (self.slip[0] - SIZE * self.cell_size) / 2, top

    def as_data(self) -> dict[str, float]:
        """All measures, for the drawing."""
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
