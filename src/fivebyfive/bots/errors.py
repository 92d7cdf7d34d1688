"""Errors of computer players, by stable codes.

BotError
 |- LevelError         a name that no level has
 |- BotLoadError       a player in a file that cannot be loaded
 `- ConformanceError   a bot that breaks the protocol; has the record of the game it happened in
"""

from enum import StrEnum

from fivebyfive.rules import CodedError


class BotCode(StrEnum):
    """What was wrong; the message is `error-<code>` as for the rules' own codes."""

    UNKNOWN_LEVEL = "unknown-level"
    CANNOT_ADVISE = "level-cannot-advise"

    # a player loaded from a file
    CLASS_MISSING = "bot-class-missing"
    FILE_NOT_FOUND = "bot-file-not-found"
    NOT_IMPORTED = "bot-not-imported"
    NO_SUCH_CLASS = "bot-no-such-class"
    NOT_MADE = "bot-not-made"
    NO_CHOOSE = "bot-no-choose"

    # a bot that breaks the protocol
    CRASHED = "bot-crashed"
    NOT_A_MOVE = "bot-not-a-move"
    ILLEGAL_MOVE = "bot-illegal-move"
    NOT_REPRODUCIBLE = "bot-not-reproducible"
    CHANGES_POSITION = "bot-changes-position"
    SPOILS_CHANCE = "bot-spoils-chance"


class BotError(CodedError[BotCode]):
    """A stable code, and the facts its sentence needs."""


class LevelError(BotError):
    """A name that no level has."""


class BotLoadError(BotError):
    """A player in a file that cannot be loaded."""


class ConformanceError(BotError):
    """A bot that breaks the protocol. `record` is the game with the open round it broke in."""

    record: str = ""  # the text of a `.5x5` file
