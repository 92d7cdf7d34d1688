"""What goes wrong with computer players, by stable codes.

BotError
 |- LevelError         a name that no level has
 `- ConformanceError   a bot that breaks the protocol; has the record of the game it happened in
"""

from enum import StrEnum

from ..rules import CodedError


class BotCode(StrEnum):
    """What was wrong; the message is `error-<code>` as for the rules' own codes."""

    UNKNOWN_LEVEL = "unknown-level"

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


class ConformanceError(BotError):
    """A bot that breaks the protocol. `record` is the game with the open round it broke in."""

    record: str = ""  # the text of a `.5x5` file
