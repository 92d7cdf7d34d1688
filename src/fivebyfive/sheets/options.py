"""What can be wished for when sheets are printed. A wish that exists can be printed."""

from dataclasses import dataclass, field
from enum import StrEnum
from math import ceil
from typing import Final

from fivebyfive.rules import GAMES, Code, GameError, Player, Record
from fivebyfive.rules.record import check_player, name_key
from fivebyfive.words import Language

from .errors import SheetsCode, SheetsError

PER_PAGE: Final = (1, 2, 4, 6)
MOST_PAGES: Final = 500  # sides of paper


class Paper(StrEnum):
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
class Look:
    """What empty and filled sheets have in common."""

    language: Language = Language.EN
    per_page: int = 1
    paper: Paper = Paper.A4
    ink: Ink = Ink.FULL

    def __post_init__(self) -> None:
        """Refuse what no page has room for."""
        if self.per_page not in PER_PAGE:
            allowed = ", ".join(map(str, PER_PAGE))
            raise SheetsError(SheetsCode.BAD_PER_PAGE, given=self.per_page, allowed=allowed)


@dataclass(frozen=True, kw_only=True, slots=True)
class BlankSheets(Look):
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
            raise GameError(Code.UNKNOWN_GAME, game=self.game, games=", ".join(GAMES))
        taken: set[str] = set()
        for name in self.names:
            check_player(Player(name), taken)
            taken.add(name_key(name))
        if not 1 <= self.fronts <= MOST_PAGES:
            raise SheetsError(SheetsCode.BAD_PAGES, given=self.fronts, most=MOST_PAGES)

    @property
    def fronts(self) -> int:
        """The pages with sheets on them; with rules each has a back."""
        if self.pages is not None:
            return self.pages
        return max(1, ceil(len(self.names) / self.per_page))


@dataclass(frozen=True, kw_only=True, slots=True)
class FilledSheets(Look):
    """The sheets of a game, one a seat, as the closed rounds left them."""

    record: Record = field(repr=False)

    def __post_init__(self) -> None:
        """Refuse a game that left nothing to look at, and one with too many seats for paper."""
        super(FilledSheets, self).__post_init__()
        if not self.record.game.rounds:
            raise SheetsError(SheetsCode.NO_MOVES_YET)
        seats = len(self.record.players) + len(self.record.papers)
        if seats > MOST_PAGES * self.per_page:
            raise SheetsError(SheetsCode.TOO_MANY_SHEETS, seats=seats, most=MOST_PAGES)
