"""Errors of printing, with stable codes."""

from enum import StrEnum

from fivebyfive.rules import CodedError


class SheetsCode(StrEnum):
    """Why nothing can be printed; the message is `error-<code>`."""

    BAD_PER_PAGE = "bad-per-page"
    BAD_PAGES = "bad-pages"
    TOO_MANY_SHEETS = "too-many-sheets"
    NO_MOVES_YET = "no-moves-yet"
    NOBODY_CALLED = "nobody-called"
    NOBODY_MOVED = "nobody-moved"

    # of `fivebyfive sheets` only
    GAME_OR_RECORD = "game-or-record"
    NOT_WITH_RECORD = "not-with-record"
    PDF_TO_TERMINAL = "pdf-to-terminal"


class SheetsError(CodedError[SheetsCode]):
    """A print request that cannot be carried out."""
