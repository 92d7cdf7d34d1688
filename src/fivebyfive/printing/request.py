"""What can be wished for when sheets are printed. A wish that exists can be printed."""

from dataclasses import dataclass, field, replace
from enum import StrEnum
from math import ceil
from typing import Final, TypeAlias

from fivebyfive.printing.errors import SheetsCode, SheetsError
from fivebyfive.rules import GAMES, GameError, Player, Record, RulesCode
from fivebyfive.rules.record import check_player
from fivebyfive.words import Language

PER_PAGE: Final = (1, 2, 4, 6)
MAX_PAGES: Final = 500  # sides of paper


class PageSize(StrEnum):
    """The sizes of paper."""

    A4 = "a4"
    LETTER = "letter"
    A5 = "a5"


class Ink(StrEnum):
    """How much of it: tints and colours, thin coloured lines alone, or black and grey."""

    FULL = "full"
    LIGHT = "light"
    MONO = "mono"


@dataclass(frozen=True, kw_only=True, slots=True)
class PageOptions:
    """What empty and filled sheets have in common."""

    language: Language = Language.EN
    per_page: int = 1
    paper: PageSize = PageSize.A4
    ink: Ink = Ink.FULL

    def __post_init__(self) -> None:
        """Refuse what no page has room for."""
        if self.per_page not in PER_PAGE:
            allowed = ", ".join(map(str, PER_PAGE))
            raise SheetsError(SheetsCode.BAD_PER_PAGE, given=self.per_page, allowed=allowed)


@dataclass(frozen=True, kw_only=True, slots=True)
class BlankSheets(PageOptions):
    """Empty sheets of a game. The names go round until the pages are full."""

    game: str
    per_page: int = 4
    pages: int | None = None  # None: as many as it takes for every name once
    names: tuple[str, ...] = ()
    rules: bool = False  # on the back of each

    def __post_init__(self) -> None:
        """Refuse what cannot be printed."""
        super(BlankSheets, self).__post_init__()
        if self.game not in GAMES:
            raise GameError(RulesCode.UNKNOWN_GAME, game=self.game, games=", ".join(GAMES))
        for name in self.names:
            check_player(Player(name))  # two may have the same: paper has room for both
        self.check_pages(MAX_PAGES)

    @property
    def front_pages(self) -> int:
        """The pages with sheets on them; with rules each has a back."""
        if self.pages is not None:
            return self.pages
        return max(1, ceil(len(self.names) / self.per_page))

    @property
    def names_left(self) -> int:
        """How many names find no sheet on so few pages."""
        return max(0, len(self.names) - self.front_pages * self.per_page)

    def first_page(self, with_back: bool) -> "BlankSheets":
        """The first page alone, to be looked at."""
        return replace(self, pages=1, rules=with_back)

    def check_pages(self, most: int) -> None:
        """Refuse none and too many. Raises `SheetsError`."""
        if not 1 <= self.front_pages <= most:
            raise SheetsError(SheetsCode.BAD_PAGES, given=self.front_pages, most=most)


@dataclass(frozen=True, kw_only=True, slots=True)
class FilledSheets(PageOptions):
    """The sheets of a game, one a seat, as the closed rounds left them."""

    record: Record = field(repr=False)

    def __post_init__(self) -> None:
        """Refuse a game that left nothing to look at, and one with too many seats for paper."""
        super(FilledSheets, self).__post_init__()
        if not self.record.game.rounds:
            raise SheetsError(SheetsCode.NO_MOVES_YET)
        self.check_pages(MAX_PAGES)

    @property
    def front_pages(self) -> int:
        """The pages of it."""
        return ceil(count_sheets(self.record) / self.per_page)

    def check_pages(self, most: int) -> None:
        """Refuse too many. Raises `SheetsError`."""
        if self.front_pages > most:
            raise SheetsError(SheetsCode.TOO_MANY_SHEETS, given=self.front_pages, most=most)


PrintRequest: TypeAlias = BlankSheets | FilledSheets


def split_names(text: str) -> tuple[str, ...]:
    """Names with commas in between, as people type them."""
    return tuple(filter(None, (name.strip() for name in text.split(","))))


def count_sheets(record: Record) -> int:
    """How many sheets there are of a game; one of paper only if it was copied."""
    return len(record.players) + sum(paper.sheet is not None for paper in record.papers)


def choose_per_page(record: Record) -> int:
    """How many sheets of a game go on a page where nobody says: all of them, if they are few."""
    return next((slips for slips in PER_PAGE if slips >= count_sheets(record)), PER_PAGE[-1])
