"""What cannot be printed, by stable codes; the message is `error-<code>`."""

from enum import StrEnum

from fivebyfive.rules import CodedError


class SheetsCode(StrEnum):
    """Why there are no sheets."""

    BAD_PER_PAGE = "bad-per-page"
    BAD_PAGES = "bad-pages"
    TOO_MANY_SHEETS = "too-many-sheets"
    NO_MOVES_YET = "no-moves-yet"

    # the command
    GAME_OR_RECORD = "game-or-record"
    NOT_WITH_RECORD = "not-with-record"
    PDF_TO_TERMINAL = "pdf-to-terminal"


class SheetsError(CodedError[SheetsCode]):
    """A wish that no sheets can be printed for."""
