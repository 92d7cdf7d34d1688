"""Print requests for a class: certificates, the result sheet, a worksheet on the rolls."""

from dataclasses import dataclass, field
from typing import TypeAlias

from fivebyfive.printing.errors import SheetsCode, SheetsError
from fivebyfive.printing.request import MAX_PAGES, Ink, PageSize
from fivebyfive.rules import Player, Record, Result, Sheet
from fivebyfive.rules.record import check_player
from fivebyfive.rules.text import normalize_name
from fivebyfive.words import Language


@dataclass(frozen=True, kw_only=True, slots=True)
class Handout:
    """What is printed of a game for those who played it; after its closed rounds."""

    record: Record = field(repr=False)
    language: Language = Language.EN
    paper: PageSize = PageSize.A4
    ink: Ink = Ink.FULL

    def __post_init__(self) -> None:
        """Refuse a game without a closed round."""
        if not self.record.game.rounds:
            raise SheetsError(SheetsCode.NO_MOVES_YET)

    @property
    def front_pages(self) -> int:
        """The number of pages, or nearly: long lists go on."""
        return 1

    def check_pages(self, most: int) -> None:
        """Raise `SheetsError` for too many pages."""
        if self.front_pages > most:
            raise SheetsError(SheetsCode.TOO_MANY_SHEETS, given=self.front_pages, most=most)


@dataclass(frozen=True, kw_only=True, slots=True)
class Certificates(Handout):
    """A certificate for each person who has played, or for one of those with a sheet, by name."""

    name: str | None = None

    def __post_init__(self) -> None:
        """Refuse a name that nobody has, and too many pages."""
        super(Certificates, self).__post_init__()
        if not self.people and self.name is None:
            raise SheetsError(SheetsCode.NOBODY_MOVED)
        if not self.people:
            raise SheetsError(SheetsCode.NOBODY_CALLED, name=self.name or "")
        self.check_pages(MAX_PAGES)

    @property
    def people(self) -> list[Result]:
        """Whose certificates are printed, in the order of their seats; no computer players.

        Who never moved, so that a computer made every round, has one only if it is asked for.
        """
        people = [
            result
            for result in self.record.results()
            if result.player.bot is None and result.score is not None
        ]
        if self.name is None:
            rounds = len(self.record.game.rounds)
            return [one for one in people if one.computer_rounds < rounds]
        wanted = normalize_name(self.name)
        return [one for one in people if normalize_name(one.player.name) == wanted]

    @property
    def front_pages(self) -> int:
        """One for each."""
        return len(self.people)


@dataclass(frozen=True, kw_only=True, slots=True)
class ResultSheet(Handout):
    """Ranking, teams, mean and rolls of a game, on one page or more."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Worksheet(Handout):
    """The chances of two dice, from the rolls of a game: tables, questions, solutions."""


@dataclass(frozen=True, kw_only=True, slots=True)
class PaperResults:
    """The ranking of paper sheets that were scored together, and the sheets themselves."""

    game: str
    sheets: tuple[tuple[str, Sheet], ...] = field(repr=False)  # with the names on them
    language: Language = Language.EN
    paper: PageSize = PageSize.A4
    ink: Ink = Ink.FULL

    def __post_init__(self) -> None:
        """Refuse names that cannot be printed; two may have the same."""
        for name, _ in self.sheets:
            check_player(Player(name))

    def check_pages(self, most: int) -> None:
        """Raise `SheetsError` for too many pages; twelve sheets fit on one, behind the ranking."""
        pages = 1 + len(self.sheets) // 12
        if pages > most:
            raise SheetsError(SheetsCode.TOO_MANY_SHEETS, given=pages, most=most)


HandoutRequest: TypeAlias = Certificates | ResultSheet | Worksheet | PaperResults
