"""Coded errors: the base class of the errors of all packages, and the errors of the rules.

CodedError            every package derives its own from it, with codes of its own
 `- RulesError
     |- MoveError     a move that is not allowed on a sheet, or cannot be read
     |- GameError     a call that the state of a game does not allow
     `- RecordError   a text that is no record; has the line, the seat, the valid rounds before

The rules have no sentences for people: `words/` makes one of a code and its facts, by the Fluent
message `error-<code>` with the facts as its variables.
"""

from enum import StrEnum
from typing import Any, Generic, TypeAlias, TypeVar

Fact: TypeAlias = str | int
AnyCode = TypeVar("AnyCode", bound=StrEnum)


class RulesCode(StrEnum):
    """What was wrong. The values are stable: programs may rely on them."""

    # moves
    BAD_ROLL = "bad-roll"
    ROLL_MISSING = "roll-missing"
    BAD_MOVE = "bad-move"
    BAD_SHEET = "bad-sheet"
    BAD_SHEET_LINES = "bad-sheet-lines"
    BAD_SHEET_LINE = "bad-sheet-line"
    SHEET_FULL = "sheet-full"
    CELL_TAKEN = "cell-taken"
    CELL_FREE = "cell-free"
    NOT_EQUAL = "not-equal"
    ALREADY_CIRCLED = "already-circled"
    NO_CIRCLES_HERE = "no-circles-here"
    MUST_MOVE = "must-move"
    FREE_NOT_OWED = "free-not-owed"
    FREE_LINE_TWICE = "free-line-twice"
    FREE_MISSING = "free-missing"
    FREE_COUNT = "free-count"
    FREE_NOT_ON_LINE = "free-not-on-line"

    # games
    UNKNOWN_GAME = "unknown-game"
    NO_SEATS = "no-seats"
    UNKNOWN_SEAT = "unknown-seat"
    NO_ROLL = "no-roll"
    ROUND_OPEN = "round-open"
    ROUND_NOT_COMPLETE = "round-not-complete"
    GAME_OVER = "game-over"
    NO_LATECOMERS = "no-latecomers"
    NOT_ENDED_BY_FULL = "not-ended-by-full"

    # records
    NOT_UTF8 = "not-utf8"
    EMPTY_RECORD = "empty-record"
    BAD_LINE = "bad-line"
    BAD_HEADER = "bad-header"
    BAD_COMMENT = "bad-comment"
    HEADER_TWICE = "header-twice"
    HEADER_TOO_LATE = "header-too-late"
    GAME_MISSING = "game-missing"
    SEATS_MISSING = "seats-missing"
    BAD_NAME = "bad-name"
    NAME_TAKEN = "name-taken"
    BAD_LEVEL = "bad-level"
    BAD_PAPER = "bad-paper"
    BAD_FULL = "bad-full"
    BAD_ROUND_NUMBER = "bad-round-number"
    TOO_MANY_MOVES = "too-many-moves"


class CodedError(Exception, Generic[AnyCode]):
    """A stable code, and the facts its sentence needs."""

    def __init__(self, code: AnyCode, **facts: Fact) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle support: an error from another process keeps its facts and attributes."""
        return _rebuild_error, (type(self), self.code, self.facts), self.__dict__

    def __str__(self) -> str:
        facts = ", ".join(f"{key}={value}" for key, value in self.facts.items())
        return f"{self.code} ({facts})" if facts else str(self.code)


class RulesError(CodedError[RulesCode]):
    """An error of the rules."""


class MoveError(RulesError):
    """A move that is not allowed on a sheet, or cannot be read."""


class GameError(RulesError):
    """A call that the state of a game does not allow."""


def _rebuild_error(
    kind: type[CodedError[Any]], code: StrEnum, facts: dict[str, Fact]
) -> CodedError[Any]:
    return kind(code, **facts)
