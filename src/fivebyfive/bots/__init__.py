"""Computer players behind one protocol, from `random` upwards, and what every one must keep to."""

from .beginner import Beginner
from .casual import Casual
from .conformance import check_bot
from .errors import BotCode, BotError, ConformanceError, LevelError
from .levels import LEVELS, find_bot
from .protocol import Bot, Budget, Position
from .unskilled import Unskilled

__all__ = [
    "LEVELS",
    "Beginner",
    "Bot",
    "BotCode",
    "BotError",
    "Budget",
    "Casual",
    "ConformanceError",
    "LevelError",
    "Position",
    "Unskilled",
    "check_bot",
    "find_bot",
]
