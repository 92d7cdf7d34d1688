"""Print requests. They are valid by construction: one that exists can be printed."""

from dataclasses import dataclass, field, replace
from enum import StrEnum
from math import ceil
from typing import Final, TypeAlias

from fivebyfive.printing.errors import SheetsCode, SheetsError
from fivebyfive.rules import GAMES, GameError, Player, Record, RulesCode
from fivebyfive.rules.record import check_player
from fivebyfive.words import Language

PER_PAGE: Final = (1, 2, 4, 6)  # slips
MAX_PAGES: Final = 500  # without the backs; chosen, not measured


class PageSize(StrEnum):
    """Paper sizes."""

    A4 = "a4"
    LETTER = "letter"
    A5 = "a5"


class Ink(StrEnum):
    """How much ink: colours and tints, thin coloured lines without tints, or black and grey."""

    FULL = "full"
    LIGHT = "light"
    MONO = "mono"


@dataclass(frozen=True, kw_only=True, slots=True)
class PageOptions:
    """The options of both kinds of requests."""

    language: Language = Language.EN
    per_page: int = 1
    paper: PageSize = PageSize.A4
    ink: Ink = Ink.FULL

    def __post_init__(self) -> None:
        """Refuse a number of slips that no page is cut into."""
        if self.per_page not in PER_PAGE:
            allowed = ", ".join(map(str, PER_PAGE))
            raise SheetsError(SheetsCode.BAD_PER_PAGE, given=self.per_page, allowed=allowed)


@dataclass(frozen=True, kw_only=True, slots=True)
class BlankSheets(PageOptions):
    """Empty sheets of a game. The names are repeated until the pages are full."""

    game: str
    per_page: int = 4
    pages: int | None = None  # None: as many as needed to print every name once
    names: tuple[str, ...] = ()
    rules: bool = False  # print the rules on the back of each page

    def __post_init__(self) -> None:
        """Refuse what cannot be printed."""
        super(BlankSheets, self).__post_init__()
        if self.game not in GAMES:
            raise GameError(RulesCode.UNKNOWN_GAME, game=self.game, games=", ".join(GAMES))
        for name in self.names:
            check_player(Player(name))  # unlike at a table, two may have the same name
        self.check_pages(MAX_PAGES)

    @property
    def front_pages(self) -> int:
        """The number of pages with sheets on them; with rules each has a back as well."""
        if self.pages is not None:
            return self.pages
        return max(1, ceil(len(self.names) / self.per_page))

    @property
    def names_left(self) -> int:
        """The number of names for which there are too few pages."""
        return max(0, len(self.names) - self.front_pages * self.per_page)

    def first_page(self, with_back: bool) -> "BlankSheets":
        """Return the same request for the first page alone, as a preview."""
        return replace(self, pages=1, rules=with_back)

    def check_pages(self, most: int) -> None:
        """Raise `SheetsError` for no pages and for too many."""
        if not 1 <= self.front_pages <= most:
            raise SheetsError(SheetsCode.BAD_PAGES, given=self.front_pages, most=most)


@dataclass(frozen=True, kw_only=True, slots=True)
class FilledSheets(PageOptions):
    """The filled sheets of a game, one per seat, after its closed rounds."""

    record: Record = field(repr=False)

    def __post_init__(self) -> None:
        """Refuse a game without a closed round, and one with too many sheets."""
        super(FilledSheets, self).__post_init__()
        if not self.record.game.rounds:
            raise SheetsError(SheetsCode.NO_MOVES_YET)
        self.check_pages(MAX_PAGES)

    @property
    def front_pages(self) -> int:
        """The number of pages."""
        return ceil(count_sheets(self.record) / self.per_page)

    def check_pages(self, most: int) -> None:
        """Raise `SheetsError` for too many pages."""
        if self.front_pages > most:
            raise SheetsError(SheetsCode.TOO_MANY_SHEETS, given=self.front_pages, most=most)


SheetRequest: TypeAlias = BlankSheets | FilledSheets


def split_names(text: str) -> tuple[str, ...]:
    """Split a list of names at its commas; empty names are left out."""
    return tuple(filter(None, (name.strip() for name in text.split(","))))


def count_sheets(record: Record) -> int:
    """Count the sheets of a game; a paper player's sheet only if it was transcribed."""
    return len(record.players) + sum(paper.sheet is not None for paper in record.papers)


def choose_per_page(record: Record) -> int:
    """Return the default number of slips on a page: enough for all sheets, if they are few."""
    return next((slips for slips in PER_PAGE if slips >= count_sheets(record)), PER_PAGE[-1])
