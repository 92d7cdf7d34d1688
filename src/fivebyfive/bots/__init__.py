"""Computer players behind one protocol, from `random` upwards, and what every one must keep to."""

from .beginner import Beginner
from .casual import Casual
from .conformance import check_bot
from .errors import BotCode, BotError, ConformanceError, LevelError, OwnBotError
from .levels import (
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
from .protocol import Adviser, Aim, Bot, Budget, Position, Weighed
from .unskilled import Unskilled

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
