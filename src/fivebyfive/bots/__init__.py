"""Computer players behind one protocol, from `random` upwards, and what every one must keep to."""

from fivebyfive.bots.beginner import Beginner
from fivebyfive.bots.casual import Casual
from fivebyfive.bots.conformance import check_bot
from fivebyfive.bots.errors import BotCode, BotError, ConformanceError, LevelError, OwnBotError
from fivebyfive.bots.levels import (
    COACH,
    LEVELS,
    STRONG,
    bot_label,
    check_level,
    find_adviser,
    find_bot,
    find_level,
    split_aim,
)
from fivebyfive.bots.protocol import Adviser, Aim, Bot, Budget, Position, Weighed
from fivebyfive.bots.unskilled import Unskilled

__all__ = [
    "COACH",
    "LEVELS",
    "STRONG",
    "Adviser",
    "Aim",
    "Beginner",
    "Bot",
    "BotCode",
    "BotError",
    "Budget",
    "Casual",
    "ConformanceError",
    "LevelError",
    "OwnBotError",
    "Position",
    "Unskilled",
    "Weighed",
    "bot_label",
    "check_bot",
    "check_level",
    "find_adviser",
    "find_bot",
    "find_level",
    "split_aim",
]
